//! From specs to tables, with every name and number checked.

use super::load::{Files, Specs};
use super::schema::*;
use super::table::{Source, *};
use super::{Board, ContentError};
use crate::ids::*;

type Res<T> = Result<T, ContentError>;

/// Collects ops, conditions and options while the specs are walked.
struct Compiler<'s> {
    specs: &'s Specs,
    board: &'s Board,
    file: &'static str,
    ops: Vec<Op>,
    blocks: Vec<(u16, u16)>,
    options: Vec<OptionRow>,
    option_keys: Vec<String>,
    conditions: Vec<Vec<Cond>>,
    places: Vec<SpaceSet>,
    abilities: Vec<AbilityRow>,
    by_source: Vec<(u16, u16)>,
    passives: Vec<Passives>,
}

impl Compiler<'_> {
    fn error<T>(&self, what: impl Into<String>) -> Res<T> {
        Err(ContentError::new(self.file, 0, what))
    }

    fn item(&self, id: &str) -> Res<Item> {
        match self.specs.items.iter().position(|i| i.id == id) {
            Some(i) => Ok(Item(i as u8)),
            None => self.error(format!("unknown item “{id}”")),
        }
    }

    fn title(&self, id: &str) -> Res<Title> {
        match self.specs.titles.iter().position(|t| t.id == id) {
            Some(i) => Ok(Title(i as u8)),
            None => self.error(format!("unknown poker card title “{id}”")),
        }
    }

    fn place(&self, name: &str) -> Res<SpaceSet> {
        match self.board.place(name) {
            set if set.is_empty() => self.error(format!(
                "unknown place “{name}”: expected a space, a location, a region, town or outside-town"
            )),
            set => Ok(set),
        }
    }

    fn key(&mut self, key: &str) -> Res<OptionKey> {
        let at = self.option_keys.iter().position(|k| k == key).unwrap_or_else(|| {
            self.option_keys.push(key.to_owned());
            self.option_keys.len() - 1
        });
        if at > 255 {
            return self.error("more than 256 different option keys");
        }
        Ok(OptionKey(at as u8))
    }

    fn block(&mut self, effects: &[Effect]) -> Res<BlockId> {
        if effects.is_empty() {
            return Ok(BlockId(0));
        }
        let ops = effects.iter().map(|e| self.op(e)).collect::<Res<Vec<Op>>>()?;
        if self.ops.len() + ops.len() > usize::from(u16::MAX) {
            return self.error("more effects than fit");
        }
        let start = self.ops.len() as u16;
        self.blocks.push((start, ops.len() as u16));
        self.ops.extend(ops);
        Ok(BlockId(self.blocks.len() as u16 - 1))
    }

    fn op(&mut self, effect: &Effect) -> Res<Op> {
        Ok(match effect {
            Effect::Money(n) => Op::Money(*n),
            Effect::LoseMoney(n) => Op::LoseMoney(*n),
            Effect::Draw(n) => Op::Draw(*n),
            Effect::Discard(n) => Op::Discard(*n),
            Effect::DiscardRandom(n) => Op::DiscardRandom(*n),
            Effect::Lp(n) => Op::Lp(*n),
            Effect::LoseLp(n) => Op::LoseLp(*n),
            Effect::Wound(n) => Op::Wound { n: *n, sure: false },
            Effect::SureWound(n) => Op::Wound { n: *n, sure: true },
            Effect::Heal(n) => Op::Heal(*n),
            Effect::HealAll => Op::Heal(u8::MAX),
            Effect::Marshal(n) => Op::Marshal(*n),
            Effect::Wanted(n) => Op::Wanted(*n),
            Effect::SamePoints(n) => Op::SamePoints(*n),
            Effect::Nuggets(n) => Op::Nuggets(*n),
            Effect::Actions(n) => Op::Actions(*n),
            Effect::Ride(n) => Op::Ride(*n),
            Effect::ExtendMove(n) => Op::ExtendMove(*n),
            Effect::Sheriff(n) => Op::Sheriff(*n),
            Effect::Decrease(n) => Op::Decrease(*n),
            Effect::CancelWounds => Op::CancelWounds,
            Effect::CancelFightCard => Op::CancelFightCard,
            Effect::Restart => Op::Restart,
            Effect::NoMarshalReward => Op::NoMarshalReward,
            Effect::WoundLoser(n) => Op::WoundLoser(*n),
            Effect::LookAtHand(n) => Op::LookAtHand(*n),
            Effect::DiscardThis => Op::DiscardThis,
            Effect::Tribute(n) => Op::Tribute(*n),
            Effect::KeepPlayed(n) => Op::KeepPlayed(*n),
            Effect::RerollDie => Op::RerollDie,
            Effect::Upgrade(n) => Op::Upgrade(*n),
            Effect::Shop(n) => Op::Shop(*n),
            Effect::Prospect => Op::Prospect,
            nested => self.nested_op(nested)?,
        })
    }

    fn nested_op(&mut self, effect: &Effect) -> Res<Op> {
        Ok(match effect {
            Effect::Travel(place) => {
                let spaces = self.place(place)?;
                self.places.push(spaces);
                Op::Travel(self.places.len() as u8 - 1)
            }
            Effect::GainItem(id) => Op::GainItem(self.item(id)?),
            Effect::NpcRestart(inner) => Op::NpcRestart(self.block(inner)?),
            Effect::Opponent(inner) => Op::Opponent(self.block(inner)?),
            Effect::PlayerHere(inner) => Op::PlayerHere(self.block(inner)?),
            Effect::Choose(options) => self.choose(options, false)?,
            Effect::Suffer(options) => self.choose(options, true)?,
            Effect::May { price, get } => Op::May {
                price: self.price(price)?,
                get: self.block(get)?,
            },
            Effect::If { all, then, otherwise } => Op::If {
                all: self.conditions(all)?,
                then: self.block(then)?,
                otherwise: self.block(otherwise)?,
            },
            other => return self.error(format!("{other:?} is not a nested effect")),
        })
    }

    /// A price may only name what can be paid: money, cards, wounds, nuggets are not yet needed.
    fn price(&mut self, price: &[Effect]) -> Res<BlockId> {
        let payable = |e: &Effect| {
            matches!(
                e,
                Effect::LoseMoney(_) | Effect::Discard(_) | Effect::Wound(_) | Effect::DiscardThis
            )
        };
        if let Some(odd) = price.iter().find(|e| !payable(e)) {
            return self.error(format!(
                "{odd:?} cannot be a price: expected lose-money, discard, wound or discard-this"
            ));
        }
        self.block(price)
    }

    fn choose(&mut self, options: &[ChooseOption], penalty: bool) -> Res<Op> {
        if options.len() < 2 {
            return self.error("a choice needs at least two options");
        }
        let mut rows = Vec::new();
        for option in options {
            let row = OptionRow {
                key: self.key(&option.key)?,
                price: self.price(&option.price)?,
                effects: self.block(&option.effects)?,
            };
            rows.push(row);
        }
        let first = self.options.len() as u16;
        let count = rows.len() as u8;
        self.options.extend(rows);
        Ok(Op::Choose { first, count, penalty })
    }

    fn conditions(&mut self, all: &[Condition]) -> Res<CondId> {
        if all.is_empty() {
            return Ok(CondId(0));
        }
        let list = all.iter().map(|c| self.condition(c)).collect::<Res<Vec<_>>>()?;
        self.conditions.push(list);
        Ok(CondId(self.conditions.len() as u16 - 1))
    }

    fn condition(&self, condition: &Condition) -> Res<Cond> {
        Ok(match condition {
            Condition::InTown => Cond::At(self.board.town),
            Condition::OutsideTown => Cond::At(self.board.all.without(self.board.town)),
            Condition::At(place) => Cond::At(self.place(place)?),
            Condition::Marshal => Cond::Marshal(1),
            Condition::Wanted => Cond::Wanted(1),
            Condition::Neither => Cond::Neither,
            Condition::MarshalAtLeast(n) => Cond::Marshal(*n),
            Condition::WantedAtLeast(n) => Cond::Wanted(*n),
            Condition::LpAtLeast(n) => Cond::Lp(*n),
            Condition::MoneyAtLeast(n) => Cond::Money(*n),
            Condition::MoneyAtMost(n) => Cond::MoneyAtMost(*n),
            Condition::NuggetsAtLeast(n) => Cond::Nuggets(*n),
            Condition::WoundsAtLeast(n) => Cond::Wounds(*n),
            Condition::Unhurt => Cond::Unhurt,
            Condition::HasCattle => Cond::HasCattle,
            Condition::HasItem(id) => Cond::HasItem(self.item(id)?),
            Condition::HasUpgraded(id) => Cond::HasUpgraded(self.item(id)?),
            Condition::MiscItemsAtLeast(n) => Cond::MiscItems(*n),
            Condition::UpgradesAtLeast(n) => Cond::Upgrades(*n),
            Condition::AgainstPlayer => Cond::AgainstPlayer,
            Condition::AgainstNpc => Cond::AgainstNpc,
            Condition::AgainstBandit => Cond::AgainstBandit,
            Condition::Attacking => Cond::Attacking,
            Condition::Alone => Cond::Alone,
        })
    }

    fn source(&mut self, source: Source, abilities: &[Ability], passives: &[Passive]) -> Res<()> {
        let start = self.abilities.len() as u16;
        for ability in abilities {
            let row = AbilityRow {
                when: ability.when,
                source,
                all: self.conditions(&ability.conditions)?,
                optional: ability.optional || !ability.price.is_empty(),
                limit: ability.limit,
                price: self.price(&ability.price)?,
                effects: self.block(&ability.effects)?,
            };
            self.abilities.push(row);
        }
        self.by_source[usize::from(source.0)] = (start, abilities.len() as u16);
        let sum = &mut self.passives[usize::from(source.0)];
        for passive in passives {
            match passive {
                Passive::Movement(n) => sum.movement = *n,
                Passive::Carry(n) => sum.carry = *n,
                Passive::HandSize(n) => sum.hand_size = *n,
                Passive::WoundsKeepHandSize => sum.wounds_keep_hand_size = true,
                Passive::WinPlayerTies => sum.win_player_ties = true,
                Passive::RideMesas => sum.ride_mesas = true,
                Passive::CountsAsNugget | Passive::AnyValueInPoker => {}
            }
        }
        Ok(())
    }

    fn titles(&mut self) -> Res<[Title; 52]> {
        self.file = "poker-cards.yaml";
        let specs = self.specs;
        let mut title_of = [None; 52];
        for (i, title) in specs.titles.iter().enumerate() {
            for name in &title.cards {
                let card: Card = match name.parse() {
                    Ok(card) => card,
                    Err(e) => return self.error(format!("title “{}”: {e}", title.id)),
                };
                if title_of[card.index()].replace(Title(i as u8)).is_some() {
                    return self.error(format!("card {card} has two titles"));
                }
            }
            self.source(Source::title(Title(i as u8)), &title.abilities, &title.passives)?;
        }
        let mut all = [Title(0); 52];
        for (i, title) in title_of.iter().enumerate() {
            match title {
                Some(title) => all[i] = *title,
                None => return self.error(format!("card {} has no title", Card(i as u8))),
            }
        }
        Ok(all)
    }

    fn items(&mut self) -> Res<Vec<ItemRow>> {
        self.file = "items.yaml";
        let specs = self.specs;
        if specs.items.len() > crate::limits::ITEMS {
            return self.error(format!("more than {} items", crate::limits::ITEMS));
        }
        let mut rows = Vec::new();
        for (i, item) in specs.items.iter().enumerate() {
            let id = Item(i as u8);
            if item.upgraded.is_some() == (item.kind == ItemKind::Misc) {
                return self.error(format!(
                    "item “{}”: weapons and mounts have an upgraded side, others none",
                    item.id
                ));
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
            });
        }
        Ok(rows)
    }

    fn characters(&mut self) -> Res<Vec<CharacterRow>> {
        self.file = "characters.yaml";
        let specs = self.specs;
        let mut rows = Vec::new();
        if specs.characters.len() > 64 {
            return self.error("more than 64 characters");
        }
        for (i, c) in specs.characters.iter().enumerate() {
            self.source(Source::character(Character(i as u8)), &c.abilities, &c.passives)?;
            let mut items = Vec::new();
            for name in &c.gains.items {
                let (id, upgraded) = name.strip_suffix('+').map_or((name.as_str(), false), |id| (id, true));
                items.push((self.item(id)?, upgraded));
            }
            let goals = specs.goals.iter().enumerate().filter(|(_, g)| g.character == c.id);
            rows.push(CharacterRow {
                start: self.place(&c.start)?,
                start_free: c.start_free,
                goals: goals.map(|(i, _)| Goal(i as u8)).collect(),
                money: c.gains.money,
                cards: c.gains.cards,
                marshal: c.gains.marshal,
                wanted: c.gains.wanted,
                wounds: c.gains.wounds,
                items,
            });
        }
        Ok(rows)
    }

    fn stories(&mut self) -> Res<Vec<StoryRow>> {
        self.file = "stories.yaml";
        let specs = self.specs;
        if specs.stories.cards.len() > 128 || specs.stories.triggers.len() > 4 {
            return self.error("more than 128 stories or 4 triggers");
        }
        let mut rows = Vec::new();
        for card in &specs.stories.cards {
            let Some(trigger) = specs.stories.triggers.iter().position(|t| t.id == card.trigger) else {
                return self.error(format!("story “{}”: unknown trigger “{}”", card.id, card.trigger));
            };
            let mut spawn = SpaceSet::new();
            for gang in &card.spawn {
                spawn = spawn.union(self.place(&format!("hideout-{gang}"))?);
            }
            rows.push(StoryRow {
                trigger: Trigger(trigger as u8),
                effects: self.block(&card.effects)?,
                spawn,
                sheriff: card.sheriff,
            });
        }
        Ok(rows)
    }

    fn goals(&mut self) -> Res<Vec<GoalRow>> {
        self.file = "goals.yaml";
        let specs = self.specs;
        let mut rows = Vec::new();
        if specs.goals.len() > 128 {
            return self.error("more than 128 goals");
        }
        for goal in &specs.goals {
            let Some(character) = specs.characters.iter().position(|c| c.id == goal.character) else {
                return self.error(format!("goal “{}”: unknown character “{}”", goal.id, goal.character));
            };
            let (kind, least, subjects) = self.goal_event(&goal.id, &goal.on)?;
            let all = self.conditions(&goal.conditions)?;
            rows.push(GoalRow {
                character: Character(character as u8),
                kind,
                least,
                subjects,
                all,
            });
        }
        Ok(rows)
    }

    /// The kind, least amount and subjects of what a goal waits for.
    fn goal_event(&self, goal: &str, on: &GoalEvent) -> Res<(GoalKind, u8, u32)> {
        const ANY: u32 = u32::MAX;
        let item = |id: &str| {
            if id == "any" {
                Ok(ANY)
            } else {
                self.item(id).map(|i| 1 << i.0)
            }
        };
        let title = |id: &str| {
            if id == "any" {
                Ok(ANY)
            } else {
                self.title(id).map(|t| 1 << t.0)
            }
        };
        let fight = |name: &str| match fight_mask(name) {
            Some(mask) => Ok(mask),
            None => self.error(format!("goal “{goal}”: unknown kind of fight “{name}”")),
        };
        Ok(match on {
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
        })
    }

    fn cattle(&mut self) -> Res<Vec<CattleRow>> {
        self.file = "cattle.yaml";
        let (specs, board) = (self.specs, self.board);
        if specs.cattle.len() > 32 {
            return self.error("more than 32 cattle tokens");
        }
        let mut rows = Vec::new();
        for token in &specs.cattle {
            let Some(ranch) = board.ranches.iter().position(|(kind, _)| *kind == token.ranch) else {
                return self.error(format!("token “{}”: unknown ranch “{}”", token.id, token.ranch));
            };
            rows.push(CattleRow {
                ranch: Ranch(ranch as u8),
                effects: self.block(&token.effects)?,
            });
        }
        Ok(rows)
    }

    fn track(&mut self, spec: &TrackSpec) -> Res<TrackRow> {
        self.file = "tracks.yaml";
        if spec.spaces.len() != 9 || spec.rows.len() != 3 {
            return self.error("a track has 9 spaces in 3 rows");
        }
        let spaces = spec.spaces.iter().map(|s| self.block(s)).collect::<Res<_>>()?;
        Ok(TrackRow {
            spaces,
            rows: spec.rows.clone(),
        })
    }

    fn fight_cards(&mut self) -> Res<Vec<BlockId>> {
        self.file = "fight-cards.yaml";
        let specs = self.specs;
        let mut by_rank = vec![None; RANKS.len()];
        for card in &specs.fight_cards {
            let rank: FightCard = match card.rank.parse() {
                Ok(rank) => rank,
                Err(e) => return self.error(format!("{e}")),
            };
            by_rank[rank.index()] = Some(self.block(&card.effects)?);
        }
        match by_rank.into_iter().collect::<Option<Vec<_>>>() {
            Some(all) => Ok(all),
            None => self.error("a fight card is missing: expected one of each rank, 2 to A"),
        }
    }
}

