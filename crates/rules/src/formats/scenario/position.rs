//! Conversion of a scenario's `position` to a valid position of the game.

use super::cast::Cast;
use super::format::{At, PhaseWord, PlayerPosition, Position, Scenario};
use super::trader;
use crate::content::Content;
use crate::content::edition::Edition;
use crate::core::chance::{AnyChance, Chance, FastChance};
use crate::core::deck::Deck;
use crate::core::event::{AnyObserver, Event};
use crate::core::frame::{Frame, Stack, TurnStep};
use crate::core::game::Game;
use crate::core::ids::*;
use crate::core::limits::{FRONTIER_NUMBERS, TOKEN_KINDS};
use crate::core::state::{Phase, State, Turn};
use crate::modules::blood_money::Stories;
use crate::turn::setup::Setup;

/// The setup of a scenario, with this edition if it applies to any; `characters` empty for a draft.
pub(crate) fn setup_of(content: &Content, scenario: &Scenario, edition: Edition, draft: bool) -> Setup {
    Setup {
        seats: u8::try_from(scenario.players.len()).unwrap_or(u8::MAX),
        characters: if draft { Vec::new() } else { scenario.players.clone() },
        length: scenario.length,
        selection: content.selection.clone(),
        variants: scenario.variants,
        edition: scenario.played_by(edition),
        skip_empty_windows: scenario.skip_empty_windows,
    }
}

/// The game at the scenario's position, run until a seat must choose.
///
/// # Errors
/// When the setup is invalid or the position is impossible, with a message.
pub(crate) fn build<'c>(
    content: &'c Content,
    edition: Edition,
    scenario: &Scenario,
    chance: &mut impl Chance,
    events: &mut Vec<Event>,
) -> Result<Game<'c>, String> {
    let at = scenario.position.at.unwrap_or(At::Actions);
    if matches!(at, At::Setup | At::Draft) {
        if scenario.position.said() != ["at"] || !scenario.position.players.is_empty() {
            return Err(
                "with at: setup or at: draft the position is what the setup makes: expected no other word in it".into(),
            );
        }
        return Game::new(content, &setup_of(content, scenario, edition, at == At::Draft), chance, events)
            .map_err(|e| e.to_string());
    }
    let setup = setup_of(content, scenario, edition, false);
    let characters = setup.check(content).map_err(|e| e.to_string())?;
    let cast = Cast { content, players: &scenario.players };
    let mut state = State::before(content, &setup);
    for (seat, character) in characters.into_iter().enumerate() {
        state.public.players[seat].character = Some(character);
    }
    let mut builder = Builder { cast, state: &mut state };
    builder.table(&scenario.position)?;
    builder.players(&scenario.position)?;
    builder.supplies(&scenario.position)?;
    builder.turn(&scenario.position, at)?;
    let mut game = Game::at(content, state);
    refresh(&mut game);
    crate::core::invariants::check(content, &game.state).map_err(|e| format!("the position is impossible: {e}"))?;
    game.engine(&mut AnyChance(chance), &mut AnyObserver(&mut |event| events.push(event))).run();
    Ok(game)
}

/// Recomputes the abilities of each player.
fn refresh(game: &mut Game<'_>) {
    for seat in game.state.public.all_seats() {
        game.engine(&mut FastChance::new(0), &mut ()).refresh(seat);
    }
}

/// A number within its limit.
fn most<T: PartialOrd + std::fmt::Display>(what: &str, value: T, limit: T) -> Result<T, String> {
    if value <= limit { Ok(value) } else { Err(format!("{what}: {value}: expected at most {limit}")) }
}

struct Builder<'a, 's> {
    cast: Cast<'a>,
    state: &'s mut State,
}

