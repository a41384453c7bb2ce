//! Texts of cards, items, characters, stories and goals: names from the catalogue, texts from the effects.

use crate::catalogue::{Args, Catalogue};
use crate::effects::{After, Form, Said, Writer};
use crate::pieces::{Piece, Uttered, pieces};
use darkrock_rules::content::schema::{GoalEvent, Passive, StoryTrigger, When};
use darkrock_rules::content::{AbilityRow, Cond, CondId, Content, Source};
use darkrock_rules::ids::{Character, FightCard, Goal, Item, RANKS, Story, Title};

/// The symbols of the suits: clubs, diamonds, hearts, spades.
pub const SUIT_SIGNS: [char; 4] = ['♣', '♦', '♥', '♠'];
/// The sign of a joker, which has no rank or suit.
const JOKER_SIGN: char = '★';

/// The label before a line of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// Costs an action.
    Action,
    /// Applies automatically when its condition is met.
    Bonus,
    /// Is played by its owner as a reaction.
    Reaction,
}

impl Kind {
    /// The kind of an ability, from its timing and whether it is optional.
    #[must_use]
    pub const fn of(when: When, optional: bool) -> Self {
        match when {
            When::Action => Self::Action,
            When::FightReaction | When::MoveExtend | When::PointsGained => Self::Reaction,
            When::MoveEnded if optional => Self::Reaction,
            _ => Self::Bonus,
        }
    }

    /// Its id: `action`, `bonus` or `reaction`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// What an ability does and when, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AbilityText {
    /// Its label; none for a permanent effect.
    pub kind: Option<Kind>,
    /// Complete sentences.
    pub text: String,
    /// The same with options as lists; none without options.
    pub pieces: Vec<Piece>,
}

impl AbilityText {
    /// Sentences without options.
    pub(crate) const fn plain(kind: Option<Kind>, text: String) -> Self {
        Self { kind, text, pieces: Vec::new() }
    }
}

/// What a poker card says: face, title and abilities.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardText {
    /// Rank and suit, such as `4♥`.
    pub face: String,
    /// The title, such as "Manhunt".
    pub name: String,
    /// Both, as in "4♥ Manhunt".
    pub label: String,
    /// All lines joined.
    pub body: String,
    /// The lines, with their kinds.
    pub lines: Vec<AbilityText>,
    /// The kinds of its lines, in order.
    pub kinds: Vec<Kind>,
    /// What it does in a few words, without when: for a small card. It ends without a full stop.
    pub gist: String,
}

/// What a card of bandits, guards and the Sheriff does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FightCardText {
    /// Its rank, such as `K`.
    pub name: String,
    /// Its effect on the player who fights it.
    pub body: String,
    /// The same as a label, which ends without a full stop.
    pub label: String,
}

/// One side of an item.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ItemText {
    /// The title of this side.
    pub name: String,
    /// All lines joined.
    pub body: String,
    /// Each ability as a sentence of its own, in the order of the card.
    pub lines: Vec<AbilityText>,
    /// The names of the upgraded copies, the same in all languages. That of a player's copy is
    /// [`crate::Texts::copy_name`].
    pub copies: Vec<String>,
    /// Its tale, which is no part of the rules; most items have none.
    pub tale: Option<String>,
}

/// Who a person to play was, and what that person can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CharacterText {
    /// The person's name.
    pub name: String,
    /// The person's life, which is no part of the rules; a module may leave it out.
    pub life: Option<String>,
    /// The legendary ability, all lines joined.
    pub body: String,
    /// Each ability as a sentence of its own, in the order of the card.
    pub lines: Vec<AbilityText>,
    /// The name of the place where the character starts.
    pub start: String,
    /// The starting goods, one by one.
    pub gains: Vec<String>,
}

/// What a card of the story deck tells, asks for and gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoryText {
    /// What it is called, in the language of the texts.
    pub name: String,
    /// What it tells of what happened, without a rule.
    pub tale: String,
    /// What a player does to add a disc to it, as a sentence.
    pub trigger: String,
    /// The effects for each contributor.
    pub reward: String,
    /// The same with options as lists; none without options.
    pub pieces: Vec<Piece>,
    /// Where bandits are then placed.
    pub spawn: Option<String>,
    /// How the Sheriff is then moved.
    pub sheriff: Option<String>,
}

/// What a character scores for, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GoalText {
    /// What it is called, in the language of the texts.
    pub name: String,
    /// Its tale, which is no part of the rules.
    pub tale: String,
    /// What completes it.
    pub body: String,
    /// The same as a label, which ends without a full stop.
    pub label: String,
}

