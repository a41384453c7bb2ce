//! A person who plays over days: looks at the table in the morning and in the evening, and comes between, minutes to hours after
//! being called.

use darkrock_rules::chance::FastChance;

/// Seconds of a minute, an hour and a day.
const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// How long a choice takes somebody who looks at the table.
const CHOICE: i64 = 20;
/// How long somebody stays at the table after the last choice: longer than an order takes.
const STAYS: i64 = 3 * MINUTE;
/// From which hour to which one a call is noticed.
const AWAKE: (i64, i64) = (7, 23);

/// A person at a simulated table. Times are in seconds since the midnight before the game.
#[derive(Clone, Debug)]
pub(super) struct Person {
    luck: FastChance,
    /// Seeds the times at which the person looks each day.
    habits: u64,
    here_until: i64,
}

impl Person {
    /// The person of a seat in the game of this seed.
    pub(super) fn new(seed: u64, seat: usize) -> Self {
        let mut luck = FastChance::new(seed ^ (seat as u64 + 1).wrapping_mul(0xA24B_AED4_963E_E407));
        let habits = luck.next_u64();
        Self { luck, habits, here_until: 0 }
    }

    /// When the person answers what is asked at this time.
    pub(super) fn answers(&mut self, asked: i64) -> i64 {
        let at = if asked <= self.here_until { asked } else { self.called(asked).min(self.looks_after(asked)) };
        at + CHOICE
    }

    /// The person has made a choice, and stays for a while.
    pub(super) fn stay(&mut self, now: i64) {
        self.here_until = now + STAYS;
    }

    /// When a message brings the person: after 3 minutes to 12 hours, each doubling as likely as the others; not at night.
    fn called(&mut self, asked: i64) -> i64 {
        let least = (3 * MINUTE) << self.luck.below(8);
        let at = asked + least + i64::from(self.luck.below(least as u32));
        let hour = at % DAY / HOUR;
        if (AWAKE.0..AWAKE.1).contains(&hour) { at } else { i64::MAX }
    }

    /// When the person looks anyway for the first time after this.
    fn looks_after(&self, asked: i64) -> i64 {
        let first = asked / DAY;
        let looks = (first..=first + 1).flat_map(|day| self.looks(day));
        looks.filter(|at| *at > asked).min().unwrap_or(asked + DAY)
    }

    /// The two looks of a day: between 7 and 9:30, and between 19 and 22.
    fn looks(&self, day: i64) -> [i64; 2] {
        let mut luck = FastChance::new(self.habits ^ (day as u64 + 1).wrapping_mul(0x9FB2_1C65_1E98_DF25));
        let mut between = |from: i64, minutes: u32| day * DAY + from * HOUR + i64::from(luck.below(minutes)) * MINUTE;
        [between(7, 150), between(19, 180)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_answers_after_minutes_to_hours_and_at_a_look_at_the_latest() {
        let mut delays = Vec::new();
        for seed in 0..300 {
            let mut person = Person::new(seed, 1);
            let asked = i64::from(FastChance::new(seed).below(5 * DAY as u32));
            let at = person.answers(asked);
            let hour = (at - CHOICE) % DAY / HOUR;
            assert!((AWAKE.0..AWAKE.1).contains(&hour), "at night: {seed}");
            assert!(at <= person.looks_after(asked) + CHOICE, "{seed}");
            delays.push(at - asked);
            // Whoever is there answers at once; after a while the person has gone.
            person.stay(at);
            assert_eq!(person.answers(at + MINUTE), at + MINUTE + CHOICE);
            assert!(person.answers(at + STAYS + 1) > at + STAYS + 1 + CHOICE);
        }
        delays.sort_unstable();
        assert!(delays[0] < 10 * MINUTE && delays[150] > 30 * MINUTE && delays[299] > 6 * HOUR, "{delays:?}");
    }

    #[test]
    fn people_look_twice_a_day_at_times_of_their_own() {
        let (one, other) = (Person::new(7, 0), Person::new(7, 1));
        assert_ne!(one.looks(3), other.looks(3));
        assert_ne!(one.looks(3)[0] + DAY, one.looks(4)[0]);
        assert_eq!(one.looks(3), Person::new(7, 0).looks(3));
        let [morning, evening] = one.looks(3);
        assert_eq!(one.looks_after(3 * DAY), morning);
        assert_eq!(one.looks_after(morning), evening);
        assert_eq!(one.looks_after(evening), one.looks(4)[0]);
    }
}
