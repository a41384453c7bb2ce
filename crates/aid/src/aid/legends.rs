//! The sections on the risk die, deeds and legendary stories. Empty without such modules.

use super::AidBuilder;
use crate::page::{Block, Fact, Section, Span};
use darkrock_rules::content::deeds::DeedRow;
use darkrock_rules::ids::{Deed, Legend};

/// The map tokens, in the order of their texts.
const TOKENS: [&str; 3] = ["o", "x", "danger"];

impl AidBuilder<'_> {
    /// Whether legendary stories replace those of the base game.
    pub(super) fn legendary(&self) -> bool {
        !self.content.legendary_stories.is_empty()
    }

    /// The faces of the risk die.
    pub(super) fn risk_die(&self) -> Option<Section> {
        let die = self.content.risk_die.as_ref()?;
        let all: u8 = die.faces.iter().map(|face| face.sides).sum();
        let faces = self.texts.risk_faces().zip(&die.faces);
        let rows = faces.map(|(name, face)| [name.to_owned(), format!("{}/{all}", face.sides)]);
        let rules = ["bm.risk-die.04", "bm.risk-die.10", "bm.risk-die.11"];
        let intro = Block::Text { spans: self.line("aid-risk-intro", &rules) };
        let blocks = vec![intro, self.table(["aid-dice-face", "aid-dice-sides"], rows)];
        Some(Section::new("dice-risk", self.t("aid-risk"), blocks))
    }

    /// The deeds: price, ability and LP.
    pub(super) fn deeds(&self) -> Option<Section> {
        let row = |(at, deed): (usize, &DeedRow)| {
            let price = self.texts.catalogue().with("aid-deed-price", &self.args().n("n", deed.cost));
            let place = self.texts.location(deed.location).to_owned();
            let ability = self.texts.deed(Deed(at as u8)).to_owned();
            let cells = [place, price, self.deed_lp(deed), ability];
            cells.into_iter().map(|cell| vec![Span::plain(cell)]).collect()
        };
        let rows: Vec<Vec<Vec<Span>>> = self.content.deeds.iter().enumerate().map(row).collect();
        let head = ["name", "cost", "lp", "ability"].map(|word| vec![Span::plain(self.t(&format!("aid-deed-{word}")))]);
        let rules = ["bm.deeds.02", "bm.deeds.13", "bm.deeds.14"];
        let intro = Block::Text { spans: self.line("aid-cards-property-intro", &rules) };
        let blocks = vec![intro, Block::Table { head: head.to_vec(), rows }];
        (!self.content.deeds.is_empty()).then(|| Section::new("cards-property", self.t("aid-cards-property"), blocks))
    }

    fn deed_lp(&self, deed: &DeedRow) -> String {
        match &deed.lp[..] {
            [] => self.texts.catalogue().with("aid-deed-each", &self.args().n("n", deed.lp_for_each_deed)),
            by_set => by_set.iter().map(u8::to_string).collect::<Vec<_>>().join(" / "),
        }
    }

    /// The legendary stories with both of their endings: which one a card has is known when it is turned over.
    pub(super) fn legends(&self) -> Section {
        let section = |at: usize| {
            let text = self.texts.legend(Legend(at as u8));
            let fact =
                |label: String, words: &str| Fact { label, spans: vec![Span::plain(words)], pays: None, act: None };
            let mut facts = Vec::new();
            if !text.open.is_empty() {
                facts.push(fact(self.t("aid-legend-open"), &text.open));
            }
            facts.extend(text.ongoing.iter().map(|ongoing| fact(self.t("aid-legend-ongoing"), ongoing)));
            facts.extend(
                text.parts.iter().map(|part| fact(part.name.clone(), &format!("{} {}", part.meets, part.text))),
            );
            let tokens = TOKENS.into_iter().zip(&text.tokens).filter(|(_, token)| !token.text.is_empty());
            facts.extend(tokens.map(|(mark, token)| fact(self.with("aid-legend-token", "token", mark), &token.text)));
            let endings = text.endings.iter().filter(|ending| !ending.text.is_empty());
            facts.extend(endings.map(|ending| fact(self.t("aid-legend-ending"), &ending.text)));
            let blocks = vec![Block::text(text.tale.clone()), Block::Facts { facts }];
            let id = &self.content.specs.legendary_stories[at].id;
            Section::new(format!("cards-story-{id}"), text.name.clone(), blocks)
        };
        let stories = (0..self.content.legendary_stories.len()).map(section).collect();
        let rules = ["bm.legendary-stories.02", "bm.legendary-stories.29"];
        let intro = Block::Text { spans: self.line("aid-legends-intro", &rules) };
        Section::new("cards-stories", self.t("aid-cards-stories"), vec![intro]).with(stories)
    }
}
