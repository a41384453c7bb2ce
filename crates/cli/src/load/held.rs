//! What a client holds of its game: updates bring only what has changed, so it applies them.
//!
//! Of most clients only what the load needs is held, because parsing every message completely would cost more than the
//! server needs to write it. Those that are checked hold the whole game, and both must agree.

use darkrock_bots::RandomBot;
use darkrock_wire::changes;
use memchr::memmem::{self, Finder};
use serde_json::Value;
use std::sync::LazyLock;

/// The beginnings of changes of what is held, up to the value.
static PHASE: LazyLock<Finder<'_>> = LazyLock::new(|| Finder::new(r#"[["position","phase"],"#));
static WAITING: LazyLock<Finder<'_>> = LazyLock::new(|| Finder::new(r#"[["position","waiting"],"#));
static ASK: LazyLock<Finder<'_>> = LazyLock::new(|| Finder::new(r#"[["ask"],"#));

/// The relevant content of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// A new position.
    Game,
    /// A rejection, an error, or an update that does not fit.
    Error,
    /// Irrelevant.
    Other,
}

/// The game of a client.
#[derive(Default, Debug)]
pub(super) struct Held {
    /// The number of its position.
    pub(super) seq: u64,
    pub(super) over: bool,
    /// The seats that must choose.
    waiting: Vec<u8>,
    /// The offered choices; empty without a decision.
    offers: Vec<String>,
    /// The whole game, if it is checked.
    whole: Option<Value>,
}

impl Held {
    /// Nothing yet. A game that is checked is held completely.
    pub(super) fn new(checked: bool) -> Self {
        Self { whole: checked.then_some(Value::Null), ..Self::default() }
    }

    /// Whether the client is to choose.
    pub(super) fn is_asked(&self) -> bool {
        !self.offers.is_empty()
    }

    /// One of the offered choices.
    pub(super) fn pick(&self, random: &mut RandomBot) -> Option<&str> {
        (!self.offers.is_empty()).then(|| self.offers[random.pick(self.offers.len())].as_str())
    }

    /// The seats that must choose, as bits from 1 up.
    pub(super) fn waiting(&self) -> u8 {
        self.waiting.iter().filter(|seat| (1..=6).contains(*seat)).fold(0, |bits, seat| bits | 1 << seat)
    }

    /// Reads a message.
    pub(super) fn read(&mut self, message: &[u8]) -> Said {
        let kind = message.strip_prefix(b"{\"type\":\"").unwrap_or_default();
        let read = if kind.starts_with(b"update\"") {
            self.update(message)
        } else if kind.starts_with(b"snapshot\"") {
            serde_json::from_slice(message).ok().and_then(|mut message: Value| self.take(message["game"].take()))
        } else if kind.starts_with(b"refused\"") || kind.starts_with(b"error\"") {
            None
        } else {
            return Said::Other;
        };
        match read {
            Some(()) if self.seq > 0 => Said::Game,
            Some(()) => Said::Other,
            None => Said::Error,
        }
    }

    /// Replaces everything; there is no game before it starts.
    fn take(&mut self, game: Value) -> Option<()> {
        if game.is_null() {
            return Some(());
        }
        let (position, ask) = (&game["position"], &game["ask"]);
        self.seq = game["seq"].as_u64()?;
        self.over = position["phase"] == "over";
        self.waiting =
            position["waiting"].as_array()?.iter().map(|seat| Some(seat.as_u64()? as u8)).collect::<Option<_>>()?;
        let choice = |offer: &Value| Some(offer["choice"].as_str()?.to_owned());
        self.offers = ask["offers"].as_array().into_iter().flatten().map(choice).collect::<Option<_>>()?;
        if let Some(whole) = &mut self.whole {
            *whole = game;
        }
        Some(())
    }

    /// Applies an update; none if it does not fit.
    fn update(&mut self, message: &[u8]) -> Option<()> {
        let at = memmem::find(message, b"],\"base\":")?;
        let text = std::str::from_utf8(message.get(at..)?).ok()?;
        let (base, rest) = text.strip_prefix("],\"base\":")?.split_once(",\"seq\":")?;
        let (seq, list) = rest.split_once(",\"changes\":")?;
        let seq = seq.parse().ok()?;
        if base != "null" && base.parse() != Ok(self.seq) {
            return None;
        }
        let list = list.strip_suffix('}')?;
        self.change(list)?;
        self.seq = seq;
        self.check(list)
    }

