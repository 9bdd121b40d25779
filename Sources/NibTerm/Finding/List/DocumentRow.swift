import NibCore

/// A row of the list of documents, ready to be drawn.
struct DocumentRow: Equatable {
  enum Kind: Equatable {
    /// A folder with so many documents, which a folded one hides.
    case folder(documents: Int, isFolded: Bool)
    /// A document; nil as long as nobody knows its scenes, as all are but the open storyboard.
    case document(scenes: Scenes?)
    /// A scene of the document above, by its id.
    case scene(id: String)
  }

  enum Scenes: Equatable { case shown, folded }

  let kind: Kind
  /// The folder, the document, or the document that the scene is of: a path from the searched folder.
  let path: String
  /// What to call it: harmless to a terminal, in one line.
  let title: String
  /// How many levels below the list's edge it is.
  let level: Int
  /// Which characters of the title the letters of the query fall on, sorted.
  var matches: [Int] = []
  /// What checking found in the document, or in the documents that a folded folder hides; nil if that is not known.
  var mark: DocumentMark?
  let isChosen: Bool
}

/// A name as it is shown, and what is to be brought out in it.
struct ShownName {
  let text: String
  /// Characters of the text, by number.
  let matches: [Int]

  /// - Parameter matched: bytes of the name.
  init(_ name: some StringProtocol, matched: Set<Int> = []) {
    // Each sign stands for one of the name's, so that they can be counted side by side.
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
