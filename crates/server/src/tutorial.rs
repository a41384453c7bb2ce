//! The tutorial. The server is stateless here: a client sends all actions since a step began, and they are replayed.

use crate::compositions::Compositions;
use crate::fault::Fault;
use crate::wire::event::{LogEntry, WireEvent};
use crate::wire::ids::{self, Ids};
use crate::wire::live::{GameNow, Snapshot, ToPage, Update};
use crate::wire::message::Message;
use crate::wire::table::{Fairness, SeatInfo, Settings, Sitter, Status, TableInfo};
use crate::wire::tutorial::{LessonInfo, TutorialAt, TutorialGuide, TutorialNow};
use darkrock_rules::event::Event;
use darkrock_rules::record::Session;
use darkrock_rules::{Content, PlayError, notation};
use darkrock_texts::{Catalogue, Scene, messages};
use darkrock_tutorial::{Guide, LEARNER, Lesson, LessonLuck, LessonSource, Moved, sources};
use serde_json::value::RawValue;
use std::sync::Arc;

/// The maximum number of inputs since a step began.
const MOST_INPUTS: usize = 300;

/// A lesson with the content that it is played in.
#[derive(Debug)]
struct Prepared {
    source: LessonSource,
    lesson: Arc<Lesson>,
    content: Arc<Content>,
}

impl Prepared {
    fn new(compositions: &Compositions, source: LessonSource) -> Option<Self> {
        let content = compositions.of(&source.selection).map_err(|error| error.to_string());
        let prepared = content.and_then(|content| match Lesson::of(&content, &source) {
            Ok(lesson) => Ok((Arc::new(lesson), content)),
            Err(error) => Err(error.to_string()),
        });
        match prepared {
            Ok((lesson, content)) => Some(Self { source, lesson, content }),
            Err(error) => {
                tracing::warn!(%error, lesson = source.id(), "a lesson is left out: it does not match this content");
                None
            }
        }
    }
}

/// The lessons of all modules, without those for which the server's content is not that for which they were written.
#[derive(Debug, Default)]
pub struct Lessons(Vec<Prepared>);

impl Lessons {
    /// The lessons of a catalog.
    pub fn new(compositions: &Compositions) -> Self {
        match sources(compositions.catalog()) {
            Ok(all) => Self(all.into_iter().filter_map(|source| Prepared::new(compositions, source)).collect()),
            Err(error) => {
                tracing::warn!(%error, "no lessons: they cannot be read");
                Self::default()
            }
        }
    }

    /// All lessons in the recommended order but those of modules that are being prepared, with their texts in a language.
    pub fn all(&self, catalogue: &Catalogue) -> Vec<LessonInfo> {
        let listed = self.0.iter().filter(|prepared| !prepared.source.preparing);
        listed.map(|prepared| LessonInfo::new(&prepared.source, catalogue)).collect()
    }

    /// Replays a learner's inputs, and returns the result of the last one.
    ///
    /// # Errors
    /// When the lesson is unknown, or an earlier input is invalid.
    pub fn play(&self, at: &TutorialAt) -> Result<TutorialNow, Fault> {
        let prepared = self.0.iter().find(|prepared| prepared.source.id() == at.lesson);
        let Prepared { lesson, content, .. } = prepared.ok_or_else(|| Fault::missing("unknown lesson"))?;
        if at.inputs.len() > MOST_INPUTS {
            let message = format!("{} inputs: expected at most {MOST_INPUTS}", at.inputs.len());
            return Err(Fault::bad("inputs", message));
        }
        Pupil::begin(content, Arc::clone(lesson), at.step).play(at)
    }
}

/// A learner's game during the replay.
struct Pupil<'c> {
    guide: Guide,
    session: Session<'c, LessonLuck<'c>>,
    /// The events, each with its fight, since the position was last replaced.
    log: Vec<(Event, Scene)>,
    scene: Scene,
    placed: bool,
}

impl<'c> Pupil<'c> {
    fn begin(content: &'c Content, lesson: Arc<Lesson>, step: u16) -> Self {
        let (guide, session) = Guide::begin(content, lesson, usize::from(step));
        Self { guide, session, log: Vec::new(), scene: Scene::new(), placed: true }
    }

    fn play(mut self, at: &TutorialAt) -> Result<TutorialNow, Fault> {
        let mut heard = 0;
        for (n, input) in at.inputs.iter().enumerate() {
            heard = self.log.len();
            let Err(refused) = self.take(input)? else { continue };
            if n + 1 < at.inputs.len() {
                return Err(Fault::conflict("stale", format!("“{input}” is not possible here: restart the step")));
            }
            return Ok(TutorialNow { page: refused, guide: self.told(false) });
        }
        let seq = at.inputs.len() as u64;
        let whole = self.placed || !at.known || at.inputs.is_empty();
        let page = if whole { self.snapshot(seq) } else { self.update(seq, heard) };
        let placed = self.placed;
        Ok(TutorialNow { page, guide: self.told(placed) })
    }

