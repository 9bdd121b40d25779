/// A line of a `.gitignore` file, compiled so that most names are compared without a glob.
struct GitIgnorePattern {
  /// Whether the pattern begins with `!`, so that files that earlier patterns ignore are included again.
  let isNegated: Bool
  private let isForFoldersOnly: Bool
  /// Whether the pattern is compared with names at any depth, instead of with paths from the file's folder.
  private let isForNames: Bool
  private let matcher: Matcher

  /// The method of comparison. Most patterns are `equal` or `suffix`.
  private enum Matcher {
    case equal([UInt8])
    case suffix(ArraySlice<UInt8>)
    /// A literal prefix up to the first wildcard, followed by a glob. Git divides patterns in the same way: in
    /// `src**/a`, the `**` is at the beginning of the glob, so it matches any number of folders.
    case glob(prefix: ArraySlice<UInt8>, GitIgnoreGlob)
  }

  /// The cost of a comparison per byte of text, in blocks of the glob; 0 for a pattern without a glob.
  var cost: Int {
    if case .glob(_, let glob) = matcher { return glob.blockCount }
    return 0
  }

  /// The maximum length of a line in bytes. Longer lines are ignored, because real patterns are shorter.
  private static let maximumLength = 1000

  /// Parses a line. Returns `nil` for an empty line, a comment, and a pattern that cannot match.
  ///
  /// - Parameter line: the line without its line break.
  init?(_ line: ArraySlice<UInt8>) {
    guard line.first != .numberSign, line.count <= Self.maximumLength else { return nil }
    var text = Self.withoutTrailingSpaces(line)
    isNegated = text.first == .exclamation
    if isNegated { text.removeFirst() }
    isForFoldersOnly = text.last == .slash
    if isForFoldersOnly { text.removeLast() }
    isForNames = !text.contains(.slash)
    if text.first == .slash { text.removeFirst() }
    guard !text.isEmpty, let matcher = Self.matcher(of: text, isForNames: isForNames) else { return nil }
    self.matcher = matcher
  }

  /// The cheapest way to compare a text with the pattern; `nil` for a pattern that git never matches.
  private static func matcher(of text: ArraySlice<UInt8>, isForNames: Bool) -> Matcher? {
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

  /// Removes trailing spaces, except one that a backslash escapes.
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

  /// Whether the pattern matches a file or folder.
  ///
  /// - Parameters:
  ///   - path: the path from the pattern's folder.
  ///   - name: the last component of the path.
  func matches(path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    guard isFolder || !isForFoldersOnly else { return false }
    let text = isForNames ? name : path
    switch matcher {
    case .equal(let whole): return text.count == whole.count && text.elementsEqual(whole)
    case .suffix(let end): return text.count >= end.count && text.suffix(end.count).elementsEqual(end)
    case .glob(let prefix, let glob):
      return text.starts(with: prefix) && glob.matches(text.dropFirst(prefix.count))
    }
  }

  /// The patterns in the text of a file, in order. They are parsed lazily.
  static func all(in text: [UInt8]) -> some Sequence<GitIgnorePattern> {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let lines = text.starts(with: byteOrderMark) ? text.dropFirst(byteOrderMark.count) : text[...]
    return lines.split(separator: .newline).lazy.compactMap { line in
      GitIgnorePattern(line.last == .carriageReturn ? line.dropLast() : line)
    }
  }
}
