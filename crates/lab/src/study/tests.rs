//! Studies on any number of threads, interrupted and resumed, and what their files hold.

use super::columns::{TABLES, columns, columns_markdown};
use super::parts::{file_path, part_path};
use super::state::state_path;
use super::*;
use darkrock_texts::Language;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::Field;
use std::fs::File;

/// A temporary folder of a test, removed at its end.
pub(super) struct Folder(pub(super) PathBuf);

impl Folder {
    pub(super) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("darkrock-study-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(super) fn content() -> Content {
    Content::embedded().expect("the shipped content loads")
}

pub(super) fn plan() -> StudyPlan {
    StudyPlan {
        bots: BotKind::Random,
        precomputed: None,
        games: 40,
        players: vec![2, 4],
        lengths: vec![15],
        variants: Variants::GOALS,
        edition: Edition::EN,
        seed: 7,
        threads: 2,
        cap: crate::CAP,
    }
}

fn bytes(dir: &Path) -> Vec<Vec<u8>> {
    (0..TABLES.len()).map(|t| fs::read(file_path(dir, t)).expect("the file is there")).collect()
}

fn run(plan: &StudyPlan, dir: &Path, resume: bool) -> Result<Study, StudyError> {
    study(&content(), plan, dir, resume, &|_| ()).map(|(study, _)| study)
}

#[test]
fn threads_do_not_change_the_files() {
    let folders = [Folder::new("one"), Folder::new("many")];
    let one = run(&StudyPlan { threads: 1, ..plan() }, &folders[0].0, false).expect("it is played");
    let many = run(&StudyPlan { threads: 3, ..plan() }, &folders[1].0, false).expect("it is played");
    assert_eq!(one, many);
    assert!(bytes(&folders[0].0) == bytes(&folders[1].0), "the files differ");
    assert!(!folders[0].0.join("parts").exists());
    assert_eq!(one.games, 80);
}

/// The value of a column in all games; none if there is no such column.
fn told(dir: &Path, column: &str) -> Vec<String> {
    let cells = rows_of(dir, 0).into_iter().flatten();
    let mut values: Vec<String> = cells.filter(|(n, _)| n == column).map(|(_, field)| field.to_string()).collect();
    values.dedup();
    values
}

#[test]
fn rows_tell_variants_and_edition() {
    let folder = Folder::new("edition");
    let dir = &folder.0;
    let edition: Edition = "en+story-ride=exact".parse().expect("an edition");
    let plan = StudyPlan { games: 3, players: vec![2], edition, ..plan() };
    let study = run(&plan, dir, false).expect("it is played");
    assert_eq!(study.edition, "en+story-ride=exact");
    assert_eq!(told(dir, "edition"), ["\"en+story-ride=exact\""]);
    assert_eq!(told(dir, "variants"), ["\"goals\""]);
    assert!(told(dir, "goals").is_empty(), "the variants tell whether goals are in play");
    assert!(report(&content(), &study, Language::EN, "").contains("rulebook: English, modified;"));
}

/// A study whose parts from the 10th on are not finished, as after a kill.
fn interrupted(dir: &Path) -> usize {
    let (plan, content) = (plan(), content());
    let features = Features::new(&content);
    let mut state = open(&content, &plan, dir, false).expect("the folder is made");
    let parts = plan.parts();
    for part in parts.iter().take(10) {
        let game_plan = plan.game_plan(&content, plan.cells()[part.cell]);
        let mut recorder = Recorder::new(&content, &features, &game_plan, &|_| ());
        play::chunk(&content, &game_plan, part.games.clone(), &mut recorder).expect("it is played");
        state.parts.insert(part.number, recorder.rows.write(dir, part.number).expect("it is written"));
        state.tallies[part.cell].merge(&recorder.tally);
        state.save(dir).expect("it is saved");
    }
    fs::write(dir.join("parts/games-00011.tmp"), "half").expect("it is written");
    parts.len()
}

#[test]
fn a_resumed_study_has_the_same_files_as_one_run() {
    let folders = [Folder::new("whole"), Folder::new("resumed")];
    let whole = run(&plan(), &folders[0].0, false).expect("it is played");
    assert!(interrupted(&folders[1].0) > 20);
    let told = AtomicU64::new(0);
    let progress = |n| _ = told.fetch_add(n, Ordering::Relaxed);
    let (resumed, work) = study(&content(), &plan(), &folders[1].0, true, &progress).expect("it goes on");
    assert_eq!(whole, resumed);
    assert!(work.games < 80 && told.into_inner() == 80, "{work:?}");
    assert!(bytes(&folders[0].0) == bytes(&folders[1].0), "the files differ");
    // A second run has nothing left to do.
    let (again, work) = study(&content(), &plan(), &folders[1].0, true, &|_| ()).expect("it is finished");
    assert_eq!((again, work), (whole, Work::default()));
}

#[test]
fn what_cannot_be_resumed_is_a_clear_error() {
    let folder = Folder::new("damaged");
    let dir = &folder.0;
    interrupted(dir);
    let error = run(&plan(), dir, false).expect_err("there is one").to_string();
    assert!(error.contains("contains a study already"), "{error}");
    let error = run(&StudyPlan { seed: 8, ..plan() }, dir, true).expect_err("another").to_string();
    assert!(error.contains("its seed is 7, expected 8"), "{error}");
    let part = part_path(dir, 1, 3);
    let whole = fs::read(&part).expect("it is there");
    fs::write(&part, &whole[..whole.len() / 2]).expect("it is written");
    let error = run(&plan(), dir, true).expect_err("changed").to_string();
    assert!(error.contains("players-00003.parquet was changed since the study wrote it"), "{error}");
    fs::remove_file(&part).expect("it is there");
    assert!(matches!(run(&plan(), dir, true), Err(StudyError::File { .. })));
    fs::write(&part, whole).expect("it is written");
    let state = fs::read_to_string(state_path(dir)).expect("it is there");
    for wrong in ["", "{}", "[1, 2", &state[..state.len() - 9]] {
        fs::write(state_path(dir), wrong).expect("it is written");
        let error = run(&plan(), dir, true).expect_err("damaged").to_string();
        assert!(error.contains("study.json: not the state of a study: not readable"), "{error}");
    }
    fs::write(state_path(dir), state).expect("it is written");
    assert!(run(&plan(), dir, true).is_ok());
}

fn number(field: &Field) -> f64 {
    match field {
        Field::Int(n) => f64::from(*n),
        Field::ULong(n) => *n as f64,
        Field::Double(n) => *n,
        other => panic!("no number: {other}"),
    }
}

/// A row: names and values.
type Row = [(String, Field)];

fn rows_of(dir: &Path, table: usize) -> Vec<Vec<(String, Field)>> {
    let reader = SerializedFileReader::new(File::open(file_path(dir, table)).expect("it is there")).expect("Parquet");
    let rows = reader.get_row_iter(None).expect("rows").map(|row| row.expect("a row"));
    rows.map(|r| r.get_column_iter().map(|(n, f)| (n.clone(), f.clone())).collect()).collect()
}

/// The sum of a column over the rows where another has a value.
fn sum(dir: &Path, table: usize, column: &str, only: &dyn Fn(&Row) -> bool) -> f64 {
    let value = |row: Vec<(String, Field)>| row.iter().find(|(n, _)| n == column).map(|(_, f)| number(f));
    let rows = rows_of(dir, table).into_iter().filter(|row| only(row));
    rows.map(|row| value(row).expect("the column is there")).sum()
}

#[test]
fn rows_read_back_agree_with_the_statistics() {
    let folder = Folder::new("back");
    let study = run(&plan(), &folder.0, false).expect("it is played");
    for (table, name) in TABLES.into_iter().enumerate() {
        let file = File::open(file_path(&folder.0, table)).expect("it is there");
        let reader = SerializedFileReader::new(file).expect("it is Parquet");
        let schema = reader.metadata().file_metadata().schema_descr();
        let found: Vec<&str> = schema.columns().iter().map(|c| c.name()).collect();
        let columns = columns(table);
        assert_eq!(found, columns.iter().map(|c| c.name.as_str()).collect::<Vec<_>>(), "{name}");
        let metadata = reader.metadata().file_metadata().key_value_metadata().expect("the meanings");
        assert_eq!(metadata[0].value.as_ref(), Some(&columns[0].meaning));
    }
    let cell = &study.cells[1];
    let four = |row: &Row| row[0] == ("players".to_owned(), Field::Int(4));
    let all = |table, column: &str| sum(&folder.0, table, column, &four);
    let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-6, "{a} and {b}");
    near(all(0, "rounds"), cell.rounds.mean * 40.0);
    near(all(0, "choices"), cell.choices.mean * 40.0);
    near(all(1, "won"), 40.0);
    near(all(1, "total"), cell.points.mean * 160.0);
    for source in &cell.lp_by_source {
        near(all(1, &format!("lp_{}", source.id.replace('-', "_"))), source.mean * 160.0);
    }
    near(cell.lp_by_source.iter().map(|s| s.mean * 160.0).sum::<f64>(), all(1, "score_lp"));
    let joined = cell.uses.iter().find(|u| (u.group, u.id.as_str()) == ("poker", "joined")).expect("poker");
    near(all(1, "poker_joined"), joined.by_game * 40.0);
    let fights: f64 = cell.fights.iter().map(|f| f.by_game * 40.0).sum();
    near(all(0, "fights"), fights);
    near(all(2, "fights"), fights);
    let first = sum(&folder.0, 1, "won", &|row| four(row) && row.contains(&("turn_order".to_owned(), Field::Int(1))));
    near(first, cell.turn_order[0].wins);
    let gained = all(2, "lp_after") - all(2, "lp_before");
    assert!(gained > 0.0 && gained <= all(1, "score_lp"), "{gained}");
}

