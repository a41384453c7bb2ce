//! Products: every timing that reacts to points, to a movement or to a fight, against every source that can cause it, in every edition.
//! Each pair happens exactly once, for the right player and on the right track, or it cannot be, for a reason that names a rule.
//!
//! The pairs are generated: timings by iteration, sources by iteration over timings, tracks and files of the content. A new timing or a
//! new kind of file does not compile before it is classified here, and a pair that neither happens nor has a reason fails.

mod fights;
mod sources;
mod stage;

use darkrock_rules::content::schema::When;
use darkrock_rules::content::{Content, Specs};
use darkrock_rules::edition::{Edition, Switch};
use darkrock_rules::event::Event;
use darkrock_rules::modules::{self, ante_up};
use darkrock_rules::rule_index::RuleIndex;
use darkrock_rules::{Catalog, Seat};
use sources::{Order, Source};
use stage::{Edit, HOST, Staged, item};
use strum::VariantArray;

/// What a timing is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    /// Points: the pairs are those of this file.
    Points,
    /// The end of a movement, likewise.
    Movement,
    /// A fight: `fights.rs`.
    Fight,
    /// Something else, which is a source here and no reaction to points, movements or fights.
    Other,
}

fn about(when: When) -> About {
    match when {
        When::PointsGained | When::TrackPoint | When::LawPointsGained => About::Points,
        When::MoveExtend | When::MoveEnded | When::AnyMoveEnded => About::Movement,
        When::FightStart | When::FightReveal | When::FightReaction | When::FightCard | When::FightCompared => {
            About::Fight
        }
        When::FightWon | When::FightLost | When::FightEnded => About::Fight,
        When::StartOfTurn | When::EndOfTurn | When::Action | When::BesideActions | When::CardOrItemAction => {
            About::Other
        }
        When::Gained | When::Discarded | When::Deposited | When::Contributed | When::Wounded | When::OtherWounded => {
            About::Other
        }
        When::ProspectRolled | When::DieRolled | When::RiskRolled | When::BonusUsed | When::MesaCrossed => About::Other,
        When::PokerPlayed | When::PokerWon | When::PokerLost | When::Wrangled | When::Rustled => About::Other,
    }
}

/// What reacts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Listener {
    /// An item with an ability at this timing.
    Timing(When),
    /// Reputation, a poker card.
    Reputation,
    /// Event markers on tracks.
    Marker,
    /// The trigger of stories for points.
    Trigger,
}

/// The items that listen, in the files of their entries. Those for points are items of the base game, with which a character can begin.
const ITEMS: [(When, &str, &str); 7] = [
    (When::LawPointsGained, "base/items.yaml", "ten-gallon"),
    (When::PointsGained, "base/items.yaml", "miners-map"),
    (When::TrackPoint, "base/items.yaml", "provisions"),
    (When::AnyMoveEnded, "ante-up/items.yaml", "gazette"),
    (When::MoveEnded, "ante-up/items.yaml", "snake-oil"),
    (When::MoveExtend, "blood-money/items.yaml", "bullwhip"),
    (When::FightEnded, "blood-money/items.yaml", "boot-knife"),
];

impl Listener {
    fn item(self) -> Option<&'static str> {
        let Self::Timing(when) = self else { return None };
        Some(ITEMS.iter().find(|(known, ..)| *known == when).expect("a timing of this file has an item").2)
    }
}

/// What a source causes.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Effect {
    /// A point on a track: its id.
    Point(String),
    /// A movement.
    Ride(&'static str),
    /// A fight with an opponent.
    Fight,
}

impl Effect {
    fn words(&self) -> String {
        match self {
            Self::Point(track) if self.is_law() => format!("{{{track}: 1}}"),
            Self::Point(track) => format!("{{track: {{track: {track}, points: 1}}}}"),
            Self::Ride(words) => (*words).to_owned(),
            Self::Fight => "{fight: sleeping-car}".to_owned(),
        }
    }

    fn is_law(&self) -> bool {
        matches!(self, Self::Point(track) if is_law(track))
    }

