//! Confidence intervals of counts: how far a share of games may be from the true one.
//!
//! A share of games has a Wilson interval, which stays within 0 and 1 and is accurate for few games and for shares near
//! 0 and 1. Games that belong together, such as the rotations of a block, are not independent observations:
//! [`Clusters`] estimates their effective sample size.
//!
//! Kept instead of statrs: its Student quantile (0.19) does not return for very many degrees of freedom, and its
//! features add nalgebra to `Cargo.lock`.

use crate::stats::WIN_PARTS;

/// The default confidence of an interval.
pub const CONFIDENCE: f64 = 0.95;
/// The minimum number of clusters for estimating their variance from the data.
const ENOUGH: u64 = 10;

/// The quantile of the standard normal distribution for a probability between 0 and 1 (P. Acklam's approximation, to 9
/// digits).
pub fn normal_quantile(probability: f64) -> f64 {
    const A: [f64; 6] = [
        -3.969_683_028_665_376e1,
        2.209_460_984_245_205e2,
        -2.759_285_104_469_687e2,
        1.383_577_518_672_69e2,
        -3.066_479_806_614_716e1,
        2.506_628_277_459_239,
    ];
    const B: [f64; 6] = [
        -5.447_609_879_822_406e1,
        1.615_858_368_580_409e2,
        -1.556_989_798_598_866e2,
        6.680_131_188_771_972e1,
        -1.328_068_155_288_572e1,
        1.0,
    ];
    const C: [f64; 6] = [
        -7.784_894_002_430_293e-3,
        -3.223_964_580_411_365e-1,
        -2.400_758_277_161_838,
        -2.549_732_539_343_734,
        4.374_664_141_464_968,
        2.938_163_982_698_783,
    ];
    const D: [f64; 5] =
        [7.784_695_709_041_462e-3, 3.224_671_290_700_398e-1, 2.445_134_137_142_996, 3.754_408_661_907_416, 1.0];
    let polynomial = |of: &[f64], x: f64| of.iter().fold(0.0, |sum, factor| sum * x + factor);
    let tail = |p: f64| {
        let q = (-2.0 * p.ln()).sqrt();
        polynomial(&C, q) / polynomial(&D, q)
    };
    const TAIL: f64 = 0.02425;
    match probability {
        p if p < TAIL => tail(p),
        p if p > 1.0 - TAIL => -tail(1.0 - p),
        p => {
            let q = p - 0.5;
            polynomial(&A, q * q) * q / polynomial(&B, q * q)
        }
    }
}

/// The quantile of Student's t-distribution with at least 3 degrees of freedom (the expansion of Abramowitz and Stegun,
/// 26.7.5).
pub fn student_quantile(probability: f64, freedom: f64) -> f64 {
    let z = normal_quantile(probability);
    let z2 = z * z;
    let terms = [
        (z2 + 1.0) / 4.0,
        ((5.0 * z2 + 16.0) * z2 + 3.0) / 96.0,
        (((3.0 * z2 + 19.0) * z2 + 17.0) * z2 - 15.0) / 384.0,
        ((((79.0 * z2 + 776.0) * z2 + 1482.0) * z2 - 1920.0) * z2 - 945.0) / 92_160.0,
    ];
    z * (1.0 + terms.iter().rev().fold(0.0, |sum, term| (sum + term) / freedom))
}

/// The Wilson interval of a share of this many observations, `z` standard deviations to each side.
pub fn wilson(share: f64, observations: f64, z: f64) -> [f64; 2] {
    if observations <= 0.0 {
        return [0.0, 1.0];
    }
    let (share, z2) = (share.clamp(0.0, 1.0), z * z / observations);
    let middle = share + z2 / 2.0;
    let half = (z2 * (share * (1.0 - share) + z2 / 4.0)).sqrt();
    let bound = |at: f64| (at / (1.0 + z2)).clamp(0.0, 1.0);
    // Keeps a share of 0 or 1 within its interval despite rounding.
    [bound(middle - half).min(share), bound(middle + half).max(share)]
}

/// Counts over clusters of games: an entrant's share of the victories in them.
///
/// Integers only, so that the order of addition does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clusters {
    clusters: u64,
    games: u64,
    parts: u64,
    /// Sums of squares and products, by cluster.
    parts_parts: u64,
    parts_games: u64,
    games_games: u64,
}

impl Clusters {
    /// Adds a cluster of this many games with victories in parts: a sole victory is [`WIN_PARTS`].
    pub(crate) fn add(&mut self, games: u64, parts: u64) {
        self.clusters += 1;
        self.games += games;
        self.parts += parts;
        self.parts_parts += parts * parts;
        self.parts_games += parts * games;
        self.games_games += games * games;
    }

