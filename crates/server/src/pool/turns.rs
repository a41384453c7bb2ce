//! The order of queued searches: by audience, then round robin over addresses, and within an address over guests.
//! However many searches one of them queues, it delays each of the others by at most one.

use super::queue::Thought;
use super::share::Crowd;
use super::standing::{AUDIENCES, Payer, Standing};
use crate::fair::before;
use crate::peer::Peer;
use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::time::{Duration, Instant};

/// The place of a search in the queue.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Place {
    audience: usize,
    payer: Payer,
}

/// A queued search.
pub(super) struct Entry {
    number: u64,
    since: Instant,
    place: Place,
    /// The search.
    pub(super) thought: Thought,
}

impl Entry {
    /// How long it has waited.
    pub(super) fn waited(&self) -> Duration {
        self.since.elapsed()
    }

    /// Its place in the queue.
    pub(super) fn place(&self) -> &Place {
        &self.place
    }
}

/// Which searches a thread takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Want {
    /// All of them.
    All,
    /// Those that workers can do.
    Portable,
    /// Those that workers cannot do.
    Local,
}

impl Want {
    fn wants(self, entry: &Entry) -> bool {
        match self {
            Self::All => true,
            Self::Portable => entry.thought.errand.is_some(),
            Self::Local => entry.thought.errand.is_none(),
        }
    }
}

/// A queue served in order.
trait Line: Default {
    fn pop(&mut self, want: Want, now: Instant) -> Option<Entry>;
    fn has(&self, want: Want) -> bool;
    fn is_empty(&self) -> bool;
}

/// The searches of one guest at one address, in order of arrival.
type Own = VecDeque<Entry>;

impl Line for Own {
    fn pop(&mut self, want: Want, _: Instant) -> Option<Entry> {
        let at = self.iter().position(|entry| want.wants(entry))?;
        self.remove(at)
    }
    fn has(&self, want: Want) -> bool {
        self.iter().any(|entry| want.wants(entry))
    }
    fn is_empty(&self) -> bool {
        self.is_empty()
    }
}

/// Queues served round robin, with the time since each has waited for its turn; the longest-waiting first.
struct Turns<K, L> {
    order: VecDeque<(K, Instant)>,
    lines: HashMap<K, L>,
}

impl<K, L> Default for Turns<K, L> {
    fn default() -> Self {
        Self { order: VecDeque::new(), lines: HashMap::new() }
    }
}

impl<K: Eq + Hash + Clone, L: Line> Line for Turns<K, L> {
    fn pop(&mut self, want: Want, now: Instant) -> Option<Entry> {
        let at = self.order.iter().position(|(key, _)| self.lines.get(key).is_some_and(|line| line.has(want)))?;
        let (key, _) = self.order.remove(at)?;
        let line = self.lines.get_mut(&key)?;
        let entry = line.pop(want, now);
        if line.is_empty() {
            self.lines.remove(&key);
        } else {
            self.order.push_back((key, now));
        }
        entry
    }
    fn has(&self, want: Want) -> bool {
        self.lines.values().any(|line| line.has(want))
    }
    fn is_empty(&self) -> bool {
        self.order.is_empty()
    }
}

impl<K: Eq + Hash + Clone, L: Line> Turns<K, L> {
    /// The queue of a key; a new one is added at the end.
    fn line(&mut self, key: &K, now: Instant) -> &mut L {
        if !self.lines.contains_key(key) {
            self.order.push_back((key.clone(), now));
        }
        self.lines.entry(key.clone()).or_default()
    }

    /// Removes items from a queue.
    fn take_out<T>(&mut self, key: &K, take: impl FnOnce(&mut L) -> Option<T>) -> Option<T> {
        let line = self.lines.get_mut(key)?;
        let taken = take(line);
        if line.is_empty() {
            self.lines.remove(key);
            self.order.retain(|(k, _)| k != key);
        }
        taken
    }

    /// The number of queues whose turns are before that of a key.
    fn turn(&self, key: &K) -> Option<usize> {
        self.order.iter().position(|(other, _)| other == key)
    }

    /// How much each queue has, in the order of their turns.
    fn lengths(&self, length: impl Fn(&L) -> usize) -> impl Iterator<Item = usize> {
        self.order.iter().map(move |(key, _)| self.lines.get(key).map_or(0, &length))
    }

    /// The number of queues other than that of a key, and how long the first of all has waited for its turn.
    fn others(&self, key: &K) -> Crowd {
        let waiting = self.order.len() - usize::from(self.lines.contains_key(key));
        Crowd { waiting, longest: self.order.front().map(|(_, since)| since.elapsed()).unwrap_or_default() }
    }
}

type Guests = Turns<String, Own>;
type Peers = Turns<Option<Peer>, Guests>;

/// All queued searches.
#[derive(Default)]
pub(super) struct Lines {
    audiences: [Peers; AUDIENCES],
    waiting: usize,
    numbers: u64,
}

/// A handle to move a queued search.
pub(super) struct Ticket {
    number: u64,
    place: Place,
}

