import NibCore

/// A constraint of a document that is installed in the size classes of an environment.
struct InstalledConstraint {
  let element: NibElement
  /// The view that the constraint belongs to.
  let owner: NibElement

  /// The installed constraints of a document, in document order.
  static func all(in document: NibDocument, _ environment: NibEnvironment) -> [InstalledConstraint] {
    let disabled = document.disabledIDs(for: environment.nibTraits)
    return document.root.descendants.compactMap { element in
      guard element.isNamed("constraint"), let owner = element.parent?.parent, element["installed"] != "NO",
        !(element.id.map(disabled.contains) ?? false)
      else { return nil }
      return InstalledConstraint(element: element, owner: owner)
    }
  }
}