impl Builder<'_, '_> {
    /// The board and the first player.
    fn table(&mut self, position: &Position) -> Result<(), String> {
        let cast = self.cast;
        let public = &mut self.state.public;
        if let Some(name) = &position.first {
            public.first = cast.seat(name)?;
        }
        if let Some(space) = &position.sheriff {
            public.sheriff = cast.space(space)?;
        }
        public.bandits = cast.spaces(position.bandits.as_deref().unwrap_or_default())?;
        for (id, spaces) in position.map_tokens.iter().flatten() {
            public.map_tokens[cast.map_token(id)?.index()] = cast.spaces(spaces)?;
        }
        for (location, items) in position.stands.iter().flatten() {
            public.stands[cast.stand(location)?] = items.iter().map(|id| cast.item(id)).collect::<Result<_, _>>()?;
        }
        if let Some(ids) = &position.event_markers {
            public.modules.ante_up.events.markers = cast.event_markers(ids)?;
        }
        if let Some(ids) = &position.events_drawn {
            public.modules.ante_up.events.drawn = cast.events(ids)?;
        }
        for (id, number) in position.frontier.iter().flatten() {
            most("frontier", *number, FRONTIER_NUMBERS as u8 - 1)?;
            let at = cast.frontier(id)?;
            public.modules.ante_up.frontier.numbers[at] = *number;
        }
        if let Some(space) = &position.train {
            public.modules.ante_up.train.at = cast.checkpoint(space)?;
        }
        public.modules.blood_money.stories = Self::legends(cast, position)?;
        public.modules.blood_money.ruins = cast.locations(position.ruins.as_deref().unwrap_or_default())?;
        public.drawn_opponents = cast.opponents(position.drawn.as_deref().unwrap_or_default())?;
        public.modules.extras.sheriff_card =
            position.sheriff_card.iter().map(|id| cast.opponent(id)).next().transpose()?;
        public.drawn_opponents = public.drawn_opponents.union(public.sheriff_card().into_iter().collect());
        public.modules.extras.title = position.title.iter().map(|id| cast.title(id)).next().transpose()?;
        public.phase = match position.phase.unwrap_or(PhaseWord::Open) {
            PhaseWord::Open => Phase::Open,
            PhaseWord::LastButOne => Phase::LastButOne,
            PhaseWord::Last => Phase::Last,
            PhaseWord::Over => return Err("phase: over is no start: expected open, last-but-one or last".into()),
        };
        Ok(())
    }

    fn players(&mut self, position: &Position) -> Result<(), String> {
        let mut said: Vec<PlayerPosition> = vec![PlayerPosition::default(); self.cast.players.len() + 1];
        for (name, player) in &position.players {
            let seat = self.cast.seat(name).map_err(|what| {
                let words = Position::WORDS.join(", ");
                format!("line {}: {what}; the position itself knows {words}", player.line)
            })?;
            said[seat.index()] = player.value.clone();
        }
        let him = said.pop().unwrap_or_default();
        self.automa(position, &him)?;
        self.spaces(&said)?;
        for (seat, player) in said.iter().enumerate() {
            let seat = Seat(seat as u8);
            self.player(seat, player).map_err(|what| format!("{}: {what}", self.cast.name(seat)))?;
            if self.state.public.reaches_the_end(seat) {
                self.state.public.phase = Phase::Reached;
            }
        }
        Ok(())
    }

    /// The automa's space, LP and deck.
    fn automa(&mut self, position: &Position, said: &PlayerPosition) -> Result<(), String> {
        let him = self.cast.content.automa.id;
        let Some(seat) = self.state.public.automa() else {
            let nothing = *said == PlayerPosition::default() && position.automa_cards.is_none();
            return if nothing { Ok(()) } else { Err(format!("{him} needs {him} among the variants")) };
        };
        let known = PlayerPosition { space: said.space.clone(), lp: said.lp, ..PlayerPosition::default() };
        if known != *said {
            return Err(format!("{him}: expected only space and lp"));
        }
        if let Some(ids) = &position.automa_cards {
            self.state.public.automa_cards = self.cast.automa_cards(ids)?;
        }
        let space = said.space.as_ref().map(|id| self.cast.space(id)).transpose()?;
        let player = &mut self.state.public.players[seat.index()];
        player.space = space.or(player.space);
        player.lp = most("lp", said.lp.unwrap_or(0), 999)?;
        Ok(())
    }

