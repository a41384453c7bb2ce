//! `darkrock rules`: the player aid in the terminal, as static pages, and as a file for other programs.

use crate::content::Origin;
use crate::{Misuse, Outcome, variants};
use anyhow::{Context, Result, anyhow, bail};
use darkrock_aid::html::{self, Icons};
use darkrock_aid::page::Words;
use darkrock_aid::{Aid, Block, For, Hit, Module, Section, Vocabulary, search, text};
use darkrock_rules::Content;
use darkrock_rules::edition::Edition;
use darkrock_rules::rule_index::RuleIndex;
use darkrock_rules::variants::{Variant, Variants};
use darkrock_texts::{Args as Said, Language, RuleTexts, Texts};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Look up how to play: the player aid.
///
/// Without words: the list of sections. With the id of a section, chapter or rule, or a prefix of a rule's id: that
/// text. With other words: all search results. Where the rulebooks leave something open, our ruling and its reason are
/// beside the rule. The aid is generated for a rulebook, variants and a number of players.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock rules
  darkrock rules setup --players 5 --variant wild-wild-west --edition fr --lang fr
  darkrock rules doctor wounds
  darkrock rules base.fight.07
  darkrock rules --all | less
  darkrock rules --html aid/
  darkrock rules --yaml western-legends.yaml
  darkrock rules --from house-notes.yaml poker")]
pub struct Args {
    /// A section, a rule's id, or words to search for
    topic: Vec<String>,
    /// Print everything
    #[arg(long, conflicts_with = "topic", help_heading = "Output")]
    all: bool,
    /// The edition: en, fr or it, optionally with changes (docs/editions.md); any for the rules of all rulebooks
    #[arg(long, default_value = "en", value_name = "EDITION", help_heading = "Rules")]
    edition: String,
    #[command(flatten)]
    variants: variants::Args,
    /// Number of players, 2 to 6. Default: 4, or as many as these variants allow
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6), help_heading = "Rules")]
    players: Option<u8>,
    /// LP that trigger the end: 15, 20 or 25. Default: as usual with these variants
    #[arg(long, value_name = "LP", value_parser = length, help_heading = "Rules")]
    length: Option<u8>,
    /// Show the codes of rules, such as base.fight.07. Who looks a rule up by its code sees it anyway
    #[arg(long, help_heading = "Output")]
    codes: bool,
    /// Write static HTML pages to this folder, which must be empty or new, for printing or offline use
    #[arg(long, value_name = "DIR", conflicts_with_all = ["topic", "all"], help_heading = "Output")]
    html: Option<PathBuf>,
    /// Write the player aid as a YAML file of Markdown sections; - for standard output
    #[arg(long, value_name = "FILE", conflicts_with_all = ["topic", "all", "html"], help_heading = "Output")]
    yaml: Option<PathBuf>,
    /// Use the sections of such a file instead of the built-in ones
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "variants", "players", "length"], help_heading = "Output")]
    from: Option<PathBuf>,
}

/// The width to which text is wrapped.
const WIDTH: usize = 100;
/// The icons of the browser client, for the pages.
const ICONS: &str = include_str!("../../../web/src/lib/ui/icons.json");

fn length(text: &str) -> Result<u8, String> {
    let known = darkrock_rules::setup::LENGTHS;
    let known_words = known.map(|n| n.to_string()).join(", ");
    text.parse().ok().filter(|n| known.contains(n)).ok_or_else(|| format!("expected one of {known_words}"))
}

/// The sections to print.
struct Book {
    title: String,
    about: String,
    sections: Vec<Section>,
    colon: String,
    ruling: String,
    example: String,
    module: Module,
}

/// What stands between a label and its text in a language.
fn colon_of(catalogue: &darkrock_texts::Catalogue) -> String {
    catalogue.with("label", &darkrock_texts::Args::new().s("label", "")).trim_end().to_owned()
}

impl Book {
    /// Prints them, with the codes of rules or without.
    fn printer<'a>(&'a self, texts: &'a Texts, codes: bool) -> Printer<'a> {
        let said = Words { colon: &self.colon, ruling: &self.ruling, example: &self.example, codes };
        Printer { sections: &self.sections, said, texts, most: usize::MAX }
    }
}

