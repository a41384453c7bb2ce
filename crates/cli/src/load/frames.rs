//! The frames of a WebSocket, read and written by the load generator itself.

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
}
