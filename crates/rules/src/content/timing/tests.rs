//! Every effect at every timing of every owner: what is permitted happens in games, the rest is rejected.

use super::*;
use crate::content::followers::FollowersSpec;
use crate::content::steps::StepSpec;
use crate::content::yaml;
use crate::content::{Content, SourceKind};
use crate::core::chance::FastChance;
use crate::core::event::Event;
use crate::core::ids::MapToken;
use crate::core::limits::SEATS;
use crate::{Game, Setup, invariants};
use std::sync::LazyLock;
use strum::{VariantArray, VariantNames};

/// A simple example of every effect.
const EFFECTS: &str = "
- money: 10
- lose-money: 10
- draw: 1
- discard: 1
- discard-random: 1
- discard-hand
- lp: 1
- lose-lp: 1
- automa-lp: 1
- wound: 1
- sure-wound: 1
- heal: 1
- heal-all
- marshal: 1
- wanted: 1
- same-points: 1
- nuggets: 1
- cattle
- cattle-of-choice
- lose-cattle
- marshal-cube: 1
- wanted-cube: 1
- switch-tracks
- take-stray: 1
- actions: 1
- ride: 2
- ride-row
- extend-move: 2
- travel: town
- sheriff: 2
- decrease: 1
- increase: 1
- cancel-wounds
- cancel-fight-card
- win-fight
- lose-fight
- restart
- npc-restart: [{wound: 1}]
- no-marshal-reward
- wound-loser: 1
- look-at-hand: 1
- discard-this
- upgrade-this
- opponent: [{lose-money: 10}]
- player-here: [{tribute: 10}]
- player-near: {within: 1, do: [{draw: 1}]}
- show-hand
- discard-named
- take-half
- tribute: 10
- keep-played: 1
- reroll-die
- gain-item: mule
- legendary-item: 1
- buy-legendary
- weapon-of-choice
- gain-deed: saloon
- use-deed
- upgrade: 20
- shop: 20
- prospect
- roll-die: [{draw: 1}]
- stay-wanted: 1
- roll-for: {gravel: [{money: 10}], nugget: [{draw: 1}]}
- sheriff-beside
- go-to: darkrock-5
- go-to-most: lp
- remove-bandit
- bandits: [a, b]
- bandit-in: hideout
- no-bandit-in: hideout
- track: {track: fame, points: 1}
- legendary-tokens: 1
- fight: wolf
- place-token: {token: den, at: hideout}
- look-at-deck
- bury-top
- look-at-fight-deck
- bury-fight-card
- look-at-encounter
- bury-encounter
- fill-hand
- start-poker
- move-to-train
- each-player: [{money: 10}]
- everybody: [{money: 10}]
- resolve-event
- sheriff-to: darkrock-5
- contributors: [{money: 10}]
- each-disc: [{money: 10}]
- others: [{money: 10}]
- ruin: darkrock-bank
- each-player-here: [{money: 10}]
- choose: [{key: yes, do: [{money: 10}]}, {key: no, do: []}]
- suffer: [{key: yes, do: [{wound: 1}]}, {key: no, do: [{lose-money: 10}]}]
- choose-several: {pick: 2, of: [{key: yes, do: [{money: 10}]}, {key: no, do: []}, {key: card, do: [{draw: 1}]}]}
- may: {price: [{lose-money: 10}], get: [{draw: 1}]}
- if: {all: [in-town], then: [{money: 10}], else: [{draw: 1}]}
";

/// A token that is placed just before the tested effect, as evidence that the effect was applied.
const MARK: &str = "[{place-token: {token: mark, at: darkrock-5}}]";

/// A setup in which every timing occurs soon: legends who move through mesas, gain wounds, points and nuggets, and
/// discard.
const STEPS: &str = "
- {id: rich, source: reconstructed, in: setup, after: place, do: [{lp: 5}, {money: 60}, {gain-item: mule},
    {place-token: {token: stray, at: rail-station}}, {place-token: {token: stray, at: ranch}}]}