pub(crate) fn run(args: &Args, origin: &Origin, language: Language, out: &mut dyn Write) -> Result<Outcome> {
    let content = &origin.content()?;
    let index = origin.rules_of(content)?;
    let texts = Texts::new(content, language)?;
    let book = book(args, content, &index, &texts)?;
    if let Some(folder) = &args.html {
        return write_pages(folder, &book, &texts, args.codes, out);
    }
    if let Some(file) = &args.yaml {
        return write_yaml(file, &book.module.write(), &texts, out);
    }
    let printer = book.printer(&texts, args.codes);
    let topic = args.topic.join(" ");
    match (args.all, topic.trim()) {
        (true, _) => printer.everything(out),
        (false, "") => printer.contents(&book, out),
        (false, topic) if printer.knows(topic) => printer.topic(topic, out),
        (false, topic) => elsewhere(args, content, &index, &texts, &book, topic, out),
    }
}

/// If the game has no result, searches the rules of the variants and names the option that shows them.
fn elsewhere(
    args: &Args,
    content: &Content,
    index: &RuleIndex,
    texts: &Texts,
    book: &Book,
    topic: &str,
    out: &mut dyn Write,
) -> Result<Outcome> {
    let catalogue = texts.catalogue();
    let variants = if args.from.is_none() && args.edition != ANY { &Variant::ALL[..] } else { &[] };
    let mut best = None;
    for variants in variants.iter().copied().map(Variants::from) {
        let players = players_of(content, variants, 3);
        let length = variants.usual_length(content);
        let other = aid_of(content, index, texts, &For { edition: edition(args)?, variants, players, length });
        let found = other.printer(texts, args.codes).count(topic);
        if found > best.as_ref().map_or(0, |(most, _, _)| *most) {
            best = Some((found, variants, other));
        }
    }
    if let Some((_, variants, other)) = best {
        let said = Said::new().s("about", book.about.clone()).s("option", format!("--variant {variants}"));
        writeln!(out, "{}\n", catalogue.with("aid-cli-elsewhere", &said))?;
        return other.printer(texts, args.codes).topic(topic, out);
    }
    writeln!(out, "{}", catalogue.text("aid-search-none"))?;
    writeln!(out, "{}", catalogue.with("aid-cli-searched", &Said::new().s("about", book.about.clone())))?;
    Ok(Outcome::Bad)
}

/// The default number of players, reduced to what these variants support.
fn players_of(content: &Content, variants: Variants, most: u8) -> u8 {
    let length = variants.usual_length(content);
    (2..=most).rev().find(|players| variants.check(content, *players, length).is_ok()).unwrap_or(most)
}

/// The word for the rules of all rulebooks.
const ANY: &str = "any";

/// The requested rulebook.
fn edition(args: &Args) -> Result<Edition> {
    match args.edition.as_str() {
        ANY => Ok(Edition::default()),
        edition => edition.parse().map_err(|e| Misuse::of(anyhow!("--edition: {e}")).into()),
    }
}

/// The aid for a table.
fn aid_of(content: &Content, index: &RuleIndex, texts: &Texts, table: &For) -> Book {
    let catalogue = texts.catalogue();
    let rules = RuleTexts::new(index, catalogue);
    let aid = Aid::new(content, texts, &rules, table);
    let module = aid.module();
    let (ruling, example) = (catalogue.text("aid-ruling"), catalogue.text("aid-example"));
    let colon = colon_of(catalogue);
    Book { title: aid.title, about: aid.about, sections: aid.sections, colon, ruling, example, module }
}