    /// Who reacts to it.
    fn listeners(&self) -> Vec<Listener> {
        let of = |wanted: About| {
            let all = When::VARIANTS.iter().copied().filter(move |when| about(*when) == wanted);
            all.map(Listener::Timing).collect::<Vec<_>>()
        };
        match self {
            Self::Point(_) => {
                [of(About::Points), vec![Listener::Reputation, Listener::Marker, Listener::Trigger]].concat()
            }
            Self::Ride(_) => of(About::Movement),
            // The others by the kinds of fights.
            Self::Fight => vec![Listener::Timing(When::FightEnded)],
        }
    }
}

fn is_law(track: &str) -> bool {
    ["marshal", "wanted"].contains(&track)
}

/// How often each seat should react, and the rule why it does not react to the effect itself.
fn expected(
    source: &Source,
    effect: &Effect,
    listener: Listener,
    edition: Edition,
) -> ([usize; 2], Option<&'static str>) {
    let why = why_not(source, effect, listener, edition);
    let mut times = [0; 2];
    times[usize::from(source.seat)] += usize::from(why.is_none());
    let also = |law: bool| source.also.iter().filter(|track| is_law(track) == law).count();
    match listener {
        Listener::Timing(When::LawPointsGained) | Listener::Reputation | Listener::Trigger => times[0] += also(true),
        Listener::Timing(When::PointsGained) => times[0] += source.also.len(),
        Listener::Timing(When::TrackPoint) => times[0] += also(false),
        Listener::Timing(When::FightEnded) => (0..2).for_each(|seat| times[seat] += source.fights[seat]),
        Listener::Timing(_) | Listener::Marker => {}
    }
    // Once in a turn.
    if matches!(listener, Listener::Timing(When::PointsGained) | Listener::Reputation | Listener::Trigger) {
        times = times.map(|n| n.min(1));
    }
    (times, why)
}

/// The rule why nothing follows the effect itself; none if something does.
fn why_not(source: &Source, effect: &Effect, listener: Listener, edition: Edition) -> Option<&'static str> {
    let law = effect.is_law();
    let track = matches!(effect, Effect::Point(_)) && !law;
    let began = if source.seat == 0 { source.law[1] > 0 } else { source.bass.contains("wanted") };
    let wanted = began || source.also.contains(&"wanted");
    match (listener, effect) {
        // The Wanted gain no Marshal points.
        (_, Effect::Point(kind)) if kind == "marshal" && wanted => Some("base.marshal.02"),
        (Listener::Timing(When::LawPointsGained), _) if track => Some("other.characters.09"),
        (Listener::Timing(When::TrackPoint), _) if law => Some("au.gambler-track.01"),
        (Listener::Timing(When::TrackPoint), _) => None,
        (Listener::Reputation, _) if track => Some("base.pcard.33"),
        (Listener::Marker, Effect::Point(kind)) if kind == "story" || source.setup => Some("au.events-tokens.22"),
        (Listener::Marker, _) => None,
        (Listener::Trigger, _) if track => Some("base.story.36"),
        // Only at the start of the game, where a figure has no space yet.
        (_, Effect::Ride(_) | Effect::Fight) if source.setup => Some("base.setup.26"),
        // What is moved in the middle of a move action ends it nowhere; a scenario has it.
        (_, Effect::Ride(_)) if source.moves => Some("base.move.11"),
        (Listener::Timing(When::MoveEnded | When::MoveExtend), Effect::Ride(_)) => {
            let any_movement = edition.value(Switch::DeliveryAfter) == "any-movement";
            (!any_movement).then_some("base.setup.45")
        }
        (Listener::Timing(When::AnyMoveEnded), _) | (_, Effect::Fight) => None,
        // Items follow a gain on another player's turn, too (ruling.au-turn.01).
        (Listener::Timing(When::PointsGained), _) if !source.setup => None,
        _ => source.off_turn,
    }
}

