//! The trader and Legendary items with changed content: what is rejected, how kinds of items are dealt, and discards.

use darkrock_rules::chance::FastChance;
use darkrock_rules::content::Files;
use darkrock_rules::ids::ItemSet;
use darkrock_rules::{Catalog, Content, Game, Seat, Setup, notation, scenario};

/// Blood Money with a text replaced in some files; the error of the composition.
fn composed(changes: &[(&str, &str, &str)]) -> Result<Content, String> {
    let mut files = Files::embedded();
    for (file, old, new) in changes {
        let text = &mut files.texts.iter_mut().find(|(name, _)| name == file).unwrap().1;
        assert!(text.contains(old), "{file}: {old}");
        *text = text.replacen(old, new, 1);
    }
    let catalog = Catalog::load(files).map_err(|e| e.to_string())?;
    let selection = catalog.select(&["ante-up".to_owned(), "blood-money".to_owned()], None).unwrap();
    catalog.compose(&selection).map_err(|e| e.to_string())
}

const TRADER: &str = "blood-money/trader.yaml";
const ITEMS: &str = "blood-money/items.yaml";

#[test]
fn a_trader_without_a_region_or_items_is_rejected() {
    let brand = "- id: cattle-brand\n  kind: misc\n  legendary: true\n  cost: 40\n  copies: 1";
    for (file, old, new, expected) in [
        (TRADER, "  - dixon-creek", "  - dixon-river", "unknown region “dixon-river”"),
        (TRADER, "  - dixon-creek", "  - darkrock", "“darkrock” stands twice"),
        (TRADER, "row: 3", "row: 5", "“row” is 5: expected 1 to 4"),
        (TRADER, "general-store: 12", "general-store: 1", "with 2 or more for the general stores"),
        (TRADER, "least: 1", "least: 60", "kinds of items: expected 68 or more"),
        (ITEMS, brand, &brand.replace("copies: 1", "copies: 2"), "“copies” of a Legendary item: expected 1"),
    ] {
        let error = composed(&[(file, old, new)]).map(|_| ()).unwrap_err();
        assert!(error.contains(expected), "{new}: {error}");
    }
    let effect = ("blood-money/risk-die.yaml", "do: [{draw: 1}]", "do: [{gain-item: fiddle}]");
    let error = composed(&[effect]).map(|_| ()).unwrap_err();
    assert!(error.contains("“fiddle” is a Legendary item"), "{error}");
}

#[test]
fn every_kind_of_item_is_sold_in_one_place() {
    // 12 kinds at the General Stores, 6 at the Trading Post and the rest at the trader's (bm.setup.32).
    let content = composed(&[]).unwrap();
    let plain = content.items.iter().filter(|row| !row.legendary).count();
    let more = 25 - plain;
    let row = "- {id: ware-NN, kind: misc, cost: 10, copies: 6, source: reconstructed}\n\n- id: cattle-brand";
    let rows: String = (0..more).map(|n| row.lines().next().unwrap().replace("NN", &n.to_string()) + "\n").collect();
    let all = composed(&[(ITEMS, "- id: cattle-brand", &format!("{rows}\n- id: cattle-brand"))]).unwrap();
    for (content, expected) in [(&content, None), (&all, Some([12, 6, 7]))] {
        for seed in 0..20 {
            let setup = Setup::of(content, 3);
            let game = Game::new(content, &setup, &mut FastChance::new(seed), &mut ()).unwrap();
            let public = &game.state.public;
            let (post, wares) = (public.stands[0], public.trader().wares);
            let kinds: ItemSet = (0..content.items.len()).map(|at| darkrock_rules::ids::Item(at as u8)).collect();
            let general = kinds.without(content.legendary).without(post).without(wares);
            for store in [general, post] {
                assert!(!store.and(content.weapons).is_empty() && !store.and(content.mounts).is_empty());
            }
            assert!(post.and(wares).is_empty() && !wares.is_empty() && post.and(content.legendary).is_empty());
            if let Some(expected) = expected {
                assert_eq!([general.len(), post.len(), wares.len()], expected);
            }
            assert_eq!(public.trader().faceup().count(), 3);
            assert_eq!(public.trader().facedown(), content.legendary.len() - 3);
        }
    }
}

#[test]
fn a_discarded_legendary_item_leaves_the_game() {
    let content = composed(&[(ITEMS, "do: [{draw: 2}, {sheriff: 3}]", "do: [discard-this, {draw: 2}]")]).unwrap();
    let text = "name: x\nmodules: [ante-up, blood-money]\nplayers: [annie-oakley, bass-reeves]\n\
                position: {annie-oakley: {space: darkrock-4, items: [telegram]}, trader: {region: darkrock, row: [fiddle]}}\n\
                steps: [{expect: {actions: 3}}]";
    let scenario = scenario::parse("test", text).unwrap().remove(0);
    let mut session = scenario::stage(&content, &scenario, FastChance::new(1)).unwrap();
    let deck = session.game().state.public.trader().deck;
    session.play(Seat(0), notation::parse(&content, "use telegram").unwrap(), &mut ()).unwrap();
    let public = &session.game().state.public;
    assert!(public.player(Seat(0)).items.is_empty());
    assert_eq!(public.trader().deck, deck);
    assert_eq!(public.trader().under.iter().count(), 0);
    let telegram = content.specs.items.iter().position(|item| item.id == "telegram").unwrap();
    assert_eq!(public.store[telegram], 0);
}
