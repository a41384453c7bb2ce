//! The client's types match those of the wire format.

use std::path::Path;

#[test]
fn the_types_of_the_client_are_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire.ts");
    let types = darkrock_server::wire::typescript::types();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&file, &types).expect("the file can be written");
    }
    let written = std::fs::read_to_string(&file).expect("web/src/lib/wire.ts is there");
    assert_eq!(written, types, "out of date: run with UPDATE_TYPES=1");
}