/// Why a pair is not played at all: the rule.
fn left_out(source: &Source, effect: &Effect, listener: Listener) -> Option<&'static str> {
    match (listener, effect) {
        (_, Effect::Point(kind)) if kind == "story" && is_core(source, listener) => Some("bm.core-stories.01"),
        // Legendary stories replace those of the base game.
        (Listener::Trigger, _) if source.legendary || source.setup => Some("bm.legendary-stories.01"),
        (Listener::Trigger, _) if source.rest.contains("stories:") => Some("base.story.36"),
        // Only cards in hand; nobody has any in the setup.
        (Listener::Reputation, _) if source.setup => Some("base.pcard.33"),
        (Listener::Marker, Effect::Point(_)) if source.law != [0; 2] || source.setup => Some("au.events-tokens.22"),
        // Whoever is Wanted already does not gain the Marshal point that leads to it.
        (Listener::Marker, Effect::Point(kind)) if kind == "wanted" && source.also.contains(&"marshal") => {
            Some("base.marshal.02")
        }
        (_, Effect::Ride(_)) if source.moves || source.setup => Some("base.move.11"),
        (_, Effect::Fight) if source.setup => Some("base.setup.26"),
        _ => None,
    }
}

/// What composing says of effects that cannot stand in a place: they would ask where nobody can be asked, or never end.
const IMPOSSIBLE: [&str; 5] =
    ["asks somebody", "again and again", "cannot work here", "cannot apply", "expected an effect"];

fn is_impossible(error: &str) -> bool {
    IMPOSSIBLE.iter().any(|words| error.contains(words))
}

/// Whether a pair is about the stories of the base game.
fn is_core(source: &Source, listener: Listener) -> bool {
    listener == Listener::Trigger || source.rest.contains("stories:")
}

fn position(source: &Source, effect: &Effect, listener: Listener) -> String {
    let mut items: Vec<&str> = listener.item().into_iter().collect();
    let others = items.join(", ");
    let hosts = source.edits.iter().any(|edit| matches!(edit, Edit::Entry(_, HOST, _)));
    if hosts && !source.plan.iter().any(|words| words == "a buy whiskey") {
        items.push(HOST);
    }
    let mut law = [source.law, [0; 2]];
    let mut points = [source.points.clone(), Vec::new()];
    let mut rest = source.rest.clone();
    if let (Listener::Marker, Effect::Point(track)) = (listener, effect) {
        let seat = usize::from(source.seat);
        match track.as_str() {
            "marshal" => law[seat][0] = 4,
            "wanted" => law[seat][1] = 4,
            // Without a marker.
            "story" => {}
            track => {
                points[seat].retain(|(known, _)| known != track);
                points[seat].push((track.to_owned(), 4));
            }
        }
        let marker = if track == "story" { String::new() } else { format!("{track}-5") };
        rest = format!("{rest}{}event-markers: [{marker}]", if rest.is_empty() { "" } else { ", " });
    }
    if listener == Listener::Trigger {
        rest = format!("{rest}{}stories: [points, none]", if rest.is_empty() { "" } else { ", " });
    }
    let mut annie = source.annie.clone();
    if listener == Listener::Reputation {
        annie = match annie.contains("hand: [") {
            true => annie.replace("hand: [", "hand: [7c, "),
            false => format!("{annie}, hand: [7c]"),
        };
    }
    let tracks = points.map(|of| of.iter().map(|(track, n)| format!("{track}: {n}")).collect::<Vec<_>>().join(", "));
    let of = |seat: usize| {
        let [marshal, wanted] = law[seat];
        let law = if seat == 1 && source.bass.contains("wanted") {
            String::new()
        } else {
            format!(", marshal: {marshal}, wanted: {wanted}")
        };
        format!("points: {{{}}}{law}", tracks[seat])
    };
    let variants = if source.automa { "man-in-black" } else { "" };
    let cards = source.cards.replace(stage::EFFECT, &effect.words());
    let bass = &source.bass;
    let items = items.join(", ");
    format!(
        "variants: [{variants}]\nabilities: {{{cards}}}\nposition:\n  annie-oakley: {{{annie}, items: [{items}], {}}}\n  \
         bass-reeves: {{{bass}, items: [{others}], {}}}\n{}",
        of(0),
        of(1),
        if rest.is_empty() { String::new() } else { fields(&rest) },
    )
}

