//! What notifications say, in the language of the person: a line for a push message, and an e-mail in plain text and as HTML.
//!
//! What people have written is on one line in them and isolated, and escaped in HTML. The HTML loads nothing.

use super::when::when;
use super::{Digest, Happened, NAMED, Waiting};
use crate::names::clean_line;
use crate::wire::turns::Zone;
use darkrock_texts::{Args, Catalogue, Language, isolated};
use maud::{DOCTYPE, html};

/// A push message in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// The title of the message.
    pub title: String,
    /// What the recipient reads below it.
    pub text: String,
}

/// An e-mail in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailText {
    /// The subject, on one line.
    pub subject: String,
    /// All of it as plain text.
    pub text: String,
    /// The same as HTML.
    pub html: String,
}

/// Who reads an e-mail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reader<'a> {
    /// The code of the language.
    pub language: &'a str,
    /// The zone of the times, UTC if it is unknown.
    pub zone: Option<Zone>,
}

/// The addresses in an e-mail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Links<'a> {
    /// That of the server.
    pub origin: &'a str,
    /// Where these e-mails are stopped.
    pub stop: &'a str,
}

/// What an e-mail says of one game.
struct Item {
    title: String,
    lines: Vec<String>,
    link: String,
}

/// The words of a language; English if it is unknown.
fn words_of(code: &str) -> Option<Catalogue> {
    let language = Language::all().find(|known| known.code() == code).unwrap_or(Language::EN);
    Catalogue::of(language).ok()
}

/// What people have written, on one line.
fn said(text: &str) -> String {
    isolated(&clean_line(text)).into_owned()
}

/// A digest as a push message in a language: one message for everything. A single piece of news has the name of its table above it.
pub fn letter(digest: &Digest, language: &str) -> Letter {
    let Some(words) = words_of(language) else {
        return Letter { title: "Darkrock".to_owned(), text: String::new() };
    };
    if let ([], [only]) = (&digest.games[..], &digest.news[..]) {
        let name = said(&only.name);
        let title = if name.is_empty() { words.text("mail-unnamed") } else { name };
        return Letter { title, text: sentence(&words, only, None) };
    }
    let games = digest.games.iter().map(|game| game.name.clone());
    let news = digest.news.iter().map(|news| {
        let args = Args::new().s("name", said(&news.name)).s("text", sentence(&words, news, None));
        words.with("notice-news-line", &args)
    });
    let all = digest.games.len() + digest.news.len();
    let parts: Vec<String> = games.chain(news).take(NAMED).collect();
    let more = (all - parts.len()) as i64;
    let title = if digest.games.is_empty() { "notice-news-title" } else { "notice-turn-title" };
    let count = if digest.games.is_empty() { digest.news.len() } else { digest.games.len() };
    let args = Args::new().n("n", count as i64).s("names", parts.join(" · ")).n("more", more);
    Letter { title: words.with(title, &args), text: words.with("notice-turn-text", &args) }
}

/// A test message in a language: it says that messages arrive.
pub fn test_letter(language: &str) -> Letter {
    let Some(words) = words_of(language) else {
        return Letter { title: "Darkrock".to_owned(), text: String::new() };
    };
    Letter { title: words.text("notice-test-title"), text: words.text("notice-test-text") }
}

/// A piece of news as a sentence; in a message that has room for it, with the time in this zone.
fn sentence(words: &Catalogue, news: &Happened, zone: Option<Option<Zone>>) -> String {
    match (news.due, zone) {
        (Some(due), Some(zone)) => words.with("notice-nearly-until", &Args::new().s("when", when(words, due, zone))),
        _ => words.text(&format!("notice-{}", news.kind.word())),
    }
}

/// A digest as an e-mail: who waits at which table and until when, with links.
pub fn mail(digest: &Digest, reader: Reader<'_>, links: Links<'_>) -> MailText {
    let Some(words) = words_of(reader.language) else {
        return MailText { subject: "Darkrock".to_owned(), text: links.stop.to_owned(), html: String::new() };
    };
    let games = digest.games.iter().map(|game| item(&words, game, reader.zone, links.origin));
    let news = digest.news.iter().map(|news| item_of(&words, news, reader.zone, links.origin));
    let items: Vec<Item> = games.chain(news).collect();
    let name = items.first().map_or_else(String::new, |item| item.title.clone());
    let (id, count) = match (digest.games.len(), digest.news.len()) {
        (0, count) => ("mail-news-subject", count),
        (count, _) => ("mail-turn-subject", count),
    };
    let subject = words.with(id, &Args::new().n("n", count as i64).s("name", name));
    MailText {
        text: plain(&words, &items, links),
        html: marked_up(&words, &subject, &items, links),
        subject: clean_line(&subject),
    }
}

