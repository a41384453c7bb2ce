//! ZIP archives of text files: written without compression and always the same, read as any program writes them.

use anyhow::{Context, Result, anyhow, bail};
use flate2::Crc;
use flate2::read::DeflateDecoder;
use std::io::Read;

/// The most bytes of an archive, and of all its files together.
pub(super) const MOST_BYTES: usize = 4 << 20;
/// The most files of an archive.
const MOST_FILES: usize = 1000;

const LOCAL: u32 = 0x0403_4b50;
const CENTRAL: u32 = 0x0201_4b50;
const END: u32 = 0x0605_4b50;
/// The first of January 1980, the earliest day that the format knows: an archive does not depend on when it was made.
const DAY: u16 = 0x21;
/// The version of the format that a reader needs.
const VERSION: u16 = 20;
/// Names are in UTF-8.
const UTF_8: u16 = 1 << 11;

/// An archive of these files, each with its name.
///
/// # Errors
/// When there are too many files or bytes.
pub(super) fn written(files: &[(String, Vec<u8>)]) -> Result<Vec<u8>> {
    let all: usize = files.iter().map(|(_, bytes)| bytes.len()).sum();
    if files.len() > MOST_FILES || all > MOST_BYTES {
        bail!("{} files with {all} bytes: expected at most {MOST_FILES} with {MOST_BYTES}", files.len());
    }
    let (mut out, mut directory) = (Vec::new(), Vec::new());
    for (name, bytes) in files {
        let offset = u32::try_from(out.len()).context("an archive that is too large")?;
        let mut crc = Crc::new();
        crc.update(bytes);
        let size = u32::try_from(bytes.len()).context("a file that is too large")?;
        let length = u16::try_from(name.len()).context("a name that is too long")?;
        // What a file and its line in the directory have in common: version, flags, method, time, day, sum, sizes, name.
        let mut both = Vec::new();
        [VERSION, UTF_8, 0, 0, DAY].iter().for_each(|n| both.extend(n.to_le_bytes()));
        [crc.sum(), size, size].iter().for_each(|n| both.extend(n.to_le_bytes()));
        [length, 0].iter().for_each(|n| both.extend(n.to_le_bytes()));
        out.extend(LOCAL.to_le_bytes());
        out.extend(&both);
        out.extend(name.as_bytes());
        out.extend(bytes);
        directory.extend(CENTRAL.to_le_bytes());
        directory.extend(VERSION.to_le_bytes());
        directory.extend(both);
        [0_u16; 3].iter().for_each(|n| directory.extend(n.to_le_bytes()));
        [0, offset].iter().for_each(|n| directory.extend(n.to_le_bytes()));
        directory.extend(name.as_bytes());
    }
    let (at, size) = (u32::try_from(out.len())?, u32::try_from(directory.len())?);
    let count = u16::try_from(files.len())?;
    out.extend(directory);
    out.extend(END.to_le_bytes());
    [0, 0, count, count].iter().for_each(|n| out.extend(n.to_le_bytes()));
    [size, at].iter().for_each(|n| out.extend(n.to_le_bytes()));
    out.extend(0_u16.to_le_bytes());
    Ok(out)
}

/// The files of an archive, each with its name; folders are left out.
///
/// # Errors
/// When it is no archive, is damaged, encrypted, or too large.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<(String, Vec<u8>)>> {
    let no_archive = || anyhow!("is no ZIP archive, or a damaged one");
    let end = (0..bytes.len().saturating_sub(21)).rev().take(1 << 16).find(|at| u32_at(bytes, *at) == Some(END));
    let end = end.ok_or_else(no_archive)?;
    let count = u16_at(bytes, end + 10).ok_or_else(no_archive)?;
    let mut at = u32_at(bytes, end + 16).ok_or_else(no_archive)? as usize;
    if usize::from(count) > MOST_FILES {
        bail!("has {count} files: expected at most {MOST_FILES}");
    }
    let (mut files, mut left) = (Vec::new(), MOST_BYTES);
    for _ in 0..count {
        let line = Line::at(bytes, at).ok_or_else(no_archive)?;
        at = line.next;
        if line.name.ends_with('/') {
            continue;
        }
        let text = line.content(bytes, left).with_context(|| line.name.clone())?;
        left -= text.len();
        files.push((line.name, text));
    }
    Ok(files)
}

