//! Limits of the numbers in the content files: the engine counts in bytes, uses multiples of $10 and never divides by
//! zero.

use super::ContentError;
use super::additions::PointTrackSpec;
use super::board::{BoardSpec, LinkSpec};
use super::deeds::{DEEDS_FILE, DeedSpec, RUINS_FILE, RuinsSpec};
use super::events::{EventMarkerSpec, check_marker};
use super::followers::{self, FollowersSpec};
use super::high_stakes::{self, HighStakesSpec};
use super::homesteads::{self, HomesteadsSpec};
use super::injuries::{self, InjurySpec};
use super::legendary_stories::{self, LegendaryStorySpec};
use super::load::{AUTOMA_FILE, Specs};
use super::risk_die::{self, RiskDieSpec};
use super::schema::*;
use super::words::kebab;
use crate::core::limits::{DEALER_CARDS, FRONTIER_NUMBERS, LOCATIONS, NPC_CARDS, RISK_FACES, SEATS};
use std::ops::RangeInclusive;

type Res = Result<(), ContentError>;

/// An error in a number, without its entry.
type Bad = Result<(), String>;

/// The file of the game's numbers.
pub(super) const NUMBERS_FILE: &str = "numbers.yaml";

/// The maximum of any number of dollars: money, a price, a reward.
const MONEY: u8 = 250;
/// The maximum of any other number: far above the cards' numbers, and too small for sums to overflow.
const MANY: u8 = 20;

/// Checks the numbers of all files.
///
/// # Errors
/// With the file, the entry, the number and what was expected.
pub(super) fn check(specs: &Specs) -> Res {
    numbers(&specs.numbers)?;
    for title in &specs.titles {
        of("poker-cards.yaml", &title.id, abilities(&title.abilities).and(passives(&title.passives)))?;
    }
    specs.items.iter().try_for_each(|i| of("items.yaml", &i.id, item(i)))?;
    for character in &specs.characters {
        let able = abilities(&character.abilities).and(passives(&character.passives));
        of("characters.yaml", &character.id, gains(specs, character).and(able))?;
    }
    specs.fight_cards.iter().try_for_each(|c| of("fight-cards.yaml", &c.rank, list(&c.effects)))?;
    let story = |c: &StorySpec| within("sheriff", c.sheriff, 0..=MANY).and(list(&c.effects));
    specs.stories.cards.iter().try_for_each(|c| of("stories.yaml", &c.id, story(c)))?;
    automa(&specs.automa)?;
    specs.cattle.iter().try_for_each(|c| of("cattle.yaml", &c.id, list(&c.effects)))?;
    for (id, track) in [("marshal", &specs.tracks.marshal), ("wanted", &specs.tracks.wanted)] {
        of("tracks.yaml", id, track.spaces.iter().try_for_each(|s| list(s)))?;
        of("tracks.yaml", id, track.rows.iter().try_for_each(|n| within("rows", *n, 0..=MANY)))?;
    }
    additions(specs)?;
    of("tokens.yaml", "", tokens(&specs.tokens))
}

/// Checks content that only modules have.
fn additions(specs: &Specs) -> Res {
    for opponent in &specs.opponents {
        of("opponents.yaml", &opponent.id, list(&opponent.reward).and(list(&opponent.penalty)))?;
    }
    specs.map_tokens.iter().try_for_each(|t| of("map-tokens.yaml", &t.id, list(&t.visit)))?;
    specs.point_tracks.iter().try_for_each(|t| of("tracks.yaml", &t.id, point_track(t)))?;
    specs.events.iter().try_for_each(|e| of("events.yaml", &e.id, list(&e.effects)))?;
    let marker = |m: &EventMarkerSpec| of("event-markers.yaml", &m.id, check_marker(m, &specs.point_tracks));
    specs.event_markers.iter().try_for_each(marker)?;
    frontier(specs)?;
    specs.high_stakes.iter().try_for_each(|game| of(high_stakes::FILE, "", high_stakes(game)))?;
    specs.legendary_stories.iter().try_for_each(|s| of(legendary_stories::FILE, &s.id, legendary_story(s)))?;
    specs.deeds.iter().try_for_each(|d| of(DEEDS_FILE, &d.id, deed(d)))?;
    specs.ruins.iter().try_for_each(|r| of(RUINS_FILE, "", ruins(r)))?;
    specs.homesteads.iter().try_for_each(|h| of(homesteads::FILE, "", homestead(h)))?;
    specs.risk_die.iter().try_for_each(|die| of(risk_die::FILE, "", risk_die(die)))?;
    specs.injuries.iter().try_for_each(|i| of(injuries::FILE, &i.id, injury(i)))?;
    specs.followers.iter().try_for_each(followers_of)?;
    specs.steps.iter().try_for_each(|s| of("steps.yaml", &s.id, list(&s.effects)))?;
    specs
        .scoring
        .iter()
        .try_for_each(|row| of("scoring.yaml", &row.id, within("lp", row.lp.unsigned_abs(), 0..=MANY)))?;
    of("board.json", "", stands(specs))?;
    of("board.json", "", fares(&specs.board, specs.numbers.money))
}

