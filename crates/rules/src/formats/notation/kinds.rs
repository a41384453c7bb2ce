//! The kinds of choices with their grammar and meaning, and a generator of every choice that a content allows.

use super::NUGGET_CARDS;
use super::names::{Thing, numbers};
use crate::content::Content;
use crate::core::choice::{Choice, FightKind, Income, Loot, Reward};
use crate::core::ids::*;
use crate::modules::{self, ante_up, blood_money, border_town, extras};

/// A kind of choice: its name, form and meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindDoc {
    /// The unique name of the kind.
    pub kind: &'static str,
    /// The first word of its form; two kinds may share it.
    pub verb: &'static str,
    /// Its grammar: literal words, `<...>` for a placeholder, `[...]` for an optional part, `|` for "or".
    pub grammar: &'static str,
    /// A sentence for the documentation of the notation.
    pub meaning: &'static str,
}

macro_rules! table {
    ($($kind:literal $verb:literal $pattern:pat => $grammar:literal, $meaning:literal;)*) => {
        const KINDS: &[KindDoc] =
            &[$(KindDoc { kind: $kind, verb: $verb, grammar: $grammar, meaning: $meaning }),*];

        /// How a choice is written and what its parts mean, as the grammar documents it.
        pub fn kind(choice: Choice) -> &'static KindDoc {
            match choice {
                $($pattern => &KindDoc { kind: $kind, verb: $verb, grammar: $grammar, meaning: $meaning },)*
            }
        }
    };
}

