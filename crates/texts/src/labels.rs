//! Labels of choices, for buttons.

use crate::Texts;
use crate::log::income_in;
use crate::message::{Arg, Message};
use crate::messages::{offer_index, option_row};
use darkrock_rules::Choice;
use darkrock_rules::choice::{FightKind, Loot, Reward};
use darkrock_rules::content::followers::Side;
use darkrock_rules::content::{BlockId, Content};
use darkrock_rules::edition::FightStep;
use darkrock_rules::frame::Frame;
use darkrock_rules::ids::*;
use darkrock_rules::modules::{self, FaroStep, ante_up, blood_money, border_town, extras};
use darkrock_rules::state::Public;

impl Texts {
    /// The label of a choice in a position. It uses the position only for what the choice does not contain, such as the
    /// discount on a purchase; an illegal choice has a label too.
    #[must_use]
    pub fn choice(&self, public: &Public, choice: Choice) -> String {
        self.render(&self::choice(&self.content, public, choice), &|_| String::new())
    }
}

/// The label of a choice in a position. It uses the position only for what the choice does not contain, such as the
/// discount on a purchase; an illegal choice has a label too.
#[must_use]
pub fn choice(content: &Content, public: &Public, choice: Choice) -> Message {
    let label = turn_label(content, public, choice).or_else(|| fight_label(content, public, choice));
    label.or_else(|| effect_label(content, public, choice)).unwrap_or_default()
}

fn plain(id: &'static str) -> Option<Message> {
    Some(Message::new(id))
}

fn counted(id: &'static str, n: u8) -> Option<Message> {
    Some(Message::new(id).n("n", n))
}

fn card_label(id: &'static str, card: Card) -> Option<Message> {
    Some(Message::new(id).with("card", Arg::Card(card)))
}

fn figure_label(id: &'static str, figure: impl Into<Figure>) -> Option<Message> {
    Some(Message::new(id).with("character", Arg::Figure(figure.into())))
}

fn place_label(id: &'static str, space: Space) -> Option<Message> {
    Some(Message::new(id).with("place", Arg::Space(space)))
}

fn item_label(id: &'static str, item: Item, price: u8) -> Option<Message> {
    Some(Message::new(id).item("item", item).n("n", price))
}

const fn fight_label_id(kind: FightKind) -> &'static str {
    match kind {
        FightKind::Arrest => "choice-fight-arrest",
        FightKind::Duel => "choice-fight-duel",
        FightKind::Rob => "choice-fight-rob",
        FightKind::Bandit => "choice-fight-bandit",
        FightKind::Heist | FightKind::Holdup => "choice-fight-heist",
        FightKind::Sheriff => "choice-fight-sheriff",
        FightKind::Opponent => "choice-fight-opponent",
    }
}

