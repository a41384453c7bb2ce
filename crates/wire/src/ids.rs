//! Ids on the wire: those of the content files, and cards as in the notation.

use crate::Id;
use crate::words::Face;
use darkrock_rules::Content;
use darkrock_rules::content::pools::Foe;
use darkrock_rules::ids::*;
use darkrock_rules::modules::FrontierToken;
use darkrock_rules::modules::blood_money::{Region, RiskFace};
use darkrock_rules::scoring::ScoreSource;
use darkrock_rules::state::Player;

/// Ids for the contents of a position. Unknown content is `?`.
#[derive(Clone, Copy)]
pub struct Ids<'c>(pub &'c Content);

fn found(id: Option<&String>) -> Id {
    id.map_or("?", String::as_str).into()
}

impl Ids<'_> {
    /// The id of a figure's character, or the automa's.
    pub fn figure(self, figure: Figure) -> Id {
        match figure {
            Figure::Character(character) => self.character(character),
            Figure::Automa => self.0.automa.id.into(),
        }
    }
    /// By the character's number in this content; `?` for an unknown one.
    pub fn character(self, character: Character) -> Id {
        found(self.0.specs.characters.get(character.index()).map(|c| &c.id))
    }
    /// By the space's number on this board; `?` for an unknown one.
    pub fn space(self, space: Space) -> Id {
        found(self.0.specs.board.spaces.get(space.index()).map(|s| &s.id))
    }
    /// The id without the mark of a side; `?` for an unknown item.
    pub fn item(self, item: Item) -> Id {
        found(self.0.specs.items.get(item.index()).map(|i| &i.id))
    }
    /// The id of a side of an item, with `+` if it is the upgraded one.
    pub fn side(self, item: Item, upgraded: bool) -> Id {
        let id = self.item(item);
        if upgraded { Id::of(format_args!("{id}+")) } else { id }
    }
    /// An owned item's id, with `+` if it is upgraded.
    pub fn owned(self, player: &Player, item: Item) -> Id {
        self.side(item, player.upgraded.contains(item))
    }
    /// By the story's number in the deck; `?` for an unknown one.
    pub fn story(self, story: Story) -> Id {
        found(self.0.specs.stories.cards.get(story.index()).map(|s| &s.id))
    }
    /// By the trigger's number in `stories.yaml`; `?` for an unknown one.
    pub fn trigger(self, trigger: Trigger) -> Id {
        found(self.0.specs.stories.triggers.get(trigger.index()).map(|t| &t.id))
    }
    /// By the goal's number in `goals.yaml`; `?` for an unknown one.
    pub fn goal(self, goal: Goal) -> Id {
        found(self.0.specs.goals.get(goal.index()).map(|g| &g.id))
    }
    /// By the token's number in `cattle.yaml`; `?` for an unknown one.
    pub fn cattle(self, token: Cattle) -> Id {
        found(self.0.specs.cattle.get(token.index()).map(|t| &t.id))
    }
    /// The name by which content files and the handbook know it.
    pub fn automa_card(self, card: AutomaCard) -> Id {
        found(self.0.specs.automa.cards.get(card.index()).map(|c| &c.id))
    }
    /// A ranch, by its location's kind.
    pub fn ranch(self, ranch: Ranch) -> Id {
        found(self.0.board.ranches.get(ranch.index()).map(|(kind, _)| kind))
    }
    /// The id of the name of an opponent that a module brings.
    pub fn opponent(self, opponent: Opponent) -> Id {
        Id::of(format_args!("opponent-{}", self.0.specs.opponents[opponent.index()].id))
    }
    /// The id of the name of a pool of opponents.
    pub fn pool(self, pool: Pool) -> Id {
        Id::of(format_args!("pool-{}", self.0.specs.pools[pool.index()].id))
    }
    /// The id of the name of an opponent, or of the pool that it comes from.
    pub fn foe(self, foe: Foe) -> Id {
        match foe {
            Foe::Known(opponent) => self.opponent(opponent),
            Foe::Drawn(pool) => self.pool(pool),
        }
    }
    /// The id of the name of a kind of tokens on the map.
    pub fn map_token(self, token: MapToken) -> Id {
        Id::of(format_args!("map-token-{}", self.0.specs.map_tokens[token.index()].id))
    }
    /// By the card's number among the events of modules; `?` for an unknown one.
    pub fn event(self, event: EventCard) -> Id {
        self.0.specs.events[event.index()].id.as_str().into()
    }
    /// The id of the name of a stand.
    pub fn stand(self, stand: u8) -> Id {
        Id::of(format_args!("location-{}", self.0.board.stands[usize::from(stand)].location))
    }
    /// The id of the name of a frontier token.
    pub fn frontier_token(self, token: FrontierToken) -> Id {
        Id::of(format_args!("frontier-token-{}", self.0.specs.frontier[token.index()].id))
    }
    /// A deed's id, which is that of its location.
    pub fn deed(self, deed: Deed) -> Id {
        self.0.specs.deeds[deed.index()].id.as_str().into()
    }
    /// A legendary story's id.
    pub fn legend(self, story: Legend) -> Id {
        self.0.specs.legendary_stories[story.index()].id.as_str().into()
    }
    /// The id of a text of a legendary story; the empty one is its title.
    pub fn legend_text(self, story: Legend, what: &str) -> Id {
        Id::of(format_args!("legendary-story-{}{what}", self.legend(story)))
    }
    /// The id of the name of a condition of a legendary story.
    pub fn part(self, story: Legend, part: u8) -> Id {
        let parts = &self.0.specs.legendary_stories[story.index()].conditions;
        self.legend_text(story, &Id::of(format_args!("-{}", parts[usize::from(part)].id)))
    }
    /// The id of the name of a location.
    pub fn location(self, location: Location) -> Id {
        let id = &self.0.board.locations[location.index()].id;
        let kind = if self.0.board.space(id).is_some() { "place" } else { "location" };
        Id::of(format_args!("{kind}-{id}"))
    }
    /// The id of the name of a face of the risk die.
    pub fn risk_face(self, face: RiskFace) -> Id {
        let faces = self.0.specs.risk_die.iter().flat_map(|die| &die.faces);
        faces.map(|face| Id::of(format_args!("risk-face-{}", face.id))).nth(usize::from(face.0)).unwrap_or_default()
    }
    /// The id of the name of a card of a posse or a gang.
    pub fn follower(self, follower: Follower) -> Id {
        Id::of(format_args!("follower-{}", self.0.follower_specs()[follower.index()].id))
    }
    /// The id of the name of a row that a module inserts into the final scoring.
    pub fn score_row(self, row: ScoreRow) -> Id {
        Id::of(ScoreSource::Row(row.0).id(self.0))
    }

    /// The id of the name of an injury.
    pub fn injury(self, injury: Injury) -> Id {
        Id::of(format_args!("injury-{}", self.0.specs.injuries[injury.index()].id))
    }
    /// The id of a region of the trader.
    pub fn region(self, region: Region) -> Id {
        let mut regions = self.0.specs.trader.iter().flat_map(|trader| &trader.regions);
        regions.nth(region.index()).map(Id::from).unwrap_or_default()
    }
    /// The id of the name of a region of the trader.
    pub fn region_name(self, region: Region) -> Id {
        Id::of(format_args!("region-{}", self.region(region)))
    }
    /// The id of the name of a track that a module brings.
    pub fn point_track(self, track: PointTrack) -> Id {
        Id::of(format_args!("track-{}", self.0.specs.point_tracks[track.index()].id))
    }
    /// A title of poker cards.
    pub fn title(self, title: Title) -> Id {
        found(self.0.specs.titles.get(title.index()).map(|t| &t.id))
    }
    /// An option among which an effect lets a player choose, by the key that its label has in the content files.
    pub fn option(self, key: OptionKey) -> Id {
        found(self.0.option_keys.get(key.index()))
    }
    /// A face of the prospecting die.
    pub fn face(self, face: u8) -> Face {
        self.0.die[usize::from(face)].into()
    }
    /// LP of legendary tokens, from the number of each kind.
    pub fn tokens(self, counts: [u8; 3]) -> Vec<u8> {
        let values = self.0.token_lp.into_iter().zip(counts);
        values.flat_map(|(lp, count)| std::iter::repeat_n(lp, usize::from(count))).collect()
    }
}

/// Seats, from 1.
pub fn seats(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(seat).collect()
}

/// A seat, from 1.
pub fn seat(seat: Seat) -> u8 {
    seat.0.saturating_add(1)
}
