/// A text that was found, with the object that has it.
struct FoundObject: Equatable, Sendable {
  /// The path of the document, relative to the searched folder.
  let path: String
  let kind: FoundKind
  let text: String
  /// The name of the object, such as `label "Temp"`.
  let name: String
  let id: String
  /// The place of the object in the document; the line is 0 in a compiled document.
  let line: Int
  let column: Int

  init(_ use: DocumentTexts.Use, text: Int, in texts: DocumentTexts, path: String) {
    let object = texts.objects[Int(use.object)]
    self.path = path
    kind = use.kind
    self.text = texts.texts[text]
    name = texts.names[Int(object.name)]
    id = texts.texts[Int(object.id)]
    (line, column) = (Int(object.line), Int(object.column))
  }
}

/// The results of a search, and how much of the project was searched.
struct FoundResults: Sendable {
  let query: FoundQuery
  /// The best results, the best first.
  var objects: [FoundObject] = []
  var count = 0
  var progress = IndexProgress()
}

/// The number of documents that have been read for searches.
struct IndexProgress: Equatable, Sendable {
  var documents = 0
  /// The number of documents that have been read, or could not be read.
  var done = 0
  /// The number of documents that could not be read.
  var unreadable = 0

  var isDone: Bool { done >= documents }
}