impl Content {
    /// Reads, checks and compiles the files of the base game.
    ///
    /// # Errors
    /// With the file and, where known, the line.
    pub fn load(files: &Files) -> Result<Self, ContentError> {
        let specs = files.specs()?;
        check_ids(&specs)?;
        let board = Board::compile(specs.board.clone(), "board.json")?;
        let mut c = Compiler {
            specs: &specs,
            board: &board,
            file: "",
            ops: Vec::new(),
            blocks: vec![(0, 0)],
            options: Vec::new(),
            option_keys: Vec::new(),
            conditions: vec![Vec::new()],
            places: Vec::new(),
            abilities: Vec::new(),
            by_source: vec![(0, 0); 256],
            passives: vec![Passives::default(); 256],
        };
        let title_of = c.titles()?;
        let items = c.items()?;
        let characters = c.characters()?;
        let fight_cards = c.fight_cards()?;
        let stories = c.stories()?;
        let goals = c.goals()?;
        let cattle = c.cattle()?;
        let (marshal, wanted) = (c.track(&specs.tracks.marshal)?, c.track(&specs.tracks.wanted)?);
        let Compiler {
            ops,
            blocks,
            options,
            option_keys,
            conditions,
            places,
            abilities,
            by_source,
            passives,
            ..
        } = c;
        let of_kind = |kind| {
            (0..items.len())
                .filter(|i| items[*i].kind == kind)
                .map(|i| Item(i as u8))
                .collect()
        };
        let with = |passive: Passive| {
            let cards = (0..52)
                .map(Card)
                .filter(|c| specs.titles[title_of[c.index()].index()].passives.contains(&passive));
            cards.collect::<CardSet>()
        };
        let mut content = Self {
            hash: files.fingerprint(),
            numbers: specs.numbers,
            listeners: [0; TIMINGS],
            timed_cards: [CardSet::new(); TIMINGS],
            nugget_cards: with(Passive::CountsAsNugget),
            wild_cards: with(Passive::AnyValueInPoker),
            mounts: of_kind(ItemKind::Mount),
            weapons: of_kind(ItemKind::Weapon),
            misc: of_kind(ItemKind::Misc),
            triggers: specs.stories.triggers.iter().map(|t| t.on).collect(),
            stories_by_trigger: (0..specs.stories.triggers.len())
                .map(|t| {
                    (0..stories.len())
                        .filter(|s| stories[*s].trigger.index() == t)
                        .map(|s| Story(s as u8))
                        .collect()
                })
                .collect(),
            goals_by_kind: [GoalSet::new(); GOAL_KINDS],
            cattle_of: (0..board.ranches.len())
                .map(|r| {
                    (0..cattle.len())
                        .filter(|t| cattle[*t].ranch.index() == r)
                        .map(|t| Cattle(t as u8))
                        .collect()
                })
                .collect(),
            token_lp: tokens(&specs)?.map(|t| t.lp),
            token_copies: tokens(&specs)?.map(|t| t.copies),
            die: die(&specs)?,
            ops,
            blocks,
            options,
            option_keys,
            conditions,
            places,
            abilities,
            by_source,
            passives,
            title_of,
            items,
            characters,
            fight_cards,
            stories,
            goals,
            cattle,
            marshal,
            wanted,
            board,
            specs,
        };
        content.listen();
        Ok(content)
    }

