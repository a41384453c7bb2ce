//! `darkrock modules`: the available modules.

use crate::content::Origin;
use crate::json;
use anyhow::Result;
use darkrock_rules::content::module::{ModuleKind, ModuleSpec, Players};
use darkrock_rules::{Catalog, Content};
use std::io::Write;

/// List the modules, modes and variants, with what each needs.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  darkrock modules
  darkrock --content my-modules modules --json")]
pub struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The kinds, with the heading and the option that selects them.
const KINDS: [(ModuleKind, &str); 5] = [
    (ModuleKind::Base, "Base game, part of every game"),
    (ModuleKind::Variant, "Variants: --variant"),
    (ModuleKind::Expansion, "Modules: --modules"),
    (ModuleKind::Option, "Options of modules: --modules, one by one or by their group"),
    (ModuleKind::Mode, "Modes: --mode"),
];

pub(crate) fn run(args: &Args, origin: &Origin, out: &mut dyn Write) -> Result<()> {
    let (catalog, broken) = origin.catalog_and_broken()?;
    let content = origin.content()?;
    let modules: &[ModuleSpec] = &content.modules;
    if args.json {
        let report = serde_json::json!({ "catalog": catalog.hash(), "modules": modules });
        return json::write(out, json::Kind::Modules, &report);
    }
    for (kind, heading) in KINDS {
        let of_kind: Vec<&ModuleSpec> = modules.iter().filter(|m| m.kind == kind).collect();
        if of_kind.is_empty() {
            continue;
        }
        writeln!(out, "{heading}")?;
        for spec in of_kind {
            writeln!(out, "  {}", line(spec, &catalog, &content))?;
        }
    }
    if !broken.is_empty() {
        writeln!(out, "Broken, and left out:")?;
    }
    for error in &broken {
        writeln!(out, "  {error}")?;
    }
    Ok(())
}

/// A module with its requirements.
fn line(spec: &ModuleSpec, catalog: &Catalog, content: &Content) -> String {
    let mut facts = Vec::new();
    let mut list = |word: &str, ids: &[String]| {
        if !ids.is_empty() {
            facts.push(format!("{word} {}", ids.join(", ")));
        }
    };
    list("needs", &spec.needs);
    list("of the group", spec.group.as_slice());
    list("excludes", &spec.excludes);
    list("with the variants", &spec.variants);
    list("may have the variants", &spec.variants_allowed);
    list("by default with", &spec.defaults);
    list("renames", &spec.renames);
    for need in spec.needs_with.iter().filter(|need| !spec.variants.contains(&need.module)) {
        facts.push(format!("of {} with {}", need.players, need.module));
    }
    if spec.players != Players::default() {
        let Players { least, most } = spec.players;
        facts.push(if least == most { format!("{least} players") } else { format!("{least} to {most} players") });
    }
    if !spec.lengths.is_empty() {
        let lengths: Vec<String> = spec.lengths.iter().map(ToString::to_string).collect();
        facts.push(format!("to {} LP", lengths.join(" or ")));
    }
    if let Some(Players { least, most }) = spec.usual {
        let usual = if (least, most) == (2, 6) { "usual".to_owned() } else { format!("usual for {least}") };
        facts.push(usual);
    }
    if let Some(advice) = &spec.recommended {
        let lengths: Vec<String> = advice.lengths.iter().map(ToString::to_string).collect();
        let lengths = if lengths.is_empty() { String::new() } else { format!(", {} LP", lengths.join(" or ")) };
        facts.push(format!("recommended: {} to {} players{lengths}", advice.players.least, advice.players.most));
    }
    if spec.preparing {
        facts.push("in preparation".to_owned());
    }
    if content.selection.modules.contains(&spec.id) || content.selection.mode.as_ref() == Some(&spec.id) {
        facts.push("selected".to_owned());
    }
    if spec.kind.is_module() || spec.kind == ModuleKind::Mode {
        facts.extend(catalog.fingerprint_of(&spec.id).map(|mark| format!("fingerprint {mark}")));
    }
    format!("{:<15} {}", spec.id, facts.join("; ")).trim_end().to_owned()
}