    /// Figures: in the given spaces, otherwise each in a different plain space.
    fn spaces(&mut self, said: &[PlayerPosition]) -> Result<(), String> {
        let board = &self.cast.content.board;
        let mut taken = self.state.public.bandits;
        taken.insert(self.state.public.sheriff);
        for (seat, player) in said.iter().enumerate() {
            if let Some(id) = &player.space {
                let space = self.cast.space(id)?;
                taken.insert(space);
                self.state.public.players[seat].space = Some(space);
            }
        }
        let beside_hideouts = board.hideouts.iter().fold(board.hideouts, |all, h| all.union(board.next_to[h.index()]));
        let plain = board.all.without(board.workplaces);
        let quiet = plain.without(beside_hideouts).without(board.town);
        for seat in 0..said.len() {
            if self.state.public.players[seat].space.is_some() {
                continue;
            }
            let free = [quiet, plain, board.all].into_iter().find_map(|s| s.without(taken).first());
            let space = free.ok_or("no space is left for the players")?;
            taken.insert(space);
            self.state.public.players[seat].space = Some(space);
        }
        Ok(())
    }

    fn player(&mut self, seat: Seat, said: &PlayerPosition) -> Result<(), String> {
        let numbers = &self.cast.content.numbers;
        let track = |what: &str, value: Option<u8>, track: &crate::content::TrackRow| {
            most(what, value.unwrap_or(0), track.spaces.len() as u8)
        };
        let money = most("money", said.money.unwrap_or(0), self.cast.content.most_money())?;
        let wounds = most("wounds", said.wounds.unwrap_or(0), numbers.wounds)?;
        let nuggets = most("nuggets", said.nuggets.unwrap_or(0), numbers.nugget_supply)?;
        let lp = most("lp", said.lp.unwrap_or(0), 999)?;
        let discs = said.discs.unwrap_or([0; 2]);
        for count in discs {
            most("discs", count, 2)?;
        }
        let marshal = track("marshal", said.marshal, &self.cast.content.marshal)?;
        let wanted = track("wanted", said.wanted, &self.cast.content.wanted)?;
        if marshal > 0 && wanted > 0 {
            return Err("a player is a Marshal or Wanted: expected points on one track only".into());
        }
        let player = &mut self.state.public.players[seat.index()];
        player.money = money;
        player.wounds = wounds;
        player.marshal = marshal;
        player.wanted = wanted;
        player.nuggets = nuggets;
        player.lp = lp;
        player.legendary = said.legendary.unwrap_or(player.lp >= u16::from(numbers.legendary_from));
        player.discs = discs;
        for (id, points) in said.points.iter().flatten() {
            let track = self.cast.point_track(id)?;
            let row = &self.cast.content.point_tracks[track.index()];
            let spaces = row.spaces.len() as u8 - u8::from(row.returns);
            player.points[track.index()] = most(id, *points, spaces)?;
        }
        self.deeds(seat, said)?;
        if let Some(space) = &said.homestead {
            self.state.public.modules.border_town.homesteads[seat.index()] = Some(self.cast.space(space)?);
        }
        self.injury(seat, said)?;
        if let Some(id) = said.follower.as_ref().filter(|id| *id != "none") {
            let follower = self.cast.follower(id)?;
            self.state.public.modules.extras.followers[seat.index()] = Some(follower);
        }
        self.items(seat, said)?;
        self.hand(seat, said)?;
        self.cattle(seat, said)?;
        self.goals(seat, said)
    }

    /// The legendary stories; of the open one all map tokens lie facedown.
    fn legends(cast: Cast<'_>, position: &Position) -> Result<Stories, String> {
        let mut stories = Stories::default();
        for id in position.legends_done.iter().flatten() {
            stories.completed.insert(cast.legend(id)?);
        }
        let Some(id) = &position.legend else { return Ok(stories) };
        let open = cast.legend(id)?;
        let row = &cast.content.legendary_stories[open.index()];
        stories.open = Some(open);
        stories.facedown = (1_u8 << row.map_tokens.len()) - 1;
        let discs = position.legend_discs.as_deref().unwrap_or_default();
        if discs.len() > row.parts.len() {
            return Err(format!("legend-discs: {} of them: expected at most {}", discs.len(), row.parts.len()));
        }
        for (disc, name) in stories.discs.iter_mut().zip(discs) {
            *disc = if name == "none" { None } else { Some(cast.seat(name)?) };
        }
        Ok(stories)
    }

