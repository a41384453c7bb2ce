//! Capabilities of the terminal, detected from the environment.

use std::io::{self, IsTerminal};

/// How a game is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// On the full screen.
    Screen,
    /// Line by line.
    Lines,
    /// Plain mode in ASCII, for terminals without UTF-8.
    Ascii,
}

/// Capabilities of input and output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terminal {
    /// Whether the seat is taken.
    pub watched: bool,
    /// Whether the cursor can be moved: not on a dumb one.
    pub moves: bool,
    /// Whether it shows more than ASCII.
    pub unicode: bool,
}

impl Terminal {
    /// The terminal of this process.
    pub fn here() -> Self {
        let watched = io::stdin().is_terminal() && io::stdout().is_terminal();
        Self::of(watched, |name| std::env::var(name).ok())
    }

    /// Reads the environment: `TERM`, and the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set.
    pub fn of(watched: bool, variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let charset = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(set).unwrap_or_default().to_lowercase();
        let moves = variable("TERM").is_none_or(|term| term != "dumb");
        let unicode = cfg!(windows) || charset.contains("utf-8") || charset.contains("utf8");
        Self { watched, moves, unicode }
    }

    /// The display mode, with or without a request for plain mode.
    pub fn shows(self, plain: bool) -> Shown {
        match self {
            Self { watched: true, unicode: false, .. } => Shown::Ascii,
            Self { watched: true, moves: true, .. } if !plain => Shown::Screen,
            _ => Shown::Lines,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(watched: bool, plain: bool, pairs: &[(&str, &str)]) -> Shown {
        let value = |name: &str| pairs.iter().find(|(n, _)| *n == name).map(|(_, v)| (*v).to_owned());
        Terminal::of(watched, value).shows(plain)
    }

    #[test]
    #[cfg(not(windows))]
    fn a_terminal_is_shown_what_it_can_show() {
        let utf8 = ("LANG", "it_IT.UTF-8");
        assert_eq!(shown(true, false, &[utf8, ("TERM", "xterm")]), Shown::Screen);
        assert_eq!(shown(true, true, &[utf8]), Shown::Lines);
        assert_eq!(shown(true, false, &[utf8, ("TERM", "dumb")]), Shown::Lines);
        assert_eq!(shown(true, false, &[("LC_ALL", "C"), utf8]), Shown::Ascii);
        assert_eq!(shown(true, false, &[("LC_ALL", ""), ("LC_CTYPE", "C.utf8")]), Shown::Screen);
        assert_eq!(shown(true, true, &[("LANG", "fr_FR.ISO-8859-1")]), Shown::Ascii);
        assert_eq!(shown(true, false, &[]), Shown::Ascii);
        // Through a pipe, UTF-8 is up to the reader.
        assert_eq!(shown(false, false, &[("LC_ALL", "C"), ("TERM", "dumb")]), Shown::Lines);
    }
}
