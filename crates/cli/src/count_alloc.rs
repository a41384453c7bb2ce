//! An allocator that counts: `darkrock bench` reports how often memory was asked for while playing.
//!
//! The only unsafe code of the project: a global allocator cannot be written without. It passes every request on to
//! mimalloc unchanged: the server asks for many short texts on several threads, for which that one is made.
#![allow(unsafe_code)]

use mimalloc::MiMalloc;
use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;

/// The allocator, counted.
struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

thread_local! {
    // A number of each thread's own: threads that count together would wait for each other all the time.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// How often this thread has asked for memory so far, growing included.
pub fn allocations() -> u64 {
    ALLOCATIONS.get()
}

fn count() {
    // A thread that is just ending counts no more.
    let _ = ALLOCATIONS.try_with(|n| n.set(n.get().wrapping_add(1)));
}

// SAFETY: every method hands its arguments to `MiMalloc`, which keeps the contract, and returns what it returns.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `GlobalAlloc::alloc`.
        unsafe { MiMalloc.alloc(layout) }
    }
    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout) {
        // SAFETY: `ptr` comes from `MiMalloc` with this layout, as the caller guarantees.
        unsafe { MiMalloc.dealloc(ptr, layout) }
    }
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `GlobalAlloc::alloc_zeroed`.
        unsafe { MiMalloc.alloc_zeroed(layout) }
    }
    unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        count();
        // SAFETY: `ptr` comes from `MiMalloc` with this layout, as the caller guarantees.
        unsafe { MiMalloc.realloc(ptr, layout, new_size) }
    }
}