/// Prices of a homestead: some improvement can be paid.
fn homestead(spec: &HomesteadsSpec) -> Bad {
    money("settle", spec.settle)?;
    money("improvement", spec.improvement)?;
    within("improvement", spec.improvement, 10..=MONEY)
}

fn followers_of(spec: &FollowersSpec) -> Res {
    of(followers::FILE, "", money("cost", spec.cost))?;
    spec.cards.iter().try_for_each(|card| of(followers::FILE, &card.id, abilities(&card.abilities)))
}

/// Each stand is dealt a weapon, a mount and other items, and as much stays in the general stores.
fn stands(specs: &Specs) -> Bad {
    let kinds: Vec<u8> = specs.board.shared_locations.iter().filter_map(|location| location.stand).collect();
    // Items that are not dealt need no such numbers.
    if kinds.is_empty() || !specs.stands.is_empty() {
        return Ok(());
    }
    kinds.iter().try_for_each(|n| within("stand", *n, 2..=MANY))?;
    let of_kind = |kind: ItemKind| specs.items.iter().filter(|item| item.kind == kind).count();
    let (weapons, mounts) = (of_kind(ItemKind::Weapon), of_kind(ItemKind::Mount));
    let dealt: usize = kinds.iter().map(|n| usize::from(*n)).sum();
    if weapons <= kinds.len() || mounts <= kinds.len() || dealt + 2 > specs.items.len() {
        return Err(format!(
            "{} kinds of items, {weapons} weapons and {mounts} mounts among them, for “stand” of {dealt} in all: expected a weapon and a mount for each stand and for the general stores",
            specs.items.len()
        ));
    }
    Ok(())
}

/// There is a frontier token for each frontier space, and prices fit into a byte.
fn frontier(specs: &Specs) -> Res {
    for token in &specs.frontier {
        let number = within("number", token.number, 1..=FRONTIER_NUMBERS as u8 - 1);
        of("frontier.yaml", &token.id, number.and(list(&token.effects)))?;
    }
    let values: Vec<u8> = specs.board.spaces.iter().filter_map(|space| space.frontier).collect();
    of("board.json", "", values.iter().try_for_each(|value| within("frontier", *value, 0..=MANY)))?;
    let (spaces, tokens) = (values.len(), specs.frontier.len());
    let enough = if spaces <= tokens {
        Ok(())
    } else {
        Err(format!("{spaces} frontier spaces and {tokens} frontier tokens: expected a token for each space"))
    };
    of("frontier.yaml", "", enough)
}

/// The pot of a game with all seats is a byte, and whoever starts or joins a game can pay the ante and once more.
fn high_stakes(game: &HighStakesSpec) -> Bad {
    for (what, dollars) in [("purse", game.purse), ("ante", game.ante), ("house", game.house), ("raise", game.raise)] {
        money(what, dollars)?;
    }
    within("dealer-cards", game.dealer_cards, 1..=DEALER_CARDS as u8)?;
    within("second-reveal", game.second_reveal, 1..=4)?;
    let each = u16::from(game.ante) + u16::from(game.raise);
    let pot = u16::from(game.house) + u16::from(game.raise) + each * SEATS as u16;
    if pot > u16::from(u8::MAX) {
        return Err(format!("“house”, “raise” and “ante” make a pot of ${pot}: expected at most ${}", u8::MAX));
    }
    if each > u16::from(game.purse) {
        return Err(format!("“purse” is ${}: expected at least “ante” and “raise”, ${each}", game.purse));
    }
    list(&game.reward)
}

