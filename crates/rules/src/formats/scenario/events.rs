//! The compact textual form of events: the event's name in kebab case, its player, and its arguments.

use super::cast::{Cast, card_words};
pub(crate) use crate::content::words::kebab;
use crate::content::{Content, Source};
use crate::core::chance::Outcome;
use crate::core::event::Event;
use crate::core::foreseen::{Changes, Foreseen};
use crate::core::frame::PointsOn;
use crate::core::ids::*;
use crate::core::state::Public;
use crate::core::word::Word;
use crate::fight::standing::Standing;
use crate::formats::notation;
use crate::modules::{self, ante_up, blood_money, border_town, extras};
use std::fmt::Display;

/// An event in words, such as `money annie-oakley +10 bandit` or `moved annie-oakley darkrock-1 darkrock-2`.
/// Players are given by their characters (`seat-1` while they have none), cards as in the notation, everything else by
/// its id; `?` stands for what a viewer may not see.
/// its id; what a viewer may not see is `?`.
pub fn print_event(content: &Content, public: &Public, event: &Event) -> String {
    let line = Line { content, public, words: Vec::new() };
    let line = line
        .about_players(event)
        .or_else(|line| line.about_fights(event))
        .or_else(|line| line.about_business(event))
        .unwrap_or_else(|line| line.about_the_rest(event));
    line.words.join(" ")
}

/// Whether an event's words begin with the expected ones; the plus sign of a number is optional.
pub(crate) fn event_matches(printed: &str, expected: &str) -> bool {
    let mut words = printed.split_whitespace();
    expected.split_whitespace().all(|e| words.next().is_some_and(|w| w == e || w.strip_prefix('+') == Some(e)))
}

struct Line<'a> {
    content: &'a Content,
    public: &'a Public,
    words: Vec<String>,
}

