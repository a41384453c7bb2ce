//! The log: a line for each event that is worth one.

use crate::Texts;
use crate::catalogue::Args;
use darkrock_rules::choice::{FightKind, Income, Loot};
use darkrock_rules::content::SourceKind;
use darkrock_rules::event::{Cause, Event};
use darkrock_rules::ids::*;
use darkrock_rules::poker_hand::Worth;

/// Who fights whom, for the lines of a fight: its events name sides, not players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    fight: Option<(FightKind, Seat, Seat)>,
}

impl Scene {
    /// Before any event.
    #[must_use]
    pub const fn new() -> Self {
        Self { fight: None }
    }

    /// Takes note of an event; to be called with every one, in order, before its line is asked for.
    pub const fn follow(&mut self, event: &Event) {
        if let Event::FightBegins { kind, fighter, other } = *event {
            self.fight = Some((kind, fighter, other));
        }
    }

    /// The seat of a side; none for a bandit, guard or the Sheriff, or when no fight was seen.
    fn seat(self, side: u8) -> Option<Seat> {
        let (kind, fighter, other) = self.fight?;
        match side {
            0 => Some(fighter),
            _ if matches!(kind, FightKind::Arrest | FightKind::Duel | FightKind::Rob) => Some(other),
            _ => None,
        }
    }
}

/// What a line is written with.
struct Scribe<'a> {
    texts: &'a Texts,
    scene: Scene,
    names: &'a dyn Fn(Seat) -> String,
}

impl Texts {
    /// The line of an event as a viewer may know it, or a spectator with `None`. Events that another one tells already
    /// have no line. The sides of a fight are named only with a [`Scene`]: see [`Texts::event_in`].
    pub fn event(&self, event: &Event, viewer: Option<Seat>, names: &dyn Fn(Seat) -> String) -> Option<String> {
        self.event_in(Scene::new(), event, viewer, names)
    }

    /// As [`Texts::event`], with who fights whom.
    pub fn event_in(
        &self,
        scene: Scene,
        event: &Event,
        viewer: Option<Seat>,
        names: &dyn Fn(Seat) -> String,
    ) -> Option<String> {
        Scribe { texts: self, scene, names }.line(event.seen_by(viewer))
    }
}

impl Texts {
    /// Adds which income is taken, and how much it is.
    pub(crate) fn income<'a>(&self, args: Args<'a>, income: Income) -> Args<'a> {
        let n = &self.numbers;
        let (money, cards) = match income {
            Income::Money => (n.income_money, 0),
            Income::Cards => (0, n.income_cards),
            Income::Both => (n.income_both_money, n.income_both_cards),
        };
        args.s("income", income_id(income)).n("money", money).n("cards", cards)
    }
}

impl<'a> Scribe<'a> {
    fn with(&self, id: &str, args: Args<'_>) -> Option<String> {
        Some(self.texts.catalogue().with(id, &args))
    }