table! {
    "draft" "draft" Choice::Draft(_) => "draft <character>", "Keep this one of the two characters dealt.";
    "start" "start" Choice::Start(_) => "start <space>", "Begin the game on this space.";
    "income" "income" Choice::Income(_) => "income money|cards|both", "Take $20, two cards, or $10 and a card.";
    "equip" "equip" Choice::Equip(_) => "equip <item>", "Make an owned weapon or mount the active one.";
    "keep" "keep" Choice::Keep => "keep", "Keep the active weapon and mount as they are.";
    "use-character" "use" Choice::UseCharacter(_) => "use <character>", "Use your character's ability.";
    "use-item" "use" Choice::UseItem(_) => "use <item>", "Use an item's ability or action.";
    "move" "move" Choice::Move { .. } => "move <space> [via mesa|via 2 mesas]", "A move action that ends on this space.";
    "play" "play" Choice::Play(_) => "play <card>", "Use the action of a poker card.";
    "fight" "fight" Choice::Fight { .. } => "fight arrest|duel|rob <character>", "Fight a player in the same space.";
    "buy" "buy" Choice::Buy(_) => "buy <item>", "Buy an item at the general store.";
    "upgrade" "upgrade" Choice::Upgrade(_) => "upgrade <item>", "Upgrade an owned weapon or mount.";
    "poker" "poker" Choice::Poker => "poker", "Start a game of poker at the saloon.";
    "join" "join" Choice::Join => "join", "Join the game.";
    "prospect" "prospect" Choice::Prospect => "prospect", "Roll the prospecting dice at a mine.";
    "reroll" "reroll" Choice::Reroll(_) => "reroll 1|2", "Roll the first or the second prospecting die again.";
    "deposit" "deposit" Choice::Deposit { .. } => "deposit <number> [<card> ...]",
        "Sell this many gold nuggets at the bank, plus these cards, each of which counts as a nugget.";
    "heist" "heist" Choice::Heist => "heist", "Rob the bank.";
    "heal" "heal" Choice::Heal => "heal", "See the doctor.";
    "revel" "revel" Choice::Revel(_) => "revel <number>", "Revel at the cabaret for this many LP.";
    "acquire" "acquire" Choice::Acquire => "acquire", "Take a cattle token at a ranch.";
    "deliver" "deliver" Choice::Deliver => "deliver", "Deliver the carried cattle token.";
    "work" "work" Choice::Work => "work", "Work at a location.";
    "end" "end" Choice::End => "end", "End the action phase.";
    "commit" "commit" Choice::Commit(_) => "commit <card>", "Play this card facedown in a fight.";
    "accept" "accept" Choice::Accept => "accept", "Accept the fight, before playing a card.";
    "decline" "decline" Choice::Decline => "decline", "Decline the fight.";
    "lay" "lay" Choice::Lay(..) => "lay nothing|<card> [<card>]", "Play these cards facedown in a game of poker.";
    "npc" "npc" Choice::Npc(_) => "npc <rank>", "Play this fight card for the bandit, the guard or the Sheriff.";
    "react" "react" Choice::React(_) => "react <card>", "Play a card from the hand as a reaction.";
    "bonus" "bonus" Choice::Bonus => "bonus", "Use the bonus that is offered.";
    "pass" "pass" Choice::Pass => "pass", "Do nothing at this point.";
    "reward" "reward" Choice::Reward(_) => "reward legend|marshal|wanted",
        "Take 1 LP, 1 Marshal point or 1 Wanted point for a beaten bandit.";
    "steal" "steal" Choice::Steal { .. } => "steal money|nuggets|nothing|<item>|cattle [cattle]",
        "Steal half the money, half the nuggets, an item or none of them; also the cattle token where `cattle` is written.";
    "arrest" "arrest" Choice::Arrest(_) => "arrest <character>", "Have the Sheriff try to arrest this player.";
    "sheriff" "sheriff" Choice::Sheriff(_) => "sheriff <space>", "Move the Sheriff to this next space.";
    "sheriff-stop" "sheriff" Choice::Halt => "sheriff stop", "End the Sheriff's movement here.";
    "discard" "discard" Choice::Discard(_) => "discard <card>", "Discard this card.";
    "give" "give" Choice::Give(_) => "give <card>", "Give this card to the player who asks.";
    "give-money" "give" Choice::GiveMoney => "give money", "Give money to the player who asks.";
    "target" "target" Choice::Target(_) => "target <character>", "Choose this player for an effect.";
    "choose" "choose" Choice::Choose(_) => "choose <option>", "Choose this option of an effect.";
    "contribute" "contribute" Choice::Contribute(_) => "contribute 1|2", "Place a disc on the open story of this deck.";
    "goal" "goal" Choice::Goal(_) => "goal <goal>", "Show this goal as completed.";
    "keep-tokens" "keep-tokens" Choice::KeepTokens(_) => "keep-tokens nothing|<LP> ...",
        "Keep legendary tokens of these values, highest first.";
    "frontier" "frontier" Choice::Module(modules::Choice::AnteUp(ante_up::Choice::Frontier)) => "frontier",
        "Pay for the frontier token in your space with poker cards.";
    "train-heist" "train-heist" Choice::Module(modules::Choice::AnteUp(ante_up::Choice::TrainHeist)) => "train-heist",
        "Rob the train in your space.";
    "challenge" "challenge" Choice::Module(modules::Choice::AnteUp(ante_up::Choice::Challenge)) => "challenge",
        "Play poker against the high roller at the Saloon beside your space.";
    "faro" "faro" Choice::Module(modules::Choice::AnteUp(ante_up::Choice::Faro)) => "faro", "Start a game of faro at a saloon.";
    "high-stakes" "high-stakes" Choice::Module(modules::Choice::AnteUp(ante_up::Choice::HighStakes)) => "high-stakes",
        "Start a game of poker with high stakes at a saloon.";
    "raise" "raise" Choice::Module(modules::Choice::AnteUp(ante_up::Choice::Raise)) => "raise",
        "Add money to the pot after the flop in a game of poker with high stakes.";
    "fold" "fold" Choice::Module(modules::Choice::AnteUp(ante_up::Choice::Fold)) => "fold",
        "Fold after the flop in a game of poker with high stakes.";
    "bet" "bet" Choice::Module(modules::Choice::AnteUp(ante_up::Choice::Bet { .. })) => "bet <rank> 10|20",
        "Place a marker of this value on a rank at faro.";
    "reclaim" "reclaim" Choice::Module(modules::Choice::AnteUp(ante_up::Choice::Reclaim { .. })) => "reclaim <rank>",
        "Take a marker back at faro before the Jackpot.";
    "leave-bets" "leave" Choice::Module(modules::Choice::AnteUp(ante_up::Choice::Leave)) => "leave",
        "Leave the markers that lie there for the Jackpot.";
    "risk" "risk" Choice::Module(modules::Choice::BloodMoney(blood_money::Choice::Risk { .. })) => "risk <option>",
        "Roll the risk die for this bonus.";
    "claim" "claim" Choice::Module(modules::Choice::BloodMoney(blood_money::Choice::Claim { .. })) => "claim <location>",
        "Claim the deed to this location, where you are.";
    "deed" "deed" Choice::Module(modules::Choice::BloodMoney(blood_money::Choice::UseDeed { .. })) => "deed <location>",
        "Use your deed to this location.";
    "take-part" "take-part" Choice::Module(modules::Choice::BloodMoney(blood_money::Choice::TakePart { .. })) => "take-part 1|2|3",
        "Take this condition of the open legendary story.";
    "reveal" "reveal" Choice::Module(modules::Choice::BloodMoney(blood_money::Choice::Reveal)) => "reveal",
        "Reveal the map token in your space.";
    "repair" "repair" Choice::Module(modules::Choice::BloodMoney(blood_money::Choice::Repair { .. })) => "repair <location>",
        "Repair this destroyed location, where you are.";
    "trade" "trade" Choice::Module(modules::Choice::BloodMoney(blood_money::Choice::Trade { .. })) => "trade <item>",
        "Buy an item of the trader in his region.";
    "trade-upgrade" "trade" Choice::Module(modules::Choice::BloodMoney(blood_money::Choice::TradeUpgrade { .. })) =>
        "trade upgrade <item>", "Upgrade an owned weapon or mount in the trader's region.";
    "settle" "settle" Choice::Module(modules::Choice::BorderTown(border_town::Choice::Settle)) => "settle",
        "Place your homestead in your frontier space.";
    "improve" "improve" Choice::Module(modules::Choice::BorderTown(border_town::Choice::Improve { .. })) => "improve <LP>",
        "Pay for this many LP at your homestead.";
    "recuperate" "recuperate" Choice::Module(modules::Choice::BorderTown(border_town::Choice::Recuperate)) => "recuperate",
        "Lose all wounds at your homestead, and draw a card for each.";
    "pay" "pay" Choice::Module(modules::Choice::BorderTown(border_town::Choice::Pay { .. })) => "pay <nuggets>",
        "Pay this many nuggets of a price, and the rest in money.";
    "recruit" "recruit" Choice::Module(modules::Choice::Extras(extras::Choice::Recruit)) => "recruit",
        "Recruit a posse or a gang, where you are.";
    "use-story" "use-story" Choice::Module(modules::Choice::BloodMoney(blood_money::Choice::UseStory)) => "use-story",
        "Let what the open legendary story does at this moment happen now.";
    "use-follower" "use-follower" Choice::Module(modules::Choice::Extras(extras::Choice::UseFollower)) => "use-follower",
        "Let what your posse or gang does at this moment happen now.";
    "ride" "ride" Choice::Ride { .. } => "ride <space> [via mesa|via 2 mesas]", "Move to this space by an effect, without a move action.";
}

