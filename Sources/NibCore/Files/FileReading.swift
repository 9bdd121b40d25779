/// Reads an open file to its end.
struct FileReading {
  private let file: Int32
  private let limit: Int

  /// The largest number of times that a file is read until two readings agree, because it may be written to
  /// meanwhile.
  private static let mostReadings = 4
  private static let smallestPiece = 1 << 14
  /// The time in milliseconds to wait for a pipe: for a process to open it for writing, and for the writer to
  /// send bytes.
  private static let patience: (writer: Int32, bytes: Int32) = (1_000, 10_000)
  private static let silent = FileFailure(.unreadable("no data arrives through this pipe"))

  /// - Parameter limit: the maximum number of bytes; more are an error.
  init(_ file: Int32, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// The bytes of a regular file.
  func plainBytes() throws(FileFailure) -> [UInt8] {
    var before = try FileStatus(ofOpen: file)
    var bytes = try allBytes(expecting: before.size, patience: 0)
    for _ in 1..<Self.mostReadings {
      let after = try FileStatus(ofOpen: file)
      guard before.stamp != after.stamp, lseek(file, 0, SEEK_SET) == 0 else { break }
      before = after
      bytes = try allBytes(expecting: before.size, patience: 0)
    }
    return bytes
  }

  /// The bytes from a pipe that was opened in non-blocking mode.
  func pipedBytes() throws(FileFailure) -> [UInt8] {
    // A pipe without a writer appears to be at its end. (A path from a shell's `<(...)` already has a
    // writer.)
    let hasNews = waits(Self.patience.writer)
    let bytes = try allBytes(expecting: 0, patience: Self.patience.bytes)
    guard hasNews || !bytes.isEmpty else { throw Self.silent }
    return bytes
  }

  /// The bytes up to the end, however long that takes.
  func bytesToEnd() throws(FileFailure) -> [UInt8] { try allBytes(expecting: 0, patience: -1) }

  // MARK: Pieces

  private func allBytes(expecting size: Int, patience: Int32) throws(FileFailure) -> [UInt8] {
    guard size <= limit else { throw FileFailure(.tooLarge(size, limit: limit)) }
    // With room for one more byte than the file has, the end is detected with the first call.
    var bytes = try piece(size + 1, patience: patience)
    while !bytes.isEmpty {
      guard bytes.count <= limit else { throw FileFailure(.tooLarge(nil, limit: limit)) }
      let next = try piece(bytes.count, patience: patience)
      if next.isEmpty { break }
      bytes += next
    }
    return bytes
  }

  /// The next bytes; empty at the end.
  private func piece(_ size: Int, patience: Int32) throws(FileFailure) -> [UInt8] {
    let room = max(size, Self.smallestPiece)
    while true {
      var got = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        got = Foundation.read(file, buffer.baseAddress, room)
        count = max(0, got)
      }
      if got >= 0 { return bytes }
      switch errno {
      case EINTR: continue
      case EAGAIN where patience != 0:
        guard waits(patience) else { throw Self.silent }
      case let number: throw FileFailure(number: number, path: "")
      }
    }
  }

  /// Waits for bytes or for the end of a pipe. Returns false if neither arrives in time.
  private func waits(_ milliseconds: Int32) -> Bool {
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    while true {
      let answer = poll(&request, 1, milliseconds)
      if answer >= 0 || errno != EINTR { return answer > 0 }
    }
  }
}