impl Lines {
    /// Adds a search.
    pub(super) fn push(&mut self, standing: &Standing, thought: Thought) -> Ticket {
        self.numbers += 1;
        let place = self.place(standing);
        self.put(Entry { number: self.numbers, since: Instant::now(), place: place.clone(), thought });
        Ticket { number: self.numbers, place }
    }

    /// Moves a queued search to the end of its current queue.
    pub(super) fn requeue(&mut self, ticket: &mut Ticket, standing: &Standing) {
        let place = self.place(standing);
        if place == ticket.place {
            return;
        }
        let Place { audience, payer } = &ticket.place;
        let taken = self.audiences[*audience].take_out(&payer.peer, |guests| {
            guests.take_out(&payer.guest, |own| {
                let at = own.iter().position(|entry| entry.number == ticket.number)?;
                own.remove(at)
            })
        });
        if let Some(entry) = taken {
            self.waiting -= 1;
            ticket.place = place.clone();
            self.put(Entry { place, ..entry });
        }
    }

    fn line(&mut self, place: &Place) -> &mut Own {
        let now = Instant::now();
        let Place { audience, payer } = place;
        self.audiences[*audience].line(&payer.peer, now).line(&payer.guest, now)
    }

    fn put(&mut self, entry: Entry) {
        self.waiting += 1;
        let place = entry.place.clone();
        self.line(&place).push_back(entry);
    }

    /// Puts a search back, in front of the others of its payer.
    pub(super) fn put_back(&mut self, entry: Entry) {
        self.waiting += 1;
        let place = entry.place.clone();
        self.line(&place).push_front(entry);
    }

    /// The queue of a search: that of the payer with the shortest one.
    fn place(&self, standing: &Standing) -> Place {
        let audience = standing.audience as usize;
        let burden = |payer: &&Payer| {
            let guests = self.audiences[audience].lines.get(&payer.peer);
            let own = guests.and_then(|g| g.lines.get(&payer.guest)).map_or(0, VecDeque::len);
            (guests.map_or(0, |g| g.lines.len()), own)
        };
        Place { audience, payer: standing.payers.iter().min_by_key(burden).cloned().unwrap_or_default() }
    }

    /// The next search that a thread wants.
    pub(super) fn pop(&mut self, want: Want) -> Option<Entry> {
        let peers = self.audiences.iter_mut().find(|peers| peers.has(want))?;
        let entry = peers.pop(want, Instant::now())?;
        self.waiting -= 1;
        Some(entry)
    }

    /// How many queued searches are served before one, as long as no other comes; none if it is not queued any more.
    pub(super) fn ahead(&self, ticket: &Ticket) -> Option<usize> {
        let Place { audience, payer } = &ticket.place;
        let peers = &self.audiences[*audience];
        let guests = peers.lines.get(&payer.peer)?;
        let depth = guests.lines.get(&payer.guest)?.iter().position(|entry| entry.number == ticket.number)?;
        let all = |guests: &Guests| guests.lines.values().map(VecDeque::len).sum::<usize>();
        let depth = before(guests.lengths(VecDeque::len), guests.turn(&payer.guest)?, depth);
        let sooner = self.audiences[..*audience].iter().flat_map(|peers| peers.lines.values()).map(all).sum::<usize>();
        Some(sooner + before(peers.lengths(all), peers.turn(&payer.peer)?, depth))
    }

    /// The number of queued searches.
    pub(super) fn len(&self) -> usize {
        self.waiting
    }

    /// Whether searches with an audience are queued.
    pub(super) fn is_pressed(&self) -> bool {
        self.audiences[..AUDIENCES - 1].iter().any(|peers| !peers.is_empty())
    }

    /// The number of competitors of a running search: those that would have their turns before its next one. None if
    /// higher-priority ones are queued.
    pub(super) fn crowd(&self, place: &Place) -> Option<Crowd> {
        if self.audiences[..place.audience].iter().any(|peers| !peers.is_empty()) {
            return None;
        }
        let peers = &self.audiences[place.audience];
        let mut crowd = peers.others(&place.payer.peer);
        if let Some(guests) = peers.lines.get(&place.payer.peer) {
            let own = guests.lines.get(&place.payer.guest);
            let first = own.and_then(VecDeque::front).map(|entry| entry.since.elapsed());
            let others = guests.others(&place.payer.guest);
            crowd.waiting += others.waiting + own.map_or(0, VecDeque::len);
            crowd.longest = crowd.longest.max(others.longest).max(first.unwrap_or_default());
        }
        Some(crowd)
    }

    #[cfg(test)]
    pub(super) fn seated(&self) -> Vec<String> {
        let peers = self.audiences[0].order.iter().filter_map(|(peer, _)| self.audiences[0].lines.get(peer));
        peers.flat_map(|guests| guests.order.iter().map(|(guest, _)| guest.clone())).collect()
    }

    /// Removes all of them, and returns them to be dropped outside of any lock.
    pub(super) fn clear(&mut self) -> impl Sized + use<> {
        self.waiting = 0;
        std::mem::take(&mut self.audiences)
    }
}

