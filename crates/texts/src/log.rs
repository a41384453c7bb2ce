//! The log: a message for each event worth reporting.

use crate::Texts;
use crate::message::{Arg, Message};
use darkrock_rules::Word;
use darkrock_rules::choice::{FightKind, Income, Loot};
use darkrock_rules::content::schema::Numbers;
use darkrock_rules::content::{Content, Source, SourceKind};
use darkrock_rules::event::{Cause, Event};
use darkrock_rules::ids::*;
use darkrock_rules::modules::{self, ante_up, blood_money, border_town, extras};
use darkrock_rules::poker_hand::Worth;
use std::borrow::Cow;

/// The players on each side of a fight, for its log lines: events contain only the sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Scene {
    fight: Option<(FightKind, Seat, Seat)>,
}

impl Scene {
    /// Before any event.
    #[must_use]
    pub const fn new() -> Self {
        Self { fight: None }
    }

    /// Updates it with an event; to be called with every one, in order, before its line is requested.
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

impl Texts {
    /// What an event tells besides its line in the log; no part of the rules. None for an event without a tale, and for those
    /// whose line has it.
    #[must_use]
    pub fn tale_of(&self, event: &Event) -> Option<&str> {
        match *event {
            Event::GoalShown { goal, .. } => Some(&self.goal(goal).tale),
            Event::Meets { opponent, .. } => self.opponent_tale(opponent),
            Event::Module(modules::Event::AnteUp(ante_up::Event::FrontierTaken { token, .. })) => {
                Some(self.frontier_tale(token))
            }
            Event::Module(modules::Event::AnteUp(ante_up::Event::TrainHeist { opponent, .. })) => {
                self.opponent_tale(opponent)
            }
            Event::Module(modules::Event::AnteUp(ante_up::Event::Event { card, .. })) => {
                Some(&self.event_card(card).tale)
            }
            Event::Module(modules::Event::BloodMoney(blood_money::Event::Injured { injury, .. })) => {
                Some(&self.injury(injury).tale)
            }
            Event::Module(modules::Event::Extras(extras::Event::Recruited { follower, .. })) => {
                Some(&self.follower(follower).tale)
            }
            _ => None,
        }
    }

    /// The line of a character that was taken, with the name of whoever plays it: the event knows only the seat.
    #[must_use]
    pub fn person_plays(&self, person: &str, character: Character) -> String {
        let who = Arg::Word(Cow::Owned(person.to_owned()));
        let line = Message::new("log-person-character").with("name", who);
        self.render(&line.with("character", Arg::Figure(character.into())), &|_| String::new())
    }

    /// The line of an event for a viewer, or for a spectator with `None`. Events implied by another have no line. The
    /// sides of a fight are named only with a [`Scene`]: see [`Texts::event_in`].
    pub fn event(&self, event: &Event, viewer: Option<Seat>, names: &dyn Fn(Seat) -> String) -> Option<String> {
        self.event_in(Scene::new(), event, viewer, names)
    }

