//! A view in the line protocol (`docs/engine-protocol.md`).

use crate::Seats;
use crate::ids::{self, Ids};
use crate::json::Object;
use crate::own::Own;
use crate::position::Position;
use crate::words::Question;
use darkrock_rules::frame::Frame;
use darkrock_rules::view::View;

/// The view as JSON; with `own` only for the view of a seat.
pub fn view_json(ids: Ids<'_>, view: &View) -> Object {
    let public = &view.public;
    let mut json = Object::of(&Position::new(ids, view, public.asked));
    json.remove("below");
    json.put("seat", &view.seat.map(ids::seat));
    json.put("goals", &public.has_goals());
    json.put("edition", &public.edition);
    json.put("skip_empty_windows", &public.skip_empty_windows);
    json.put("asked", &Seats(public.asked));
    json.put("stack", &public.stack.iter().map(Question::from).collect::<Vec<_>>());
    json.put("over", &(public.stack.top() == Frame::Over));
    let resolved = ids.0.stories_of(public.variants).without(public.stories);
    json.put("stories_resolved", &resolved.iter().map(|s| ids.story(s)).collect::<Vec<_>>());
    if let Some(own) = Own::new(ids, view) {
        json.put("own", &own);
    }
    json
}
