//! Tells the compiler what the program is made of besides its sources.

fn main() {
    // A new migration changes the program, which the compiler does not see by itself.
    println!("cargo:rerun-if-changed=migrations");
}