#[test]
fn games_given_up_are_rows_and_in_no_rate() {
    let folder = Folder::new("cap");
    let plan = StudyPlan { cap: 10, games: 3, players: vec![3], ..plan() };
    let study = run(&plan, &folder.0, false).expect("they are given up without an error");
    let cell = &study.cells[0];
    assert_eq!((cell.games, cell.unfinished, cell.rounds.counts.len()), (3, 3, 0));
    assert!(cell.characters.iter().all(|c| c.games == 0 && c.interval == [0.0, 1.0]));
    assert_eq!(sum(&folder.0, 0, "finished", &|_| true), 0.0);
    assert!(report(&content(), &study, Language::EN, "").contains("3 of them abandoned"));
}

#[test]
fn differences_have_the_published_interval() {
    // R. G. Newcombe, Interval estimation for the difference between independent proportions (1998), example (a).
    let share = |wins: f64, games: f64| {
        (wins / games, crate::interval::wilson(wins / games, games, crate::interval::normal_quantile(0.975)))
    };
    let [low, high] = summary::newcombe(share(56.0, 70.0), share(48.0, 80.0));
    assert!((low - 0.0524).abs() < 5e-5 && (high - 0.3339).abs() < 5e-5, "{low} {high}");
}

#[test]
fn the_report_shows_every_character_and_loads_nothing() {
    let (content, folder) = (content(), Folder::new("report"));
    let study = run(&StudyPlan { games: 10, ..plan() }, &folder.0, false).expect("it is played");
    let page = report(&content, &study, Language::EN, "darkrock study --bot <random>");
    for character in &content.specs.characters {
        assert!(page.contains(&report::shown("character", &character.id, &content, Language::EN)), "{}", character.id);
    }
    for wrong in ["http://", "https://", "src=\"", "@import", "<link rel=\"stylesheet", "<random>"] {
        assert!(!page.contains(wrong), "{wrong}");
    }
    // After the embedded fonts, whose Base64 could contain any letters.
    let (_, body) = page.split_once("<body>").expect("a body");
    assert!(!body.contains("NaN") && !body.contains("inf%"));
    assert!(page.contains("--bot &lt;random&gt;"));
    let opened = page.matches("<figure").count();
    assert_eq!(opened, page.matches("</figure>").count());
    assert_eq!(opened, page.matches("<h3>").count());
}

