//! The texts of the report in one language: sentences, names, numbers.

use darkrock_rules::edition::Edition;
use darkrock_rules::{Content, Variants};
use darkrock_texts::{Args, Catalogue, Language, Texts};

/// Renders texts in one language.
pub(super) struct Names {
    texts: Option<Texts>,
    language: Language,
    /// The decimal separator.
    point: String,
}

impl Names {
    pub fn new(content: &Content, language: Language) -> Self {
        let mut names = Self { texts: Texts::new(content, language).ok(), language, point: String::new() };
        names.point = names.t("decimal");
        names
    }

    /// The language in which the report is written.
    pub fn language(&self) -> Language {
        self.language
    }

    fn catalogue(&self) -> Option<&Catalogue> {
        self.texts.as_ref().map(Texts::catalogue)
    }

    /// A message of the report.
    pub fn t(&self, id: &str) -> String {
        self.with(id, Args::new())
    }

    /// A message of the report with arguments.
    pub fn with(&self, id: &str, args: Args<'_>) -> String {
        self.catalogue().map_or_else(|| id.to_owned(), |catalogue| catalogue.with(&format!("study-{id}"), &args))
    }

    /// The name of an entry of a group: `character`, one of the groups of features, or `source`, `part`, `path`.
    pub fn of(&self, group: &str, id: &str) -> String {
        let key = match group {
            "path" => format!("study-path-{id}"),
            "source" | "part" | "fight" | "action" | "poker" | "way" => format!("study-{group}-of-{id}"),
            "card" => format!("title-{id}"),
            "upgrade" => format!("item-{id}"),
            other => format!("{other}-{id}"),
        };
        let known = self.catalogue().filter(|catalogue| catalogue.has(&key));
        known.map_or_else(|| words(id), |catalogue| catalogue.text(&key))
    }

    /// A rulebook, from an edition such as `en` or `en+story-ride=exact`: the one it differs least from, and whether it
    /// differs.
    pub fn edition(&self, edition: &str) -> String {
        let Some((catalogue, edition)) = self.catalogue().zip(edition.parse::<Edition>().ok()) else {
            return edition.to_owned();
        };
        let (preset, changes) = edition.nearest();
        catalogue.text(&format!("web-edition-{preset}{}", if changes.is_empty() { "" } else { "-changed" }))
    }

    /// The names of the additions to the base game.
    pub fn variants(&self, variants: Variants) -> String {
        let Some(catalogue) = self.catalogue().filter(|_| !variants.is_empty()) else { return self.t("plain") };
        let with: Vec<String> = variants.iter().map(|variant| catalogue.text(&format!("aid-with-{variant}"))).collect();
        with.join(", ")
    }

    /// A number with this many decimals.
    pub fn decimal(&self, number: f64, digits: usize) -> String {
        format!("{number:.digits$}").replace('-', "\u{2212}").replace('.', &self.point)
    }

    /// A share as a percentage with one digit.
    pub fn percent(&self, share: f64) -> String {
        self.with("percent", Args::new().s("n", self.decimal(share * 100.0, 1)))
    }

    /// The same without decimals, for axes.
    pub fn plain_percent(&self, share: f64) -> String {
        self.with("percent", Args::new().s("n", self.decimal(share * 100.0, 0)))
    }

    /// A difference of shares in percentage points, with its sign.
    pub fn points(&self, difference: f64) -> String {
        self.signed(difference, 1)
    }

    /// The same without decimals, for axes.
    pub fn plain_points(&self, difference: f64) -> String {
        if (difference * 100.0).round() == 0.0 { "0".to_owned() } else { self.signed(difference, 0) }
    }

    fn signed(&self, difference: f64, digits: usize) -> String {
        let sign = if difference < 0.0 { "\u{2212}" } else { "+" };
        format!("{sign}{}", self.decimal(difference.abs() * 100.0, digits))
    }

    /// A number for axes: with a decimal only if needed.
    pub fn plain_number(&self, number: f64) -> String {
        let text = self.decimal(number, 1);
        text.strip_suffix(&format!("{}0", self.point)).map_or(text.clone(), str::to_owned)
    }

    /// An interval of shares.
    pub fn between(&self, [low, high]: [f64; 2]) -> String {
        self.with("between", Args::new().s("low", self.percent(low)).s("high", self.percent(high)))
    }
}

/// An id as words, for ids without a message: `out-of-turn` is "Out of turn".
fn words(id: &str) -> String {
    let text = id.replace('-', " ");
    let mut letters = text.chars();
    let first = letters.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    first + letters.as_str()
}
