//! The order in which mails are delivered.
//!
//! Several deliveries run at once, so that a slow recipient delays nobody else: one to each recipient, and a few to each
//! domain. Links to sign in go before notifications, which never take all places. A mail that could not be delivered waits
//! behind the others until it is tried again, and is dropped at its deadline. The time is passed in.

use super::{Mail, Urgency};
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// The maximum number of deliveries at once.
const MOST: usize = 12;
/// Of those, the maximum number to one domain.
const MOST_OF_DOMAIN: usize = 3;
/// Of those, the maximum number of notifications.
const MOST_NOTICES: usize = 8;
/// The capacity: of all mails, and of those to one domain.
const CAPACITY: usize = 2048;
const CAPACITY_OF_DOMAIN: usize = 256;
/// How long to wait before a mail is tried again: the first times, and then each time.
const AGAIN: [Duration; 3] = [Duration::from_secs(5), Duration::from_secs(60), Duration::from_secs(300)];

/// A mail that waits, or is being delivered.
#[derive(Debug)]
pub(super) struct Waiting {
    pub mail: Mail,
    number: u64,
    tries: usize,
    /// When it is tried at the earliest.
    from: Instant,
    /// When it is dropped.
    until: Instant,
}

/// A delivery in progress.
#[derive(Debug)]
struct Running {
    number: u64,
    to: String,
    domain: String,
    urgency: Urgency,
    claim: Option<String>,
}

/// What there is to do.
#[derive(Debug)]
pub(super) enum Next {
    /// Deliver this.
    Deliver(Box<Waiting>),
    /// It was not delivered before its deadline.
    Late,
    /// Nothing before this time, or before something else happens.
    Wait(Option<Instant>),
}

/// All mails.
#[derive(Debug, Default)]
pub(super) struct Line {
    waiting: VecDeque<Waiting>,
    running: Vec<Running>,
    numbers: u64,
    /// Whether no more deliveries begin.
    closed: bool,
}

impl Line {
    /// Adds a mail; returns whether there was room. A notification makes room for a link.
    pub fn push(&mut self, mail: Mail, now: Instant) -> bool {
        let of_domain = |waiting: &Waiting| waiting.mail.domain == mail.domain;
        let full_domain = self.waiting.iter().filter(|waiting| of_domain(waiting)).count() >= CAPACITY_OF_DOMAIN;
        if full_domain || self.waiting.len() >= CAPACITY {
            let notice =
                |waiting: &Waiting| waiting.mail.urgency == Urgency::Notice && (!full_domain || of_domain(waiting));
            let last = (mail.urgency == Urgency::Link).then(|| self.waiting.iter().rposition(notice)).flatten();
            let Some(last) = last else { return false };
            drop(self.waiting.remove(last));
        }
        self.numbers += 1;
        let until = now + mail.urgency.patience();
        self.waiting.push_back(Waiting { mail, number: self.numbers, tries: 0, from: now, until });
        true
    }

