/// A text that was found, with the object that has it.
package struct FoundObject: Equatable, Sendable {
  /// The path of the document, relative to the searched folder.
  package let path: String
  package let kind: FoundKind
  package let text: String
  /// The name of the object, such as `label "Temp"`.
  package let name: String
  package let id: String
  /// The place of the object in the document; the line is 0 in a compiled document.
  package let line: Int
  package let column: Int

  package init(_ use: DocumentTexts.Use, text: Int, in texts: DocumentTexts, path: String) {
    let object = texts.objects[Int(use.object)]
    self.path = path
    kind = use.kind
    self.text = texts.texts[text]
    name = texts.names[Int(object.name)]
    id = texts.texts[Int(object.id)]
    (line, column) = (Int(object.line), Int(object.column))
  }
}

/// The results of a search, with the progress of reading the documents.
package struct FoundResults: Sendable {
  package let query: FoundQuery
  /// The best results, the best first.
  package var objects: [FoundObject] = []
  /// The number of all results.
  package var count = 0
  package var progress = IndexProgress()
}
