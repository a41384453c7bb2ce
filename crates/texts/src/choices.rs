//! Choices between effects, and rolls of a die, in words.

use crate::catalogue::Args;
use crate::effects::Writer;
use crate::grammar::{Phrase, Voice};
use crate::pieces::Uttered;
use crate::sentences::{Around, Manner, Subject};
use crate::short::Length;
use darkrock_rules::content::schema::Face;
use darkrock_rules::content::{BlockId, Op, OptionRow};
use darkrock_rules::ids::SpaceSet;

impl Writer<'_> {
    pub(crate) fn rows(&self, first: u16, count: u8) -> &[OptionRow] {
        &self.content.options[usize::from(first)..usize::from(first) + usize::from(count)]
    }

    /// A choice: the same effect in different places, short options with "or" between them, or a list.
    pub(crate) fn choice(&self, rows: &[OptionRow], voice: Voice) -> Phrase {
        if let Some(length) = self.length.of_options() {
            return self.at_length(length).choice(rows, voice);
        }
        if self.length == Length::Least {
            return self.some_of(rows, 1, voice);
        }
        let short = self.choice_of_place(rows, voice).or_else(|| self.short_choice(rows, voice));
        short.unwrap_or_else(|| self.listed(rows, None, voice))
    }

    /// Whether a choice is said within a sentence, where it could be a list.
    pub(crate) fn is_short_choice(&self, rows: &[OptionRow], voice: Voice) -> bool {
        self.choice_of_place(rows, voice).or_else(|| self.short_choice(rows, voice)).is_some()
    }

    /// Whether all that is chosen is a place of one effect.
    pub(crate) fn is_place_chosen(&self, rows: &[OptionRow]) -> bool {
        self.choice_of_place(rows, Voice::You).is_some()
    }

    /// What stands before options as a list: "choose one:".
    pub(crate) fn before_list(&self, pick: Option<u8>, voice: Voice) -> Option<String> {
        let id = if pick.is_some() { "say-choose-several" } else { "say-choose" };
        self.catalogue.attribute(id, "list", &voice.select(Args::new()).n("n", pick.unwrap_or(1)))
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
        match self.effects_of(row.effects) {
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
        if let (Some(pick), true) = (pick, self.length >= Length::Gist) {
            return self.some_of(rows, pick, voice);
        }
        let form = if voice == Voice::They { Voice::TheyBare } else { voice };
        let mut options: Vec<String> = rows.iter().map(|row| self.listed_option(row, form)).collect();
        // What others do after the last option would be read as done whichever option is chosen.
        if pick.is_none() && rows.last().is_some_and(|row| self.ends_with_others(row, form)) {
            options.rotate_right(1);
        }
        let (id, joints) = match pick {
            Some(_) => ("say-choose-several", ["say-comma", "say-option-and"]),
            None => ("say-choose", ["say-option", "say-option-last"]),
        };
        let options = self.catalogue.options(&options, joints, voice);
        if self.length > Length::Full && pick.is_none() {
            return Phrase::long(options);
        }
        let args = voice.select(Args::new()).s("options", options);
        Phrase::long(self.catalogue.with(id, &args.n("n", pick.unwrap_or(1))))
    }

    /// How many effects of a choice there are: "choose 2 of 5 effects".
    fn some_of(&self, rows: &[OptionRow], pick: u8, voice: Voice) -> Phrase {
        let args = voice.select(Args::new()).n("n", pick).n("of", rows.len() as u8);
        Phrase::long(self.catalogue.attribute("say-choose-several", "short", &args).unwrap_or_default())
    }

    /// Whether what others do stands at the end of an option.
    fn ends_with_others(&self, row: &OptionRow, form: Voice) -> bool {
        self.phrases(row.effects, form, &[]).iter().skip(1).any(|phrase| phrase.own_subject)
    }

    /// An option of a list: what somebody else gains is let happen.
    pub(crate) fn listed_option(&self, row: &OptionRow, form: Voice) -> String {
        let allowed = match self.only_effect(row) {
            Some(Op::AutomaLp(n)) => self.let_gain(*n, form),
            _ => None,
        };
        allowed.unwrap_or_else(|| self.bargain_clause(row.price, row.effects, form, &[]).text)
    }

    /// What a player lets the automa gain.
    pub(crate) fn let_gain(&self, n: u8, form: Voice) -> Option<String> {
        self.catalogue.attribute("effect-automa-lp", "let", &form.select(Args::new().n("n", n)))
    }

    /// What others do as part of what the reader does, where the language says that one has them do it.
    pub(crate) fn had_done(&self, op: &Op, voice: Voice) -> Option<Phrase> {
        let (mut subject, mut block) = self.subject_of(op).filter(|_| voice != Voice::They)?;
        if let [Op::If { all, then, otherwise: BlockId(0) }] = self.content.block(block) {
            (subject, block) = (self.limited(&subject, *all)?, *then);
        }
        let plain = |op: &Op| self.simple(op).is_some() && !self.has_own_subject(op);
        if !self.content.block(block).iter().all(plain) {
            return None;
        }
        let clause = self.clause(block, Voice::TheyBare);
        let args = Args::new().s("subject", self.subject(&subject)).s("clause", clause.text);
        let text = self.catalogue.attribute("say-they", "let", &args)?;
        Some(Phrase { lets: true, ..Phrase::same(text, clause.long) })
    }

    /// What happens only if a fight is started again.
    pub(crate) fn if_restarted(&self, block: BlockId, voice: Voice) -> String {
        let lead = self.form("effect-npc-restart", "lead", &Args::new());
        let then = self.clause(block, voice);
        self.catalogue.led(lead.as_deref(), &then.text, then.own_subject)
    }

    /// A roll, and what its results bring.
    pub(crate) fn rolled(&self, roll: &Phrase, results: &[(String, BlockId)], around: &Around) -> Vec<Uttered> {
        let mut done = vec![self.utter(around, roll).into()];
        let subject = around.subject.as_ref().map(|_| Subject::new("who-that-player"));
        for (lead, block) in results {
            done.extend(self.sentences(
                *block,
                &Around { subject: subject.clone(), said: around.said.clone(), ..Around::lead(lead.clone()) },
            ));
        }
        done
    }

    pub(crate) fn roll(&self, roll: Op, voice: Voice) -> Phrase {
        let id = if matches!(roll, Op::RollFor(_)) { "effect-roll-for" } else { "effect-roll-die" };
        let what = self.what(id, &voice.select(Args::new()));
        Phrase::long(self.joint("say-verb", &[("verb", &self.verb_of(id, voice)), ("what", &what)]))
    }

    fn verb_of(&self, id: &str, voice: Voice) -> String {
        self.form(id, "verb", &voice.select(Args::new())).unwrap_or_default()
    }

    /// The effects of each face of a die, with the words before them.
    pub(crate) fn faces(&self, table: u8) -> Vec<(String, BlockId)> {
        let faces = [("gravel", Face::Gravel), ("nugget", Face::Nugget), ("tailings", Face::Tailings)];
        let faces = faces.into_iter().chain([("gold-dust", Face::GoldDust)]);
        let row = self.content.die_tables[usize::from(table)];
        faces.map(|(name, face)| (self.catalogue.text(&format!("lead-face-{name}")), row[face as usize])).collect()
    }

    /// One die that is rolled twice, and what a result brings each time.
    pub(crate) fn rolled_twice(&self, gravel: BlockId, around: &Around) -> Vec<Uttered> {
        let (id, voice) = ("effect-roll-die", around.voice());
        let both = self.form(id, "twice", &voice.select(Args::new())).unwrap_or_default();
        let roll = self.joint("say-verb", &[("verb", &self.verb_of(id, voice)), ("what", &both)]);
        let roll = Phrase::long(roll);
        if self.length >= Length::Gist {
            return vec![self.utter(around, &roll).into()];
        }
        self.rolled(&roll, &[(self.catalogue.text("lead-each-gravel"), gravel)], around)
    }
}
