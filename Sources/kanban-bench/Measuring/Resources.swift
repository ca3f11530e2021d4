import AllocationCounter

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the process has used so far, as its system tells.
enum Resources {
  /// Nanoseconds of processor time, of all threads and of the processes that have been waited for.
  static var processorTime: Int64 { time(CLOCK_PROCESS_CPUTIME_ID) + childrenTime }

  /// Nanoseconds on a clock that only goes forward.
  static var wallTime: Int64 { time(CLOCK_MONOTONIC) }

  /// How often this thread has asked for memory, or nil where nobody counts.
  static var allocationCount: Int64? {
    let count = allocation_count()
    return count < 0 ? nil : count
  }

  /// The bytes that this thread has asked for so far, or nil where nobody counts.
  static var requestedBytes: Int64? {
    let bytes = requested_bytes()
    return bytes < 0 ? nil : bytes
  }

  /// The bytes that are allocated now, or nil where nobody counts.
  static var allocatedBytes: Int64? {
    let bytes = allocated_bytes()
    return bytes < 0 ? nil : bytes
  }

  private static func time(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  private static var childrenTime: Int64 {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #endif
    return microseconds(usage.ru_utime) * 1_000 + microseconds(usage.ru_stime) * 1_000
  }

  private static func microseconds(_ time: timeval) -> Int64 {
    Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_usec)
  }
}

// MARK: - Resident memory

/// The memory that the process has in use, from Linux's own pages about it.
enum ResidentMemory {
  /// Bytes in use now, or nil where the system does not tell.
  static var now: Int64? { kilobytes(after: "VmRSS:").map { $0 * 1_024 } }

  /// The most bytes in use since the last reset, or nil where the system does not tell.
  static var peak: Int64? { kilobytes(after: "VmHWM:").map { $0 * 1_024 } }

  /// Lets the peak begin again from what is in use now.
  static func resetPeak() {
    guard let file = fopen("/proc/self/clear_refs", "w") else { return }
    fputs("5", file)
    fclose(file)
  }

  private static func kilobytes(after key: String) -> Int64? {
    guard let bytes = Files.read("/proc/self/status") else { return nil }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where line.hasPrefix(key) {
      return line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int64($0) }
    }
    return nil
  }
}
