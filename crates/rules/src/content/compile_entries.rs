//! Compilation of the files' entries, with validation of every name and number.

use super::characters::{CharacterRow, Start};
use super::compiler::{Compiler, Res};
use super::load::AUTOMA_FILE;
use super::near_word;
use super::schema::*;
use super::source::Source;
use super::table::*;
use super::variants::Variant;
use crate::core::ids::*;
use crate::core::limits::CHARACTER_GOALS;

impl Compiler<'_> {
    /// The poker cards, and the title of each.
    pub(super) fn titles(&mut self) -> Res<(CardSet, [Title; POKER_CARDS])> {
        self.begin("poker-cards.yaml");
        let specs = self.specs;
        let mut title_of = [None; POKER_CARDS];
        for (i, title) in specs.titles.iter().enumerate() {
            self.entry.clone_from(&title.id);
            for name in &title.cards {
                let card: Card = match name.parse() {
                    Ok(card) => card,
                    Err(e) => return self.error(format!("{e}")),
                };
                if title_of[card.index()].replace(Title(i as u8)).is_some() {
                    return self.error(format!("card {card} has two titles"));
                }
            }
            self.jokers_alone(title)?;
            self.source(Source::title(Title(i as u8)), &title.abilities, &title.passives)?;
        }
        self.entry.clear();
        let cards: CardSet = (0..POKER_CARDS as u8).map(Card).filter(|card| title_of[card.index()].is_some()).collect();
        // The jokers are in the deck or not, both of them.
        let expected = if cards.and(JOKERS).is_empty() { SUITED } else { SUITED.union(JOKERS) };
        match expected.without(cards).first() {
            Some(card) => self.error(format!("card {card} has no title")),
            None => Ok((cards, title_of.map(|title| title.unwrap_or(Title(0))))),
        }
    }

    /// Any card at poker: that is what jokers are, and nothing else.
    fn jokers_alone(&self, title: &PokerTitle) -> Res<()> {
        let wild = title.passives.contains(&Passive::AnyCardInPoker);
        let is_joker = |name: &String| name.parse().is_ok_and(Card::is_joker);
        match title.cards.iter().find(|name| is_joker(name) != wild) {
            Some(card) if wild => self.error(format!("“any-card-in-poker” on {card}: expected it on the jokers")),
            Some(card) => self.error(format!("{card} without “any-card-in-poker”: expected it on a joker")),
            None => Ok(()),
        }
    }

    pub(super) fn items(&mut self) -> Res<Vec<ItemRow>> {
        self.begin("items.yaml");
        let specs = self.specs;
        let mut rows = Vec::new();
        for (i, item) in specs.items.iter().enumerate() {
            let id = Item(i as u8);
            self.entry.clone_from(&item.id);
            if item.upgraded.is_some() == (item.kind == ItemKind::Misc || item.legendary) {
                return self.error("weapons and mounts of stores have an upgraded side, others none");
            }
            self.source(Source::item(id, false), &item.front.abilities, &item.front.passives)?;
            let mut upgraded_lp = 0;
            if let Some(side) = &item.upgraded {
                self.source(Source::item(id, true), &side.abilities, &side.passives)?;
                upgraded_lp = side.lp;
            }
            rows.push(ItemRow {
                kind: item.kind,
                cost: item.cost,
                copies: item.copies,
                upgraded_lp,
                front_lp: item.front.lp,
                legendary: item.legendary,
            });
        }
        Ok(rows)
    }

    pub(super) fn characters(&mut self) -> Res<Vec<CharacterRow>> {
        self.begin("characters.yaml");
        let specs = self.specs;
        let mut rows = Vec::new();
        for (i, c) in specs.characters.iter().enumerate() {
            self.entry.clone_from(&c.id);
            self.source(Source::character(Character(i as u8)), &c.abilities, &c.passives)?;
            let mut items = Vec::new();
            for name in &c.gains.items {
                let (id, upgraded) = name.strip_suffix('+').map_or((name.as_str(), false), |id| (id, true));
                items.push((self.store_item(id)?, upgraded));
            }
            let mut points = Vec::new();
            for start in &c.gains.points {
                points.push((self.point_track(&start.track)?, start.points, start.reward));
            }
            let goals = specs.goals.iter().enumerate().filter(|(_, g)| g.character == c.id);
            rows.push(CharacterRow {
                start: self.start(&c.start)?,
                start_free: c.start_free,
                goals: goals.map(|(i, _)| Goal(i as u8)).collect(),
                goals_by_kind: [GoalSlots::new(); GOAL_KINDS],
                money: c.gains.money,
                cards: c.gains.cards,
                marshal: c.gains.marshal,
                wanted: c.gains.wanted,
                points,
                lp: c.gains.lp,
                wounds: c.gains.wounds,
                items,
                effects: self.block(&c.gains.effects)?,
            });
        }
        Ok(rows)
    }

    /// Where a character starts.
    fn start(&self, place: &str) -> Res<Start> {
        match place {
            "trader" if self.specs.trader.is_empty() => self.error("“trader”: expected a trader in the content"),
            "trader" => Ok(Start::Trader),
            "own-deed" => Ok(Start::OwnDeed),
            "beside-player" => Ok(Start::BesidePlayer),
            "circuit" if self.board.circuit.is_empty() => self.error("“circuit”: expected a circuit on the board"),
            "circuit" => Ok(Start::Circuit(self.board.circuit.iter().copied().collect())),
            place => self.open_place(place).map(Start::Place),
        }
    }

    pub(super) fn stories(&mut self) -> Res<Vec<StoryRow>> {
        self.begin("stories.yaml");
        let specs = self.specs;
        let mut rows = Vec::new();
        for card in &specs.stories.cards {
            self.entry.clone_from(&card.id);
            let Some(trigger) = specs.stories.triggers.iter().position(|t| t.id == card.trigger) else {
                let known: Vec<&str> = specs.stories.triggers.iter().map(|t| t.id.as_str()).collect();
                let near = near_word(&card.trigger, known.iter().copied());
                let what = format!("unknown trigger “{}”{near}: expected one of {}", card.trigger, known.join(", "));
                return self.error(what);
            };
            let spawn = self.hideouts(&card.spawn)?;
            rows.push(StoryRow {
                trigger: Trigger(trigger as u8),
                effects: self.block(&card.effects)?,
                spawn,
                sheriff: card.sheriff,
            });
        }
        Ok(rows)
    }

    pub(super) fn goals(&mut self) -> Res<Vec<GoalRow>> {
        self.begin("goals.yaml");
        let specs = self.specs;
        let mut rows = Vec::new();
        for goal in &specs.goals {
            self.entry.clone_from(&goal.id);
            let Some(character) = specs.characters.iter().position(|c| c.id == goal.character) else {
                let near = Self::near(&goal.character, specs.characters.iter().map(|c| c.id.as_str()));
                return self.error(format!("unknown character “{}”{near}", goal.character));
            };
            let (kind, least, subjects) = self.goal_event(&goal.event)?;
            let all = self.conditions(&goal.conditions)?;
            let character = Character(character as u8);
            let slot = GoalSlot(rows.iter().filter(|row: &&GoalRow| row.character == character).count() as u8);
            if slot.index() >= CHARACTER_GOALS {
                return self
                    .error(format!("{} has too many goals: expected at most {CHARACTER_GOALS}", goal.character));
            }
            rows.push(GoalRow { character, slot, kind, least, subjects, all });
        }
        Ok(rows)
    }

    /// The kind, minimum amount and subjects of a goal's event.
    pub(super) fn goal_event(&self, event: &GoalEvent) -> Res<(GoalKind, u8, u64)> {
        const ANY: u64 = u64::MAX;
        let legendary = self.specs.items.iter().enumerate().filter(|(_, item)| item.legendary);
        let legendary = legendary.fold(0, |all, (at, _)| all | 1 << at);
        let item = |id: &str| match id {
            "any" => Ok(ANY),
            "legendary" if legendary != 0 => Ok(legendary),
            id => self.item(id).map(|i| 1 << i.0),
        };
        let title = |id: &str| {
            if id == "any" { Ok(ANY) } else { self.title(id).map(|t| 1 << t.0) }
        };
        let fight = |name: &str| self.fight_kinds(name);
        Ok(match event {
            GoalEvent::Always => (GoalKind::Always, 0, ANY),
            GoalEvent::DiscardItem(id) => (GoalKind::DiscardItem, 0, item(id)?),
            GoalEvent::GainItem(id) => (GoalKind::GainItem, 0, item(id)?),
            GoalEvent::UpgradeItem(id) => (GoalKind::UpgradeItem, 0, item(id)?),
            GoalEvent::WinFight(name) => (GoalKind::WinFight, 0, fight(name)?),
            GoalEvent::LoseFight(name) => (GoalKind::LoseFight, 0, fight(name)?),
            GoalEvent::EndMove => (GoalKind::EndMove, 0, ANY),
            GoalEvent::Wrangle => (GoalKind::Wrangle, 0, ANY),
            GoalEvent::Rustle => (GoalKind::Rustle, 0, ANY),
            GoalEvent::Acquire => (GoalKind::Acquire, 0, ANY),
            GoalEvent::Deposit(n) => (GoalKind::Deposit, *n, ANY),
            GoalEvent::Prospect(n) => (GoalKind::Prospect, *n, ANY),
            GoalEvent::WinPoker => (GoalKind::WinPoker, 0, ANY),
            GoalEvent::LosePoker => (GoalKind::LosePoker, 0, ANY),
            GoalEvent::SeeDoctor(n) => (GoalKind::SeeDoctor, *n, ANY),
            GoalEvent::Revel(n) => (GoalKind::Revel, *n, ANY),
            GoalEvent::Work => (GoalKind::Work, 0, ANY),
            GoalEvent::SpendAtStore(n) => (GoalKind::SpendAtStore, *n, ANY),
            GoalEvent::Contribute => (GoalKind::Contribute, 0, ANY),
            GoalEvent::PlayAction(id) => (GoalKind::PlayAction, 0, title(id)?),
            GoalEvent::PlayReaction(id) => (GoalKind::PlayReaction, 0, title(id)?),
            GoalEvent::LpByAction(n) => (GoalKind::LpByAction, *n, ANY),
            GoalEvent::Frontier(n) => (GoalKind::Frontier, *n, ANY),
            GoalEvent::CrossPass => (GoalKind::CrossPass, 0, ANY),
            GoalEvent::RailTravel => (GoalKind::RailTravel, 0, ANY),
            GoalEvent::ClaimDeed(n) => (GoalKind::ClaimDeed, *n, ANY),
            GoalEvent::UseDeed => (GoalKind::UseDeed, 0, ANY),
            GoalEvent::Repair => (GoalKind::Repair, 0, ANY),
            GoalEvent::RollRisk => (GoalKind::RollRisk, 0, ANY),
            GoalEvent::RevealToken => (GoalKind::RevealToken, 0, ANY),
            GoalEvent::Discs(n) => (GoalKind::Discs, *n, ANY),
        })
    }

    pub(super) fn cattle(&mut self) -> Res<Vec<CattleRow>> {
        self.begin("cattle.yaml");
        let (specs, board) = (self.specs, self.board);
        let mut rows = Vec::new();
        for token in &specs.cattle {
            self.entry.clone_from(&token.id);
            let ranch = board.ranches.iter().position(|(kind, _)| *kind == token.ranch);
            let stray = || specs.strays().filter(|stray| stray.id == token.ranch).map(|_| board.ranches.len());
            let Some(ranch) = ranch.or_else(stray) else {
                return self.error(format!(
                    "unknown ranch “{}”: expected a location of board.json, such as ranch-green, or the one kind of tokens of map-tokens.yaml that are stray cattle",
                    token.ranch
                ));
            };
            rows.push(CattleRow { ranch: Ranch(ranch as u8), effects: self.block(&token.effects)? });
        }
        Ok(rows)
    }

    pub(super) fn automa(&mut self) -> Res<AutomaRow> {
        self.begin(AUTOMA_FILE);
        let spec = &self.specs.automa;
        if spec.cards.is_empty() {
            return self.error("no cards: expected one at least");
        }
        Ok(AutomaRow {
            id: Variant::AUTOMA.id(),
            start: self.space(&spec.start)?,
            money: spec.money,
            nuggets: spec.nuggets,
            fight_cards: spec.fight_cards,
            decrease: spec.decrease,
            cards: spec.cards.iter().map(|c| self.automa_card(c)).collect::<Res<_>>()?,
            for_two: self.automa_for_two()?,
        })
    }

    /// The cards of the automa that stay out of its deck with more than two players; some stay in it.
    fn automa_for_two(&mut self) -> Res<AutomaCardSet> {
        self.entry.clear();
        let specs = self.specs;
        let ids = || specs.automa.cards.iter().map(|card| card.id.as_str());
        let at = |id: &String| self.among("card of the automa", id, ids()).map(AutomaCard);
        let for_two = specs.automa_for_two.iter().map(at).collect::<Res<AutomaCardSet>>()?;
        if for_two.len() == specs.automa.cards.len() {
            return self.error("“automa-cards-for-two” has all cards: expected some for more players");
        }
        Ok(for_two)
    }

    fn automa_card(&mut self, card: &AutomaCardSpec) -> Res<BlockId> {
        self.entry.clone_from(&card.id);
        self.block(&card.effects)
    }

    pub(super) fn track(&mut self, id: &str, spec: &TrackSpec) -> Res<TrackRow> {
        self.begin("tracks.yaml");
        self.entry.push_str(id);
        let (9, Ok(rows)) = (spec.spaces.len(), spec.rows.as_slice().try_into()) else {
            return self.error("a track has 9 spaces in 3 rows");
        };
        let spaces = spec.spaces.iter().map(|s| self.block(s)).collect::<Res<_>>()?;
        Ok(TrackRow { spaces, rows })
    }

    pub(super) fn fight_cards(&mut self) -> Res<Vec<BlockId>> {
        self.begin("fight-cards.yaml");
        let specs = self.specs;
        let mut by_rank = vec![None; RANKS.len()];
        for card in &specs.fight_cards {
            self.entry.clone_from(&card.rank);
            let rank: FightCard = match card.rank.parse() {
                Ok(rank) => rank,
                Err(e) => return self.error(format!("{e}")),
            };
            by_rank[rank.index()] = Some(self.block(&card.effects)?);
        }
        self.entry.clear();
        match by_rank.into_iter().collect::<Option<Vec<_>>>() {
            Some(all) => Ok(all),
            None => self.error("a fight card is missing: expected one of each rank, 2 to A"),
        }
    }
}

impl Compiler<'_> {
    /// The kinds of fights of a name, as a mask.
    pub(super) fn fight_kinds(&self, name: &str) -> Res<u64> {
        match fight_mask(name) {
            Some(mask) => Ok(mask),
            None => {
                let known = "arrest, duel, rob, bandit, heist, sheriff, opponent, holdup, player or any";
                self.error(format!("unknown kind of fight “{name}”: expected {known}"))
            }
        }
    }
}

/// The kinds of fight that a word denotes, as a mask.
fn fight_mask(name: &str) -> Option<u64> {
    use crate::core::choice::FightKind as F;
    let kinds: &[F] = match name {
        "any" => return Some(u64::MAX),
        "player" => &[F::Arrest, F::Duel, F::Rob],
        "arrest" => &[F::Arrest],
        "duel" => &[F::Duel],
        "rob" => &[F::Rob],
        "bandit" => &[F::Bandit],
        "heist" => &[F::Heist, F::Holdup],
        "sheriff" => &[F::Sheriff],
        "opponent" => &[F::Opponent],
        "holdup" => &[F::Holdup],
        _ => return None,
    };
    Some(kinds.iter().fold(0, |mask, kind| mask | 1 << *kind as u8))
}