    /// Fills the masks of who listens at each timing, and of goals by what they wait for.
    fn listen(&mut self) {
        for (i, goal) in self.goals.iter().enumerate() {
            self.goals_by_kind[goal.kind as usize].insert(Goal(i as u8));
        }
        for ability in &self.abilities {
            self.listeners[ability.when as usize] |= ability.source.bit();
        }
        for card in (0..52).map(Card) {
            for ability in self.abilities_of(self.card_source(card)).to_vec() {
                self.timed_cards[ability.when as usize].insert(card);
            }
        }
    }
}

/// The kinds of fight that a word means, as a mask.
fn fight_mask(name: &str) -> Option<u32> {
    use crate::choice::FightKind as F;
    let kinds: &[F] = match name {
        "any" => return Some(u32::MAX),
        "player" => &[F::Arrest, F::Duel, F::Rob],
        "arrest" => &[F::Arrest],
        "duel" => &[F::Duel],
        "rob" => &[F::Rob],
        "bandit" => &[F::Bandit],
        "heist" => &[F::Heist],
        "sheriff" => &[F::Sheriff],
        _ => return None,
    };
    Some(kinds.iter().fold(0, |mask, kind| mask | 1 << *kind as u8))
}

fn tokens(specs: &Specs) -> Res<[TokenSpec; 3]> {
    <[TokenSpec; 3]>::try_from(specs.tokens.as_slice())
        .map_err(|_| ContentError::new("tokens.yaml", 0, "expected three kinds of legendary tokens"))
}