impl Line<'_> {
    fn word(mut self, word: impl Display) -> Self {
        self.words.push(word.to_string());
        self
    }
    fn words(mut self, words: Vec<String>) -> Self {
        self.words.extend(words);
        self
    }
    fn cast(&self) -> Cast<'_> {
        Cast { content: self.content, players: &[] }
    }
    fn seat(self, seat: Seat) -> Self {
        let name = match self.public.players.get(seat.index()).and_then(|p| p.character) {
            _ if self.public.automa() == Some(seat) => self.content.automa.id.to_owned(),
            Some(character) => self.cast().character_id(Some(character)).to_owned(),
            None => format!("seat-{}", seat.0 + 1),
        };
        self.word(name)
    }
    fn space(self, space: Space) -> Self {
        let id = self.content.board.space_id(space).to_owned();
        self.word(id)
    }
    fn item(self, item: Item) -> Self {
        let id = self.cast().item_id(item).to_owned();
        self.word(id)
    }
    fn gained(self, gained: i16) -> Self {
        self.word(format_args!("{gained:+}"))
    }
    /// A value with a name in the files.
    fn named(self, value: impl Into<&'static str>) -> Self {
        self.word(value.into())
    }
    fn seen<T: Display>(self, hidden: Option<T>) -> Self {
        match hidden {
            Some(shown) => self.word(shown),
            None => self.word("?"),
        }
    }
    fn cards(self, cards: Option<CardSet>) -> Self {
        match cards {
            Some(cards) => self.words(card_words(cards)),
            None => self.word("?"),
        }
    }
    fn deck(self, deck: u8) -> Self {
        self.word(deck + 1)
    }
    fn token(self, token: Option<Cattle>) -> Self {
        let id = token.map(|t| self.cast().cattle_id(Some(t)).to_owned());
        self.seen(id)
    }
    fn token_values(self, which: Option<[u8; 3]>) -> Self {
        let lp = self.content.token_lp;
        match which {
            Some(counts) => {
                let values = lp.iter().zip(counts).flat_map(|(lp, n)| std::iter::repeat_n(lp.to_string(), n.into()));
                let values = values.collect();
                self.words(values)
            }
            None => self.word("?"),
        }
    }
    fn source(self, source: Source) -> Self {
        let word = self.cast().source_id(source);
        self.word(word)
    }

    /// Events of one player.
    fn about_players(self, event: &Event) -> Result<Self, Self> {
        let line = self;
        Ok(match *event {
            Event::Income { seat, income } => line.word("income").seat(seat).named(income),
            Event::Equipped { seat, item } => line.word("equipped").seat(seat).item(item),
            Event::Moved { seat, from, to, mesas } => {
                let line = line.word("moved").seat(seat).space(from).space(to);
                match mesas {
                    0 => line,
                    1 => line.word("mesa"),
                    more => line.word(more).word("mesas"),
                }
            }
            Event::Sent { seat, from, to } => line.word("sent").seat(seat).space(from).space(to),
            Event::Money { seat, gained, cause } => line.word("money").seat(seat).gained(gained).named(cause),
            Event::Lp { seat, gained, cause } => line.word("lp").seat(seat).gained(gained).named(cause),
            Event::Nuggets { seat, gained, cause } => line.word("nuggets").seat(seat).gained(gained).named(cause),
            Event::OverLimit { seat, what, lost, limit } => {
                line.word("over-limit").seat(seat).named(what).word(lost).word(limit)
            }
            Event::Drew { seat, card } => line.word("drew").seat(seat).seen(card),
            Event::NothingToDraw { seat } => line.word("nothing-to-draw").seat(seat),
            Event::Discarded { seat, card, cause } => line.word("discarded").seat(seat).word(card).named(cause),
            Event::Played { seat, card } => line.word("played").seat(seat).word(card),
            Event::Reacted { seat, card } => line.word("reacted").seat(seat).word(card),
            Event::Used { seat, source } => line.word("used").seat(seat).source(source),
            Event::Wounded { seat, wounds, cause } => line.word("wounded").seat(seat).word(wounds).named(cause),
            Event::WoundIgnored { seat, wounds } => line.word("wound-ignored").seat(seat).word(wounds),
            Event::Healed { seat, wounds } => line.word("healed").seat(seat).word(wounds),
            Event::Marshal { seat, from, to } => line.word("marshal").seat(seat).word(from).word(to),
            Event::Wanted { seat, from, to } => line.word("wanted").seat(seat).word(from).word(to),
            Event::Legendary { seat } => line.word("legendary").seat(seat),
            Event::Actions { seat, gained } => line.word("actions").seat(seat).gained(gained.into()),
            Event::GainedItem { seat, item } => line.word("gained-item").seat(seat).item(item),
            Event::Upgraded { seat, item } => line.word("upgraded").seat(seat).item(item),
            Event::LostItem { seat, item } => line.word("lost-item").seat(seat).item(item),
            Event::LookedAt { seat, at, cards, count } => {
                line.word("looked-at").seat(seat).seat(at).word(count).cards(cards)
            }
            Event::Stole { seat, from, what, amount } => {
                line.word("stole").seat(seat).seat(from).named(what).word(amount)
            }
            Event::Gave { from, to, card } => line.word("gave").seat(from).seat(to).seen(card),
            Event::Arrested { seat } => line.word("arrested").seat(seat),
            _ => return Err(line),
        })
    }

    /// Fights.
    fn about_fights(self, event: &Event) -> Result<Self, Self> {
        let line = self;
        Ok(match *event {
            Event::FightBegins { kind, fighter, other } => {
                line.word("fight-begins").seat(fighter).named(kind).seat(other)
            }
            Event::NpcDrew { seat, cards, which } => {
                let line = line.word("npc-drew").seat(seat).word(cards);
                match which {
                    Some(which) => line.words(which.iter().map(|c| c.to_string()).collect()),
                    None => line.word("?"),
                }
            }
            Event::DrewFaceup { seat, cards } => {
                line.word("drew-faceup").seat(seat).words(cards.iter().map(|c| c.to_string()).collect())
            }
            Event::Committed { seat, card } => line.word("committed").seat(seat).seen(card),
            Event::NpcCommitted { seat, card } => line.word("npc-committed").seat(seat).seen(card),
            Event::Accepted { seat } => line.word("accepted").seat(seat),
            Event::Declined { seat } => line.word("declined").seat(seat),
            Event::Revealed { fighter, other, npc } => {
                let dash = |card: Option<Card>| card.map_or("-".to_owned(), |c| c.to_string());
                let second = npc.map_or_else(|| dash(other), |n| n.to_string());
                line.word("revealed").word(dash(fighter)).word(second)
            }
            Event::Decreased { side, by, value, source } => {
                let value = RANKS.get(usize::from(value)).copied().unwrap_or("?");
                line.word("decreased").word(side_word(side)).word(by).word(value).source(source)
            }
            Event::Increased { side, by, value, source } => {
                let value = RANKS.get(usize::from(value)).copied().unwrap_or("?");
                line.word("increased").word(side_word(side)).word(by).word(value).source(source)
            }
            Event::FightCardCancelled => line.word("fight-card-cancelled"),
            Event::FightRestarts => line.word("fight-restarts"),
            Event::FightWon { side, kind } => line.word("fight-won").word(side_word(side)).named(kind),
            _ => return Err(line),
        })
    }

    /// Cattle, poker, prospecting.
    fn about_business(self, event: &Event) -> Result<Self, Self> {
        let line = self;
        Ok(match *event {
            Event::Acquired { seat, ranch, token } => {
                let ranch = line.content.board.ranches.get(ranch.index()).map_or("?".to_owned(), |r| r.0.clone());
                line.word("acquired").seat(seat).word(ranch).token(token)
            }
            Event::StoleCattle { seat, from, token } => line.word("stole-cattle").seat(seat).seat(from).token(token),
            Event::Delivered { seat, token, wrangled } => {
                let how = if wrangled { "wrangled" } else { "rustled" };
                line.word("delivered").seat(seat).token(Some(token)).word(how)
            }
            Event::DeliveredStray { seat, token } => line.word("delivered-stray").seat(seat).token(Some(token)),
            Event::LostCattle { seat } => line.word("lost-cattle").seat(seat),
            Event::PokerBegins { seat } => line.word("poker-begins").seat(seat),
            Event::Joined { seat } => line.word("joined").seat(seat),
            Event::DealerDrew { seat, cards } => line.word("dealer-drew").seat(seat).cards(cards),
            Event::Flop { cards } => line.word("flop").cards(Some(cards)),
            Event::ShowedHand { seat, cards } => line.word("showed-hand").seat(seat).cards(Some(cards)),
            Event::Showed { seat, cards, .. } => line.word("showed").seat(seat).cards(Some(cards)),
            Event::PokerWon { seat, money } => line.word("poker-won").seat(seat).word(money),
            Event::HouseWon => line.word("house-won"),
            Event::Kept { seat, card } => line.word("kept").seat(seat).word(card),
            Event::Rolled { seat, die, face } => {
                let shown = line.content.die.get(usize::from(face)).map(|face| face.word());
                line.word("rolled").seat(seat).word(die + 1).seen(shown)
            }
            _ => return Err(line),
        })
    }

    /// The whole game: setup, board, stories, goals, the end.
    #[expect(clippy::too_many_lines, reason = "a list, with a line for each event")]
    fn about_the_rest(self, event: &Event) -> Self {
        let line = self;
        match *event {
            Event::Dealt { seat, characters } => {
                let ids = characters.map(|two| two.map(|c| line.cast().character_id(Some(c))).join(" "));
                line.word("dealt").seat(seat).seen(ids)
            }
            Event::ChoseUnseen { seat } => line.word("chose-unseen").seat(seat),
            Event::Character { seat, character } => {
                let id = line.cast().character_id(Some(character)).to_owned();
                line.word("character").word(format_args!("seat-{}", seat.0 + 1)).word(id)
            }
            Event::FirstPlayer { seat } => line.word("first-player").seat(seat),
            Event::Placed { seat, space } => line.word("placed").seat(seat).space(space),
            Event::Goals { seat, goals } => {
                let ids = goals.map(|g| line.cast().goal_ids(g).join(" "));
                line.word("goals").seat(seat).seen(ids)
            }
            Event::BanditAppears { space } => line.word("bandit-appears").space(space),
            Event::BanditLeaves { space } => line.word("bandit-leaves").space(space),
            Event::StoryOpens { deck, trigger } => {
                let id = line.cast().trigger_id(Some(trigger));
                line.word("story-opens").deck(deck).word(id)
            }
            Event::TurnBegins { seat, round } => line.word("turn-begins").seat(seat).word(round),
            Event::Stand { stand, items } => {
                let location = line.content.board.stands[usize::from(stand)].location.clone();
                let ids = line.cast().item_ids(items);
                line.word("stand").word(location).words(ids)
            }
            Event::SheriffPlaced { seat, space } => line.word("sheriff-placed").seat(seat).space(space),
            Event::TokenPlaced { token, space } => {
                let id = line.content.specs.map_tokens[token.index()].id.clone();
                line.word("token-placed").word(id).space(space)
            }
            Event::TokenRemoved { token, space } => {
                let id = line.content.specs.map_tokens[token.index()].id.clone();
                line.word("token-removed").word(id).space(space)
            }
            Event::Module(modules::Event::AnteUp(event)) => line.about_ante_up(event),
            Event::Module(modules::Event::BloodMoney(event)) => line.about_blood_money(event),
            Event::Module(modules::Event::BorderTown(border_town::Event::Settled { seat, space })) => {
                line.word("settled").seat(seat).space(space)
            }
            Event::Module(modules::Event::Extras(extras::Event::Recruited { seat, follower })) => {
                line.word("recruited").seat(seat).follower(follower)
            }
            Event::Module(modules::Event::Extras(extras::Event::Disbanded { seat, follower })) => {
                line.word("disbanded").seat(seat).follower(follower)
            }
            Event::Module(modules::Event::Extras(extras::Event::SheriffCard { card })) => {
                let id = line.content.specs.opponents[card.index()].id.clone();
                line.word("sheriff-card").word(id)
            }
            Event::Module(modules::Event::Extras(extras::Event::Title { title })) => {
                let id = line.cast().title_id(Some(title)).to_owned();
                line.word("title").word(id)
            }
            Event::Meets { seat, opponent } => {
                let id = line.content.specs.opponents[opponent.index()].id.clone();
                line.word("meets").seat(seat).word(id)
            }
            Event::Track { seat, track, from, to } => {
                let id = line.content.specs.point_tracks[track.index()].id.clone();
                line.word("track").seat(seat).word(id).word(from).word(to)
            }
            Event::LookedAtDeck { seat, card } => line.word("looked-at-deck").seat(seat).seen(card),
            Event::BuriedTop { seat } => line.word("buried-top").seat(seat),
            Event::LookedAtFightDeck { seat, card } => line.word("looked-at-fight-deck").seat(seat).seen(card),
            Event::BuriedFightCard { seat } => line.word("buried-fight-card").seat(seat),
            Event::LookedAtEncounter { seat, opponent } => {
                let id = opponent.map(|opponent| line.content.specs.opponents[opponent.index()].id.clone());
                line.word("looked-at-encounter").seat(seat).seen(id)
            }
            Event::BuriedEncounter { seat } => line.word("buried-encounter").seat(seat),
            Event::SheriffMoved { from, to } => line.word("sheriff-moved").space(from).space(to),
            Event::Reshuffled { cards } => line.word("reshuffled").word(cards),
            Event::SheriffReturns => line.word("sheriff-returns"),
            Event::Contributed { seat, deck, moved } => {
                let line = line.word("contributed").seat(seat).deck(deck);
                if moved { line.word("moved") } else { line }
            }
            Event::StoryResolved { deck, story } => {
                let ids = line.cast().story_ids(StorySet::one(story));
                line.word("story-resolved").deck(deck).words(ids)
            }
            Event::GoalShown { seat, goal } => {
                let ids = line.cast().goal_ids(GoalSet::one(goal));
                line.word("goal-shown").seat(seat).words(ids)
            }
            Event::TokensDrawn { seat, count, which } => {
                line.word("tokens-drawn").seat(seat).word(count).token_values(which)
            }
            Event::TokensReturned { seat, count, which } => {
                line.word("tokens-returned").seat(seat).word(count).token_values(which)
            }
            Event::AutomaCard { seat, card } => {
                let ids = line.cast().automa_card_ids(AutomaCardSet::one(card));
                line.word("deed").seat(seat).words(ids)
            }
            Event::EndTriggered { seat } => line.word("end-triggered").seat(seat),
            Event::Exhausted { seat } => line.word("exhausted").seat(seat),
            Event::LastRound => line.word("last-round"),
            Event::Over { winners } => winners.iter().fold(line.word("over"), Line::seat),
            other => line.word(kebab(&format!("{other:?}"))),
        }
    }

    /// Events of the second board and its games.
    fn about_ante_up(self, event: ante_up::Event) -> Self {
        let line = self;
        match event {
            ante_up::Event::FrontierPlaced { space, number } => line.word("frontier-placed").space(space).word(number),
            ante_up::Event::FrontierTaken { seat, space, token } => {
                let id = line.content.specs.frontier[token.index()].id.clone();
                line.word("frontier-taken").seat(seat).space(space).word(id)
            }
            ante_up::Event::EventMarker { seat, marker } => {
                let ids = line.cast().event_marker_ids(EventMarkerSet::one(marker));
                line.word("event-marker").seat(seat).words(ids)
            }
            ante_up::Event::Event { seat, card } => {
                let ids = line.cast().event_ids(EventSet::one(card));
                line.word("event").seat(seat).words(ids)
            }
            ante_up::Event::SetUpEvent { card } => {
                let ids = line.cast().event_ids(EventSet::one(card));
                line.word("set-up-event").words(ids)
            }
            ante_up::Event::Visited { seat, token, space } => {
                let id = line.content.specs.map_tokens[token.index()].id.clone();
                line.word("visited").seat(seat).word(id).space(space)
            }
            ante_up::Event::TrainMoved { from, to } => line.word("train-moved").space(from).space(to),
            ante_up::Event::Challenge { seat, opponent } => {
                let ids = line.cast().opponent_ids(OpponentSet::one(opponent));
                line.word("challenge").seat(seat).words(ids)
            }
            ante_up::Event::TrainHeist { seat, opponent } => {
                let ids = line.cast().opponent_ids(OpponentSet::one(opponent));
                line.word("train-heist").seat(seat).words(ids)
            }
            ante_up::Event::HighStakesBegins { seat } => line.word("high-stakes-begins").seat(seat),
            ante_up::Event::Raised { seat } => line.word("raised").seat(seat),
            ante_up::Event::Folded { seat } => line.word("folded").seat(seat),
            ante_up::Event::SecondReveal { cards } => line.word("second-reveal").cards(Some(cards)),
            ante_up::Event::FaroBegins { seat } => line.word("faro-begins").seat(seat),
            ante_up::Event::FaroJoined { seat } => line.word("faro-joined").seat(seat),
            ante_up::Event::FaroDealt { seat, cards } => {
                line.word("faro-dealt").seat(seat).words(cards.iter().map(|c| c.to_string()).collect())
            }
            ante_up::Event::FaroBet { seat, rank, money } => line.word("faro-bet").seat(seat).word(rank).word(money),
            ante_up::Event::FaroRevealed { result, card } => line.word("faro-revealed").named(result).word(card),
            ante_up::Event::FaroWon { seat, rank } => line.word("faro-won").seat(seat).word(rank),
            ante_up::Event::FaroLost { seat, rank } => line.word("faro-lost").seat(seat).word(rank),
            ante_up::Event::FaroReclaimed { seat, rank } => line.word("faro-reclaimed").seat(seat).word(rank),
            ante_up::Event::FaroLeft { seat } => line.word("faro-left").seat(seat),
        }
    }

    fn follower(self, follower: Follower) -> Self {
        let id = self.cast().follower_id(Some(follower)).to_owned();
        self.word(id)
    }

    fn injury(self, injury: Injury) -> Self {
        let id = self.content.specs.injuries[injury.index()].id.clone();
        self.word(id)
    }

    fn deed(self, deed: Deed) -> Self {
        let id = self.content.specs.deeds[deed.index()].id.clone();
        self.word(id)
    }

    fn legend(self, story: Legend) -> Self {
        let id = self.cast().legend_id(story);
        self.word(id)
    }

    fn location(self, location: Location) -> Self {
        let id = self.content.board.locations[location.index()].id.clone();
        self.word(id)
    }

    /// Events of the risk die, the trader, injuries, deeds, destroyed locations and legendary stories.
    fn about_blood_money(self, event: blood_money::Event) -> Self {
        let line = self;
        match event {
            blood_money::Event::RiskRolled { seat, bonus, face } => {
                let outcome = Outcome::Module(modules::Outcome::BloodMoney(blood_money::Outcome::Risk(face)));
                let face = notation::print_outcome(line.content, outcome);
                let bonus = line.content.option_keys[bonus.index()].clone();
                line.word("risk-rolled").seat(seat).word(bonus).word(face.trim_start_matches("risk "))
            }
            blood_money::Event::Claimed { seat, deed } => line.word("claimed").seat(seat).deed(deed),
            blood_money::Event::DeedUsed { seat, deed } => line.word("deed-used").seat(seat).deed(deed),
            blood_money::Event::StoryRevealed { story } => line.word("story-revealed").legend(story),
            blood_money::Event::PartTaken { seat, part } => line.word("part-taken").seat(seat).word(part + 1),
            blood_money::Event::TokenRevealed { seat, space, token } => {
                line.word("token-revealed").seat(seat).space(space).word(token.word())
            }
            blood_money::Event::StoryEnds { story, ending } => {
                line.word("story-ends").legend(story).word(if ending == 0 { "a" } else { "b" })
            }
            blood_money::Event::Ruined { location } => line.word("ruined").location(location),
            blood_money::Event::Repaired { seat, location } => line.word("repaired").seat(seat).location(location),
            blood_money::Event::Injured { seat, injury } => line.word("injured").seat(seat).injury(injury),
            blood_money::Event::InsteadOfWounds { seat, cards } => {
                line.word("instead-of-wounds").seat(seat).word(cards)
            }
            blood_money::Event::InjuryLost { seat, injury } => line.word("injury-lost").seat(seat).injury(injury),
            blood_money::Event::TraderStand { items } => {
                let ids = line.cast().item_ids(items);
                line.word("trader-stand").words(ids)
            }
            blood_money::Event::TraderMoved { region } => {
                let outcome = Outcome::Module(modules::Outcome::BloodMoney(blood_money::Outcome::Region(region)));
                let id = notation::print_outcome(line.content, outcome);
                line.word("trader-moved").word(id.trim_start_matches("region "))
            }
            blood_money::Event::LegendaryShown { item } => {
                let ids = line.cast().item_ids(ItemSet::one(item));
                line.word("legendary-shown").words(ids)
            }
            blood_money::Event::LegendaryDrawn { seat, item } => {
                let ids = line.cast().item_ids(ItemSet::one(item));
                line.word("legendary-drawn").seat(seat).words(ids)
            }
            blood_money::Event::LegendaryUnder { seat, item } => {
                let ids = line.cast().item_ids(ItemSet::one(item));
                line.word("legendary-under").seat(seat).words(ids)
            }
        }
    }
}

