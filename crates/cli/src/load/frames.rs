//! WebSocket frames and server messages, scanned for a few keywords: parsing them completely would cost more than the
//! server needs to write them.

use darkrock_bots::RandomBot;
use memchr::memmem;

/// A received frame.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Frame<'a> {
    Text(&'a [u8]),
    Ping,
    Closed,
    /// A frame to ignore.
    Other,
}

/// The first frame of these bytes and its length; none while it is incomplete.
pub(super) fn first(bytes: &[u8]) -> Option<(Frame<'_>, usize)> {
    let (kind, short) = (bytes.first()? & 0x0f, bytes.get(1)? & 0x7f);
    let (from, length) = match short {
        126 => (4, u64::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?))),
        127 => (10, u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?)),
        length => (2, u64::from(length)),
    };
    let end = from + usize::try_from(length).ok()?;
    let body = bytes.get(from..end)?;
    let frame = match kind {
        1 => Frame::Text(body),
        8 => Frame::Closed,
        9 => Frame::Ping,
        _ => Frame::Other,
    };
    Some((frame, end))
}

/// A text frame. A client must mask its frames; the mask may be zero.
pub(super) fn text(text: &[u8], into: &mut Vec<u8>) {
    into.clear();
    into.push(0x81);
    match u16::try_from(text.len()) {
        Ok(short @ 0..126) => into.push(0x80 | short as u8),
        Ok(length) => {
            into.push(0x80 | 126);
            into.extend_from_slice(&length.to_be_bytes());
        }
        Err(_) => {
            into.push(0x80 | 127);
            into.extend_from_slice(&(text.len() as u64).to_be_bytes());
        }
    }
    into.extend_from_slice(&[0; 4]);
    into.extend_from_slice(text);
}

/// An empty pong.
pub(super) const PONG: [u8; 6] = [0x8a, 0x80, 0, 0, 0, 0];

/// The relevant content of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// The position's number.
    Game { seq: u64, over: bool },
    /// A rejection or an error.
    Error,
    /// Irrelevant.
    Other,
}

/// Scans a message for keywords.
pub(super) struct FrameScanner {
    seq: memmem::Finder<'static>,
    ask: memmem::Finder<'static>,
    offers: memmem::Finder<'static>,
    closed: memmem::Finder<'static>,
    choice: memmem::Finder<'static>,
    over: memmem::Finder<'static>,
    waiting: memmem::Finder<'static>,
}

impl FrameScanner {
    pub(super) fn new() -> Self {
        Self {
            seq: memmem::Finder::new("\"seq\":"),
            ask: memmem::Finder::new("\"ask\":{"),
            offers: memmem::Finder::new("\"offers\":["),
            closed: memmem::Finder::new("\"closed\":["),
            choice: memmem::Finder::new("\"choice\":\""),
            over: memmem::Finder::new("\"phase\":\"over\""),
            waiting: memmem::Finder::new("\"waiting\":["),
        }
    }

    /// Scans a message. One of the offered choices, if any, is picked and stored in `choice`.
    pub(super) fn read(&self, message: &[u8], random: &mut RandomBot, choice: &mut Vec<u8>) -> Said {
        let kind = message.strip_prefix(b"{\"type\":\"").unwrap_or_default();
        if kind.starts_with(b"refused\"") || kind.starts_with(b"error\"") {
            return Said::Error;
        }
        if !kind.starts_with(b"update\"") && !kind.starts_with(b"snapshot\"") {
            return Said::Other;
        }
        choice.clear();
        let Some(at) = self.seq.find(message) else { return Said::Other };
        let game = &message[at + self.seq.needle().len()..];
        let digits = game.iter().take_while(|b| b.is_ascii_digit());
        let seq = digits.fold(0_u64, |n, digit| n.wrapping_mul(10).wrapping_add(u64::from(digit - b'0')));
        if let Some(at) = self.ask.find(game) {
            self.pick(&game[at..], random, choice);
        }
        Said::Game { seq, over: self.over.find(game).is_some() }
    }

    /// The seats that must choose, as bits from 1 up, in a message that contains them.
    pub(super) fn waiting(&self, message: &[u8]) -> u8 {
        let game = self.seq.find(message).map_or(&[][..], |at| &message[at..]);
        let Some(from) = self.waiting.find(game) else { return 0 };
        let list = game[from + self.waiting.needle().len()..].split(|b| *b == b']').next().unwrap_or_default();
        list.iter().filter(|b| (b'1'..=b'6').contains(b)).fold(0, |bits, digit| bits | 1 << (digit - b'0'))
    }

    fn pick(&self, ask: &[u8], random: &mut RandomBot, choice: &mut Vec<u8>) {
        let Some(from) = self.offers.find(ask) else { return };
        let offers = &ask[from..];
        let offers = &offers[..self.closed.find(offers).unwrap_or(offers.len())];
        let count = self.choice.find_iter(offers).count();
        if count == 0 {
            return;
        }
        let Some(at) = self.choice.find_iter(offers).nth(random.pick(count)) else { return };
        let text = offers[at + self.choice.needle().len()..].split(|b| *b == b'"').next();
        choice.extend_from_slice(text.unwrap_or_default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_taken_apart() {
        let long = vec![b'x'; 300];
        let mut bytes = vec![0x81, 2, b'h', b'i', 0x89, 0, 0x81, 126, 1, 44];
        bytes.extend_from_slice(&long);
        assert_eq!(first(&bytes), Some((Frame::Text(b"hi"), 4)));
        assert_eq!(first(&bytes[4..]), Some((Frame::Ping, 2)));
        assert_eq!(first(&bytes[6..]), Some((Frame::Text(&long), 304)));
        assert_eq!(first(&bytes[6..bytes.len() - 1]), None);
        assert_eq!(first(&[0x81]), None);
        let mut sent = Vec::new();
        text(&long, &mut sent);
        assert_eq!((sent[1], sent.len()), (0x80 | 126, 308));
    }

    #[test]
    fn the_choice_is_one_of_the_offers() {
        let message = br#"{"type":"update","events":[],"seq":17,"position":{"phase":"open"},"own":null,
            "ask":{"seat":1,"offers":[{"choice":"work","kind":"work"},{"choice":"end","kind":"end"}],
            "closed":[{"choice":"heal"}],"only_pass":false}}"#;
        let (scanner, mut random, mut choice) = (FrameScanner::new(), RandomBot::new(1), Vec::new());
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..50 {
            assert_eq!(scanner.read(message, &mut random, &mut choice), Said::Game { seq: 17, over: false });
            seen.insert(String::from_utf8_lossy(&choice).into_owned());
        }
        assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["end", "work"]);
        let waiting = br#"{"type":"snapshot","table":{"waiting":[3]},"game":{"seq":4,"position":{"waiting":[1,4]}}}"#;
        assert_eq!(scanner.waiting(waiting), 1 << 1 | 1 << 4);
        assert_eq!(scanner.waiting(message), 0);
        let refused = br#"{"type":"refused","choice":"end"}"#;
        assert_eq!(scanner.read(refused, &mut random, &mut choice), Said::Error);
        assert_eq!(scanner.read(br#"{"type":"table","table":{}}"#, &mut random, &mut choice), Said::Other);
    }
}
