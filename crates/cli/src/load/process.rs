//! Resource usage of a process, from `/proc` on Linux; unavailable elsewhere.

use std::fs;

/// Memory and CPU time of a process.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Usage {
    /// Bytes in memory.
    pub(super) memory: u64,
    /// Seconds of CPU time over all cores.
    pub(super) seconds: f64,
}

/// The clock ticks per second of the times under `/proc`, the same on all machines.
const TICKS: f64 = 100.0;

impl Usage {
    /// The usage of a process by id; `self` is this one.
    pub(super) fn of(process: &str) -> Option<Self> {
        let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
        let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        // The name, in parentheses, may contain anything; user and system time are the 12th and 13th fields after it.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = |at: usize| fields.get(at).and_then(|n| n.parse::<f64>().ok());
        Some(Self { memory: kib * 1024, seconds: (ticks(11)? + ticks(12)?) / TICKS })
    }
}

/// The load average of the machine over the last minute.
pub(super) fn load_average() -> Option<f64> {
    fs::read_to_string("/proc/loadavg").ok()?.split_whitespace().next()?.parse().ok()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn this_process_uses_memory() {
        let usage = Usage::of("self").expect("/proc tells it");
        assert!(usage.memory > 100_000 && usage.seconds >= 0.0);
        assert_eq!(Usage::of("nobody"), None);
    }
}
