import NibCore

/// Reads the files that say how to look for others.
enum SmallFile {
  /// More than any such file has that a person or git wrote.
  private static let mostBytes = 1 << 20

  /// The bytes of a plain file; nil for anything else: a pipe of that name would keep the reader waiting for ever.
  static func bytes(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = min(Int(status.st_size), mostBytes)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(file, buffer.baseAddress?.advanced(by: count), size - count)
        guard got > 0 else { return }
        count += got
      }
    }
  }

  /// The first line of a file.
  static func line(_ path: String) -> String? {
    bytes(path).map { String(decoding: $0.prefix { $0 != .newline && $0 != .carriageReturn }, as: UTF8.self) }
  }
}
