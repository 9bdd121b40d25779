import NibCore

/// Everything that is wrong with a document, or noteworthy: what reading and loading remarked, words that
/// nothing knows, values that cannot be read, and what laying it out shows.
package struct NibCheck {
  /// What was found, by place in the file, then by id.
  package let diagnostics: [Diagnostic]

  /// Checks a document. Nothing in it can make this fail.
  ///
  /// - Parameters:
  ///   - options: what to lay out for; whether frames are up to date is checked on the document's own canvas.
  ///   - storyboards: the names of the storyboards that are there, for references to others; nil if that is
  ///     not known.
  package init(
    _ document: NibDocument, options: NibCanvas.Options = NibCanvas.Options(), storyboards: Set<String>? = nil
  ) {
    let canvas = NibCanvas(document, options: options)
    var found = canvas.diagnostics.withoutProgram()
    if document.kind.isSupported {
      let layouts = CheckedLayout.all(in: canvas)
      found += VocabularyCheck(document).diagnostics + ValueCheck(document).diagnostics
      found += ConstraintCheck(document, canvas.environment).diagnostics
      found += StoryboardReferenceCheck(document, storyboards).diagnostics
      found += ConflictCheck(layouts).diagnostics + AmbiguityCheck(layouts).diagnostics
      found += MisplacementCheck(document).diagnostics
    }
    // A custom class may load a nib of its own: that is another document.
    let own = found.filter { $0.location.map { $0.file == document.file } ?? true }
    diagnostics = own.checkedOrder()
  }
}

extension [Diagnostic] {
  /// The program that a document belongs to is not here while it is checked: what comes of that is worth a
  /// note, and what comes of a class that is missing is told by its name.
  fileprivate func withoutProgram() -> [Diagnostic] {
    let missing = Set(filter { $0.id == "unknown-class" }.compactMap(\.path.steps.first))
    return compactMap { diagnostic in
      guard Diagnostic.idsOfProgram.contains(diagnostic.id) else { return diagnostic }
      let isKnown = diagnostic.path.steps.first.map { !missing.contains($0) } ?? true
      guard isKnown || diagnostic.id != "runtime-attribute" else { return nil }
      var note = diagnostic
      note.severity = .note
      return note
    }
  }

  /// In the order of the file, each once, with classes in their paths; those without a place first.
  func checkedOrder() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return map(\.withClassNames).sorted { a, b in
      let left = (a.location?.line ?? 0, a.location?.column ?? 0, a.id, a.message)
      let right = (b.location?.line ?? 0, b.location?.column ?? 0, b.id, b.message)
      return left < right
    }.filter { seen.insert($0).inserted }
  }
}

extension Diagnostic {
  /// What depends on the program's classes, extensions and storyboards.
  fileprivate static let idsOfProgram: Set<String> = [
    "unknown-class", "runtime-attribute", "outlet", "segue",
  ]

  /// The diagnostic with classes in its path: the document's own remarks know elements only.
  fileprivate var withClassNames: Diagnostic {
    var result = self
    for index in path.steps.indices where path.steps[index].className.first?.isLowercase == true {
      result.path.steps[index].className = NibClassRegistry.displayName(
        ofElement: path.steps[index].className)
    }
    return result
  }
}
