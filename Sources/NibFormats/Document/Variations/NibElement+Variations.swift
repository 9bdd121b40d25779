extension NibElement {
  /// The `<variation>` children that apply, the least specific first: `default`, then those with one
  /// condition, then two. Those that are as specific keep their order.
  package func variations(for traits: NibTraits) -> [NibElement] {
    var applicable: [(specificity: Int, element: NibElement)] = []
    for element in children(named: "variation") {
      guard let key = NibVariationKey(element.key ?? "default"), key.matches(traits) else { continue }
      applicable.append((key.conditions.count, element))
    }
    // Swift's sort is stable in practice but not by contract: the position decides ties.
    return applicable.enumerated()
      .sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
      .map(\.element.element)
  }

  /// The ids of the subviews and constraints of this view that are switched off: the masks of all
  /// applicable variations, applied in order.
  package func excludedIDs(for traits: NibTraits) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(for: traits) {
      for mask in variation.children(named: "mask") where Self.maskedLists.contains(mask.key ?? "") {
        for change in mask.children {
          guard let id = change["reference"] else { continue }
          if change.isNamed("exclude") { excluded.insert(id) }
          if change.isNamed("include") { excluded.remove(id) }
        }
      }
    }
    return excluded
  }

  private static let maskedLists = ["subviews", "constraints"]

  /// The element that gives an attribute its value: the most specific applicable variation that has it,
  /// else this element. Read the attribute from what is returned.
  package func holder(of attribute: String, for traits: NibTraits) -> NibElement {
    variations(for: traits).last { $0[attribute] != nil } ?? self
  }

  /// The child with this key, from the most specific applicable variation that has one, else from this
  /// element.
  public func child(key: String, for traits: NibTraits) -> NibElement? {
    variations(for: traits).reversed().lazy.compactMap { $0.child(key: key) }.first ?? child(key: key)
  }
}
