//! Texts of people that others see: names and chat. What cannot be seen is removed, and names that look alike have one key.
//!
//! Joiners, variation selectors and tags are kept where scripts and emoji need them, and nowhere else. Keys follow the
//! skeletons of UTS 39.

use crate::fault::Fault;
use crate::levels::Levels;
use darkrock_bots::BOT_KINDS;
use darkrock_texts::{Catalogue, Language};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory};
use unicode_script::{Script, UnicodeScript};
use unicode_security::skeleton;
use unicode_segmentation::UnicodeSegmentation;

/// The maximum length of a chat line, in characters.
pub const LONGEST_LINE: usize = 300;
/// The bytes of a character of it, on average, at most.
const MOST_BYTES: usize = 8;
/// The maximum length of a name, in characters as people count them.
pub const LONGEST_NAME: usize = 24;
/// The same in code points: a character can have several.
const MOST_POINTS: usize = 4 * LONGEST_NAME;
/// The most marks on a letter.
const MOST_MARKS: usize = 4;
/// The black flag, which tags make the flag of a region.
const FLAG: char = '\u{1f3f4}';

/// A name that only the program itself uses, in every language. Others are in a message of each language: [`roles`].
const OWN: &str = "Darkrock";
/// The beginning of the name of somebody who has left.
pub(crate) const DRIFTER: &str = "Drifter";

/// A name normalized for display: trimmed, one line, nothing invisible.
///
/// # Errors
/// When nothing is left, or it is too long.
pub fn clean_name(name: &str) -> Result<String, Fault> {
    let clean = clean_line(name);
    match length(&clean) {
        0 => Err(Fault::bad("name", "the name is empty: expected 1 to 24 characters")),
        n if n > LONGEST_NAME || clean.chars().count() > MOST_POINTS => {
            Err(Fault::bad("name", format!("the name has {n} characters: expected 1 to 24")))
        }
        _ => Ok(clean),
    }
}

/// A name that a person may bear: cleaned, and not one that only the program uses.
///
/// # Errors
/// As [`clean_name`], or when it is reserved: the program's, or that of a bot that the host has added.
pub fn own_name(name: &str, levels: &Levels) -> Result<String, Fault> {
    let clean = clean_name(name)?;
    let reserved = is_reserved(&clean) || is_of_a_bot(&clean, levels);
    let message = "this name is the program's own: choose another one";
    if reserved { Err(Fault::conflict("name-reserved", message)) } else { Ok(clean) }
}

/// The length of a text, in characters as people count them.
pub fn length(text: &str) -> usize {
    text.graphemes(true).count()
}

/// A text on one line, without what cannot be seen or would change how its surroundings are read.
pub fn clean_line(text: &str) -> String {
    let composed: String = text.nfc().map(|c| if c.is_control() || is_space(c) { ' ' } else { c }).collect();
    let seen: String = composed.graphemes(true).flat_map(clean_grapheme).collect();
    // What was removed may have separated spaces.
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A chat line, or another text that people write for others: on one line, and not empty.
///
/// # Errors
/// When nothing is left, or it is too long.
pub fn clean_text(text: &str) -> Result<String, Fault> {
    let text = clean_line(text);
    let long = length(&text);
    if long == 0 || long > LONGEST_LINE || text.len() > LONGEST_LINE * MOST_BYTES {
        return Err(Fault::bad("chat", format!("the line has {long} characters: expected 1 to {LONGEST_LINE}")));
    }
    Ok(text)
}

/// Blanks that are not white space to everybody.
fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{115f}' | '\u{1160}')
}

