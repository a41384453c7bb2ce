//! The sound with which a word begins, where a language's "and" and "or" depend on it: Spanish has "y" and "o", but "e" before
//! the sound of i and "u" before that of o.
//!
//! A language says in its message `say-sounds` which beginnings have which sound, a line for each: the sound's name, a colon,
//! and beginnings with spaces between; one after a hyphen does not count, although a shorter one does. The joints of
//! `grammar.ftl` then select by `$before`, which is the name of the sound, or "other". The browser client has the same in
//! `web/src/lib/text/sounds.ts`.

/// The sounds that a language tells apart; none in most languages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sounds(Vec<Sound>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Sound {
    name: String,
    beginnings: Vec<String>,
    exceptions: Vec<String>,
}

impl Sounds {
    /// What `$before` is where no sound of the language follows.
    pub(crate) const OTHER: &str = "other";

    /// From the text of `say-sounds`.
    pub(crate) fn read(text: &str) -> Self {
        let sound = |(name, words): (&str, &str)| {
            let (not, beginnings): (Vec<&str>, Vec<&str>) =
                words.split_whitespace().partition(|word| word.starts_with('-'));
            let exceptions = not.into_iter().map(|word| word.trim_start_matches('-').to_owned()).collect();
            let beginnings = beginnings.into_iter().map(str::to_owned).collect();
            Sound { name: name.trim().to_owned(), beginnings, exceptions }
        };
        Self(text.lines().filter_map(|line| line.split_once(':')).map(sound).collect())
    }

    /// The name of the sound with which a text begins; marks before its first word do not count.
    pub(crate) fn at_beginning(&self, text: &str) -> &str {
        if self.0.is_empty() {
            return Self::OTHER;
        }
        let word = text.trim_start_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
        let begins = |beginnings: &[String]| beginnings.iter().any(|beginning| word.starts_with(beginning.as_str()));
        let sound = self.0.iter().find(|sound| begins(&sound.beginnings) && !begins(&sound.exceptions));
        sound.map_or(Self::OTHER, |sound| &sound.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_names_the_beginnings_of_its_sounds() {
        let sounds = Sounds::read("i: i í hi hí -hie -hia\no: o ó ho hó 8\n");
        for (text, sound) in [
            ("Isom Dart", "i"),
            ("«Íñigo»", "i"),
            ("¿hilos?", "i"),
            ("hierro", "other"),
            ("oro", "o"),
            ("8 $", "o"),
            ("Bob", "other"),
            ("", "other"),
        ] {
            assert_eq!(sounds.at_beginning(text), sound, "{text}");
        }
        assert_eq!(Sounds::read("").at_beginning("Isom Dart"), "other");
    }
}
