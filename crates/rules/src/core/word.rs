//! Words for the values of enums, as files, the notation, messages and the wire have them.

/// A value with a word of its own: what derives `strum::IntoStaticStr`.
pub trait Word: Into<&'static str> {
    /// The word, without what the value holds: `hand-limit`.
    fn word(self) -> &'static str {
        self.into()
    }
}

impl<T: Into<&'static str>> Word for T {}