    /// What there is to do now.
    pub fn next(&mut self, now: Instant) -> Next {
        if self.closed {
            return Next::Wait(None);
        }
        if let Some(at) = self.waiting.iter().position(|waiting| waiting.until <= now) {
            drop(self.waiting.remove(at));
            return Next::Late;
        }
        let of_domain = |domain: &str| self.running.iter().filter(|running| running.domain == domain).count();
        let notices = self.running.iter().filter(|running| running.urgency == Urgency::Notice).count();
        let may = |waiting: &Waiting| {
            waiting.from <= now
                && of_domain(&waiting.mail.domain) < MOST_OF_DOMAIN
                && self.running.iter().all(|running| running.to != waiting.mail.to)
                && (waiting.mail.urgency == Urgency::Link || notices < MOST_NOTICES)
        };
        // Among equals, the domain with the fewest deliveries; then the mail that came first.
        let rank = |waiting: &Waiting| (waiting.mail.urgency, of_domain(&waiting.mail.domain), waiting.number);
        let ready = self.waiting.iter().enumerate().filter(|(_, waiting)| may(waiting));
        let next = ready.min_by_key(|(_, waiting)| rank(waiting)).map(|(at, _)| at);
        let next = next.filter(|_| self.running.len() < MOST).and_then(|at| self.waiting.remove(at));
        let Some(next) = next else {
            let ready = |waiting: &Waiting| waiting.from <= now;
            let time = |waiting: &Waiting| if ready(waiting) { waiting.until } else { waiting.from.min(waiting.until) };
            let times = self.waiting.iter().map(time);
            return Next::Wait(times.min());
        };
        let Mail { to, domain, urgency, claim, .. } = &next.mail;
        let (to, domain, urgency, claim) = (to.clone(), domain.clone(), *urgency, claim.clone());
        self.running.push(Running { number: next.number, to, domain, urgency, claim });
        Next::Deliver(Box::new(next))
    }

    /// A delivery has ended well, or for good.
    pub fn done(&mut self, delivered: &Waiting) {
        self.running.retain(|running| running.number != delivered.number);
    }

    /// A delivery has failed: it is tried again later.
    pub fn again(&mut self, mut failed: Waiting, now: Instant) {
        self.done(&failed);
        failed.from = now + AGAIN[failed.tries.min(AGAIN.len() - 1)];
        failed.tries += 1;
        self.waiting.push_back(failed);
    }

    /// Begins no more deliveries.
    pub fn close(&mut self) {
        self.closed = true;
    }

    /// Whether no delivery is in progress.
    pub fn is_idle(&self) -> bool {
        self.running.is_empty()
    }