/// A character as people see it, without its invisible parts; empty if it has no other.
fn clean_grapheme(grapheme: &str) -> Vec<char> {
    let all: Vec<char> = grapheme.chars().collect();
    let mut kept: Vec<char> = Vec::with_capacity(all.len());
    for (at, c) in all.iter().enumerate() {
        let (before, after) = (kept.last().copied(), all.get(at + 1).copied());
        let marks = kept.iter().filter(|kept| is_mark(**kept)).count();
        let fits = match *c {
            '\u{200c}' | '\u{200d}' => joins(*c, &kept, after),
            '\u{fe0e}' | '\u{fe0f}' => before.is_some_and(UnicodeEmoji::is_emoji_char),
            '\u{e0020}'..='\u{e007f}' => kept.first() == Some(&FLAG),
            // A mark needs something that it marks.
            c if is_mark(c) => before.is_some_and(|before| !before.is_whitespace()) && marks < MOST_MARKS,
            c => !is_invisible(c),
        };
        kept.extend(Some(*c).filter(|_| fits));
    }
    kept
}

/// Whether a joiner is needed here: between emoji, or in a script whose letters join.
fn joins(joiner: char, before: &[char], after: Option<char>) -> bool {
    let letter = before.iter().rev().find(|c| !matches!(c, '\u{fe0f}' | '\u{1f3fb}'..='\u{1f3ff}'));
    let Some(letter) = letter else { return false };
    let emoji = |c: char| !c.is_ascii() && c.is_emoji_char();
    let among_emoji = joiner == '\u{200d}' && emoji(*letter) && after.is_some_and(emoji);
    // The next letter is a character of its own after some of them.
    among_emoji || joining(*letter)
}

/// Whether a letter is of a script in which joiners decide how letters are drawn.
fn joining(c: char) -> bool {
    let marked = |script: Script| {
        matches!(
            script,
            Script::Arabic
                | Script::Syriac
                | Script::Mongolian
                | Script::Nko
                | Script::Devanagari
                | Script::Bengali
                | Script::Gurmukhi
                | Script::Gujarati
                | Script::Oriya
                | Script::Tamil
                | Script::Telugu
                | Script::Kannada
                | Script::Malayalam
                | Script::Sinhala
                | Script::Khmer
                | Script::Myanmar
        )
    };
    marked(c.script())
}

fn is_mark(c: char) -> bool {
    c.general_category_group() == GeneralCategoryGroup::Mark
}

/// Whether a character shows nothing, or not the same to everybody. Marks are judged by what they mark.
fn is_invisible(c: char) -> bool {
    let category = c.general_category();
    let nothing = matches!(
        category,
        GeneralCategory::Format
            | GeneralCategory::Control
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned
    );
    nothing
        || matches!(c, '\u{034f}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}')
        || matches!(c, '\u{e0100}'..='\u{e01ef}')
}

/// What names that look alike have in common, in any case and spacing.
pub fn key(name: &str) -> String {
    // A capital I looks like l, a capital O like 0: skeletons of both cases would differ.
    let folded: String = name.nfkc().collect::<String>().to_lowercase();
    let alike = |c: char| match c {
        'i' | '1' | '|' | 'ı' => 'l',
        '0' => 'o',
        other => other,
    };
    let looks: String = skeleton(&folded).map(alike).collect::<String>().to_lowercase();
    let blank = |c: &char| c.is_whitespace() || is_mark_of_i(*c) || matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0f}');
    looks.chars().map(alike).filter(|c| !blank(c)).collect()
}

/// Below this length a name is part of too many words.
const SHORT: usize = 4;

/// Whether a text has this name in it, in any spelling that looks alike; a short one as a word of its own.
pub fn has_name(text: &str, name: &str) -> bool {
    let name = key(name);
    if name.chars().count() < SHORT {
        return text.split(|c: char| !c.is_alphanumeric()).any(|word| !name.is_empty() && key(word) == name);
    }
    key(text).contains(&name)
}

/// The dot above, which a lower-case I has or has not.
const fn is_mark_of_i(c: char) -> bool {
    c == '\u{307}'
}

