//! Name resolution of scenarios: players, ids of content, cards. Each error says what was expected.

use crate::content::{Content, Source, SourceKind};
use crate::core::ids::*;
use crate::core::state::Player;
use crate::core::state::State;

/// The players and the content.
#[derive(Clone, Copy)]
pub(crate) struct Cast<'a> {
    pub(crate) content: &'a Content,
    /// The names of the players, by seat.
    pub(crate) players: &'a [String],
}

pub(super) fn unknown<'i>(what: &str, word: &str, known: impl Iterator<Item = &'i str>) -> String {
    format!("unknown {what} “{word}”: expected one of {}", known.collect::<Vec<_>>().join(", "))
}

impl<'a> Cast<'a> {
    /// The seat of a player's name, or of `seat-1` to `seat-6`; the automa's index is after the last.
    pub(crate) fn seat(&self, name: &str) -> Result<Seat, String> {
        if name == self.content.automa.id {
            return Ok(Seat(self.players.len() as u8));
        }
        let numbered = name.strip_prefix("seat-").and_then(|n| n.parse::<usize>().ok()).and_then(|n| n.checked_sub(1));
        let at = self.players.iter().position(|p| p == name).or(numbered.filter(|n| *n < self.players.len()));
        at.map(|i| Seat(i as u8)).ok_or_else(|| {
            let known = self.players.join(", ");
            format!("unknown player “{name}”: expected one of {known}, or seat-1 to seat-{}", self.players.len())
        })
    }

    pub(crate) fn seats(&self, names: &[String]) -> Result<SeatSet, String> {
        names.iter().map(|n| self.seat(n)).collect()
    }

