//! Fights of every kind, won, lost and declined, started by the player or by another, against every timing of fights.

use super::stage::{self, Edit, Staged, item};
use super::{About, about};
use darkrock_rules::Seat;
use darkrock_rules::choice::FightKind;
use darkrock_rules::content::schema::When;
use darkrock_rules::content::{Content, Source, SourceKind};
use darkrock_rules::edition::{Edition, Switch};
use darkrock_rules::event::{Cause, Event};
use darkrock_rules::rule_index::RuleIndex;
use strum::VariantArray;

/// The items that listen to timings of fights, in the files of their entries.
const ITEMS: [(When, &str, &str); 6] = [
    (When::FightStart, "base/items.yaml", "ten-gallon"),
    (When::FightReveal, "base/items.yaml", "miners-map"),
    (When::FightReaction, "base/items.yaml", "provisions"),
    (When::FightWon, "ante-up/items.yaml", "gazette"),
    (When::FightLost, "ante-up/items.yaml", "snake-oil"),
    (When::FightEnded, "blood-money/items.yaml", "boot-knife"),
];

/// The ends of a fight for the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Won,
    Lost,
    /// Won without a comparison, because the other has no card.
    Declined,
}

/// A fight of a player.
#[derive(Clone, Copy, Debug)]
struct Case {
    kind: FightKind,
    end: End,
    /// Whether the player started it: against another player alone.
    started: bool,
}

fn cases() -> Vec<Case> {
    let mut all = Vec::new();
    for kind in FightKind::VARIANTS.iter().copied() {
        all.extend([End::Won, End::Lost].map(|end| Case { kind, end, started: true }));
        if (Case { kind, end: End::Won, started: true }).is_with_player() {
            all.push(Case { kind, end: End::Declined, started: true });
            all.extend([End::Won, End::Lost].map(|end| Case { kind, end, started: false }));
        }
    }
    all
}

impl Case {
    fn is_with_player(self) -> bool {
        matches!(self.kind, FightKind::Arrest | FightKind::Duel | FightKind::Rob)
    }

    /// The position and the plan: the player holds the card that decides.
    fn position(self, items: &str, card: &str) -> (String, Vec<String>) {
        let other = match self.end {
            End::Won => "2d",
            End::Lost => "Ad",
            End::Declined => "",
        };
        let both = |law: [&str; 2], kind: &str| {
            let (place, items) = ("space: mesitos-point-1", format!("items: [{items}]"));
            let annie = format!("annie-oakley: {{{place}, {items}, hand: [{card}]{}}}", law[0]);
            let bass = format!("bass-reeves: {{{place}, hand: [{other}], money: 20{}}}", law[1]);
            let (active, who, whom) = match self.started {
                true => ("annie-oakley", "a", "bass-reeves"),
                false => ("bass-reeves", "b", "annie-oakley"),
            };
            (format!("{annie}\n  {bass}\n  active: {active}"), vec![format!("{who} fight {kind} {whom}")])
        };
        let alone = |annie: &str, rest: &str, plan: &[&str]| {
            let annie = format!("annie-oakley: {{{annie}, items: [{items}]}}\n  {rest}");
            (annie, plan.iter().map(|words| (*words).to_owned()).collect())
        };
        let (position, plan) = match self.kind {
            FightKind::Arrest if self.started => both([", marshal: 1", ", wanted: 1"], "arrest"),
            FightKind::Arrest => both([", wanted: 1", ", marshal: 1"], "arrest"),
            FightKind::Duel => both(["", ""], "duel"),
            FightKind::Rob => both([", money: 20", ""], "rob"),
            FightKind::Bandit => {
                let annie = format!("space: sunny-hills-2, hand: [{card}]");
                alone(&annie, "bandits: [sunny-hills-hideout-b]", &["a move sunny-hills-hideout-b"])
            }
            FightKind::Heist => alone(&format!("space: darkrock-bank, hand: [{card}]"), "round: 1", &["a heist"]),
            FightKind::Sheriff => {
                // A card is discarded when the Sheriff enters.
                let annie = format!("space: darkrock-1, hand: [5d, 2s, {card}], wanted: 1");
                alone(&annie, "sheriff: darkrock-2", &["a play 5d", "a sheriff darkrock-1", "a discard 2s"])
            }
            FightKind::Opponent => alone(&format!("space: darkrock-1, hand: [4d, {card}]"), "round: 1", &["a play 4d"]),
            FightKind::Holdup => {
                alone(&format!("space: gulch-frontier-rail-station, hand: [{card}]"), "round: 1", &["a train-heist"])
            }
        };
        let cards = "payday: [{when: action, do: [{sheriff: 3}]}, {when: fight-compared, do: [{money: 10}]}], \
                     manhunt: [{when: action, do: [{fight: sleeping-car}]}]";
        (format!("abilities: {{{cards}}}\nposition:\n  {position}"), plan)
    }

