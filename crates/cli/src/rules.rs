//! `darkrock rules`: the rule index as a player aid.

use crate::Outcome;
use anyhow::Result;
use darkrock_rules::rule_index::{Chapter, RuleEntry, RuleIndex};
use std::io::Write;

/// Look up the rules.
///
/// Without a topic: the chapters. With the id of a chapter: all its rules. With the id of a rule, or its beginning:
/// those rules. With other words: every rule in which all of them occur. Where the rulebooks leave something open, our
/// ruling stands beside the rule.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock rules
  darkrock rules fight-player
  darkrock rules base.fight.07
  darkrock rules doctor wounds
  darkrock rules --all | less")]
pub struct Args {
    /// A chapter, a rule's id, or words to search for
    topic: Vec<String>,
    /// Print every chapter
    #[arg(long, conflicts_with = "topic")]
    all: bool,
    /// The rulebook: only rules that hold in it; any for those of all rulebooks
    #[arg(long, default_value = "en", value_parser = ["en", "fr", "it", "any"], value_name = "EDITION")]
    edition: String,
    /// The language to print in, where the index has it
    #[arg(long, default_value = "en", value_parser = ["en"], value_name = "LANGUAGE")]
    language: String,
}

/// The variants whose rules are shown.
const VARIANTS: [&str; 1] = ["goals"];
/// The width to which text is wrapped.
const WIDTH: usize = 100;

pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<Outcome> {
    let index = RuleIndex::embedded()?;
    let shown = |rule: &RuleEntry| args.edition == "any" || rule.holds_in(&args.edition, &VARIANTS);
    if args.topic.is_empty() && !args.all {
        chapters(&index, args, &shown, out)?;
        return Ok(Outcome::Good);
    }
    let topic = args.topic.join(" ");
    let found: Vec<(&Chapter, &RuleEntry)> = lookup(&index, &topic, &args.language);
    let found: Vec<(&Chapter, &RuleEntry)> = found.into_iter().filter(|(_, rule)| shown(rule)).collect();
    let mut chapter = None;
    for (of, rule) in &found {
        if chapter != Some(&of.chapter) {
            let gap = if chapter.is_some() { "\n" } else { "" };
            writeln!(out, "{gap}{} ({})", of.title_in(&args.language), of.chapter)?;
            chapter = Some(&of.chapter);
        }
        print_rule(rule, &args.language, out)?;
    }
    match found.len() {
        0 => {
            writeln!(out, "No rule of this rulebook matches “{topic}”. Chapters: darkrock rules")?;
            Ok(Outcome::Bad)
        }
        n => {
            writeln!(out, "\n{n} {}", if n == 1 { "rule" } else { "rules" })?;
            Ok(Outcome::Good)
        }
    }
}

/// The rules of a chapter, of an id or its beginning, or in which all words occur.
fn lookup<'i>(index: &'i RuleIndex, topic: &str, language: &str) -> Vec<(&'i Chapter, &'i RuleEntry)> {
    let wanted = topic.trim().to_lowercase();
    let all = || index.chapters.iter().flat_map(|c| c.rules.iter().map(move |r| (c, r)));
    let of_chapter: Vec<_> = all().filter(|(c, _)| c.chapter == wanted).collect();
    if !of_chapter.is_empty() {
        return of_chapter;
    }
    let begins = format!("{}.", wanted.trim_end_matches('.'));
    let by_id: Vec<_> = all().filter(|(_, r)| r.id == wanted || r.id.starts_with(&begins)).collect();
    if by_id.is_empty() { index.search(topic, language) } else { by_id }
}

fn chapters(index: &RuleIndex, args: &Args, shown: &dyn Fn(&RuleEntry) -> bool, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "Chapters of the rules; darkrock rules CHAPTER prints one, darkrock rules WORDS searches.\n")?;
    let width = index.chapters.iter().map(|c| c.chapter.len()).max().unwrap_or(0);
    for chapter in &index.chapters {
        let count = chapter.rules.iter().filter(|r| shown(r)).count();
        if count > 0 {
            writeln!(out, "  {:<width$}  {:>3}  {}", chapter.chapter, count, chapter.title_in(&args.language))?;
        }
    }
    Ok(())
}

fn print_rule(rule: &RuleEntry, language: &str, out: &mut dyn Write) -> Result<()> {
    let mut notes = Vec::new();
    if rule.example {
        notes.push("worked example".to_owned());
    }
    if let Some(variant) = &rule.variant {
        notes.push(format!("variant {variant}"));
    }
    if let Some(same) = &rule.same_as {
        notes.push(format!("as {same}"));
    }
    let notes = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join(", ")) };
    let text = format!("{}{notes}", rule.text_in(language));
    paragraph(&rule.id, &text, out)?;
    if let Some(ruling) = &rule.ruling {
        paragraph("", &format!("Ruling: {ruling}"), out)?;
    }
    Ok(())
}

/// A label and a text beside it, wrapped; a label too long for its column stands on a line of its own.
fn paragraph(label: &str, text: &str, out: &mut dyn Write) -> std::io::Result<()> {
    const INDENT: usize = 22;
    let mut line = format!("  {label:<width$}", width = INDENT - 2);
    if label.chars().count() > INDENT - 3 {
        writeln!(out, "{}", line.trim_end())?;
        line = " ".repeat(INDENT);
    }
    let mut empty = true;
    for word in text.split_whitespace() {
        if !empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            writeln!(out, "{}", line.trim_end())?;
            line = " ".repeat(INDENT);
            empty = true;
        }
        if !empty {
            line.push(' ');
        }
        line.push_str(word);
        empty = false;
    }
    writeln!(out, "{}", line.trim_end())
}
