#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// How often the calling thread has asked for memory so far; below 0 where the platform does not tell.
int64_t allocation_count(void);

/// The bytes that the calling thread has asked for so far, whether or not they were given back; below 0 where
/// the platform does not tell.
int64_t requested_bytes(void);

/// The bytes that the process holds of what it asked for; below 0 where the platform does not tell.
int64_t allocated_bytes(void);

/// Takes a number as if it were needed, so that nothing that makes it is left out by the compiler.
void consume_number(int64_t number);

#endif