    fn deeds(&mut self, seat: Seat, said: &PlayerPosition) -> Result<(), String> {
        let owned = self.cast.deeds(said.deeds.as_deref().unwrap_or_default())?;
        let used = self.cast.deeds(said.deeds_used.as_deref().unwrap_or_default())?;
        if !used.without(owned).is_empty() {
            return Err("deeds-used: expected deeds that the player owns".into());
        }
        let deeds = &mut self.state.public.modules.blood_money.deeds;
        for deed in owned {
            deeds.owners[deed.index()] = Some(seat);
        }
        deeds.used = deeds.used.union(used);
        Ok(())
    }

    fn injury(&mut self, seat: Seat, said: &PlayerPosition) -> Result<(), String> {
        let Some(id) = said.injury.as_ref().filter(|id| *id != "none") else { return Ok(()) };
        let injury = self.cast.injury(id)?;
        let injuries = &mut self.state.public.modules.blood_money.injuries;
        if !injuries.deck(self.cast.content).contains(injury) {
            return Err(format!("injury: another player has {id}"));
        }
        injuries.set(seat, Some(injury));
        Ok(())
    }

    fn items(&mut self, seat: Seat, said: &PlayerPosition) -> Result<(), String> {
        let content = self.cast.content;
        for word in said.items.as_deref().unwrap_or_default() {
            let (item, upgraded) = self.cast.owned(word)?;
            if content.legendary.contains(item) {
                self.state.public.modules.blood_money.trader.deck.remove(item);
            } else {
                let left = &mut self.state.public.store[item.index()];
                *left = left.checked_sub(1).ok_or_else(|| format!("{word}: the store has no more of it"))?;
            }
            let player = &mut self.state.public.players[seat.index()];
            if player.items.contains(item) {
                return Err(format!("{word} is named twice"));
            }
            player.items.insert(item);
            if upgraded && content.misc.contains(item) {
                return Err(format!("{word}: expected + only after a weapon or a mount"));
            }
            if upgraded {
                player.upgraded.insert(item);
            }
            if content.weapons.contains(item) {
                player.weapon.get_or_insert(item);
            } else if content.mounts.contains(item) {
                player.mount.get_or_insert(item);
            }
        }
        let active = |id: &String, what: &str, kind: ItemSet, owned: ItemSet| {
            let item = self.cast.item(id)?;
            let fits = kind.and(owned).contains(item);
            if fits { Ok(Some(item)) } else { Err(format!("{what}: {id}: expected one of the player's items")) }
        };
        let player = &mut self.state.public.players[seat.index()];
        if let Some(id) = &said.weapon {
            player.weapon = active(id, "weapon", content.weapons, player.items)?;
        }
        if let Some(id) = &said.mount {
            player.mount = active(id, "mount", content.mounts, player.items)?;
        }
        Ok(())
    }

    fn hand(&mut self, seat: Seat, said: &PlayerPosition) -> Result<(), String> {
        let hand = self.cast.cards(said.hand.as_deref().unwrap_or_default())?;
        let secrets = &mut self.state.secrets;
        if let Some(card) = hand.without(secrets.deck.cards()).first() {
            return Err(format!("hand: another player holds the {card}"));
        }
        secrets.deck = Deck::of(secrets.deck.cards().without(hand));
        secrets.hands[seat.index()] = hand;
        Ok(())
    }

    fn cattle(&mut self, seat: Seat, said: &PlayerPosition) -> Result<(), String> {
        for (place, word) in [&said.cattle, &said.second_cattle].into_iter().enumerate() {
            self.cattle_token(seat, place, word.as_deref().unwrap_or("none"))?;
        }
        Ok(())
    }

    fn cattle_token(&mut self, seat: Seat, place: usize, word: &str) -> Result<(), String> {
        let Some(token) = self.cast.cattle(word)? else {
            return Ok(());
        };
        let ranch = self.cast.content.cattle[token.index()].ranch;
        let at_ranch = &mut self.state.secrets.ranches[ranch.index()];
        if !at_ranch.contains(token) {
            return Err(format!("cattle: another player carries {word}"));
        }
        at_ranch.remove(token);
        self.state.public.players[seat.index()].cattle[place] = Some(ranch);
        self.state.secrets.cattle[seat.index()][place] = Some(token);
        self.state.secrets.seen_cattle[seat.index()][place].insert(seat);
        Ok(())
    }