#[test]
fn the_report_is_written_in_every_language_and_names_everything() {
    let (content, folder) = (content(), Folder::new("languages"));
    let study = run(&StudyPlan { games: 10, variants: content.usual(4), ..plan() }, &folder.0, false).expect("played");
    let texts: Vec<String> = Language::all().map(|language| report(&content, &study, language, "")).collect();
    for (language, page) in Language::all().zip(&texts) {
        let (_, body) = page.split_once("<body>").expect("a body");
        assert!(page.contains(&format!("<html lang=\"{}\">", language.code())));
        assert!(!body.contains('$') && !body.contains("study-"), "a message is missing or lacks what it speaks of");
        for cell in &study.cells {
            // Names of counted features come from the catalogue, never from the id.
            for used in cell.uses.iter().filter(|used| ["fight", "action", "poker"].contains(&used.group)) {
                let name = report::shown(used.group, &used.id, &content, language);
                assert!(!name.contains(['.', '{']) && body.contains(&name), "{language}: {name}");
            }
            for source in &cell.lp_by_source {
                assert!(body.contains(&report::shown("source", &source.id, &content, language)), "{}", source.id);
            }
        }
    }
    assert!(
        texts[0].contains("Who becomes a legend?") && texts.iter().filter(|t| t.contains("Who becomes")).count() == 1
    );
    assert_eq!(report::shown("fight", "heist", &content, Language::EN), "Bank Heist");
}

#[test]
fn the_docs_list_the_columns() {
    let docs = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/lab.md")).expect("the docs");
    for table in columns_markdown().split("\n#### ") {
        assert!(docs.contains(table.trim()), "run `darkrock study --columns` and put its tables into docs/lab.md");
    }
}
