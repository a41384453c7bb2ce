//! Compilation of effects, conditions and abilities: from the vocabulary of the files to the tables of the engine.

use super::additions::PointTrackRow;
use super::load::Specs;
use super::passives::Passives;
use super::schema::*;
use super::source::Source;
use super::table::*;
use super::words::kebab;
use super::{Board, ContentError, near_word};
use crate::core::choice::Loot;
use crate::core::ids::*;
use crate::core::word::Word;

pub(super) type Res<T> = Result<T, ContentError>;

/// Most options of which several are chosen: those taken are a mask.
const MOST_OF_SEVERAL: usize = 8;

/// Collects ops, conditions and options during the traversal of the specs.
pub(super) struct Compiler<'s> {
    pub(super) specs: &'s Specs,
    pub(super) board: &'s Board,
    pub(super) file: &'static str,
    /// The entry being compiled.
    pub(super) entry: String,
    /// The source whose abilities are being compiled.
    owner: Option<Source>,
    pub(super) ops: Vec<Op>,
    pub(super) blocks: Vec<(u16, u16)>,
    pub(super) options: Vec<OptionRow>,
    pub(super) die_tables: Vec<[BlockId; 4]>,
    pub(super) option_keys: Vec<String>,
    pub(super) conditions: Vec<Vec<Cond>>,
    pub(super) places: Vec<SpaceSet>,
    pub(super) abilities: Vec<AbilityRow>,
    pub(super) by_source: Vec<(u16, u16)>,
    pub(super) passives: Vec<Passives>,
}

impl<'s> Compiler<'s> {
    /// An empty compiler; block 0 and condition list 0 are the empty ones.
    pub(super) fn new(specs: &'s Specs, board: &'s Board) -> Self {
        Self {
            specs,
            board,
            file: "",
            entry: String::new(),
            owner: None,
            ops: Vec::new(),
            blocks: vec![(0, 0)],
            options: Vec::new(),
            die_tables: Vec::new(),
            option_keys: Vec::new(),
            conditions: vec![Vec::new()],
            places: Vec::new(),
            abilities: Vec::new(),
            by_source: vec![(0, 0); Source::COUNT],
            passives: vec![Passives::default(); Source::COUNT],
        }
    }

    pub(super) fn error<T>(&self, what: impl Into<String>) -> Res<T> {
        if self.entry.is_empty() {
            return Err(ContentError::new(self.file, 0, what));
        }
        Err(ContentError::of(self.file, &self.entry, what))
    }

    /// Starts a file.
    pub(super) fn begin(&mut self, file: &'static str) {
        self.file = file;
        self.entry.clear();
    }