- {id: busy, source: reconstructed, in: turn, after: begin, do: [
    {wound: 1}, {heal: 1}, {nuggets: 1}, {draw: 2}, {discard-random: 1}, {if: {all: [wanted], then: [{wanted: 1}], else: [{marshal: 1}]}},
    {track: {track: fame, points: 1}},
    {choose: [{key: town, do: [{travel: town}]}, {key: mine, do: [{travel: mine}]}, {key: bank, do: [{travel: bank}]}, {key: rail, do: [cattle, {travel: rail-station}]},
        {key: ranch, do: [cattle, {travel: ranch}]},
        {key: stay, do: []}]}]}
";

/// A die that costs nothing.
const RISK_DIE: &str = "
- {source: reconstructed, bonuses: [{key: money, do: [{money: 10}]}, {key: card, do: [{draw: 1}]}], faces: [{id: blank, do: []}, {id: card, do: [{draw: 1}]}]}
";

/// A step in every fight.
const IN_FIGHTS: &str = "{id: taunt, in: fight, after: reveal, do: []}";

pub(super) fn parsed<T: serde::de::DeserializeOwned>(text: &str) -> T {
    yaml::from_str(text).expect("it is written as content is")
}

/// The base game with the content that the examples name, parsed once.
pub(super) static STAGE: LazyLock<Specs> = LazyLock::new(|| {
    let mut specs = crate::content::Files::embedded().specs().expect("the shipped content loads");
    specs.opponents = parsed("[{id: wolf, pool: wolves, source: reconstructed, cards: 1, reward: [], penalty: []}]");
    specs.pools = parsed("[{id: wolves, source: reconstructed, reshuffle: true}]");
    specs.board.links = parsed("[{circuit: {stops: [darkrock-5, red-falls-3], pool: wolves}}]");
    specs.map_tokens = parsed(
        "[{id: mark, source: reconstructed}, {id: den, source: reconstructed, opponent: wolf},
          {id: stray, source: reconstructed, start: town}]",
    );
    let strays: Vec<CattleSpec> = (0..16)
        .map(|n| parsed(&format!("{{id: stray-{n}, ranch: stray, source: reconstructed, do: [{{money: 10}}]}}")))
        .collect();
    specs.cattle.extend(strays);
    specs.point_tracks = parsed("[{id: fame, source: reconstructed, spaces: [[], []], lp: [0, 1]}]");
    specs.deeds = parsed("[{id: darkrock-saloon, source: reconstructed, set: saloon, cost: 10, do: [{money: 10}]}]");
    specs.trader =
        parsed("[{source: reconstructed, regions: [darkrock, red-falls], row: 1, general-store: 12, least: 0}]");
    let relic: Vec<ItemSpec> = parsed(
        "[{id: relic, kind: misc, legendary: true, cost: 10, copies: 1, source: reconstructed, front: {lp: 1}}]",
    );
    specs.items.extend(relic);
    specs.events = parsed("[{id: storm, source: reconstructed, do: [{money: 10}]}]");
    specs.risk_die = parsed(RISK_DIE);
    specs.steps = parsed(&STEPS.replace("source: reconstructed, ", ""));
    specs.characters.iter_mut().for_each(|c| c.passives.push(Passive::RideMesas));
    specs
});

/// Posses and gangs that are recruited everywhere, for nothing.
const FOLLOWERS_EVERYWHERE: &str = "
source: reconstructed
cost: 0
posse-at: [darkrock, red-falls, mesitos-point, sunny-hills, cliff-junction, spikes-view, dixon-creek]
gang-at: [darkrock, red-falls, mesitos-point, sunny-hills, cliff-junction, spikes-view, dixon-creek]
cards: [{id: one, side: posse, source: reconstructed}, {id: two, side: gang, source: reconstructed}]
";

