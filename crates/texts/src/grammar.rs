//! The grammar of card texts: who a clause is about, and how clauses are joined to sentences.
//!
//! Every word and mark between two parts is a message of `grammar.ftl`, so that a language has its own order, agreement
//! and punctuation. A clause is rendered once, in the form that its place in the sentence needs; nothing finished is
//! changed afterward.

use crate::catalogue::{Args, Catalogue};
use darkrock_rules::Word as _;

/// The form of a verb.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Voice {
    /// What the reader is told to do: "gain 1 LP".
    You,
    /// With a subject in the third person: "gains 1 LP".
    They,
    /// After "you may" or "to": "gain 1 LP".
    Bare,
    /// The same with a subject in the third person.
    TheyBare,
}

impl Voice {
    /// The same person after a modal verb.
    pub(crate) const fn bare(self) -> Self {
        match self {
            Self::You | Self::Bare => Self::Bare,
            Self::They | Self::TheyBare => Self::TheyBare,
        }
    }

    /// Whether a subject in the third person does it.
    pub(crate) const fn is_they(self) -> bool {
        matches!(self, Self::They | Self::TheyBare)
    }

    /// The selectors of this form.
    pub(crate) fn select(self, args: Args<'_>) -> Args<'_> {
        args.s("form", self.word()).s("who", if self.is_they() { "they" } else { "you" })
    }
}

/// A clause, or several that are joined.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Phrase {
    pub(crate) text: String,
    /// Whether it has a subject of its own: "the loser gains 1 wound".
    pub(crate) own_subject: bool,
    /// Whether it contains a conjunction or a mark, so that a further "and" would be read as part of it.
    pub(crate) long: bool,
    /// Whether it lets or has somebody else do something: part of the deal before it, and not what comes after that.
    pub(crate) lets: bool,
}

impl Phrase {
    /// With the same subject as what stands before it.
    pub(crate) const fn same(text: String, long: bool) -> Self {
        Self { text, own_subject: false, long, lets: false }
    }

    pub(crate) const fn long(text: String) -> Self {
        Self::same(text, true)
    }

    pub(crate) const fn about_others(text: String) -> Self {
        Self { text, own_subject: true, long: true, lets: false }
    }
}

