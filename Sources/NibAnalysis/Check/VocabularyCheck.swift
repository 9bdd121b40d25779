import NibCore

/// Finds elements and attributes that are unknown.
struct VocabularyCheck {
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
        at: location,
        path: element.nibObjectPath)
    }
    return Diagnostic(
      "unsupported-attribute", .warning, "'\(attribute)' of <\(name)> is not supported; the default is used",
      at: location, path: element.nibObjectPath)
  }
}
