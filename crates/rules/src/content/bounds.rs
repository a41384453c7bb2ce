//! What the numbers of the content files may be: the engine counts in bytes, pays in whole $10 and never divides by zero.

use super::ContentError;
use super::load::Specs;
use super::schema::*;
use crate::limits::{NPC_CARDS, SEATS};
use std::ops::RangeInclusive;

type Res = Result<(), ContentError>;

/// Most dollars anywhere: a purse, a price, a reward.
const MONEY: u8 = 250;
/// Most of anything else that is counted: far above what a card gives, and too few to overflow together.
const MANY: u8 = 20;

/// Checks the numbers of all files.
///
/// # Errors
/// With the file, the number and what was expected.
pub(super) fn check(specs: &Specs) -> Res {
    numbers(&specs.numbers)?;
    let ability =
        |file: &'static str| move |a: &Ability| [&a.price, &a.effects].into_iter().try_for_each(|l| list(file, l));
    for title in &specs.titles {
        title.abilities.iter().try_for_each(ability("poker-cards.yaml"))?;
        passives("poker-cards.yaml", &title.passives)?;
    }
    for item in &specs.items {
        money("items.yaml", &item.id, item.cost)?;
        within("items.yaml", &item.id, item.copies, 0..=MANY)?;
        for side in [Some(&item.front), item.upgraded.as_ref()].into_iter().flatten() {
            within("items.yaml", &item.id, side.lp, 0..=MANY)?;
            side.abilities.iter().try_for_each(ability("items.yaml"))?;
            passives("items.yaml", &side.passives)?;
        }
    }
    for character in &specs.characters {
        gains(specs, character)?;
        character.abilities.iter().try_for_each(ability("characters.yaml"))?;
        passives("characters.yaml", &character.passives)?;
    }
    specs.fight_cards.iter().try_for_each(|c| list("fight-cards.yaml", &c.effects))?;
    specs.stories.cards.iter().try_for_each(|c| {
        within("stories.yaml", &c.id, c.sheriff, 0..=MANY)?;
        list("stories.yaml", &c.effects)
    })?;
    man_in_black(&specs.man_in_black)?;
    specs.cattle.iter().try_for_each(|c| list("cattle.yaml", &c.effects))?;
    for track in [&specs.tracks.marshal, &specs.tracks.wanted] {
        track.spaces.iter().try_for_each(|s| list("tracks.yaml", s))?;
        track.rows.iter().try_for_each(|n| within("tracks.yaml", "rows", *n, 0..=MANY))?;
    }
    tokens(&specs.tokens)
}

fn error(file: &str, what: String) -> Res {
    Err(ContentError::new(file, 0, what))
}

fn within(file: &str, what: &str, n: u8, range: RangeInclusive<u8>) -> Res {
    if range.contains(&n) {
        return Ok(());
    }
    error(file, format!("{what}: {n}: expected {} to {}", range.start(), range.end()))
}

fn money(file: &str, what: &str, n: u8) -> Res {
    if n <= MONEY && n.is_multiple_of(10) {
        return Ok(());
    }
    error(file, format!("{what}: ${n}: expected whole $10, at most ${MONEY}"))
}

fn numbers(n: &Numbers) -> Res {
    let file = "numbers.yaml";
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
        within(file, what, n, range)?;
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
        money(file, what, dollars)?;
    }
    Ok(())
}

fn man_in_black(spec: &ManInBlackSpec) -> Res {
    let file = "man-in-black.yaml";
    money(file, "money", spec.money)?;
    within(file, "nuggets", spec.nuggets, 0..=8)?;
    within(file, "fight-cards", spec.fight_cards, 1..=NPC_CARDS as u8)?;
    within(file, "decrease", spec.decrease, 0..=MANY)?;
    spec.cards.iter().try_for_each(|c| list(file, &c.effects))
}

/// What a character starts with: within the limits of the game, and there for as many players as may have it.
fn gains(specs: &Specs, character: &CharacterSpec) -> Res {
    let (file, id, gains) = ("characters.yaml", &character.id, &character.gains);
    money(file, id, gains.money)?;
    within(file, id, gains.cards, 0..=8)?;
    within(file, id, gains.wounds, 0..=specs.numbers.wounds)?;
    within(file, id, gains.marshal, 0..=9)?;
    within(file, id, gains.wanted, 0..=if gains.marshal > 0 { 0 } else { 9 })?;
    let plain = |item: &String| item.strip_suffix('+').unwrap_or(item).to_owned();
    let named: Vec<String> = gains.items.iter().map(plain).collect();
    let mut misc = 0;
    for (i, item) in named.iter().enumerate() {
        let Some(spec) = specs.items.iter().find(|s| s.id == *item) else { continue };
        let with = specs.characters.iter().filter(|c| c.gains.items.iter().any(|i| plain(i) == *item)).count();
        if with.min(SEATS) > usize::from(spec.copies) {
            return error(
                file,
                format!("{id}: {item}: {with} characters start with it, and there are {}", spec.copies),
            );
        }
        if named[..i].contains(item) || (spec.kind == ItemKind::Misc && gains.items[i].ends_with('+')) {
            return error(
                file,
                format!("{id}: {}: expected each item once, `+` only after a weapon or mount", gains.items[i]),
            );
        }
        misc += u8::from(spec.kind == ItemKind::Misc);
    }
    within(file, id, misc, 0..=specs.numbers.misc_items)
}