fn legendary_story(story: &LegendaryStorySpec) -> Bad {
    within("number", story.number, 1..=99)?;
    let (tokens, endings) = (&story.tokens, [&story.endings.a, &story.endings.b]);
    let parts = story.conditions.iter().map(|part| &part.effects);
    let mut all = [&story.open, &tokens.o, &tokens.x, &tokens.danger].into_iter().chain(parts);
    all.try_for_each(|effects| list(effects))?;
    endings.iter().try_for_each(|ending| list(&ending.sections))?;
    abilities(&story.while_open.abilities).and(passives(&story.while_open.passives))
}

fn deed(deed: &DeedSpec) -> Bad {
    money("cost", deed.cost)?;
    deed.lp.iter().try_for_each(|n| within("lp", *n, 0..=MANY))?;
    // With all deeds its points stay within a byte.
    within("lp-for-each-deed", deed.lp_for_each_deed, 0..=4)?;
    list(&deed.effects)
}

fn ruins(ruins: &RuinsSpec) -> Bad {
    within("tokens", ruins.tokens, 1..=LOCATIONS as u8)?;
    within("discard", ruins.discard, 0..=MANY)?;
    list(&ruins.reward)
}

/// The die has faces, each on some sides, and a bonus gives something.
fn risk_die(die: &RiskDieSpec) -> Bad {
    if !(1..=RISK_FACES).contains(&die.faces.len()) {
        return Err(format!("{} “faces”: expected 1 to {RISK_FACES}", die.faces.len()));
    }
    for (at, face) in die.faces.iter().enumerate() {
        within("sides", face.sides, 1..=MANY)?;
        if die.faces[..at].iter().any(|other| other.id == face.id) {
            return Err(format!("two faces “{}”: expected each id once", face.id));
        }
        list(&face.effects)?;
    }
    die.bonuses.iter().try_for_each(|bonus| list(&bonus.price).and(list(&bonus.effects)))
}

/// An injury costs LP at the end of the game, or nothing.
fn injury(injury: &InjurySpec) -> Bad {
    if injury.lp > 0 {
        return Err(format!("“lp” of {}: expected 0 or less", injury.lp));
    }
    within("lp", injury.lp.unsigned_abs(), 0..=MANY)?;
    list(&injury.effects).and(abilities(&injury.abilities)).and(passives(&injury.passives))
}

/// A player's position on a track is a byte.
fn point_track(track: &PointTrackSpec) -> Bad {
    let spaces = track.spaces.len();
    if !(1..=usize::from(u8::MAX)).contains(&spaces) {
        return Err(format!("{spaces} “spaces”: expected 1 to {}", u8::MAX));
    }
    if !track.lp.is_empty() && track.lp.len() != spaces {
        return Err(format!("{spaces} spaces and “lp” of {}: expected LP for each space", track.lp.len()));
    }
    track.lp.iter().try_for_each(|n| within("lp", *n, 0..=MANY))?;
    within("furthest", track.furthest, 0..=MANY)?;
    if track.returns && (!track.lp.is_empty() || track.furthest > 0) {
        return Err("“lp” or “furthest” of a track whose cube “returns”: expected neither".to_owned());
    }
    list(&track.beyond)?;
    track.faro.iter().try_for_each(|effects| list(effects))?;
    track.poker.iter().try_for_each(|poker| list(&poker.starter).and(list(&poker.others)))?;
    track.spaces.iter().try_for_each(|effects| list(effects))
}

/// A fare above the money limit could never be paid.
fn fares(board: &BoardSpec, purse: u8) -> Bad {
    board.links.iter().try_for_each(|link| match link {
        LinkSpec::Rail { fare, .. } if *fare > purse || !fare.is_multiple_of(10) => {
            Err(format!("the “fare” of a rail is ${fare}: expected whole $10, at most ${purse}"))
        }
        LinkSpec::Rail { .. } | LinkSpec::Pass(_) | LinkSpec::Circuit { .. } => Ok(()),
    })
}

/// The error of an entry; without an entry, of the file.
fn of(file: &str, entry: &str, result: Bad) -> Res {
    result.map_err(|what| match entry {
        "" => ContentError::new(file, 0, what),
        entry => ContentError::of(file, entry, what),
    })
}