fn item(words: &Catalogue, game: &Waiting, zone: Option<Zone>, origin: &str) -> Item {
    let title = said(&game.name);
    let people: Vec<String> = game.people.iter().map(|name| said(name)).collect();
    let who = Args::new().n("n", people.len() as i64).s("names", words.list(&people));
    let until = Args::new().s("when", when(words, game.due, zone));
    Item {
        title: if title.is_empty() { words.text("mail-unnamed") } else { title },
        lines: vec![words.with("mail-turn-who", &who), words.with("mail-turn-until", &until)],
        link: format!("{origin}/table/{}", game.table),
    }
}

fn item_of(words: &Catalogue, news: &Happened, zone: Option<Zone>, origin: &str) -> Item {
    let title = said(&news.name);
    Item {
        title: if title.is_empty() { words.text("mail-unnamed") } else { title },
        lines: vec![sentence(words, news, Some(zone))],
        link: format!("{origin}/table/{}", news.table),
    }
}

fn plain(words: &Catalogue, items: &[Item], links: Links<'_>) -> String {
    let mut text = String::new();
    for item in items {
        text += &format!("{}\n{}\n{}\n\n", item.title, item.lines.join("\n"), item.link);
    }
    text + &format!("{}\n{}\n{}\n", words.text("mail-why"), words.text("mail-stop"), links.stop)
}

const BODY: &str = "margin:0;padding:24px 16px;background:#f4ecd9;color:#2b2118;font:16px/1.5 Georgia,serif";
const CARD: &str = "max-width:520px;margin:0 auto 16px;padding:16px 20px;background:#fffaf0;border:1px solid #d9c9a3";
const BUTTON: &str =
    "display:inline-block;padding:10px 18px;background:#8c2f1f;color:#fffaf0;text-decoration:none;font-weight:bold";
const SMALL: &str = "max-width:520px;margin:0 auto;font-size:13px;color:#5b4a38";

