//! From the effects of a card to sentences.

use crate::catalogue::Args;
use crate::effects::{Form, Writer};
use crate::grammar::{Phrase, Voice};
use crate::pieces::Uttered;
use crate::short::Length;
use darkrock_rules::content::{BlockId, Cond, CondId, Op};
use darkrock_rules::ids::SpaceSet;
use kinds::{follows_from_others, implies_may, is_gain, is_kind_of, is_long, is_thing};

mod kinds;

/// The players that a clause is about, if not the reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Subject {
    /// Its message.
    id: &'static str,
    /// A number in it.
    n: u8,
    /// "wanted" or "marshal" if only such players are meant, "player" if the opponent must be one.
    is: &'static str,
    /// What else holds for them: "with at least 5 LP".
    holds: Vec<Cond>,
    /// Whether it is said of those whom the condition before does not fit.
    others: bool,
}

impl Subject {
    pub(crate) const fn new(id: &'static str) -> Self {
        Self { id, n: 0, is: "no", holds: Vec::new(), others: false }
    }
}

/// What is said around the effects of a block.
#[derive(Clone, Default, Debug)]
pub(crate) struct Around {
    /// When or whether they apply: "when you win a duel".
    pub(crate) lead: Option<String>,
    /// Whom they are about, if not the reader.
    pub(crate) subject: Option<Subject>,
    /// Whether they are optional.
    pub(crate) may: bool,
    /// Whether they are one sentence, since the lead would be missing from a second one.
    pub(crate) bound: bool,
    /// Effects on the same players that were said just before, and of which these may be more.
    pub(crate) said: Vec<Op>,
}

impl Around {
    pub(crate) fn lead(lead: String) -> Self {
        Self { lead: Some(lead), bound: true, ..Self::default() }
    }

    /// Around effects on other players.
    pub(crate) fn about(subject: &'static str) -> Self {
        Self { subject: Some(Subject::new(subject)), ..Self::default() }
    }

    pub(crate) const fn voice(&self) -> Voice {
        match (self.subject.is_some(), self.may) {
            (false, false) => Voice::You,
            (false, true) => Voice::Bare,
            (true, false) => Voice::They,
            (true, true) => Voice::TheyBare,
        }
    }

    /// What is said around the second sentence.
    fn next(&self) -> Self {
        Self { subject: self.subject.clone(), said: self.said.clone(), ..Self::default() }
    }
}

/// An effect without nested ones in words: a verb and what follows it, or a clause with a subject of its own.
pub(crate) struct Spoken {
    pub(crate) verb: Option<String>,
    pub(crate) things: Vec<String>,
    /// Whether more things can follow the same verb.
    pub(crate) open: bool,
    pub(crate) long: bool,
    /// Whether it lets somebody else gain something.
    pub(crate) lets: bool,
}

impl Spoken {
    /// A clause with its verb in it, which nothing can follow.
    fn whole(clause: String, long: bool) -> Self {
        Self { verb: Some(String::new()), things: vec![clause], open: false, long, lets: false }
    }
}

/// How often an effect is carried out.
#[derive(Clone, Copy, Default)]
pub(crate) struct Manner {
    /// Whether it is carried out twice.
    twice: bool,
    /// Whether it comes after one of its kind: "draw 1 more card".
    more: bool,
    /// Whether it repeats what was said before: "do so again".
    again: bool,
    /// Where the effect before it takes place: "there".
    at: SpaceSet,
}

