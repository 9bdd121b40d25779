import NibCore

/// Finds references to storyboards that do not exist.
struct StoryboardReferenceCheck {
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
      "missing-storyboard", .note, "the storyboard '\(name)' is not in this one's folder",
      at: element.location(ofAttribute: "storyboardName"), path: element.nibObjectPath)
  }
}
