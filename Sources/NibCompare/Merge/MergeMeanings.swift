import NibSupport

/// Finds out which constraints and connections of a version are also in the base, although their ids may have changed.
///
/// Such an element is identified by the object that it belongs to and by what it connects, not by its id. If an id was
/// changed, exchanged or used again for another element, the elements get an `alias`, which `MergeKeys` uses in place
/// of the id. Objects are identified only by their ids, because other elements refer to them.
struct MergeMeanings {
  private let base: [MergeElement]
  private let baseByID: [ExactText: MergeElement]
  private let ambiguous: Set<ExactText>
  /// The ids of constraints and connections that something refers to.
  private let referencedIDs: Set<ExactText>

  /// Gives the elements of two versions their aliases.
  static func apply(base: MergeElement, ours: MergeElement, theirs: MergeElement) {
    let meanings = MergeMeanings(base, ours, theirs)
    for version in [ours, theirs] { meanings.compare(version.all) }
  }

  private init(_ base: MergeElement, _ ours: MergeElement, _ theirs: MergeElement) {
    let trees = [base, ours, theirs].map(\.all)
    ambiguous = trees.reduce(into: []) { $0.formUnion(MergeMeanings.repeated($1)) }
    referencedIDs = trees.reduce(into: []) { $0.formUnion(MergeMeanings.referencedIDs(in: $1)) }
    self.base = trees[0]
    baseByID = base.objects
  }

  private static func repeated(_ elements: [MergeElement]) -> Set<ExactText> {
    var seen: Set<ExactText> = []
    return Set(elements.compactMap(\.id).filter { !seen.insert($0).inserted })
  }

  /// The ids of constraints and connections to which others refer, such as outlets.
  private static func referencedIDs(in elements: [MergeElement]) -> Set<ExactText> {
    let ids = Set(elements.filter(\.isLink).compactMap(\.id))
    return elements.reduce(into: []) { referenced, element in
      for attribute in element.attributes where attribute.isReference {
        let id = ExactText(decoding: attribute.value)
        if ids.contains(id) { referenced.insert(id) }
      }
    }
  }

  /// Whether an element may be identified by what it connects instead of by its id.
  private func isOpen(_ element: MergeElement) -> Bool {
    guard element.isLink, let id = element.id else { return false }
    return !ambiguous.contains(id) && !referencedIDs.contains(id)
  }

  private func compare(_ version: [MergeElement]) {
    var settled: Set<ExactText> = []
    var open: [MergeElement] = []
    // The elements whose ids belong to elements of another kind in the base.
    var reusing: [MergeElement] = []
    for element in version {
      guard let id = element.id, !ambiguous.contains(id) else { continue }
      guard let old = baseByID[id] else {
        if isOpen(element) { open.append(element) }
        continue
      }
      let isOtherKindOfLink = old.isLink && old.name != element.name
      if old.isLink != element.isLink || isOtherKindOfLink {
        reusing.append(element)
        if isOpen(element) { open.append(element) }
      } else if !isOpen(element) || element.connects(sameAs: old) {
        settled.insert(id)
      } else {
        open.append(element)
      }
    }
    guard !open.isEmpty || !reusing.isEmpty else { return }
    let matched = match(base.filter { isOpen($0) && $0.id.map(settled.contains) != true }, open)
    for element in open + reusing where element.alias == nil {
      // In the base, another element has this id.
      guard let id = element.id, let old = baseByID[id] else { continue }
      if matched.contains(id) || old.isLink != element.isLink
        || old.isLink && (old.name != element.name || !element.hasPart(of: old))
      {
        element.alias = MergeMeanings.alias(forReused: id)
      }
    }
  }

  /// The alias of an element whose id belongs to another element in the base.
  private static func alias(forReused id: ExactText) -> ExactText { ExactText("\u{1}\(id)") }

  /// Matches elements that mean the same.
  ///
  /// - Returns: the ids of the matched elements of the base.
  private func match(_ old: [MergeElement], _ new: [MergeElement]) -> Set<ExactText> {
    var matched: Set<ExactText> = []
    var (unmatchedOld, unmatchedNew) = (old, new)
    func pair(unique: Bool, _ meaning: (MergeElement) -> LinkMeaning) {
      guard !unmatchedOld.isEmpty, !unmatchedNew.isEmpty else { return }
      let oldByMeaning = Dictionary(grouping: unmatchedOld, by: meaning)
      var used: Set<ObjectIdentifier> = []
      for (key, newElements) in Dictionary(grouping: unmatchedNew, by: meaning) {
        guard let oldElements = oldByMeaning[key],
          !unique || newElements.count == 1 && oldElements.count == 1
        else { continue }
        for (newElement, oldElement) in zip(newElements, oldElements) {
          guard let id = oldElement.id else { continue }
          newElement.alias = id
          matched.insert(id)
          used.formUnion([ObjectIdentifier(newElement), ObjectIdentifier(oldElement)])
        }
      }
      unmatchedOld.removeAll { used.contains(ObjectIdentifier($0)) }
      unmatchedNew.removeAll { used.contains(ObjectIdentifier($0)) }
    }
    pair(unique: false) { LinkMeaning($0, isWhole: true) }
    pair(unique: true) { LinkMeaning($0, isWhole: false) }
    return matched
  }
}

extension MergeElement {
  /// Whether the element is a constraint or a connection, which describes objects and is not an object itself.
  var isLink: Bool { id != nil && isConnection }

  /// Whether two constraints or connections belong to the same object and connect the same.
  ///
  /// - Parameter ignoringOwner: whether the objects that they belong to do not count.
  func connects(sameAs other: MergeElement, ignoringOwner: Bool = false) -> Bool {
    let meaning = { LinkMeaning($0, isWhole: false, ignoresOwner: ignoringOwner) }
    return name == other.name && meaning(self) == meaning(other)
  }

  /// Whether two constraints or connections have anything in common, so that one can be a changed version of the other.
  func hasPart(of other: MergeElement) -> Bool {
    let parts = [
      "property", "selector", "destination", "identifier", "relationship", "firstItem", "secondItem",
    ]
    return parts.contains { value($0) != nil && value($0) == other.value($0) }
  }

  /// The start tag up to the last attribute, with another id.
  func openTag(withID id: ExactText) -> [UInt8] {
    var element = MergedElement(self)
    element.id = id
    return element.openTag
  }

  /// The id of the nearest object that contains the element.
  var owner: ExactText? {
    var next = parent
    while let ancestor = next {
      if let id = MergeKeys.globalID(ancestor) { return id }
      next = ancestor.parent
    }
    return nil
  }
}
