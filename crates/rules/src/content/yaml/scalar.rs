//! What the words of a text mean where a type wants a number or a yes or no.

/// Whether a word without quotes stands for nothing.
pub(super) fn is_null(word: &str) -> bool {
    word.is_empty() || word == "~" || word.eq_ignore_ascii_case("null")
}

/// A truth value, with the words of YAML 1.1.
pub(super) fn truth(word: &str) -> Option<bool> {
    let is = |words: [&str; 4]| words.iter().any(|known| trimmed(word).eq_ignore_ascii_case(known));
    if is(["true", "yes", "y", "on"]) {
        Some(true)
    } else if is(["false", "no", "n", "off"]) {
        Some(false)
    } else {
        None
    }
}

/// A whole number: decimal without leading zeros, hexadecimal, octal or binary, with `_` between digits.
pub(super) fn whole(word: &str) -> Option<i128> {
    let word = trimmed(word);
    let (sign, rest) = match word.strip_prefix('-') {
        Some(rest) => ("-", rest),
        None => ("", word.strip_prefix('+').unwrap_or(word)),
    };
    let prefixes = [("0x", 16), ("0X", 16), ("0o", 8), ("0O", 8), ("0b", 2), ("0B", 2)];
    let prefixed = prefixes.iter().find_map(|(prefix, radix)| Some((rest.strip_prefix(prefix)?, *radix)));
    let (digits, radix) = prefixed.unwrap_or((rest, 10));
    let leading_zero = radix == 10 && digits.len() > 1 && digits.starts_with('0');
    if leading_zero || digits.split('_').any(str::is_empty) || digits.starts_with(['+', '-']) {
        return None;
    }
    i128::from_str_radix(&format!("{sign}{}", digits.replace('_', "")), radix).ok()
}

/// A number, with YAML's words for those that are not finite.
pub(super) fn number(word: &str) -> Option<f64> {
    let word = trimmed(word);
    match word.to_ascii_lowercase().as_str() {
        ".nan" | "+.nan" | "-.nan" => Some(f64::NAN),
        ".inf" | "+.inf" => Some(f64::INFINITY),
        "-.inf" => Some(f64::NEG_INFINITY),
        _ => word.parse().ok().filter(|n: &f64| n.is_finite()),
    }
}

fn trimmed(word: &str) -> &str {
    word.trim_matches([' ', '\t', '\r', '\n'])
}