/// The content in which every entry of a place has this effect, after the marker.
fn with(place: Place, effect: &Effect) -> Result<Content, ContentError> {
    let mut specs = STAGE.clone();
    let mut effects: Vec<Effect> = parsed(MARK);
    effects.push(effect.clone());
    match place {
        Place::List(List::FightCard) => specs.fight_cards.iter_mut().for_each(|card| card.effects.clone_from(&effects)),
        Place::List(List::FightStep { shown }) => {
            let mut step: StepSpec = parsed(IN_FIGHTS);
            step.after = if shown { "reactions" } else { "start-effects" }.to_owned();
            step.effects = effects;
            specs.steps.push(step);
        }
        Place::List(_) => specs.steps[1].effects.append(&mut effects),
        Place::Ability(when, owner) => {
            let (conditions, price) = (Vec::new(), Vec::new());
            // A reroll is tested without the marker.
            let rerolls = matches!(when, When::ProspectRolled | When::DieRolled);
            let reroll = rerolls && effects.last() == Some(&Effect::RerollDie);
            let unlimited = when.asks_nothing() || reroll && when == When::ProspectRolled;
            let limit = (!unlimited).then_some(Limit::Turn);
            let effects = effects.split_off(usize::from(reroll));
            let all = vec![Ability { when, conditions, optional: false, limit, price, effects }];
            match owner {
                Owner::Card => specs.titles.iter_mut().for_each(|title| title.abilities.clone_from(&all)),
                Owner::Item => specs.items.iter_mut().for_each(|item| item.front.abilities.clone_from(&all)),
                Owner::Character => specs.characters.iter_mut().for_each(|c| c.abilities.clone_from(&all)),
                Owner::Injury => {
                    // The first wound of each player is one too many.
                    specs.numbers.wounds = 0;
                    specs.characters.iter_mut().for_each(|c| c.gains.wounds = 0);
                    specs.injuries = parsed("[{id: scar, source: reconstructed}]");
                    specs.injuries.resize(SEATS, specs.injuries[0].clone());
                    specs.injuries.iter_mut().for_each(|injury| injury.abilities.clone_from(&all));
                }
                Owner::Follower => {
                    specs.characters.iter_mut().for_each(|c| c.gains.marshal = u8::from(c.gains.wanted == 0));
                    let mut row: FollowersSpec = parsed(FOLLOWERS_EVERYWHERE);
                    let sides = [row.cards[0].clone(), row.cards[1].clone()];
                    row.cards = (0..SEATS).flat_map(|_| sides.clone()).collect();
                    row.cards.iter_mut().enumerate().for_each(|(at, card)| card.id = format!("follower-{at}"));
                    row.cards.iter_mut().for_each(|card| card.abilities.clone_from(&all));
                    specs.followers.push(row);
                }
                Owner::Legend => unreachable!("the stage has no legendary stories"),
            }
        }
    }
    Content::compile(specs, "a test".to_owned())
}

/// The maximum number of choices until it happens, and the number of choices played after it.
const LONGEST: usize = 500;
const AFTERWARDS: usize = 40;

/// Whether an event is evidence that the effects of a place were applied: the marker, or for a reroll its use.
fn shows(place: Place, event: &Event) -> bool {
    match (place, event) {
        (Place::Ability(When::ProspectRolled | When::DieRolled, owner), Event::Used { source, .. }) => {
            match source.kind() {
                SourceKind::Character(_) => owner == Owner::Character,
                SourceKind::Front(_) => owner == Owner::Item,
                SourceKind::Injury(_) => owner == Owner::Injury,
                SourceKind::Follower(_) => owner == Owner::Follower,
                SourceKind::Upgraded(_) | SourceKind::Legend(_) | SourceKind::Title(_) | SourceKind::Other => false,
            }
        }
        (_, Event::TokenPlaced { token: MapToken(0), .. }) => true,
        _ => false,
    }
}

