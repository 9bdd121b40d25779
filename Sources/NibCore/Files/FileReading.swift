/// Reads an open file to its end.
struct FileReading {
  private let file: Int32
  private let limit: Int

  /// A file that is being written is read so many times until it stays the same.
  private static let mostReadings = 4
  private static let smallestPiece = 1 << 14
  /// How many milliseconds a pipe is waited for: for somebody who writes to it, and for what a writer sends.
  private static let patience: (writer: Int32, bytes: Int32) = (1_000, 10_000)
  private static let silent = FileFailure(.unreadable("nothing comes through this pipe"))

  /// - Parameter limit: more bytes are an error.
  init(_ file: Int32, limit: Int) {
    self.file = file
    self.limit = limit
  }

  /// The bytes of a plain file.
  func plainBytes() throws(FileFailure) -> [UInt8] {
    var before = try status()
    var bytes = try allBytes(expecting: Int(before.st_size), patience: 0)
    for _ in 1..<Self.mostReadings {
      let after = try status()
      guard FileStamp(before) != FileStamp(after), lseek(file, 0, SEEK_SET) == 0 else { break }
      before = after
      bytes = try allBytes(expecting: Int(before.st_size), patience: 0)
    }
    return bytes
  }

  /// What comes through a pipe that was opened so that reading never waits.
  func pipedBytes() throws(FileFailure) -> [UInt8] {
    // A pipe without a writer looks as if it were at its end. (A name from a shell's `<(...)` has one already.)
    let hasNews = waits(Self.patience.writer)
    let bytes = try allBytes(expecting: 0, patience: Self.patience.bytes)
    guard hasNews || !bytes.isEmpty else { throw Self.silent }
    return bytes
  }

  /// The bytes up to the end, however long that takes.
  func bytesToEnd() throws(FileFailure) -> [UInt8] { try allBytes(expecting: 0, patience: -1) }

  private func status() throws(FileFailure) -> stat {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileFailure(number: errno, path: "") }
    return status
  }

  // MARK: Pieces

  private func allBytes(expecting size: Int, patience: Int32) throws(FileFailure) -> [UInt8] {
    guard size <= limit else { throw FileFailure(.tooLarge(size, limit: limit)) }
    // With room for one byte more than there are, the end shows at once.
    var bytes = try piece(size + 1, patience: patience)
    while !bytes.isEmpty {
      guard bytes.count <= limit else { throw FileFailure(.tooLarge(nil, limit: limit)) }
      let next = try piece(bytes.count, patience: patience)
      if next.isEmpty { break }
      bytes += next
    }
    return bytes
  }

  /// Some bytes; none at the end.
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

  /// Waits for bytes or the end of a pipe. Whether there is one of them.
  private func waits(_ milliseconds: Int32) -> Bool {
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    while true {
      let answer = poll(&request, 1, milliseconds)
      if answer >= 0 || errno != EINTR { return answer > 0 }
    }
  }
}