impl Catalogue {
    /// A message whose variables are parts of a sentence; `$before` is the sound with which the last of them begins.
    pub(crate) fn joint(&self, id: &str, parts: &[(&'static str, &str)]) -> String {
        let before = self.sound_of(parts.last().map_or("", |(_, part)| part));
        let args = Args::new().s("before", before);
        self.with(id, &parts.iter().fold(args, |args, (name, part)| args.s(name, (*part).to_owned())))
    }

    /// The same in a form that some languages need there.
    pub(crate) fn joint_in(&self, id: &str, form: Option<&str>, parts: &[(&'static str, &str)]) -> String {
        let args = parts.iter().fold(Args::new(), |args, (name, part)| args.s(name, (*part).to_owned()));
        let own = form.and_then(|form| self.attribute(id, form, &args));
        own.unwrap_or_else(|| self.joint(id, parts))
    }

    /// Words as a list of the language; `last` is the message before the last of them, `say-and` or `say-or`.
    pub(crate) fn series<S: AsRef<str>>(&self, words: impl IntoIterator<Item = S>, last: &str) -> String {
        let mut words: Vec<S> = words.into_iter().collect();
        let Some(end) = words.pop() else { return String::new() };
        if words.is_empty() {
            return end.as_ref().to_owned();
        }
        let head = self.commas(words);
        self.joint(last, &[("head", &head), ("last", end.as_ref())])
    }

    /// Words as a list of the language, with "and" before the last.
    #[must_use]
    pub fn list<S: AsRef<str>>(&self, words: impl IntoIterator<Item = S>) -> String {
        self.series(words, "say-and")
    }

    /// Words with the comma of the language between them and nothing else: facts after a label.
    #[must_use]
    pub fn commas<S: AsRef<str>>(&self, words: impl IntoIterator<Item = S>) -> String {
        let next = |head: String, next: S| self.joint("say-comma", &[("head", &head), ("next", next.as_ref())]);
        let mut words = words.into_iter();
        let first = words.next().map(|first| first.as_ref().to_owned()).unwrap_or_default();
        words.fold(first, next)
    }

    /// Clauses as one: "gain 1 LP and $10, then draw 1 card, and the loser gains 1 wound".
    pub(crate) fn clauses(&self, phrases: Vec<Phrase>) -> Phrase {
        let about_others = phrases.first().is_some_and(|phrase| phrase.own_subject);
        let long = phrases.len() > 1 || phrases.iter().any(|phrase| phrase.long);
        let mut done: Option<Phrase> = None;
        // The last of those with the same subject.
        let last = phrases.iter().rposition(|phrase| !phrase.own_subject).unwrap_or_default();
        for (at, phrase) in phrases.into_iter().enumerate() {
            done = Some(match done {
                None => phrase,
                Some(head) => self.with_next(&head, &phrase, at == last),
            });
        }
        let text = done.map(|phrase| phrase.text).unwrap_or_default();
        Phrase { text, own_subject: about_others, long, lets: false }
    }

    fn with_next(&self, head: &Phrase, phrase: &Phrase, last: bool) -> Phrase {
        let id = match (phrase.own_subject, last, head.long || phrase.long) {
            (true, ..) => "say-also",
            (false, false, _) => "say-comma",
            (false, true, true) if phrase.lets => {
                let parts = [("head", head.text.as_str()), ("last", &phrase.text)];
                return Phrase::long(self.joint_in("say-also", Some("lets"), &parts));
            }
            (false, true, true) => "say-then",
            (false, true, false) => "say-and",
        };
        let name = if id == "say-comma" { "next" } else { "last" };
        let text = self.joint(id, &[("head", &head.text), (name, &phrase.text)]);
        Phrase {
            text,
            own_subject: head.own_subject,
            long: head.long || phrase.long || phrase.own_subject,
            lets: false,
        }
    }

    /// Options one after another: "draw 1 card, or gain $10, or lose 1 wound". `between` is the message between them and
    /// `last` the one before the last of them.
    pub(crate) fn options(&self, options: &[String], [between, last]: [&str; 2], voice: Voice) -> String {
        let Some((end, [first, others @ ..])) = options.split_last() else { return options.concat() };
        let join = |id: &str, head: String, name: &'static str, next: &str| {
            let args = voice.select(Args::new()).s("before", self.sound_of(next));
            self.with(id, &args.s("head", head).s(name, next.to_owned()))
        };
        let head = others.iter().fold(first.clone(), |head, next| join(between, head, "next", next));
        join(last, head, "last", end)
    }

    /// Two phrases without a mark between them.
    pub(crate) fn beside(&self, head: &str, next: &str) -> String {
        self.joint("say-join", &[("head", head), ("next", next)])
    }

    /// A clause after the words that say when or whether it applies. `subject` is whether it names who does it: some
    /// languages begin it as a sentence then.
    pub(crate) fn led(&self, lead: Option<&str>, clause: &str, subject: bool) -> String {
        let Some(lead) = lead else { return clause.to_owned() };
        let sentence = if subject { capital(clause) } else { clause.to_owned() };
        self.joint("say-lead", &[("lead", lead), ("clause", clause), ("sentence", &sentence)])
    }
}

impl Catalogue {
    /// A clause as a sentence: with a capital, and with the mark of the language at its end.
    pub(crate) fn sentence(&self, clause: &str) -> String {
        match clause {
            "" => String::new(),
            clause => self.with("say-sentence", &Args::new().s("sentence", capital(clause))),
        }
    }

    /// Clauses as sentences.
    pub(crate) fn sentences<S: AsRef<str>>(&self, clauses: &[S]) -> String {
        clauses.iter().map(|clause| self.sentence(clause.as_ref())).collect::<Vec<_>>().join(" ")
    }

    /// Clauses as a label: sentences, of which the last one has no mark.
    pub(crate) fn label<S: AsRef<str>>(&self, clauses: &[S]) -> String {
        let Some((last, before)) = clauses.split_last() else { return String::new() };
        let sentences = before.iter().map(|clause| self.sentence(clause.as_ref())).chain([capital(last.as_ref())]);
        sentences.collect::<Vec<_>>().join(" ")
    }
}

/// A clause with a capital at its beginning.
pub(crate) fn capital(clause: &str) -> String {
    let mut chars = clause.chars();
    let first: String = chars.next().map(|c| c.to_uppercase().collect()).unwrap_or_default();
    first + chars.as_str()
}