/// The rest of a position, a line for each field.
fn fields(rest: &str) -> String {
    let mut depth = 0;
    let split = |c: char| {
        depth += i32::from(c == '[' || c == '{') - i32::from(c == ']' || c == '}');
        c == ',' && depth == 0
    };
    rest.split(split).map(|field| format!("  {}\n", field.trim())).collect()
}

/// How often each seat reacted.
fn reactions(content: &Content, events: &[Event], listener: Listener) -> [usize; 2] {
    [Seat(0), Seat(1)].map(|seat| match listener.item() {
        Some(item) => stage::uses(content, events, seat, item),
        None => events.iter().filter(|event| reacted(event, seat, listener)).count(),
    })
}

fn reacted(event: &Event, seat: Seat, listener: Listener) -> bool {
    match (*event, listener) {
        (Event::Reacted { seat: who, .. }, Listener::Reputation) => who == seat,
        (Event::Contributed { seat: who, .. }, Listener::Trigger) => who == seat,
        (Event::Module(modules::Event::AnteUp(ante_up::Event::EventMarker { seat: who, .. })), Listener::Marker) => {
            who == seat
        }
        _ => false,
    }
}

/// The track on which a seat gains a point by an event.
fn gained(specs: &Specs, event: &Event, seat: Seat) -> Option<String> {
    match *event {
        Event::Marshal { seat: who, from, to } if who == seat && to > from => Some("marshal".to_owned()),
        Event::Wanted { seat: who, from, to } if who == seat && to > from => Some("wanted".to_owned()),
        Event::Track { seat: who, track, from, to } if who == seat && to > from => {
            Some(specs.point_tracks[track.index()].id.clone())
        }
        _ => None,
    }
}

/// Whether a point that an item gives for others is on the track of the first of them.
fn same_track(content: &Content, events: &[Event], source: &Source, effect: &Effect) -> Result<(), String> {
    let seat = Seat(source.seat);
    let used = events.iter().position(|event| {
        matches!(event, Event::Used { .. }) && stage::uses(content, std::slice::from_ref(event), seat, "miners-map") > 0
    });
    let (Some(used), Effect::Point(kind)) = (used, effect) else { return Ok(()) };
    let before = match source.order {
        Order::After => false,
        Order::Before => true,
        Order::BeforeIfLaw => effect.is_law(),
    };
    // What else is gained is the first player's.
    let also = source.also.first().copied().filter(|_| source.seat == 0);
    let first = if before { kind.as_str() } else { also.unwrap_or(kind) };
    let more = events[used..].iter().find_map(|event| gained(&content.specs, event, seat));
    // Who has become Wanted gains no further Marshal point.
    let lost = first == "marshal" && (kind == "wanted" || source.also.contains(&"wanted"));
    // Beyond the last space the cube stays.
    let beyond = more.is_none() && source.points.iter().any(|(track, points)| track == first && *points >= 5);
    if lost || beyond || more.as_deref() == Some(first) {
        Ok(())
    } else {
        Err(format!("one more on {more:?} instead of {first}"))
    }
}

/// What is wrong with a pair.
fn check(
    content: &Content,
    events: &[Event],
    source: &Source,
    effect: &Effect,
    listener: Listener,
    edition: Edition,
) -> Result<(), String> {
    let (times, why) = expected(source, effect, listener, edition);
    let happened = reactions(content, events, listener);
    if happened != times {
        return Err(format!("{happened:?} times instead of {times:?} ({why:?}): {events:?}"));
    }
    if listener == Listener::Timing(When::PointsGained) {
        return same_track(content, events, source, effect);
    }
    Ok(())
}

/// The items that listen.
fn listening(specs: &Specs) -> Vec<Edit> {
    let tracks: Vec<String> = specs.point_tracks.iter().map(|track| format!("{{on-track: {}}}", track.id)).collect();
    let ability = |when: When| {
        let timing: &str = when.into();
        match when {
            When::PointsGained => {
                format!("{{when: {timing}, if: [{}], limit: turn, do: [{{same-points: 1}}]}}", tracks.join(", "))
            }
            _ => format!("{{when: {timing}, do: [{{money: 10}}]}}"),
        }
    };
    ITEMS.iter().map(|(when, file, id)| Edit::Entry(file, id, item(id, &ability(*when)))).collect()
}