/// Setup, turns and actions.
fn turn_label(content: &Content, public: &Public, choice: Choice) -> Option<Message> {
    let numbers = &content.numbers;
    match choice {
        Choice::Draft(character) => figure_label("choice-draft", character),
        Choice::Start(space) => place_label("choice-start", space),
        Choice::Income(income) => Some(income_in(Message::new("choice-income"), numbers, income)),
        Choice::Equip(item) => item_label("choice-equip", item, 0),
        Choice::Keep => plain("choice-keep"),
        Choice::UseCharacter(character) => figure_label("choice-use-character", character),
        Choice::UseItem(item) => item_label("choice-use-item", item, 0),
        Choice::Ride { to, .. } if matches!(public.stack.top(), Frame::TakeStray { .. }) => {
            place_label("choice-take-stray", to)
        }
        Choice::Move { to, mesas: 0 } | Choice::Ride { to, mesas: 0 } => place_label("choice-move", to),
        Choice::Move { to, mesas } | Choice::Ride { to, mesas } => {
            place_label("choice-move-mesa", to).map(|label| label.n("n", mesas))
        }
        Choice::Play(card) => card_label("choice-play", card),
        Choice::Fight { kind, target } => figure_label(fight_label_id(kind), target),
        Choice::Buy(item) => item_label("choice-buy", item, public.price(content, item)),
        Choice::Upgrade(item) => item_label("choice-upgrade", item, public.price(content, item)),
        Choice::Poker => counted("choice-poker", numbers.poker_ante),
        Choice::Join if public.faro().is_some() => plain("choice-join-faro"),
        Choice::Join => counted("choice-join", public.poker.ante(content)),
        Choice::Prospect => plain("choice-prospect"),
        Choice::Reroll(die) => counted("choice-reroll", die),
        Choice::Deposit { nuggets, cards } => {
            let cards = cards.count_ones() as u8;
            let money = u16::from(numbers.nugget_price) * (u16::from(nuggets) + u16::from(cards));
            Some(Message::new("choice-deposit").n("nuggets", nuggets).n("cards", cards).n("money", money))
        }
        Choice::Heist => plain("choice-heist"),
        Choice::Heal => counted("choice-heal", numbers.doctor),
        Choice::Revel(lp) => {
            let money = u16::from(numbers.revel) * u16::from(lp);
            Some(Message::new("choice-revel").n("n", lp).n("money", money))
        }
        Choice::Acquire => plain("choice-acquire"),
        Choice::Deliver => plain("choice-deliver"),
        Choice::Work => counted("choice-work", numbers.work),
        Choice::Module(modules::Choice::AnteUp(choice)) => ante_up_label(content, public, choice),
        Choice::Module(modules::Choice::BloodMoney(choice)) => blood_money_label(content, public, choice),
        Choice::Module(modules::Choice::BorderTown(choice)) => border_town_label(content, public, choice),
        Choice::Module(modules::Choice::Extras(extras::Choice::Recruit)) => recruit_label(content, public),
        Choice::Module(modules::Choice::Extras(extras::Choice::UseFollower)) => plain("choice-use-follower"),
        Choice::End => plain(match public.stack.top() {
            Frame::Store => "choice-end-shopping",
            Frame::Module(modules::Frame::BloodMoney(blood_money::Frame::Trade)) => "choice-end-shopping",
            Frame::Turn(darkrock_rules::frame::TurnStep::Goals) => "choice-end-turn",
            _ => "choice-end-actions",
        }),
        _ => None,
    }
}

/// The frontier, faro and high stakes poker.
fn ante_up_label(content: &Content, public: &Public, choice: ante_up::Choice) -> Option<Message> {
    let on = |id, rank| Message::new(id).with("rank", Arg::FightCard(rank));
    match choice {
        ante_up::Choice::Frontier => frontier_label(content, public),
        ante_up::Choice::TrainHeist => plain("choice-train-heist"),
        ante_up::Choice::Challenge => plain("choice-challenge"),
        ante_up::Choice::Faro => plain("choice-faro"),
        ante_up::Choice::Bet { rank, money } => Some(on("choice-faro-bet", rank).n("n", money)),
        ante_up::Choice::Reclaim { rank } => Some(on("choice-faro-reclaim", rank)),
        ante_up::Choice::Leave => plain("choice-faro-leave"),
        ante_up::Choice::HighStakes => counted("choice-high-stakes", content.high_stakes.map_or(0, |game| game.ante)),
        ante_up::Choice::Raise => counted("choice-raise", content.high_stakes.map_or(0, |game| game.raise)),
        ante_up::Choice::Fold => plain("choice-fold"),
    }
}

