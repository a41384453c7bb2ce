//! Mappings in the file format of scenarios that have some fixed words and the names of players.

/// A mapping with some fixed keys and players' names. The macro generates the mapping's type.
macro_rules! open_mapping {
    ($(#[$doc:meta])* $name:ident of $player:ty { $(#[doc = $fdoc:literal] $field:ident: $key:literal = $ty:ty,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default)]
        pub struct $name {
            $(#[doc = $fdoc] pub $field: Option<$ty>,)*
            /// The entries of players, by name, with the line.
            pub players: BTreeMap<String, Lined<$player>>,
        }

        impl $name {
            /// Its fixed keys.
            pub const WORDS: &'static [&'static str] = &[$($key),*];

            /// The fixed keys that are present.
            pub fn said(&self) -> Vec<&'static str> {
                let said = [$(($key, self.$field.is_some())),*];
                said.into_iter().filter_map(|(word, is)| is.then_some(word)).collect()
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let words = vec![$((
                    $key,
                    $fdoc,
                    generator.subschema_for::<$ty>(),
                )),*];
                crate::content::schemas::open_mapping(words, generator.subschema_for::<$player>())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                struct Mapping;
                impl<'de> Visitor<'de> for Mapping {
                    type Value = $name;
                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        write!(f, "a mapping of players' names and of these words: {}", $name::WORDS.join(", "))
                    }
                    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<$name, A::Error> {
                        let mut read = $name::default();
                        while let Some(key) = map.next_key::<String>()? {
                            match key.as_str() {
                                $($key => read.$field = Some(map.next_value()?),)*
                                _ => _ = read.players.insert(key, map.next_value()?),
                            }
                        }
                        Ok(read)
                    }
                }
                input.deserialize_map(Mapping)
            }
        }
    };
}
pub(super) use open_mapping;
