//! The messages of effects, timings and conditions.

use crate::cards::belongs_to_event;
use crate::catalogue::{Args, Catalogue};
use crate::grammar::Voice;
use crate::pieces::{Piece, Uttered};
use crate::places::Places;
use crate::sentences::Around;
use crate::short::Length;
use darkrock_rules::Word;
use darkrock_rules::choice::FightKind;
use darkrock_rules::content::schema::{Limit, When};
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
    /// "(While you) are Wanted and have $60": one of several after a message that begins them.
    While,
    /// "(Each player) without wounds".
    Who,
    /// "(A fight) that you started".
    Fight,
}

/// What was said on the same card just before an ability.
#[derive(Clone, Copy)]
pub(crate) enum After<'r> {
    /// Nothing that this one shares.
    Nothing,
    /// An ability at the same time, if its effects always apply.
    Same(Option<&'r AbilityRow>),
    /// An ability that has changed the value of a card in the same fight.
    Fight(&'r AbilityRow),
    /// An ability with the same effects at another time, which is said together with this one.
    Another(&'r AbilityRow),
    /// An ability that does less at the same time: what this one does is told by the loss of an injury.
    Injured(&'r AbilityRow),
}

/// Renders effects in a language.
pub(crate) struct Writer<'a> {
    pub(crate) content: &'a Content,
    pub(crate) catalogue: &'a Catalogue,
    pub(crate) places: &'a Places,
    pub(crate) length: Length,
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
        self.catalogue.sentences(&self.sentences(block, &Around::default()))
    }

    /// A block as complete sentences and as a label.
    pub(crate) fn said(&self, block: BlockId) -> Said {
        Said { label: self.button(BlockId(0), block), ..self.told(&self.sentences(block, &Around::default())) }
    }

    /// A price and its effects, as complete sentences and as on a button.
    pub(crate) fn bargain(&self, price: BlockId, effects: BlockId) -> Said {
        Said { label: self.button(price, effects), ..self.told(&self.bargain_clauses(price, effects)) }
    }

    /// A price and its effects; effects without one are sentences of their own.
    pub(crate) fn bargain_clauses(&self, price: BlockId, effects: BlockId) -> Vec<Uttered> {
        match price {
            BlockId(0) => self.sentences(effects, &Around::default()),
            price => vec![self.bargain_clause(price, effects, Voice::You, &[]).text.into()],
        }
    }

    /// An ability as sentences without their marks; `of` is `card`, `item` or `character`. An action of one's own needs no
    /// timing where a label says that it is one.
    pub(crate) fn ability(&self, ability: &AbilityRow, of: &str, labelled: bool, after: &After<'_>) -> Vec<Uttered> {
        let lead = match after {
            After::Nothing | After::Fight(_) => self.lead(ability, of, labelled),
            // The timing has been said: only the conditions are left.
            After::Same(_) => {
                let (_, rest) = self.timing(ability.when, self.conditions_of(ability.all), of);
                Some((self.conditions(&rest, Form::If), true))
            }
            After::Another(before) => self.at_either_time(before.when, ability.when).map(|both| (both, false)),
            After::Injured(_) => {
                self.catalogue.attribute("cond-injured", "lost", &Args::new()).map(|lost| (lost, true))
            }
        };
        let bound = lead.as_ref().is_some_and(|(_, under)| *under);
        let mut said = match after {
            After::Same(Some(before)) | After::Fight(before) => self.content.block(before.effects).to_vec(),
            _ => Vec::new(),
        };
        said.extend(self.given_anyway(ability));
        let around = Around {
            lead: lead.map(|(lead, _)| lead),
            may: ability.optional || is_offered(ability.when),
            bound,
            said,
            ..Around::default()
        };
        let rest = match after {
            After::Injured(before) => self.more_if_injured(before, ability),
            _ => None,
        };
        let mut lines = match (rest, ability.price) {
            (Some(rest), _) => self.sentences_of(rest, &around),
            (None, BlockId(0)) => self.sentences(ability.effects, &around),
            (None, price) => self.offered(price, ability.effects, &around),
        };
        // A turn begins and ends once anyway.
        if let Some(limit) = ability.limit.filter(|_| ability.when != When::StartOfTurn) {
            let limit = self.text(match limit {
                Limit::Turn => "limit-turn",
                Limit::Fight => "limit-fight",
                Limit::Move => "limit-move",
            });
            lines.push(limit.into());
        }
        lines
    }

    /// How an ability is said after the one before it on the same card, so that neither its timing nor its effects are said
    /// twice.
    pub(crate) fn after<'r>(&self, before: &'r AbilityRow, next: &AbilityRow, of: &str) -> After<'r> {
        let changes = |row: &AbilityRow| matches!(self.content.block(row.effects), [Op::Decrease(_)]);
        if before.when != next.when && before.when == When::FightReveal && names_fight(next.when) && changes(before) {
            return if self.conditions_of(before.all).is_empty() { After::Fight(before) } else { After::Nothing };
        }
        let plain = |row: &AbilityRow| row.price == BlockId(0) && row.limit.is_none() && !row.optional;
        if plain(before) && plain(next) && self.more_if_injured(before, next).is_some() {
            return After::Injured(before);
        }
        if !plain(before) || !plain(next) || [before.when, next.when].contains(&When::Action) {
            return After::Nothing;
        }
        let conditions = |row: &AbilityRow| self.timing(row.when, self.conditions_of(row.all), of);
        let ((when, first), (again, second)) = (conditions(before), conditions(next));
        let same_effects = self.content.block(before.effects) == self.content.block(next.effects);
        let at_either_time = || self.at_either_time(before.when, next.when).is_some();
        if before.when != next.when && same_effects && first.is_empty() && second.is_empty() && at_either_time() {
            return After::Another(before);
        }
        let told = names_fight(before.when) && !first.is_empty();
        if before.when != next.when || when != again || told || second.is_empty() {
            return After::Nothing;
        }
        // What comes on top of what always applies is more of it.
        After::Same(Some(before).filter(|_| first.is_empty()))
    }

    /// The timing and the conditions of an ability as one phrase, and whether conditions with "if" are in it.
    fn lead(&self, ability: &AbilityRow, of: &str, labelled: bool) -> Option<(String, bool)> {
        let conditions = self.conditions_of(ability.all);
        let (when, rest) = self.timing(ability.when, conditions, of);
        if !rest.is_empty() && names_fight(ability.when) {
            // What must hold for the player has an "if" of its own: behind the fight, it would be read of its start.
            let (mut told, under): (Vec<Cond>, Vec<Cond>) = rest.into_iter().partition(|c| belongs_to_event(*c));
            told.sort_by_key(|c| fight_order(*c));
            let after = told.into_iter().map(|c| self.condition(c, fight_form(c)));
            let when = after.fold(when, |when, next| self.catalogue.beside(&when, &next));
            return Some(match under.is_empty() {
                true => (when, false),
                false => {
                    let under = self.conditions(&under, Form::If);
                    (self.catalogue.joint("say-comma", &[("head", &when), ("next", &under)]), true)
                }
            });
        }
        let under = self.conditions(&rest, Form::If);
        match (is_labelled(ability.when, of, labelled), rest.is_empty()) {
            (true, true) => None,
            (true, false) => Some((under, true)),
            (false, true) => Some((when, false)),
            (false, false) => Some((self.catalogue.joint("say-comma", &[("head", &when), ("next", &under)]), true)),
        }
    }

    /// The timing of an ability with the conditions that are said in it, and the others.
    fn timing(&self, when: When, conditions: &[Cond], of: &str) -> (String, Vec<Cond>) {
        let id = format!("when-{}", when.word());
        let mut rest = conditions.to_vec();
        let mut kind = "any";
        let mut special = None;
        rest.retain(|condition| match (when, *condition) {
            (When::FightWon | When::FightLost, Cond::FightIs(kinds)) => {
                kind = fight_kind(kinds);
                false
            }
            (When::FightWon | When::FightLost, Cond::Arresting) => {
                kind = FightKind::Arrest.word();
                false
            }
            (When::Deposited, Cond::Nuggets(n)) => {
                special = self.catalogue.attribute(&id, "at-least", &Args::new().n("n", n));
                false
            }
            (When::TrackPoint, Cond::OnTrack(track)) => {
                special = self.catalogue.attribute(&id, "on", &Args::new().s("track", self.track_name(track)));
                false
            }
            (When::FightStart, Cond::Attacking) => {
                special = Some(self.text("when-fight-started"));
                false
            }
            _ => true,
        });
        // Only a Marshal starts an arrest.
        let by_you = conditions.contains(&Cond::Arresting) || rest.contains(&Cond::Marshal(1));
        let yours = when == When::FightWon && of != "card";
        if kind == FightKind::Arrest.word() && by_you {
            rest.retain(|condition| *condition != Cond::Attacking);
            match yours {
                true => {
                    special = Some(self.text("when-arrested"));
                    rest.retain(|condition| *condition != Cond::Marshal(1));
                }
                false if conditions.contains(&Cond::Arresting) => rest.push(Cond::Attacking),
                false => {}
            }
        }
        if kind == FightKind::Rob.word() && yours && rest.contains(&Cond::Attacking) {
            // Who robs is Wanted once the point itself is gained.
            rest.retain(|condition| ![Cond::Attacking, Cond::Wanted(1)].contains(condition));
            special = Some(self.text("when-robbed"));
        }
        let args = Args::new().s("of", of.to_owned()).s("kind", kind);
        (special.unwrap_or_else(|| self.catalogue.with(&id, &args)), rest)
    }

    /// The conditions of a list.
    pub(crate) fn conditions_of(&self, all: CondId) -> &[Cond] {
        &self.content.conditions[usize::from(all.0)]
    }

    /// Conditions as one phrase, in which those that follow each other with the same verb share it: "if you are Wanted and
    /// if you have an injury and at most 2 wounds".
    pub(crate) fn conditions(&self, all: &[Cond], form: Form) -> String {
        let mut parts: Vec<(Option<String>, Vec<String>)> = Vec::new();
        for condition in all {
            let (verb, what) = self.condition_parts(*condition, form);
            match parts.last_mut() {
                Some((last, things)) if verb.is_some() && *last == verb => things.push(what),
                _ => parts.push((verb, vec![what])),
            }
        }
        let and = if form == Form::If { "say-and-if" } else { "say-and" };
        self.catalogue.series(parts.into_iter().map(|(verb, things)| self.said_with(verb, &things)), and)
    }

    fn said_with(&self, verb: Option<String>, things: &[String]) -> String {
        let what = self.catalogue.series(things, "say-and");
        verb.map_or(what.clone(), |verb| self.catalogue.joint("say-verb", &[("verb", &verb), ("what", &what)]))
    }

    /// A condition of place as a clause.
    pub(crate) fn place_condition(&self, spaces: SpaceSet, form: Form) -> String {
        self.places.condition(self.catalogue, spaces, Args::new().s("form", form.word()))
    }

    /// The name of a track of a module.
    pub(crate) fn track_name(&self, track: PointTrack) -> String {
        self.text(&format!("track-{}", self.content.specs.point_tracks[track.index()].id))
    }

    /// A condition as a clause.
    pub(crate) fn condition(&self, condition: Cond, form: Form) -> String {
        let (verb, what) = self.condition_parts(condition, form);
        self.said_with(verb, &[what])
    }

    /// A condition as a verb and what follows it; without a verb if it is said otherwise.
    fn condition_parts(&self, condition: Cond, form: Form) -> (Option<String>, String) {
        let args = Args::new().s("form", form.word());
        let (id, args) = match condition {
            Cond::At(spaces) => return (None, self.places.condition(self.catalogue, spaces, args)),
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
        (self.catalogue.attribute(id, "verb", &args), self.catalogue.with(id, &args))
    }

    /// A message about a place.
    pub(crate) fn at(&self, id: &str, spaces: SpaceSet) -> (String, Args<'static>) {
        (id.to_owned(), self.places.args(self.catalogue, spaces))
    }

    /// The id of a set of deeds.
    pub(crate) fn deed_set(&self, set: u8) -> String {
        let deed = self.content.deeds.iter().zip(&self.content.specs.deeds).find(|(row, _)| row.set == set);
        deed.and_then(|(_, spec)| spec.set.clone()).unwrap_or_default()
    }

    /// What an effect gives, without its verb.
    pub(crate) fn thing(&self, op: &Op) -> String {
        let simple = self.simple(op);
        simple.map(|(id, args)| self.what(&id, &Voice::You.select(args))).unwrap_or_default()
    }

    /// The message of an effect without nested effects.
    #[expect(clippy::too_many_lines, reason = "a list, with a line for each effect")]
    pub(crate) fn simple(&self, op: &Op) -> Option<(String, Args<'static>)> {
        let plain = |id: &str| Some((id.to_owned(), Args::new()));
        let counted = |id: &str, n: u8| Some((id.to_owned(), Args::new().n("n", n)));
        match *op {
            Op::Money(n) => counted("effect-money", n),
            Op::LoseMoney(n) => counted("effect-lose-money", n),
            Op::Pay(n) => counted("price-money", n),
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
            Op::Travel(place) => Some(self.at("effect-travel", self.content.places[usize::from(place)])),
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
            Op::Ruin(location) => Some(self.at("effect-ruin", self.content.board.locations[location.index()].spaces)),
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

/// Whether a label says already that an ability is an action.
pub(crate) fn is_labelled(when: When, of: &str, labelled: bool) -> bool {
    when == When::Action && (labelled || of == "card")
}

/// Whether the owner of an ability is asked at this time, even about one that is not called optional.
const fn is_offered(when: When) -> bool {
    matches!(when, When::MoveExtend | When::ProspectRolled | When::DieRolled)
}

/// Whether the words of a timing end with a fight, so that conditions of the fight follow without "if".
const fn names_fight(when: When) -> bool {
    matches!(
        when,
        When::FightStart
            | When::FightReveal
            | When::FightReaction
            | When::FightCompared
            | When::FightWon
            | When::FightLost
            | When::FightEnded
    )
}

/// The order of conditions after a fight: who started it, against whom, the rest.
const fn fight_order(condition: Cond) -> u8 {
    match condition {
        Cond::Attacking | Cond::MarshalAgainstWanted => 0,
        Cond::AgainstPlayer | Cond::AgainstNpc | Cond::AgainstBandit => 1,
        _ => 2,
    }
}

/// The form of a condition after a fight: "a fight against a bandit".
const fn fight_form(condition: Cond) -> Form {
    match condition {
        Cond::Attacking | Cond::MarshalAgainstWanted => Form::Fight,
        _ => Form::Goal,
    }
}

/// What clauses say, in both of its forms.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Said {
    /// Complete sentences.
    pub(crate) text: String,
    /// In short, as on a button: its last sentence has no full stop.
    pub(crate) label: String,
    /// The sentences with their options as lists; none without options.
    pub(crate) pieces: Vec<Piece>,
}
