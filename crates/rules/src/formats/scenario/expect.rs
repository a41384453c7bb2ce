//! Comparison of a position with a scenario's expectations. All differences are reported at once.

use super::cast::{Cast, card_words};
use super::format::{Expect, PhaseWord, PlayerExpect};
use super::trader;
use crate::core::game::Game;
use crate::core::ids::*;
use crate::core::limits::TOKEN_KINDS;
use crate::core::state::State;

/// Compares all expected values.
///
/// # Errors
/// All differences, one per line, or an unknown word.
pub(crate) fn check(cast: Cast<'_>, game: &Game<'_>, expect: &Expect) -> Result<(), String> {
    let mut compare = Compare { cast, state: &game.state, found: Vec::new() };
    for (name, player) in &expect.players {
        let seat = cast
            .seat(name)
            .map_err(|e| format!("line {}: {e}; expect itself knows {}", player.line, Expect::WORDS.join(", ")))?;
        compare.player(seat, &player.value)?;
    }
    compare.turn(expect);
    compare.board(expect)?;
    compare.scores(game, expect)?;
    if compare.found.is_empty() { Ok(()) } else { Err(compare.found.join("\n")) }
}

/// A value as written in a scenario.
trait Words {
    fn words(&self) -> String;
}

macro_rules! plain_words {
    ($($kind:ty),*) => {
        $(impl Words for $kind {
            fn words(&self) -> String {
                self.to_string()
            }
        })*
    };
}
plain_words!(bool, u8, u16, i64, String, PhaseWord);

impl<T: Words> Words for Vec<T> {
    fn words(&self) -> String {
        format!("[{}]", self.iter().map(Words::words).collect::<Vec<_>>().join(", "))
    }
}

impl<T: Words, const N: usize> Words for [T; N] {
    fn words(&self) -> String {
        format!("[{}]", self.iter().map(Words::words).collect::<Vec<_>>().join(", "))
    }
}

struct Compare<'a> {
    cast: Cast<'a>,
    state: &'a State,
    found: Vec<String>,
}

