//! Choices between effects, and rolls of a die, in words.

use crate::catalogue::Args;
use crate::effects::Writer;
use crate::grammar::{Phrase, Voice};
use crate::sentences::{Around, Manner, Subject};
use darkrock_rules::content::schema::Face;
use darkrock_rules::content::{BlockId, Op, OptionRow};
use darkrock_rules::ids::SpaceSet;

impl Writer<'_> {
    pub(crate) fn rows(&self, first: u16, count: u8) -> &[OptionRow] {
        &self.content.options[usize::from(first)..usize::from(first) + usize::from(count)]
    }

    /// A choice: the same effect in different places, short options with "or" between them, or a list.
    pub(crate) fn choice(&self, rows: &[OptionRow], voice: Voice) -> Phrase {
        let short = self.choice_of_place(rows, voice).or_else(|| self.short_choice(rows, voice));
        short.unwrap_or_else(|| self.listed(rows, None, voice))
    }

    /// A choice between places of one effect: "he goes to Mountain Pass A or to Mountain Pass C".
    fn choice_of_place(&self, rows: &[OptionRow], voice: Voice) -> Option<Phrase> {
        let ops: Option<Vec<&Op>> = rows.iter().map(|row| self.only_effect(row)).collect();
        let ops = ops?;
        let places = |place: fn(&Self, &Op, &Op) -> Option<SpaceSet>| {
            ops.iter().map(|op| place(self, ops[0], op)).collect::<Option<Vec<SpaceSet>>>()
        };
        if let Op::Bandits(_) = ops.first()? {
            let sets = places(|writer, _, op| match *op {
                Op::Bandits(place) => Some(writer.content.places[usize::from(place)]),
                _ => None,
            })?;
            let gangs =
                self.catalogue.series(sets.into_iter().map(|set| self.gangs(set, " ").to_uppercase()), "say-or");
            return Some(Phrase::about_others(self.joint("story-spawn-one", &[("gangs", &gangs)])));
        }
        let sets = places(|writer, first, op| match (*first, *op) {
            (Op::GoTo(_), Op::GoTo(space)) => Some(SpaceSet::one(space)),
            (Op::PlaceToken { token, .. }, Op::PlaceToken { token: other, place }) if token == other => {
                Some(writer.content.places[usize::from(place)])
            }
            _ => None,
        })?;
        let (id, args) = self.simple(ops[0])?;
        let args = self.places.args_of_any(self.catalogue, &sets, args);
        let args = voice.select(args);
        let what = self.catalogue.with(&id, &args);
        Some(match self.catalogue.attribute(&id, "verb", &args) {
            Some(verb) => Phrase::long(self.joint("say-verb", &[("verb", &verb), ("what", &what)])),
            None => Phrase::about_others(what),
        })
    }

    /// The effect of an option that costs nothing and has no other.
    fn only_effect(&self, row: &OptionRow) -> Option<&Op> {
        match self.content.block(row.effects) {
            [op] if row.price == BlockId(0) => Some(op),
            _ => None,
        }
    }

    fn short_choice(&self, rows: &[OptionRow], voice: Voice) -> Option<Phrase> {
        let must = voice == Voice::They;
        let form = if must { Voice::TheyBare } else { voice };
        let mut options = Vec::new();
        for row in rows {
            // What somebody else gains is let happen: an option of a list.
            if matches!(self.only_effect(row)?, Op::AutomaLp(_)) {
                return None;
            }
            let spoken = self.spoken_one(self.only_effect(row)?, form, Manner::default())?;
            if spoken.verb.is_none() || spoken.long {
                return None;
            }
            options.push(spoken);
        }
        if options.len() > 3 {
            return None;
        }
        let verb = options.first()?.verb.clone()?;
        let text = if options.iter().all(|o| o.open && o.verb.as_ref() == Some(&verb)) {
            let what = self.catalogue.series(options.iter().flat_map(|o| &o.things), "say-or");
            self.joint("say-verb", &[("verb", &verb), ("what", &what)])
        } else {
            self.catalogue.series(options.into_iter().map(|o| self.phrase(o).text), "say-or")
        };
        Some(Phrase::long(if must { self.joint("say-must", &[("clause", &text)]) } else { text }))
    }

    pub(crate) fn listed(&self, rows: &[OptionRow], pick: Option<u8>, voice: Voice) -> Phrase {
        let form = if voice == Voice::They { Voice::TheyBare } else { voice };
        let options: Vec<String> = rows.iter().map(|row| self.listed_option(row, form)).collect();
        let (id, last) = match pick {
            Some(_) => ("say-choose-several", "say-option-and"),
            None => ("say-choose", "say-option-last"),
        };
        let args = voice.select(Args::new()).s("options", self.catalogue.options(&options, last));
        Phrase::long(self.catalogue.with(id, &args.n("n", pick.unwrap_or(1))))
    }

    /// An option of a list: what somebody else gains is let happen.
    fn listed_option(&self, row: &OptionRow, form: Voice) -> String {
        let allowed = match self.only_effect(row) {
            Some(Op::AutomaLp(n)) => self.let_gain(*n, form),
            _ => None,
        };
        allowed.unwrap_or_else(|| self.bargain_clause(row.price, row.effects, form).text)
    }

    /// What a player lets the automa gain.
    pub(crate) fn let_gain(&self, n: u8, form: Voice) -> Option<String> {
        self.catalogue.attribute("effect-automa-lp", "let", &form.select(Args::new().n("n", n)))
    }

    /// A roll, and what its results bring.
    pub(crate) fn rolled(&self, roll: &Phrase, results: &[(String, BlockId)], around: &Around) -> Vec<String> {
        let mut done = vec![self.utter(around, roll)];
        let subject = around.subject.as_ref().map(|_| Subject::new("who-that-player"));
        for (lead, block) in results {
            done.extend(self.sentences(*block, &Around { subject: subject.clone(), ..Around::lead(lead.clone()) }));
        }
        done
    }

    pub(crate) fn roll(&self, roll: Op, voice: Voice) -> Phrase {
        let id = if matches!(roll, Op::RollFor(_)) { "effect-roll-for" } else { "effect-roll-die" };
        let what = self.catalogue.with(id, &voice.select(Args::new()));
        Phrase::long(self.joint("say-verb", &[("verb", &self.verb_of(id, voice)), ("what", &what)]))
    }

    fn verb_of(&self, id: &str, voice: Voice) -> String {
        self.catalogue.attribute(id, "verb", &voice.select(Args::new())).unwrap_or_default()
    }

    /// The effects of each face of a die, with the words before them.
    pub(crate) fn faces(&self, table: u8) -> Vec<(String, BlockId)> {
        let faces = [("gravel", Face::Gravel), ("nugget", Face::Nugget), ("tailings", Face::Tailings)];
        let faces = faces.into_iter().chain([("gold-dust", Face::GoldDust)]);
        let row = self.content.die_tables[usize::from(table)];
        faces.map(|(name, face)| (self.catalogue.text(&format!("lead-face-{name}")), row[face as usize])).collect()
    }

    /// One die that is rolled twice, and what a result brings each time.
    pub(crate) fn rolled_twice(&self, gravel: BlockId, around: &Around) -> Vec<String> {
        let (id, voice) = ("effect-roll-die", around.voice());
        let both = self.catalogue.attribute(id, "twice", &voice.select(Args::new())).unwrap_or_default();
        let roll = self.joint("say-verb", &[("verb", &self.verb_of(id, voice)), ("what", &both)]);
        self.rolled(&Phrase::long(roll), &[(self.catalogue.text("lead-each-gravel"), gravel)], around)
    }
}
