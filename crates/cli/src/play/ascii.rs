//! ASCII fallback: letters without accents, and a plain character for each symbol.

use std::io::{self, Write};

/// The ASCII replacement of a character; a question mark if there is none.
fn plain(c: char) -> &'static str {
    match c {
        'à' | 'á' | 'â' | 'ä' => "a",
        'À' | 'Á' | 'Â' | 'Ä' => "A",
        'ç' => "c",
        'Ç' => "C",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'È' | 'É' | 'Ê' | 'Ë' => "E",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'Ì' | 'Í' | 'Î' | 'Ï' => "I",
        'ñ' => "n",
        'ò' | 'ó' | 'ô' | 'ö' => "o",
        'Ò' | 'Ó' | 'Ô' | 'Ö' => "O",
        'ù' | 'ú' | 'û' | 'ü' => "u",
        'Ù' | 'Ú' | 'Û' | 'Ü' => "U",
        'æ' => "ae",
        'œ' => "oe",
        'Œ' => "OE",
        '’' | '‘' => "'",
        '“' | '”' | '«' | '»' => "\"",
        '–' | '—' | '−' | '·' | '•' => "-",
        // What opens a question in Spanish is closed by a plain sign.
        '¿' | '¡' => "",
        '…' => "...",
        '×' => "x",
        '±' => "+-",
        '°' => " deg",
        '→' | '▶' | '▸' | '›' => ">",
        '←' | '◂' | '‹' => "<",
        '\u{a0}' | '\u{202f}' | '\u{2009}' => " ",
        '\u{2068}' | '\u{2069}' | '\u{2060}' => "",
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
        _ => "?",
    }
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
        text.chars().for_each(|c| if c.is_ascii() { said.push(c) } else { said.push_str(plain(c)) });
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
    use darkrock_texts::{Language, Texts};

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
        assert_eq!(written("漢a"), "?a");
    }

    #[test]
    fn every_language_can_be_read_in_ascii() {
        let content = Content::embedded().unwrap();
        for language in Language::all() {
            let texts = Texts::new(&content, language).unwrap();
            let mut lost = String::new();
            for (_, text) in language.files() {
                // Signs of the full screen alone are not written line by line.
                let signs = "↑↓●■▲◆⬢▼☠★⚑⚙♛✪✚◇✓✗⇧⌫⏎≥≤";
                lost.extend(text.chars().filter(|c| !c.is_ascii() && plain(*c) == "?" && !signs.contains(*c)));
            }
            assert!(lost.is_empty(), "{}: {lost}", texts.catalogue().language());
        }
    }
}