fn marked_up(words: &Catalogue, subject: &str, items: &[Item], links: Links<'_>) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(words.language().code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (subject) }
            }
            body style=(BODY) {
                @for item in items {
                    div style=(CARD) {
                        h1 style="margin:0 0 8px;font-size:20px" { (item.title) }
                        @for line in &item.lines {
                            p style="margin:0 0 8px" { (line) }
                        }
                        p style="margin:16px 0 4px" {
                            a href=(item.link) style=(BUTTON) { (words.text("mail-open")) }
                        }
                    }
                }
                p style=(SMALL) {
                    (words.text("mail-why")) br;
                    a href=(links.stop) style="color:#5b4a38" { (words.text("mail-stop")) }
                }
            }
        }
    };
    page.into_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Kind;

    const LINKS: Links<'static> =
        Links { origin: "https://play.example.org", stop: "https://play.example.org/unsubscribe/k" };

    fn digest(names: &[&str]) -> Digest {
        let game = |(n, name): (usize, &&str)| Waiting {
            table: format!("{n:032x}"),
            name: (*name).to_owned(),
            people: vec!["Carl".to_owned(), "Dora".to_owned()],
            asked: 0,
            due: 1_793_711_100_000,
        };
        let games: Vec<Waiting> = names.iter().enumerate().map(game).collect();
        Digest { guest: "g".to_owned(), waiting: games.len(), games, news: Vec::new(), claim: String::new() }
    }

    fn to(language: &str) -> Reader<'_> {
        Reader { language, zone: None }
    }

    #[test]
    fn one_message_names_all_games_in_every_language() {
        let one = letter(&digest(&["By post"]), "en");
        assert_eq!((one.title.as_str(), one.text.as_str()), ("Your turn", "By post"));
        let many = letter(&digest(&["A", "B", "C", "D", "E"]), "en");
        assert_eq!((many.title.as_str(), many.text.as_str()), ("Your turn in 5 games", "A · B · C and 2 more"));
        for language in Language::all() {
            let letter = letter(&digest(&["A", "B"]), language.code());
            let test = test_letter(language.code());
            assert!(
                ![&test.title, &test.text].iter().any(|text| text.contains(['[', '{']) || text.contains("notice-"))
            );
            assert!(!letter.title.contains('[') && letter.text.starts_with("A · B"), "{letter:?}");
        }
        assert_eq!(letter(&digest(&["A"]), "xx").title, "Your turn", "an unknown language is English");
    }

    #[test]
    fn an_e_mail_says_who_waits_where_and_until_when_in_every_language() {
        let one = mail(&digest(&["Slow posse"]), to("en"), LINKS);
        assert_eq!(one.subject, "Your turn: Slow posse");
        let expected = "Slow posse\nCarl and Dora are waiting for you.\n\
            You have until Tuesday, November 3, 13:05 (UTC).\n\
            https://play.example.org/table/00000000000000000000000000000000\n\n";
        assert!(one.text.starts_with(expected), "{}", one.text);
        for language in Language::all() {
            let MailText { subject, text, html } = mail(&digest(&["A", "B"]), to(language.code()), LINKS);
            assert!(!format!("{subject}{text}{html}").contains('['), "{subject} {text}");
            for whole in [&text, &html] {
                for part in ["Carl", "Dora", "13:05", "(UTC).", LINKS.stop] {
                    assert!(whole.contains(part), "{part} in {whole}");
                }
                assert!(whole.contains(&format!("https://play.example.org/table/{:032x}", 1)));
            }
            assert!(html.contains(&format!("lang=\"{}\"", language.code())));
        }
        let mut alone = digest(&[""]);
        alone.games[0].people.clear();
        assert!(mail(&alone, to("en"), LINKS).text.starts_with("Unnamed game\nThe game is waiting for you.\n"));
        alone.games[0].people.push("Carl".to_owned());
        assert!(mail(&alone, to("en"), LINKS).text.contains("Carl is waiting for you."));
    }

    #[test]
    fn what_else_has_happened_is_told_in_every_language() {
        let news =
            |kind: Kind, due: Option<i64>| Happened { table: "t".to_owned(), name: "Posse".to_owned(), kind, due };
        let of = |games: &[&str], news: Vec<Happened>| Digest { news, ..digest(games) };
        let one = letter(&of(&[], vec![news(Kind::Bot, None)]), "en");
        assert_eq!((one.title.as_str(), one.text.as_str()), ("Posse", "A bot has stepped in for you."));
        let two = letter(&of(&[], vec![news(Kind::Bot, None), news(Kind::Over, None)]), "en");
        let expected = "Posse: A bot has stepped in for you. · Posse: The game is over.";
        assert_eq!((two.title.as_str(), two.text.as_str()), ("2 messages from your games", expected));
        let both = letter(&of(&["A"], vec![news(Kind::Mention, None)]), "en");
        assert_eq!(both.title, "Your turn");
        assert_eq!(both.text, "A · Posse: You were mentioned in the chat.");
        for language in Language::all() {
            let due = |kind| (kind == Kind::Nearly).then_some(1_793_711_100_000);
            let all: Vec<Happened> = Kind::ALL.into_iter().map(|kind| news(kind, due(kind))).collect();
            let sentences: std::collections::BTreeSet<String> =
                all.iter().map(|news| letter(&of(&[], vec![news.clone()]), language.code()).text).collect();
            assert_eq!(sentences.len(), Kind::ALL.len(), "{sentences:?}");
            let MailText { subject, text, html } = mail(&of(&[], all), to(language.code()), LINKS);
            assert!(!format!("{subject}{text}{html}").contains('[') && subject.contains('7'), "{subject} {text}");
            assert!(text.contains("13:05") && text.contains("https://play.example.org/table/t\n"), "{text}");
            for sentence in sentences.iter().filter(|sentence| !letter_of_nearly(language).contains(sentence.as_str()))
            {
                assert!(text.contains(sentence), "{sentence} in {text}");
            }
        }
    }

    /// In an e-mail, this sentence has its time.
    fn letter_of_nearly(language: Language) -> String {
        Catalogue::of(language).expect("its words").text("notice-nearly")
    }

    /// An attack: names that would be headers, markup, or would turn the words around them.
    #[test]
    fn what_people_have_written_stays_text_on_one_line() {
        let evil = "x\r\nBcc: victim@example.org\u{2028}\u{202e}<img src=\"https://spy.example/\">&'\"";
        let mut hostile = digest(&[evil]);
        hostile.games[0].people = vec![evil.to_owned(), "\u{5d0}\u{5d1}".to_owned()];
        let MailText { subject, text, html } = mail(&hostile, to("en"), LINKS);
        assert!(!subject.chars().any(char::is_control) && subject.contains("x Bcc: victim@example.org"), "{subject}");
        assert!(!format!("{subject}{text}{html}").contains(['\r', '\u{202e}', '\u{2028}']));
        assert!(!text.contains("\nBcc") && text.contains("\u{2068}\u{5d0}\u{5d1}\u{2069}"), "{text}");
        assert!(!html.contains("<img") && html.contains("&lt;img src=&quot;"), "{html}");
        // Nothing is loaded, and no script runs.
        let lower = html.to_lowercase();
        for part in ["src=\"", "url(", "<script", "<link", "@import", "http://"] {
            assert!(!lower.contains(part), "{part} in {html}");
        }
    }
}
