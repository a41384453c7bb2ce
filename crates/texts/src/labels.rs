//! Labels of choices, as they stand on a button.

use crate::Texts;
use crate::catalogue::Args;
use crate::log::fight_id;
use darkrock_rules::Choice;
use darkrock_rules::choice::{Loot, Reward};
use darkrock_rules::content::BlockId;
use darkrock_rules::edition::FightStep;
use darkrock_rules::frame::Frame;
use darkrock_rules::ids::*;
use darkrock_rules::state::Public;

impl Texts {
    /// The label of a choice in a position. It needs the position only for what a choice does not say itself, such as
    /// the discount on a purchase; a choice that is not open there has a label too.
    #[must_use]
    pub fn choice(&self, public: &Public, choice: Choice) -> String {
        let words = self.turn_label(public, choice).or_else(|| self.fight_label(public, choice));
        words.unwrap_or_else(|| self.effect_label(public, choice))
    }

    fn label(&self, id: &str) -> Option<String> {
        Some(self.catalogue().text(id))
    }

    fn label_n(&self, id: &str, n: u8) -> Option<String> {
        Some(self.catalogue().with(id, &Args::new().n("n", n)))
    }

    fn label_card(&self, id: &str, card: Card) -> Option<String> {
        Some(self.catalogue().with(id, &Args::new().s("card", self.card(card).label.clone())))
    }

    fn label_character(&self, id: &str, character: Character) -> Option<String> {
        let name = self.character(character).map_or_else(String::new, |c| c.name.clone());
        Some(self.catalogue().with(id, &Args::new().s("character", name)))
    }

    fn label_place(&self, id: &str, space: Space) -> Option<String> {
        Some(self.catalogue().with(id, &Args::new().s("place", self.place(space).to_owned())))
    }

    fn label_item(&self, id: &str, item: Item, price: u8) -> Option<String> {
        let name = self.item(item, false).name.clone();
        Some(self.catalogue().with(id, &Args::new().s("item", name).n("n", price)))
    }

    /// The price of an item in a position: cheaper where an effect says so.
    fn price(&self, public: &Public, item: Item) -> u8 {
        let discount = match public.stack.top() {
            Frame::Shop { discount, .. } | Frame::Upgrade { discount, .. } => discount,
            _ => 0,
        };
        self.costs.get(item.index()).map_or(0, |cost| cost.saturating_sub(discount))
    }

    /// Setting up, turns and actions.
    fn turn_label(&self, public: &Public, choice: Choice) -> Option<String> {
        let numbers = &self.numbers;
        match choice {
            Choice::Draft(character) => self.label_character("choice-draft", character),
            Choice::Start(space) => self.label_place("choice-start", space),
            Choice::Income(income) => Some(self.catalogue().with("choice-income", &self.income(Args::new(), income))),
            Choice::Equip(item) => self.label_item("choice-equip", item, 0),
            Choice::Keep => self.label("choice-keep"),
            Choice::UseCharacter(character) => self.label_character("choice-use-character", character),
            Choice::UseItem(item) => self.label_item("choice-use-item", item, 0),
            Choice::Move { to, mesa } | Choice::Ride { to, mesa } => {
                self.label_place(if mesa { "choice-move-mesa" } else { "choice-move" }, to)
            }
            Choice::Play(card) => self.label_card("choice-play", card),
            Choice::Fight { kind, target } => self.label_character(&format!("choice-fight-{}", fight_id(kind)), target),
            Choice::Buy(item) => self.label_item("choice-buy", item, self.price(public, item)),
            Choice::Upgrade(item) => self.label_item("choice-upgrade", item, self.price(public, item)),
            Choice::Poker => self.label_n("choice-poker", numbers.poker_ante),
            Choice::Join => self.label_n("choice-join", numbers.poker_ante),
            Choice::Prospect => self.label("choice-prospect"),
            Choice::Reroll(die) => self.label_n("choice-reroll", die),
            Choice::Deposit { nuggets, cards } => {
                let cards = cards.count_ones() as u8;
                let money = u16::from(numbers.nugget_price) * (u16::from(nuggets) + u16::from(cards));
                let args = Args::new().n("nuggets", nuggets).n("cards", cards).n("money", money);
                Some(self.catalogue().with("choice-deposit", &args))
            }
            Choice::Heist => self.label("choice-heist"),
            Choice::Heal => self.label_n("choice-heal", numbers.doctor),
            Choice::Revel(lp) => {
                let money = u16::from(numbers.revel) * u16::from(lp);
                Some(self.catalogue().with("choice-revel", &Args::new().n("n", lp).n("money", money)))
            }
            Choice::Acquire => self.label("choice-acquire"),
            Choice::Deliver => self.label("choice-deliver"),
            Choice::Work => self.label_n("choice-work", numbers.work),
            Choice::End => self.label(match public.stack.top() {
                Frame::Store => "choice-end-shopping",
                Frame::Turn(darkrock_rules::frame::TurnStep::Goals) => "choice-end-turn",
                _ => "choice-end-actions",
            }),
            _ => None,
        }
    }