    /// Like [`Texts::event`], with the players of the fight.
    pub fn event_in(
        &self,
        scene: Scene,
        event: &Event,
        viewer: Option<Seat>,
        names: &dyn Fn(Seat) -> String,
    ) -> Option<String> {
        self::event(&self.content, scene, event, viewer).map(|line| self.render(&line, names))
    }
}

/// The line of an event for a viewer, or for a spectator with `None`. Events implied by another have no line. The sides
/// of a fight are named if the [`Scene`] contains them.
#[must_use]
pub fn event(content: &Content, scene: Scene, event: &Event, viewer: Option<Seat>) -> Option<Message> {
    line(content, scene, event.seen_by(viewer))
}

/// Adds the kind of income and its amounts.
pub(crate) fn income_in(message: Message, numbers: &Numbers, income: Income) -> Message {
    let (id, money, cards) = match income {
        Income::Money => ("money", numbers.income_money, 0),
        Income::Cards => ("cards", 0, numbers.income_cards),
        Income::Both => ("both", numbers.income_both_money, numbers.income_both_cards),
    };
    message.word("income", id).n("money", money).n("cards", cards)
}

fn plain(id: &'static str) -> Option<Message> {
    Some(Message::new(id))
}

/// A line that begins with a player's name.
fn by(id: &'static str, seat: Seat) -> Message {
    Message::new(id).seat("name", seat)
}

/// A line about a player and a number.
fn counted(id: &'static str, seat: Seat, n: u8) -> Option<Message> {
    Some(by(id, seat).n("n", n))
}

fn with_card(id: &'static str, seat: Seat, card: Card) -> Option<Message> {
    Some(by(id, seat).with("card", Arg::Card(card)))
}

/// A line for viewers who know the card, and another for the rest.
fn maybe_card([hidden, known]: [&'static str; 2], seat: Seat, card: Option<Card>) -> Option<Message> {
    card.map_or_else(|| Some(by(hidden, seat)), |card| with_card(known, seat, card))
}

fn with_item(id: &'static str, seat: Seat, item: Item) -> Option<Message> {
    Some(by(id, seat).item("item", item).with("id", Arg::ItemId(item)))
}

/// Adds a place by its name, and by its id as a selector for languages that need one.
fn place(message: Message, space: Space) -> Option<Message> {
    Some(message.with("place", Arg::Space(space)).with("id", Arg::SpaceId(space)))
}

/// A change of a number: one message for an increase and one for a decrease, with the cause.
fn change([more, less]: [&'static str; 2], seat: Seat, gained: i16, cause: Cause) -> Option<Message> {
    let id = if gained < 0 { less } else { more };
    Some(by(id, seat).n("n", gained.unsigned_abs()).word("cause", cause.word()))
}

fn track([more, less, over]: [&'static str; 3], seat: Seat, from: u8, to: u8) -> Option<Message> {
    let id = match to {
        0 => over,
        _ if to < from => less,
        _ => more,
    };
    Some(by(id, seat).n("n", from.abs_diff(to)).n("to", to))
}

fn tokens([hidden, known]: [&'static str; 2], seat: Seat, count: u8, which: Option<[u8; 3]>) -> Option<Message> {
    Some(match which {
        Some(which) => by(known, seat).n("n", count).with("tokens", Arg::Tokens(which)),
        None => by(hidden, seat).n("n", count),
    })
}

/// The line of an event without hidden information.
fn line(content: &Content, scene: Scene, event: Event) -> Option<Message> {
    let early = setting(&content.numbers, event).or_else(|| goods(content, event)).or_else(|| fight(scene, event));
    early.or_else(|| between(event)).or_else(|| rest(event)).or_else(|| tables(event))
}

/// Adds an item by its name, and by its id as a selector.
fn legendary(message: Message, item: Item) -> Message {
    message.item("item", item).with("id", Arg::ItemId(item))
}

/// The line of an event of the risk die, the trader, an injury, a deed, a destroyed location or a legendary story.
fn blood_money_line(event: blood_money::Event) -> Message {
    let of_deed = |line: Message, deed: Deed| line.with("place", Arg::Deed(deed));
    match event {
        blood_money::Event::RiskRolled { seat, bonus, face } => {
            by("log-risk-rolled", seat).with("bonus", Arg::OptionName(bonus)).with("face", Arg::RiskFace(face))
        }
        blood_money::Event::Claimed { seat, deed } => of_deed(by("log-claimed", seat), deed),
        blood_money::Event::DeedUsed { seat, deed } => of_deed(by("log-deed-used", seat), deed),
        blood_money::Event::StoryRevealed { story } => {
            Message::new("log-story-revealed").with("story", Arg::Legend(story)).with("tale", Arg::LegendTale(story))
        }
        blood_money::Event::PartTaken { seat, part } => by("log-part-taken", seat).n("n", part + 1),
        blood_money::Event::TokenRevealed { seat, token, .. } => {
            by("log-token-revealed", seat).word("token", token.word())
        }
        blood_money::Event::StoryEnds { story, ending } => Message::new("log-story-ends")
            .with("story", Arg::Legend(story))
            .with("tale", Arg::EndingTale(story, ending)),
        blood_money::Event::Ruined { location } => Message::new("log-ruined").with("place", Arg::Location(location)),
        blood_money::Event::Repaired { seat, location } => {
            by("log-repaired", seat).with("place", Arg::Location(location))
        }
        blood_money::Event::Injured { seat, injury } => by("log-injured", seat).with("injury", Arg::Injury(injury)),
        blood_money::Event::InsteadOfWounds { seat, cards } => by("log-instead-of-wounds", seat).n("n", cards),
        blood_money::Event::InjuryLost { seat, injury } => {
            by("log-injury-lost", seat).with("injury", Arg::Injury(injury))
        }
        blood_money::Event::TraderStand { items } => Message::new("log-trader-stand").with("items", Arg::Items(items)),
        blood_money::Event::TraderMoved { region } => {
            Message::new("log-trader-moved").with("region", Arg::Region(region)).with("id", Arg::RegionId(region))
        }
        blood_money::Event::LegendaryShown { item } => legendary(Message::new("log-legendary-shown"), item),
        blood_money::Event::LegendaryDrawn { seat, item } => legendary(by("log-legendary-drawn", seat), item),
        blood_money::Event::LegendaryUnder { seat, item } => legendary(by("log-legendary-under", seat), item),
    }
}

/// The frontier, event cards, faro and high stakes poker.
fn ante_up_line(event: ante_up::Event) -> Option<Message> {
    let on = |id, seat, rank| Some(by(id, seat).with("rank", Arg::FightCard(rank)));
    match event {
        ante_up::Event::FrontierPlaced { space, number } => {
            place(Message::new("log-frontier-placed").n("n", number), space)
        }
        ante_up::Event::FrontierTaken { seat, space, token } => {
            place(by("log-frontier-taken", seat).with("token", Arg::FrontierToken(token)), space)
        }
        ante_up::Event::EventMarker { seat, .. } => Some(by("log-event-marker", seat)),
        ante_up::Event::Event { seat, card } => {
            Some(by("log-event", seat).with("event", Arg::Event(card)).with("text", Arg::EventText(card)))
        }
        ante_up::Event::SetUpEvent { card } => Some(Message::new("log-set-up-event").with("event", Arg::Event(card))),
        ante_up::Event::Visited { seat, token, space } => {
            place(by("log-visited", seat).with("token", Arg::MapToken(token)), space)
        }
        ante_up::Event::TrainMoved { to, .. } => place(Message::new("log-train-moved"), to),
        ante_up::Event::Challenge { seat, opponent } => {
            Some(by("log-challenge", seat).with("opponent", Arg::Opponent(opponent)))
        }
        ante_up::Event::TrainHeist { seat, opponent } => {
            Some(by("log-train-heist", seat).with("opponent", Arg::Opponent(opponent)))
        }
        ante_up::Event::HighStakesBegins { seat } => Some(by("log-high-stakes-begins", seat)),
        ante_up::Event::Raised { seat } => Some(by("log-raised", seat)),
        ante_up::Event::Folded { seat } => Some(by("log-folded", seat)),
        ante_up::Event::SecondReveal { cards } => {
            Some(Message::new("log-second-reveal").with("cards", Arg::Cards(cards)))
        }
        ante_up::Event::FaroBegins { seat } => Some(by("log-faro-begins", seat)),
        ante_up::Event::FaroJoined { seat } => Some(by("log-joined", seat)),
        ante_up::Event::FaroDealt { seat, cards } => {
            Some(by("log-faro-dealt", seat).with("cards", Arg::FightCards(cards)))
        }
        ante_up::Event::FaroBet { seat, rank, money } => on("log-faro-bet", seat, rank).map(|line| line.n("n", money)),
        ante_up::Event::FaroRevealed { result, card } => {
            Some(Message::new("log-faro-revealed").word("result", result.id()).with("rank", Arg::FightCard(card)))
        }
        ante_up::Event::FaroWon { seat, rank } => on("log-faro-won", seat, rank),
        ante_up::Event::FaroLost { seat, rank } => on("log-faro-lost", seat, rank),
        ante_up::Event::FaroReclaimed { seat, rank } => on("log-faro-reclaimed", seat, rank),
        ante_up::Event::FaroLeft { seat } => Some(by("log-faro-left", seat)),
    }
}

/// What the small boxes have of their own.
fn extras_line(event: extras::Event) -> Message {
    match event {
        extras::Event::Recruited { seat, follower } => {
            by("log-recruited", seat).with("follower", Arg::Follower(follower))
        }
        extras::Event::Disbanded { seat, follower } => {
            by("log-disbanded", seat).with("follower", Arg::Follower(follower))
        }
        extras::Event::SheriffCard { card } => Message::new("log-sheriff-card").with("card", Arg::Opponent(card)),
        extras::Event::Title { title } => Message::new("log-title").with("title", Arg::ScoreRow(title)),
    }
}

/// Setup, turns, movement, the end.
fn setting(numbers: &Numbers, event: Event) -> Option<Message> {
    match event {
        Event::Dealt { seat, characters: Some([a, b]) } => {
            let line = by("log-dealt", seat).with("first", Arg::Figure(a.into()));
            Some(line.with("second", Arg::Figure(b.into())))
        }
        Event::Character { seat, character } => {
            let line = Message::new("log-character").n("seat", i64::from(seat.0) + 1);
            Some(line.with("character", Arg::Figure(character.into())))
        }
        Event::FirstPlayer { seat } => Some(by("log-first-player", seat)),
        Event::Placed { seat, space } => place(by("log-placed", seat), space),
        Event::Goals { seat, goals: Some(goals) } => Some(by("log-goals", seat).with("goals", Arg::Goals(goals))),
        Event::BanditAppears { space } => place(Message::new("log-bandit-appears"), space),
        Event::BanditLeaves { space } => place(Message::new("log-bandit-leaves"), space),
        Event::TokenPlaced { token, space } => {
            place(Message::new("log-token-placed").with("token", Arg::MapToken(token)), space)
        }
        Event::TokenRemoved { token, space } => {
            place(Message::new("log-token-removed").with("token", Arg::MapToken(token)), space)
        }
        Event::Module(modules::Event::AnteUp(event)) => ante_up_line(event),
        Event::Module(modules::Event::BloodMoney(event)) => Some(blood_money_line(event)),
        Event::Module(modules::Event::BorderTown(border_town::Event::Settled { seat, space })) => {
            place(by("log-settled", seat), space)
        }
        Event::Module(modules::Event::Extras(event)) => Some(extras_line(event)),
        Event::Meets { seat, opponent } => Some(by("log-meets", seat).with("opponent", Arg::Opponent(opponent))),
        Event::StoryOpens { deck, trigger } => {
            let line = Message::new("log-story-opens").n("deck", i64::from(deck) + 1);
            Some(line.with("trigger", Arg::Trigger(trigger)))
        }
        Event::TurnBegins { seat, round } => Some(by("log-turn-begins", seat).n("round", round)),
        Event::Income { seat, income } => Some(income_in(by("log-income", seat), numbers, income)),
        Event::Moved { seat, to, mesas: 0, .. } => place(by("log-moved", seat), to),
        Event::Moved { seat, to, mesas, .. } => place(by("log-moved-mesa", seat).n("n", mesas), to),
        Event::Sent { seat, to, .. } => place(by("log-sent", seat), to),
        Event::SheriffMoved { to, .. } => place(Message::new("log-sheriff-moved"), to),
        Event::SheriffReturns => plain("log-sheriff-returns"),
        Event::DeliveredStray { seat, token } => {
            Some(by("log-delivered-stray", seat).with("reward", Arg::CattleText(token)))
        }
        Event::SheriffPlaced { seat, space } => place(by("log-sheriff-placed", seat), space),
        Event::Stand { stand, items } => {
            Some(Message::new("log-stand").with("stand", Arg::Stand(stand)).with("items", Arg::Items(items)))
        }
        Event::AutomaCard { seat, card } => {
            Some(by("log-deed", seat).with("deed", Arg::AutomaCard(card)).with("text", Arg::AutomaCardText(card)))
        }
        Event::EndTriggered { seat } => Some(by("log-end-triggered", seat)),
        Event::Exhausted { seat } => Some(by("log-exhausted", seat)),
        Event::LastRound => plain("log-last-round"),
        Event::Over { winners } => {
            Some(Message::new("log-over").n("n", winners.len() as u8).with("names", Arg::Seats(winners)))
        }
        _ => None,
    }
}

/// Money, points, cards, wounds, items.
fn goods(content: &Content, event: Event) -> Option<Message> {
    match event {
        // Covered by the lines of the income, the robbery and the pot.
        Event::Money { cause: Cause::Income | Cause::Rob, .. } => None,
        Event::Money { cause: Cause::Poker, gained: 0.., .. } => None,
        Event::Nuggets { cause: Cause::Rob, .. } => None,
        Event::Money { seat, gained, cause } => change(["log-money-gained", "log-money-lost"], seat, gained, cause),
        Event::Lp { seat, gained, cause } => change(["log-lp-gained", "log-lp-lost"], seat, gained, cause),
        Event::Nuggets { seat, gained, cause } => {
            change(["log-nuggets-gained", "log-nuggets-lost"], seat, gained, cause)
        }
        Event::OverLimit { what: Loot::Nothing | Loot::Item(_), .. } => None,
        Event::OverLimit { seat, what, lost, limit } => {
            let id = if what == Loot::Money { "log-over-limit-money" } else { "log-over-limit-nuggets" };
            Some(by(id, seat).n("n", lost).n("limit", limit))
        }
        Event::Drew { seat, card } => maybe_card(["log-drew", "log-drew-known"], seat, card),
        Event::NothingToDraw { seat } => Some(by("log-nothing-to-draw", seat)),
        Event::Reshuffled { cards } => Some(Message::new("log-reshuffled").n("n", cards)),
        Event::Discarded { seat, card, .. } => with_card("log-discarded", seat, card),
        Event::Played { seat, card } => with_card("log-played", seat, card),
        Event::Reacted { seat, card } => with_card("log-reacted", seat, card),
        Event::Used { seat, source } => used(seat, source),
        Event::Wounded { seat, wounds, cause } => {
            Some(by("log-wounded", seat).n("n", wounds).word("cause", cause.word()))
        }
        Event::WoundIgnored { seat, wounds } => counted("log-wound-ignored", seat, wounds),
        Event::Healed { seat, wounds } => counted("log-healed", seat, wounds),
        Event::Marshal { seat, from, to } => {
            track(["log-marshal-gained", "log-marshal-lost", "log-marshal-over"], seat, from, to)
        }
        Event::Wanted { seat, from, to } if from == to => Some(by("log-wanted-stays", seat).n("to", to)),
        Event::Wanted { seat, from, to } => {
            track(["log-wanted-gained", "log-wanted-lost", "log-wanted-over"], seat, from, to)
        }
        Event::Track { seat, track, to, .. } => {
            // 0 stands for the start.
            let space = if to == 0 { 0 } else { content.point_tracks[track.index()].space_number(to) };
            Some(by("log-track", seat).n("to", space).with("track", Arg::PointTrack(track)))
        }
        Event::LookedAtDeck { seat, card } => {
            maybe_card(["log-looked-at-deck", "log-looked-at-deck-known"], seat, card)
        }
        Event::BuriedTop { seat } => Some(by("log-buried-top", seat)),
        Event::LookedAtFightDeck { seat, card } => Some(match card {
            Some(card) => by("log-looked-at-fight-deck-known", seat).with("card", Arg::FightCard(card)),
            None => by("log-looked-at-fight-deck", seat),
        }),
        Event::BuriedFightCard { seat } => Some(by("log-buried-fight-card", seat)),
        Event::LookedAtEncounter { seat, opponent } => Some(match opponent {
            Some(opponent) => by("log-looked-at-encounter-known", seat).with("opponent", Arg::Opponent(opponent)),
            None => by("log-looked-at-encounter", seat),
        }),
        Event::BuriedEncounter { seat } => Some(by("log-buried-encounter", seat)),
        Event::Legendary { seat } => Some(by("log-legendary", seat)),
        Event::Actions { seat, gained } => counted("log-actions", seat, gained),
        Event::Equipped { seat, item } => with_item("log-equipped", seat, item),
        Event::GainedItem { seat, item } => with_item("log-gained-item", seat, item),
        Event::Upgraded { seat, item } => with_item("log-upgraded", seat, item),
        Event::LostItem { seat, item } => with_item("log-lost-item", seat, item),
        _ => None,
    }
}

fn used(seat: Seat, source: Source) -> Option<Message> {
    match source.kind() {
        SourceKind::Character(_) => Some(by("log-used-character", seat)),
        SourceKind::Front(item) | SourceKind::Upgraded(item) => with_item("log-used-item", seat, item),
        SourceKind::Follower(follower) => Some(by("log-used-follower", seat).with("follower", Arg::Follower(follower))),
        SourceKind::Injury(injury) => Some(by("log-used-injury", seat).with("injury", Arg::Injury(injury))),
        SourceKind::Title(title) => Some(by("log-used-card", seat).with("title", Arg::Title(title))),
        SourceKind::Legend(story) => Some(by("log-used-legend", seat).with("story", Arg::Legend(story))),
        SourceKind::Other => None,
    }
}

/// A line about a side of the fight: its player's name, or `npc` with its kind.
fn about_side(message: Message, scene: Scene, side: u8) -> Message {
    let who = match scene.seat(side) {
        Some(_) => "player",
        None if scene.fight.is_some() => "npc",
        None if side == 0 => "fighter",
        None => "other",
    };
    let kind = scene.fight.map_or("", |(kind, ..)| kind.id());
    message.word("who", who).with("name", side_name(scene, side)).word("kind", kind)
}

fn side_name(scene: Scene, side: u8) -> Arg {
    scene.seat(side).map_or(Arg::NOTHING, Arg::Seat)
}

/// Fights.
fn fight(scene: Scene, event: Event) -> Option<Message> {
    match event {
        Event::FightBegins { kind, fighter, other } => {
            let line = Message::new(format!("log-fight-begins-{}", kind.id()));
            Some(line.seat("name", fighter).seat("other", other))
        }
        Event::NpcDrew { seat, which: Some(cards), .. } => {
            Some(by("log-npc-drew-known", seat).with("cards", Arg::FightCards(cards)))
        }
        Event::DrewFaceup { seat, cards } => Some(by("log-drew-faceup", seat).with("cards", Arg::FightCards(cards))),
        Event::NpcDrew { seat, cards, which: None } => counted("log-npc-drew", seat, cards),
        Event::Committed { seat, card } => maybe_card(["log-committed", "log-committed-known"], seat, card),
        Event::NpcCommitted { seat, card: Some(card) } => {
            Some(by("log-npc-committed-known", seat).with("card", Arg::FightCard(card)))
        }
        Event::NpcCommitted { seat, card: None } => Some(by("log-npc-committed", seat)),
        Event::Accepted { seat } => Some(by("log-accepted", seat)),
        Event::Declined { seat } => Some(by("log-declined", seat)),
        Event::Revealed { fighter, other, npc } => revealed(fighter, other, npc),
        Event::Decreased { side, by, value, .. } => {
            let line = about_side(Message::new("log-decreased"), scene, side);
            Some(line.n("n", by).with("value", Arg::Rank(value)))
        }
        Event::Increased { side, by, value, .. } => {
            let line = about_side(Message::new("log-increased"), scene, side);
            Some(line.n("n", by).with("value", Arg::Rank(value)))
        }
        Event::FightCardCancelled => plain("log-fight-card-cancelled"),
        Event::FightRestarts => plain("log-fight-restarts"),
        Event::FightWon { side, kind } => {
            let winner = if side == 0 { "fighter" } else { "other" };
            let line = Message::new(format!("log-fight-won-{}-{winner}", kind.id()));
            Some(about_side(line, scene, side).with("loser", side_name(scene, 1 - side.min(1))))
        }
        Event::Arrested { seat } => Some(by("log-arrested", seat)),
        _ => None,
    }
}

/// Transfers between players.
fn between(event: Event) -> Option<Message> {
    match event {
        Event::LookedAt { seat, at, cards, count } => Some(match cards {
            Some(cards) if count > 0 => {
                let line = by("log-looked-at-known", seat).seat("other", at).n("n", count);
                line.with("cards", Arg::Cards(cards))
            }
            _ => by("log-looked-at", seat).seat("other", at).n("n", count),
        }),
        Event::Stole { what: Loot::Nothing | Loot::Item(_), .. } => None,
        Event::Stole { seat, from, what, amount } => {
            let id = if what == Loot::Money { "log-stole-money" } else { "log-stole-nuggets" };
            Some(by(id, seat).seat("other", from).n("n", amount))
        }
        Event::Gave { from, to, card } => Some(match card {
            Some(card) => by("log-gave-known", from).seat("other", to).with("card", Arg::Card(card)),
            None => by("log-gave", from).seat("other", to),
        }),
        _ => None,
    }
}

fn revealed(fighter: Option<Card>, other: Option<Card>, npc: Option<FightCard>) -> Option<Message> {
    let line = |id: &'static str, name: &'static str, arg: Arg| Message::new(id).with(name, arg);
    match (fighter, other, npc) {
        (Some(a), Some(b), _) => Some(line("log-revealed", "first", Arg::Card(a)).with("second", Arg::Card(b))),
        (Some(card), None, Some(npc)) => {
            Some(line("log-revealed-npc", "first", Arg::Card(card)).with("second", Arg::FightCard(npc)))
        }
        (Some(card), None, None) | (None, Some(card), _) => Some(line("log-revealed-one", "card", Arg::Card(card))),
        (None, None, Some(npc)) => Some(line("log-revealed-npc-one", "card", Arg::FightCard(npc))),
        (None, None, None) => None,
    }
}

/// Cattle and gold.
fn rest(event: Event) -> Option<Message> {
    match event {
        Event::Acquired { seat, ranch, token } => Some(match token {
            Some(token) => {
                let line = by("log-acquired-known", seat).with("ranch", Arg::Ranch(ranch));
                line.with("reward", Arg::CattleText(token))
            }
            None => by("log-acquired", seat).with("ranch", Arg::Ranch(ranch)),
        }),
        Event::StoleCattle { seat, from, .. } => Some(by("log-stole-cattle", seat).seat("other", from)),
        Event::Delivered { seat, wrangled, .. } => {
            Some(by(if wrangled { "log-wrangled" } else { "log-rustled" }, seat))
        }
        Event::Rolled { seat, die, face } => {
            Some(by("log-rolled", seat).n("die", i64::from(die) + 1).with("face", Arg::Face(face)))
        }
        Event::LostCattle { seat } => Some(by("log-lost-cattle", seat)),
        _ => None,
    }
}

/// Poker, stories, goals.
fn tables(event: Event) -> Option<Message> {
    match event {
        Event::PokerBegins { seat } => Some(by("log-poker-begins", seat)),
        Event::Joined { seat } => Some(by("log-joined", seat)),
        Event::DealerDrew { seat, cards: Some(cards) } => {
            Some(by("log-dealer-drew-known", seat).with("cards", Arg::Cards(cards)))
        }
        Event::DealerDrew { seat, cards: None } => Some(by("log-dealer-drew", seat)),
        Event::Flop { cards } => Some(Message::new("log-flop").with("cards", Arg::Cards(cards))),
        Event::ShowedHand { seat, cards } => Some(by("log-showed-hand", seat).with("cards", Arg::Cards(cards))),
        Event::Showed { seat, cards, rank } => {
            let line = by("log-showed", seat).with("cards", Arg::Cards(cards));
            Some(line.word("kind", Worth(rank).category().id()))
        }
        Event::PokerWon { seat, money } => counted("log-poker-won", seat, money),
        Event::HouseWon => plain("log-house-won"),
        Event::Kept { seat, card } => with_card("log-kept", seat, card),
        Event::Contributed { seat, deck, moved } => {
            let id = if moved { "log-contributed-moved" } else { "log-contributed" };
            Some(by(id, seat).n("deck", i64::from(deck) + 1))
        }
        Event::StoryResolved { story, .. } => Some(Message::new("log-story-resolved").with("story", Arg::Story(story))),
        Event::GoalShown { seat, goal } => {
            let line = by("log-goal-shown", seat).with("goal", Arg::Goal(goal));
            Some(line.with("body", Arg::GoalText(goal)))
        }
        Event::TokensDrawn { seat, count, which } => {
            tokens(["log-tokens-drawn", "log-tokens-drawn-known"], seat, count, which)
        }
        Event::TokensReturned { seat, count, which } => {
            tokens(["log-tokens-returned", "log-tokens-returned-known"], seat, count, which)
        }
        _ => None,
    }
}
