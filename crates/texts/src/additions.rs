//! Texts of content that only modules have: opponents, tracks, steps.

use crate::AbilityText;
use crate::catalogue::Args;
use crate::effects::{Form, Said, Writer};
use crate::grammar::{Phrase, Voice};
use crate::pieces::{Piece, Uttered};
use crate::sentences::Around;
use darkrock_rules::content::followers::FollowerSpec;
use darkrock_rules::content::legendary_stories::{AnyToken, OwnEvent, PartEvent, PartRow, PartSpec, PartTrigger};
use darkrock_rules::content::schema::Passive;
use darkrock_rules::content::{BlockId, Op, Source};
use darkrock_rules::ids::{Follower, Injury, Legend};

/// An opponent that a module brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpponentText {
    /// What it is called in the log, in the language of the texts.
    pub name: String,
    /// Its tale, which is no part of the rules; those on cards for bandits and the Sheriff have none.
    pub tale: Option<String>,
    /// Effects for a player who wins, as sentences; may be empty.
    pub reward: String,
    /// Effects for a player who loses.
    pub penalty: String,
}

/// A track that a module brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PointTrackText {
    /// What it is called on the board, in the language of the texts.
    pub name: String,
    /// The reward of entering each space, from space 1; empty if there is none.
    pub spaces: Vec<String>,
    /// The same as labels, which end without a full stop.
    pub labels: Vec<String>,
    /// The reward of each point beyond the last space.
    pub beyond: String,
    /// What a winner of a game of poker gains who started it, and any other winner, if the track says so.
    pub poker: Option<[String; 2]>,
}

/// The texts of a legendary story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegendText {
    /// Its title.
    pub name: String,
    /// The tale on its front.
    pub tale: String,
    /// What the active player carries out when it is revealed; empty for nothing.
    pub open: String,
    /// What holds for everybody until it is completed.
    pub ongoing: Vec<String>,
    /// What players can take, in the order of the card.
    pub parts: Vec<PartText>,
    /// What each map token tells and brings; none without map tokens.
    pub tokens: Vec<TaleText>,
    /// What happens at the end, in the order of the card.
    pub endings: Vec<TaleText>,
}

/// A condition of a legendary story.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PartText {
    /// What is to be done, in a few words.
    pub name: String,
    /// What meets it, by the rules.
    pub meets: String,
    /// What it gives.
    pub text: String,
    /// The same as a label, which ends without a full stop.
    pub label: String,
}

/// A tale and its effects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaleText {
    /// What it tells of what happened, without a rule.
    pub tale: String,
    /// Its effects.
    pub text: String,
    /// The same, a sentence each.
    pub lines: Vec<String>,
}

/// An event card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventText {
    /// What it is called, in the language of the texts.
    pub name: String,
    /// What it tells of what happened, without a rule.
    pub tale: String,
    /// Its effects, as sentences.
    pub text: String,
    /// The same with options as lists; none without options.
    pub pieces: Vec<Piece>,
}

/// A card that a player has for a time: an injury, or one of a posse or a gang.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptCardText {
    /// What it is called, in the language of the texts.
    pub name: String,
    /// What it tells of what happened, without a rule.
    pub tale: String,
    /// What it does; of an injury when it is drawn, as long as it lasts, and at the end of the game.
    pub lines: Vec<AbilityText>,
    /// The same as one text.
    pub text: String,
}

/// A step that a module inserts into a turn or the setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepText {
    /// What it is called, in the language of the texts.
    pub name: String,
    /// Its effects, as sentences.
    pub text: String,
}