    /// Fights and poker.
    fn fight_label(&self, public: &Public, choice: Choice) -> Option<String> {
        match choice {
            Choice::Commit(card) => self.label_card("choice-commit", card),
            Choice::Decline => self.label("choice-decline"),
            Choice::Lay(a, b) => {
                let cards: CardSet = a.into_iter().chain(b).collect();
                let args = Args::new().n("n", cards.len() as u8).s("cards", self.card_list(cards));
                Some(self.catalogue().with("choice-lay", &args))
            }
            Choice::Npc(card) => {
                let text = self.fight_card(card);
                let args = Args::new().s("card", text.name.clone()).s("text", label_of(&text.body));
                Some(self.catalogue().with("choice-npc", &args))
            }
            Choice::React(card) => self.label_card("choice-react", card),
            Choice::Bonus => self.bonus_label(public),
            Choice::Pass => self.label("choice-pass"),
            Choice::Reward(Reward::Legend) => self.label("choice-reward-legend"),
            Choice::Reward(Reward::Marshal) => self.label("choice-reward-marshal"),
            Choice::Steal { what, cattle } => {
                let what = match what {
                    Loot::Money => "money",
                    Loot::Nuggets => "nuggets",
                    Loot::Nothing => "nothing",
                };
                let args = Args::new().s("what", what).s("cattle", if cattle { "yes" } else { "no" });
                Some(self.catalogue().with("choice-steal", &args))
            }
            Choice::Arrest(character) => self.label_character("choice-arrest", character),
            _ => None,
        }
    }

    /// What "yes" means here.
    fn bonus_label(&self, public: &Public) -> Option<String> {
        match public.stack.top() {
            Frame::NpcRestart { .. } => self.label("choice-bonus-restart"),
            Frame::Fight if matches!(fight_step(public), FightStep::Reveal | FightStep::Compared) => {
                let shown = public.fight.shown[usize::from(public.fight.side % 2)];
                shown.map_or_else(|| self.label("choice-bonus"), |card| self.label_card("choice-bonus-card", card))
            }
            Frame::May { price, get, .. } if price != BlockId(0) => {
                self.offer(price, get).map(label_of).or_else(|| self.label("choice-bonus"))
            }
            _ => self.label("choice-bonus"),
        }
    }

    /// Effects, the Sheriff, stories and goals.
    fn effect_label(&self, public: &Public, choice: Choice) -> String {
        let words = match choice {
            Choice::Sheriff(space) => self.label_place("choice-sheriff", space),
            Choice::Halt => self.label("choice-halt"),
            Choice::Discard(card) => self.label_card("choice-discard", card),
            Choice::Give(card) => self.label_card("choice-give", card),
            Choice::GiveMoney => self.label_n(
                "choice-give-money",
                match public.stack.top() {
                    Frame::Tribute { money, .. } => money,
                    _ => 0,
                },
            ),
            Choice::Target(character) => self.label_character("choice-target", character),
            Choice::Choose(key) => {
                let text = match public.stack.top() {
                    Frame::Choose { first, count, .. } => self.option_text(first, count, key),
                    _ => None,
                };
                Some(text.map_or_else(|| self.option(key).to_owned(), label_of))
            }
            Choice::Contribute(deck) => {
                let args = Args::new().n("deck", deck + 1);
                match public.open.get(usize::from(deck)).copied().flatten() {
                    Some(trigger) => {
                        let trigger = label_of(self.trigger(trigger));
                        Some(self.catalogue().with("choice-contribute", &args.s("trigger", trigger)))
                    }
                    None => Some(self.catalogue().with("choice-contribute-plain", &args)),
                }
            }
            Choice::Goal(goal) => {
                Some(self.catalogue().with("choice-goal", &Args::new().s("goal", self.goal(goal).name.clone())))
            }
            Choice::KeepTokens([0, 0, 0]) => self.label("choice-keep-no-tokens"),
            Choice::KeepTokens(kinds) => {
                Some(self.catalogue().with("choice-keep-tokens", &Args::new().s("tokens", self.token_list(kinds))))
            }
            _ => None,
        };
        words.unwrap_or_default()
    }

    /// The values of legendary tokens, as in "1, 1, 3".
    pub(crate) fn token_list(&self, kinds: [u8; 3]) -> String {
        let values =
            kinds.iter().zip(self.token_lp).flat_map(|(n, lp)| std::iter::repeat_n(lp.to_string(), usize::from(*n)));
        values.collect::<Vec<_>>().join(", ")
    }
}

/// A sentence as a label: without its full stop.
fn label_of(sentence: &str) -> String {
    sentence.strip_suffix('.').unwrap_or(sentence).to_owned()
}

/// The step in which the fight in progress is.
pub(crate) fn fight_step(public: &Public) -> FightStep {
    let steps = public.edition.fight_steps(public.fight.kind);
    steps.get(usize::from(public.fight.step)).copied().unwrap_or(FightStep::CleanUp)
}
