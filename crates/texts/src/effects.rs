//! From compiled effects to sentences: a message for each effect, timing and condition, joined by punctuation.

use crate::catalogue::{Args, Catalogue};
use crate::places::Places;
use darkrock_rules::Word;
use darkrock_rules::choice::FightKind;
use darkrock_rules::content::schema::{Face, Limit, When};
use darkrock_rules::content::{AbilityRow, BlockId, Cond, CondId, Content, Op};
use darkrock_rules::ids::{Item, PointTrack, SpaceSet};
use strum::VariantArray;

/// The grammatical form of a condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Form {
    /// "If you are Wanted".
    If,
    /// "(Win a duel) while Wanted".
    Goal,
    /// "Be Wanted".
    State,
    /// "If they are 4 or more": about the amount just deposited.
    Deposited,
}

/// A sentence under construction, joined from clauses.
#[derive(Clone, Default)]
struct Line {
    text: String,
    /// Whether the next clause follows without a comma.
    tight: bool,
    /// Whether it already contains an effect, not only a timing and conditions.
    complete: bool,
    /// Whether it says already that one of the effects that follow is to be chosen.
    choice: bool,
}

impl Line {
    fn add(&mut self, clause: &str) {
        if !self.text.is_empty() {
            let tight = self.tight || self.text.ends_with(':');
            self.text.push_str(if tight { " " } else { ", " });
        }
        self.text.push_str(clause);
        self.tight = false;
    }

    fn with(mut self, clause: &str) -> Self {
        self.add(clause);
        self
    }

    /// Adds the last of several effects.
    fn add_last(&mut self, and: &str, clause: &str) {
        self.text.push_str(and);
        self.text.push_str(clause);
    }
}

/// Renders effects in a language.
pub(crate) struct Writer<'a> {
    pub(crate) content: &'a Content,
    pub(crate) catalogue: &'a Catalogue,
    pub(crate) places: &'a Places,
}

