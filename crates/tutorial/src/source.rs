//! The lessons of a catalog: those that its modules declare, each with the selection it is played with.

use crate::format::LessonFile;
use crate::lesson::LessonError;
use darkrock_rules::content::module::{BASE, ModuleSpec};
use darkrock_rules::content::yaml;
use darkrock_rules::{Catalog, Selection};

/// A lesson as written; [`Lesson::of`](crate::Lesson::of) validates it.
#[derive(Clone, Debug)]
pub struct LessonSource {
    /// The module in whose folder it lies.
    pub module: String,
    /// The modules that it is played with.
    pub selection: Selection,
    /// The file, by its path in a folder of modules.
    pub file: String,
    /// Whether a module that it is played with is being prepared: then it is found by its id, but not listed.
    pub preparing: bool,
    pub(crate) lesson: LessonFile,
}

impl LessonSource {
    /// The id by which messages and clients know it.
    pub fn id(&self) -> &str {
        &self.lesson.id
    }

    /// The ids of its messages: its name, its description, and the text of each step with the answers to its choices.
    pub fn messages(&self) -> Vec<String> {
        let name = format!("tutorial-{}", self.lesson.id);
        let mut all = vec![name.clone(), format!("{name}-about")];
        for step in &self.lesson.steps {
            let text = format!("{name}-{}", step.id);
            let mut answers: Vec<String> = step.decide.values().map(|word| format!("{text}-{word}")).collect();
            all.push(text);
            answers.sort();
            answers.dedup();
            all.append(&mut answers);
        }
        all
    }

    pub(crate) fn parse(catalog: &Catalog, module: &str, file: String, text: &str) -> Result<Self, LessonError> {
        let lesson: LessonFile = match yaml::from_str(text) {
            Ok(lesson) => lesson,
            Err(error) => return Err(fault(file, error.to_string())),
        };
        if module != BASE && !lesson.modules.iter().any(|id| id == module) {
            return Err(fault(file, format!("it lies in the folder of {module}: expected {module} among its modules")));
        }
        match catalog.select(&lesson.modules, None) {
            Ok(selection) => {
                let preparing =
                    selection.modules.iter().any(|id| catalog.module(id).is_some_and(|spec| spec.preparing));
                Ok(Self { module: module.to_owned(), selection, file, preparing, lesson })
            }
            Err(error) => Err(fault(file, format!("modules: {error}"))),
        }
    }
}

/// The lessons of all modules of a catalog, in the recommended order: those of the base game first.
///
/// # Errors
/// On the first lesson that is missing, malformed or a duplicate, or that no declaration names.
pub fn sources(catalog: &Catalog) -> Result<Vec<LessonSource>, LessonError> {
    let mut all: Vec<LessonSource> = Vec::new();
    for module in catalog.modules() {
        for source in of_module(catalog, module)? {
            if let Some(twin) = all.iter().find(|known| known.id() == source.id()) {
                let what = format!("there is a lesson {} in {}: expected each id once", twin.id(), twin.file);
                return Err(fault(source.file, what));
            }
            all.push(source);
        }
    }
    Ok(all)
}

fn of_module(catalog: &Catalog, module: &ModuleSpec) -> Result<Vec<LessonSource>, LessonError> {
    let files = catalog.files().lessons(&module.id);
    let name = |lesson: &str| format!("{lesson}.yaml");
    let path = |file: &str| format!("{}/tutorial/{file}", module.id);
    if let Some((file, _)) = files.iter().find(|(file, _)| !module.lessons.iter().any(|l| name(l) == *file)) {
        let what = format!("tutorial/{file} is not among the lessons: expected every lesson in the list");
        return Err(fault(format!("{}/module.yaml", module.id), what));
    }
    let read = |lesson: &String| {
        let found = files.iter().find(|(file, _)| *file == name(lesson));
        let (file, text) = found.ok_or_else(|| fault(path(&name(lesson)), "the file is missing".to_owned()))?;
        let source = LessonSource::parse(catalog, &module.id, path(file), text)?;
        if source.id() == lesson {
            return Ok(source);
        }
        let what = format!("the id is {}: expected {lesson}, the name of the file", source.id());
        Err(fault(source.file, what))
    };
    module.lessons.iter().map(read).collect()
}

fn fault(file: String, what: String) -> LessonError {
    LessonError { file, step: None, what }
}