/// The standing of a fight: the value of the attacker, that of the other side, and the winner.
pub(super) fn standing_words(standing: Standing) -> String {
    let [fighter, other] = standing.values.map(|value| RANKS.get(usize::from(value)).copied().unwrap_or("?"));
    format!("{fighter} {other} {}", standing.winner.map_or("restart", side_word))
}

/// A side of a fight: the attacker or the other.
fn side_word(side: u8) -> &'static str {
    if side == 0 { "fighter" } else { "other" }
}

/// What is foreseen of a choice of a seat, a line for each change, like events without a cause: first what changes for the seat, then for
/// the others, by seat. Who may react is not part of it.
pub(super) fn foreseen_words(content: &Content, public: &Public, seat: Seat, foreseen: &Foreseen) -> Vec<String> {
    let line = |seat: Seat, what: &str| {
        let line = Line { content, public, words: Vec::new() };
        line.word(what).seat(seat)
    };
    let mut lines = changed_words(&foreseen.own, content, &|what| line(seat, what));
    let own =
        [("actions", foreseen.actions), ("lost-money", foreseen.lost_money), ("lost-nuggets", foreseen.lost_nuggets)];
    lines.extend(own.into_iter().filter(|(_, n)| *n > 0).map(|(what, n)| line(seat, what).word(n)));
    for other in &foreseen.others {
        lines.extend(changed_words(&other.changes, content, &|what| line(other.seat, what)));
        if other.arrested {
            lines.push(line(other.seat, "arrested"));
        }
        lines.extend(other.space.map(|space| line(other.seat, "moved").space(space)));
    }
    lines.into_iter().map(|line| line.words.join(" ")).collect()
}

/// The sums and steps of a player; `line` begins one about it.
fn changed_words<'a>(changes: &Changes, content: &Content, line: &dyn Fn(&str) -> Line<'a>) -> Vec<Line<'a>> {
    let sums = [
        ("money", changes.money),
        ("lp", changes.lp),
        ("nuggets", changes.nuggets),
        ("wounds", changes.wounds),
        ("drew", changes.draws.into()),
    ];
    let sums = sums.into_iter().filter(|(_, n)| *n != 0).map(|(what, n)| line(what).gained(n));
    let steps = changes.steps.iter().map(|step| {
        let line = match step.on {
            PointsOn::Marshal => line("marshal"),
            PointsOn::Wanted => line("wanted"),
            PointsOn::Track(track) => line("track").word(&content.specs.point_tracks[track.index()].id),
        };
        line.word(step.from).word(step.to)
    });
    sums.chain(steps).collect()
}