impl Writer<'_> {
    pub(crate) fn joint(&self, id: &str, parts: &[(&'static str, &str)]) -> String {
        self.catalogue.joint(id, parts)
    }

    /// The sentences of a block.
    pub(crate) fn sentences(&self, block: BlockId, around: &Around) -> Vec<Uttered> {
        let ops = self.effects_of(block);
        if around.bound && ops.len() > 1 {
            return vec![self.utter(around, &self.clause_after(block, around.voice(), &around.said)).into()];
        }
        self.sentences_of(ops, around)
    }

    /// The sentences of effects. What the reader gains stands before what others do: behind it, it would be read as theirs.
    pub(crate) fn sentences_of(&self, ops: &[Op], around: &Around) -> Vec<Uttered> {
        if let [others @ Op::EachPlayer(_), own @ ..] = ops
            && !own.is_empty()
            && own.iter().all(is_gain)
        {
            let [first, second] = [own, std::slice::from_ref(others)].map(|part| self.sentences_of(part, around));
            return [first, second].concat();
        }
        let mut around = around.clone();
        let mut done = Vec::new();
        let mut rest = ops;
        while let Some(op) = rest.first() {
            let simple = rest.iter().take_while(|op| self.simple(op).is_some()).count();
            let twice = simple == 0 && rest.get(1).is_some_and(|next| self.is_same(op, next));
            if simple == 0 {
                done.extend(if twice { self.nested_twice(op, &around) } else { self.nested(op, &around) });
                rest = &rest[1 + usize::from(twice)..];
            } else {
                done.extend(self.plain(&rest[..simple], &around));
                around.said.extend_from_slice(&rest[..simple]);
                rest = &rest[simple..];
            }
            let next = self.lead_after(op, around.may, rest);
            around = around.next();
            around.lead = next;
        }
        done
    }

    /// What is said before the sentence after an effect.
    fn lead_after(&self, op: &Op, may: bool, rest: &[Op]) -> Option<String> {
        match *op {
            // What follows an item that may be discarded depends on it.
            Op::DiscardThis if may => Some(self.catalogue.text("say-if-so")),
            // What follows a list of options would be read as part of the last one.
            Op::Choose { first, count, .. } if self.is_place_chosen(self.rows(first, count)) => None,
            Op::Choose { .. } | Op::ChooseSeveral { .. } => {
                let alike = rest.first().is_some_and(|next| match next {
                    Op::Choose { .. } | Op::ChooseSeveral { .. } => true,
                    next => self.simple(next).is_some() && !self.has_own_subject(next),
                });
                alike.then(|| self.catalogue.text("say-next"))
            }
            // A condition on its own would be read as one of the other case.
            Op::If { otherwise, .. } if otherwise != BlockId(0) => {
                matches!(rest.first(), Some(Op::If { .. })).then(|| self.catalogue.text("say-either-way"))
            }
            _ => None,
        }
    }

    /// Whether two effects are the same: for nested ones, whether their blocks have the same effects.
    fn is_same(&self, one: &Op, other: &Op) -> bool {
        match (one, other) {
            (Op::RollDie(one), Op::RollDie(other)) => self.content.block(*one) == self.content.block(*other),
            (one, other) => one == other,
        }
    }

    /// An effect with nested effects that is carried out twice.
    fn nested_twice(&self, op: &Op, around: &Around) -> Vec<Uttered> {
        match *op {
            Op::RollDie(gravel) => self.rolled_twice(gravel, around),
            _ => {
                let mut done = self.nested(op, around);
                done.push(self.catalogue.text("say-again").into());
                done
            }
        }
    }

    /// The sentences of one effect.
    pub(crate) fn sentence_of(&self, op: &Op) -> Vec<Uttered> {
        match self.simple(op) {
            Some(_) => self.plain(std::slice::from_ref(op), &Around::default()),
            None => self.nested(op, &Around::default()),
        }
    }

    /// A block as one clause.
    pub(crate) fn clause(&self, block: BlockId, voice: Voice) -> Phrase {
        self.clause_after(block, voice, &[])
    }

    /// A block as one clause, after effects of which it may have more.
    fn clause_after(&self, block: BlockId, voice: Voice, said: &[Op]) -> Phrase {
        self.catalogue.clauses(self.phrases(block, voice, said))
    }

    /// A clause with its subject and its lead.
    pub(crate) fn utter(&self, around: &Around, phrase: &Phrase) -> String {
        let said = match (&around.subject, around.may) {
            _ if phrase.own_subject => phrase.text.clone(),
            (None, false) => phrase.text.clone(),
            (None, true) => self.may(Voice::Bare, &phrase.text),
            (Some(subject), false) => self.they(subject, &phrase.text),
            (Some(subject), true) => self.they(subject, &self.may(Voice::TheyBare, &phrase.text)),
        };
        let subject = phrase.own_subject || around.subject.is_some() || around.may;
        self.catalogue.led(around.lead.as_deref(), &said, subject)
    }

    fn may(&self, voice: Voice, clause: &str) -> String {
        self.catalogue.with("say-may", &voice.select(Args::new()).s("clause", clause.to_owned()))
    }

    fn they(&self, subject: &Subject, clause: &str) -> String {
        self.joint("say-they", &[("subject", &self.subject(subject)), ("clause", clause)])
    }

    pub(crate) fn subject(&self, subject: &Subject) -> String {
        let args = Args::new().n("n", subject.n).s("is", subject.is);
        let others = subject.others.then(|| self.catalogue.attribute(subject.id, "else", &args)).flatten();
        let said = others.unwrap_or_else(|| self.what(subject.id, &args));
        if subject.holds.is_empty() {
            return said;
        }
        self.catalogue.beside(&said, &self.conditions(&subject.holds, Form::Who))
    }

    /// Effects without nested ones: those of a player are one sentence, together with what somebody else gains by them;
    /// other clauses with a subject of their own are sentences of their own.
    fn plain(&self, ops: &[Op], around: &Around) -> Vec<Uttered> {
        let mut around = around.clone();
        let mut done = Vec::new();
        let mut rest = ops;
        while let Some(first) = rest.first() {
            let own = |op: &Op| self.has_own_subject(op);
            let mut length = rest.iter().take_while(|op| own(op) == own(first)).count();
            if own(first) {
                length = 1;
            } else if rest.get(length).is_some_and(follows_from_others) {
                length += 1;
            }
            around.may |= self.length == Length::Full && implies_may(first);
            let phrases = self.spoken(&rest[..length], around.voice(), &around.said);
            done.push(self.utter(&around, &self.sacrificed(&rest[..length], phrases, &around)).into());
            around = around.next();
            rest = &rest[length..];
        }
        done
    }

    /// What an item is discarded for: "discard this item to gain 1 LP", if its owner may.
    fn sacrificed(&self, ops: &[Op], mut phrases: Vec<Phrase>, around: &Around) -> Phrase {
        if around.may && matches!(ops.first(), Some(Op::DiscardThis)) && phrases.len() > 1 {
            let gain = self.catalogue.clauses(phrases.split_off(1));
            let price = self.catalogue.clauses(phrases);
            return Phrase::long(self.joint("say-to", &[("price", &price.text), ("gain", &gain.text)]));
        }
        self.catalogue.clauses(phrases)
    }

    pub(crate) fn has_own_subject(&self, op: &Op) -> bool {
        self.simple(op)
            .is_some_and(|(id, args)| self.catalogue.attribute(&id, "verb", &Voice::You.select(args)).is_none())
    }

    /// Effects without nested ones as clauses: things with the same verb share it, and one done twice is said once.
    pub(crate) fn spoken(&self, ops: &[Op], voice: Voice, said: &[Op]) -> Vec<Phrase> {
        let mut done: Vec<Spoken> = Vec::new();
        let mut drawn = false;
        let mut at = SpaceSet::default();
        let mut rest = ops;
        while let Some(op) = rest.first() {
            let twice = rest.get(1) == Some(op);
            rest = &rest[1 + usize::from(twice)..];
            let more = said.iter().any(|before| is_kind_of(before, op));
            let manner = Manner { twice, more, again: is_long(op) && said.contains(op), at };
            at = self.place_of(op);
            let Some(mut next) = self.spoken_one(op, voice, manner) else { continue };
            // What is gained stands together, before what is drawn.
            let back = 1 + usize::from(is_gain(op) && drawn);
            drawn = matches!(op, Op::Draw(_));
            match done.iter_mut().rev().take(back).find(|last| last.open && next.open && last.verb == next.verb) {
                Some(last) => last.things.append(&mut next.things),
                None => done.push(next),
            }
        }
        done.into_iter().map(|spoken| self.phrase(spoken)).collect()
    }

    pub(crate) fn spoken_one(&self, op: &Op, voice: Voice, manner: Manner) -> Option<Spoken> {
        if let (Op::AutomaLp(n), Voice::TheyBare) = (op, voice)
            && let Some(clause) = self.let_gain(*n, voice)
        {
            return Some(Spoken { lets: true, ..Spoken::whole(clause, false) });
        }
        if manner.again {
            return Some(Spoken::whole(self.catalogue.with("say-once-more", &voice.select(Args::new())), false));
        }
        let (id, args) = self.simple(op)?;
        let args = voice.select(args);
        let verb = self.form(&id, "verb", &args);
        let form = |form: &str| self.form(&id, form, &args);
        let special = match manner.more {
            true => form("more"),
            false if voice == Voice::They => form("each"),
            false => self.there(op, manner.at),
        };
        let what = special.unwrap_or_else(|| self.what(&id, &args));
        let open = is_thing(op) && !manner.twice;
        let spoken = |verb, what| Spoken { verb, things: vec![what], open, long: is_long(op), lets: false };
        if !manner.twice {
            return Some(spoken(verb, what));
        }
        if let Some(both) = form("twice") {
            return Some(Spoken { long: true, ..spoken(verb, both) });
        }
        let once = self.phrase(spoken(verb, what));
        let both = self.joint("say-twice", &[("clause", &once.text)]);
        Some(Spoken::whole(both, true))
    }

    pub(crate) fn phrase(&self, spoken: Spoken) -> Phrase {
        let long = spoken.long || spoken.things.len() > 1;
        let things = self.catalogue.series(&spoken.things, "say-and");
        match spoken.verb {
            None => Phrase { own_subject: true, ..Phrase::same(things, long) },
            Some(verb) if verb.is_empty() => Phrase { lets: spoken.lets, ..Phrase::same(things, long) },
            Some(verb) => {
                let text = self.joint("say-verb", &[("verb", &verb), ("what", &things)]);
                Phrase::same(text, long)
            }
        }
    }

    /// A block as clauses.
    pub(crate) fn phrases(&self, block: BlockId, voice: Voice, said: &[Op]) -> Vec<Phrase> {
        let mut done = Vec::new();
        let mut rest = self.effects_of(block);
        while let Some(op) = rest.first() {
            let simple = rest.iter().take_while(|op| self.simple(op).is_some()).count();
            if simple == 0 {
                let had = (!done.is_empty()).then(|| self.had_done(op, voice)).flatten();
                done.push(had.unwrap_or_else(|| self.nested_clause(op, voice)));
                rest = &rest[1..];
            } else {
                done.extend(self.spoken(&rest[..simple], voice, said));
                rest = &rest[simple..];
            }
        }
        done
    }

    /// An effect with nested effects as sentences.
    fn nested(&self, op: &Op, around: &Around) -> Vec<Uttered> {
        match *op {
            Op::May { price: BlockId(0), get } => self.sentences(get, &Around { may: true, ..around.clone() }),
            Op::May { price, get } => self.offered(price, get, around),
            Op::If { all, then, otherwise } => self.conditional(all, then, otherwise, around),
            Op::RollDie(_) | Op::RollFor(_) if self.length >= Length::Gist => {
                vec![self.utter(around, &self.roll(*op, around.voice())).into()]
            }
            Op::RollDie(gravel) => {
                let after = self.catalogue.text("lead-gravel");
                self.rolled(&self.roll(*op, around.voice()), &[(after, gravel)], around)
            }
            Op::RollFor(table) => self.rolled(&self.roll(*op, around.voice()), &self.faces(table), around),
            Op::NpcRestart(block) => {
                let first = Phrase::about_others(self.what("effect-npc-restart", &Args::new()));
                let then = (self.length < Length::Gist).then(|| self.if_restarted(block, around.voice()));
                std::iter::once(self.utter(around, &first)).chain(then).map(Uttered::from).collect()
            }
            _ => match self.subject_of(op) {
                Some((subject, block)) => {
                    let bound = around.lead.is_some() && around.bound;
                    let said = Vec::new();
                    self.sentences(block, &Around { subject: Some(subject), bound, said, ..around.clone() })
                }
                None => vec![self.uttered(op, around)],
            },
        }
    }

    /// A price that may be paid, and what is got for it.
    pub(crate) fn offered(&self, price: BlockId, get: BlockId, around: &Around) -> Vec<Uttered> {
        let around = Around { may: true, ..around.clone() };
        let only_others = self.phrases(get, around.voice(), &[]).first().is_none_or(|phrase| phrase.own_subject);
        if !only_others {
            return vec![self.utter(&around, &self.bargain_clause(price, get, around.voice(), &around.said)).into()];
        }
        let mut done = vec![self.utter(&around, &self.clause(price, around.voice())).into()];
        let so = Around { subject: around.subject.clone(), ..Around::lead(self.catalogue.text("say-if-so")) };
        done.extend(self.sentences(get, &so));
        done
    }

    /// A price with its effects as a clause: "pay $10 to gain 1 LP".
    pub(crate) fn bargain_clause(&self, price: BlockId, get: BlockId, voice: Voice, said: &[Op]) -> Phrase {
        if price == BlockId(0) {
            return self.clause(get, voice);
        }
        let paid = self.clause(price, voice);
        // What is paid for comes after what was free, but only its repetition is said of it.
        let repeated: Vec<Op> = said.iter().copied().filter(is_long).collect();
        let mut gained = self.phrases(get, voice.bare(), &repeated);
        let others = gained.iter().position(|phrase| phrase.own_subject).unwrap_or(gained.len());
        let mut all = gained.split_off(others);
        let first = match gained.is_empty() {
            true => paid,
            false => {
                let gain = self.catalogue.clauses(gained).text;
                Phrase::long(self.joint("say-to", &[("price", &paid.text), ("gain", &gain)]))
            }
        };
        all.insert(0, first);
        self.catalogue.clauses(all)
    }

    /// Effects under a condition.
    fn conditional(&self, all: CondId, then: BlockId, otherwise: BlockId, around: &Around) -> Vec<Uttered> {
        if let Some(block) = self.of_player(all, then).filter(|_| around.subject.is_none() && otherwise == BlockId(0)) {
            let subject = Subject { is: "player", ..Subject::new("who-opponent") };
            return self.sentences(block, &Around { subject: Some(subject), ..around.clone() });
        }
        let subject = around.subject.as_ref().and_then(|subject| self.limited(subject, all));
        let limited = subject.is_some();
        let mut first = around.clone();
        match subject {
            Some(subject) => first.subject = Some(subject),
            None => {
                let under = self.whether(all);
                first.lead = Some(match around.lead.as_deref() {
                    Some(lead) => self.joint("say-comma", &[("head", lead), ("next", &under)]),
                    None => under,
                });
                first.bound = true;
            }
        }
        if around.bound && around.lead.is_some() && !limited && otherwise != BlockId(0) {
            return vec![self.utter(around, &self.if_clause(all, then, otherwise, around.voice())).into()];
        }
        let mut done = self.sentences(then, &first);
        if otherwise == BlockId(0) {
            return done;
        }
        let second = match (&around.subject, limited) {
            (Some(subject), true) => {
                Around { subject: Some(Subject { others: true, ..subject.clone() }), ..around.next() }
            }
            (None, _) | (Some(_), false) => {
                Around { lead: Some(self.catalogue.text("say-else")), bound: true, ..around.next() }
            }
        };
        done.extend(self.sentences(otherwise, &second));
        done
    }

    /// What an opponent does who is a player, if that is all that an effect says: the opponent is named once.
    fn of_player(&self, all: CondId, then: BlockId) -> Option<BlockId> {
        match (self.conditions_of(all), self.content.block(then)) {
            ([Cond::AgainstPlayer], [Op::Opponent(block)]) => Some(*block),
            _ => None,
        }
    }

    /// Players who meet conditions; none if one of them is not about a player.
    pub(crate) fn limited(&self, subject: &Subject, all: CondId) -> Option<Subject> {
        let mut limited = subject.clone();
        for condition in self.conditions_of(all) {
            match condition {
                Cond::Wanted(1) => (limited.is, limited.others) = ("wanted", false),
                Cond::Marshal(1) => (limited.is, limited.others) = ("marshal", false),
                Cond::Completed(_) | Cond::SheriffArrested | Cond::OnTrack(_) | Cond::OwnTurn => return None,
                condition => limited.holds.push(*condition),
            }
        }
        Some(limited)
    }

    /// Conditions as one phrase: "if you are a Marshal and if you have no wounds".
    pub(crate) fn whether(&self, all: CondId) -> String {
        self.conditions(self.conditions_of(all), Form::If)
    }

    fn if_clause(&self, all: CondId, then: BlockId, otherwise: BlockId, voice: Voice) -> Phrase {
        if voice.is_they()
            && let Some(subject) = self.limited(&Subject::new("who-that-player"), all)
        {
            return Phrase::about_others(self.they(&subject, &self.clause(then, Voice::They).text));
        }
        let (under, then) = (self.whether(all), self.clause(then, voice));
        if otherwise == BlockId(0) {
            return Phrase::about_others(self.catalogue.led(Some(&under), &then.text, then.own_subject));
        }
        let head = match then.long {
            true => self.catalogue.led(Some(&under), &then.text, then.own_subject),
            false => self.joint("say-if-after", &[("clause", &then.text), ("condition", &under)]),
        };
        let otherwise = self.clause(otherwise, voice).text;
        Phrase::long(self.joint("say-otherwise", &[("head", &head), ("clause", &otherwise)]))
    }

    /// An effect with nested effects as a clause.
    pub(crate) fn nested_clause(&self, op: &Op, voice: Voice) -> Phrase {
        match *op {
            Op::Choose { first, count, .. } => self.choice(self.rows(first, count), voice),
            Op::ChooseSeveral { first, count, pick } => self.listed(self.rows(first, count), Some(pick), voice),
            Op::May { price, get } => {
                let clause = self.bargain_clause(price, get, voice.bare(), &[]);
                let text = self.may(voice.bare(), &clause.text);
                if voice.is_they() { Phrase::long(text) } else { Phrase::about_others(text) }
            }
            Op::If { all, then, otherwise } => self.if_clause(all, then, otherwise, voice),
            Op::RollDie(_) | Op::RollFor(_) if self.length >= Length::Gist => self.roll(*op, voice),
            Op::RollDie(gravel) => {
                let lead = self.catalogue.text("lead-gravel");
                let brings = self.clause(gravel, voice);
                let after = self.catalogue.led(Some(&lead), &brings.text, brings.own_subject);
                self.catalogue.clauses(vec![self.roll(*op, voice), Phrase::about_others(after)])
            }
            Op::RollFor(table) => {
                let after = |(lead, block): (String, BlockId)| {
                    let brings = self.clause(block, voice);
                    self.catalogue.led(Some(&lead), &brings.text, brings.own_subject)
                };
                let results = self.faces(table).into_iter().map(after);
                let all: Vec<String> = std::iter::once(self.roll(*op, voice).text).chain(results).collect();
                let head = all
                    .iter()
                    .skip(1)
                    .fold(all[0].clone(), |head, next| self.joint("say-result", &[("head", &head), ("next", next)]));
                Phrase::long(head)
            }
            Op::NpcRestart(block) => {
                let all = [self.what("effect-npc-restart", &Args::new()), self.if_restarted(block, voice)];
                self.catalogue.clauses(all.map(Phrase::about_others).to_vec())
            }
            _ => match self.subject_of(op) {
                Some((subject, block)) => {
                    let phrase = self.clause(block, Voice::They);
                    let around = Around { subject: Some(subject), ..Around::default() };
                    Phrase::about_others(self.one_sentence(block, &around, &phrase))
                }
                None => self.catalogue.clauses(self.spoken(std::slice::from_ref(op), voice, &[])),
            },
        }
    }

    /// What a subject does, as one clause: with the condition of the effects in the subject where they have one.
    fn one_sentence(&self, block: BlockId, around: &Around, phrase: &Phrase) -> String {
        if let ([Op::If { all, then, otherwise: BlockId(0) }], Some(subject)) =
            (self.content.block(block), &around.subject)
            && let Some(subject) = self.limited(subject, *all)
        {
            return self.they(&subject, &self.clause(*then, Voice::They).text);
        }
        self.utter(around, phrase)
    }

    /// The players that an effect is about, and the block of effects on them.
    pub(crate) fn subject_of(&self, op: &Op) -> Option<(Subject, BlockId)> {
        let (id, block) = match *op {
            Op::Opponent(block) => ("who-opponent", block),
            Op::PlayerHere(block) => ("who-one-here", block),
            Op::PlayerNear { within, block } => {
                return Some((Subject { n: within, ..Subject::new("who-one-near") }, block));
            }
            Op::EachPlayer(block) => ("who-each-other", block),
            Op::EachPlayerHere(block) => ("who-each-other-here", block),
            Op::Everybody(block) => ("who-each", block),
            Op::Contributors(block) => ("who-contributors", block),
            Op::EachDisc(block) => ("who-each-disc", block),
            Op::Others(block) => ("who-others", block),
            _ => return None,
        };
        Some((Subject::new(id), block))
    }
}

#[cfg(test)]
mod tests;