/// The risk die, the trader, deeds, repairs and legendary stories.
fn blood_money_label(content: &Content, public: &Public, choice: blood_money::Choice) -> Option<Message> {
    match choice {
        blood_money::Choice::Risk { bonus } => {
            let die = content.risk_die.as_ref()?;
            let row = die.bonuses.iter().position(|row| row.key == bonus)?;
            Some(Message::new("choice-risk").with("bonus", Arg::OptionText(die.first_bonus + row as u16)))
        }
        blood_money::Choice::Claim { deed } => {
            let label = Message::new(match public.stack.top() {
                Frame::Module(modules::Frame::BloodMoney(blood_money::Frame::DeedOffer { .. })) => "choice-take-deed",
                _ => "choice-claim",
            });
            Some(label.with("place", Arg::Deed(deed)).n("n", public.deed_price(content, public.turn.seat, deed)))
        }
        blood_money::Choice::UseDeed { deed } => {
            Some(Message::new("choice-deed").with("place", Arg::Deed(deed)).with("text", Arg::DeedText(deed)))
        }
        blood_money::Choice::TakePart { part } => {
            let (story, _) = public.legendary_story(content)?;
            let label = Message::new("choice-take-part").with("part", Arg::Part(story, part));
            Some(label.with("text", Arg::PartText(story, part)))
        }
        blood_money::Choice::Reveal => plain("choice-reveal"),
        blood_money::Choice::UseStory => plain("choice-use-story"),
        blood_money::Choice::Repair { location } => {
            Some(Message::new("choice-repair").with("place", Arg::Location(location)))
        }
        blood_money::Choice::Trade { item } => {
            item_label("choice-trade", item, public.trade_price(content, public.turn.seat, item))
        }
        blood_money::Choice::TradeUpgrade { item } => {
            item_label("choice-trade-upgrade", item, content.items.get(item.index()).map_or(0, |row| row.price(0)))
        }
    }
}

/// Homesteads, and payments in nuggets.
fn border_town_label(content: &Content, public: &Public, choice: border_town::Choice) -> Option<Message> {
    let row = content.homesteads;
    match choice {
        border_town::Choice::Settle => counted("choice-settle", row.map_or(0, |row| row.settle)),
        border_town::Choice::Improve { lp } => {
            let money = row.map_or(0, |row| u16::from(row.improvement)) * u16::from(lp);
            Some(Message::new("choice-improve").n("n", lp).n("money", money))
        }
        border_town::Choice::Recuperate => plain("choice-recuperate"),
        border_town::Choice::Pay { nuggets } => {
            let worth = u16::from(nuggets) * u16::from(content.numbers.nugget_money);
            // Where nothing is being paid, the nuggets are all of it.
            let money = public.payment().map_or(0, |price| u16::from(price).saturating_sub(worth));
            Some(Message::new("choice-pay").n("n", nuggets).n("money", money))
        }
    }
}

/// The label of recruiting on the active player's side of the law.
fn recruit_label(content: &Content, public: &Public) -> Option<Message> {
    let cost = content.followers.as_ref().map_or(0, |row| row.cost);
    let side = public.side(public.turn.seat).map_or("none", Side::id);
    Some(Message::new("choice-recruit").word("side", side).n("n", cost))
}

/// The label of paying for the frontier token in the active player's space; without a price where none lies.
fn frontier_label(content: &Content, public: &Public) -> Option<Message> {
    let space = public.player(public.turn.seat).space;
    match space.and_then(|space| public.frontier_price(content, space)) {
        Some(price) => counted("choice-frontier", price),
        None => plain("choice-frontier-none"),
    }
}

