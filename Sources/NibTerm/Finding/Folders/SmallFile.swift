import NibCore

/// Reads the files that say how to look for others.
enum SmallFile {
  /// More than any such file has that a person or git wrote.
  private static let mostBytes = 1 << 20

  /// The bytes of a plain file; nil for anything else.
  static func bytes(_ path: String) -> [UInt8]? { FileBytes.ifReadable(path, limit: mostBytes) }

  /// The first line of a file.
  static func line(_ path: String) -> String? {
    bytes(path).map { String(decoding: $0.prefix { $0 != .newline && $0 != .carriageReturn }, as: UTF8.self) }
  }
}
