/// Reads an open file to its end. `FileBytes` opens the file and decides which method to use.
struct FileReading {
  private let file: Int32
  private let limit: Int

  /// The maximum number of times that a file is read. It is read again if it changed while it was read.
  private static let maximumReadings = 4
  /// The minimum number of bytes to request with one system call.
  private static let minimumChunk = 1 << 14
  /// The time in milliseconds to wait for a process to open a pipe for writing, and for that process to write.
  private static let timeouts: (writer: Int32, bytes: Int32) = (1_000, 10_000)
  private static let timedOut = FileFailure(.unreadable("no data arrives through this pipe"))

  /// - Parameter limit: the maximum number of bytes; more are an error.
  init(_ file: Int32, limit: Int) {
    self.file = file
    self.limit = limit
  }

  func bytesOfRegularFile() throws(FileFailure) -> [UInt8] {
    var before = try FileStatus(ofOpen: file)
    var bytes = try allBytes(expecting: before.size, timeout: 0)
    for _ in 1..<Self.maximumReadings {
      let after = try FileStatus(ofOpen: file)
      guard before.stamp != after.stamp, lseek(file, 0, SEEK_SET) == 0 else { break }
      before = after
      bytes = try allBytes(expecting: before.size, timeout: 0)
    }
    return bytes
  }

  /// The bytes from a pipe that was opened in non-blocking mode.
  func bytesOfPipe() throws(FileFailure) -> [UInt8] {
    // A pipe without a writer appears to be at its end. (A path from a shell's `<(...)` already has a
    // writer.)
    let isReady = wait(Self.timeouts.writer)
    let bytes = try allBytes(expecting: 0, timeout: Self.timeouts.bytes)
    guard isReady || !bytes.isEmpty else { throw Self.timedOut }
    return bytes
  }

  /// The bytes up to the end, however long that takes.
  func bytesToEnd() throws(FileFailure) -> [UInt8] { try allBytes(expecting: 0, timeout: -1) }

  /// The first bytes, enough to recognize the content of a file.
  func beginning() throws(FileFailure) -> [UInt8] { try chunk(Self.minimumChunk, timeout: 0) }

  /// Reads up to the end.
  ///
  /// - Parameters:
  ///   - size: the expected number of bytes; 0 if it is not known.
  ///   - timeout: the time in milliseconds to wait for each chunk of a pipe; 0 not to wait, -1 to wait without a limit.
  private func allBytes(expecting size: Int, timeout: Int32) throws(FileFailure) -> [UInt8] {
    guard size <= limit else { throw FileFailure(.tooLarge(size, limit: limit)) }
    // The first request is larger than the expected size. Normally, only one more is needed, to find the end.
    var bytes = try chunk(size + 1, timeout: timeout)
    while !bytes.isEmpty {
      guard bytes.count <= limit else { throw FileFailure(.tooLarge(nil, limit: limit)) }
      let next = try chunk(bytes.count, timeout: timeout)
      if next.isEmpty { break }
      bytes += next
    }
    return bytes
  }

  /// The next bytes; empty at the end.
  private func chunk(_ size: Int, timeout: Int32) throws(FileFailure) -> [UInt8] {
    let capacity = max(size, Self.minimumChunk)
    while true {
      var result = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        result = Foundation.read(file, buffer.baseAddress, capacity)
        count = max(0, result)
      }
      if result >= 0 { return bytes }
      switch errno {
      case EINTR: continue
      case EAGAIN where timeout != 0:
        guard wait(timeout) else { throw Self.timedOut }
      case let number: throw FileFailure(number: number, path: "")
      }
    }
  }

  /// Waits until bytes or the end of a pipe can be read. Returns false if that does not happen in time.
  private func wait(_ milliseconds: Int32) -> Bool {
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    while true {
      let result = poll(&request, 1, milliseconds)
      if result >= 0 || errno != EINTR { return result > 0 }
    }
  }
}