/// One side of a track.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TrackText {
    /// The reward of entering each space, from space 1; empty if there is none.
    pub spaces: Vec<String>,
    /// The same as labels, which end without a full stop.
    pub labels: Vec<String>,
    /// The value of each row.
    pub rows: Vec<String>,
}

fn join(lines: &[AbilityText]) -> String {
    lines.iter().map(|l| l.text.as_str()).collect::<Vec<_>>().join(" ")
}

/// A line of a card: a message of its own, or composed sentences.
enum Line {
    Own(String),
    Composed(Vec<Uttered>),
}

impl Writer<'_> {
    /// The lines of a source, each shown with the label of its kind.
    pub(crate) fn ability_lines(&self, id: &str, of: &str, source: Source, passives: &[Passive]) -> Vec<AbilityText> {
        self.lines_of(id, of, source, passives, true)
    }

    /// The same as one text, without labels.
    pub(crate) fn ability_body(&self, id: &str, of: &str, source: Source, passives: &[Passive]) -> String {
        join(&self.lines_of(id, of, source, passives, false))
    }

    /// The lines of a source: permanent effects, then abilities; replaced by texts of its own where the catalogue has
    /// them.
    fn lines_of(&self, id: &str, of: &str, source: Source, passives: &[Passive], labelled: bool) -> Vec<AbilityText> {
        let own = |at: usize| self.own_text(id, at).map(|own| own.text);
        let passives = passives.iter().enumerate();
        let passive = |(at, p): (usize, &Passive)| {
            AbilityText::plain(passive_kind(*p), own(at).unwrap_or_else(|| self.passive(*p)))
        };
        let mut lines: Vec<_> = passives.map(passive).collect();
        let mut rows: Vec<(usize, &AbilityRow)> = (lines.len()..).zip(self.content.abilities_of(source)).collect();
        // What always applies stands before what comes on top of it at the same time.
        for at in 1..rows.len() {
            if self.adds_to(rows[at - 1].1, rows[at].1) {
                rows.swap(at - 1, at);
            }
        }
        let mut before: Option<&AbilityRow> = None;
        let mut said: Vec<(Option<Kind>, Line)> = Vec::new();
        for (at, row) in rows {
            let kind = Some(Kind::of(row.when, row.optional));
            if let Some(own) = self.own_ability(id, at, row, of, labelled) {
                said.push((kind, Line::Own(own)));
            } else {
                let after = before.map_or(After::Nothing, |before| self.after(before, row, of));
                let clauses = self.ability(row, of, labelled, &after);
                match (after, said.last_mut()) {
                    (After::Same(_) | After::Injured(_), Some((_, Line::Composed(last)))) => last.extend(clauses),
                    (After::Another(_), Some((_, Line::Composed(last)))) => *last = clauses,
                    // The line before has a text of its own, which says both.
                    (After::Same(_) | After::Another(_) | After::Injured(_), Some((_, Line::Own(_)))) => {}
                    _ => said.push((kind, Line::Composed(clauses))),
                }
            }
            before = Some(row);
        }
        lines.extend(said.into_iter().map(|(kind, line)| match line {
            Line::Own(text) => AbilityText::plain(kind, text),
            Line::Composed(clauses) => {
                AbilityText { kind, text: self.catalogue.sentences(&clauses), pieces: pieces(self.catalogue, &clauses) }
            }
        }));
        lines
    }

    /// Whether an ability does more of what the next one does always.
    fn adds_to(&self, ability: &AbilityRow, next: &AbilityRow) -> bool {
        let first = |row: &AbilityRow| self.content.block(row.effects).first().map(std::mem::discriminant);
        let always = self.conditions_of(next.all).is_empty() && !self.conditions_of(ability.all).is_empty();
        ability.when == next.when && always && first(ability) == first(next)
    }

    fn passive(&self, passive: Passive) -> String {
        self.catalogue.sentence(&self.passive_clause(passive))
    }

    fn passive_clause(&self, passive: Passive) -> String {
        let (id, n) = match passive {
            Passive::Movement(n) => ("passive-movement", n),
            Passive::Carry(n) => ("passive-carry", n),
            Passive::HandSize(n) => ("passive-hand-size", n),
            Passive::Purse(n) => ("passive-purse", n),
            Passive::Slower(n) => ("passive-slower", n),
            Passive::CarryLess(n) => ("passive-carry-less", n),
            Passive::SmallerHand(n) => ("passive-smaller-hand", n),
            Passive::SmallerPurse(n) => ("passive-smaller-purse", n),
            Passive::StraysKeepMovement => ("passive-strays-keep-movement", 0),
            Passive::DeedDiscount(n) => ("passive-deed-discount", n),
            Passive::LegendaryDiscount(n) => ("passive-legendary-discount", n),
            Passive::FirstWoundsLess(n) => ("passive-first-wounds-less", n),
            Passive::MoreCattle(n) => ("passive-more-cattle", n),
            Passive::AcquiresMore(n) => ("passive-acquires-more", n),
            Passive::AnyMiscItems => ("passive-any-misc-items", 0),
            Passive::WoundsKeepHandSize => ("passive-wounds-keep-hand-size", 0),
            Passive::WinPlayerTies => ("passive-win-player-ties", 0),
            Passive::WinNpcTies => ("passive-win-npc-ties", 0),
            Passive::NpcShowsFirst => ("passive-npc-shows-first", 0),
            Passive::WantedForBandits => ("passive-wanted-for-bandits", 0),
            Passive::RobItems => ("passive-rob-items", 0),
            Passive::RideMesas => ("passive-ride-mesas", 0),
            Passive::CountsAsNugget => ("passive-counts-as-nugget", 0),
            Passive::AnyValueInPoker => ("passive-any-value-in-poker", 0),
            Passive::AnyCardInPoker => ("passive-any-card-in-poker", 0),
        };
        self.catalogue.with(id, &Args::new().n("n", n))
    }

    /// The poker cards that are played with, by their index.
    pub(crate) fn cards(&self) -> Vec<CardText> {
        let titles = self.content.specs.titles.iter().enumerate().map(|(at, spec)| {
            let source = Source::title(Title(at as u8));
            let lines = self.ability_lines(&spec.id, "card", source, &spec.passives);
            let passives = spec.passives.iter().map(|passive| self.passive_clause(*passive)).collect();
            (self.catalogue.text(&format!("title-{}", spec.id)), lines, self.gist(passives, source))
        });
        let titles: Vec<_> = titles.collect();
        let cards = self.content.poker_cards.iter();
        cards
            .map(|card| {
                let (name, lines, gist) = titles[self.content.title_of[card.index()].index()].clone();
                let face = match card.is_joker() {
                    true => JOKER_SIGN.to_string(),
                    false => format!("{}{}", RANKS[usize::from(card.rank())], SUIT_SIGNS[usize::from(card.suit())]),
                };
                let mut kinds: Vec<Kind> = lines.iter().filter_map(|l| l.kind).collect();
                kinds.dedup();
                let label = match card.is_joker() {
                    true => self.catalogue.text(&format!("card-{card}")),
                    false => name.clone(),
                };
                CardText { label: format!("{face} {label}"), face, name, body: join(&lines), lines, kinds, gist }
            })
            .collect()
    }

    /// The fight cards, by rank.
    pub(crate) fn fight_cards(&self) -> Vec<FightCardText> {
        let cards = self.content.fight_cards.iter().enumerate();
        cards
            .map(|(at, block)| {
                let name = FightCard(at as u8).to_string();
                let own = self.own_text(&format!("fight-{}", name.to_lowercase()), 0);
                let Said { text: body, label, .. } = own.unwrap_or_else(|| self.said(*block));
                FightCardText { name, body, label }
            })
            .collect()
    }

    /// Front and upgraded side of each item.
    pub(crate) fn items(&self) -> Vec<[ItemText; 2]> {
        let specs = self.content.specs.items.iter().enumerate();
        specs
            .map(|(at, spec)| {
                let item = Item(at as u8);
                let name = self.catalogue.text(&format!("item-{}", spec.id));
                let side = |id: &str, upgraded: bool, side: &darkrock_rules::content::schema::ItemSide| {
                    let source = Source::item(item, upgraded);
                    let mut lines = self.ability_lines(id, "item", source, &side.passives);
                    let mut body = self.lines_of(id, "item", source, &side.passives, false);
                    if side.lp > 0 {
                        let text =
                            self.catalogue.sentence(&self.catalogue.with("end-lp", &Args::new().n("n", side.lp)));
                        lines.push(AbilityText::plain(None, text.clone()));
                        body.push(AbilityText::plain(None, text));
                    }
                    let tale = format!("item-{id}-tale");
                    let tale = self.catalogue.has(&tale).then(|| self.catalogue.text(&tale));
                    ItemText { name: name.clone(), body: join(&body), lines, copies: side.names.clone(), tale }
                };
                let front = side(&spec.id, false, &spec.front);
                let back = spec.upgraded.as_ref().map(|s| side(&format!("{}-upgraded", spec.id), true, s));
                [front, back.unwrap_or_default()]
            })
            .collect()
    }

    /// The characters.
    pub(crate) fn characters(&self) -> Vec<CharacterText> {
        let specs = self.content.specs.characters.iter().enumerate();
        specs
            .map(|(at, spec)| {
                let source = Source::character(Character(at as u8));
                let lines = self.ability_lines(&spec.id, "character", source, &spec.passives);
                let row = &self.content.characters[at];
                let life = format!("life-{}", spec.id);
                CharacterText {
                    name: self.catalogue.text(&format!("character-{}", spec.id)),
                    life: self.catalogue.has(&life).then(|| self.catalogue.text(&life)),
                    body: self.ability_body(&spec.id, "character", source, &spec.passives),
                    lines,
                    start: self.start(row),
                    gains: self.gains(at),
                }
            })
            .collect()
    }

    /// The triggers.
    pub(crate) fn triggers(&self) -> Vec<Said> {
        let line = |on: &StoryTrigger| {
            let (id, n) = match *on {
                StoryTrigger::LpByAction(n) => ("story-trigger-lp-by-action", n),
                StoryTrigger::TrackPoints => ("story-trigger-track-points", 0),
                StoryTrigger::SpendInTown(n) => ("story-trigger-spend-in-town", n),
                StoryTrigger::FightPlayer => ("story-trigger-fight-player", 0),
                StoryTrigger::EndMoveAtToken => ("story-trigger-end-move-at-token", 0),
            };
            self.told_one(&self.catalogue.with(id, &Args::new().n("n", n)))
        };
        self.content.triggers.iter().map(line).collect()
    }

    /// The stories.
    pub(crate) fn stories(&self) -> Vec<StoryText> {
        (0..self.content.stories.len()).map(|at| self.story(Story(at as u8))).collect()
    }

    fn story(&self, story: Story) -> StoryText {
        let spec = &self.content.specs.stories.cards[story.index()];
        let row = &self.content.stories[story.index()];
        let spawn = (!spec.spawn.is_empty()).then(|| {
            let gangs = Args::new().s("gangs", spec.spawn.join("-"));
            self.catalogue.sentence(&self.catalogue.with("story-spawn", &gangs))
        });
        let sheriff = (row.sheriff > 0)
            .then(|| self.catalogue.sentence(&self.catalogue.with("story-sheriff", &Args::new().n("n", row.sheriff))));
        let own = self.own_text(&spec.id, 0);
        StoryText {
            name: self.catalogue.text(&format!("story-{}", spec.id)),
            tale: self.catalogue.text(&format!("story-{}-tale", spec.id)),
            trigger: self.triggers().swap_remove(row.trigger.index()).text,
            pieces: if own.is_some() { Vec::new() } else { self.block_pieces(row.effects) },
            reward: own.map_or_else(|| self.block(row.effects), |own| own.text),
            spawn,
            sheriff,
        }
    }

    /// The goals.
    pub(crate) fn goals(&self) -> Vec<GoalText> {
        (0..self.content.goals.len()).map(|at| self.goal(Goal(at as u8))).collect()
    }

    fn goal(&self, goal: Goal) -> GoalText {
        let row = &self.content.goals[goal.index()];
        let spec = &self.content.specs.goals[goal.index()];
        let id = &spec.id;
        let name = self.catalogue.text(&format!("goal-{id}"));
        let tale = self.catalogue.text(&format!("goal-{id}-tale"));
        if let Some(Said { text: body, label, .. }) = self.own_text(&format!("goal-{id}"), 0) {
            return GoalText { name, tale, body, label };
        }
        let result = || {
            let conditions = self.conditions(self.conditions_of(row.all), Form::State);
            self.catalogue.joint("say-state", &[("conditions", &conditions)])
        };
        let body = match (self.goal_event(&spec.event), self.goal_after(&spec.event)) {
            (None, _) => result(),
            (Some(_), Some(after)) if !self.conditions_of(row.all).is_empty() => {
                self.catalogue.joint("say-after", &[("result", &result()), ("after", &after)])
            }
            (Some(event), _) => self.under(&event, self.goal_end(&spec.event).as_deref(), row.all),
        };
        let Said { text: body, label, .. } = self.told_one(&body);
        GoalText { name, tale, body, label }
    }

    /// An event with what must hold at it: first where, then the end of its verb where that stands apart, then the rest.
    pub(crate) fn under(&self, event: &str, end: Option<&str>, all: CondId) -> String {
        let (told, mut rest): (Vec<Cond>, Vec<Cond>) =
            self.conditions_of(all).iter().partition(|c| belongs_to_event(**c));
        // "Neither a Marshal nor Wanted" has a conjunction of its own.
        rest.sort_by_key(|condition| *condition == Cond::Neither);
        // Behind "without another player or the Sheriff in your space", some languages need an "and".
        let alone = told.iter().any(|condition| matches!(condition, Cond::Alone | Cond::WithPlayer)).then_some("alone");
        let mut event = event.to_owned();
        let mut placed = false;
        for condition in told {
            let next = self.condition(condition, Form::Goal);
            let place = matches!(condition, Cond::At(_) | Cond::AtTrader);
            event = match place && placed {
                true => self.catalogue.joint("say-comma", &[("head", &event), ("next", &next)]),
                false => self.catalogue.beside(&event, &next),
            };
            placed |= place;
        }
        if let Some(end) = end {
            event = self.catalogue.beside(&event, end);
        }
        match rest.as_slice() {
            [] => event,
            [one] => {
                let one = self.condition(*one, Form::Goal);
                self.catalogue.joint_in("say-join", alone, &[("head", &event), ("next", &one)])
            }
            several => {
                let several = self.conditions(several, Form::While);
                self.catalogue.joint_in("say-while", alone, &[("head", &event), ("conditions", &several)])
            }
        }
    }

    /// What a goal comes after whose conditions are what its result must be.
    fn goal_after(&self, on: &GoalEvent) -> Option<String> {
        let id = match on {
            GoalEvent::UseDeed => "goal-use-deed",
            GoalEvent::RollRisk => "goal-roll-risk",
            GoalEvent::RevealToken => "goal-reveal-token",
            _ => return None,
        };
        self.catalogue.attribute(id, "after", &Args::new())
    }

    /// The part of a verb that stands at the end of its clause, if the language has such verbs.
    fn goal_end(&self, on: &GoalEvent) -> Option<String> {
        match on {
            GoalEvent::DiscardItem(_) => self.catalogue.attribute("goal-discard-item", "end", &Args::new()),
            _ => None,
        }
    }

    /// The word for the fights of a goal: where a train can be robbed, that is a heist, too (au.train.20).
    fn fights_meant<'w>(&self, kind: &'w str) -> &'w str {
        let train = !self.content.board.circuit.is_empty();
        if kind == "heist" && train { "heist-or-holdup" } else { kind }
    }

    /// What meets a goal, as a clause.
    pub(crate) fn goal_event(&self, on: &GoalEvent) -> Option<String> {
        let word = |id: &str, name: &'static str, word: &str| Some(self.catalogue.with(id, &Args::new().s(name, word)));
        let count = |id: &str, n: u8| Some(self.catalogue.with(id, &Args::new().n("n", n)));
        let plain = |id: &str| Some(self.catalogue.text(id));
        match on {
            GoalEvent::Always => None,
            GoalEvent::DiscardItem(item) => word("goal-discard-item", "item", item),
            GoalEvent::GainItem(item) => word("goal-gain-item", "item", item),
            GoalEvent::UpgradeItem(item) => word("goal-upgrade-item", "item", item),
            GoalEvent::WinFight(kind) => word("goal-win-fight", "kind", self.fights_meant(kind)),
            GoalEvent::LoseFight(kind) => word("goal-lose-fight", "kind", self.fights_meant(kind)),
            GoalEvent::EndMove => plain("goal-end-move"),
            GoalEvent::Wrangle => plain("goal-wrangle"),
            GoalEvent::Rustle => plain("goal-rustle"),
            GoalEvent::Acquire => plain("goal-acquire"),
            GoalEvent::Deposit(n) => count("goal-deposit", *n),
            GoalEvent::Prospect(n) => count("goal-prospect", *n),
            GoalEvent::WinPoker => plain("goal-win-poker"),
            GoalEvent::LosePoker => plain("goal-lose-poker"),
            GoalEvent::SeeDoctor(n) => count("goal-see-doctor", *n),
            GoalEvent::Revel(n) => count("goal-revel", *n),
            GoalEvent::Work => plain("goal-work"),
            GoalEvent::SpendAtStore(n) => count("goal-spend-at-store", *n),
            GoalEvent::Contribute => plain("goal-contribute"),
            GoalEvent::PlayAction(title) => word("goal-play-action", "title", title),
            GoalEvent::PlayReaction(title) => word("goal-play-reaction", "title", title),
            GoalEvent::LpByAction(n) => count("goal-lp-by-action", *n),
            GoalEvent::Frontier(n) => count("goal-frontier", *n),
            GoalEvent::CrossPass => plain("goal-cross-pass"),
            GoalEvent::RailTravel => plain("goal-rail-travel"),
            GoalEvent::ClaimDeed(n) => count("goal-claim-deed", *n),
            GoalEvent::UseDeed => plain("goal-use-deed"),
            GoalEvent::Repair => plain("goal-repair"),
            GoalEvent::RollRisk => plain("goal-roll-risk"),
            GoalEvent::RevealToken => plain("goal-reveal-token"),
            GoalEvent::Discs(n) => count("goal-discs", *n),
        }
    }

    /// The Marshal and the Wanted track.
    pub(crate) fn tracks(&self) -> [TrackText; 2] {
        let track = |row: &darkrock_rules::content::TrackRow, id: &str| TrackText {
            spaces: row.spaces.iter().map(|b| self.block(*b)).collect(),
            labels: row.spaces.iter().map(|b| self.said(*b).label).collect(),
            rows: row
                .rows
                .iter()
                .map(|n| self.catalogue.sentence(&self.catalogue.with(id, &Args::new().n("n", *n))))
                .collect(),
        };
        [track(&self.content.marshal, "track-marshal-row"), track(&self.content.wanted, "track-wanted-row")]
    }

    /// The effects of each option of a choice.
    pub(crate) fn options(&self) -> Vec<Said> {
        self.content.options.iter().map(|o| self.bargain(o.price, o.effects)).collect()
    }
}

