//! Content files without a mistake, so that the others in them can be found, too: lines are blanked and never removed.

/// What was taken out of a text.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Thin {
    /// The text with as many lines.
    pub text: String,
    /// The line of the entry, from 1; 0 in a file without entries.
    pub entry: u32,
    /// The word of the line that was taken out, if it was only that line.
    pub word: Option<String>,
}

/// A text without one line, if the line is a word with its value and nothing below belongs to it; none if it is not.
pub(super) fn without_line(text: &str, line: u32) -> Option<Thin> {
    let lines: Vec<&str> = text.lines().collect();
    let at = (line as usize).checked_sub(1).filter(|at| *at < lines.len())?;
    let own = lines[at];
    let word = own.trim_start().split_once(':')?.0;
    let is_word = !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    let follows = lines[at + 1..].iter().find(|line| is_said(line));
    let deeper = |line: &&str| indent(line) > indent(own) || (indent(line) == indent(own) && is_item(line));
    if !is_word || follows.is_some_and(deeper) {
        return None;
    }
    let entry = entry_of(&lines, at).map_or(0, |(first, _)| first as u32 + 1);
    Some(Thin { text: blank(&lines, at, at + 1), entry, word: Some(word.to_owned()) })
}

/// A text without the entry that this line belongs to; none if there is no such entry.
pub(super) fn without_entry(text: &str, line: u32) -> Option<Thin> {
    let lines: Vec<&str> = text.lines().collect();
    let at = (line as usize).checked_sub(1).filter(|at| *at < lines.len())?;
    let (first, end) = entry_of(&lines, at)?;
    Some(Thin { text: blank(&lines, first, end), entry: first as u32 + 1, word: None })
}

/// The line of the entry that a line belongs to, from 1.
pub(super) fn entry_line(text: &str, line: u32) -> Option<u32> {
    let lines: Vec<&str> = text.lines().collect();
    let at = (line as usize).checked_sub(1).filter(|at| *at < lines.len())?;
    Some(entry_of(&lines, at)?.0 as u32 + 1)
}

/// The id of the entry that begins in a line, from 1.
pub(super) fn id_of(text: &str, line: u32) -> Option<&str> {
    let lines = text.lines().skip(line.checked_sub(1)? as usize);
    let words = lines.map(|line| line.trim_start().trim_start_matches("- ").trim_start_matches('{'));
    let id = words.filter_map(|words| words.trim_start().strip_prefix("id:")).next()?;
    let end = id.find([',', '}', '#']).unwrap_or(id.len());
    Some(id[..end].trim().trim_matches(['"', '\'']))
}

/// The lines of an entry of the file's list: the first, and the one after the last.
fn entry_of(lines: &[&str], at: usize) -> Option<(usize, usize)> {
    // Entries of the file have the least indent of all items; those of `cards:` have their own.
    let least = lines.iter().filter(|line| is_item(line)).map(|line| indent(line)).min()?;
    let first = (0..=at).rev().find(|n| is_item(lines[*n]) && indent(lines[*n]) == least)?;
    let ends = |line: &&str| is_said(line) && (indent(line) < least || (indent(line) == least && is_item(line)));
    let end = lines[first + 1..].iter().position(ends).map_or(lines.len(), |n| first + 1 + n);
    (at < end).then_some((first, end))
}

fn blank(lines: &[&str], from: usize, to: usize) -> String {
    lines.iter().enumerate().flat_map(|(n, line)| [if (from..to).contains(&n) { "" } else { line }, "\n"]).collect()
}

fn is_said(line: &str) -> bool {
    let line = line.trim_start();
    !line.is_empty() && !line.starts_with('#')
}

fn is_item(line: &str) -> bool {
    line.trim_start().starts_with("- ") || line.trim() == "-"
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ITEMS: &str = "# Items\n- id: a\n  cost: -30\n  front:\n    abilities:\n      - when: action\n        do: []\n- {id: b, cost: 20}\n";

    #[test]
    fn an_entry_goes_with_all_its_lines() {
        let thin = without_entry(ITEMS, 6).expect("an entry");
        assert_eq!(thin.text, "# Items\n\n\n\n\n\n\n- {id: b, cost: 20}\n");
        assert_eq!((thin.entry, id_of(ITEMS, 2), id_of(ITEMS, 8)), (2, Some("a"), Some("b")));
        assert_eq!(without_entry(ITEMS, 1), None);
        let stories = "triggers:\n  - id: t\ncards:\n  - id: s\n    lp: 100\n";
        assert_eq!(without_entry(stories, 5).expect("a card").text, "triggers:\n  - id: t\ncards:\n\n\n");
        assert_eq!(entry_line(stories, 5), Some(4));
    }

    #[test]
    fn a_line_goes_alone_if_nothing_is_below_it() {
        let thin = without_line(ITEMS, 3).expect("a line");
        assert_eq!((thin.entry, thin.word.as_deref()), (2, Some("cost")));
        assert_eq!(thin.text, ITEMS.replace("  cost: -30", ""));
        assert_eq!(without_line(ITEMS, 4), None);
        assert_eq!(without_line(ITEMS, 5), None);
        assert_eq!(without_line(ITEMS, 6), None);
        assert_eq!(without_line(ITEMS, 99), None);
    }
}