/// The aid for the requested table, or the file.
fn book(args: &Args, content: &Content, index: &RuleIndex, texts: &Texts) -> Result<Book> {
    let catalogue = texts.catalogue();
    if let Some(path) = &args.from {
        let (ruling, example) = (catalogue.text("aid-ruling"), catalogue.text("aid-example"));
        let colon = colon_of(catalogue);
        let yaml = crate::texts::read(path)?;
        let module = Module::read(&yaml).with_context(|| format!("{} is not a player-aid file", path.display()))?;
        let (title, about) = (module.name.clone(), module.description.clone());
        return Ok(Book { title, about, sections: module.pages("part"), colon, ruling, example, module });
    }
    let edition = edition(args)?;
    let usual = content.usual(args.players.unwrap_or(For::default().players));
    let variants = args.variants.chosen(usual)?;
    let length = variants::length_of(content, variants, args.length);
    let players = args.players.unwrap_or_else(|| players_of(content, variants, For::default().players));
    variants.check(content, players, length).map_err(|misfit| Misuse::of(misfit.into()))?;
    let book = aid_of(content, index, texts, &For { edition, variants, players, length });
    if args.edition == ANY {
        // For all rulebooks together there is no aid, only the list of their rules.
        let rules = RuleTexts::new(index, catalogue);
        return Ok(Book { sections: vec![Aid::of_all_rulebooks(texts, &rules)], ..book });
    }
    Ok(book)
}

fn write_pages(folder: &Path, book: &Book, texts: &Texts, codes: bool, out: &mut dyn Write) -> Result<Outcome> {
    let icons = Icons::read(ICONS).context("cannot read the icons")?;
    let catalogue = texts.catalogue();
    let language = catalogue.language();
    let pages = html::book(&book.title, &book.about, language.code(), &book.sections, catalogue, (&icons, codes));
    if fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some()) {
        bail!("{} is not empty: nothing was written; expected an empty or a new folder", folder.display());
    }
    fs::create_dir_all(folder).with_context(|| format!("cannot create the folder {}", folder.display()))?;
    for page in &pages {
        let path = folder.join(&page.name);
        fs::write(&path, &page.html).with_context(|| format!("cannot write {}", path.display()))?;
    }
    let place = folder.join("index.html").display().to_string();
    writeln!(out, "{}", catalogue.with("aid-cli-written", &Said::new().n("n", pages.len() as i64).s("path", place)))?;
    Ok(Outcome::Good)
}

fn write_yaml(file: &Path, yaml: &str, texts: &Texts, out: &mut dyn Write) -> Result<Outcome> {
    if file == Path::new("-") {
        write!(out, "{yaml}")?;
        return Ok(Outcome::Good);
    }
    fs::write(file, yaml).with_context(|| format!("cannot write {}", file.display()))?;
    let path = file.display().to_string();
    writeln!(out, "{}", texts.catalogue().with("aid-cli-written", &Said::new().n("n", 1).s("path", path)))?;
    Ok(Outcome::Good)
}

/// Prints sections.
pub(crate) struct Printer<'a> {
    /// What is printed, in this order.
    pub sections: &'a [Section],
    /// The prefixes of reasons and examples.
    pub said: Words<'a>,
    /// The texts of the language.
    pub texts: &'a Texts,
    /// The maximum number of search results.
    pub most: usize,
}