impl Writer<'_> {
    fn text(&self, id: &str) -> String {
        self.catalogue.text(id)
    }

    fn item_id(&self, item: Item) -> &str {
        self.content.specs.items.get(item.index()).map_or("other", |i| i.id.as_str())
    }

    /// A block as complete sentences.
    pub(crate) fn block(&self, block: BlockId) -> String {
        finish(&self.lines(block, Line::default(), false))
    }

    /// A price and its effects as complete sentences.
    pub(crate) fn bargain(&self, price: BlockId, effects: BlockId) -> String {
        finish(&self.bargain_lines(price, effects))
    }

    /// The same as one clause among others, without capitals or full stops.
    fn option(&self, price: BlockId, effects: BlockId) -> String {
        self.bargain_lines(price, effects).join(&self.text("join-also"))
    }

    fn bargain_lines(&self, price: BlockId, effects: BlockId) -> Vec<String> {
        self.lines(effects, self.priced(Line::default(), price, false), false)
    }

    /// An ability as complete sentences; `of` is `card`, `item` or `character`. A poker card's own action needs no
    /// timing, since the label states it.
    pub(crate) fn ability(&self, ability: &AbilityRow, of: &str) -> String {
        let mut line = Line::default();
        if !(ability.when == When::Action && of == "card") {
            let id = format!("when-{}", ability.when.word());
            line.add(&self.catalogue.with(&id, &Args::new().s("of", of)));
        }
        let form = if ability.when == When::Deposited { Form::Deposited } else { Form::If };
        for condition in self.conditions(ability.all, form) {
            line.add(&condition);
        }
        let priced = ability.price != BlockId(0);
        if priced {
            line = self.priced(line, ability.price, true);
        }
        let mut lines = self.lines(ability.effects, line, ability.optional && !priced);
        if let Some(limit) = ability.limit {
            lines.push(self.text(match limit {
                Limit::Turn => "limit-turn",
                Limit::Fight => "limit-fight",
                Limit::Move => "limit-move",
            }));
        }
        finish(&lines)
    }

    /// Each condition as a clause.
    pub(crate) fn conditions(&self, all: CondId, form: Form) -> Vec<String> {
        self.content.conditions[usize::from(all.0)].iter().map(|c| self.condition(*c, form)).collect()
    }

    /// A condition of place as a clause.
    pub(crate) fn place_condition(&self, spaces: SpaceSet, form: Form) -> String {
        self.places.condition(self.catalogue, spaces, Args::new().s("form", form.word()))
    }

    /// The name of a track of a module.
    pub(crate) fn track_name(&self, track: PointTrack) -> String {
        self.text(&format!("track-{}", self.content.specs.point_tracks[track.index()].id))
    }

    fn condition(&self, condition: Cond, form: Form) -> String {
        let args = Args::new().s("form", form.word());
        let (id, args) = match condition {
            Cond::At(spaces) => return self.places.condition(self.catalogue, spaces, args),
            Cond::Marshal(1) => ("cond-marshal", args),
            Cond::Marshal(n) => ("cond-marshal-at-least", args.n("n", n)),
            Cond::Wanted(1) => ("cond-wanted", args),
            Cond::Wanted(n) => ("cond-wanted-at-least", args.n("n", n)),
            Cond::Neither => ("cond-neither", args),
            Cond::Lp(n) => ("cond-lp-at-least", args.n("n", n)),
            Cond::Money(n) => ("cond-money-at-least", args.n("n", n)),
            Cond::MoneyAtMost(n) => ("cond-money-at-most", args.n("n", n)),
            Cond::Nuggets(n) => ("cond-nuggets-at-least", args.n("n", n)),
            Cond::Wounds(n) => ("cond-wounds-at-least", args.n("n", n)),
            Cond::WoundsAtMost(n) => ("cond-wounds-at-most", args.n("n", n)),
            Cond::Unhurt => ("cond-unhurt", args),
            Cond::Injured => ("cond-injured", args),
            Cond::OwnTurn => ("cond-own-turn", args),
            Cond::AtTrader => ("cond-at-trader", args),
            Cond::UpgradedWeapon => ("cond-upgraded-weapon", args),
            Cond::HasCattle => ("cond-has-cattle", args),
            Cond::HasItem(item) => ("cond-has-item", args.s("item", self.item_id(item).to_owned())),
            Cond::HasUpgraded(item) => ("cond-has-upgraded", args.s("item", self.item_id(item).to_owned())),
            Cond::MiscItems(n) => ("cond-misc-items-at-least", args.n("n", n)),
            Cond::Upgrades(n) => ("cond-upgrades-at-least", args.n("n", n)),
            Cond::AgainstPlayer => ("cond-against-player", args),
            Cond::AgainstNpc => ("cond-against-npc", args),
            Cond::AgainstBandit => ("cond-against-bandit", args),
            Cond::FightIs(kinds) => ("cond-fight-is", args.s("kind", fight_kind(kinds))),
            Cond::Attacking => ("cond-attacking", args),
            Cond::Arresting => ("cond-arresting", args),
            Cond::MarshalAgainstWanted => ("cond-marshal-against-wanted", args),
            Cond::WithPlayer => ("cond-with-player", args),
            Cond::Used(_) => ("cond-used-this-turn", args),
            Cond::Alone => ("cond-alone", args),
            Cond::SheriffArrested => ("cond-sheriff-arrested", args),
            Cond::OnTrack(track) => ("cond-on-track", args.s("track", self.track_name(track))),
            Cond::Completed(story) => {
                let id = &self.content.specs.legendary_stories[story.index()].id;
                ("cond-completed", args.s("story", self.text(&format!("legendary-story-{id}"))))
            }
            Cond::Points(track, n) => ("cond-points-at-least", args.n("n", n).s("track", self.track_name(track))),
        };
        self.catalogue.with(id, &args)
    }

    /// Sentences of a block that continue `line`.
    fn lines(&self, block: BlockId, mut line: Line, mut may: bool) -> Vec<String> {
        let mut done = Vec::new();
        let mut ops = self.content.block(block).iter().peekable();
        while let Some(op) = ops.next() {
            if let Some((id, args)) = self.simple(op) {
                if line.complete && says_what_follows(op) {
                    done.push(std::mem::take(&mut line).text);
                }
                let last = ops.peek().is_none_or(|next| self.simple(next).is_none() || says_what_follows(next));
                if may {
                    self.add_optional(&mut line, &id, &args);
                } else if line.complete && last {
                    line.add_last(&self.text("join-and"), &self.catalogue.with(&id, &args));
                } else {
                    line.add(&self.catalogue.with(&id, &args));
                }
                line.complete = true;
            } else {
                if line.complete {
                    done.push(std::mem::take(&mut line).text);
                }
                let mut lead = std::mem::take(&mut line);
                if may {
                    lead.add(&self.text("lead-may"));
                }
                done.extend(self.nested(op, lead));
            }
            may = false;
        }
        if line.complete {
            done.push(line.text);
        }
        done
    }

    /// A single effect.
    pub(crate) fn op(&self, op: &Op) -> Vec<String> {
        match self.simple(op) {
            Some((id, args)) => vec![self.catalogue.with(&id, &args)],
            None => self.nested(op, Line::default()),
        }
    }

    /// Adds an optional effect: with its own message for that, or the generic one.
    fn add_optional(&self, line: &mut Line, id: &str, args: &Args<'_>) {
        match self.catalogue.attribute(id, "may", args) {
            Some(text) => line.add(&text),
            None => {
                line.add(&self.text("lead-may"));
                line.add(&self.catalogue.with(id, args));
            }
        }
    }

    /// A block that begins with a lead, as complete clauses.
    pub(crate) fn led(&self, lead: &str, block: BlockId) -> Vec<String> {
        self.lines(block, self.lead(Line::default(), lead, block), false)
    }

    /// Adds who an effect applies to; where it begins with a choice, in words that say so, so that no colon follows
    /// another.
    fn lead(&self, mut line: Line, lead: &str, block: BlockId) -> Line {
        let chooses = matches!(self.content.block(block).first(), Some(Op::Choose { .. }));
        let choice = self.catalogue.attribute(lead, "choose", &Args::new()).filter(|_| chooses);
        line.choice = choice.is_some();
        line.with(&choice.unwrap_or_else(|| self.text(lead)))
    }

    /// An effect with nested effects.
    fn nested(&self, op: &Op, line: Line) -> Vec<String> {
        match *op {
            Op::Choose { first, count, penalty } => {
                let lead = match line.choice {
                    true => line,
                    false => line.with(&self.text(if penalty { "lead-suffer" } else { "lead-choose" })),
                };
                let rows = &self.content.options[usize::from(first)..usize::from(first) + usize::from(count)];
                let options: Vec<_> = rows.iter().map(|o| self.option(o.price, o.effects)).collect();
                let or = self.text("join-or");
                vec![lead.with(&options.join(&or)).text]
            }
            Op::ChooseSeveral { first, count, pick } => {
                let lead = line.with(&self.catalogue.with("lead-choose-several", &Args::new().n("n", pick)));
                let rows = &self.content.options[usize::from(first)..usize::from(first) + usize::from(count)];
                let options: Vec<_> = rows.iter().map(|o| self.option(o.price, o.effects)).collect();
                vec![lead.with(&options.join(&self.text("join-or"))).text]
            }
            Op::May { price: BlockId(0), get } => self.lines(get, line, true),
            Op::May { price, get } => self.lines(get, self.priced(line, price, true), false),
            Op::If { all, then, otherwise } => {
                let lead = self.conditions(all, Form::If).iter().fold(line, |line, c| line.with(c));
                let mut lines = self.lines(then, lead, false);
                if otherwise != BlockId(0) {
                    lines.extend(self.lines(otherwise, Line::default().with(&self.text("lead-otherwise")), false));
                }
                lines
            }
            Op::Opponent(block) => self.lines(block, self.lead(line, "lead-opponent", block), false),
            Op::PlayerHere(block) => self.lines(block, self.lead(line, "lead-player-here", block), false),
            Op::PlayerNear { within, block } => {
                let lead = self.catalogue.with("lead-player-near", &Args::new().n("n", within));
                self.lines(block, line.with(&lead), false)
            }
            Op::NpcRestart(block) => self.lines(block, self.lead(line, "lead-npc-restart", block), false),
            Op::RollDie(gravel) => {
                let mut lines = vec![line.with(&self.text("effect-roll-die")).text];
                lines.extend(self.lines(gravel, Line::default().with(&self.text("lead-gravel")), false));
                lines
            }
            Op::RollFor(table) => {
                let mut lines = vec![line.with(&self.text("effect-roll-for")).text];
                let faces = [("gravel", Face::Gravel), ("nugget", Face::Nugget), ("tailings", Face::Tailings)];
                for (name, face) in faces.into_iter().chain([("gold-dust", Face::GoldDust)]) {
                    let block = self.content.die_tables[usize::from(table)][face as usize];
                    let lead = Line::default().with(&self.text(&format!("lead-face-{name}")));
                    lines.extend(self.lines(block, lead, false));
                }
                lines
            }
            Op::EachPlayer(block) => self.lines(block, self.lead(line, "lead-each-other", block), false),
            Op::Everybody(block) => self.lines(block, self.lead(line, "lead-each-player", block), false),
            Op::Contributors(block) => self.lines(block, self.lead(line, "lead-contributors", block), false),
            Op::EachDisc(block) => self.lines(block, self.lead(line, "lead-each-disc", block), false),
            Op::Others(block) => self.lines(block, self.lead(line, "lead-others", block), false),
            Op::EachPlayerHere(block) => self.lines(block, self.lead(line, "lead-each-other-here", block), false),
            _ => vec![line.text],
        }
    }

    /// Adds the price, and "then" or, if it is optional, "if you do".
    fn priced(&self, mut line: Line, price: BlockId, may: bool) -> Line {
        let ops = self.content.block(price);
        for (at, op) in ops.iter().enumerate() {
            let (id, args) = match *op {
                Op::Pay(n) => ("price-money", Args::new().n("n", n)),
                Op::Discard(n) => ("price-discard", Args::new().n("n", n)),
                Op::Wound { n, .. } => ("price-wound", Args::new().n("n", n)),
                Op::DiscardHand => ("price-discard-hand", Args::new()),
                _ => ("price-discard-this", Args::new()),
            };
            if may && at == 0 {
                self.add_optional(&mut line, id, &args);
            } else if at > 0 && at + 1 == ops.len() {
                line.add_last(&self.text("join-and"), &self.catalogue.with(id, &args));
            } else {
                line.add(&self.catalogue.with(id, &args));
            }
        }
        if price != BlockId(0) {
            if may {
                line.text.push_str(&self.text("join-paid"));
            } else {
                line.add(&self.text("join-then"));
            }
            line.tight = true;
        }
        line
    }

    /// A message about a place, with the place's name and, as a selector, its id.
    fn at(&self, id: &str, spaces: SpaceSet) -> (String, Args<'static>) {
        let place = self.places.label(self.catalogue, spaces);
        (id.to_owned(), Args::new().s("place", place).s("at", self.places.name(spaces).to_owned()))
    }

    /// The id of a set of deeds.
    pub(crate) fn deed_set(&self, set: u8) -> String {
        let deed = self.content.deeds.iter().zip(&self.content.specs.deeds).find(|(row, _)| row.set == set);
        deed.and_then(|(_, spec)| spec.set.clone()).unwrap_or_default()
    }

    /// An effect without nested effects as a clause.
    pub(crate) fn clause(&self, op: &Op) -> String {
        self.simple(op).map(|(id, args)| self.catalogue.with(&id, &args)).unwrap_or_default()
    }

    /// The message of an effect without nested effects.
    #[expect(clippy::too_many_lines, reason = "a list, with a line for each effect")]
    fn simple(&self, op: &Op) -> Option<(String, Args<'static>)> {
        let plain = |id: &str| Some((id.to_owned(), Args::new()));
        let counted = |id: &str, n: u8| Some((id.to_owned(), Args::new().n("n", n)));
        match *op {
            Op::Money(n) => counted("effect-money", n),
            Op::LoseMoney(n) | Op::Pay(n) => counted("effect-lose-money", n),
            Op::Draw(n) => counted("effect-draw", n),
            Op::Discard(n) => counted("effect-discard", n),
            Op::DiscardRandom(n) => counted("effect-discard-random", n),
            Op::Lp(n) => counted("effect-lp", n),
            Op::LoseLp(n) => counted("effect-lose-lp", n),
            Op::AutomaLp(n) => counted("effect-automa-lp", n),
            Op::Wound { n, sure: false } => counted("effect-wound", n),
            Op::Wound { n, sure: true } => counted("effect-sure-wound", n),
            Op::Heal(u8::MAX) => plain("effect-heal-all"),
            Op::Heal(n) => counted("effect-heal", n),
            Op::Marshal(n) => counted("effect-marshal", n),
            Op::Wanted(n) => counted("effect-wanted", n),
            Op::SamePoints(n) => counted("effect-same-points", n),
            Op::Nuggets(n) => counted("effect-nuggets", n),
            Op::Cattle => plain("effect-cattle"),
            Op::TakeStray(n) => counted("effect-take-stray", n),
            Op::Actions(n) => counted("effect-actions", n),
            Op::Ride(n) => counted("effect-ride", n),
            Op::RideRow => plain("effect-ride-row"),
            Op::ShowHand => plain("effect-show-hand"),
            Op::NameValue { .. } => plain("effect-discard-named"),
            Op::DiscardValue(rank) => Some((
                "effect-discard-value".to_owned(),
                Args::new().s("value", darkrock_rules::ids::RANKS[usize::from(rank)].to_owned()),
            )),
            Op::TakeHalf { .. } => plain("effect-take-half"),
            Op::TakeHalfOf(what) => Some(("effect-take-half-of".to_owned(), Args::new().s("what", what.word()))),
            Op::CattleFrom(ranch) => {
                let space = self.content.board.ranches[usize::from(ranch.0)].1;
                Some(self.at("effect-cattle-from", SpaceSet::one(space)))
            }
            Op::LoseCattle => plain("effect-lose-cattle"),
            Op::MarshalCube(n) => counted("effect-marshal-cube", n),
            Op::WantedCube(n) => counted("effect-wanted-cube", n),
            Op::SwitchTracks => plain("effect-switch-tracks"),
            Op::ExtendMove(n) => counted("effect-extend-move", n),
            Op::Travel(place) => Some(self.places.travel(self.catalogue, self.content.places[usize::from(place)])),
            Op::Sheriff(n) => counted("effect-sheriff", n),
            Op::Decrease(n) => counted("effect-decrease", n),
            Op::Increase(n) => counted("effect-increase", n),
            Op::CancelWounds => plain("effect-cancel-wounds"),
            Op::CancelFightCard => plain("effect-cancel-fight-card"),
            Op::WinFight => plain("effect-win-fight"),
            Op::LoseFight => plain("effect-lose-fight"),
            Op::Restart => plain("effect-restart"),
            Op::NoMarshalReward => plain("effect-no-marshal-reward"),
            Op::WoundLoser(n) => counted("effect-wound-loser", n),
            Op::LookAtHand(n) => counted("effect-look-at-hand", n),
            Op::DiscardThis => plain("effect-discard-this"),
            Op::UpgradeThis => plain("effect-upgrade-this"),
            Op::Tribute(n) => counted("effect-tribute", n),
            Op::KeepPlayed(n) => counted("effect-keep-played", n),
            Op::RerollDie => plain("effect-reroll-die"),
            Op::GainItem(item) => {
                Some(("effect-gain-item".to_owned(), Args::new().s("item", self.item_id(item).to_owned())))
            }
            Op::LegendaryItem(n) => counted("effect-legendary-item", n),
            Op::BuyLegendary => plain("effect-buy-legendary"),
            Op::WeaponOfChoice => plain("effect-weapon-of-choice"),
            Op::GainDeed(set) => Some(("effect-gain-deed".to_owned(), Args::new().s("set", self.deed_set(set)))),
            Op::UseDeed => plain("effect-use-deed"),
            Op::Upgrade(n) => counted("effect-upgrade", n),
            Op::Shop(n) => counted("effect-shop", n),
            Op::Prospect => plain("effect-prospect"),
            Op::RollDie(BlockId(0)) => plain("effect-roll-die"),
            Op::ResolveEvent => plain("effect-resolve-event"),
            Op::Ruin(location) => {
                let spaces = self.content.board.locations[location.index()].spaces;
                let place = self.places.label(self.catalogue, spaces);
                Some(("effect-ruin".to_owned(), Args::new().s("place", place)))
            }
            Op::SheriffTo(space) => Some(self.at("effect-sheriff-to", SpaceSet::one(space))),
            Op::SheriffBeside => plain("effect-sheriff-beside"),
            Op::Track { track, points } => {
                Some(("effect-track".to_owned(), Args::new().n("n", points).s("track", self.track_name(track))))
            }
            Op::LegendaryTokens(n) => counted("effect-legendary-tokens", n),
            Op::Fight(opponent) => {
                let id = &self.content.specs.opponents[opponent.index()].id;
                let name = self.catalogue.text(&format!("opponent-{id}"));
                Some(("effect-fight".to_owned(), Args::new().s("opponent", name)))
            }
            Op::PlaceToken { token, place } => {
                let id = &self.content.specs.map_tokens[token.index()].id;
                let (own, args) = self.at(&format!("effect-place-token-{id}"), self.content.places[usize::from(place)]);
                if self.catalogue.has(&own) {
                    return Some((own, args));
                }
                let name = self.catalogue.text(&format!("map-token-{id}"));
                Some(("effect-place-token".to_owned(), args.s("token", name)))
            }
            Op::LookAtDeck => plain("effect-look-at-deck"),
            Op::BuryTop => plain("effect-bury-top"),
            Op::LookAtFightDeck => plain("effect-look-at-fight-deck"),
            Op::BuryFightCard => plain("effect-bury-fight-card"),
            Op::LookAtEncounter => plain("effect-look-at-encounter"),
            Op::BuryEncounter => plain("effect-bury-encounter"),
            Op::BanditIn { place, .. } => Some(self.at("effect-bandit-in", self.content.places[usize::from(place)])),
            Op::BanditAt(space) => Some(self.at("effect-bandit-at", SpaceSet::one(space))),
            Op::NoBanditIn { place, .. } => {
                Some(self.at("effect-no-bandit-in", self.content.places[usize::from(place)]))
            }
            Op::NoBanditAt(space) => Some(self.at("effect-no-bandit-at", SpaceSet::one(space))),
            Op::FillHand => plain("effect-fill-hand"),
            Op::DiscardHand => plain("effect-discard-hand"),
            Op::StayWanted(n) => counted("effect-stay-wanted", n),
            Op::StartPoker => plain("effect-start-poker"),
            Op::MoveToTrain => plain("effect-move-to-train"),
            Op::GoTo(_) | Op::GoToMost(_) | Op::RemoveBandit | Op::Bandits(_) => self.moving(op),
            Op::Choose { .. } | Op::ChooseSeveral { .. } | Op::May { .. } | Op::If { .. } => None,
            Op::Opponent(_) | Op::PlayerHere(_) | Op::PlayerNear { .. } | Op::NpcRestart(_) => None,
            Op::EachPlayer(_)
            | Op::EachPlayerHere(_)
            | Op::Everybody(_)
            | Op::Contributors(_)
            | Op::EachDisc(_)
            | Op::Others(_)
            | Op::RollDie(_)
            | Op::RollFor(_) => None,
        }
    }
}

/// The word for a kind of fight: the first of several.
fn fight_kind(kinds: u16) -> &'static str {
    let first = FightKind::VARIANTS.iter().find(|kind| kinds & (1 << **kind as u8) != 0);
    first.map_or("other", |kind| kind.word())
}

/// Whether an effect is no order to the player but says what follows, in a sentence of its own.
fn says_what_follows(op: &Op) -> bool {
    matches!(op, Op::NoMarshalReward)
}

/// Sentence case and punctuation.
pub(crate) fn finish(lines: &[String]) -> String {
    lines.iter().map(|l| sentence(l)).collect::<Vec<_>>().join(" ")
}

/// A clause as a sentence: capitalized, with a full stop unless it ends with another mark.
pub(crate) fn sentence(clause: &str) -> String {
    let mut chars = clause.chars();
    let mut text: String = chars.next().map(|c| c.to_uppercase().collect::<String>()).unwrap_or_default();
    text.push_str(chars.as_str());
    if !text.is_empty() && !text.ends_with(['.', '!', '?', ']']) {
        text.push('.');
    }
    text
}