impl Compare<'_> {
    fn same<T: PartialEq + Words>(&mut self, what: &str, expected: &Option<T>, found: T) {
        if let Some(expected) = expected
            && *expected != found
        {
            self.found.push(format!("{what}: expected {}, found {}", expected.words(), found.words()));
        }
    }

    /// Unordered lists.
    fn same_set(&mut self, what: &str, expected: &Option<Vec<String>>, mut found: Vec<String>) {
        if let Some(expected) = expected {
            let mut wanted = expected.clone();
            wanted.sort();
            found.sort();
            if wanted != found {
                self.found.push(format!("{what}: expected [{}], found [{}]", wanted.join(", "), found.join(", ")));
            }
        }
    }

    fn same_cards(&mut self, what: &str, expected: &Option<Vec<String>>, found: CardSet) -> Result<(), String> {
        if let Some(words) = expected {
            let wanted = self.cast.cards(words).map_err(|e| format!("{what}: {e}"))?;
            self.same_set(what, &Some(card_words(wanted)), card_words(found));
        }
        Ok(())
    }

    fn player(&mut self, seat: Seat, said: &PlayerExpect) -> Result<(), String> {
        let (cast, state) = (self.cast, self.state);
        let player = state.public.player(seat);
        let of = |what: &str| format!("{} {what}", cast.name(seat));
        let hand = state.secrets.hands[seat.index()];
        let item = |item: Option<Item>| item.map_or("none", |i| cast.item_id(i)).to_owned();
        let space = player.space.map_or("none", |s| cast.content.board.space_id(s)).to_owned();
        self.same(&of("character"), &said.character, cast.character_id(player.character).to_owned());
        self.same(&of("space"), &said.space, space);
        self.same_cards(&of("hand"), &said.hand, hand)?;
        self.same(&of("hand-size"), &said.hand_size, hand.len() as u8);
        self.same(&of("money"), &said.money, player.money);
        self.same(&of("nuggets"), &said.nuggets, player.nuggets);
        self.same(&of("lp"), &said.lp, player.lp);
        self.same(&of("wounds"), &said.wounds, player.wounds);
        self.same(&of("injury"), &said.injury, cast.injury_id(state.public.injury(seat)).to_owned());
        self.same(&of("follower"), &said.follower, cast.follower_id(state.public.follower(seat)).to_owned());
        self.same(&of("marshal"), &said.marshal, player.marshal);
        self.same(&of("wanted"), &said.wanted, player.wanted);
        self.same_set(&of("items"), &said.items, cast.owned_ids(state, seat));
        self.same(&of("weapon"), &said.weapon, item(player.weapon));
        self.same(&of("mount"), &said.mount, item(player.mount));
        let [first, second] = state.secrets.cattle[seat.index()].map(|token| cast.cattle_id(token).to_owned());
        self.same(&of("cattle"), &said.cattle, first);
        self.same(&of("second-cattle"), &said.second_cattle, second);
        self.same_set(&of("goals"), &said.goals, cast.goals_of(player, state.secrets.goals[seat.index()]));
        self.same_set(&of("goals-done"), &said.goals_done, cast.goals_of(player, player.goals_done));
        self.same(&of("tokens"), &said.tokens, player.tokens);
        self.token_values(&of("token-values"), said.token_values.clone(), state.secrets.tokens[seat.index()]);
        self.token_values(&of("kept-tokens"), said.kept_tokens.clone(), state.secrets.kept_tokens[seat.index()]);
        self.same(&of("discs"), &said.discs, player.discs);
        self.same(&of("legendary"), &said.legendary, player.legendary);
        for (id, points) in said.points.iter().flatten() {
            let found = player.points[cast.point_track(id)?.index()];
            self.same(&of(&format!("points {id}")), &Some(*points), found);
        }
        let homestead = state.public.homestead(seat).map_or("none", |space| cast.content.board.space_id(space));
        self.same(&of("homestead"), &said.homestead, homestead.to_owned());
        let deeds = state.public.modules.blood_money.deeds;
        let owned: DeedSet = deeds.of(seat).collect();
        self.same_set(&of("deeds"), &said.deeds, cast.deed_ids(owned));
        self.same_set(&of("deeds-used"), &said.deeds_used, cast.deed_ids(owned.and(deeds.used)));
        for (owner, cards) in said.knows.iter().flatten() {
            let known = state.secrets.known[seat.index()][cast.seat(owner)?.index()];
            self.same_cards(&of(&format!("knows of {owner}")), &Some(cards.clone()), known)?;
        }
        let view = state.view(Some(seat));
        for (owner, token) in said.sees_cattle.iter().flatten() {
            let seen = view.own.cattle[cast.seat(owner)?.index()][0];
            self.same(
                &of(&format!("sees the cattle of {owner}")),
                &Some(token.clone()),
                cast.cattle_id(seen).to_owned(),
            );
        }
        Ok(())
    }

    fn token_values(&mut self, what: &str, said: Option<Vec<u8>>, counts: [u8; TOKEN_KINDS]) {
        let wanted = said.map(|mut values| {
            values.sort_unstable();
            values
        });
        let lp = self.cast.content.token_lp;
        let mut found: Vec<u8> = lp.iter().zip(counts).flat_map(|(lp, n)| std::iter::repeat_n(*lp, n.into())).collect();
        found.sort_unstable();
        self.same(what, &wanted, found);
    }

    fn turn(&mut self, said: &Expect) {
        let cast = self.cast;
        let public = &self.state.public;
        self.same("active", &said.active, cast.name(public.turn.seat).to_owned());
        self.same("first", &said.first, cast.name(public.first).to_owned());
        self.same("actions", &said.actions, public.turn.actions);
        self.same("round", &said.round, public.turn.round);
        self.same("phase", &said.phase, PhaseWord::of(public.phase));
        self.same("over", &said.over, public.stack.top() == crate::core::frame::Frame::Over);
        self.same_set("winners", &said.winners, cast.names(public.winners));
        self.same_set("asked", &said.asked, cast.names(public.asked));
    }

    fn board(&mut self, said: &Expect) -> Result<(), String> {
        let cast = self.cast;
        let public = &self.state.public;
        let all = cast.content.stories_of(public.variants);
        self.same("sheriff", &said.sheriff, cast.content.board.space_id(public.sheriff).to_owned());
        self.same_set("bandits", &said.bandits, cast.space_ids(public.bandits));
        for (id, spaces) in said.map_tokens.iter().flatten() {
            let found = public.map_tokens[cast.map_token(id)?.index()];
            self.same_set(&format!("map-tokens {id}"), &Some(spaces.clone()), cast.space_ids(found));
        }
        for (location, items) in said.stands.iter().flatten() {
            let found = public.stands[cast.stand(location)?];
            self.same_set(&format!("stand {location}"), &Some(items.clone()), cast.item_ids(found));
        }
        let events = public.modules.ante_up.events;
        self.same_set("event-markers", &said.event_markers, cast.event_marker_ids(events.markers));
        self.same_set("events-drawn", &said.events_drawn, cast.event_ids(events.drawn));
        for (id, number) in said.frontier.iter().flatten() {
            let found = public.modules.ante_up.frontier.numbers[cast.frontier(id)?];
            self.same(&format!("frontier {id}"), &Some(*number), found);
        }
        let train = public.train(cast.content).map_or("none", |space| cast.content.board.space_id(space));
        self.same("train", &said.train, train.to_owned());
        let stories = public.modules.blood_money.stories;
        self.same("legend", &said.legend, stories.open.map_or("none".to_owned(), |story| cast.legend_id(story)));
        let parts = public.legendary_story(cast.content).map_or(0, |(_, row)| row.parts.len());
        let disc = |disc: &Option<Seat>| disc.map_or("none".to_owned(), |seat| cast.name(seat).to_owned());
        self.same("legend-discs", &said.legend_discs, stories.discs[..parts].iter().map(disc).collect());
        let done = stories.completed.iter().map(|story| cast.legend_id(story)).collect();
        self.same_set("legends-done", &said.legends_done, done);
        self.same("facedown-tokens", &said.facedown_tokens, stories.facedown.count_ones() as u8);
        self.same_set("ruins", &said.ruins, cast.location_ids(public.modules.blood_money.ruins));
        self.trader(said);
        self.cards(said);
        self.same("stories", &said.stories, public.open.iter().map(|t| cast.trigger_id(*t)).collect());
        self.same_set("resolved", &said.resolved, cast.story_ids(all.without(public.stories)));
        self.same_cards("discard", &said.discard, public.discard)?;
        self.same("deck-size", &said.deck_size, self.state.secrets.deck.len() as u8);
        self.same("story-cards", &said.story_cards, public.story_cards.to_vec());
        self.same("discard-size", &said.discard_size, public.discard.len() as u8);
        self.same("nuggets", &said.nuggets, public.nuggets);
        self.same("legendary-tokens", &said.legendary_tokens, public.tokens);
        self.same_set("deeds", &said.automa_cards, cast.automa_card_ids(public.automa_cards));
        for (id, left) in said.store.iter().flatten() {
            let item = cast.item(id)?;
            self.same(&format!("store {id}"), &Some(*left), public.store[item.index()]);
        }
        Ok(())
    }

    fn trader(&mut self, said: &Expect) {
        let Some(said) = &said.trader else { return };
        let found = trader::words(self.cast, self.state.public.trader());
        self.same("trader region", &said.region, found.region.unwrap_or_default());
        self.same("trader row", &said.row, found.row.unwrap_or_default());
        self.same("trader under", &said.under, found.under.unwrap_or_default());
        for (what, said, found) in
            [("seen", &said.seen, found.seen), ("wares", &said.wares, found.wares), ("deck", &said.deck, found.deck)]
        {
            self.same_set(&format!("trader {what}"), said, found.unwrap_or_default());
        }
    }

    /// Opponents that were drawn, the card about the Sheriff and the title.
    fn cards(&mut self, said: &Expect) {
        let (cast, public) = (self.cast, &self.state.public);
        self.same_set("drawn", &said.drawn, cast.opponent_ids(public.drawn_opponents));
        let card = cast.opponent_ids(public.sheriff_card().into_iter().collect()).pop();
        self.same("sheriff-card", &said.sheriff_card, card.unwrap_or_else(|| "none".to_owned()));
        self.same("title", &said.title, cast.title_id(public.title()).to_owned());
    }

    fn scores(&mut self, game: &Game<'_>, said: &Expect) -> Result<(), String> {
        for (name, expected) in said.scores.iter().flatten() {
            let seat = self.cast.seat(name)?;
            let found = i64::from(crate::turn::scoring::total(game.content, &game.state, seat));
            self.same(&format!("score of {name}"), &Some(*expected), found);
        }
        Ok(())
    }
}