    /// Applies an input. An illegal choice changes nothing.
    fn take(&mut self, input: &str) -> Result<Result<(), ToPage>, Fault> {
        let mut events = Vec::new();
        let moved = match input {
            "next" => self.guide.go_on(&mut self.session),
            "back" => self.guide.go_back(&mut self.session),
            choice => {
                let parsed = notation::parse(self.session.game().content, choice);
                let parsed = parsed.map_err(|e| Fault::bad("choice", e.to_string()))?;
                match self.guide.play(&mut self.session, parsed, &mut events) {
                    Ok(moved) => moved,
                    Err(error) => return Ok(Err(self.refused(error))),
                }
            }
        };
        self.placed = moved == Moved::Placed;
        if self.placed {
            (self.log, self.scene) = (Vec::new(), Scene::new());
            return Ok(Ok(()));
        }
        for event in events {
            self.scene.follow(&event);
            self.log.push((event, self.scene));
        }
        Ok(Ok(()))
    }

    fn refused(&self, error: PlayError) -> ToPage {
        match error {
            PlayError::Refused { choice, refusal } => ToPage::refused(self.session.game().content, choice, &refusal),
            other => ToPage::error(None, Fault::conflict("not-asked", other.to_string())),
        }
    }

    fn game(&self, seq: u64) -> GameNow {
        let ids = Ids(self.session.game().content);
        // Undo here goes back to a step of the guide, it does not undo a choice.
        let mut now = GameNow::new(ids, &self.session, seq, Some(LEARNER)).previewed(ids, &self.session, LEARNER);
        now.seen.undo = 0;
        now
    }

    fn entries(&self, from: usize) -> Vec<LogEntry> {
        let content = self.session.game().content;
        let told = self.log.iter().enumerate().skip(from).map(|(at, (event, scene))| {
            let event = event.seen_by(Some(LEARNER));
            let line = messages::event(content, *scene, &event, Some(LEARNER));
            let line = line.map(|m| Message::new(Ids(content), m));
            LogEntry { n: at as u64 + 1, event: WireEvent::new(Ids(content), event), line }
        });
        told.collect()
    }

    fn update(&self, seq: u64, from: usize) -> ToPage {
        let raw = |h: &LogEntry| serde_json::value::to_raw_value(h).unwrap_or_else(|_| RawValue::NULL.to_owned());
        let events = self.entries(from).iter().map(raw).collect();
        ToPage::Update(Box::new(Update::whole(events, &self.game(seq))))
    }

    fn snapshot(&self, seq: u64) -> ToPage {
        ToPage::Snapshot(Box::new(Snapshot {
            table: self.table(),
            mine: vec![ids::seat(LEARNER)],
            facing: Some(ids::seat(LEARNER)),
            log: self.entries(0),
            times: Vec::new(),
            last: self.log.len() as u64,
            chat: Vec::new(),
            game: Some(self.game(seq).into()),
            seen: None,
        }))
    }

    /// A table that exists only in this client.
    fn table(&self) -> TableInfo {
        let public = &self.session.game().state.public;
        let ids = Ids(self.session.game().content);
        let seat = |seat| SeatInfo {
            seat: ids::seat(seat),
            sitter: if seat == LEARNER { Sitter::Person } else { Sitter::Bot },
            name: String::new(),
            bot: None,
            character: public.player(seat).character.map(|c| ids.character(c).into()),
            mine: seat == LEARNER,
            online: true,
            away: 0,
            resigned: false,
            stand_in: false,
            steps_in: None,
            votable: false,
            votes: Vec::new(),
            part: false,
            kept: None,
            held: None,
            clock: None,
            player: None,
        };
        TableInfo {
            id: "tutorial".to_owned(),
            settings: Settings {
                length: public.length,
                variants: Vec::new(),
                modules: ids.0.selection.modules.clone(),
                hints: false,
                ..Settings::default()
            },
            status: Status::Running,
            seats: public.all_seats().map(seat).collect(),
            host: true,
            created: 0,
            round: public.turn.round,
            lp: public.all_seats().map(|s| public.player(s).lp).collect(),
            waiting: ids::seats(self.session.waiting()),
            winners: ids::seats(public.winners),
            fairness: Fairness::default(),
            rematch: None,
            imported: false,
            consent: None,
            lobby: None,
            ending: None,
            stopped: None,
            changes: Vec::new(),
            in_line: None,
            host_seat: None,
            names_mark: None,
        }
    }

