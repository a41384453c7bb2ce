//! Parsing of typed input: a number of the list, notation, or an error with an explanation; and completion.

use super::game_table::GameTable;
use super::offers::Offer;
use super::words::Words;
use darkrock_rules::ids::Seat;
use darkrock_rules::notation::NotationError;
use darkrock_rules::{Choice, notation};
use darkrock_texts::Args;

/// The meaning of a text in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A legal choice, by its index in the list.
    Open(usize),
    /// An unavailable choice.
    Closed {
        /// The reason.
        why: String,
        /// The rule that forbids it.
        rule: Option<&'static str>,
    },
    /// Neither a number nor notation; with the error.
    Unclear(String),
}

/// Reads a number of the list or notation.
pub fn read(table: &GameTable<'_>, seat: Seat, offers: &[Offer], text: &str) -> Typed {
    let text = text.trim();
    if text.bytes().all(|b| b.is_ascii_digit()) && !text.is_empty() {
        return match text.parse::<usize>() {
            Ok(n) if (1..=offers.len()).contains(&n) => Typed::Open(n - 1),
            _ => Typed::Unclear(table.words.n("typed-no-number", offers.len() as i64)),
        };
    }
    match notation::parse(table.content, text) {
        Err(error) => Typed::Unclear(unclear(&table.words, &error)),
        Ok(choice) => match offers.iter().position(|o| o.choice == choice) {
            Some(at) => Typed::Open(at),
            None => closed(table, seat, choice),
        },
    }
}

/// Why a text is not a choice.
fn unclear(words: &Words, error: &NotationError) -> String {
    match error {
        NotationError::Empty { expected } => words.s("typed-unknown", expected),
        NotationError::UnknownVerb { word, nearest } | NotationError::UnknownId { word, nearest, .. } => {
            let near = Args::new().s("text", word.as_str()).s("near", words.commas(nearest));
            if nearest.is_empty() { words.s("typed-unknown", word) } else { words.with("typed-unknown-near", near) }
        }
        NotationError::BadCard { word } | NotationError::BadFightCard { word } => words.s("typed-no-card", word),
        NotationError::BadNumber { word, from, to } => {
            let range = Args::new().s("text", word.as_str()).n("from", *from).n("to", *to);
            words.with("typed-number", range)
        }
        NotationError::BadWord { word, .. } => words.s("typed-unknown", word),
        NotationError::Twice { card } => words.s("typed-twice", card),
        NotationError::Missing { text, grammar } => {
            words.with("typed-missing", Args::new().s("text", text.as_str()).s("form", *grammar))
        }
        NotationError::TooMuch { word, grammar } => {
            words.with("typed-too-much", Args::new().s("text", word.as_str()).s("form", *grammar))
        }
    }
}

/// Why a choice is unavailable, with the code of the rule where codes are shown.
fn closed(table: &GameTable<'_>, seat: Seat, choice: Choice) -> Typed {
    match table.session().game().refusal(seat, choice) {
        Some(refusal) => {
            let rule = refusal.rule_of(choice);
            let why = table.texts.refusal(&refusal);
            let why = if table.codes { table.words.noted(&why, rule) } else { why };
            Typed::Closed { why, rule: Some(rule) }
        }
        None => Typed::Closed { why: table.words.t("typed-not-now"), rule: None },
    }
}

/// The offer that a partial input selects: by number, by notation, or as the first notation with this prefix.
pub fn pointed_at(offers: &[Offer], text: &str) -> Option<usize> {
    let text = text.trim_start().to_lowercase();
    if text.is_empty() {
        return None;
    }
    if let Ok(n) = text.trim().parse::<usize>() {
        return (1..=offers.len()).contains(&n).then(|| n - 1);
    }
    let exact = offers.iter().position(|o| o.notation.to_lowercase() == text.trim_end());
    exact.or_else(|| offers.iter().position(|o| o.notation.to_lowercase().starts_with(&text)))
}

/// The completions of a text: legal choices or, if none matches, unavailable ones, so that their reason can be
/// requested.
pub fn completions(table: &GameTable<'_>, offers: &[Offer], text: &str) -> Vec<String> {
    let wanted = text.trim_start().to_lowercase();
    let fits = |n: &String| n.to_lowercase().starts_with(&wanted);
    let open: Vec<String> = offers.iter().map(|o| o.notation.clone()).filter(fits).collect();
    if !open.is_empty() || wanted.is_empty() {
        return open;
    }
    let all = notation::every_choice(table.content);
    let simple = all.into_iter().filter(|c| !matches!(c, Choice::Lay(Some(_), Some(_)) | Choice::Deposit { .. }));
    simple.map(|c| notation::print(table.content, c)).filter(fits).collect()
}

/// The longest common prefix.
pub fn common_start(words: &[String]) -> String {
    let Some(first) = words.first() else { return String::new() };
    let mut end = first.len();
    for word in &words[1..] {
        let same = first.bytes().zip(word.bytes()).take_while(|(a, b)| a == b).count();
        end = end.min(same);
    }
    while !first.is_char_boundary(end) {
        end -= 1;
    }
    first[..end].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_share_a_start() {
        let words = ["move darkrock-1".to_owned(), "move dixon".to_owned()];
        assert_eq!(common_start(&words), "move d");
        assert_eq!(common_start(&[]), "");
    }
}