impl Writer<'_> {
    fn named(&self, kind: &str, id: &str) -> String {
        self.catalogue.text(&format!("{kind}-{id}"))
    }

    pub(crate) fn opponents(&self) -> Vec<OpponentText> {
        let rows = self.content.specs.opponents.iter().zip(&self.content.opponents);
        rows.map(|(spec, row)| {
            let tale = format!("opponent-{}-tale", spec.id);
            OpponentText {
                name: self.named("opponent", &spec.id),
                tale: self.catalogue.has(&tale).then(|| self.catalogue.text(&tale)),
                reward: self.block(row.reward),
                penalty: self.block(row.penalty),
            }
        })
        .collect()
    }

    pub(crate) fn pools(&self) -> Vec<String> {
        self.content.specs.pools.iter().map(|pool| self.named("pool", &pool.id)).collect()
    }

    pub(crate) fn point_tracks(&self) -> Vec<PointTrackText> {
        let rows = self.content.specs.point_tracks.iter().zip(&self.content.point_tracks);
        rows.map(|(spec, row)| PointTrackText {
            name: self.named("track", &spec.id),
            spaces: row.spaces.iter().map(|block| self.block(*block)).collect(),
            labels: row.spaces.iter().map(|block| self.said(*block).label).collect(),
            beyond: self.block(row.beyond),
            poker: self
                .content
                .poker_rewards
                .filter(|_| spec.poker.is_some())
                .map(|rewards| [rewards.starter, rewards.others].map(|block| self.block(block))),
        })
        .collect()
    }

    /// Posses and gangs.
    pub(crate) fn followers(&self) -> Vec<KeptCardText> {
        let text = |(at, spec): (usize, &FollowerSpec)| {
            let source = Source::follower(Follower(at as u8));
            let lines = self.ability_lines(&spec.id, "follower", source, &spec.passives);
            KeptCardText {
                name: self.named("follower", &spec.id),
                tale: self.named("follower", &format!("{}-tale", spec.id)),
                text: self.ability_body(&spec.id, "follower", source, &spec.passives),
                lines,
            }
        };
        self.content.follower_specs().iter().enumerate().map(text).collect()
    }

    pub(crate) fn injuries(&self) -> Vec<KeptCardText> {
        let rows = self.content.specs.injuries.iter().zip(&self.content.injuries).enumerate();
        rows.map(|(at, (spec, row))| {
            let at_once = self.block(row.effects);
            let mut lines = match at_once.is_empty() {
                true => Vec::new(),
                false => vec![AbilityText { kind: None, text: at_once, pieces: self.block_pieces(row.effects) }],
            };
            lines.extend(self.ability_lines(&spec.id, "injury", Source::injury(Injury(at as u8)), &spec.passives));
            if row.lp < 0 {
                let args = Args::new().n("n", row.lp.unsigned_abs());
                lines.push(AbilityText::plain(
                    None,
                    self.catalogue.sentence(&self.catalogue.with("end-lose-lp", &args)),
                ));
            }
            KeptCardText {
                name: self.catalogue.text(&format!("injury-{}", spec.id)),
                tale: self.catalogue.text(&format!("injury-{}-tale", spec.id)),
                text: lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join(" "),
                lines,
            }
        })
        .collect()
    }

    pub(crate) fn events(&self) -> Vec<EventText> {
        let rows = self.content.specs.events.iter().zip(&self.content.events);
        rows.map(|(spec, row)| {
            let Said { text, pieces, .. } = self.told(&self.with_visits(row.effects));
            let name = self.named("event", &spec.id);
            EventText { name, tale: self.named("event", &format!("{}-tale", spec.id)), text, pieces }
        })
        .collect()
    }

    /// The effects of an event, with what the tokens that it places bring to whoever visits them.
    fn with_visits(&self, effects: BlockId) -> Vec<Uttered> {
        let placed = self.content.block(effects).iter().filter_map(|op| match *op {
            Op::PlaceToken { token, .. } => self.content.map_tokens[token.index()].visit,
            _ => None,
        });
        let visits = placed.flat_map(|visit| self.visit(visit));
        self.sentences(effects, &Around::default()).into_iter().chain(visits).collect()
    }

    /// What a visit brings: its first effects belong to the sentence that says who visits.
    fn visit(&self, block: BlockId) -> Vec<Uttered> {
        let around = Around::about("who-that-player");
        let ops = self.content.block(block);
        let plain = ops.iter().take_while(|op| self.simple(op).is_some() && !self.has_own_subject(op)).count();
        let part = |part: &str| self.catalogue.attribute("effect-visit", part, &Args::new());
        let (Some(who), Some(removes), 1..) = (part("who"), part("removes"), plain) else {
            let removed = self.catalogue.text("effect-visit");
            return std::iter::once(removed.into()).chain(self.sentences(block, &around)).collect();
        };
        let removes = Phrase::same(removes, false);
        let gained = self.spoken(&ops[..plain], Voice::They, &[]);
        let does = self.catalogue.clauses(std::iter::once(removes).chain(gained).collect());
        let first = self.joint("say-they", &[("subject", &who), ("clause", &does.text)]);
        std::iter::once(first.into()).chain(self.sentences_of(&ops[plain..], &around)).collect()
    }

    pub(crate) fn legends(&self) -> Vec<LegendText> {
        let rows = self.content.specs.legendary_stories.iter().zip(&self.content.legendary_stories).enumerate();
        rows.map(|(at, (spec, row))| {
            let named = |part: &str| self.named("legendary-story", &format!("{}-{part}", spec.id));
            let tale = |part: &str, block| {
                let said = self.sentences(block, &Around::default());
                let lines = said.iter().map(|line| self.catalogue.sentence(line.as_ref())).collect();
                TaleText { tale: named(part), text: self.catalogue.sentences(&said), lines }
            };
            let parts = spec.conditions.iter().zip(&row.parts);
            let tokens = ["o", "x", "danger"].into_iter().zip(row.tokens).filter(|_| !row.map_tokens.is_empty());
            LegendText {
                name: self.named("legendary-story", &spec.id),
                tale: named("tale"),
                open: self.block(row.open),
                ongoing: self.ongoing(&spec.id, Source::legend(Legend(at as u8)), &spec.while_open.passives),
                parts: parts
                    .map(|(p, row)| {
                        let Said { text, label, .. } = self.said(row.effects);
                        PartText { name: named(&p.id), meets: self.meets(p, row), text, label }
                    })
                    .collect(),
                tokens: tokens.map(|(token, block)| tale(token, block)).collect(),
                endings: ["a-tale", "b-tale"]
                    .into_iter()
                    .zip(row.endings)
                    .map(|(part, block)| tale(part, block))
                    .collect(),
            }
        })
        .collect()
    }

    /// What meets a condition of a legendary story, as a sentence.
    fn meets(&self, spec: &PartSpec, row: &PartRow) -> String {
        let at = match row.on {
            PartTrigger::EndTurn(spaces) => Some(self.place_condition(spaces, Form::Goal)),
            _ => None,
        };
        let event = match &spec.on {
            PartEvent::Own(OwnEvent::EndTurn(_)) => self.catalogue.text("part-end-turn"),
            PartEvent::Own(OwnEvent::MapToken(token)) => {
                let token: &'static str = token.into();
                self.catalogue.with("part-map-token", &Args::new().s("token", token))
            }
            PartEvent::Any(AnyToken::MapToken) => self.catalogue.with("part-map-token", &Args::new().s("token", "any")),
            PartEvent::Shared(event) => self.goal_event(event).unwrap_or_default(),
        };
        let event = at.map_or(event.clone(), |at| self.catalogue.beside(&event, &at));
        self.catalogue.sentence(&self.under(&event, None, row.all))
    }

    /// What holds while a story is open.
    fn ongoing(&self, id: &str, source: Source, passives: &[Passive]) -> Vec<String> {
        self.ability_lines(id, "legend", source, passives).into_iter().map(|line| line.text).collect()
    }

    pub(crate) fn scoring(&self) -> Vec<String> {
        self.content.specs.scoring.iter().map(|row| self.named("scoring", &row.id)).collect()
    }

    pub(crate) fn steps(&self) -> Vec<StepText> {
        let rows = self.content.specs.steps.iter().zip(&self.content.steps.effects);
        rows.map(|(spec, block)| StepText { name: self.named("step", &spec.id), text: self.block(*block) }).collect()
    }
}
