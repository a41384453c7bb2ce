//! A counting allocator: `darkrock bench` reports the number of allocations during play.
//!
//! The only unsafe code of the project: a global allocator requires it. It forwards every request unchanged to
//! mimalloc, which suits the server's many small allocations on several threads.
#![allow(unsafe_code)]

use mimalloc::MiMalloc;
use std::alloc::{GlobalAlloc, Layout};
use std::cell::Cell;

/// The counting allocator.
struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

thread_local! {
    // A counter for each thread: a shared one would be contended.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// The number of allocations of this thread so far, including reallocations.
pub fn allocations() -> u64 {
    ALLOCATIONS.get()
}

fn count() {
    // A thread that is exiting is no longer counted.
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