    /// Suggestions for an unknown word: similar known words.
    pub(super) fn near<'w>(word: &str, known: impl Iterator<Item = &'w str>) -> String {
        let near = crate::formats::notation::nearest(word, known);
        if near.is_empty() { String::new() } else { format!(": did you mean {}?", near.join(", ")) }
    }

    pub(super) fn item(&self, id: &str) -> Res<Item> {
        match self.specs.items.iter().position(|i| i.id == id) {
            Some(i) => Ok(Item(i as u8)),
            None => {
                let near = Self::near(id, self.specs.items.iter().map(|i| i.id.as_str()));
                self.error(format!("unknown item “{id}”{near}"))
            }
        }
    }

    /// An item that stores sell, not a Legendary one.
    pub(super) fn store_item(&self, id: &str) -> Res<Item> {
        let item = self.item(id)?;
        if self.specs.items[item.index()].legendary {
            return self.error(format!("“{id}” is a Legendary item: expected an item of the stores"));
        }
        Ok(item)
    }

    pub(super) fn title(&self, id: &str) -> Res<Title> {
        match self.specs.titles.iter().position(|t| t.id == id) {
            Some(i) => Ok(Title(i as u8)),
            None => {
                let near = Self::near(id, self.specs.titles.iter().map(|t| t.id.as_str()));
                self.error(format!("unknown poker card title “{id}”{near}"))
            }
        }
    }

    pub(super) fn place(&self, name: &str) -> Res<SpaceSet> {
        match self.board.place(name) {
            set if set.is_empty() && !self.board.spec.absent.iter().any(|kind| kind == name) => {
                let spec = &self.board.spec;
                let ids = spec
                    .spaces
                    .iter()
                    .flat_map(|space| [Some(&space.id), space.location.as_ref(), Some(&space.region)]);
                let shared = spec.shared_locations.iter().map(|shared| shared.id.as_str());
                let near =
                    near_word(name, ids.flatten().map(String::as_str).chain(shared).chain(["town", "outside-town"]));
                let expected = "expected a space, a location, a region, town or outside-town";
                self.error(format!("unknown place “{name}”{near}: {expected}"))
            }
            set => Ok(set),
        }
    }

    /// A place that must have a space: a module may have removed others.
    pub(super) fn open_place(&self, name: &str) -> Res<SpaceSet> {
        match self.place(name)? {
            set if set.is_empty() => self.error(format!("“{name}” is left out: expected a place that is on the board")),
            set => Ok(set),
        }
    }

    /// The space of an id. If its sheet is left out, the first of those that it stands for.
    pub(super) fn space(&self, id: &str) -> Res<Space> {
        let stands_for = || self.stand_ins(id)?.first();
        match self.board.space(id).or_else(stands_for) {
            Some(space) => Ok(space),
            None => self.error(format!("unknown space “{id}”: expected the id of one space of board.json")),
        }
    }

    /// The spaces that the name of a space of a sheet that is left out stands for.
    fn stand_ins(&self, id: &str) -> Option<SpaceSet> {
        self.board.spec.stands_for.contains_key(id).then(|| self.board.place(id))
    }

    /// An effect on one space. Where its name stands for several, the player chooses among them (mode.border-town.29).
    fn on_space(&mut self, id: &str, op: impl Fn(&mut Self, Space) -> Op) -> Res<Op> {
        let spaces = self.stand_ins(id).filter(|spaces| spaces.len() > 1);
        let Some(spaces) = spaces else {
            let space = self.space(id)?;
            return Ok(op(self, space));
        };
        let (first, count) = self.each_space(spaces, op)?;
        Ok(Op::Choose { first, count, penalty: false })
    }

    /// An option for each of these spaces, by its id.
    fn each_space(&mut self, spaces: SpaceSet, mut op: impl FnMut(&mut Self, Space) -> Op) -> Res<(u16, u8)> {
        let mut rows = Vec::new();
        for space in spaces {
            let effect = op(self, space);
            self.blocks.push((self.ops.len() as u16, 1));
            self.ops.push(effect);
            let effects = BlockId(self.blocks.len() as u16 - 1);
            rows.push(OptionRow { key: self.key(self.board.space_id(space))?, price: BlockId(0), effects });
        }
        let first = self.options.len() as u16;
        self.options.extend(rows);
        Ok((first, spaces.len() as u8))
    }

    /// A token on each space of a place. Where its name stands for several, the player chooses one of them, except that
    /// dealers lie at a saloon as a whole.
    fn place_token(&mut self, token: &str, at: &str) -> Res<Op> {
        let (token, spaces) = (self.map_token(token)?, self.place(at)?);
        let dealers = self.specs.map_tokens[token.index()].dealers.is_some();
        if self.stand_ins(at).is_none_or(|spaces| dealers || spaces.len() == 1) {
            return Ok(Op::PlaceToken { token, place: self.listed(spaces)? });
        }
        let places = spaces.iter().map(|space| self.listed(SpaceSet::one(space))).collect::<Res<Vec<u8>>>()?;
        let mut places = places.into_iter();
        let (first, count) = self.each_space(spaces, |_, _| Op::PlaceToken {
            token,
            place: places.next().expect("invariant: a place was listed for each space"),
        })?;
        Ok(Op::Choose { first, count, penalty: false })
    }

    /// The number of a set of spaces among the places.
    fn listed(&mut self, spaces: SpaceSet) -> Res<u8> {
        let at = self.places.iter().position(|known| *known == spaces).unwrap_or_else(|| {
            self.places.push(spaces);
            self.places.len() - 1
        });
        u8::try_from(at).or_else(|_| self.error("more places than fit"))
    }

    /// The hideouts of some gangs.
    pub(super) fn hideouts(&self, gangs: &[String]) -> Res<SpaceSet> {
        gangs.iter().try_fold(SpaceSet::new(), |all, gang| Ok(all.union(self.place(&format!("hideout-{gang}"))?)))
    }

    pub(super) fn key(&mut self, key: &str) -> Res<OptionKey> {
        let at = self.option_keys.iter().position(|k| k == key).unwrap_or_else(|| {
            self.option_keys.push(key.to_owned());
            self.option_keys.len() - 1
        });
        if at > 255 {
            return self.error("more than 256 different option keys");
        }
        Ok(OptionKey(at as u8))
    }

    pub(super) fn block(&mut self, effects: &[Effect]) -> Res<BlockId> {
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

    /// A block for each effect that may be deferred, containing it alone.
    pub(super) fn waiting(&mut self, tracks: &[PointTrackRow]) -> Vec<(Op, BlockId)> {
        let mut waiting: Vec<(Op, BlockId)> = Vec::new();
        for op in self.ops.clone().into_iter().filter(|op| op.waits_among(tracks)) {
            if waiting.iter().all(|(known, _)| *known != op) {
                self.blocks.push((self.ops.len() as u16, 1));
                self.ops.push(op);
                waiting.push((op, BlockId(self.blocks.len() as u16 - 1)));
            }
        }
        waiting
    }

    pub(super) fn op(&mut self, effect: &Effect) -> Res<Op> {
        Ok(match effect {
            Effect::Money(n) => Op::Money(*n),
            Effect::LoseMoney(n) => Op::LoseMoney(*n),
            Effect::Draw(n) => Op::Draw(*n),
            Effect::Discard(n) => Op::Discard(*n),
            Effect::DiscardRandom(n) => Op::DiscardRandom(*n),
            Effect::Lp(n) => Op::Lp(*n),
            Effect::LoseLp(n) => Op::LoseLp(*n),
            Effect::AutomaLp(n) => Op::AutomaLp(*n),
            Effect::Wound(n) => Op::Wound { n: *n, sure: false },
            Effect::SureWound(n) => Op::Wound { n: *n, sure: true },
            Effect::Heal(n) => Op::Heal(*n),
            Effect::HealAll => Op::Heal(u8::MAX),
            Effect::Marshal(n) => Op::Marshal(*n),
            Effect::Wanted(n) => Op::Wanted(*n),
            Effect::SamePoints(n) => Op::SamePoints(*n),
            Effect::Nuggets(n) => Op::Nuggets(*n),
            Effect::Cattle => Op::Cattle,
            Effect::TakeStray(n) => Op::TakeStray(*n),
            Effect::Actions(n) => Op::Actions(*n),
            Effect::Ride(n) => Op::Ride(*n),
            Effect::RideRow => Op::RideRow,
            Effect::ShowHand => Op::ShowHand,
            Effect::LoseCattle => Op::LoseCattle,
            Effect::MarshalCube(n) => Op::MarshalCube(*n),
            Effect::WantedCube(n) => Op::WantedCube(*n),
            Effect::SwitchTracks => Op::SwitchTracks,
            Effect::ExtendMove(n) => Op::ExtendMove(*n),
            Effect::Sheriff(n) => Op::Sheriff(*n),
            Effect::Decrease(n) => Op::Decrease(*n),
            Effect::Increase(n) => Op::Increase(*n),
            Effect::CancelWounds => Op::CancelWounds,
            Effect::CancelFightCard => Op::CancelFightCard,
            Effect::WinFight => Op::WinFight,
            Effect::LoseFight => Op::LoseFight,
            Effect::Restart => Op::Restart,
            Effect::NoMarshalReward => Op::NoMarshalReward,
            Effect::WoundLoser(n) => Op::WoundLoser(*n),
            Effect::LookAtHand(n) => Op::LookAtHand(*n),
            Effect::DiscardThis => Op::DiscardThis,
            Effect::UpgradeThis => Op::UpgradeThis,
            Effect::Tribute(n) => Op::Tribute(*n),
            Effect::KeepPlayed(n) => Op::KeepPlayed(*n),
            Effect::RerollDie => Op::RerollDie,
            Effect::Upgrade(n) => Op::Upgrade(*n),
            Effect::Shop(n) => Op::Shop(*n),
            Effect::Prospect => Op::Prospect,
            Effect::SheriffBeside => Op::SheriffBeside,
            Effect::ResolveEvent => Op::ResolveEvent,
            Effect::FillHand => Op::FillHand,
            Effect::DiscardHand => Op::DiscardHand,
            Effect::StayWanted(n) => Op::StayWanted(*n),
            Effect::StartPoker => Op::StartPoker,
            Effect::MoveToTrain => Op::MoveToTrain,
            Effect::WeaponOfChoice => Op::WeaponOfChoice,
            nested => self.nested_op(nested)?,
        })
    }

    pub(super) fn nested_op(&mut self, effect: &Effect) -> Res<Op> {
        Ok(match effect {
            Effect::LegendaryTokens(n) => Op::LegendaryTokens(*n),
            Effect::LegendaryItem(n) => Op::LegendaryItem(*n),
            Effect::BuyLegendary => Op::BuyLegendary,
            Effect::UseDeed => Op::UseDeed,
            Effect::Travel(place) => {
                let spaces = self.place(place)?;
                self.places.push(spaces);
                Op::Travel(self.places.len() as u8 - 1)
            }
            Effect::GoTo(id) => self.on_space(id, |_, space| Op::GoTo(space))?,
            Effect::GoToMost(most) => Op::GoToMost(*most),
            Effect::RemoveBandit => Op::RemoveBandit,
            Effect::Bandits(gangs) => {
                let spaces = self.hideouts(gangs)?;
                self.places.push(spaces);
                Op::Bandits(self.places.len() as u8 - 1)
            }
            Effect::BanditIn(place) => self.bandit_in(place, false)?,
            Effect::NoBanditIn(place) => self.bandit_in(place, true)?,
            Effect::DiscardNamed => self.named_values()?,
            Effect::TakeHalf => self.halves()?,
            Effect::CattleOfChoice => self.ranches()?,
            Effect::Track { track, points } => Op::Track { track: self.point_track(track)?, points: *points },
            Effect::Fight(opponent) => Op::Fight(self.opponent(opponent)?),
            Effect::PlaceToken { token, at } => self.place_token(token, at)?,
            Effect::LookAtDeck => Op::LookAtDeck,
            Effect::BuryTop => Op::BuryTop,
            Effect::LookAtFightDeck => Op::LookAtFightDeck,
            Effect::BuryFightCard => Op::BuryFightCard,
            Effect::LookAtEncounter => Op::LookAtEncounter,
            Effect::BuryEncounter => Op::BuryEncounter,
            Effect::EachPlayer(inner) => Op::EachPlayer(self.block(inner)?),
            Effect::Everybody(inner) => Op::Everybody(self.block(inner)?),
            Effect::SheriffTo(id) => self.on_space(id, |_, space| Op::SheriffTo(space))?,
            Effect::EachPlayerHere(inner) => Op::EachPlayerHere(self.block(inner)?),
            Effect::RollDie(inner) => Op::RollDie(self.block(inner)?),
            Effect::RollFor { nugget, tailings, gold_dust, gravel } => {
                self.die_table([nugget, tailings, gold_dust, gravel])?
            }
            Effect::GainItem(id) => Op::GainItem(self.store_item(id)?),
            Effect::NpcRestart(inner) => Op::NpcRestart(self.block(inner)?),
            Effect::Opponent(inner) => Op::Opponent(self.block(inner)?),
            Effect::PlayerHere(inner) => Op::PlayerHere(self.block(inner)?),
            Effect::PlayerNear { within, effects } => Op::PlayerNear { within: *within, block: self.block(effects)? },
            Effect::Contributors(inner) => Op::Contributors(self.block(inner)?),
            Effect::EachDisc(inner) => Op::EachDisc(self.block(inner)?),
            Effect::Others(inner) => Op::Others(self.block(inner)?),
            Effect::GainDeed(set) => Op::GainDeed(self.deed_set(set)?),
            Effect::Ruin(location) => Op::Ruin(self.location(location)?),
            Effect::Choose(options) => self.choose(options, false)?,
            Effect::Suffer(options) => self.choose(options, true)?,
            Effect::ChooseSeveral { pick, of } => self.choose_several(*pick, of)?,
            Effect::May { price, get } => Op::May { price: self.price(price)?, get: self.block(get)? },
            Effect::If { all, then, otherwise } => {
                Op::If { all: self.conditions(all)?, then: self.block(then)?, otherwise: self.block(otherwise)? }
            }
            other => return self.error(format!("“{}” is not a nested effect", kebab(&format!("{other:?}")))),
        })
    }

    /// The effects of the faces of a die, given in the order of [`Face`].
    fn die_table(&mut self, faces: [&Vec<Effect>; 4]) -> Res<Op> {
        let mut table = [BlockId(0); 4];
        for (block, effects) in table.iter_mut().zip(faces) {
            *block = self.block(effects)?;
        }
        if self.die_tables.len() > usize::from(u8::MAX) {
            return self.error("more than 256 tables of a die");
        }
        self.die_tables.push(table);
        Ok(Op::RollFor(self.die_tables.len() as u8 - 1))
    }

    /// A price may only contain what can be paid: money, cards, wounds; nuggets are not yet needed.
    pub(super) fn price(&mut self, price: &[Effect]) -> Res<BlockId> {
        let payable = |e: &Effect| {
            matches!(e, Effect::LoseMoney(_) | Effect::Discard(_) | Effect::Wound(_))
                || matches!(e, Effect::DiscardThis | Effect::DiscardHand)
        };
        if let Some(odd) = price.iter().find(|e| !payable(e)) {
            return self.error(format!(
                "“{}” cannot be a price: expected lose-money, discard, discard-hand, wound or discard-this",
                kebab(&format!("{odd:?}"))
            ));
        }
        if !price.iter().any(|e| matches!(e, Effect::LoseMoney(_))) {
            return self.block(price);
        }
        let block = self.block(price)?;
        // What is paid by choice, unlike what is lost, can be paid in nuggets where these are spent.
        let (start, len) = self.blocks[usize::from(block.0)];
        for op in &mut self.ops[usize::from(start)..usize::from(start) + usize::from(len)] {
            if let Op::LoseMoney(n) = *op {
                *op = Op::Pay(n);
            }
        }
        Ok(block)
    }

    pub(super) fn choose(&mut self, options: &[ChooseOption], penalty: bool) -> Res<Op> {
        if options.len() < 2 {
            return self.error("a choice needs at least two options");
        }
        let mut rows = Vec::new();
        for (i, option) in options.iter().enumerate() {
            if options[..i].iter().any(|other| other.key == option.key) {
                return self
                    .error(format!("two options of a choice have the key “{}”: expected a key for each", option.key));
            }
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

    /// A choice among the spaces of a place, by their ids.
    fn bandit_in(&mut self, place: &str, removed: bool) -> Res<Op> {
        let spaces = self.open_place(place)?;
        let op = |space| if removed { Op::NoBanditAt(space) } else { Op::BanditAt(space) };
        let (first, count) = self.each_space(spaces, |_, space| op(space))?;
        self.places.push(spaces);
        let place = self.places.len() as u8 - 1;
        Ok(if removed { Op::NoBanditIn { place, first, count } } else { Op::BanditIn { place, first, count } })
    }

    /// A choice among the values of poker cards.
    fn named_values(&mut self) -> Res<Op> {
        let values = RANKS.iter().enumerate();
        let options = values.map(|(at, rank)| (format!("value-{}", rank.to_lowercase()), Op::DiscardValue(at as u8)));
        let (first, count) = self.each_alone(options.collect())?;
        Ok(Op::NameValue { first, count })
    }

    /// A choice between half the money and half the nuggets.
    fn halves(&mut self) -> Res<Op> {
        let options = [Loot::Money, Loot::Nuggets].map(|what| (format!("half-{}", what.word()), Op::TakeHalfOf(what)));
        let (first, count) = self.each_alone(options.to_vec())?;
        Ok(Op::TakeHalf { first, count })
    }

    /// A choice among the ranches.
    fn ranches(&mut self) -> Res<Op> {
        let ranches = self.board.ranches.iter().enumerate();
        let options = ranches.map(|(at, (kind, _))| (kind.clone(), Op::CattleFrom(Ranch(at as u8)))).collect();
        let (first, count) = self.each_alone(options)?;
        Ok(Op::Choose { first, count, penalty: false })
    }

    /// Options of one effect each, by their keys: the first, and how many.
    fn each_alone(&mut self, options: Vec<(String, Op)>) -> Res<(u16, u8)> {
        let (first, count) = (self.options.len() as u16, options.len() as u8);
        for (key, op) in options {
            let start = self.ops.len() as u16;
            self.ops.push(op);
            self.blocks.push((start, 1));
            let effects = BlockId(self.blocks.len() as u16 - 1);
            let key = self.key(&key)?;
            self.options.push(OptionRow { key, price: BlockId(0), effects });
        }
        Ok((first, count))
    }

    /// A choice of several options, each of them once.
    fn choose_several(&mut self, pick: u8, options: &[ChooseOption]) -> Res<Op> {
        if pick < 2 || usize::from(pick) >= options.len() || options.len() > MOST_OF_SEVERAL {
            let what = format!("“pick” {pick} of {}: expected 2 or more, fewer than all", options.len());
            return self.error(format!("{what}, and at most {MOST_OF_SEVERAL} options"));
        }
        match self.choose(options, false)? {
            Op::Choose { first, count, .. } => Ok(Op::ChooseSeveral { first, count, pick }),
            other => Ok(other),
        }
    }

    pub(super) fn conditions(&mut self, all: &[Condition]) -> Res<CondId> {
        if all.is_empty() {
            return Ok(CondId(0));
        }
        let list = all.iter().map(|c| self.condition(c)).collect::<Res<Vec<_>>>()?;
        self.conditions.push(list);
        Ok(CondId(self.conditions.len() as u16 - 1))
    }

    pub(super) fn condition(&self, condition: &Condition) -> Res<Cond> {
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
            Condition::WoundsAtMost(n) => Cond::WoundsAtMost(*n),
            Condition::Unhurt => Cond::Unhurt,
            Condition::Injured => Cond::Injured,
            Condition::OwnTurn => Cond::OwnTurn,
            Condition::AtTrader => Cond::AtTrader,
            Condition::UpgradedWeapon => Cond::UpgradedWeapon,
            Condition::HasCattle => Cond::HasCattle,
            Condition::HasItem(id) => Cond::HasItem(self.item(id)?),
            Condition::HasUpgraded(id) => Cond::HasUpgraded(self.item(id)?),
            Condition::MiscItemsAtLeast(n) => Cond::MiscItems(*n),
            Condition::UpgradesAtLeast(n) => Cond::Upgrades(*n),
            Condition::AgainstPlayer => Cond::AgainstPlayer,
            Condition::AgainstNpc => Cond::AgainstNpc,
            Condition::AgainstBandit => Cond::AgainstBandit,
            Condition::FightIs(name) if matches!(name.as_str(), "player" | "any") => {
                return self
                    .error("“fight-is” needs one kind of fight: expected against-player for fights with players");
            }
            Condition::FightIs(name) => Cond::FightIs(self.fight_kinds(name)? as u16),
            Condition::Attacking => Cond::Attacking,
            Condition::Arresting => Cond::Arresting,
            Condition::MarshalAgainstWanted => Cond::MarshalAgainstWanted,
            Condition::WithPlayer => Cond::WithPlayer,
            Condition::UsedThisTurn => match self.owner {
                Some(owner) => Cond::Used(owner),
                None => return self.error("“used-this-turn” is about an ability of the same card: expected it on one"),
            },
            Condition::Alone => Cond::Alone,
            Condition::SheriffArrested => Cond::SheriffArrested,
            Condition::OnTrack(track) => Cond::OnTrack(self.point_track(track)?),
            Condition::Completed(id) => {
                let all = self.specs.legendary_stories.iter().map(|story| story.id.as_str());
                Cond::Completed(Legend(self.among("legendary story", id, all)?))
            }
            Condition::PointsAtLeast { track, points } => Cond::Points(self.point_track(track)?, *points),
        })
    }

    pub(super) fn source(&mut self, source: Source, abilities: &[Ability], passives: &[Passive]) -> Res<()> {
        let start = self.abilities.len() as u16;
        self.owner = Some(source);
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
        self.owner = None;
        self.by_source[source.index()] = (start, abilities.len() as u16);
        let sum = &mut self.passives[source.index()];
        for passive in passives {
            match passive {
                Passive::Movement(n) => sum.movement = *n,
                Passive::Carry(n) => sum.carry = *n,
                Passive::HandSize(n) => sum.hand_size = *n,
                Passive::Purse(n) => sum.purse = *n,
                Passive::Slower(n) => sum.slower = *n,
                Passive::CarryLess(n) => sum.carry_less = *n,
                Passive::SmallerHand(n) => sum.smaller_hand = *n,
                Passive::SmallerPurse(n) => sum.smaller_purse = *n,
                Passive::DeedDiscount(n) => sum.deed_discount = *n,
                Passive::LegendaryDiscount(n) => sum.legendary_discount = *n,
                Passive::FirstWoundsLess(n) => sum.first_wounds_less = *n,
                Passive::MoreCattle(n) => sum.more_cattle = *n,
                Passive::AcquiresMore(n) => sum.acquires_more = *n,
                Passive::AnyMiscItems => sum.any_misc_items = true,
                Passive::WoundsKeepHandSize => sum.wounds_keep_hand_size = true,
                Passive::StraysKeepMovement => sum.strays_keep_movement = true,
                Passive::WinPlayerTies => sum.win_player_ties = true,
                Passive::WinNpcTies => sum.win_npc_ties = true,
                Passive::NpcShowsFirst => sum.npc_shows_first = true,
                Passive::WantedForBandits => sum.wanted_for_bandits = true,
                Passive::RobItems => sum.rob_items = true,
                Passive::RideMesas => sum.ride_mesas = true,
                Passive::CountsAsNugget | Passive::AnyValueInPoker | Passive::AnyCardInPoker => {}
            }
        }
        Ok(())
    }
}
