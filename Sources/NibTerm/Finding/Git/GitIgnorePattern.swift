/// A line of a `.gitignore` file.
struct GitIgnorePattern {
  /// Whether what it matches is taken in again.
  let isNegated: Bool
  private let isForFoldersOnly: Bool
  /// Whether it is compared with names, at any depth; else with paths from the file's folder.
  private let isForNames: Bool
  private let shape: Shape

  /// How it is compared; most patterns need no more than the first two.
  private enum Shape {
    case equal([UInt8])
    case suffix(ArraySlice<UInt8>)
    /// Literally up to the first wildcard, then by the pattern. (That a `**` right after letters counts as the
    /// start of its pattern comes from this division, which is git's.)
    case glob(prefix: ArraySlice<UInt8>, GitIgnoreGlob)
  }

  /// What comparing it costs for each byte of a name; 0 if it compares letters only.
  var cost: Int {
    if case .glob(_, let glob) = shape { return glob.words }
    return 0
  }

  /// Longer lines are not patterns that a person wrote, and are left out.
  private static let longest = 1000

  /// - Parameter line: without its line break.
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
    // Names are compared whole.
    let start = isForNames ? text.startIndex : prefix.endIndex
    return GitIgnoreGlob(text[start...]).map { .glob(prefix: text[..<start], $0) }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == .asterisk || byte == .question || byte == .openBracket || byte == .backslash
  }

  /// Spaces at the end count only behind a backslash.
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

  /// The patterns of a file's text, in its order. They are made when they are asked for.
  static func all(in text: [UInt8]) -> some Sequence<GitIgnorePattern> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bare = text.starts(with: mark) ? text.dropFirst(mark.count) : text[...]
    return bare.split(separator: .newline).lazy.compactMap { line in
      GitIgnorePattern(line.last == .carriageReturn ? line.dropLast() : line)
    }
  }
}
