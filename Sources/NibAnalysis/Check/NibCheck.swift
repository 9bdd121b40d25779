import NibCore

/// The result of `check`: the diagnostics of reading and loading a document, unknown elements and attributes,
/// values that cannot be read, references to missing storyboards, missing fonts, and problems of the layout.
package struct NibCheck {
  /// The diagnostics: first those of the project's font files, then those of the document, sorted by position in the
  /// file, then by id and message.
  package let diagnostics: [Diagnostic]

  /// Checks a document. Never fails, whatever the document contains.
  ///
  /// - Parameters:
  ///   - options: the environment for the layout. Saved frames are compared on the document's own canvas.
  ///   - storyboards: the names of the existing storyboards, to check references; nil if they are not known.
  package init(
    _ document: NibDocument, options: NibCanvas.Options = NibCanvas.Options(), storyboards: Set<String>? = nil
  ) {
    let canvas = NibCanvas(document, options: options)
    var found = canvas.diagnostics.downgradingProgramProblems()
    var ofFontFiles: [Diagnostic] = []
    if document.kind.isSupported {
      let layouts = CheckedLayout.all(in: canvas)
      found += VocabularyCheck(document).diagnostics + ValueCheck(document).diagnostics
      found += ConstraintCheck(document, canvas.environment).diagnostics
      found += StoryboardReferenceCheck(document, storyboards).diagnostics
      found += ConflictCheck(layouts, on: canvas, options).diagnostics + AmbiguityCheck(layouts).diagnostics
      found += MisplacementCheck(document).diagnostics
      let fonts = FontCheck(document, canvas.environment)
      found += fonts.diagnostics
      ofFontFiles = fonts.fileDiagnostics
    }
    // Diagnostics of a nib that a custom class loads belong to that other document.
    let own = found.filter { $0.location.map { $0.file == document.file } ?? true }
    diagnostics = ofFontFiles + own.sortedForCheck()
  }
}

extension [Diagnostic] {
  /// Turns problems that depend on the program's classes into notes, because those classes are not available
  /// during the check. Omits runtime attributes of missing classes, since the class itself is reported.
  fileprivate func downgradingProgramProblems() -> [Diagnostic] {
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

  /// The diagnostics in the order of the file, without duplicates and with class names in their paths. Those
  /// without a position come first.
  func sortedForCheck() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return map(\.withClassNames).sorted { a, b in
      let left = (a.location?.line ?? 0, a.location?.column ?? 0, a.id, a.message)
      let right = (b.location?.line ?? 0, b.location?.column ?? 0, b.id, b.message)
      return left < right
    }.filter { seen.insert($0).inserted }
  }
}

extension Diagnostic {
  /// The ids of diagnostics that depend on the program's classes, extensions and storyboards.
  fileprivate static let idsOfProgram: Set<String> = [
    "unknown-class", "runtime-attribute", "outlet", "segue",
  ]

  /// The diagnostic with class names in its path. Diagnostics of reading a document have element names instead.
  fileprivate var withClassNames: Diagnostic {
    var result = self
    for index in path.steps.indices where path.steps[index].className.first?.isLowercase == true {
      result.path.steps[index].className = NibClassRegistry.displayName(
        ofElement: path.steps[index].className)
    }
    return result
  }
}

/// Finds values that cannot be read, such as a color without components or a rectangle without a width.
private struct ValueCheck {
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: NibDocument) {
    for element in document.root.descendants where ValueCheck.names.contains(element.name) {
      do {
        _ = try NibValue(decoding: element)
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
  }

  /// The names of elements that are values wherever they occur.
  private static let names: Set<String> = [
    "color", "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets", "fontDescription",
    "font", "string", "mutableString", "integer", "real", "date", "range", "paragraphStyle",
  ]
}

/// Finds elements and attributes that NibTerm does not know.
private struct VocabularyCheck {
  let diagnostics: [Diagnostic]

  init(_ document: NibDocument) {
    diagnostics = document.unreadWords().filter { $0.reason == nil }.map(\.diagnostic)
  }
}

extension NibUnreadWord {
  fileprivate var diagnostic: Diagnostic {
    let name = element.name
    guard let attribute else {
      return Diagnostic(
        "unsupported-element", .warning, "<\(name)> is not supported here (\(path)); it is left out",
        at: location, path: element.nibObjectPath)
    }
    return Diagnostic(
      "unsupported-attribute", .warning, "'\(attribute)' of <\(name)> is not supported; the default is used",
      at: location, path: element.nibObjectPath)
  }
}

/// Finds references to storyboards that do not exist.
private struct StoryboardReferenceCheck {
  let diagnostics: [Diagnostic]

  /// - Parameter storyboards: the names of the existing storyboards; nil if they are not known.
  init(_ document: NibDocument, _ storyboards: Set<String>?) {
    guard let storyboards else {
      diagnostics = []
      return
    }
    diagnostics = document.objectLists.flatMap { $0.children(named: "viewControllerPlaceholder") }
      .filter { $0["bundleIdentifier"] == nil }
      .compactMap { element in
        guard let name = element["storyboardName"], !storyboards.contains(name) else { return nil }
        return .missingStoryboard(element, name)
      }
  }
}

extension Diagnostic {
  fileprivate static func missingStoryboard(_ element: NibElement, _ name: String) -> Diagnostic {
    Diagnostic(
      "missing-storyboard", .note,
      "no storyboard named '\(name)' in this document's folder: correct the name, or check the whole project",
      at: element.location(ofAttribute: "storyboardName"), path: element.nibObjectPath)
  }
}
