//! A counting allocator: `darkrock bench` reports the number of allocations during play.
//!
//! The only unsafe code of the project: a global allocator requires it. It forwards every request to mimalloc, which
//! suits the server's many small allocations on several threads.
#![allow(unsafe_code)]

use libmimalloc_sys::{
    mi_free, mi_malloc, mi_malloc_aligned, mi_realloc, mi_realloc_aligned, mi_zalloc, mi_zalloc_aligned,
};
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

/// The alignment of every block that mimalloc returns without being asked for one.
const ALIGNED: usize = size_of::<usize>();

// SAFETY: every method hands its arguments to mimalloc, which keeps the contract, and returns what it returns. Its blocks
// are aligned to a word, so that only a larger alignment must be asked for. To ask for one that they have anyway, as the
// crate `mimalloc` does, costs a larger block for most sizes and a slower release.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `GlobalAlloc::alloc`.
        let block = unsafe {
            match layout.align() <= ALIGNED {
                true => mi_malloc(layout.size()),
                false => mi_malloc_aligned(layout.size(), layout.align()),
            }
        };
        block.cast()
    }
    unsafe fn dealloc(&self, ptr: *mut u8, _: Layout) {
        // SAFETY: `ptr` comes from mimalloc, as the caller guarantees.
        unsafe { mi_free(ptr.cast()) }
    }
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `GlobalAlloc::alloc_zeroed`.
        let block = unsafe {
            match layout.align() <= ALIGNED {
                true => mi_zalloc(layout.size()),
                false => mi_zalloc_aligned(layout.size(), layout.align()),
            }
        };
        block.cast()
    }
    unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        count();
        // SAFETY: `ptr` comes from mimalloc with this layout, as the caller guarantees.
        let block = unsafe {
            match layout.align() <= ALIGNED {
                true => mi_realloc(ptr.cast(), new_size),
                false => mi_realloc_aligned(ptr.cast(), new_size, layout.align()),
            }
        };
        block.cast()
    }
}
