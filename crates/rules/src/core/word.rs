//! Names of enum values in files, the notation, messages and the wire format.

/// A value with a name: a type that derives `strum::IntoStaticStr`.
pub trait Word: Into<&'static str> {
    /// The name, without the fields of the variant: `hand-limit`.
    fn word(self) -> &'static str {
        self.into()
    }
}

impl<T: Into<&'static str>> Word for T {}