/// Plays a random game until it happens, and some choices more. Returns whether it did.
fn happens_in_game(content: &Content, place: Place, seed: u64) -> bool {
    let (mut luck, mut pick, mut list) = (FastChance::new(seed), FastChance::new(!seed), Vec::new());
    let mut events: Vec<Event> = Vec::new();
    let setup = Setup::new(2 + (seed % 3) as u8);
    let mut game = Game::new(content, &setup, &mut luck, &mut events).expect("a plain setup");
    let mut left = LONGEST;
    let mut happened = false;
    while let (Some(seat), true) = (game.decision().first(), left > 0) {
        left -= 1;
        game.choices(seat, &mut list);
        let choice = list[pick.below(list.len() as u32) as usize];
        events.clear();
        game.play(seat, choice, &mut luck, &mut events).expect("listed choices are legal");
        assert_eq!(invariants::check(content, &game.state), Ok(()), "seed {seed} after {choice:?}");
        if !happened && events.iter().any(|event| shows(place, event)) {
            (happened, left) = (true, AFTERWARDS);
        }
    }
    happened
}

/// The number of games within which something must happen.
const GAMES: u64 = 6_000;

/// Whether an effect is permitted in a place.
fn is_permitted(place: Place, effect: &Effect) -> bool {
    let at = if let Place::Ability(when, _) = place { Some(when) } else { None };
    let asks_in_vain = at.is_some_and(When::asks_nothing) && asks(effect);
    let of_dice = matches!(at, Some(When::ProspectRolled | When::DieRolled));
    let rerolls = !of_dice || *effect == Effect::RerollDie;
    needs(place, effect, Subject::OWNER).0 && !asks_in_vain && rerolls && comes_to_an_end(place, effect)
}

/// Whether an effect in a place does not lead there again. Abilities that may have a limit have it.
fn comes_to_an_end(place: Place, effect: &Effect) -> bool {
    let actions = matches!(effect, Effect::Actions(_));
    match place {
        Place::Ability(When::RiskRolled, _) => true,
        Place::Ability(when, owner) => {
            let automatic = when.asks_nothing();
            !(automatic && (endless::brings(effect).contains(&when) || actions && owner != Owner::Card))
        }
        Place::List(list) => !actions || !matches!(list, List::FightCard | List::FightStep { .. }),
    }
}

/// Composes a place with every effect and plays the permitted ones, each in at least so many games. Returns their number,
/// and those that never happened.
fn try_all(places: &[Place], least: usize) -> (usize, Vec<String>) {
    let effects: Vec<Effect> = parsed(EFFECTS);
    let (mut permitted, mut never) = (0, Vec::new());
    for place in places {
        // The effects of a place make no difference before it is reached, so the games that reached it do so again.
        let mut reaching: Vec<u64> = Vec::new();
        for effect in &effects {
            let allowed = is_permitted(*place, effect);
            let composed = with(*place, effect);
            assert_eq!(composed.is_ok(), allowed, "{}: {:?}", word(effect), composed.err());
            let Ok(content) = composed else { continue };
            permitted += 1;
            let (known, mut happened) = (reaching.clone(), false);
            let others = (0..GAMES).filter(|seed| !known.contains(seed));
            for (played, seed) in (1..).zip(known.iter().copied().chain(others)) {
                if happens_in_game(&content, *place, seed) {
                    happened = true;
                    if !known.contains(&seed) && reaching.len() < least {
                        reaching.push(seed);
                    }
                }
                if happened && played >= least {
                    break;
                }
            }
            if !happened {
                never.push(format!("{} {}", named(*place), word(effect)));
            }
        }
    }
    (permitted, never)
}

/// A lower bound of what is permitted for each owner.
const LEAST_PERMITTED: usize = 80;

fn named(place: Place) -> String {
    match place {
        Place::Ability(when, owner) => format!("{} at {}:", owner.noun(), word(&when)),
        Place::List(list) => format!("{list:?}:"),
    }
}

fn places_of(owner: Owner) -> Vec<Place> {
    let all = When::VARIANTS.iter().filter(|when| happens(**when, owner));
    all.map(|when| Place::Ability(*when, owner)).collect()
}