/// Every kind of choice, in the order of [`Choice`]'s variants.
pub fn kinds() -> Vec<KindDoc> {
    KINDS.to_vec()
}

/// The kinds of choices that can occur with this content.
pub fn kinds_of(content: &Content) -> Vec<KindDoc> {
    let absent: Vec<_> = modules::Choice::absent(content).map(|choice| kind(Choice::Module(choice))).collect();
    KINDS.iter().copied().filter(|kind| !absent.contains(&kind)).collect()
}

/// The form of the kinds that begin with a verb; if there are two, the first.
pub(super) fn grammar(verb: &str) -> Option<&'static KindDoc> {
    KINDS.iter().find(|k| k.verb == verb)
}

/// Fights that a player declares against a player.
pub(super) const DECLARED: [FightKind; 3] = [FightKind::Arrest, FightKind::Duel, FightKind::Rob];

/// The declared fight of a word.
pub(super) fn declared(word: &str) -> Option<FightKind> {
    DECLARED.into_iter().find(|k| k.id() == word)
}

/// The maximum number of nuggets in [`every_choice`]: more than anyone carries.
const NUGGETS: u8 = 8;
/// The maximum number of kept legendary tokens in [`every_choice`]: more than anyone draws at once.
const TOKENS: u8 = 6;

