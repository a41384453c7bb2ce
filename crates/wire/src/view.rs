//! A view in the line protocol (`docs/engine-protocol.md`).

use crate::Seats;
use crate::ids::{self, Ids};
use crate::own::Own;
use crate::position::Position;
use crate::words::Question;
use darkrock_rules::frame::Frame;
use darkrock_rules::view::View;
use serde_json::{Value, json};

/// The view as JSON; with `own` only for the view of a seat.
pub fn view_json(ids: Ids<'_>, view: &View) -> Value {
    let public = &view.public;
    let table = serde_json::to_value(Position::new(ids, view, public.asked));
    let Ok(Value::Object(mut json)) = table else { unreachable!("invariant: a position is a JSON object") };
    json.remove("below");
    let mut put = |key: &str, value: Value| json.insert(key.to_owned(), value);
    put("seat", json!(view.seat.map(ids::seat)));
    put("goals", json!(public.has_goals()));
    put("edition", json!(public.edition));
    put("skip_empty_windows", json!(public.skip_empty_windows));
    put("asked", json!(Seats(public.asked)));
    put("stack", public.stack.iter().map(|frame| json!(Question::from(frame))).collect());
    put("over", json!(public.stack.top() == Frame::Over));
    let resolved = ids.0.stories_of(public.variants).without(public.stories);
    put("stories_resolved", resolved.iter().map(|s| String::from(ids.story(s))).collect());
    if let Some(own) = Own::new(ids, view) {
        put("own", json!(own));
    }
    Value::Object(json)
}
