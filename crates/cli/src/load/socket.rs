//! A client's socket, read without blocking.

use super::frames::{self, Frame, PONG};
use mio::net::TcpStream;
use std::io::{ErrorKind, Read, Write};

/// The read size, in bytes.
pub(super) const BUFFER: usize = 256 << 10;

/// The socket of a client.
pub(super) struct Socket {
    stream: TcpStream,
    /// The beginning of an incomplete frame.
    left: Vec<u8>,
}

impl Socket {
    /// Wraps an open socket.
    pub(super) fn new(stream: std::net::TcpStream) -> std::io::Result<Self> {
        stream.set_nonblocking(true)?;
        Ok(Self { stream: TcpStream::from_std(stream), left: Vec::new() })
    }

    /// The source for polling.
    pub(super) fn source(&mut self) -> &mut TcpStream {
        &mut self.stream
    }

    /// Sends a frame. Returns whether all of it could be sent.
    pub(super) fn send(&mut self, frame: &[u8]) -> bool {
        self.stream.write_all(frame).is_ok()
    }

    /// Reads everything available and passes each text to a handler, which returns whether it was valid. Returns the
    /// number of bytes read; none if the client cannot continue.
    pub(super) fn read(&mut self, buffer: &mut [u8], mut text: impl FnMut(&[u8]) -> bool) -> Option<u64> {
        let (mut total, mut good) = (0, true);
        loop {
            let read = match self.stream.read(buffer) {
                Ok(0) => return None,
                Ok(read) => read,
                Err(error) if error.kind() == ErrorKind::WouldBlock => return good.then_some(total),
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(_) => return None,
            };
            total += read as u64;
            let mut held = std::mem::take(&mut self.left);
            let bytes = if held.is_empty() {
                &buffer[..read]
            } else {
                held.extend_from_slice(&buffer[..read]);
                &held[..]
            };
            let mut at = 0;
            while let Some((frame, length)) = frames::first(&bytes[at..]) {
                at += length;
                good &= match frame {
                    Frame::Text(said) => text(said),
                    Frame::Ping => self.stream.write_all(&PONG).is_ok(),
                    Frame::Closed => return None,
                    Frame::Other => true,
                };
            }
            self.left = bytes[at..].to_vec();
            // Less than requested means that nothing more is available.
            if read < buffer.len() {
                return good.then_some(total);
            }
        }
    }
}