impl Printer<'_> {
    fn render(&self, id: &str, n: usize) -> String {
        self.texts.catalogue().with(id, &Said::new().n("n", n as i64))
    }

    /// The ids and titles of the sections and their parts.
    fn contents(&self, book: &Book, out: &mut dyn Write) -> Result<Outcome> {
        writeln!(out, "{}: {}\n{}\n", book.title, book.about, self.render("aid-cli-contents", 0))?;
        for section in self.sections {
            writeln!(out, "  {:<30} {}", section.id, section.title)?;
            for part in &section.sections {
                writeln!(out, "    {:<28}   {}", part.id, part.title)?;
            }
        }
        Ok(Outcome::Good)
    }

    fn everything(&self, out: &mut dyn Write) -> Result<Outcome> {
        for section in self.printed() {
            writeln!(out, "{}", text::section(section, WIDTH, self.said))?;
        }
        Ok(Outcome::Good)
    }

    /// The sections that plain text can show.
    fn printed(&self) -> impl Iterator<Item = &Section> {
        self.sections.iter().filter(|section| section.id != darkrock_aid::aid::ICONS)
    }

    /// The section or chapter with this id.
    fn section(&self, id: &str) -> Option<&Section> {
        let named = [id.to_owned(), format!("rules-{id}")];
        named.iter().find_map(|id| self.sections.iter().find_map(|section| section.find(id)))
    }

    fn vocabulary(&self) -> Vocabulary {
        Vocabulary::of(self.texts.catalogue())
    }

    /// Whether there are results.
    fn knows(&self, topic: &str) -> bool {
        self.count(topic) > 0
    }

    /// The number of results.
    fn count(&self, topic: &str) -> usize {
        let id = topic.to_lowercase();
        usize::from(self.section(&id).is_some())
            + self.rules(&id).len()
            + search(self.sections, topic, &self.vocabulary()).len()
    }

    /// A section, a chapter, rules by their ids, or search results.
    ///
    /// # Errors
    /// When writing fails.
    pub fn topic(&self, topic: &str, out: &mut dyn Write) -> Result<Outcome> {
        let id = topic.to_lowercase();
        if let Some(section) = self.section(&id) {
            write!(out, "{}", text::section(section, WIDTH, self.said))?;
            return Ok(Outcome::Good);
        }
        let rules = self.rules(&id);
        if !rules.is_empty() {
            // Who has typed a code wants to see it.
            let said = Words { codes: true, ..self.said };
            Printer { said, ..*self }.blocks(&rules, out)?;
            writeln!(out, "\n{}", self.render("aid-cli-rules", rules.len()))?;
            return Ok(Outcome::Good);
        }
        let printed: Vec<Section> = self.printed().cloned().collect();
        let mut hits = search(&printed, topic, &self.vocabulary());
        // A section whose title matches is most likely meant, and a chapter before its sections.
        hits.sort_by_key(|hit| (hit.near, !hit.blocks.is_empty(), hit.path.len()));
        for hit in hits.iter().take(self.most) {
            self.hit(hit, out)?;
        }
        if hits.is_empty() {
            writeln!(out, "{}", self.render("aid-search-none", 0))?;
            return Ok(Outcome::Bad);
        }
        let more = hits.len().saturating_sub(self.most);
        let (id, n) = if more > 0 { ("plain-rules-more", more) } else { ("aid-cli-found", hits.len()) };
        writeln!(out, "{}", self.render(id, n))?;
        Ok(Outcome::Good)
    }

    /// A search result: the whole section if its title matches, otherwise the matching blocks.
    fn hit(&self, hit: &Hit<'_>, out: &mut dyn Write) -> Result<()> {
        let titles = hit.path.iter().map(|section| section.title.as_str()).collect::<Vec<_>>().join(" › ");
        let own = hit.path.last();
        writeln!(out, "{titles} ({})", own.map_or("", |section| section.id.as_str()))?;
        let whole: Vec<&Block> = own.map(|section| section.blocks.iter().collect()).unwrap_or_default();
        let blocks = if hit.blocks.is_empty() { &whole } else { &hit.blocks };
        writeln!(out, "{}", text::blocks(blocks, 2, WIDTH, self.said))?;
        Ok(())
    }

    /// Prints some blocks.
    ///
    /// # Errors
    /// When writing fails.
    pub fn blocks(&self, blocks: &[&Block], out: &mut dyn Write) -> Result<()> {
        write!(out, "{}", text::blocks(blocks, 2, WIDTH, self.said))?;
        Ok(())
    }

    /// The rules with an id or a prefix of it, in full: from the last section that contains them.
    fn rules(&self, id: &str) -> Vec<&Block> {
        let begins = format!("{}.", id.trim_end_matches('.'));
        let mut found = Vec::new();
        for section in self.sections.iter().filter(|section| section.id == "rules") {
            section.walk(&mut Vec::new(), &mut |_, part| {
                let fits = |block: &&Block| matches!(block, Block::Rule { id: own, .. } if *own == id || own.starts_with(&begins));
                found.extend(part.blocks.iter().filter(fits));
            });
        }
        found
    }
}