#[cfg(test)]
mod tests {
    use super::super::queue::{Errand, Thread};
    use super::super::standing::Audience;
    use super::*;
    use crate::workers::wire::Posed;
    use darkrock_rules::Selection;
    use std::sync::Arc;

    fn standing(audience: Audience, address: u8, guest: &str) -> Standing {
        let peer = Some(Peer::new([192, 0, 2, address].into()));
        Standing { audience, payers: vec![Payer { peer, guest: guest.to_owned() }] }
    }

    fn push(lines: &mut Lines, audience: Audience, address: u8, guest: &str) -> Ticket {
        push_one(lines, audience, address, guest, false)
    }

    fn push_one(lines: &mut Lines, audience: Audience, address: u8, guest: &str, portable: bool) -> Ticket {
        let errand = portable.then(|| Errand {
            posed: Arc::new(Posed {
                id: 0,
                bot: "random".to_owned(),
                seed: 0,
                content: String::new(),
                selection: Selection::BASE,
                view: String::new(),
                choices: Vec::new(),
            }),
            tries: 1,
            until: None,
            is_gone: Box::new(|| false),
            deliver: Box::new(|_| {}),
        });
        lines.push(&standing(audience, address, guest), Thought { here: Box::new(|_, _| Thread::Stays), errand })
    }

    /// The number of competitors of the search served next.
    fn beside(lines: &mut Lines) -> Option<usize> {
        let place = lines.pop(Want::All).expect("one waits").place;
        lines.crowd(&place).map(|crowd| crowd.waiting)
    }

    #[test]
    fn the_tables_of_a_stranger_shorten_the_thoughts_of_the_stranger_alone() {
        let mut lines = Lines::default();
        push(&mut lines, Audience::Seated, 2, "mara");
        for n in 0..90 {
            push(&mut lines, Audience::Seated, 1, &format!("stranger {}", n % 3));
        }
        push(&mut lines, Audience::Seated, 3, "jules");
        assert_eq!(lines.len(), 92);
        // Two addresses compete with Mara; a stranger competes with two guests of the same address and 29 own searches.
        assert_eq!(beside(&mut lines), Some(2));
        assert_eq!(beside(&mut lines), Some(1 + 2 + 29));
    }

    #[test]
    fn a_thought_that_others_go_before_has_no_share() {
        let mut lines = Lines::default();
        push(&mut lines, Audience::Nobody, 1, "mara");
        let place = lines.pop(Want::All).expect("one waits").place;
        assert_eq!(lines.crowd(&place).map(|crowd| crowd.waiting), Some(0));
        push(&mut lines, Audience::Nobody, 2, "jules");
        assert_eq!(lines.crowd(&place).map(|crowd| crowd.waiting), Some(1));
        assert!(!lines.is_pressed());
        push(&mut lines, Audience::Watching, 2, "jules");
        assert!(lines.crowd(&place).is_none() && lines.is_pressed());
    }

    #[test]
    fn a_thought_that_was_taken_is_not_moved_and_an_empty_line_is_gone() {
        let mut lines = Lines::default();
        let mut taken = push(&mut lines, Audience::Nobody, 1, "mara");
        assert!(lines.pop(Want::All).is_some());
        lines.requeue(&mut taken, &standing(Audience::Seated, 1, "mara"));
        assert_eq!(lines.len(), 0);
        let mut moved = push(&mut lines, Audience::Nobody, 1, "mara");
        lines.requeue(&mut moved, &standing(Audience::Seated, 1, "mara"));
        assert_eq!((lines.len(), lines.seated()), (1, vec!["mara".to_owned()]));
        assert!(lines.audiences[Audience::Nobody as usize].lines.is_empty());
        assert!(lines.pop(Want::All).is_some() && lines.pop(Want::All).is_none());
    }

    #[test]
    fn each_thread_takes_the_next_that_it_can_do() {
        let mut lines = Lines::default();
        for (guest, portable) in [("mara", false), ("jules", true), ("mara", true), ("ada", false)] {
            push_one(&mut lines, Audience::Seated, 1, guest, portable);
        }
        push_one(&mut lines, Audience::Watching, 2, "late", true);
        let guest = |entry: &Entry| entry.place().payer.guest.clone();
        let first = lines.pop(Want::Portable).expect("one waits");
        assert_eq!((guest(&first), lines.len()), ("mara".to_owned(), 4));
        let jules = lines.pop(Want::Portable).expect("one waits");
        assert_eq!(guest(&jules), "jules");
        lines.put_back(jules);
        let mut rest = |want| lines.pop(want).as_ref().map(guest);
        assert_eq!(rest(Want::Portable).as_deref(), Some("jules"), "it was put back");
        assert_eq!(
            rest(Want::Portable).as_deref(),
            Some("late"),
            "an audience without portable searches is passed over"
        );
        assert_eq!(rest(Want::Portable), None);
        assert_eq!(
            [rest(Want::Local), rest(Want::All), rest(Want::All)].map(Option::unwrap_or_default),
            ["ada", "mara", ""]
        );
        assert_eq!(lines.len(), 0);
    }
}