    /// The claims of what has not been delivered.
    pub fn undelivered(&self) -> Vec<String> {
        let waiting = self.waiting.iter().filter_map(|waiting| waiting.mail.claim.clone());
        waiting.chain(self.running.iter().filter_map(|running| running.claim.clone())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mail(to: &str, urgency: Urgency) -> Mail {
        let domain = to.rsplit_once('@').expect("an address").1.to_owned();
        let claim = (urgency == Urgency::Notice).then(|| to.to_owned());
        Mail { to: to.to_owned(), domain, urgency, claim, message: None }
    }

    fn line(all: &[(&str, Urgency)], now: Instant) -> Line {
        let mut line = Line::default();
        for (to, urgency) in all {
            assert!(line.push(mail(to, *urgency), now));
        }
        line
    }

    /// The mails whose deliveries begin now.
    fn begun(line: &mut Line, now: Instant) -> Vec<Waiting> {
        let mut all = Vec::new();
        while let Next::Deliver(waiting) = line.next(now) {
            all.push(*waiting);
        }
        all
    }

    fn names(all: &[Waiting]) -> Vec<&str> {
        all.iter().map(|waiting| waiting.mail.to.as_str()).collect()
    }

    #[test]
    fn a_slow_recipient_delays_nobody_else() {
        use Urgency::{Link, Notice};
        let now = Instant::now();
        let mut line =
            line(&[("slow@a.org", Link), ("slow@a.org", Link), ("quick@a.org", Link), ("b@b.org", Notice)], now);
        let running = begun(&mut line, now);
        assert_eq!(names(&running), ["slow@a.org", "quick@a.org", "b@b.org"], "one to each recipient");
        line.done(&running[0]);
        assert_eq!(names(&begun(&mut line, now)), ["slow@a.org"]);
    }

    #[test]
    fn a_slow_domain_and_many_notices_leave_room() {
        let now = Instant::now();
        let slow: Vec<String> = (0..40).map(|n| format!("{n}@slow.org")).collect();
        let mut line = Line::default();
        for to in &slow {
            assert!(line.push(mail(to, Urgency::Link), now));
        }
        assert_eq!(begun(&mut line, now).len(), MOST_OF_DOMAIN);
        for n in 0..40 {
            assert!(line.push(mail(&format!("a@{n}.org"), Urgency::Notice), now));
        }
        assert_eq!(begun(&mut line, now).len(), MOST_NOTICES);
        assert!(line.push(mail("mara@example.org", Urgency::Link), now));
        assert_eq!(names(&begun(&mut line, now)), ["mara@example.org"], "a link finds a place");
    }

    #[test]
    fn links_go_first_and_domains_in_turns() {
        use Urgency::{Link, Notice};
        let now = Instant::now();
        let all = [("1@a.org", Notice), ("2@a.org", Link), ("3@a.org", Link), ("4@a.org", Link), ("5@b.org", Link)];
        assert_eq!(names(&begun(&mut line(&all, now), now)), ["2@a.org", "5@b.org", "3@a.org", "4@a.org"]);
    }

    #[test]
    fn what_fails_is_tried_again_until_its_deadline() {
        let start = Instant::now();
        let mut line = line(&[("mara@a.org", Urgency::Link), ("belle@a.org", Urgency::Link)], start);
        let (mut now, mut tries) = (start, 0);
        let mut both = begun(&mut line, now);
        line.done(&both.remove(1));
        let mut failed = both.remove(0);
        loop {
            tries += 1;
            line.again(failed, now);
            let Next::Wait(Some(then)) = line.next(now) else { panic!("it waits") };
            assert!(then > now);
            now = then;
            failed = match line.next(now) {
                Next::Deliver(waiting) => *waiting,
                Next::Late => break,
                Next::Wait(_) => panic!("its time has come"),
            };
        }
        assert_eq!((tries, now - start), (5, Urgency::Link.patience()));
        assert!(matches!(line.next(now), Next::Wait(None)), "nothing is left");
    }

    #[test]
    fn what_was_not_delivered_at_the_end_is_known() {
        use Urgency::{Link, Notice};
        let now = Instant::now();
        let all = [("done@a.org", Notice), ("link@b.org", Link), ("again@c.org", Notice), ("slow@d.org", Notice)];
        let mut line = line(&all, now);
        let mut running = begun(&mut line, now);
        assert!(line.push(mail("late@e.org", Notice), now));
        line.close();
        assert!(matches!(line.next(now), Next::Wait(None)), "nothing begins any more");
        let mut take = |to: &str| running.remove(running.iter().position(|one| one.mail.to == to).expect("it runs"));
        line.done(&take("done@a.org"));
        line.again(take("again@c.org"), now);
        line.done(&take("link@b.org"));
        assert!(!line.is_idle());
        assert_eq!(line.undelivered(), ["late@e.org", "again@c.org", "slow@d.org"]);
        line.done(&take("slow@d.org"));
        assert!(line.is_idle());
    }

    #[test]
    fn a_full_line_takes_links_in_place_of_notices() {
        let now = Instant::now();
        let mut line = Line::default();
        for n in 0..CAPACITY_OF_DOMAIN {
            assert!(line.push(mail(&format!("{n}@a.org"), Urgency::Notice), now));
        }
        assert!(!line.push(mail("x@a.org", Urgency::Notice), now));
        assert!(line.push(mail("y@b.org", Urgency::Notice), now), "other domains have room");
        assert!(line.push(mail("mara@a.org", Urgency::Link), now));
        assert_eq!(line.waiting.iter().filter(|waiting| waiting.mail.domain == "a.org").count(), CAPACITY_OF_DOMAIN);
        assert_eq!(names(&begun(&mut line, now))[0], "mara@a.org");
        let mut links = Line::default();
        for n in 0..CAPACITY_OF_DOMAIN {
            assert!(links.push(mail(&format!("{n}@a.org"), Urgency::Link), now));
        }
        assert!(!links.push(mail("mara@a.org", Urgency::Link), now), "there is nothing to give way");
    }
}