fn item(item: &ItemSpec) -> Bad {
    money("cost", item.cost)?;
    within("copies", item.copies, 0..=MANY)?;
    for side in [Some(&item.front), item.upgraded.as_ref()].into_iter().flatten() {
        within("lp", side.lp, 0..=MANY)?;
        abilities(&side.abilities)?;
        passives(&side.passives)?;
    }
    Ok(())
}

fn abilities(all: &[Ability]) -> Bad {
    all.iter().try_for_each(|a| [&a.price, &a.effects].into_iter().try_for_each(|l| list(l)))
}

fn within(what: &str, n: u8, range: RangeInclusive<u8>) -> Bad {
    if range.contains(&n) {
        return Ok(());
    }
    Err(format!("“{what}” is {n}: expected a whole number from {} to {}", range.start(), range.end()))
}

fn money(what: &str, n: u8) -> Bad {
    if n <= MONEY && n.is_multiple_of(10) {
        return Ok(());
    }
    Err(format!("“{what}” is ${n}: expected whole $10, at most ${MONEY}"))
}

fn numbers(n: &Numbers) -> Res {
    let file = NUMBERS_FILE;
    let npc = NPC_CARDS as u8;
    for (what, n, range) in [
        ("movement-on-foot", n.movement_on_foot, 1..=MANY),
        ("money", n.money, 10..=MONEY),
        ("nuggets", n.nuggets, 0..=8),
        ("wounds", n.wounds, 0..=MANY),
        ("hand", n.hand, 0..=MANY),
        ("misc-items", n.misc_items, 0..=MANY),
        ("actions", n.actions, 1..=MANY),
        ("bandit-cards", n.bandit_cards, 1..=npc),
        ("guard-cards", n.guard_cards, 1..=npc),
        ("sheriff-cards", n.sheriff_cards, 1..=npc),
        ("heist-wanted", n.heist_wanted, 0..=9),
        ("duel-lp", n.duel_lp, 0..=MANY),
        ("poker-ante", n.poker_ante, 0..=20),
        ("poker-house", n.poker_house, 0..=MONEY / 2),
        ("revel", n.revel, 10..=MONEY),
        ("money-per-lp", n.money_per_lp, 1..=u8::MAX),
        ("most-wanted", n.most_wanted, 0..=MANY),
        ("also-wanted", n.also_wanted, 0..=MANY),
        ("discs-few", n.discs_few, 1..=MANY),
        ("discs-many", n.discs_many, 1..=MANY),
        ("income-cards", n.income_cards, 0..=MANY),
        ("income-both-cards", n.income_both_cards, 0..=MANY),
    ] {
        of(file, what, within(what, n, range))?;
    }
    for (what, dollars) in [
        ("money", n.money),
        ("heist-money", n.heist_money),
        ("poker-ante", n.poker_ante),
        ("poker-house", n.poker_house),
        ("doctor", n.doctor),
        ("revel", n.revel),
        ("nugget-price", n.nugget_price),
        ("work", n.work),
        ("income-money", n.income_money),
        ("income-both-money", n.income_both_money),
        ("prospect-money", n.prospect_money),
    ] {
        of(file, what, money(what, dollars))?;
    }
    Ok(())
}

fn automa(spec: &AutomaSpec) -> Res {
    let file = AUTOMA_FILE;
    of(file, "money", money("money", spec.money))?;
    of(file, "nuggets", within("nuggets", spec.nuggets, 0..=8))?;
    of(file, "fight-cards", within("fight-cards", spec.fight_cards, 1..=NPC_CARDS as u8))?;
    of(file, "decrease", within("decrease", spec.decrease, 0..=MANY))?;
    spec.cards.iter().try_for_each(|c| of(file, &c.id, list(&c.effects)))
}

/// A character's starting goods: within the limits of the game, and available for every player who may have it.
/// A start is on the track.
fn starting_points(specs: &Specs, start: &StartingPoints) -> Bad {
    let track = specs.point_tracks.iter().find(|track| track.id == start.track);
    track.map_or(Ok(()), |track| within("points", start.points, 1..=track.spaces.len() as u8))
}

