//! Text files that people have written with an editor of theirs.

use anyhow::{Context, Result, bail};
use std::path::Path;

/// The byte order marks of UTF-16.
const UTF_16: [[u8; 2]; 2] = [[0xff, 0xfe], [0xfe, 0xff]];

/// Reads a text file, without the byte order mark that some editors put at the beginning.
///
/// # Errors
/// When it cannot be read, or is not UTF-8: with the line.
pub(crate) fn read(path: &Path) -> Result<String> {
    let shown = path.display();
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {shown}"))?;
    if UTF_16.iter().any(|mark| bytes.starts_with(mark)) {
        bail!("{shown} is in UTF-16: expected UTF-8");
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)),
        Err(error) => {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
            bail!("{shown}, line {line}: expected UTF-8")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_of_an_editor_is_no_text() {
        let path = std::env::temp_dir().join(format!("darkrock-text-{}", std::process::id()));
        let told = |bytes: &[u8]| {
            std::fs::write(&path, bytes).expect("a file");
            read(&path).map_err(|error| error.to_string())
        };
        assert_eq!(told("\u{feff}players: 2\r\n".as_bytes()).as_deref(), Ok("players: 2\r\n"));
        assert!(told(b"a\nb\xff").is_err_and(|error| error.ends_with("line 2: expected UTF-8")));
        assert!(told(b"\xff\xfea\0").is_err_and(|error| error.ends_with("is in UTF-16: expected UTF-8")));
        std::fs::remove_file(&path).expect("the file can go");
        assert!(read(&path).is_err_and(|error| error.to_string().starts_with("cannot read")));
    }
}
