//! Text files that people have written with an editor of theirs.

use anyhow::{Context, Result, bail};
use std::path::Path;

/// The byte order marks of UTF-16.
const UTF_16: [[u8; 2]; 2] = [[0xff, 0xfe], [0xfe, 0xff]];

/// A file that is no UTF-8.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct NotUtf8 {
    /// The line of the first byte that is none, from 1; none for UTF-16, which is none from the beginning.
    pub line: Option<u32>,
    /// The text in the encoding that it probably has.
    pub text: String,
}

/// Reads a text file, without the byte order mark that some editors put at the beginning.
///
/// # Errors
/// When it cannot be read, or is not UTF-8: with the line.
pub(crate) fn read(path: &Path) -> Result<String> {
    let shown = path.display();
    match read_any(path)? {
        Ok(text) => Ok(text),
        Err(NotUtf8 { line: None, .. }) => bail!("{shown} is in UTF-16: expected UTF-8"),
        Err(NotUtf8 { line: Some(line), .. }) => bail!("{shown}, line {line}: expected UTF-8"),
    }
}

/// Reads a text file in any encoding, without the byte order mark.
///
/// # Errors
/// When it cannot be read.
pub(crate) fn read_any(path: &Path) -> Result<Result<String, NotUtf8>> {
    Ok(decoded(std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?))
}

/// The text of a file, without the byte order mark.
pub(crate) fn decoded(bytes: Vec<u8>) -> Result<String, NotUtf8> {
    if let Some(mark) = UTF_16.iter().find(|mark| bytes.starts_with(*mark)) {
        let unit = |pair: &[u8]| match (pair, mark[0]) {
            ([one, other], 0xff) => u16::from_le_bytes([*one, *other]),
            ([one, other], _) => u16::from_be_bytes([*one, *other]),
            _ => 0xfffd,
        };
        let units: Vec<u16> = bytes[2..].chunks(2).map(unit).collect();
        return Err(NotUtf8 { line: None, text: String::from_utf16_lossy(&units) });
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)),
        Err(error) => {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
            // In Latin-1 each byte is the letter of that number.
            let text = error.as_bytes().iter().map(|byte| char::from(*byte)).collect();
            Err(NotUtf8 { line: Some(u32::try_from(line).unwrap_or(u32::MAX)), text })
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
        let latin = decoded(b"a\nn\xe9e".to_vec()).expect_err("Latin-1");
        assert_eq!((latin.line, latin.text.as_str()), (Some(2), "a\nn\u{e9}e"));
        assert_eq!(decoded(b"\xff\xfea\0".to_vec()).expect_err("UTF-16").text, "a");
        std::fs::remove_file(&path).expect("the file can go");
        assert!(read(&path).is_err_and(|error| error.to_string().starts_with("cannot read")));
    }
}