    /// The number of games in all clusters.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// The share of the victories.
    pub fn share(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.parts as f64 / (self.games * WIN_PARTS) as f64 }
    }

    /// A confidence interval of the share of victories.
    ///
    /// A Wilson interval for the effective number of independent games: the number of games divided by the design
    /// effect, which is the variance between clusters over that of independent games, and at least 1. Because it is
    /// itself an estimate, Student's distribution replaces the normal one. Fewer than 10 clusters, and clusters that
    /// are all won or all lost, do not suffice to estimate it: there each counts as one observation.
    pub fn interval(&self, confidence: f64) -> [f64; 2] {
        let (share, clusters, games) = (self.share(), self.clusters as f64, self.games as f64);
        let tail = (1.0 + confidence) / 2.0;
        let independent = share * (1.0 - share) / games;
        if self.clusters < ENOUGH || independent <= 0.0 {
            return wilson(share, clusters, normal_quantile(tail));
        }
        let parts = WIN_PARTS as f64;
        // The sum over clusters of (victories - share * games) squared.
        let apart = self.parts_parts as f64 / (parts * parts) - 2.0 * share * self.parts_games as f64 / parts
            + share * share * self.games_games as f64;
        let variance = apart.max(0.0) * clusters / (clusters - 1.0) / (games * games);
        let effect = (variance / independent).max(1.0);
        wilson(share, games / effect, student_quantile(tail, clusters - 1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use darkrock_rules::chance::FastChance;

    fn near(a: f64, b: f64, by: f64) -> bool {
        (a - b).abs() < by
    }

    #[test]
    fn quantiles_are_those_of_the_tables() {
        for (p, z) in [(0.5, 0.0), (0.975, 1.959_964), (0.995, 2.575_829), (0.01, -2.326_348), (0.999, 3.090_232)] {
            assert!(near(normal_quantile(p), z, 1e-6), "{p}: {}", normal_quantile(p));
        }
        for (freedom, t) in [(9.0, 2.262_157), (20.0, 2.085_963), (100.0, 1.983_971), (1e9, 1.959_964)] {
            assert!(near(student_quantile(0.975, freedom), t, 2e-4), "{freedom}: {}", student_quantile(0.975, freedom));
        }
    }

    #[test]
    fn wilson_is_as_published() {
        for (wins, games, expected) in [
            (0.0, 10.0, [0.0, 0.277_533]),
            (10.0, 100.0, [0.055_229, 0.174_366]),
            (81.0, 263.0, [0.255_289, 0.366_212]),
        ] {
            let found = wilson(wins / games, games, 1.959_964);
            assert!(near(found[0], expected[0], 1e-5) && near(found[1], expected[1], 1e-5), "{found:?}");
        }
        assert_eq!(wilson(0.5, 0.0, 2.0), [0.0, 1.0]);
    }

    /// Clusters of 4 games with these numbers of victories.
    fn clusters(victories: &[u64]) -> Clusters {
        let mut clusters = Clusters::default();
        victories.iter().for_each(|n| clusters.add(4, n * WIN_PARTS));
        clusters
    }

    #[test]
    fn games_that_go_together_count_for_less() {
        let [spread, alike] = [[1, 1, 2, 0].repeat(50), [4, 0, 0, 0].repeat(50)].map(|v| clusters(&v));
        assert_eq!((spread.share(), alike.share()), (0.25, 0.25));
        let width = |c: &Clusters| {
            let [low, high] = c.interval(CONFIDENCE);
            assert!(low < 0.25 && high > 0.25);
            high - low
        };
        // All four or none: 200 observations. Evenly spread: at most 800.
        let [of_200, of_800] = [200.0, 800.0].map(|n| wilson(0.25, n, student_quantile(0.975, 199.0)));
        assert!(near(width(&alike), of_200[1] - of_200[0], 5e-4));
        assert!(near(width(&spread), of_800[1] - of_800[0], 1e-9));
    }

    /// Blocks of 4 games with a win rate of 1 in 4, three of ten blocks won or lost as a whole.
    #[test]
    fn the_interval_holds_the_truth_as_often_as_it_says() {
        let mut luck = FastChance::new(5);
        let mut won = || u64::from(luck.below(4) == 0);
        let mut held = 0;
        for _ in 0..1000 {
            let mut clusters = Clusters::default();
            for block in 0..50 {
                let wins = if block % 10 < 3 { 4 * won() } else { won() + won() + won() + won() };
                clusters.add(4, wins * WIN_PARTS);
            }
            let [low, high] = clusters.interval(CONFIDENCE);
            held += u32::from(low <= 0.25 && 0.25 <= high);
        }
        assert!((935..=970).contains(&held), "{held} of 1000");
    }

    #[test]
    fn few_or_equal_clusters_count_once() {
        let won = clusters(&[4; 30]).interval(CONFIDENCE);
        assert_eq!(won, wilson(1.0, 30.0, normal_quantile(0.975)));
        let few = clusters(&[4, 0, 1]).interval(CONFIDENCE);
        assert_eq!(few, wilson(5.0 / 12.0, 3.0, normal_quantile(0.975)));
        assert_eq!(Clusters::default().interval(CONFIDENCE), [0.0, 1.0]);
    }
}