/// Whether a name is one that only the program uses.
pub fn is_reserved(name: &str) -> bool {
    static KEYS: LazyLock<BTreeSet<String>> = LazyLock::new(reserved);
    let key = key(name);
    let left = key.strip_prefix(&self::key(DRIFTER)).is_some_and(|rest| rest.chars().count() == 6);
    left || KEYS.contains(&key)
}

/// Whether a name looks like that of a bot of this server, with or without its hyphens.
fn is_of_a_bot(name: &str, levels: &Levels) -> bool {
    let plain = |text: &str| key(text).replace('-', "");
    levels.names().iter().any(|bot| plain(bot) == plain(name))
}

/// The names in a language by which somebody would pass for the server or one of its hosts.
fn roles(catalogue: &Catalogue) -> Vec<String> {
    let names = catalogue.text("reserved-names");
    names.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

/// The keys of the reserved names: roles and bots in every language.
fn reserved() -> BTreeSet<String> {
    let mut keys = BTreeSet::from([key(OWN)]);
    keys.extend(BOT_KINDS.iter().map(|kind| key(kind.name())));
    for catalogue in Language::all().filter_map(|language| Catalogue::of(language).ok()) {
        keys.extend(roles(&catalogue).iter().map(|name| key(name)));
        keys.extend(BOT_KINDS.iter().map(|kind| key(&catalogue.text(&format!("web-level-{}", kind.name())))));
    }
    keys
}

/// A name that looks like none of these: with a number if it does.
pub fn distinct<'a>(name: String, others: impl Iterator<Item = &'a str>) -> String {
    let taken: BTreeSet<String> = others.map(key).collect();
    if !taken.contains(&key(&name)) {
        return name;
    }
    let numbered = |n: usize| {
        let end = format!(" {n}");
        let room = LONGEST_NAME - length(&end);
        let begin: String = name.graphemes(true).take(room).collect();
        format!("{}{end}", begin.trim_end())
    };
    // Of so many numbers one is free.
    let free = (2..taken.len() + 3).map(numbered).find(|name| !taken.contains(&key(name)));
    free.unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::levels::BotMaker;
    use std::sync::Arc;

    #[test]
    fn a_short_name_is_a_word_of_its_own() {
        for (text, name, has) in [
            ("Saloon of Al", "Al", true),
            ("Saloon evening", "Al", false),
            ("AL’s table", "al", true),
            ("Marabelle’s posse", "Mara", true),
            ("An evening", "", false),
        ] {
            assert_eq!(has_name(text, name), has, "{name} in {text}");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        for nothing in [
            "",
            " \t ",
            "\u{200b}",
            "\u{3164}\u{3164}",
            "\u{2800}",
            "\u{ad}\u{2060}\u{feff}",
            "\u{200d}\u{200c}",
            "\u{fe0f}",
            "\u{e0041}",
            "\u{301}\u{302}",
            "\u{e000}",
            "\u{202e}\u{2066}",
            "\u{115f}\u{ffa0}",
            "\u{180e}",
        ] {
            assert!(clean_name(nothing).is_err(), "{nothing:?}");
        }
        for (typed, name) in [
            ("  Mara \n Belle\u{202e} ", "Mara Belle"),
            ("Ma\u{200b}ra", "Mara"),
            ("Ma\u{200d}ra", "Mara"),
            ("e\u{301}", "é"),
            ("Mara\u{e0041}", "Mara"),
            ("\u{301}Mara", "Mara"),
            ("a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}", "á\u{302}\u{303}\u{304}\u{305}"),
        ] {
            assert_eq!(clean_name(typed).as_deref(), Ok(name), "{typed:?}");
        }
    }

    #[test]
    fn scripts_and_emoji_keep_what_joins_them() {
        let family = "👨\u{200d}👩\u{200d}👧";
        for kept in [
            family,
            "❤\u{fe0f}",
            "👩🏽\u{200d}🚀",
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            "नमस्ते",
            "ක්\u{200d}ෂ",
            "می\u{200c}خواهم",
            "Zoë",
            "李白",
            "Ирина",
        ] {
            assert_eq!(clean_name(kept).as_deref(), Ok(kept), "{kept:?}");
        }
        assert_eq!((length(family), length("Zoë")), (1, 3));
        assert!(clean_name(&family.repeat(20)).is_err(), "as people count it would fit");
        assert!(clean_name(&"x".repeat(24)).is_ok() && clean_name(&"x".repeat(25)).is_err());
    }

    #[test]
    fn names_that_look_alike_have_one_key() {
        for (name, other) in [
            ("Mara", "mara"),
            ("Mara", "Mаra"),
            ("Mara", "M ara"),
            ("Bill", "BiIl"),
            ("Bob", "B0b"),
            ("Mara", "Ｍａｒａ"),
            ("Modern", "Modem"),
            ("Server", "Sеrvеr"),
            ("paypal", "раураl"),
            ("Irina", "İrina"),
        ] {
            assert_eq!(key(name), key(other), "{name} {other}");
        }
        for (name, other) in [("Mara", "Maria"), ("Zoe", "Zoë"), ("李白", "李自")] {
            assert_ne!(key(name), key(other), "{name} {other}");
        }
    }

    #[test]
    fn the_program_keeps_its_names() {
        for name in ["Server", "sеrver", "DARKROCK", "Cowboy", "cowboy", "gun slinger", "Drifter 0AF3B1", "B0t"] {
            assert!(own_name(name, &Levels::default()).is_err_and(|fault| fault.code == "name-reserved"), "{name}");
        }
        for name in ["Serverus", "Drifter", "Drifter Joe", "Cowboy Jim", "Mara"] {
            assert_eq!(own_name(name, &Levels::default()).as_deref(), Ok(name));
        }
    }

    /// The words of one language are refused in all of them: everybody reads the same names.
    #[test]
    fn roles_are_reserved_in_every_language() {
        let mut all = BTreeSet::new();
        for language in Language::all() {
            let catalogue = Catalogue::of(language).expect("a language");
            let names = roles(&catalogue);
            assert!(names.len() >= 4, "{}: {names:?}", language.code());
            for name in names.iter().flat_map(|name| [name.clone(), name.to_uppercase(), format!(" {name}\u{200b} ")]) {
                let own = own_name(&name, &Levels::default());
                assert!(own.is_err_and(|fault| fault.code == "name-reserved"), "{}: {name}", language.code());
            }
            all.extend(names);
        }
        for name in
            ["Server", "Serveur", "Système", "Sistema", "Servidor", "Moderadora", "Amministratrice", "Moderatorin"]
        {
            assert!(all.contains(name), "{name} in {all:?}");
        }
    }

    #[test]
    fn the_bots_of_the_host_keep_theirs() {
        let maker = BotMaker { name: "deadwood-9".to_owned(), make: Arc::new(|_, _| Err("no bot".into())) };
        let levels = Levels::new(vec![maker]).expect("a good name");
        for name in ["deadwood-9", "Deadwood 9", "DEADWOOD9", "dеadwood-9"] {
            assert!(own_name(name, &levels).is_err_and(|fault| fault.code == "name-reserved"), "{name}");
            assert!(own_name(name, &Levels::default()).is_ok(), "{name}: nobody's elsewhere");
        }
        assert!(own_name("Deadwood 8", &levels).is_ok());
    }

    #[test]
    fn one_visible_name_stands_once() {
        let of = |name: &str, others: &[&str]| distinct(name.to_owned(), others.iter().copied());
        assert_eq!(of("Mara", &["Jules"]), "Mara");
        assert_eq!(of("Mara", &["mаra", "Mara 2"]), "Mara 3");
        let long = "x".repeat(24);
        assert_eq!(of(&long, &[&long]), format!("{} 2", "x".repeat(22)));
    }
}
