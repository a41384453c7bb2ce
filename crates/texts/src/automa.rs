//! Texts of the automa's cards: the automa in the third person, players in the second.

use crate::catalogue::Args;
use crate::effects::{Said, Writer};
use crate::forms::Called;
use crate::pieces::{Piece, Uttered};
use crate::sentences::Around;
use darkrock_rules::content::schema::Most;
use darkrock_rules::content::{BlockId, Op};
use darkrock_rules::ids::SpaceSet;

/// What the third figure does in a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AutomaCardText {
    /// What it is called, in the language of the texts.
    pub name: String,
    /// Its effects on the automa and on the players.
    pub body: String,
    /// The same with options as lists; none without options.
    pub pieces: Vec<Piece>,
}

impl Writer<'_> {
    /// What the automa is called.
    pub(crate) fn automa(&self) -> Called {
        let form = |form: &str| self.catalogue.text(&format!("{}{form}", self.content.automa.id));
        Called { name: form(""), within: form("-within"), after: pairs(&form("-after")) }
    }

    /// The automa's cards.
    pub(crate) fn automa_cards(&self) -> Vec<AutomaCardText> {
        let cards = self.content.specs.automa.cards.iter().zip(&self.content.automa.cards);
        let text = |id: &str, block: BlockId| {
            let Said { text: body, pieces, .. } = self.told(&self.automa_card(block));
            AutomaCardText { name: self.catalogue.text(&format!("deed-{id}")), body, pieces }
        };
        cards.map(|(spec, block)| text(&spec.id, *block)).collect()
    }

    /// The sentences of a card, from top to bottom.
    fn automa_card(&self, block: BlockId) -> Vec<Uttered> {
        let mut done: Vec<Uttered> = Vec::new();
        let mut before: Option<&Op> = None;
        for op in self.content.block(block) {
            let lines = match *op {
                Op::Lp(n) => {
                    let gone = done.pop_if(|_| before.is_some_and(|before| self.goes(before)));
                    vec![self.his_lp(n, gone).into()]
                }
                // The automa is not a player; on a player's card these are the other players.
                Op::EachPlayer(inner) => self.sentences(inner, &Around::about("who-each")),
                Op::EachPlayerHere(inner) => self.sentences(inner, &Around::about("who-each-there")),
                _ => self.sentence_of(op),
            };
            done.extend(lines);
            before = Some(op);
        }
        done
    }

    /// Whether all that an effect does is that the automa goes somewhere.
    fn goes(&self, op: &Op) -> bool {
        match *op {
            Op::GoTo(_) | Op::GoToMost(_) => true,
            Op::Choose { first, count, .. } => self
                .rows(first, count)
                .iter()
                .all(|row| matches!((row.price, self.content.block(row.effects)), (BlockId(0), [Op::GoTo(_)]))),
            _ => false,
        }
    }

    /// What the automa gains, in one sentence with where it goes.
    fn his_lp(&self, n: u8, gone: Option<Uttered>) -> String {
        let args = Args::new().n("n", n);
        match (gone, self.catalogue.attribute("his-lp", "and", &args)) {
            (Some(gone), Some(gains)) => self.joint("say-and", &[("head", &gone.text), ("last", &gains)]),
            _ => self.catalogue.with("his-lp", &args),
        }
    }

    /// Effects that move figures and bandits.
    pub(crate) fn moving(&self, op: &Op) -> Option<(String, Args<'static>)> {
        Some(match *op {
            Op::GoTo(space) => self.at("effect-go-to", SpaceSet::one(space)),
            Op::GoToMost(most) => {
                let what = match most {
                    Most::Lp => "lp",
                    Most::Money => "money",
                    Most::Wanted => "wanted",
                };
                ("effect-go-to-most".to_owned(), Args::new().s("what", what))
            }
            Op::RemoveBandit => ("effect-remove-bandit".to_owned(), Args::new()),
            Op::Bandits(place) => {
                let gangs = self.gangs(self.content.places[usize::from(place)], "-");
                ("story-spawn".to_owned(), Args::new().s("gangs", gangs))
            }
            _ => return None,
        })
    }
}

impl Writer<'_> {
    /// The letters of the gangs whose hideouts are among some spaces.
    pub(crate) fn gangs(&self, spaces: SpaceSet, between: &str) -> String {
        let gangs = self.content.board.gangs.iter().filter(|(_, home)| home.without(spaces).is_empty());
        gangs.map(|(kind, _)| kind.trim_start_matches("hideout-")).collect::<Vec<_>>().join(between)
    }
}

/// The pairs of a message such as "a: all’Uomo; di: dell’Uomo".
fn pairs(text: &str) -> Vec<(String, String)> {
    let pairs = text.split(';').filter_map(|pair| pair.split_once(':'));
    pairs.map(|(one, two)| (one.trim().to_owned(), two.trim().to_owned())).collect()
}
