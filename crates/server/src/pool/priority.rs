//! The priority of the bots' threads.

/// The nice value of the bots' threads; 0 for normal, 19 for the lowest priority.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Lowers the priority of this thread. On Linux each thread has its own priority, and may lower it; elsewhere nothing
/// is done.
pub(crate) fn give_way() {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::setpriority_process;
        use rustix::thread::gettid;
        if let Err(error) = setpriority_process(Some(gettid()), NICE) {
            tracing::warn!(%error, "bots run with the server's own priority");
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn only_this_thread_gives_way() {
        use rustix::process::getpriority_process;
        use rustix::thread::gettid;
        let own = || getpriority_process(Some(gettid())).expect("Linux tells it");
        let before = own();
        let there = std::thread::spawn(move || {
            give_way();
            own()
        });
        assert_eq!(there.join().expect("no panic"), NICE.max(before));
        assert_eq!(own(), before);
    }
}