    /// The card that decides, whatever a timing does to it.
    fn card(self) -> &'static str {
        if self.end == End::Lost { "3c" } else { "Ac" }
    }
}

/// How often a timing should happen for the player, and the rule why it does not.
fn expected(case: Case, when: When, edition: Edition) -> Result<(), &'static str> {
    let accepted = case.is_with_player() && case.end != End::Declined;
    match (when, case.end) {
        // Only after a target has accepted.
        (When::FightStart, _) if edition.value(Switch::StartOfFightStep) == "after-accepting" && !accepted => {
            Err("base.fight.09")
        }
        (When::FightWon, End::Lost) => Err("base.fight.54"),
        (When::FightLost, End::Won | End::Declined) => Err("base.fight.27"),
        (When::FightReveal | When::FightReaction | When::FightCompared, End::Declined) => Err("base.fight.53"),
        _ => Ok(()),
    }
}

/// The shipped content with items that listen to timings of fights.
fn listening() -> Content {
    let ability = |when: When| {
        let limit = if when == When::FightReaction { ", limit: fight" } else { "" };
        format!("{{when: {}{limit}, do: [{{money: 10}}]}}", <&str>::from(when))
    };
    let edits: Vec<Edit> =
        ITEMS.iter().map(|(when, file, id)| Edit::Entry(file, id, item(id, &ability(*when)))).collect();
    stage::composed(&edits, "", "", false).unwrap()
}

/// How often a timing happens for the player.
fn happened(content: &Content, case: Case, when: When, edition: Edition) -> Result<usize, String> {
    let listener = ITEMS.iter().find(|(known, ..)| *known == when).map(|(.., item)| *item);
    // Only cards have abilities after the comparison.
    let card = if when == When::FightCompared { "5c" } else { case.card() };
    let (position, plan) = case.position(listener.unwrap_or_default(), card);
    let events = Staged::new(content, &position, false)?.play(content, edition, &plan, case.end == End::Lost)?;
    // Abilities at the reveal apply together, each without an event of its own.
    let paid = |event: &&Event| matches!(event, Event::Money { seat: Seat(0), gained: 10, cause: Cause::Card });
    Ok(match listener {
        Some(_) if when == When::FightReveal => events.iter().filter(paid).count(),
        Some(item) => stage::uses(content, &events, Seat(0), item),
        None => {
            let of_card = |source: Source| matches!(source.kind(), SourceKind::Title(_));
            let title = |event: &&Event| matches!(**event, Event::Used { seat: Seat(0), source } if of_card(source));
            events.iter().filter(title).count()
        }
    })
}

#[test]
fn every_kind_of_fight_is_followed_by_what_reacts_to_it() {
    let (content, index) = (listening(), RuleIndex::embedded().unwrap());
    let timings = || When::VARIANTS.iter().copied().filter(|when| about(*when) == About::Fight);
    let mut wrong = Vec::new();
    for case in cases() {
        // The effects of fight cards are a source of the other products.
        for when in timings().filter(|when| *when != When::FightCard) {
            for (id, edition) in Edition::presets() {
                let why = expected(case, when, edition).err();
                assert!(why.is_none_or(|rule| index.find(rule).is_some()), "{why:?}");
                let times = happened(&content, case, when, edition);
                if times != Ok(usize::from(why.is_none())) {
                    wrong.push(format!("{case:?}, {when:?}, {id}: {times:?} times ({why:?})"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