/// The error of the base game where titles of poker cards, or items, have such abilities.
fn with_abilities(cards: &str, items: &str) -> String {
    let mut specs = STAGE.clone();
    specs.titles[0].abilities = parsed(cards);
    specs.items[0].front.abilities = parsed(items);
    Content::compile(specs, "a test".to_owned()).map_or_else(|error| error.to_string(), |_| "it loads".to_owned())
}

#[test]
fn what_works_by_itself_never_goes_round() {
    let endless = |effect: &str, when: &str| format!("“{effect}” would lead to “{when}” again and again");
    for (cards, items, expected) in [
        ("[{when: discarded, do: [{draw: 1}, {discard-random: 1}]}]", "[]", endless("discard-random", "discarded")),
        (
            "[{when: discarded, do: [{if: {all: [wanted], then: [{each-player: [{discard-random: 1}]}]}}]}]",
            "[]",
            endless("discard-random", "discarded"),
        ),
        ("[]", "[{when: wounded, do: [{heal: 1}, {sure-wound: 1}]}]", endless("sure-wound", "wounded")),
        ("[]", "[{when: gained, do: [discard-this, {gain-item: mule}]}]", endless("gain-item", "gained")),
        // Neither causes it alone; both together do.
        ("[{when: discarded, do: [{wound: 1}]}]", "[{when: wounded, do: [{discard-random: 1}]}]", {
            endless("wound", "discarded")
        }),
        ("[{when: discarded, do: [{wound: 1}]}]", "[{when: wounded, do: [{draw: 1}]}]", "it loads".to_owned()),
        ("[{when: discarded, do: [{draw: 1}]}]", "[{when: gained, do: [{discard-random: 1}]}]", "it loads".to_owned()),
        ("[]", "[{when: fight-won, limit: fight, do: [{wound: 1}]}]", "it loads".to_owned()),
        (
            "[{when: discarded, limit: turn, do: [{draw: 1}]}]",
            "[]",
            "an ability at “discarded” works by itself: expected no optional, price or limit".to_owned(),
        ),
    ] {
        let error = with_abilities(cards, items);
        assert!(error.contains(&expected), "{cards} {items}: {error}");
    }
}

#[test]
fn there_is_an_example_of_every_effect() {
    let effects: Vec<Effect> = parsed(EFFECTS);
    let words: Vec<String> = effects.iter().map(word).collect();
    let all: Vec<String> = Effect::VARIANTS.iter().map(|name| kebab(name)).collect();
    assert_eq!(words, all);
}

/// Everything that is permitted at these places happens in a game.
fn all_happens(places: &[Place], least: usize) {
    let (permitted, never) = try_all(places, least);
    assert!(permitted >= LEAST_PERMITTED && never.is_empty(), "{permitted} permitted, these never happen: {never:?}");
}

#[test]
fn what_cards_may_do_happens() {
    all_happens(&places_of(Owner::Card), 1);
}

#[test]
fn what_items_may_do_happens() {
    all_happens(&places_of(Owner::Item), 1);
}

#[test]
fn what_characters_may_do_happens() {
    all_happens(&places_of(Owner::Character), 1);
}

#[test]
fn what_injuries_may_do_happens() {
    all_happens(&places_of(Owner::Injury), 1);
}

#[test]
fn what_followers_may_do_happens() {
    all_happens(&places_of(Owner::Follower), 1);
}

const LISTS: [Place; 4] = [
    Place::List(List::FightCard),
    Place::List(List::FightStep { shown: false }),
    Place::List(List::FightStep { shown: true }),
    Place::List(List::TurnStep),
];

#[test]
fn what_fight_cards_and_steps_may_do_happens() {
    all_happens(&LISTS, 1);
}

/// Three games with each: what was applied once may go wrong where it is applied again.
#[test]
fn long_what_everything_may_do_happens_in_three_games() {
    for owner in [Owner::Card, Owner::Item, Owner::Character, Owner::Injury, Owner::Follower] {
        all_happens(&places_of(owner), 3);
    }
    all_happens(&LISTS, 3);
}
