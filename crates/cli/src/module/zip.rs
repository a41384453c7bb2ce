//! ZIP archives of text files: always the same for the same files, and read within bounds, since strangers make them.

use ::zip::read::ZipArchive;
use ::zip::result::ZipError;
use ::zip::write::{SimpleFileOptions, ZipWriter};
use ::zip::{CompressionMethod, DateTime};
use anyhow::{Context, Result, anyhow, bail};
use std::io::{Cursor, Read, Write};

/// The most bytes of an archive, and of all its files together.
pub(super) const MOST_BYTES: usize = 4 << 20;
/// The most files of an archive.
const MOST_FILES: usize = 1000;

/// An archive of these files, each with its name. It is not compressed, and does not depend on when it is made.
///
/// # Errors
/// When there are too many files or bytes.
pub(super) fn written(files: &[(String, Vec<u8>)]) -> Result<Vec<u8>> {
    let all: usize = files.iter().map(|(_, bytes)| bytes.len()).sum();
    if files.len() > MOST_FILES || all > MOST_BYTES {
        bail!("{} files with {all} bytes: expected at most {MOST_FILES} with {MOST_BYTES}", files.len());
    }
    let plain = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    let options = plain.last_modified_time(DateTime::DEFAULT);
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        archive.start_file(name.as_str(), options)?;
        archive.write_all(bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}

/// The files of an archive, each with its name; folders are left out.
///
/// # Errors
/// When it is no archive, is damaged, encrypted, or too large.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<(String, Vec<u8>)>> {
    let no_archive = || anyhow!("is no ZIP archive, or a damaged one");
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| no_archive())?;
    if archive.len() > MOST_FILES {
        bail!("has {} files: expected at most {MOST_FILES}", archive.len());
    }
    let (mut files, mut left) = (Vec::new(), MOST_BYTES);
    for at in 0..archive.len() {
        let name = archive.name_for_index(at).and_then(Result::ok).ok_or_else(no_archive)?.replace('\\', "/");
        if name.ends_with('/') {
            continue;
        }
        let text = content(&mut archive, at, left).with_context(|| name.clone())?;
        left -= text.len();
        files.push((name, text));
    }
    Ok(files)
}

/// A file of an archive, of at most so many bytes.
fn content(archive: &mut ZipArchive<Cursor<&[u8]>>, at: usize, most: usize) -> Result<Vec<u8>> {
    let file = archive.by_index(at).map_err(|error| match error {
        ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) => {
            anyhow!("is encrypted: expected an archive without a password")
        }
        ZipError::UnsupportedArchive(_) => {
            anyhow!("is compressed in a way that is unknown here: expected an ordinary ZIP archive")
        }
        _ => anyhow!("is damaged"),
    })?;
    // Whatever size it announces, no more is unpacked than there is room for.
    let mut text = Vec::new();
    file.take(most as u64 + 1).read_to_end(&mut text).map_err(|_| anyhow!("is damaged"))?;
    if text.len() > most {
        bail!("is too large: expected at most {MOST_BYTES} bytes in all");
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What Python's `zipfile` writes for the file `a/b.yaml` with eight times "id: x", deflated.
    const DEFLATED: &str = "504b0304140000000800000021009ffe4e220b0000003000000008000000612f622e79616d6ccb4cb152a8e0ca249a0400504b01021403140000000800000021009ffe4e220b00000030000000080000000000000000000000800100000000612f622e79616d6c504b0506000000000100010036000000310000000000";

    fn files() -> Vec<(String, Vec<u8>)> {
        vec![("a/b.yaml".to_owned(), b"id: x\n".repeat(8)), ("a/words/en.ftl".to_owned(), b"x = \xc3\xa9\n".to_vec())]
    }

    #[test]
    fn what_is_written_is_read() {
        let archive = written(&files()).expect("an archive");
        assert_eq!(read(&archive).expect("files"), files());
        assert_eq!(written(&files()).expect("an archive"), archive);
    }

    #[test]
    fn an_archive_of_another_program_is_read() {
        let bytes: Vec<u8> = (0..DEFLATED.len() / 2)
            .map(|n| u8::from_str_radix(&DEFLATED[2 * n..2 * n + 2], 16).expect("a byte"))
            .collect();
        assert_eq!(read(&bytes).expect("files"), files()[..1]);
    }

    #[test]
    fn damage_is_an_error_and_never_a_panic() {
        let archive = written(&files()).expect("an archive");
        for at in 0..archive.len() {
            let mut damaged = archive.clone();
            damaged[at] ^= 0x55;
            _ = read(&damaged);
            _ = read(&archive[..at]);
        }
        let at = archive.windows(5).position(|window| window == b"id: x").expect("the text");
        let mut damaged = archive.clone();
        damaged[at] = b'j';
        assert!(read(&damaged).is_err_and(|error| format!("{error:#}").contains("is damaged")));
        assert!(read(b"PK").is_err());
    }

    #[test]
    fn no_more_is_unpacked_than_there_is_room_for() {
        let mut bomb = ZipWriter::new(Cursor::new(Vec::new()));
        let deflated = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        bomb.start_file("a", deflated).expect("a file");
        bomb.write_all(&vec![b' '; MOST_BYTES + 1]).expect("a long file");
        let bomb = bomb.finish().expect("an archive").into_inner();
        assert!(bomb.len() < MOST_BYTES / 100, "{} bytes", bomb.len());
        assert!(read(&bomb).is_err_and(|error| format!("{error:#}").contains("is too large")));
        let many = (0..=MOST_FILES).map(|n| (n.to_string(), Vec::new())).collect::<Vec<_>>();
        assert!(written(&many).is_err());
    }
}
