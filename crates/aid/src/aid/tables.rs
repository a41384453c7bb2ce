//! The sections on dice, tracks and icons.

use super::AidBuilder;
use crate::page::{Block, Section, Span};
use darkrock_rules::Word;
use darkrock_rules::variants::Variant;
use darkrock_texts::TrackText;

/// The explained icons: their names in the icon set.
pub(super) const ICONS: [&str; 32] = [
    "lp", "money", "nugget", "hand", "wound", "star", "wanted", "bandit", "hideout", "fight", "arrest", "duel", "rob",
    "heist", "move", "foot", "store", "saloon", "bank", "mine", "doctor", "cabaret", "cattle", "rail", "rustle",
    "work", "story", "goal", "upgrade", "first", "automa", "end",
];

impl AidBuilder<'_> {
    fn cell(&self, id: &str) -> Vec<Span> {
        vec![Span::plain(self.t(id))]
    }

    /// The dice.
    pub(super) fn dice(&self) -> Section {
        let die = &self.content.die;
        let mut rows: Vec<Vec<Vec<Span>>> = Vec::new();
        for (at, face) in die.iter().enumerate().filter(|(at, face)| !die[..*at].contains(face)) {
            let sides = die.iter().filter(|other| *other == face).count();
            let name = self.texts.face(at as u8).to_owned();
            let gives = self.t(&format!("aid-die-{}", face.word()));
            rows.push([name, format!("{sides}/{}", die.len()), gives].map(|text| vec![Span::plain(text)]).to_vec());
        }
        let nuggets = die.iter().filter(|face| face.word() == "nugget").count();
        let (none, all) = (die.len() - nuggets, die.len() * die.len());
        let percent = 100 - none * none * 100 / all;
        let odds = self.texts.catalogue().with("aid-dice-odds", &self.args().n("percent", percent as i64));
        let head = ["aid-dice-face", "aid-dice-sides", "aid-dice-gives"].map(|id| self.cell(id)).to_vec();
        let blocks = vec![
            Block::Text { spans: self.line("aid-dice-intro", &["base.mine.02", "base.mine.06", "base.mine.10"]) },
            Block::Table { head, rows },
            Block::text(odds),
        ];
        Section::new("dice", self.t("aid-dice"), blocks).with(self.risk_die().into_iter().collect())
    }

    /// The tracks.
    pub(super) fn tracks(&self) -> Section {
        let intro = self.line("aid-tracks-intro", &["base.marshal.01", "base.marshal.05", "base.marshal.06"]);
        let marshal = self.track("marshal", self.texts.marshal_track(), &["base.marshal.08", "base.marshal.10"]);
        let wanted = self.track("wanted", self.texts.wanted_track(), &["base.marshal.02", "base.marshal.11"]);
        Section::new("tracks", self.t("aid-tracks"), vec![Block::Text { spans: intro }])
            .with([vec![marshal, wanted], self.point_tracks()].concat())
    }

    fn track(&self, word: &str, track: &TrackText, rules: &[&str]) -> Section {
        let nothing = self.t("aid-track-nothing");
        let gives = |text: &String| if text.is_empty() { nothing.clone() } else { text.clone() };
        let row =
            |(at, text): (usize, &String)| [(at + 1).to_string(), gives(text)].map(|t| vec![Span::plain(t)]).to_vec();
        let head = ["aid-track-space", "aid-track-gives"].map(|id| self.cell(id)).to_vec();
        let rows = track.rows.iter().enumerate().map(|(at, text)| {
            let row = self.texts.catalogue().with("aid-track-row", &self.args().n("n", at as i64 + 1));
            vec![self.label(&row), Span::plain(text.clone())]
        });
        let blocks = vec![
            Block::Text { spans: self.line(&format!("aid-track-{word}-intro"), rules) },
            Block::Table { head, rows: track.spaces.iter().enumerate().map(row).collect() },
            Block::list(None, rows),
        ];
        Section::new(format!("tracks-{word}"), self.t(&format!("aid-track-{word}")), blocks)
    }

    /// The meaning of the icons.
    pub(super) fn icons(&self) -> Section {
        let played = |icon: &&str| match *icon {
            "goal" => self.plays(Variant::Goals),
            "automa" => self.plays(Variant::AUTOMA),
            "rail" | "rustle" => self.first().is_none(),
            "bank" | "doctor" => self.plays_act(icon),
            "cabaret" => self.plays_act("revel"),
            _ => true,
        };
        let row = |icon: &str| {
            let means = self.line(&format!("aid-icon-{icon}"), rules_of(icon));
            vec![vec![Span::icon(icon, "")], means]
        };
        let rows = ICONS.iter().filter(|icon| played(icon)).map(|icon| row(icon)).collect();
        let blocks = vec![Block::text(self.t("aid-icons-intro")), Block::Table { head: Vec::new(), rows }];
        Section::new(super::ICONS, self.t("aid-icons"), blocks)
    }
}

/// The rules for an icon.
fn rules_of(icon: &str) -> &'static [&'static str] {
    match icon {
        "lp" => &["base.score.09", "base.setup.54"],
        "money" => &["base.bank.06", "base.score.02", "base.score.03"],
        "nugget" => &["base.mine.08", "base.mine.09", "base.bank.02"],
        "hand" => &["base.end.03", "base.end.04"],
        "wound" => &["base.wound.01", "base.end.03", "base.score.04"],
        "star" => &["base.marshal.03", "base.marshal.05"],
        "wanted" => &["base.wanted.01", "base.end.06", "base.score.05"],
        "bandit" | "hideout" => &["base.bandit.01", "base.bandit.03"],
        "cattle" | "rail" | "rustle" => &["base.cattle.01", "base.cattle.06", "base.cattle.08"],
        "upgrade" => &["base.item.01", "base.score.01"],
        "goal" => &["base.goal.05", "base.goal.09"],
        "end" => &["base.endgame.01"],
        _ => &[],
    }
}
