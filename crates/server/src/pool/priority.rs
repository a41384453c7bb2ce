//! The priority of the bots' threads.

/// How much the threads of bots give way to the server's own; 0 not at all, 19 most.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Lets all other threads go before this one. On Linux a thread has a priority of its own, and any may lower its own;
/// elsewhere nothing is done.
pub(super) fn give_way() {
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
