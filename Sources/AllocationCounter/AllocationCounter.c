/// Counts allocations by standing before the C library's functions, which every allocation of Swift goes
/// through. The counter is the thread's own, so that counting costs one addition.

#include "AllocationCounter.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define STANDS_BEHIND_A_SANITIZER 1
#endif
#endif

#include <stddef.h>

#if defined(__GLIBC__) && !defined(STANDS_BEHIND_A_SANITIZER)

#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local int64_t count;
static _Thread_local int64_t bytes;

static void note(size_t size) {
  count += 1;
  bytes += (int64_t)size;
}

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  note(size);
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *result = memory;
  return 0;
}

int64_t allocation_count(void) { return count; }

int64_t requested_bytes(void) { return bytes; }

int64_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}

#else

int64_t allocation_count(void) { return -1; }

int64_t requested_bytes(void) { return -1; }

int64_t allocated_bytes(void) { return -1; }

#endif

void consume_number(int64_t number) {
  static volatile int64_t sink;
  sink = number;
}
