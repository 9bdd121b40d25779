/// The objects that stand at the top of a nib.
struct CodedTopLevel {
  private let translation: CodedTranslation
  private var graph: CodedGraph { translation.graph }

  init(_ translation: CodedTranslation) { self.translation = translation }

  /// The elements of the top-level objects, placeholders first, and of those that only the list of all
  /// objects names.
  func drafts(of values: [CodedGraph.Value]) -> [NibDraft] {
    let placeholders = self.placeholders()
    let objects = values.filter { !isStructure($0) }.compactMap { translation.topLevelDraft(of: $0) }
    // Static cells are in no other list: without their tables they would be strays.
    CodedTableSections.translate(translation)
    return placeholders + objects + strays()
  }

  /// A placeholder for each identifier, however many proxies have it: nibs that were joined have the same ones.
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

  /// Objects that no other object holds: gesture recognizers, say, which only a connection names.
  private func strays() -> [NibDraft] {
    (graph.array(graph.value("UINibObjectsKey", of: graph.root)) ?? []).compactMap { value in
      isStructure(value) ? nil : translation.topLevelDraft(of: value)
    }
  }

  /// Whether a value is part of how the format stores others: a document has it elsewhere or not at all.
  private func isStructure(_ value: CodedGraph.Value) -> Bool {
    guard let name = graph.className(value) else { return true }
    return Self.structure.contains(name)
  }

  private static let structure: Set<String> = [
    "UIProxyObject", "NSLayoutConstraint", "NSIBPrototypingLayoutConstraint", "_UILayoutSupportConstraint",
    "UILayoutGuide", CodedLayoutGuides.controllerGuide.name, CodedTableSections.className,
    "UITableViewSection", "UITableViewRow", "UIStoryboardShowSegueTemplate", "UIStoryboardPushSegueTemplate",
    "UIStoryboardModalSegueTemplate", "UIStoryboardPresentationSegueTemplate",
  ]

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
