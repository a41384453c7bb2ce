//! What people forget in a YAML text, in their words instead of the parser's: a dash, a bracket, a colon, a space, an
//! apostrophe, and tabs.

/// What is probably wrong in a text that is no YAML: the line of it, from 1, and what was expected. `line` is where the
/// parser stopped, `what` is its own word for it.
pub(super) fn slip(text: &str, line: u32, what: &str) -> Option<(u32, String)> {
    let lines: Vec<&str> = text.lines().collect();
    // The parser may stop at the beginning of what goes wrong a line later.
    let last = (line as usize + 1).min(lines.len());
    let numbered = || lines[..last].iter().zip(1..);
    if let Some((_, n)) = numbered().find(|(line, _)| indent(line).1.contains('\t')) {
        return Some((n, "the line begins with a tab: expected spaces".to_owned()));
    }
    if what.starts_with("unclosed bracket") || what.starts_with("mismatched bracket") {
        return bracket(&lines, line);
    }
    let at = lines.get((line as usize).checked_sub(1)?)?;
    if what.contains("-quoted scalar") {
        let quote = if what.contains("single") { '\'' } else { '"' };
        let how = match quote {
            '\'' => "expected two in a row ('') for an apostrophe, or the text in double quotes",
            _ => "expected \\\" within the text",
        };
        return Some((line, format!("the text ends at its second {quote}: {how}")));
    }
    colon(at, line).or_else(|| uneven(&lines, line))
}

/// The spaces and tabs at the beginning of a line, with the dashes after them counted as spaces, and the beginning itself.
fn indent(line: &str) -> (usize, &str) {
    let rest = line.trim_start_matches([' ', '\t']);
    let begin = &line[..line.len() - rest.len()];
    let dashes = rest.len() - rest.trim_start_matches("- ").len();
    (begin.len() + dashes, begin)
}

/// The word of a line before a colon, and what follows.
fn word(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start().trim_start_matches("- ");
    let end = line.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-'))?;
    (end > 0 && !line.starts_with('-')).then(|| line.split_at(end))
}

/// A colon or the space after it is forgotten, or the text has one of its own.
fn colon(line: &str, n: u32) -> Option<(u32, String)> {
    let (word, rest) = word(line)?;
    if let Some(value) = rest.strip_prefix(':') {
        if value.starts_with(|c: char| !c.is_whitespace()) {
            return Some((
                n,
                format!("“{word}:” without a space after the colon: expected “{word}: {}”", value.trim()),
            ));
        }
        let value = value.trim();
        let plain = !value.starts_with(['"', '\'', '[', '{']);
        let own = plain && (value.contains(": ") || value.ends_with(':'));
        return own
            .then(|| (n, format!("a colon within the text of “{word}”: expected quotes, as in {word}: \"{value}\"")));
    }
    let value = rest.strip_prefix(' ')?.trim();
    let short = !value.is_empty() && !value.contains(':');
    short.then(|| (n, format!("no colon after “{word}”: expected “{word}: {value}”")))
}

/// A line does not begin below the one before it.
fn uneven(lines: &[&str], n: u32) -> Option<(u32, String)> {
    let at = n as usize - 1;
    let (own, _) = indent(lines[at]);
    let (name, _) = word(lines[at])?;
    let before =
        lines[..at].iter().rev().find(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#'))?;
    let (spaces, _) = indent(before);
    let (above, value) = word(before)?;
    let dash = if value.trim() == ":" { "" } else { ", or a dash before the first word of an entry" };
    (own != spaces).then(|| {
        let after = |count: usize| if count == 1 { "1 space".to_owned() } else { format!("{count} spaces") };
        let (own, spaces) = (after(own), spaces);
        (n, format!("“{name}” begins after {own}, “{above}” above it after {spaces}: expected the same{dash}"))
    })
}

/// A bracket is open at the end, or closed by another one.
fn bracket(lines: &[&str], n: u32) -> Option<(u32, String)> {
    let closing = |open: char| if open == '[' { ']' } else { '}' };
    for (line, n) in lines.iter().zip(1_u32..).skip(n as usize - 1) {
        let mut open = Vec::new();
        for c in line.split(" #").next().unwrap_or_default().chars() {
            match c {
                '[' | '{' => open.push(c),
                ']' | '}' => match open.pop() {
                    Some(last) if closing(last) != c => {
                        return Some((n, format!("“{c}” closes “{last}”: expected “{}” before it", closing(last))));
                    }
                    Some(_) => {}
                    None => return Some((n, format!("“{c}” closes nothing: expected its opening bracket before it"))),
                },
                _ => {}
            }
        }
        if let Some(last) = open.pop() {
            return Some((n, format!("“{last}” is not closed: expected “{}” at the end of the line", closing(last))));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::content::yaml::from_str;

    const ITEM: &str = "- id: tin-star\n  kind: misc\n  cost: 30\n  name: Star\n  front:\n    abilities:\n      \
                        - when: fight-won\n        do: [{lp: 1}]\n";

    #[derive(serde::Deserialize, Debug)]
    struct Nothing {}

    /// What is said of the text with one mistake.
    fn said(right: &str, wrong: &str) -> String {
        let text = ITEM.replacen(right, wrong, 1);
        assert_ne!(text, ITEM, "{right}");
        from_str::<Vec<Nothing>>(&text).map(|_| ()).expect_err("a mistake").to_string()
    }

    #[test]
    fn what_is_forgotten_is_said_in_words() {
        for (right, wrong, expected) in [
            ("  kind", "\tkind", "line 2: the line begins with a tab: expected spaces"),
            ("cost: 30", "cost 30", "line 3: no colon after “cost”: expected “cost: 30”"),
            ("cost: 30", "cost:30", "line 3: “cost:” without a space after the colon: expected “cost: 30”"),
            ("name: Star", "name: Star: Tin", "expected quotes, as in name: \"Star: Tin\""),
            ("name: Star", "name: 'Jo's Star'", "line 4: the text ends at its second ': expected two in a row"),
            ("  cost", "   cost", "line 3: “cost” begins after 3 spaces, “kind” above it after 2: expected the same"),
            ("  cost", " cost", "line 3: “cost” begins after 1 space, “kind” above it after 2: expected the same"),
            ("- when", "when", "“do” begins after 8 spaces, “when” above it after 6: expected the same, or a dash"),
            ("- id", "id", "“kind” begins after 2 spaces, “id” above it after 0: expected the same, or a dash"),
            ("1}]", "1}", "line 8: “[” is not closed: expected “]” at the end of the line"),
            ("1}]", "1]", "line 8: “]” closes “{”: expected “}” before it"),
        ] {
            let said = said(right, wrong);
            assert!(said.contains(expected), "{wrong}: {said}");
        }
    }
}