/// Whether a condition is about what happens, or where, and not about the player to whom it happens.
pub(crate) const fn belongs_to_event(condition: Cond) -> bool {
    match condition {
        Cond::At(_) | Cond::AtTrader | Cond::Alone | Cond::WithPlayer | Cond::OwnTurn => true,
        Cond::AgainstPlayer | Cond::AgainstNpc | Cond::AgainstBandit | Cond::FightIs(_) => true,
        Cond::Attacking | Cond::Arresting | Cond::MarshalAgainstWanted | Cond::SheriffArrested => true,
        Cond::OnTrack(_) | Cond::Completed(_) | Cond::Used(_) => true,
        Cond::Marshal(_) | Cond::Wanted(_) | Cond::Neither | Cond::Points(..) => false,
        Cond::Lp(_) | Cond::Money(_) | Cond::MoneyAtMost(_) | Cond::Nuggets(_) | Cond::HasCattle => false,
        Cond::Wounds(_) | Cond::WoundsAtMost(_) | Cond::Unhurt | Cond::Injured => false,
        Cond::HasItem(_) | Cond::HasUpgraded(_) | Cond::UpgradedWeapon => false,
        Cond::MiscItems(_) | Cond::Upgrades(_) => false,
    }
}

/// Texts of single cards in the catalogue that replace generated ones.
pub(crate) fn own_texts(catalogue: &Catalogue) -> Vec<String> {
    catalogue.ids().filter(|id| id.starts_with("card-") && id.ends_with("-text")).map(str::to_owned).collect()
}

const fn passive_kind(passive: Passive) -> Option<Kind> {
    match passive {
        Passive::CountsAsNugget | Passive::AnyValueInPoker | Passive::AnyCardInPoker => Some(Kind::Bonus),
        _ => None,
    }
}

/// The name of an option; one that is a space has the space's name.
pub(crate) fn option_name(catalogue: &Catalogue, key: &str) -> String {
    let ids = ["option", "place"].map(|kind| format!("{kind}-{key}"));
    catalogue.text(ids.iter().find(|id| catalogue.has(id)).unwrap_or(&ids[0]))
}

/// Names of the board's spaces.
pub(crate) fn space_names(content: &Content, catalogue: &Catalogue) -> Vec<String> {
    let ids = content.board.spec.spaces.iter().map(|space| format!("place-{}", space.id));
    ids.map(|id| catalogue.text(&catalogue.of_mode(content, &id).unwrap_or(id))).collect()
}