    /// Goals held and shown, and legendary tokens: by default the lowest ones left, one for each shown goal.
    fn goals(&mut self, seat: Seat, said: &PlayerPosition) -> Result<(), String> {
        let held = self.cast.goals(said.goals.as_deref().unwrap_or_default())?;
        let done = self.cast.goals(said.goals_done.as_deref().unwrap_or_default())?;
        let content = self.cast.content;
        let character = self.state.public.character(seat);
        let own: GoalSet = content.characters[character.index()].goals.iter().copied().collect();
        if !self.state.public.has_goals() && !held.union(done).is_empty() {
            return Err("goals need goals: true in the scenario, or goals among its variants".into());
        }
        if let Some(id) = self.cast.goal_ids(held.union(done).without(own)).first() {
            return Err(format!("{id} is another character's goal"));
        }
        if held.len() + done.len() > usize::from(content.numbers.goals_kept) || !held.and(done).is_empty() {
            return Err(format!("expected at most {} goals, held and shown together", content.numbers.goals_kept));
        }
        let slots = |goals: GoalSet| goals.iter().map(|goal| content.goal_slot(goal)).collect();
        self.state.secrets.goals[seat.index()] = slots(held);
        self.state.public.players[seat.index()].goals_done = slots(done);
        let named = said.tokens.as_deref();
        for i in 0..named.map_or(done.len(), <[u8]>::len) {
            self.token(seat, named.map(|values| values[i]))?;
        }
        for value in said.kept_tokens.iter().flatten() {
            let kind = self.token(seat, Some(*value))?;
            self.state.secrets.kept_tokens[seat.index()][kind] += 1;
            self.state.public.players[seat.index()].kept_tokens += 1;
        }
        Ok(())
    }

    /// A legendary token of this value, or the lowest that is left, comes to a player. Returns its kind.
    fn token(&mut self, seat: Seat, value: Option<u8>) -> Result<usize, String> {
        let pool = &mut self.state.secrets.token_pool;
        let fits = |kind: &usize| value.is_none_or(|lp| self.cast.content.token_lp[*kind] == lp) && pool[*kind] > 0;
        let kind = (0..TOKEN_KINDS).find(fits).ok_or("tokens: no legendary token of that value is left")?;
        pool[kind] -= 1;
        self.state.public.tokens -= 1;
        self.state.secrets.tokens[seat.index()][kind] += 1;
        self.state.public.players[seat.index()].tokens += 1;
        Ok(kind)
    }

    /// The supply, without what the players have.
    fn supplies(&mut self, position: &Position) -> Result<(), String> {
        self.poker_deck(position)?;
        self.story_decks(position)?;
        if let Some(words) = &position.trader {
            let owned = self.state.public.players.iter().fold(ItemSet::new(), |all, player| all.union(player.items));
            self.state.public.modules.blood_money.trader = trader::build(self.cast, words, owned)?;
        }
        let public = &mut self.state.public;
        for (id, left) in position.store.iter().flatten() {
            public.store[self.cast.item(id)?.index()] = *left;
        }
        let carried: u32 = public.all_seats().map(|s| u32::from(public.player(s).nuggets)).sum();
        let rest = u32::from(public.nuggets).checked_sub(carried).map(|left| left as u8);
        public.nuggets = match position.nuggets {
            Some(supply) => supply,
            None => rest.ok_or_else(|| format!("the players carry {carried} nuggets: more than there are"))?,
        };
        if let Some(pool) = position.legendary_tokens {
            for (left, copies) in pool.iter().zip(self.cast.content.token_copies) {
                most("legendary-tokens", *left, copies)?;
            }
            self.state.secrets.token_pool = pool;
            public.tokens = pool.iter().sum();
        }
        Ok(())
    }

