//! The forms of events, to validate what a scenario expects or forbids: with a misspelled name,
//! `no-events` would always pass.

use super::cast::Cast;
use crate::core::choice::FightKind;
use crate::core::event::Cause;
use crate::core::ids::*;
use crate::core::state::Public;
use crate::core::word::Word;
use crate::formats::notation::nearest;
use strum::VariantArray;

/// The form of every event, as in `docs/scenarios.md`. `P` is a player, words in capitals are placeholders, `|` means
/// "or", `[...]` is optional, `...` means repetition.
pub(crate) const FORMS: [&str; 135] = [
    "dealt P CHARACTER CHARACTER",
    "chose-unseen P",
    "character P CHARACTER",
    "first-player P",
    "placed P SPACE",
    "goals P GOAL...",
    "turn-begins P N",
    "income P money|cards|both",
    "equipped P ITEM",
    "actions P N",
    "moved P SPACE SPACE [mesa|2 mesas]",
    "sent P SPACE SPACE",
    "sheriff-moved SPACE SPACE",
    "sheriff-returns",
    "sheriff-placed P SPACE",
    "stand LOCATION ITEM...",
    "delivered-stray P TOKEN",
    "bandit-appears SPACE",
    "bandit-leaves SPACE",
    "token-placed MAP-TOKEN SPACE",
    "token-removed MAP-TOKEN SPACE",
    "frontier-placed SPACE N",
    "event-marker P MARKER",
    "event P EVENT",
    "set-up-event EVENT",
    "visited P MAP-TOKEN SPACE",
    "frontier-taken P SPACE FRONTIER-TOKEN",
    "train-moved SPACE SPACE",
    "train-heist P OPPONENT",
    "challenge P OPPONENT",
    "high-stakes-begins P",
    "raised P",
    "folded P",
    "second-reveal CARD...",
    "faro-begins P",
    "faro-joined P",
    "faro-dealt P RANK...",
    "faro-bet P RANK N",
    "faro-revealed loser|winner|jackpot RANK",
    "faro-won P RANK",
    "faro-lost P RANK",
    "faro-reclaimed P RANK",
    "faro-left P",
    "risk-rolled P OPTION RISK-FACE",
    "claimed P PLACE",
    "deed-used P PLACE",
    "story-revealed LEGEND",
    "part-taken P N",
    "token-revealed P SPACE o|x|danger",
    "story-ends LEGEND a|b",
    "ruined PLACE",
    "repaired P PLACE",
    "settled P SPACE",
    "injured P INJURY",
    "instead-of-wounds P N",
    "injury-lost P INJURY",
    "recruited P FOLLOWER",
    "disbanded P FOLLOWER",
    "sheriff-card OPPONENT",
    "title TITLE",
    "trader-stand ITEM...",
    "trader-moved REGION",
    "legendary-shown ITEM",
    "legendary-drawn P ITEM",
    "legendary-under P ITEM",
    "meets P OPPONENT",
    "track P TRACK N N",
    "looked-at-deck P CARD",
    "buried-top P",
    "looked-at-fight-deck P RANK",
    "buried-fight-card P",
    "looked-at-encounter P OPPONENT",
    "buried-encounter P",
    "money P N CAUSE",
    "lp P N CAUSE",
    "nuggets P N CAUSE",
    "over-limit P money|nuggets N N",
    "wounded P N CAUSE",
    "wound-ignored P N",
    "healed P N",
    "marshal P N N",
    "wanted P N N",
    "legendary P",
    "drew P CARD",
    "nothing-to-draw P",
    "reshuffled N",
    "discarded P CARD CAUSE",
    "played P CARD",
    "reacted P CARD",
    "used P SOURCE",
    "looked-at P P N CARD...",
    "gave P P CARD",
    "gained-item P ITEM",
    "upgraded P ITEM",
    "lost-item P ITEM",
    "fight-begins P KIND P",
    "npc-drew P N RANK...",
    "drew-faceup P RANK...",
    "accepted P",
    "committed P CARD",
    "npc-committed P RANK",
    "declined P",
    "revealed SHOWN SHOWN",
    "decreased fighter|other N RANK SOURCE",
    "increased fighter|other N RANK SOURCE",
    "fight-card-cancelled",
    "fight-restarts",
    "fight-won fighter|other KIND",
    "stole P P money|nuggets|nothing N",
    "arrested P",
    "acquired P RANCH TOKEN",
    "stole-cattle P P TOKEN",
    "delivered P TOKEN wrangled|rustled",
    "lost-cattle P",
    "poker-begins P",
    "joined P",
    "dealer-drew P CARD...",
    "flop CARD...",
    "showed P CARD...",
    "showed-hand P CARD...",
    "poker-won P N",
    "house-won",
    "kept P CARD",
    "rolled P N FACE",
    "story-opens N TRIGGER",
    "contributed P N [moved]",
    "story-resolved N STORY",
    "goal-shown P GOAL",
    "tokens-drawn P N N...",
    "tokens-returned P N N...",
    "deed P DEED",
    "end-triggered P",
    "exhausted P",
    "last-round",
    "over P...",
];

