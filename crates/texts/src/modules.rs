//! Names of modules, modes and variants, and the reasons why some of them conflict.

use crate::catalogue::{Args, Catalogue};
use darkrock_rules::content::module::Advice;
use darkrock_rules::selection::Misfit;

impl Catalogue {
    /// The name of a module, mode or variant; derived from its id if it has no message.
    #[must_use]
    pub fn module_name(&self, id: &str) -> String {
        let message = module_messages(id).into_iter().find(|message| self.has(message));
        message.map_or_else(|| as_name(id), |message| self.text(&message))
    }

    /// The description of a module, mode or variant, if it has one.
    #[must_use]
    pub fn module_about(&self, id: &str) -> Option<String> {
        let mut messages = module_messages(id).into_iter().map(|message| format!("{message}-more"));
        messages.find(|message| self.has(message)).map(|message| self.text(&message))
    }

    /// For how many players and to which lengths something is recommended: `lengths` is the number of lengths, of which there
    /// are two at most.
    #[must_use]
    pub fn advice(&self, advice: &Advice) -> String {
        let (players, lengths) = (advice.players, &advice.lengths);
        let of = |length: Option<&u8>| length.copied().unwrap_or_default();
        let said = Args::new().n("least", players.least).n("most", players.most).n("lengths", lengths.len() as i64);
        self.with("web-advice", &said.n("first", of(lengths.first())).n("last", of(lengths.last())))
    }

    /// Why something cannot be played: the message of this case if there is one, otherwise a generic one.
    #[must_use]
    pub fn misfit(&self, misfit: &Misfit) -> String {
        let own = format!("web-error-{}", misfit.code());
        if self.has(&own) {
            return self.text(&own);
        }
        let name = |id: &str| self.module_name(id);
        let say = |message, args: Args<'_>| self.with(message, &args);
        match misfit {
            Misfit::Players { module, least, most, .. } if least == most => {
                say("web-misfit-players-only", Args::new().s("module", name(module)).n("players", *least))
            }
            Misfit::Players { module, least, most, .. } => {
                say("web-misfit-players", Args::new().s("module", name(module)).n("least", *least).n("most", *most))
            }
            Misfit::Length { module, length, .. } => {
                say("web-misfit-length", Args::new().s("module", name(module)).n("length", *length))
            }
            Misfit::Needs { module, needs } => {
                say("web-misfit-needs", Args::new().s("module", name(module)).s("other", name(needs)))
            }
            Misfit::NeedsWith { module, needs, seats } => {
                let args = Args::new().s("module", name(module)).s("other", name(needs));
                say("web-misfit-needs-with", args.n("players", *seats))
            }
            Misfit::Excludes { module, other } => {
                say("web-misfit-excludes", Args::new().s("module", name(module)).s("other", name(other)))
            }
            _ => misfit.to_string(),
        }
    }
}

/// The ids of messages that may name a module: `web-variant-goals` for a variant, `web-module-base` for others.
fn module_messages(id: &str) -> [String; 2] {
    [format!("web-variant-{id}"), format!("web-module-{id}")]
}

/// A name derived from an id: `high-country` is “High country”.
fn as_name(id: &str) -> String {
    let mut letters = id.chars().map(|c| if c == '-' { ' ' } else { c });
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn modules_have_names_and_reasons() {
        let words = Catalogue::of(Language::EN).expect("English");
        assert_eq!(words.module_name("first-game"), "First game");
        assert_eq!(words.module_name("high-country"), "High country", "nobody has named it");
        assert!(words.module_about("goals").is_some() && words.module_about("high-country").is_none());
        let excludes = |module: &str| Misfit::Excludes { module: module.to_owned(), other: "goals".to_owned() };
        assert_eq!(words.misfit(&excludes("first-game")), "A first game is played without goals.");
        assert_eq!(words.misfit(&excludes("strike")), "“Strike” and “Goals” cannot be combined.");
        let players = |most| Misfit::Players { module: "strike".to_owned(), least: 3, most, seats: 2 };
        assert_eq!(words.misfit(&players(3)), "“Strike” is for 3 players only.");
        assert_eq!(words.misfit(&players(4)), "“Strike” is for 3 to 4 players.");
        let advice = |lengths: &[u8]| words.advice(&Advice { lengths: lengths.to_vec(), ..Advice::default() });
        assert_eq!(advice(&[]), "Recommended for 2 to 6 players.");
        assert_eq!(advice(&[20]), "Recommended for 2 to 6 players, playing to 20 LP.");
        assert_eq!(advice(&[15, 20]), "Recommended for 2 to 6 players, playing to 15 or 20 LP.");
    }
}
