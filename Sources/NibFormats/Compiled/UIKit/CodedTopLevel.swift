/// Translates the top-level objects of a compiled nib, and the placeholders that it refers to.
struct CodedTopLevel {
  private let translation: CodedTranslation
  private var graph: CodedGraph { translation.graph }

  init(_ translation: CodedTranslation) { self.translation = translation }

  /// The elements of the top-level objects: placeholders, then the objects of the top-level list, then
  /// objects that occur only in the list of all objects.
  func drafts(of values: [CodedGraph.Value]) -> [NibDraft] {
    let placeholders = self.placeholders()
    let objects = values.filter { !isStructural($0) }.compactMap { translation.newDraft(of: $0) }
    // Static cells can be in the list of all objects. They are added to their tables first, so that they are
    // not mistaken for top-level objects.
    CodedTableSections.translate(translation)
    CodedVariations.addUninstalled(translation)
    return placeholders + objects + unownedObjects()
  }

  /// The elements of placeholders, one for each identifier. In a storyboard's combined nib, several proxies
  /// can have the same identifier.
  private func placeholders() -> [NibDraft] {
    var known: [String: NibDraft] = [:]
    return graph.objects.indices.compactMap { proxy in
      guard let identifier = graph.proxyIdentifier(of: proxy) else { return nil }
      if let draft = known[identifier] {
        translation.adopt(draft, for: proxy)
        return nil
      }
      let draft = placeholder(proxy, identifier)
      known[identifier] = draft
      return draft
    }
  }

  /// The elements of the objects that no other object contains, such as gesture recognizers, to which only
  /// connections refer.
  private func unownedObjects() -> [NibDraft] {
    let uninstalled = CodedVariations.candidates(in: graph)
    return (graph.array("UINibObjectsKey", of: graph.root) ?? []).compactMap { value in
      isStructural(value) || uninstalled.contains(value) ? nil : translation.newDraft(of: value)
    }
  }

  /// Whether an object is of a class that never has an element at the top level: documents have such an
  /// object inside another element, or not at all. Also true for a value that is not an object.
  private func isStructural(_ value: CodedGraph.Value) -> Bool {
    guard let object = graph.object(value).map({ graph.objects[$0] }) else { return true }
    return Self.structuralClasses.contains(object.className) || CodedSegues.isTemplate(object)
  }

  private static let structuralClasses: Set<String> = [
    "UIProxyObject", "NSLayoutConstraint", "NSIBPrototypingLayoutConstraint", "_UILayoutSupportConstraint",
    "UILayoutGuide", CodedLayoutGuides.controllerGuide.name, CodedTableSections.className,
    CodedTableSections.sectionClass, "UITableViewRow",
  ]

  /// The element for an object from outside the nib.
  private func placeholder(_ proxy: Int, _ identifier: String) -> NibDraft {
    let draft = NibDraft(
      "placeholder", ["placeholderIdentifier": identifier, "id": translation.id(of: proxy)],
      at: graph.objects[proxy].offset)
    switch identifier {
    case "IBFilesOwner": draft["userLabel"] = "File's Owner"
    case "IBFirstResponder": draft["userLabel"] = "First Responder"
    default: draft["userLabel"] = identifier
    }
    translation.adopt(draft, for: proxy)
    return draft
  }
}