/// Whether words can be a prefix of an event.
///
/// # Errors
/// The first word that matches no event.
pub(crate) fn check(cast: Cast<'_>, public: &Public, text: &str) -> Result<(), String> {
    let mut words = text.split_whitespace();
    let Some(name) = words.next() else {
        return Err("an event without a name: expected one of docs/scenarios.md".to_owned());
    };
    let name_of = |form: &'static str| form.split(' ').next().unwrap_or_default();
    let Some(form) = FORMS.into_iter().find(|form| name_of(form) == name) else {
        let near = nearest(name, FORMS.into_iter().map(name_of));
        return Err(format!("“{text}”: no event is called “{name}”{}", proposed(&near)));
    };
    let mut slots = form.split(' ').skip(1);
    let mut last = None;
    for word in words {
        let slot = slots.next().or(last.filter(|slot: &&str| slot.ends_with("...")));
        let Some(slot) = slot else {
            return Err(format!("“{text}”: “{word}” is too much: expected {form}"));
        };
        last = Some(slot);
        if word != "?" && !fits(cast, public, slot.trim_end_matches("..."), word) {
            let known =
                if slot == "P" { format!(" (playing: {})", players(cast, public).join(", ")) } else { String::new() };
            return Err(format!("“{text}”: “{word}” does not fit here: expected {form}{known}"));
        }
    }
    Ok(())
}

/// The suggestions at the end of a message.
pub(crate) fn proposed(near: &[String]) -> String {
    if near.is_empty() {
        " (docs/scenarios.md lists them)".to_owned()
    } else {
        format!(": did you mean {}?", near.join(", "))
    }
}

/// The possible subjects of events: the known characters in play, and the seats.
fn players(cast: Cast<'_>, public: &Public) -> Vec<String> {
    let seats = public.players.iter().take(cast.players.len());
    let unknown = seats.clone().any(|player| player.character.is_none());
    let known = seats.filter_map(|player| player.character).map(|c| cast.character_id(Some(c)).to_owned());
    let mut all: Vec<String> = known.collect();
    if unknown {
        // While characters are being chosen.
        all.extend(cast.content.specs.characters.iter().map(|c| c.id.clone()));
    }
    all.extend((1..=cast.players.len()).map(|n| format!("seat-{n}")));
    all.extend(public.automa().map(|_| cast.content.automa.id.to_owned()));
    all
}

/// Whether a word matches a slot of a form.
fn fits(cast: Cast<'_>, public: &Public, slot: &str, word: &str) -> bool {
    let specs = &cast.content.specs;
    match slot {
        "P" => players(cast, public).iter().any(|name| name == word),
        "N" => word.strip_prefix('+').unwrap_or(word).parse::<i32>().is_ok(),
        "CARD" => word.parse::<Card>().is_ok(),
        "RANK" => word.parse::<FightCard>().is_ok(),
        "SHOWN" => word == "-" || word.parse::<Card>().is_ok() || word.parse::<FightCard>().is_ok(),
        "SPACE" => cast.space(word).is_ok(),
        "ITEM" => cast.owned(word).is_ok(),
        "CAUSE" => Cause::VARIANTS.iter().any(|cause| cause.word() == word),
        "KIND" => FightKind::VARIANTS.iter().any(|kind| kind.id() == word),
        "SOURCE" => {
            let title = specs.titles.iter().any(|title| title.id == word);
            let injury = specs.injuries.iter().any(|injury| injury.id == word);
            let character = specs.characters.iter().any(|c| c.id == word);
            let follower = cast.follower(word).is_ok();
            title || injury || follower || word == "rule" || cast.owned(word).is_ok() || character
        }
        "CHARACTER" => specs.characters.iter().any(|c| c.id == word),
        "GOAL" => specs.goals.iter().any(|goal| goal.id == word),
        "STORY" => cast.story(word).is_ok(),
        "TRIGGER" => cast.trigger(word).is_ok(),
        "TOKEN" => cast.cattle(word).is_ok(),
        "RANCH" => cast.content.board.ranches.iter().any(|(ranch, _)| ranch == word),
        "DEED" => cast.automa_cards(&[word.to_owned()]).is_ok(),
        "LOCATION" => cast.stand(word).is_ok(),
        "EVENT" => cast.events(&[word.to_owned()]).is_ok(),
        "MARKER" => cast.event_markers(&[word.to_owned()]).is_ok(),
        "MAP-TOKEN" => specs.map_tokens.iter().any(|token| token.id == word),
        "FRONTIER-TOKEN" => specs.frontier.iter().any(|token| token.id == word),
        "OPPONENT" => specs.opponents.iter().any(|opponent| opponent.id == word),
        "TRACK" => specs.point_tracks.iter().any(|track| track.id == word),
        "LEGEND" => specs.legendary_stories.iter().any(|story| story.id == word),
        "PLACE" => cast.content.board.locations.iter().any(|row| row.id == word),
        "OPTION" => cast.content.option_keys.iter().any(|key| key == word),
        "RISK-FACE" => specs.risk_die.iter().flat_map(|die| &die.faces).any(|face| face.id == word),
        "INJURY" => specs.injuries.iter().any(|injury| injury.id == word),
        "FOLLOWER" => cast.follower(word).is_ok(),
        "TITLE" => cast.title(word).is_ok(),
        "REGION" => specs.trader.iter().flat_map(|trader| &trader.regions).any(|region| region == word),
        "FACE" => specs.die.iter().any(|face| face.word() == word),
        words => words.trim_matches(['[', ']']).split('|').any(|known| known == word || both_numbers(known, word)),
    }
}

/// Whether a form contains an example number.
fn both_numbers(form: &str, word: &str) -> bool {
    form.parse::<u8>().is_ok() && word.parse::<u8>().is_ok()
}