fn passives(file: &str, passives: &[Passive]) -> Res {
    passives.iter().try_for_each(|passive| match passive {
        Passive::Movement(n) => within(file, "movement", *n, 1..=MANY),
        Passive::Carry(n) => within(file, "carry", *n, 0..=8),
        Passive::HandSize(n) => within(file, "hand-size", *n, 0..=8),
        _ => Ok(()),
    })
}

fn list(file: &str, effects: &[Effect]) -> Res {
    effects.iter().try_for_each(|e| effect(file, e))
}

fn effect(file: &str, effect: &Effect) -> Res {
    use Effect as E;
    let name = || format!("{effect:?}");
    match effect {
        E::Money(n) | E::LoseMoney(n) | E::Tribute(n) | E::Upgrade(n) | E::Shop(n) => money(file, &name(), *n),
        E::Draw(n) | E::Discard(n) | E::DiscardRandom(n) | E::Lp(n) | E::LoseLp(n) | E::Wound(n) | E::SureWound(n) => {
            within(file, &name(), *n, 0..=MANY)
        }
        E::Heal(n) | E::Marshal(n) | E::Wanted(n) | E::SamePoints(n) | E::Nuggets(n) | E::Actions(n) | E::Ride(n) => {
            within(file, &name(), *n, 0..=MANY)
        }
        E::ExtendMove(n) | E::Sheriff(n) | E::Decrease(n) | E::WoundLoser(n) | E::LookAtHand(n) | E::KeepPlayed(n) => {
            within(file, &name(), *n, 0..=MANY)
        }
        E::Increase(n) => within(file, &name(), *n, 0..=MANY),
        E::NpcRestart(inner) | E::Opponent(inner) | E::PlayerHere(inner) => list(file, inner),
        E::EachPlayer(inner) | E::EachPlayerHere(inner) => list(file, inner),
        E::Choose(options) | E::Suffer(options) => {
            options.iter().try_for_each(|o| [&o.price, &o.effects].into_iter().try_for_each(|l| list(file, l)))
        }
        E::May { price, get } => [price, get].into_iter().try_for_each(|l| list(file, l)),
        E::If { then, otherwise, .. } => [then, otherwise].into_iter().try_for_each(|l| list(file, l)),
        _ => Ok(()),
    }
}

/// Each kind of legendary token is named by its LP.
fn tokens(kinds: &[TokenSpec]) -> Res {
    for (i, kind) in kinds.iter().enumerate() {
        within("tokens.yaml", "lp", kind.lp, 0..=MANY)?;
        within("tokens.yaml", "copies", kind.copies, 0..=60)?;
        if kinds[..i].iter().any(|other| other.lp == kind.lp) {
            return error("tokens.yaml", format!("two kinds of {} LP: expected each value once", kind.lp));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::content::{Content, Files};

    /// The error of the base game with a word of a file replaced.
    fn changed(file: &str, old: &str, new: &str) -> String {
        let mut files = Files::embedded();
        let text = files.texts.iter_mut().find(|(name, _)| name == file).map(|(_, text)| text);
        let text = text.expect("a content file");
        assert!(text.contains(old), "{old} is not in {file}");
        *text = text.replacen(old, new, 1);
        Content::load(&files).map_or_else(|e| e.to_string(), |_| "it loads".to_owned())
    }

    #[test]
    fn numbers_that_no_game_could_use_are_refused() {
        for (file, old, new, expected) in [
            ("numbers.yaml", "revel: 30", "revel: 0", "numbers.yaml: revel: 0: expected 10 to 250"),
            ("numbers.yaml", "work: 10", "work: 15", "numbers.yaml: work: $15: expected whole $10, at most $250"),
            ("items.yaml", "cost: 50", "cost: 55", "items.yaml: mustang: $55: expected whole $10"),
            ("tokens.yaml", "lp: 2", "lp: 1", "tokens.yaml: two kinds of 1 LP: expected each value once"),
            ("cattle.yaml", "money: 20", "money: 21", "cattle.yaml: Money(21): $21: expected whole $10"),
        ] {
            let error = changed(file, old, new);
            assert!(error.contains(expected), "{file}, {new}: {error}");
        }
    }

    #[test]
    fn abilities_that_work_by_themselves_cannot_be_optional() {
        let error = changed("characters.yaml", "- when: wounded", "- when: wounded\n      optional: true");
        assert!(error.contains("characters.yaml: an ability at Wounded works by itself"), "{error}");
    }
}
