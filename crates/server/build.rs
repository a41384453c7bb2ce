fn main() {
    // A new migration changes the program, which the compiler does not see by itself.
    println!("cargo:rerun-if-changed=migrations");
}