/// A line of an archive's directory.
struct Line {
    name: String,
    flags: u16,
    method: u16,
    sum: u32,
    packed: usize,
    size: usize,
    /// Where the file is.
    offset: usize,
    /// Where the next line is.
    next: usize,
}

impl Line {
    fn at(bytes: &[u8], at: usize) -> Option<Self> {
        if u32_at(bytes, at)? != CENTRAL {
            return None;
        }
        let short = |offset: usize| u16_at(bytes, at + offset);
        let long = |offset: usize| u32_at(bytes, at + offset);
        let [name, extra, comment] = [short(28)?, short(30)?, short(32)?].map(usize::from);
        let name_bytes = bytes.get(at + 46..at + 46 + name)?;
        Some(Self {
            name: String::from_utf8_lossy(name_bytes).replace('\\', "/"),
            flags: short(8)?,
            method: short(10)?,
            sum: long(16)?,
            packed: long(20)? as usize,
            size: long(24)? as usize,
            offset: long(42)? as usize,
            next: at + 46 + name + extra + comment,
        })
    }

    /// The file itself, of at most so many bytes.
    fn content(&self, bytes: &[u8], most: usize) -> Result<Vec<u8>> {
        if self.flags & 1 != 0 {
            bail!("is encrypted: expected an archive without a password");
        }
        let damaged = || anyhow!("is damaged");
        if u32_at(bytes, self.offset) != Some(LOCAL) {
            return Err(damaged());
        }
        // The lengths of the name and of what follows it may differ from those in the directory.
        let [name, extra] = [26, 28].map(|offset| u16_at(bytes, self.offset + offset).map(usize::from));
        let start = self.offset + 30 + name.ok_or_else(damaged)? + extra.ok_or_else(damaged)?;
        let packed = start.checked_add(self.packed).and_then(|end| bytes.get(start..end)).ok_or_else(damaged)?;
        if self.size > most {
            bail!("is too large: expected at most {MOST_BYTES} bytes in all");
        }
        let mut text = Vec::new();
        match self.method {
            0 => text.extend(packed),
            // No more is unpacked than was announced.
            8 => {
                _ = DeflateDecoder::new(packed)
                    .take(self.size as u64 + 1)
                    .read_to_end(&mut text)
                    .map_err(|_| damaged())?
            }
            _ => bail!("is compressed in a way that is unknown here: expected an ordinary ZIP archive"),
        }
        let mut crc = Crc::new();
        crc.update(&text);
        if text.len() != self.size || crc.sum() != self.sum {
            return Err(damaged());
        }
        Ok(text)
    }
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    let pair = bytes.get(at..at.checked_add(2)?)?;
    Some(u16::from_le_bytes([pair[0], pair[1]]))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from(u16_at(bytes, at)?) | u32::from(u16_at(bytes, at.checked_add(2)?)?) << 16)
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
        let mut archive = written(&[("a".to_owned(), Vec::new())]).expect("an archive");
        let at = archive.windows(4).position(|window| window == CENTRAL.to_le_bytes()).expect("the directory");
        archive[at + 24..at + 28].copy_from_slice(&u32::MAX.to_le_bytes());
        assert!(read(&archive).is_err_and(|error| format!("{error:#}").contains("is too large")));
        let many = (0..=MOST_FILES).map(|n| (n.to_string(), Vec::new())).collect::<Vec<_>>();
        assert!(written(&many).is_err());
    }
}