    /// Applies the changes of what is held. Their paths are searched for, because reading all values takes longer than the
    /// server needs to write them. No value contains one: texts have their quotes escaped, and lists of lists only ids of cards.
    fn change(&mut self, list: &str) -> Option<()> {
        if let Some(whole) = list.strip_prefix("[[[],") {
            return self.take(serde_json::from_str(whole.strip_suffix("]]")?).ok()?);
        }
        if let Some(phase) = after(list, &PHASE) {
            self.over = phase.starts_with(r#""over""#);
        }
        if let Some(waiting) = after(list, &WAITING) {
            self.waiting = serde_json::from_str(&waiting[..=waiting.find(']')?]).ok()?;
        }
        if let Some(ask) = after(list, &ASK) {
            self.offers = if ask.starts_with("null") { Vec::new() } else { choices(ask) };
        }
        Some(())
    }

    /// The same with the whole game, if it is checked.
    fn check(&mut self, list: &str) -> Option<()> {
        let Some(mut whole) = self.whole.take() else { return Some(()) };
        changes::apply(&mut whole, &serde_json::from_str(list).ok()?).ok()?;
        whole["seq"] = self.seq.into();
        let mut other = Self::new(true);
        other.take(whole)?;
        let same = (other.over, &other.waiting, &other.offers) == (self.over, &self.waiting, &self.offers);
        self.whole = other.whole;
        same.then_some(())
    }
}

/// What follows the path of a change.
fn after<'t>(list: &'t str, path: &Finder<'_>) -> Option<&'t str> {
    let at = path.find(list.as_bytes())?;
    list.get(at + path.needle().len()..)
}

/// The choices of a decision: those that are offered now, without those that would complete them.
fn choices(ask: &str) -> Vec<String> {
    const BEGIN: &[u8] = br#"{"choice":""#;
    let mut choices = Vec::new();
    let Some(begin) = memmem::find(ask.as_bytes(), br#""offers":["#) else { return choices };
    let offers = &ask.as_bytes()[begin..];
    let offers = &offers[..memmem::find(offers, br#"],"closed":["#).unwrap_or(offers.len())];
    let (mut at, mut depth) = (br#""offers":["#.len(), 0_usize);
    while let Some(found) = memchr::memchr3(b'{', b'}', b'"', &offers[at..]) {
        at += found;
        match offers[at] {
            b'{' => {
                if depth == 0 && offers[at..].starts_with(BEGIN) {
                    let text = offers[at + BEGIN.len()..].split(|byte| *byte == b'"').next().unwrap_or_default();
                    choices.push(String::from_utf8_lossy(text).into_owned());
                }
                depth += 1;
            }
            b'}' => depth = depth.saturating_sub(1),
            _ => at += end_of_string(&offers[at + 1..]),
        }
        at += 1;
    }
    choices
}

/// The number of bytes of the rest of a text with its closing quote.
fn end_of_string(rest: &[u8]) -> usize {
    let mut at = 0;
    while let Some(found) = memchr::memchr2(b'"', b'\\', &rest[at..]) {
        at += found + 1;
        if rest[at - 1] == b'"' {
            return at;
        }
        // Whatever is escaped.
        at = (at + 1).min(rest.len());
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SNAPSHOT: &str = r#"{"type":"snapshot","table":{"waiting":[3]},"game":{"seq":17,
        "position":{"phase":"open","waiting":[1,4]},"own":null,
        "ask":{"seat":1,"offers":[{"choice":"work","kind":"work"},{"choice":"end","kind":"end"}],
        "closed":[{"choice":"heal"}],"only_pass":false}}}"#;

    fn update(base: &str, seq: u64, changes: &str) -> String {
        format!(
            r#"{{"type":"update","events":[{{"n":1,"type":"reshuffled"}}],"base":{base},"seq":{seq},"changes":{changes}}}"#
        )
    }

    fn picked(held: &Held) -> Vec<String> {
        let mut random = RandomBot::new(1);
        let seen: std::collections::BTreeSet<_> = (0..50).filter_map(|_| held.pick(&mut random)).collect();
        seen.into_iter().map(str::to_owned).collect()
    }

    #[test]
    fn changes_are_applied_to_what_is_held() {
        for checked in [false, true] {
            let mut held = Held::new(checked);
            assert_eq!(held.read(br#"{"type":"snapshot","game":null}"#), Said::Other);
            assert_eq!(held.read(SNAPSHOT.as_bytes()), Said::Game);
            assert_eq!((held.seq, held.waiting(), held.over), (17, 1 << 1 | 1 << 4, false));
            assert_eq!(picked(&held), ["end", "work"]);
            let part = r#"[[["position","waiting"],[1,2]],[["own"],{}],[["ask"],{"seat":1,"offers":[{"choice":"heal"},
                {"choice":"end"}],"closed":[{"choice":"x"}]}],[["undo"],1]]"#;
            assert_eq!(held.read(update("17", 18, part).as_bytes()), Said::Game);
            assert_eq!(
                (held.seq, held.waiting(), picked(&held)),
                (18, 1 << 1 | 1 << 2, vec!["end".into(), "heal".into()])
            );
            let next = r#"[[["position","phase"],"over"],[["position","waiting"],[]],[["ask"],null]]"#;
            assert_eq!(held.read(update("18", 19, next).as_bytes()), Said::Game);
            assert!(held.over && !held.is_asked() && held.waiting() == 0);
            let ask =
                r#"[[["ask"],{"seat":1,"offers":[{"choice":"work"},{"choice":"end"}],"closed":[{"choice":"x"}]}]]"#;
            assert_eq!(held.read(update("19", 20, ask).as_bytes()), Said::Game);
            let other = r#"[[["ask"],{"seat":1,"offers":[{"choice":"work","label":"a \"{\" in words","then":[{"choice":"x","then":
                [{"choice":"y"}]}]},{"choice":"rest"}],"closed":[]}]]"#;
            assert_eq!(held.read(update("20", 21, other).as_bytes()), Said::Game);
            assert_eq!(picked(&held), ["rest", "work"]);
            let whole = r#"[[[],{"seq":30,"position":{"phase":"open","waiting":[3]},"own":null,"ask":null}]]"#;
            assert_eq!(held.read(update("null", 30, whole).as_bytes()), Said::Game);
            assert_eq!((held.seq, held.waiting(), held.is_asked()), (30, 1 << 3, false));
        }
    }

    #[test]
    fn what_does_not_fit_is_an_error() {
        let mut held = Held::new(true);
        assert_eq!(held.read(SNAPSHOT.as_bytes()), Said::Game);
        assert_eq!(held.read(update("16", 17, "[]").as_bytes()), Said::Error);
        assert_eq!(held.read(update("17", 18, r#"[[["none","x"],1]]"#).as_bytes()), Said::Error);
        assert_eq!(held.read(br#"{"type":"refused","choice":"end"}"#), Said::Error);
        assert_eq!(held.read(br#"{"type":"table","table":{}}"#), Said::Other);
    }
}