/// Every choice that this content allows, in a fixed order and each once: a few thousand. For exhaustive tests;
/// unbounded numbers end a little above what can occur.
pub fn every_choice(content: &Content) -> Vec<Choice> {
    let mut all = simple();
    all.extend(blood_money::Choice::all(content).map(|choice| Choice::Module(modules::Choice::BloodMoney(choice))));
    all.extend(border_town::Choice::all(content).map(|choice| Choice::Module(modules::Choice::BorderTown(choice))));
    all.extend(extras::Choice::all(content).map(|choice| Choice::Module(modules::Choice::Extras(choice))));
    for i in numbers(content, Thing::Character) {
        let c = Character(i);
        all.extend([Choice::Draft(c), Choice::UseCharacter(c), Choice::Arrest(c), Choice::Target(c.into())]);
        all.extend(DECLARED.map(|kind| Choice::Fight { kind, target: c.into() }));
    }
    let target = Figure::Automa;
    all.push(Choice::Target(target));
    all.extend(DECLARED.map(|kind| Choice::Fight { kind, target }));
    for to in numbers(content, Thing::Space).map(Space) {
        all.extend([Choice::Start(to), Choice::Sheriff(to)]);
        for mesas in 0..=content.board.mesas.len() as u8 {
            all.extend([Choice::Move { to, mesas }, Choice::Ride { to, mesas }]);
        }
    }
    for item in numbers(content, Thing::Item).map(Item) {
        all.extend([Choice::Equip(item), Choice::UseItem(item), Choice::Buy(item), Choice::Upgrade(item)]);
    }
    for card in content.poker_cards {
        all.extend([Choice::Play(card), Choice::Commit(card), Choice::React(card)]);
        all.extend([Choice::Discard(card), Choice::Give(card), Choice::Lay(Some(card), None)]);
        let later = content.poker_cards.iter().filter(|other| *other > card);
        all.extend(later.map(|other| Choice::Lay(Some(card), Some(other))));
    }
    all.extend((0..RANKS.len() as u8).map(|rank| Choice::Npc(FightCard(rank))));
    all.extend(numbers(content, Thing::OptionKey).map(|i| Choice::Choose(OptionKey(i))));
    all.extend(numbers(content, Thing::Goal).map(|i| Choice::Goal(Goal(i))));
    for what in content.misc.iter().map(Loot::Item) {
        all.extend([false, true].map(|cattle| Choice::Steal { what, cattle }));
    }
    all.extend((0..crate::core::limits::STORY_DECKS as u8).map(Choice::Contribute));
    let most_revel = content.most_money() / content.numbers.revel.max(1);
    all.extend((1..=most_revel.max(1)).map(Choice::Revel));
    deposits(content, &mut all);
    kept_tokens(content, &mut all);
    all
}

/// The choices without ids.
fn simple() -> Vec<Choice> {
    let mut all = vec![
        Choice::Keep,
        Choice::Poker,
        Choice::Join,
        Choice::Prospect,
        Choice::Reroll(1),
        Choice::Reroll(2),
        Choice::Heist,
        Choice::Heal,
        Choice::Acquire,
        Choice::Deliver,
        Choice::Work,
        Choice::End,
        Choice::Accept,
        Choice::Decline,
        Choice::Lay(None, None),
        Choice::Bonus,
        Choice::Pass,
        Choice::Halt,
        Choice::GiveMoney,
    ];
    all.extend(ante_up::Choice::all().map(|choice| Choice::Module(modules::Choice::AnteUp(choice))));
    all.extend([Income::Money, Income::Cards, Income::Both].map(Choice::Income));
    all.extend([Reward::Legend, Reward::Marshal, Reward::Wanted].map(Choice::Reward));
    for what in [Loot::Money, Loot::Nuggets, Loot::Nothing] {
        all.extend([false, true].map(|cattle| Choice::Steal { what, cattle }));
    }
    all
}

fn deposits(content: &Content, all: &mut Vec<Choice>) {
    let masks = 1_u16 << content.nugget_cards.len().min(NUGGET_CARDS);
    for nuggets in 0..=NUGGETS {
        all.extend((0..masks).map(|cards| Choice::Deposit { nuggets, cards: cards as u8 }));
    }
}

fn kept_tokens(content: &Content, all: &mut Vec<Choice>) {
    let [most_a, most_b, most_c] = content.token_copies.map(|copies| copies.min(TOKENS));
    for a in 0..=most_a {
        for b in 0..=most_b.min(TOKENS - a) {
            all.extend((0..=most_c.min(TOKENS - a - b)).map(|c| Choice::KeepTokens([a, b, c])));
        }
    }
}