fn gains(specs: &Specs, character: &CharacterSpec) -> Bad {
    let gains = &character.gains;
    money("money", gains.money)?;
    within("cards", gains.cards, 0..=8)?;
    within("wounds", gains.wounds, 0..=specs.numbers.wounds)?;
    gains.points.iter().try_for_each(|start| starting_points(specs, start))?;
    within("marshal", gains.marshal, 0..=9)?;
    within("wanted", gains.wanted, 0..=if gains.marshal > 0 { 0 } else { 9 })?;
    let plain = |item: &String| item.strip_suffix('+').unwrap_or(item).to_owned();
    let named: Vec<String> = gains.items.iter().map(plain).collect();
    let mut misc = 0;
    for (i, item) in named.iter().enumerate() {
        let Some(spec) = specs.items.iter().find(|s| s.id == *item) else { continue };
        let with = specs.characters.iter().filter(|c| c.gains.items.iter().any(|i| plain(i) == *item)).count();
        if with.min(SEATS) > usize::from(spec.copies) {
            return Err(format!("“{item}”: {with} characters start with it, and there are {}", spec.copies));
        }
        if named[..i].contains(item) || (spec.kind == ItemKind::Misc && gains.items[i].ends_with('+')) {
            return Err(format!("“{}”: expected each item once, + only after a weapon or mount", gains.items[i]));
        }
        misc += u8::from(spec.kind == ItemKind::Misc);
    }
    within("items", misc, 0..=specs.numbers.misc_items)
}

fn passives(passives: &[Passive]) -> Bad {
    passives.iter().try_for_each(|passive| match passive {
        Passive::Movement(n) => within("movement", *n, 1..=MANY),
        Passive::Carry(n) => within("carry", *n, 0..=8),
        Passive::HandSize(n) => within("hand-size", *n, 0..=8),
        Passive::Slower(n) => within("slower", *n, 0..=MANY),
        Passive::CarryLess(n) => within("carry-less", *n, 0..=8),
        Passive::SmallerHand(n) => within("smaller-hand", *n, 0..=8),
        Passive::SmallerPurse(n) => money("smaller-purse", *n),
        Passive::DeedDiscount(n) => money("deed-discount", *n),
        Passive::LegendaryDiscount(n) => money("legendary-discount", *n),
        Passive::FirstWoundsLess(n) => within("first-wounds-less", *n, 0..=MANY),
        _ => Ok(()),
    })
}

fn list(effects: &[Effect]) -> Bad {
    effects.iter().try_for_each(effect)
}

fn effect(effect: &Effect) -> Bad {
    use Effect as E;
    let name = || kebab(&format!("{effect:?}"));
    match effect {
        E::Money(n) | E::LoseMoney(n) | E::Tribute(n) | E::Upgrade(n) | E::Shop(n) => money(&name(), *n),
        E::Draw(n) | E::Discard(n) | E::DiscardRandom(n) | E::Lp(n) | E::LoseLp(n) | E::Wound(n) | E::SureWound(n) => {
            within(&name(), *n, 0..=MANY)
        }
        E::Heal(n) | E::Marshal(n) | E::Wanted(n) | E::SamePoints(n) | E::Nuggets(n) | E::Actions(n) | E::Ride(n) => {
            within(&name(), *n, 0..=MANY)
        }
        E::ExtendMove(n) | E::Sheriff(n) | E::Decrease(n) | E::WoundLoser(n) | E::LookAtHand(n) | E::KeepPlayed(n) => {
            within(&name(), *n, 0..=MANY)
        }
        E::Increase(n) | E::AutomaLp(n) | E::LegendaryTokens(n) | E::LegendaryItem(n) => within(&name(), *n, 0..=MANY),
        E::MarshalCube(n) | E::WantedCube(n) => within(&name(), *n, 1..=9),
        E::PlayerNear { within: spaces, effects } => {
            within("within", *spaces, 0..=MANY).and(effects.iter().try_for_each(self::effect))
        }
        E::Track { points, .. } => within("points", *points, 0..=MANY),
        holds => holds.lists().into_iter().try_for_each(list),
    }
}

/// Each kind of legendary token is named by its LP.
fn tokens(kinds: &[TokenSpec]) -> Bad {
    for (i, kind) in kinds.iter().enumerate() {
        within("lp", kind.lp, 0..=MANY)?;
        within("copies", kind.copies, 0..=60)?;
        if kinds[..i].iter().any(|other| other.lp == kind.lp) {
            return Err(format!("two kinds of {} LP: expected each value once", kind.lp));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
