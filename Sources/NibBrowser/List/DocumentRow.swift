import NibCore

/// A row of the list of documents, ready to be drawn.
struct DocumentRow: Equatable {
  enum Kind: Equatable {
    /// A folder with the given number of documents, which are hidden if it is folded.
    case folder(documents: Int, isFolded: Bool)
    /// A document. `scenes` is `nil` unless the document is the open storyboard, whose scenes are known.
    case document(scenes: Scenes?)
    /// A scene of the document above, by its id.
    case scene
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