/// Fights and poker.
fn fight_label(content: &Content, public: &Public, choice: Choice) -> Option<Message> {
    match choice {
        Choice::Commit(card) => card_label("choice-commit", card),
        Choice::Accept => plain("choice-accept"),
        Choice::Decline => plain("choice-decline"),
        Choice::Lay(a, b) => {
            let cards: CardSet = a.into_iter().chain(b).collect();
            Some(Message::new("choice-lay").n("n", cards.len() as u8).with("cards", Arg::Cards(cards)))
        }
        Choice::Npc(card) => {
            let label = Message::new("choice-npc").with("card", Arg::FightCard(card));
            Some(label.with("text", Arg::FightCardText(card)))
        }
        Choice::React(card) => card_label("choice-react", card),
        Choice::Bonus => bonus_label(content, public),
        Choice::Pass if public.faro().is_some_and(|faro| faro.step == FaroStep::Bet) => plain("choice-faro-done"),
        Choice::Pass => plain("choice-pass"),
        Choice::Reward(Reward::Legend) => plain("choice-reward-legend"),
        Choice::Reward(Reward::Marshal) => plain("choice-reward-marshal"),
        Choice::Reward(Reward::Wanted) => plain("choice-reward-wanted"),
        Choice::Steal { what: Loot::Item(item), cattle } => {
            let label = Message::new("choice-steal-item").with("item", Arg::Item { item, upgraded: false });
            Some(label.word("cattle", if cattle { "yes" } else { "no" }))
        }
        Choice::Steal { what, cattle } => {
            let what = match what {
                Loot::Money => "money",
                Loot::Nuggets => "nuggets",
                Loot::Nothing | Loot::Item(_) => "nothing",
            };
            let id = if public.robs_all_of(public.fight.other) { "choice-steal-all" } else { "choice-steal" };
            Some(Message::new(id).word("what", what).word("cattle", if cattle { "yes" } else { "no" }))
        }
        Choice::Arrest(character) => figure_label("choice-arrest", character),
        _ => None,
    }
}

/// The label of the affirmative choice.
fn bonus_label(content: &Content, public: &Public) -> Option<Message> {
    match public.stack.top() {
        Frame::NpcRestart { .. } => plain("choice-bonus-restart"),
        Frame::Fight if matches!(public.fight_step(content), FightStep::Reveal | FightStep::Compared) => {
            let shown = public.fight.shown[usize::from(public.fight.side % 2)];
            shown.map_or_else(|| plain("choice-bonus"), |card| card_label("choice-bonus-card", card))
        }
        Frame::May { price, get, .. } if price != BlockId(0) => {
            let row = offer_index(content, price, get);
            row.map(|row| Message::bare(Arg::OfferLabel(row))).or_else(|| plain("choice-bonus"))
        }
        // Other sources are named when several abilities apply at once; an injury's applies whether wanted or not.
        Frame::Fire { .. } => plain("choice-injury"),
        _ => plain("choice-bonus"),
    }
}

/// Effects, the Sheriff, stories and goals.
fn effect_label(content: &Content, public: &Public, choice: Choice) -> Option<Message> {
    match choice {
        Choice::Sheriff(space) => place_label("choice-sheriff", space),
        Choice::Halt => plain("choice-halt"),
        Choice::Discard(card) => card_label("choice-discard", card),
        Choice::Give(card) => card_label("choice-give", card),
        Choice::GiveMoney => counted(
            "choice-give-money",
            match public.stack.top() {
                Frame::Tribute { money, .. } => money,
                _ => 0,
            },
        ),
        Choice::Target(character) => figure_label("choice-target", character),
        Choice::Choose(key) => {
            let row = match public.stack.top() {
                Frame::Choose { first, count, .. } => option_row(content, first, count, key),
                _ => None,
            };
            Some(Message::bare(row.map_or(Arg::OptionName(key), Arg::OptionText)))
        }
        Choice::Contribute(deck) => Some(match public.open.get(usize::from(deck)).copied().flatten() {
            Some(trigger) => {
                let label = Message::new("choice-contribute").n("deck", i64::from(deck) + 1);
                label.with("trigger", Arg::TriggerLabel(trigger))
            }
            None => Message::new("choice-contribute-plain").n("deck", i64::from(deck) + 1),
        }),
        Choice::Goal(goal) => Some(Message::new("choice-goal").with("goal", Arg::Goal(goal))),
        Choice::KeepTokens([0, 0, 0]) => plain("choice-keep-no-tokens"),
        Choice::KeepTokens(kinds) => Some(Message::new("choice-keep-tokens").with("tokens", Arg::Tokens(kinds))),
        _ => None,
    }
}