    fn told(&self, placed: bool) -> TutorialGuide {
        let Self { guide, session, .. } = self;
        let content = session.game().content;
        TutorialGuide {
            lesson: guide.lesson().id.clone(),
            step: guide.at() as u16,
            steps: guide.lesson().steps.len() as u16,
            message: guide.message(),
            reply: guide.said().map(str::to_owned),
            show: guide.step().show.id().to_owned(),
            task: guide.step().task.is_some(),
            wanted: guide.wanted(session).map(|choice| notation::print(content, choice)),
            decides: guide.decides(),
            strayed: guide.has_strayed(),
            placed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_rules::Catalog;
    use darkrock_rules::content::Files;
    use darkrock_texts::Language;

    fn at(step: u16, inputs: &[&str], known: bool) -> TutorialAt {
        let inputs = inputs.iter().map(|i| (*i).to_owned()).collect();
        TutorialAt { lesson: "moving".to_owned(), step, inputs, known }
    }

    #[test]
    fn a_page_is_told_what_its_last_input_changed() {
        let lessons = Lessons::new(&Compositions::shipped());
        let play = |at: &TutorialAt| lessons.play(at);
        let first = play(&at(0, &[], false)).expect("it begins");
        assert!(matches!(first.page, ToPage::Snapshot(_)) && first.guide.placed && !first.guide.task);
        let read = play(&at(0, &["next"], true)).expect("it goes on");
        assert!(matches!(&read.page, ToPage::Update(update) if update.events.is_empty()));
        let wanted = read.guide.wanted.expect("a choice is asked for");
        let done = play(&at(0, &["next", &wanted], true)).expect("the choice is open");
        assert_eq!(done.guide.reply.as_deref(), Some("tutorial-moving-income-money"));
        assert!(read.guide.decides && !done.guide.decides);
        assert!(matches!(&done.page, ToPage::Update(update) if !update.events.is_empty()));
        let again = play(&at(0, &["next", &wanted], false)).expect("a page that comes back");
        assert!(matches!(&again.page, ToPage::Snapshot(snapshot) if snapshot.last > 0));
        let back = play(&at(0, &["next", &wanted, "back"], true)).expect("going back is always possible");
        assert!(matches!(back.page, ToPage::Snapshot(_)) && back.guide.placed);
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let lessons = Lessons::new(&Compositions::shipped());
        let refused = lessons.play(&at(0, &["next", "heist"], true)).expect("an answer");
        assert!(matches!(refused.page, ToPage::Refused { .. } | ToPage::Error { .. }));
        assert_eq!(refused.guide.step, 1);
        let code = |at: &TutorialAt| lessons.play(at).expect_err("it cannot be played").code;
        assert_eq!(code(&at(0, &["heist", "next"], true)), "stale");
        assert_eq!(code(&at(0, &["nonsense"], true)), "choice");
        assert_eq!(code(&TutorialAt { lesson: "none".to_owned(), ..at(0, &[], true) }), "not-found");
        assert_eq!(code(&at(0, &["next"; 301], true)), "inputs");
    }

    /// A server with a module of the host's: one lesson fits, and the other one does not.
    #[test]
    fn modules_bring_lessons_with_their_texts() {
        let mut files = Files::embedded();
        let lesson = |id: &str, player: &str| {
            format!("{{id: {id}, modules: [smithy], steps: [{{id: a, scene: {{players: [{player}, bass-reeves]}}}}]}}")
        };
        files.put("smithy/module.yaml", "{id: smithy, kind: expansion, lessons: [forge, anvil]}".to_owned());
        files.put("smithy/tutorial/forge.yaml", lesson("forge", "annie-oakley"));
        let draft = "{id: draft, kind: expansion, preparing: true, lessons: [sketch]}";
        files.put("draft/module.yaml", draft.to_owned());
        files.put("draft/tutorial/sketch.yaml", lesson("sketch", "annie-oakley").replace("smithy", "draft"));
        files.put("smithy/tutorial/anvil.yaml", lesson("anvil", "nobody"));
        files.put("smithy/words/en.ftl", "tutorial-forge = The forge\ntutorial-forge-a = It is hot.\n".to_owned());
        let compositions = Compositions::new(Catalog::load(files).expect("a toy")).expect("the base game");
        let lessons = Lessons::new(&compositions);
        let catalogue = Catalogue::of(Language::EN).expect("English").with_words_of(compositions.base());
        let all = lessons.all(&catalogue.expect("its words"));
        let find = |id: &str| all.iter().find(|lesson| lesson.id == id);
        let forge = find("forge").expect("it fits");
        assert_eq!((forge.module.as_str(), &forge.modules[..]), ("smithy", &["smithy".to_owned()][..]));
        assert_eq!(forge.texts["tutorial-forge-a"], "It is hot.");
        assert_eq!(forge.texts.len(), 2, "the description has no message");
        assert!(
            find("moving").is_some_and(|moving| moving.texts.is_empty()),
            "the client has the texts of the program"
        );
        assert!(find("anvil").is_none());
        assert!(find("sketch").is_none(), "its module is being prepared");
        let sketch = TutorialAt { lesson: "sketch".to_owned(), ..at(0, &[], false) };
        assert!(lessons.play(&sketch).is_ok(), "but whoever knows it can play it");
        let at = TutorialAt { lesson: "forge".to_owned(), ..at(0, &[], false) };
        let ToPage::Snapshot(snapshot) = lessons.play(&at).expect("it begins").page else { panic!("a snapshot") };
        assert_eq!(snapshot.table.settings.modules, ["smithy"]);
    }
}