    /// Arguments that begin with a player's name.
    fn by(&self, seat: Seat) -> Args<'a> {
        Args::new().s("name", (self.names)(seat))
    }

    fn card(&self, id: &str, seat: Seat, card: Card) -> Option<String> {
        self.with(id, self.by(seat).s("card", self.texts.card(card).label.clone()))
    }

    /// A line for those who know the card and another for the rest.
    fn maybe_card(&self, id: &str, seat: Seat, card: Option<Card>) -> Option<String> {
        match card {
            Some(card) => self.card(&format!("{id}-known"), seat, card),
            None => self.with(id, self.by(seat)),
        }
    }

    fn item(&self, id: &str, seat: Seat, item: Item) -> Option<String> {
        let item_id = self.texts.item_ids.get(item.index()).cloned().unwrap_or_default();
        let name = self.texts.item(item, false).name.clone();
        self.with(id, self.by(seat).s("item", name).s("id", item_id))
    }

    /// A place by its name, and by its id for languages that need to choose words by it.
    fn place(&self, id: &str, args: Args<'_>, space: Space) -> Option<String> {
        let place_id = self.texts.place_ids.get(space.index()).cloned().unwrap_or_default();
        self.with(id, args.s("place", self.texts.place(space).to_owned()).s("id", place_id))
    }

    /// A change of a number: one message for more and one for less, with the reason behind it in brackets.
    fn change(&self, id: &str, seat: Seat, gained: i16, cause: Cause) -> Option<String> {
        let id = if gained < 0 { format!("log-{id}-lost") } else { format!("log-{id}-gained") };
        self.with(&id, self.by(seat).n("n", gained.unsigned_abs()).s("cause", cause_id(cause)))
    }

    fn line(&self, event: Event) -> Option<String> {
        let early = self.setting(event).or_else(|| self.goods(event)).or_else(|| self.fight(event));
        early.or_else(|| self.between(event)).or_else(|| self.rest(event)).or_else(|| self.tables(event))
    }

    /// Setting up, turns, riding, the end.
    fn setting(&self, event: Event) -> Option<String> {
        match event {
            Event::Dealt { seat, characters: Some([a, b]) } => {
                let name = |c| self.texts.character(c).map_or_else(String::new, |c| c.name.clone());
                self.with("log-dealt", self.by(seat).s("first", name(a)).s("second", name(b)))
            }
            Event::Character { seat, character } => {
                let name = self.texts.character(character).map_or_else(String::new, |c| c.name.clone());
                self.with("log-character", Args::new().n("seat", seat.0 + 1).s("character", name))
            }
            Event::FirstPlayer { seat } => self.with("log-first-player", self.by(seat)),
            Event::Placed { seat, space } => self.place("log-placed", self.by(seat), space),
            Event::Goals { seat, goals: Some(goals) } => {
                let names: Vec<_> = goals.iter().map(|g| self.texts.goal(g).name.as_str()).collect();
                self.with("log-goals", self.by(seat).s("goals", names.join(", ")))
            }
            Event::BanditAppears { space } => self.place("log-bandit-appears", Args::new(), space),
            Event::BanditLeaves { space } => self.place("log-bandit-leaves", Args::new(), space),
            Event::StoryOpens { deck, trigger } => {
                let trigger = self.texts.trigger(trigger).to_owned();
                self.with("log-story-opens", Args::new().n("deck", deck + 1).s("trigger", trigger))
            }
            Event::TurnBegins { seat, round } => self.with("log-turn-begins", self.by(seat).n("round", round)),
            Event::Income { seat, income } => self.with("log-income", self.texts.income(self.by(seat), income)),
            Event::Moved { seat, to, mesa, .. } => {
                self.place(if mesa { "log-moved-mesa" } else { "log-moved" }, self.by(seat), to)
            }
            Event::Sent { seat, to, .. } => self.place("log-sent", self.by(seat), to),
            Event::SheriffMoved { to, .. } => self.place("log-sheriff-moved", Args::new(), to),
            Event::SheriffReturns => self.with("log-sheriff-returns", Args::new()),
            Event::EndTriggered { seat } => self.with("log-end-triggered", self.by(seat)),
            Event::LastRound => self.with("log-last-round", Args::new()),
            Event::Over { winners } => {
                let names: Vec<_> = winners.iter().map(self.names).collect();
                self.with("log-over", Args::new().n("n", names.len() as u8).s("names", names.join(", ")))
            }
            _ => None,
        }
    }

    /// Money, points, cards, wounds, items.
    fn goods(&self, event: Event) -> Option<String> {
        match event {
            // Told by the lines of the income, the robbery and the pot already.
            Event::Money { cause: Cause::Income | Cause::Rob, .. } => None,
            Event::Money { cause: Cause::Poker, gained: 0.., .. } => None,
            Event::Nuggets { cause: Cause::Rob, .. } => None,
            Event::Money { seat, gained, cause } => self.change("money", seat, gained, cause),
            Event::Lp { seat, gained, cause } => self.change("lp", seat, gained, cause),
            Event::Nuggets { seat, gained, cause } => self.change("nuggets", seat, gained, cause),
            Event::Drew { seat, card } => self.maybe_card("log-drew", seat, card),
            Event::NothingToDraw { seat } => self.with("log-nothing-to-draw", self.by(seat)),
            Event::Reshuffled { cards } => self.with("log-reshuffled", Args::new().n("n", cards)),
            Event::Discarded { seat, card, .. } => self.card("log-discarded", seat, card),
            Event::Played { seat, card } => self.card("log-played", seat, card),
            Event::Reacted { seat, card } => self.card("log-reacted", seat, card),
            Event::Used { seat, source } => self.used(seat, source),
            Event::Wounded { seat, wounds, cause } => {
                self.with("log-wounded", self.by(seat).n("n", wounds).s("cause", cause_id(cause)))
            }
            Event::WoundIgnored { seat, wounds } => self.with("log-wound-ignored", self.by(seat).n("n", wounds)),
            Event::Healed { seat, wounds } => self.with("log-healed", self.by(seat).n("n", wounds)),
            Event::Marshal { seat, from, to } => self.track("log-marshal", seat, from, to),
            Event::Wanted { seat, from, to } => self.track("log-wanted", seat, from, to),
            Event::Legendary { seat } => self.with("log-legendary", self.by(seat)),
            Event::Actions { seat, gained } => self.with("log-actions", self.by(seat).n("n", gained)),
            Event::Equipped { seat, item } => self.item("log-equipped", seat, item),
            Event::GainedItem { seat, item } => self.item("log-gained-item", seat, item),
            Event::Upgraded { seat, item } => self.item("log-upgraded", seat, item),
            Event::LostItem { seat, item } => self.item("log-lost-item", seat, item),
            _ => None,
        }
    }

    fn used(&self, seat: Seat, source: darkrock_rules::content::Source) -> Option<String> {
        match source.kind() {
            SourceKind::Character(_) => self.with("log-used-character", self.by(seat)),
            SourceKind::Front(item) | SourceKind::Upgraded(item) => self.item("log-used-item", seat, item),
            SourceKind::Title(title) => {
                self.with("log-used-card", self.by(seat).s("title", self.texts.title(title).to_owned()))
            }
            SourceKind::Other => None,
        }
    }

    fn track(&self, id: &str, seat: Seat, from: u8, to: u8) -> Option<String> {
        let id = match to {
            0 => format!("{id}-over"),
            _ if to < from => format!("{id}-lost"),
            _ => format!("{id}-gained"),
        };
        self.with(&id, self.by(seat).n("n", from.abs_diff(to)).n("to", to))
    }

    /// Arguments about a side of the fight: its player's name, or `npc` with what it is.
    fn side(&self, side: u8) -> Args<'a> {
        let who = match self.scene.seat(side) {
            Some(_) => "player",
            None if self.scene.fight.is_some() => "npc",
            None if side == 0 => "fighter",
            None => "other",
        };
        let name = self.scene.seat(side).map_or_else(String::new, self.names);
        let kind = self.scene.fight.map_or("", |(kind, ..)| fight_id(kind));
        Args::new().s("who", who).s("name", name).s("kind", kind)
    }

    /// Fights.
    fn fight(&self, event: Event) -> Option<String> {
        match event {
            Event::FightBegins { kind, fighter, other } => {
                let id = format!("log-fight-begins-{}", fight_id(kind));
                self.with(&id, self.by(fighter).s("other", (self.names)(other)))
            }
            Event::NpcDrew { seat, cards, which } => match which {
                Some(set) => {
                    let cards: Vec<_> = set.iter().map(|c| self.texts.fight_card(c).name.as_str()).collect();
                    self.with("log-npc-drew-known", self.by(seat).s("cards", cards.join(", ")))
                }
                None => self.with("log-npc-drew", self.by(seat).n("n", cards)),
            },
            Event::Committed { seat, card } => self.maybe_card("log-committed", seat, card),
            Event::NpcCommitted { seat, card: Some(card) } => {
                self.with("log-npc-committed-known", self.by(seat).s("card", self.texts.fight_card(card).name.clone()))
            }
            Event::NpcCommitted { seat, card: None } => self.with("log-npc-committed", self.by(seat)),
            Event::Declined { seat } => self.with("log-declined", self.by(seat)),
            Event::Revealed { fighter, other, npc } => self.revealed(fighter, other, npc),
            Event::Decreased { side, by, value, .. } => {
                let value = RANKS.get(usize::from(value)).copied().unwrap_or_default();
                self.with("log-decreased", self.side(side).n("n", by).s("value", value))
            }
            Event::FightCardCancelled => self.with("log-fight-card-cancelled", Args::new()),
            Event::FightRestarts => self.with("log-fight-restarts", Args::new()),
            Event::FightWon { side, kind } => {
                let id = format!("log-fight-won-{}-{}", fight_id(kind), if side == 0 { "fighter" } else { "other" });
                self.with(
                    &id,
                    self.side(side).s("loser", self.scene.seat(1 - side.min(1)).map_or_else(String::new, self.names)),
                )
            }
            Event::Arrested { seat } => self.with("log-arrested", self.by(seat)),
            _ => None,
        }
    }

    /// What passes from one player to another.
    fn between(&self, event: Event) -> Option<String> {
        match event {
            Event::LookedAt { seat, at, cards, count } => {
                let args = self.by(seat).s("other", (self.names)(at)).n("n", count);
                match cards {
                    Some(cards) if count > 0 => {
                        self.with("log-looked-at-known", args.s("cards", self.texts.card_list(cards)))
                    }
                    _ => self.with("log-looked-at", args),
                }
            }
            Event::Stole { what: Loot::Nothing, .. } => None,
            Event::Stole { seat, from, what, amount } => {
                let id = if what == Loot::Money { "log-stole-money" } else { "log-stole-nuggets" };
                self.with(id, self.by(seat).s("other", (self.names)(from)).n("n", amount))
            }
            Event::Gave { from, to, card } => {
                let args = self.by(from).s("other", (self.names)(to));
                match card {
                    Some(card) => self.with("log-gave-known", args.s("card", self.texts.card(card).label.clone())),
                    None => self.with("log-gave", args),
                }
            }
            _ => None,
        }
    }

    fn revealed(&self, fighter: Option<Card>, other: Option<Card>, npc: Option<FightCard>) -> Option<String> {
        let label = |card: Card| self.texts.card(card).label.clone();
        match (fighter, other, npc) {
            (Some(a), Some(b), _) => self.with("log-revealed", Args::new().s("first", label(a)).s("second", label(b))),
            (Some(card), None, Some(npc)) => {
                let args = Args::new().s("first", label(card)).s("second", self.texts.fight_card(npc).name.clone());
                self.with("log-revealed-npc", args)
            }
            (Some(card), None, None) | (None, Some(card), _) => {
                self.with("log-revealed-one", Args::new().s("card", label(card)))
            }
            (None, None, Some(npc)) => {
                let name = self.texts.fight_card(npc).name.clone();
                self.with("log-revealed-npc-one", Args::new().s("card", name))
            }
            (None, None, None) => None,
        }
    }

    /// Cattle and gold.
    fn rest(&self, event: Event) -> Option<String> {
        match event {
            Event::Acquired { seat, ranch, token } => {
                let args = self.by(seat).s("ranch", self.texts.ranch(ranch).to_owned());
                match token {
                    Some(token) => {
                        self.with("log-acquired-known", args.s("reward", self.texts.cattle(token).to_owned()))
                    }
                    None => self.with("log-acquired", args),
                }
            }
            Event::StoleCattle { seat, from, .. } => {
                self.with("log-stole-cattle", self.by(seat).s("other", (self.names)(from)))
            }
            Event::Delivered { seat, wrangled, .. } => {
                self.with(if wrangled { "log-wrangled" } else { "log-rustled" }, self.by(seat))
            }
            Event::Rolled { seat, die, face } => {
                let args = self.by(seat).n("die", die + 1).s("face", self.texts.face(face).to_owned());
                self.with("log-rolled", args)
            }
            Event::LostCattle { seat } => self.with("log-lost-cattle", self.by(seat)),
            _ => None,
        }
    }

    /// Poker, stories, goals.
    fn tables(&self, event: Event) -> Option<String> {
        match event {
            Event::PokerBegins { seat } => self.with("log-poker-begins", self.by(seat)),
            Event::Joined { seat } => self.with("log-joined", self.by(seat)),
            Event::DealerDrew { seat, cards: Some(cards) } => {
                self.with("log-dealer-drew-known", self.by(seat).s("cards", self.texts.card_list(cards)))
            }
            Event::DealerDrew { seat, cards: None } => self.with("log-dealer-drew", self.by(seat)),
            Event::Flop { cards } => self.with("log-flop", Args::new().s("cards", self.texts.card_list(cards))),
            Event::Showed { seat, cards, rank } => {
                let shown = self.by(seat).s("cards", self.texts.card_list(cards));
                self.with("log-showed", shown.s("kind", Worth(rank).category().id()))
            }
            Event::PokerWon { seat, money } => self.with("log-poker-won", self.by(seat).n("n", money)),
            Event::HouseWon => self.with("log-house-won", Args::new()),
            Event::Kept { seat, card } => self.card("log-kept", seat, card),
            Event::Contributed { seat, deck, moved } => {
                let id = if moved { "log-contributed-moved" } else { "log-contributed" };
                self.with(id, self.by(seat).n("deck", deck + 1))
            }
            Event::StoryResolved { story, .. } => {
                self.with("log-story-resolved", Args::new().s("story", self.texts.story(story).name.clone()))
            }
            Event::GoalShown { seat, goal } => {
                let goal = self.texts.goal(goal);
                self.with("log-goal-shown", self.by(seat).s("goal", goal.name.clone()).s("body", goal.body.clone()))
            }
            Event::TokensDrawn { seat, count, which } => self.tokens("log-tokens-drawn", seat, count, which),
            Event::TokensReturned { seat, count, which } => self.tokens("log-tokens-returned", seat, count, which),
            _ => None,
        }
    }

    fn tokens(&self, id: &str, seat: Seat, count: u8, which: Option<[u8; 3]>) -> Option<String> {
        match which {
            Some(which) => {
                self.with(&format!("{id}-known"), self.by(seat).n("n", count).s("tokens", self.texts.token_list(which)))
            }
            None => self.with(id, self.by(seat).n("n", count)),
        }
    }
}