fn die(specs: &Specs) -> Res<[Face; 6]> {
    <[Face; 6]>::try_from(specs.die.as_slice()).map_err(|_| ContentError::new("die.yaml", 0, "expected six faces"))
}

/// No id twice, and none that the notation could not read back.
fn check_ids(specs: &Specs) -> Res<()> {
    let lists: [(&str, Vec<&String>); 6] = [
        ("poker-cards.yaml", specs.titles.iter().map(|t| &t.id).collect()),
        ("items.yaml", specs.items.iter().map(|t| &t.id).collect()),
        ("characters.yaml", specs.characters.iter().map(|t| &t.id).collect()),
        ("stories.yaml", specs.stories.cards.iter().map(|t| &t.id).collect()),
        ("goals.yaml", specs.goals.iter().map(|t| &t.id).collect()),
        ("cattle.yaml", specs.cattle.iter().map(|t| &t.id).collect()),
    ];
    for (file, ids) in lists {
        for (i, id) in ids.iter().enumerate() {
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            if id.is_empty() || !id.chars().all(plain) {
                return Err(ContentError::new(
                    file,
                    0,
                    format!("id “{id}”: expected lower-case letters, digits and hyphens"),
                ));
            }
            if ids[..i].contains(id) {
                return Err(ContentError::new(file, 0, format!("id “{id}” stands twice")));
            }
        }
    }
    Ok(())
}
