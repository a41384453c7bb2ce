//! The words of content files: names of variants, lines of entries, and texts without what means nothing.

/// The name of a variant in kebab case, as the files write it.
pub(crate) fn kebab(name: &str) -> String {
    let mut out = String::new();
    for c in name.chars().take_while(|c| c.is_alphanumeric()) {
        if c.is_uppercase() && !out.is_empty() {
            out.push('-');
        }
        out.extend(c.to_lowercase());
    }
    out
}

/// The line of an entry in a file: the line that names it, or within it the first one with a word that is quoted in the
/// error.
pub(super) fn entry_line(text: &str, entry: Option<&str>, what: &str) -> Option<u32> {
    let lines: Vec<&str> = text.lines().collect();
    let Some(entry) = entry else {
        return quoted_line(&lines, what).map(|n| n as u32 + 1);
    };
    let start = lines.iter().position(|line| names(line, entry))?;
    let indent = |line: &str| line.len() - line.trim_start().len();
    let ends = |line: &&str| !line.trim().is_empty() && indent(line) <= indent(lines[start]);
    let end = lines[start + 1..].iter().position(ends).map_or(lines.len(), |n| start + 1 + n);
    let exact = quoted_line(&lines[start..end], what).map(|n| start + n);
    Some(exact.unwrap_or(start) as u32 + 1)
}

/// The lines of a file that name an entry, from 1.
pub(super) fn entry_lines(text: &str, entry: &str) -> impl Iterator<Item = u32> {
    text.lines().zip(1..).filter(move |(line, _)| names(line, entry)).map(|(_, n)| n)
}

/// Whether a line names this entry.
fn names(line: &str, entry: &str) -> bool {
    let words = line.trim_start().trim_start_matches("- ").trim_start_matches('{').trim_start();
    let value = ["id:", "rank:"].iter().find_map(|key| words.strip_prefix(key));
    let is = |rest: &str| {
        let rest = rest.trim_start().trim_start_matches(['"', '\'']);
        let rest = rest.strip_prefix(entry);
        rest.is_some_and(|r| !r.starts_with(|c: char| c.is_alphanumeric() || c == '-'))
    };
    value.is_some_and(is) || words.strip_prefix(entry).is_some_and(|rest| rest.starts_with(':'))
}

/// The first line with a word that is quoted in the error.
fn quoted_line(lines: &[&str], what: &str) -> Option<usize> {
    let mut quoted = what.split('“').skip(1).filter_map(|rest| rest.split('”').next()).filter(|word| !word.is_empty());
    quoted.find_map(|word| lines.iter().position(|line| line.split('#').next().is_some_and(|l| holds(l, word))))
}

/// Whether a line contains this whole word.
fn holds(line: &str, word: &str) -> bool {
    let part = |c: char| c.is_alphanumeric() || c == '-';
    line.match_indices(word).any(|(at, _)| !line[..at].ends_with(part) && !line[at + word.len()..].starts_with(part))
}

/// A file's text normalized for the content's hash: without comments, blank lines and trailing spaces, with uniform
/// line ends.
pub(super) fn plain(name: &str, text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut quote = None;
    for line in text.lines() {
        let mut end = line.len();
        if name.ends_with(".yaml") {
            let mut before = ' ';
            for (at, c) in line.char_indices() {
                match quote {
                    Some(open) if c == open => quote = None,
                    Some(_) => {}
                    // A quote opens a string only at the beginning of a value.
                    None if (c == '"' || c == '\'') && matches!(before, ' ' | '[' | '{' | ',' | ':' | '-') => {
                        quote = Some(c)
                    }
                    None if c == '#' && before == ' ' => {
                        end = at;
                        break;
                    }
                    None => {}
                }
                before = if c == '\t' { ' ' } else { c };
            }
        }
        let kept = line[..end].trim_end();
        if !kept.is_empty() {
            out.push_str(kept);
            out.push('\n');
        }
    }
    out
}