    /// A seat's name, or the automa's.
    pub(crate) fn name(&self, seat: Seat) -> &'a str {
        self.players.get(seat.index()).map_or(self.content.automa.id, String::as_str)
    }

    pub(crate) fn names(&self, seats: SeatSet) -> Vec<String> {
        seats.iter().map(|s| self.name(s).to_owned()).collect()
    }

    pub(crate) fn space(&self, id: &str) -> Result<Space, String> {
        let board = &self.content.board;
        board.space(id).ok_or_else(|| {
            let near = |s: &&str| id.split('-').next().is_some_and(|first| s.starts_with(first));
            let known: Vec<&str> = board.all.iter().map(|s| board.space_id(s)).collect();
            let like: Vec<&str> = known.iter().copied().filter(near).collect();
            unknown("space", id, if like.is_empty() { known } else { like }.into_iter())
        })
    }

    pub(crate) fn spaces(&self, ids: &[String]) -> Result<SpaceSet, String> {
        ids.iter().map(|id| self.space(id)).collect()
    }

    /// A kind of tokens on the map.
    pub(crate) fn map_token(&self, id: &str) -> Result<MapToken, String> {
        let tokens = &self.content.specs.map_tokens;
        let at = tokens.iter().position(|t| t.id == id);
        at.map(|i| MapToken(i as u8)).ok_or_else(|| unknown("token", id, tokens.iter().map(|t| t.id.as_str())))
    }

    /// The index of a stand.
    pub(crate) fn stand(&self, location: &str) -> Result<usize, String> {
        let stands = &self.content.board.stands;
        let at = stands.iter().position(|stand| stand.location == location);
        at.ok_or_else(|| unknown("stand", location, stands.iter().map(|stand| stand.location.as_str())))
    }

    /// The ids of items.
    pub(crate) fn item_ids(&self, items: ItemSet) -> Vec<String> {
        items.iter().map(|item| self.content.specs.items[item.index()].id.clone()).collect()
    }

    /// Event cards.
    pub(crate) fn events(&self, ids: &[String]) -> Result<EventSet, String> {
        let events = &self.content.specs.events;
        let card = |id: &String| {
            let at = events.iter().position(|event| event.id == *id);
            at.map(|at| EventCard(at as u8)).ok_or_else(|| unknown("event", id, events.iter().map(|e| e.id.as_str())))
        };
        ids.iter().map(card).collect()
    }

    /// The ids of event cards.
    pub(crate) fn event_ids(&self, events: EventSet) -> Vec<String> {
        events.iter().map(|event| self.content.specs.events[event.index()].id.clone()).collect()
    }

    /// Event markers.
    pub(crate) fn event_markers(&self, ids: &[String]) -> Result<EventMarkerSet, String> {
        let markers = &self.content.specs.event_markers;
        let marker = |id: &String| {
            let at = markers.iter().position(|marker| marker.id == *id);
            let known = || markers.iter().map(|marker| marker.id.as_str());
            at.map(|at| EventMarker(at as u8)).ok_or_else(|| unknown("event marker", id, known()))
        };
        ids.iter().map(marker).collect()
    }

    /// The ids of event markers.
    pub(crate) fn event_marker_ids(&self, markers: EventMarkerSet) -> Vec<String> {
        markers.iter().map(|marker| self.content.specs.event_markers[marker.index()].id.clone()).collect()
    }

    /// Locations.
    pub(crate) fn locations(&self, ids: &[String]) -> Result<LocationSet, String> {
        let rows = &self.content.board.locations;
        let known = || rows.iter().map(|row| row.id.as_str());
        let find = |id: &String| {
            let at = rows.iter().position(|row| row.id == *id);
            at.map(|at| Location(at as u8)).ok_or_else(|| unknown("location", id, known()))
        };
        ids.iter().map(find).collect()
    }

    /// The ids of locations.
    pub(crate) fn location_ids(&self, locations: LocationSet) -> Vec<String> {
        locations.iter().map(|location| self.content.board.locations[location.index()].id.clone()).collect()
    }

    /// A legendary story.
    pub(crate) fn legend(&self, id: &str) -> Result<Legend, String> {
        let specs = &self.content.specs.legendary_stories;
        let at = specs.iter().position(|story| story.id == id);
        let known = || specs.iter().map(|story| story.id.as_str());
        at.map(|at| Legend(at as u8)).ok_or_else(|| unknown("legendary story", id, known()))
    }

    /// The id of a legendary story.
    pub(crate) fn legend_id(&self, story: Legend) -> String {
        self.content.specs.legendary_stories[story.index()].id.clone()
    }

    /// Deeds.
    pub(crate) fn deeds(&self, ids: &[String]) -> Result<DeedSet, String> {
        let specs = &self.content.specs.deeds;
        let find = |id: &String| {
            let at = specs.iter().position(|deed| deed.id == *id);
            at.map(|at| Deed(at as u8)).ok_or_else(|| unknown("deed", id, specs.iter().map(|deed| deed.id.as_str())))
        };
        ids.iter().map(find).collect()
    }

    /// The ids of deeds.
    pub(crate) fn deed_ids(&self, deeds: DeedSet) -> Vec<String> {
        deeds.iter().map(|deed| self.content.specs.deeds[deed.index()].id.clone()).collect()
    }

    /// The index of a frontier space.
    pub(crate) fn frontier(&self, id: &str) -> Result<usize, String> {
        let board = &self.content.board;
        let at = board.frontier.iter().position(|(space, _)| board.space_id(*space) == id);
        let known = || board.frontier.iter().map(|(space, _)| board.space_id(*space));
        at.ok_or_else(|| unknown("frontier space", id, known()))
    }

    /// The place of a space in the circuit of the board.
    pub(crate) fn checkpoint(&self, id: &str) -> Result<u8, String> {
        let board = &self.content.board;
        let ids = || board.circuit.iter().map(|space| board.space_id(*space));
        ids().position(|known| known == id).map(|at| at as u8).ok_or_else(|| unknown("checkpoint", id, ids()))
    }

    pub(crate) fn opponent(&self, id: &str) -> Result<Opponent, String> {
        let all = &self.content.specs.opponents;
        let at = all.iter().position(|o| o.id == id).map(|at| Opponent(at as u8));
        at.ok_or_else(|| unknown("opponent", id, all.iter().map(|o| o.id.as_str())))
    }

    pub(crate) fn opponents(&self, ids: &[String]) -> Result<OpponentSet, String> {
        ids.iter().map(|id| self.opponent(id)).collect()
    }

    /// A title, one of the rows of the final scoring.
    pub(crate) fn title(&self, id: &str) -> Result<ScoreRow, String> {
        let all = &self.content.specs.scoring;
        let at = all.iter().position(|row| row.title && row.id == id).map(|at| ScoreRow(at as u8));
        at.ok_or_else(|| unknown("title", id, all.iter().filter(|row| row.title).map(|row| row.id.as_str())))
    }

    /// The id of a title, or `none`.
    pub(crate) fn title_id(&self, title: Option<ScoreRow>) -> &'a str {
        title.and_then(|row| self.content.specs.scoring.get(row.index())).map_or("none", |row| row.id.as_str())
    }

    pub(crate) fn opponent_ids(&self, opponents: OpponentSet) -> Vec<String> {
        opponents.iter().map(|o| self.content.specs.opponents[o.index()].id.clone()).collect()
    }

    /// A track that a module brings.
    pub(crate) fn point_track(&self, id: &str) -> Result<PointTrack, String> {
        let tracks = &self.content.specs.point_tracks;
        let at = tracks.iter().position(|t| t.id == id);
        at.map(|i| PointTrack(i as u8)).ok_or_else(|| unknown("track", id, tracks.iter().map(|t| t.id.as_str())))
    }

    /// An injury.
    pub(crate) fn injury(&self, id: &str) -> Result<Injury, String> {
        let injuries = &self.content.specs.injuries;
        let at = injuries.iter().position(|injury| injury.id == id);
        at.map(|i| Injury(i as u8)).ok_or_else(|| unknown("injury", id, injuries.iter().map(|i| i.id.as_str())))
    }

    /// The id of an injury, or `none`.
    pub(crate) fn injury_id(&self, injury: Option<Injury>) -> &'a str {
        injury.and_then(|i| self.content.specs.injuries.get(i.index())).map_or("none", |i| i.id.as_str())
    }

    /// A card of a posse or a gang.
    pub(crate) fn follower(&self, id: &str) -> Result<Follower, String> {
        let all = self.content.follower_specs();
        let at = all.iter().position(|follower| follower.id == id);
        at.map(|i| Follower(i as u8)).ok_or_else(|| unknown("follower", id, all.iter().map(|f| f.id.as_str())))
    }

    /// The id of a card of a posse or a gang, or `none`.
    pub(crate) fn follower_id(&self, follower: Option<Follower>) -> &'a str {
        follower.and_then(|f| self.content.follower_specs().get(f.index())).map_or("none", |f| f.id.as_str())
    }

    pub(crate) fn space_ids(&self, spaces: SpaceSet) -> Vec<String> {
        spaces.iter().map(|s| self.content.board.space_id(s).to_owned()).collect()
    }

    pub(crate) fn item(&self, id: &str) -> Result<Item, String> {
        let items = &self.content.specs.items;
        let at = items.iter().position(|i| i.id == id);
        at.map(|i| Item(i as u8)).ok_or_else(|| unknown("item", id, items.iter().map(|i| i.id.as_str())))
    }

    /// An item, and whether it is upgraded (`+`).
    pub(crate) fn owned(&self, word: &str) -> Result<(Item, bool), String> {
        match word.strip_suffix('+') {
            Some(id) => Ok((self.item(id)?, true)),
            None => Ok((self.item(word)?, false)),
        }
    }

    pub(crate) fn item_id(&self, item: Item) -> &'a str {
        self.content.specs.items.get(item.index()).map_or("?", |i| i.id.as_str())
    }

    pub(crate) fn automa_cards(&self, ids: &[String]) -> Result<AutomaCardSet, String> {
        let cards = &self.content.specs.automa.cards;
        let find = |id: &String| {
            let at = cards.iter().position(|c| c.id == *id);
            at.map(|i| AutomaCard(i as u8)).ok_or_else(|| unknown("card", id, cards.iter().map(|c| c.id.as_str())))
        };
        ids.iter().map(find).collect()
    }

    pub(crate) fn automa_card_ids(&self, cards: AutomaCardSet) -> Vec<String> {
        cards.iter().filter_map(|c| self.content.specs.automa.cards.get(c.index())).map(|c| c.id.clone()).collect()
    }

    pub(crate) fn story(&self, id: &str) -> Result<Story, String> {
        let at = self.content.specs.stories.cards.iter().position(|s| s.id == id);
        at.map(|i| Story(i as u8)).ok_or_else(|| format!("unknown story “{id}”: expected an id of stories.yaml"))
    }

    pub(crate) fn stories(&self, ids: &[String]) -> Result<StorySet, String> {
        ids.iter().map(|id| self.story(id)).collect()
    }

    pub(crate) fn story_ids(&self, stories: StorySet) -> Vec<String> {
        stories.iter().map(|s| self.content.specs.stories.cards[s.index()].id.clone()).collect()
    }

    /// A trigger; none for `none`.
    pub(crate) fn trigger(&self, id: &str) -> Result<Option<Trigger>, String> {
        if id == "none" {
            return Ok(None);
        }
        let triggers = &self.content.specs.stories.triggers;
        let at = triggers.iter().position(|t| t.id == id);
        let known = || triggers.iter().map(|t| t.id.as_str()).chain(["none"]);
        at.map(|i| Some(Trigger(i as u8))).ok_or_else(|| unknown("trigger", id, known()))
    }

    pub(crate) fn trigger_id(&self, trigger: Option<Trigger>) -> String {
        let spec = trigger.and_then(|t| self.content.specs.stories.triggers.get(t.index()));
        spec.map_or("none", |t| t.id.as_str()).to_owned()
    }

    pub(crate) fn goals(&self, ids: &[String]) -> Result<GoalSet, String> {
        let goals = &self.content.specs.goals;
        let find = |id: &String| {
            let at = goals.iter().position(|g| g.id == *id);
            at.map(|i| Goal(i as u8)).ok_or_else(|| format!("unknown goal “{id}”: expected an id of goals.yaml"))
        };
        ids.iter().map(find).collect()
    }

    pub(crate) fn goal_ids(&self, goals: GoalSet) -> Vec<String> {
        goals.iter().map(|g| self.content.specs.goals[g.index()].id.clone()).collect()
    }

    /// The ids of goals of a player.
    pub(crate) fn goals_of(&self, player: &Player, slots: GoalSlots) -> Vec<String> {
        self.goal_ids(self.content.goals_of(player, slots).collect())
    }

    /// A cattle token; none for `none`.
    pub(crate) fn cattle(&self, id: &str) -> Result<Option<Cattle>, String> {
        if id == "none" {
            return Ok(None);
        }
        let cattle = &self.content.specs.cattle;
        let at = cattle.iter().position(|c| c.id == id);
        at.map(|i| Some(Cattle(i as u8)))
            .ok_or_else(|| unknown("cattle token", id, cattle.iter().map(|c| c.id.as_str())))
    }

    pub(crate) fn cattle_id(&self, token: Option<Cattle>) -> &'a str {
        token.and_then(|t| self.content.specs.cattle.get(t.index())).map_or("none", |c| c.id.as_str())
    }

    /// The source of an effect: a character, an item (`+` when upgraded), a poker card's title or `rule`.
    pub(crate) fn source_id(&self, source: Source) -> String {
        match source.kind() {
            SourceKind::Character(c) => self.character_id(Some(c)).to_owned(),
            SourceKind::Front(item) => self.item_id(item).to_owned(),
            SourceKind::Upgraded(item) => format!("{}+", self.item_id(item)),
            SourceKind::Injury(injury) => self.injury_id(Some(injury)).to_owned(),
            SourceKind::Follower(follower) => self.follower_id(Some(follower)).to_owned(),
            SourceKind::Title(title) => {
                self.content.specs.titles.get(title.index()).map_or("?".into(), |t| t.id.clone())
            }
            SourceKind::Legend(legend) => self.content.specs.legendary_stories[legend.index()].id.clone(),
            SourceKind::Other => "rule".to_owned(),
        }
    }

    pub(crate) fn character_id(&self, character: Option<Character>) -> &'a str {
        character.and_then(|c| self.content.specs.characters.get(c.index())).map_or("none", |c| c.id.as_str())
    }

    /// Poker cards; duplicates are an error.
    pub(crate) fn cards(&self, words: &[String]) -> Result<CardSet, String> {
        let mut cards = CardSet::new();
        for word in words {
            let card: Card = word.parse().map_err(|e: BadCard| e.to_string())?;
            if !self.content.poker_cards.contains(card) {
                return Err(format!(
                    "{card} is not in the deck: expected one of its {} cards",
                    self.content.poker_cards.len()
                ));
            }
            if cards.contains(card) {
                return Err(format!("the card {card} is named twice"));
            }
            cards.insert(card);
        }
        Ok(cards)
    }

    /// The items of a player as written in a scenario.
    pub(crate) fn owned_ids(&self, state: &State, seat: Seat) -> Vec<String> {
        let player = state.public.player(seat);
        let plus = |item| if player.upgraded.contains(item) { "+" } else { "" };
        player.items.iter().map(|i| format!("{}{}", self.item_id(i), plus(i))).collect()
    }
}

/// Cards as text.
pub(crate) fn card_words(cards: CardSet) -> Vec<String> {
    cards.iter().map(|c| c.to_string()).collect()
}