    fn poker_deck(&mut self, position: &Position) -> Result<(), String> {
        let left = self.state.secrets.deck.cards();
        let named = |what: &str, words: &[String]| -> Result<CardSet, String> {
            let cards = self.cast.cards(words).map_err(|e| format!("{what}: {e}"))?;
            match cards.without(left).first() {
                Some(card) => Err(format!("{what}: a player holds the {card}")),
                None => Ok(cards),
            }
        };
        let deck = position.deck.as_deref().map(|words| named("deck", words)).transpose()?;
        let discard = position.discard.as_deref().map(|words| named("discard", words)).transpose()?;
        let (deck, discard) = match (deck, discard) {
            (None, discard) => (left.without(discard.unwrap_or_default()), discard.unwrap_or_default()),
            (Some(deck), None) => (deck, left.without(deck)),
            (Some(deck), Some(discard)) if deck.and(discard).is_empty() && deck.union(discard) == left => {
                (deck, discard)
            }
            _ => return Err("deck and discard: name one of them, or together all cards that no player holds".into()),
        };
        self.state.secrets.deck = Deck::of(deck);
        self.state.public.discard = discard;
        Ok(())
    }

    /// Open triggers and their stories; a deck without a trigger is empty.
    fn story_decks(&mut self, position: &Position) -> Result<(), String> {
        let public = &mut self.state.public;
        let words = position.stories.as_deref().unwrap_or_default();
        if !matches!(words.len(), 0 | 2) {
            return Err("stories: expected two triggers, `none` for an empty deck".into());
        }
        for (deck, word) in words.iter().enumerate() {
            public.open[deck] = self.cast.trigger(word)?;
        }
        let all = public.stories;
        let pool = match (&position.resolved, &position.resolved_all_but) {
            (Some(_), Some(_)) => return Err("expected resolved or resolved-all-but, not both".into()),
            (Some(resolved), None) => all.without(self.cast.stories(resolved)?),
            (None, Some(left)) => self.cast.stories(left)?,
            (None, None) if public.open == [None; 2] => StorySet::new(),
            (None, None) => all,
        };
        let n = pool.len() as u8;
        public.stories = pool;
        public.story_cards = match public.open {
            [None, None] if n > 0 => return Err("stories: expected an open trigger while stories are left".into()),
            [None, None] => [0, 0],
            [Some(_), None] => [n, 0],
            [None, Some(_)] => [0, n],
            [Some(_), Some(_)] => [n.div_ceil(2), n / 2],
        };
        for (deck, trigger) in public.open.iter().enumerate() {
            let Some(trigger) = trigger else {
                if public.players.iter().any(|p| p.discs[deck] > 0) {
                    return Err(format!("discs lie on story {}, and that deck is empty: expected a trigger", deck + 1));
                }
                continue;
            };
            let fitting = pool.and(self.cast.content.stories_by_trigger[trigger.index()]).len();
            let needed = public.open.iter().filter(|o| **o == Some(*trigger)).count();
            if fitting < needed || public.story_cards[deck] == 0 {
                let id = self.cast.trigger_id(Some(*trigger));
                return Err(format!("stories: {needed} show {id}, but {fitting} stories with that trigger are left"));
            }
        }
        Ok(())
    }

    fn turn(&mut self, position: &Position, at: At) -> Result<(), String> {
        let cast = self.cast;
        let seat = position.active.as_ref().map_or(Ok(Seat(0)), |name| cast.seat(name))?;
        let actions = most("actions", position.actions.unwrap_or(cast.content.numbers.actions), 20)?;
        let round = most("round", position.round.unwrap_or(1), 999)?;
        let mut turn = Turn::new(seat, round, actions);
        turn.began_at = self.state.public.player(seat).space;
        turn.fought = cast.seats(position.fought.as_deref().unwrap_or_default())?;
        turn.heist = position.heist.unwrap_or(false);
        turn.contributed = position.contributed.unwrap_or(false);
        let step = match at {
            At::Start => TurnStep::Begin,
            At::End => TurnStep::Stories,
            _ => TurnStep::Actions,
        };
        self.state.public.turn = turn;
        self.state.public.stack = Stack::new(Frame::Turn(step));
        self.state.public.asked = SeatSet::new();
        Ok(())
    }
}
