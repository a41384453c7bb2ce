//! The darkrock command.
fn main() {}
