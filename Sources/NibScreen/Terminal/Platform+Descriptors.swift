#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Descriptors: reading, writing, waiting.
extension Platform {
  /// Writes all bytes, or as many as possible before an error. Returns whether all were written. Signal-safe.
  ///
  /// - Parameter patience: for a non-blocking descriptor, the time in hundredths of a second after which writing is
  ///   abandoned if the descriptor accepts no bytes; `nil` to wait forever.
  @discardableResult
  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, patience: Int? = nil) -> Bool {
    var unwritten = bytes
    var waits = 0
    while let base = unwritten.baseAddress, unwritten.count > 0 {
      let count = rawWrite(descriptor, base, unwritten.count)
      if count > 0 {
        unwritten = UnsafeRawBufferPointer(rebasing: unwritten[count...])
        waits = 0
        continue
      }
      if count < 0 && errno == EINTR { continue }
      guard count < 0, errno == EAGAIN, waits < patience ?? .max else { return false }
      waits += 1
      var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&entry, 1, 10)
    }
    return true
  }

  /// Writes all bytes, however long it takes. Returns whether all were written.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  /// Reads at most `capacity` bytes. Returns an empty array if there are none yet, `nil` at the end of the
  /// input or after an error.
  static func read(from descriptor: Int32, capacity: Int = 4096) -> [UInt8]? {
    var isEmptyYet = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      repeat { count = rawRead(descriptor, buffer.baseAddress, capacity) } while count < 0 && errno == EINTR
      isEmptyYet = count < 0 && errno == EAGAIN
      count = max(0, count)
    }
    return bytes.isEmpty && !isEmptyYet ? nil : bytes
  }

  /// Copies the rest of a file that has not been read yet. `patience` is that of `write`. Signal-safe.
  static func copy(from source: Int32, to destination: Int32, patience: Int? = nil) {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      while let base = buffer.baseAddress {
        let count = rawRead(source, base, buffer.count)
        if count <= 0 { return }
        let bytes = UnsafeRawBufferPointer(start: base, count: count)
        if !write(bytes, to: destination, patience: patience) { return }
      }
    }
  }

  /// Duplicates a descriptor so that child processes do not inherit it; returns -1 if no descriptor is free.
  static func duplicate(_ descriptor: Int32) -> Int32 { fcntl(descriptor, F_DUPFD_CLOEXEC, 3) }

  /// Prevents child processes from inheriting a descriptor.
  static func closeOnExec(_ descriptor: Int32) { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

  /// Whether the descriptor was opened for reading, and for writing. Both are false for a closed descriptor.
  static func access(of descriptor: Int32) -> (reads: Bool, writes: Bool) {
    let flags = fcntl(descriptor, F_GETFL)
    guard flags >= 0 else { return (false, false) }
    let mode = flags & O_ACCMODE
    return (mode != O_WRONLY, mode != O_RDONLY)
  }

  /// A pipe that does not block at either end and that child processes do not inherit; `nil` if the process
  /// cannot open more descriptors.
  static func makePipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      closeOnExec(end)
    }
    return (ends[0], ends[1])
  }

  /// Waits until one of `descriptors` is readable or closed, or until `timeout` has passed (`nil`: forever).
  /// Returns the readable and closed descriptors; none after a signal.
  static func wait(for descriptors: [Int32], timeout: Duration?) -> Set<Int32> {
    var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&entries, nfds_t(entries.count), timeout.map(milliseconds) ?? -1)
    return count > 0 ? Set(entries.filter { $0.revents != 0 }.map(\.fd)) : []
  }

  /// The duration in milliseconds, rounded up so that a wait does not end too early.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = duration.components
    if seconds < 0 { return 0 }
    if seconds > 1_000_000 { return 1_000_000_000 }
    return Int32(seconds) * 1000 + Int32((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
