/* Loaded before the C library (LD_PRELOAD): a disk that takes its time, and a clock that somebody has set. The file that
 * DARKROCK_FAULTS names has two numbers of 64 bits, which may change at any time: microseconds that each write to the disk
 * takes longer, and seconds by which the clock of the day is ahead. The monotonic clock is never touched: nobody can set it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile const int64_t *faults;

__attribute__((constructor)) static void open_faults(void) {
    const char *name = getenv("DARKROCK_FAULTS");
    int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *mapped = mmap(NULL, 16, PROT_READ, MAP_SHARED, file, 0);
    close(file);
    if (mapped != MAP_FAILED) faults = mapped;
}

static void take_time(void) {
    if (faults && faults[0] > 0) usleep((useconds_t)faults[0]);
}

int fsync(int file) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    take_time();
    return real(file);
}

int fdatasync(int file) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    take_time();
    return real(file);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
    int answer = real(clock, now);
    if (answer == 0 && faults && clock == CLOCK_REALTIME) now->tv_sec += faults[1];
    return answer;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    (void)zone;
    struct timespec exact;
    if (clock_gettime(CLOCK_REALTIME, &exact) != 0) return -1;
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *where) {
    struct timespec exact;
    if (clock_gettime(CLOCK_REALTIME, &exact) != 0) return (time_t)-1;
    if (where) *where = exact.tv_sec;
    return exact.tv_sec;
}
