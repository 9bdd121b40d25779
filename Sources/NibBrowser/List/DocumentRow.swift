import NibCore

/// A row of the list of documents, ready to be drawn.
struct DocumentRow: Equatable {
  enum Kind: Equatable {
    /// A folder with the given number of documents, which are hidden if it is folded.
    case folder(documents: Int, isFolded: Bool)
    /// A document. `scenes` is `nil` unless the document is the open storyboard, whose scenes are known.
    case document(scenes: Scenes?)
    /// A scene of the document above, by its id.
    case scene(id: String)
  }

  enum Scenes: Equatable { case shown, folded }

  let kind: Kind
  /// The path of the folder, of the document, or of the scene's document, relative to the searched folder.
  let path: String
  /// The displayed name. It is one line, in which control characters are made visible.
  let title: String
  let level: Int
  /// The positions of the title's characters that match the query, sorted.
  var matches: [Int] = []
  /// The result of checking the document, or the documents in a folded folder; `nil` if they have not been checked.
  var mark: DocumentMark?
  /// The changes of the document; `nil` if no versions are compared.
  var change: DocumentChangeMark?
  let isChosen: Bool

  /// The path of a document's row; `nil` for rows of folders and scenes.
  var documentPath: String? {
    if case .document = kind { path } else { nil }
  }
}

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
