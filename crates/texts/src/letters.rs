//! Letters without their marks, for searching and for terminals that show ASCII alone.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// What is written for a letter that Unicode does not decompose.
const WRITTEN: [(char, &str); 17] = [
    ('ß', "ss"),
    ('ẞ', "SS"),
    ('æ', "ae"),
    ('Æ', "AE"),
    ('œ', "oe"),
    ('Œ', "OE"),
    ('ø', "o"),
    ('Ø', "O"),
    ('ł', "l"),
    ('Ł', "L"),
    ('đ', "d"),
    ('Đ', "D"),
    ('ð', "d"),
    ('Ð', "D"),
    ('þ', "th"),
    ('Þ', "Th"),
    ('ı', "i"),
];

/// A text without accents and other marks: "Ríos" is "Rios", "Straße" is "Strasse". The marks are those of Unicode's
/// decomposition, so this holds for every language; what is not a letter with a mark remains as it is.
#[must_use]
pub fn without_marks(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let mut bare = String::with_capacity(text.len());
    for letter in text.nfd().filter(|letter| !is_combining_mark(*letter)) {
        match WRITTEN.iter().find(|(other, _)| *other == letter) {
            Some((_, written)) => bare.push_str(written),
            None => bare.push(letter),
        }
    }
    bare
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_all_languages_lose_their_marks() {
        for (text, bare) in [
            ("plain", "plain"),
            ("L’été à Noël", "L’ete a Noel"),
            ("acción, ¿sí?, ñandú, güiro", "accion, ¿si?, nandu, guiro"),
            ("Straße, ÄÖÜ", "Strasse, AOU"),
            ("Łódź, smørrebrød, Đurđa, İstanbul", "Lodz, smorrebrod, Durda, Istanbul"),
            ("e\u{301}", "e"),
            ("漢字 ق", "漢字 ق"),
        ] {
            assert_eq!(without_marks(text), bare);
        }
    }
}
