//! The page layout around the plots: typography, colors, the switch for light and dark.

use super::names::Names;
use crate::study::Study;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use darkrock_texts::Args;
use maud::{DOCTYPE, Markup, PreEscaped, html};

const STYLE: &str = include_str!("../../../assets/report.css");
const SCRIPT: &str = include_str!("../../../assets/report.js");

/// The typefaces: family, weight, file.
const FONTS: [(&str, u16, &[u8]); 4] = [
    ("Rye", 400, include_bytes!("../../../assets/fonts/rye-latin-400-normal.woff2")),
    ("Zilla Slab", 700, include_bytes!("../../../assets/fonts/zilla-slab-latin-700-normal.woff2")),
    ("Source Sans 3", 400, include_bytes!("../../../assets/fonts/source-sans-3-latin-400-normal.woff2")),
    ("Source Sans 3", 700, include_bytes!("../../../assets/fonts/source-sans-3-latin-700-normal.woff2")),
];

fn faces() -> String {
    let face = |(family, weight, file): (&str, u16, &[u8])| {
        format!(
            "@font-face{{font-family:\"{family}\";font-weight:{weight};font-display:swap;\
             src:url(data:font/woff2;base64,{}) format(\"woff2\")}}\n",
            STANDARD.encode(file)
        )
    };
    FONTS.into_iter().map(face).collect()
}

/// The whole page.
pub(super) fn page(names: &Names, study: &Study, body: &Markup) -> String {
    let title = names.with("page", Args::new().s("bot", study.bots.as_str()));
    let page = html! {
        (DOCTYPE)
        html lang=(names.language().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                link rel="icon" href="data:,";
                title { (title) }
                style { (PreEscaped(faces())) (PreEscaped(STYLE)) }
            }
            body { (body) script { (PreEscaped(SCRIPT)) } }
        }
    };
    page.into_string()
}
