//! The limit of open files of the process: each connection is one.

/// Files that are not connections: the database, the threads of programs, the log.
const OTHERS: usize = 128;
/// The maximum useful limit.
#[cfg(target_os = "linux")]
const ENOUGH: u64 = 65_536;

/// Raises the limit of open files as far as allowed and useful, and logs it. Returns the resulting limit of
/// connections.
pub(crate) fn raise() -> usize {
    let files = limit();
    files.map_or(usize::MAX, |files| {
        let connections = connections(files);
        tracing::info!(files, connections, "limit of open files");
        connections
    })
}

/// The number of connections for this many files: never less than half of them.
fn connections(files: u64) -> usize {
    let files = usize::try_from(files).unwrap_or(usize::MAX);
    files.saturating_sub(OTHERS).max(files / 2)
}

/// The limit, raised where it is low; none where it is unknown or there is no limit.
#[cfg(target_os = "linux")]
fn limit() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let current = current?;
    let wanted = maximum.map_or(ENOUGH, |maximum| maximum.min(ENOUGH));
    if current >= wanted {
        return Some(current);
    }
    match setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum }) {
        Ok(()) => {
            tracing::info!(from = current, to = wanted, "the limit of open files is raised");
            Some(wanted)
        }
        Err(error) => {
            tracing::warn!(%error, files = current, "the limit of open files cannot be raised");
            Some(current)
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn limit() -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_files_are_left_for_the_rest() {
        assert_eq!((connections(1024), connections(100), connections(65_536)), (896, 50, 65_408));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_limit_is_raised_as_far_as_it_is_allowed() {
        use rustix::process::{Resource, getrlimit};
        let most = raise();
        let now = getrlimit(Resource::Nofile);
        let allowed = now.maximum.unwrap_or(u64::MAX).min(ENOUGH);
        assert!(now.current.is_none_or(|current| current >= allowed), "{now:?}");
        assert!(now.current.is_none_or(|current| most == connections(current)));
    }
}
