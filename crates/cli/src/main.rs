//! The program `darkrock`; everything is in the library, where tests reach it.

fn main() -> std::process::ExitCode {
    darkrock::main()
}
