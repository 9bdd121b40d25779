import NibCore

/// A displayed name with the positions of the characters to highlight.
struct ShownName {
  let text: String
  /// The positions of the characters to highlight in the text.
  let matches: [Int]

  /// - Parameter matched: the positions of the matching bytes in the name as UTF-8.
  init(_ name: some StringProtocol, matched: Set<Int> = []) {
    // Each scalar of the text represents one scalar of the name, so that positions correspond.
    text = VisibleText.line(String(name))
    var lengths = name.unicodeScalars.lazy.map { UTF8.width($0) }.makeIterator()
    var byte = 0
    var matches: [Int] = []
    for (number, character) in text.enumerated() where !matched.isEmpty {
      let length = character.unicodeScalars.reduce(0) { sum, _ in sum + (lengths.next() ?? 0) }
      if (byte..<(byte + length)).contains(where: matched.contains) { matches.append(number) }
      byte += length
    }
    self.matches = matches
  }
}