/// The shipped content of all expansions.
fn shipped() -> Content {
    let catalog = Catalog::load(darkrock_rules::content::Files::embedded()).unwrap();
    let ids = ["ante-up", "blood-money", "extras"].map(str::to_owned);
    catalog.compose(&catalog.select(&ids, None).unwrap()).unwrap()
}

/// Plays all pairs of an effect.
fn product(effect: &Effect) {
    let specs = shipped().specs;
    let index = RuleIndex::embedded().unwrap();
    let (mut wrong, mut played) = (Vec::new(), 0);
    for source in sources::all(&specs, When::VARIANTS) {
        let edits = [listening(&specs), source.edits.clone()].concat();
        // With legendary stories and with those of the base game.
        let mut composed: [Option<Result<Content, String>>; 2] = [None, None];
        for listener in effect.listeners() {
            let rule = left_out(&source, effect, listener);
            if let Some(rule) = rule {
                assert!(index.find(rule).is_some(), "{rule}");
                continue;
            }
            // In the setup the first player begins with the item.
            let core = is_core(&source, listener);
            let composed = &mut composed[usize::from(core)];
            if composed.is_none() || source.setup {
                let item = listener.item().unwrap_or("ten-gallon");
                *composed = Some(stage::composed(&edits, &effect.words(), item, core));
            }
            let content = match composed.as_ref().unwrap() {
                Err(error) if is_impossible(error) => break,
                Err(error) => {
                    wrong.push(format!("{}: {error}", source.name));
                    break;
                }
                Ok(content) => content,
            };
            let staged =
                (!source.setup).then(|| Staged::new(content, &position(&source, effect, listener), core)).transpose();
            let staged = match staged {
                Err(error) if is_impossible(&error) => break,
                Err(error) => {
                    wrong.push(format!("{}, {listener:?}: {error}", source.name));
                    break;
                }
                Ok(staged) => staged,
            };
            for (id, edition) in Edition::presets() {
                let rule = why_not(&source, effect, listener, edition);
                assert!(rule.is_none_or(|rule| index.find(rule).is_some()), "{rule:?}");
                let events = match &staged {
                    Some(staged) => staged.play(content, edition, &source.plan, source.highest),
                    None => stage::set_up(content, edition, ["kit-carson", "bass-reeves"]),
                };
                played += 1;
                let checked = events.and_then(|events| check(content, &events, &source, effect, listener, edition));
                if let Err(what) = checked {
                    wrong.push(format!("{effect:?} by {}, {listener:?}, {id}: {what}", source.name));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {played} pairs:\n{}", wrong.len(), wrong.join("\n"));
    assert!(played > 100, "{played}");
}

#[test]
fn every_kind_of_file_with_effects_is_a_source() {
    let specs = shipped().specs;
    let all = sources::all(&specs, When::VARIANTS);
    for name in sources::of_files(&specs) {
        assert!(all.iter().any(|source| source.name == name), "{name}");
    }
}

#[test]
fn every_source_of_a_marshal_point_is_followed_by_what_reacts_to_it() {
    product(&Effect::Point("marshal".to_owned()));
}

#[test]
fn every_source_of_a_wanted_point_is_followed_by_what_reacts_to_it() {
    product(&Effect::Point("wanted".to_owned()));
}

#[test]
fn every_source_of_a_point_on_a_track_is_followed_by_what_reacts_to_it() {
    for track in &shipped().specs.point_tracks {
        product(&Effect::Point(track.id.clone()));
    }
}

#[test]
fn every_source_of_a_movement_is_followed_by_what_reacts_to_it() {
    product(&Effect::Ride("{ride: 1}"));
    product(&Effect::Ride("{travel: town}"));
}

#[test]
fn every_source_of_a_fight_is_followed_by_what_reacts_to_it() {
    product(&Effect::Fight);
}
