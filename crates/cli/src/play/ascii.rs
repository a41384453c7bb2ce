//! ASCII fallback: letters without accents, and a plain character for each symbol.

use darkrock_texts::without_marks;
use std::borrow::Cow;
use std::io::{self, Write};

/// What is written for a sign; none for a letter.
const fn sign(c: char) -> Option<&'static str> {
    Some(match c {
        '’' | '‘' | '‚' => "'",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '–' | '—' | '−' | '·' | '•' => "-",
        // What opens a question in Spanish is closed by a plain sign.
        '¿' | '¡' => "",
        '…' => "...",
        '×' => "x",
        '±' => "+-",
        '°' => " deg",
        'º' => "o",
        '→' | '▶' | '▸' | '›' => ">",
        '←' | '◂' | '‹' => "<",
        '\u{a0}' | '\u{202f}' | '\u{2009}' => " ",
        // Marks of the order of writing, and what keeps words together.
        '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}' | '\u{2060}' | '\u{ad}' => "",
        '♠' => "s",
        '♥' => "h",
        '♦' => "d",
        '♣' => "c",
        // Bars of chances, from low to high.
        '▁' => "1",
        '▂' => "2",
        '▃' => "3",
        '▄' => "4",
        '▅' => "5",
        '▆' => "6",
        '▇' => "7",
        '█' => "8",
        _ => return None,
    })
}

/// A character in ASCII: a letter without its marks, a plain sign, or a question mark.
fn plain(c: char) -> Cow<'static, str> {
    if let Some(sign) = sign(c) {
        return Cow::Borrowed(sign);
    }
    let letter = without_marks(c.encode_utf8(&mut [0; 4]));
    if letter.is_ascii() { Cow::Owned(letter) } else { Cow::Borrowed("?") }
}

/// Writes text in ASCII.
pub struct Ascii<W> {
    to: W,
    /// The bytes of an incomplete character.
    begun: Vec<u8>,
}

impl<W: Write> Ascii<W> {
    /// Wraps a writer.
    pub fn new(to: W) -> Self {
        Self { to, begun: Vec::new() }
    }
}

impl<W: Write> Write for Ascii<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.begun.extend_from_slice(bytes);
        let whole = match std::str::from_utf8(&self.begun) {
            Ok(text) => text.len(),
            Err(error) => error.valid_up_to(),
        };
        let rest = self.begun.split_off(whole);
        let text = String::from_utf8(std::mem::replace(&mut self.begun, rest)).unwrap_or_default();
        let mut said = String::with_capacity(text.len());
        text.chars().for_each(|c| if c.is_ascii() { said.push(c) } else { said.push_str(&plain(c)) });
        self.to.write_all(said.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_rules::Content;
    use darkrock_texts::{Language, Texts, pseudo};

    fn written(text: &str) -> String {
        let mut out = Vec::new();
        // Byte by byte, the worst case.
        let mut ascii = Ascii::new(&mut out);
        text.bytes().for_each(|byte| ascii.write_all(&[byte]).unwrap());
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn signs_become_plain_ones() {
        assert_eq!(written("“L’été”… 3 × K♥ → 50%"), "\"L'ete\"... 3 x Kh > 50%");
        assert_eq!(written("„Straße“: ¿Qué, señor Łukasz?"), "\"Strasse\": Que, senor Lukasz?");
        assert_eq!(written("漢a"), "?a");
    }

    #[test]
    fn every_language_can_be_read_in_ascii() {
        let content = Content::embedded().unwrap();
        for language in Language::all() {
            let texts = Texts::new(&content, language).unwrap();
            let mut lost = String::new();
            let pseudo = Language::EN.files().iter().map(|(_, text)| pseudo(text));
            let files = language.files().iter().map(|(_, text)| (*text).to_owned());
            for text in files.chain(pseudo) {
                // Signs of the full screen alone are not written line by line.
                let signs = "↑↓●■▲◆⬢▼☠★⚑⚙♛✪✚◇✓✗⇧⌫⏎≥≤";
                lost.extend(text.chars().filter(|c| !c.is_ascii() && plain(*c) == "?" && !signs.contains(*c)));
            }
            assert!(lost.is_empty(), "{}: {lost}", texts.catalogue().language());
        }
    }
}
