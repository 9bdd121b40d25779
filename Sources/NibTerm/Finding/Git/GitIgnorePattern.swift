/// A line of a `.gitignore` file.
struct GitIgnorePattern {
  /// Whether the pattern re-includes what it matches.
  let isNegated: Bool
  private let isForFoldersOnly: Bool
  /// Whether the pattern is compared with names at any depth, instead of with paths from the file's folder.
  private let isForNames: Bool
  private let shape: Shape

  /// The method of comparison. Most patterns need only the first two.
  private enum Shape {
    case equal([UInt8])
    case suffix(ArraySlice<UInt8>)
    /// Literal up to the first wildcard, then by the pattern. (Git divides patterns in the same way. This is
    /// why a `**` directly after letters counts as the start of a pattern.)
    case glob(prefix: ArraySlice<UInt8>, GitIgnoreGlob)
  }

  /// The cost of a comparison per byte of a name; 0 if the pattern has only literal characters.
  var cost: Int {
    if case .glob(_, let glob) = shape { return glob.words }
    return 0
  }

  /// The maximum length of a line. Longer lines are ignored; no person writes such patterns.
  private static let longest = 1000

  /// - Parameter line: the line without its line break.
  /// - Returns: nil for an empty line, a comment and a pattern that cannot match.
  init?(_ line: ArraySlice<UInt8>) {
    guard line.first != .numberSign, line.count <= Self.longest else { return nil }
    var text = Self.withoutTrailingSpaces(line)
    isNegated = text.first == .exclamation
    if isNegated { text.removeFirst() }
    isForFoldersOnly = text.last == .slash
    if isForFoldersOnly { text.removeLast() }
    isForNames = !text.contains(.slash)
    if text.first == .slash { text.removeFirst() }
    guard !text.isEmpty, let shape = Self.shape(of: text, isForNames: isForNames) else { return nil }
    self.shape = shape
  }

  private static func shape(of text: ArraySlice<UInt8>, isForNames: Bool) -> Shape? {
    let prefix = text.prefix { !isSpecial($0) }
    if prefix.count == text.count { return .equal(Array(text)) }
    if isForNames, text.first == .asterisk, !text.dropFirst().contains(where: isSpecial) {
      return .suffix(text.dropFirst())
    }
    // Names are compared as a whole.
    let start = isForNames ? text.startIndex : prefix.endIndex
    return GitIgnoreGlob(text[start...]).map { .glob(prefix: text[..<start], $0) }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == .asterisk || byte == .question || byte == .openBracket || byte == .backslash
  }

  /// Removes trailing spaces unless a backslash precedes them.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      let length = line[index] == .backslash ? 2 : 1
      if length == 2 || line[index] != .space { end = min(index + length, line.endIndex) }
      index += length
    }
    return line[..<end]
  }

  /// - Parameters:
  ///   - path: the path from the pattern's folder.
  ///   - name: the path's last part.
  func matches(path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    guard isFolder || !isForFoldersOnly else { return false }
    let text = isForNames ? name : path
    switch shape {
    case .equal(let whole): return text.count == whole.count && text.elementsEqual(whole)
    case .suffix(let end): return text.count >= end.count && text.suffix(end.count).elementsEqual(end)
    case .glob(let prefix, let glob):
      return text.starts(with: prefix) && glob.matches(text.dropFirst(prefix.count))
    }
  }

  /// The patterns of a file's text, in order. They are made on demand.
  static func all(in text: [UInt8]) -> some Sequence<GitIgnorePattern> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bare = text.starts(with: mark) ? text.dropFirst(mark.count) : text[...]
    return bare.split(separator: .newline).lazy.compactMap { line in
      GitIgnorePattern(line.last == .carriageReturn ? line.dropLast() : line)
    }
  }
}