/// The id of an income.
const fn income_id(income: Income) -> &'static str {
    match income {
        Income::Money => "money",
        Income::Cards => "cards",
        Income::Both => "both",
    }
}

/// The id of a kind of fight.
pub(crate) const fn fight_id(kind: FightKind) -> &'static str {
    match kind {
        FightKind::Arrest => "arrest",
        FightKind::Duel => "duel",
        FightKind::Rob => "rob",
        FightKind::Bandit => "bandit",
        FightKind::Heist => "heist",
        FightKind::Sheriff => "sheriff",
    }
}

const fn cause_id(cause: Cause) -> &'static str {
    match cause {
        Cause::Setup => "setup",
        Cause::Income => "income",
        Cause::Card => "card",
        Cause::Fight => "fight",
        Cause::FightCard => "fight-card",
        Cause::Bandit => "bandit",
        Cause::Duel => "duel",
        Cause::Rob => "rob",
        Cause::Heist => "heist",
        Cause::Arrest => "arrest",
        Cause::MarshalTrack => "marshal-track",
        Cause::WantedTrack => "wanted-track",
        Cause::Store => "store",
        Cause::Poker => "poker",
        Cause::Prospect => "prospect",
        Cause::Deposit => "deposit",
        Cause::Heal => "heal",
        Cause::Revel => "revel",
        Cause::Cattle => "cattle",
        Cause::Work => "work",
        Cause::Story => "story",
        Cause::Sheriff => "sheriff",
        Cause::HandLimit => "hand-limit",
        Cause::Limit => "limit",
    }
}
