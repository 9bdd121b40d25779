/// One element of a document. It is cheap to copy: it holds only the document and an index.
///
/// Two values are equal if they refer to the same element of the same document.
public struct NibElement: Hashable, Sendable {
  /// The document that the element is part of.
  public let document: NibDocument
  /// The element's number in document order; the root's is 0.
  package let index: Int

  package init(document: NibDocument, index: Int) {
    self.document = document
    self.index = index
  }

  var record: NibTree.Element { document.tree.elements[index] }

  public static func == (a: NibElement, b: NibElement) -> Bool {
    a.index == b.index && a.document === b.document
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(document))
    hasher.combine(index)
  }

  /// The element's name: `label`, `constraint`.
  public var name: String { document.tree.name(of: index) }

  /// Whether the element has this name; faster than comparing `name`.
  package func isNamed(_ name: String) -> Bool {
    document.tree.names.id(of: name, in: document.tree.bytes) == record.name
  }

  /// The `id` that references use.
  public var id: String? { self["id"] }

  /// The property of the surrounding object that this element is the value of.
  public var key: String? { self["key"] }

  /// All character data directly inside the element. White space that only separates child elements
  /// is not part of it.
  public var text: String { document.tree.text(of: index) }

  /// Where the element's start tag begins.
  package var location: SourceLocation { document.location(of: record.location) }
}

extension NibElement {
  /// The path of objects (elements with an id) from this one to the root, for diagnostics.
  ///
  /// - Parameter className: the class to show for an object; by default its custom class, else the
  ///   element's name.
  package func objectPath(
    className: (NibElement) -> String = { $0["customClass"] ?? $0.name }
  ) -> ObjectPath {
    var steps: [ObjectPath.Step] = []
    var next: NibElement? = self
    while let element = next {
      if let id = element.id {
        steps.append(ObjectPath.Step(className: className(element), id: id, userLabel: element["userLabel"]))
      }
      next = element.parent
    }
    return ObjectPath(steps)
  }
}

extension NibElement {
  /// The `<variation>` children that apply, the least specific first: `default`, then those with one
  /// condition, then those with two. Equally specific ones keep their order.
  package func variations(for traits: NibTraits) -> [NibElement] {
    var applicable: [(specificity: Int, element: NibElement)] = []
    for element in children(named: "variation") {
      guard let key = NibVariationKey(element.key ?? "default"), key.matches(traits) else { continue }
      applicable.append((key.conditions.count, element))
    }
    // The position breaks ties: Swift's sort is stable in practice, but stability is not documented.
    return applicable.enumerated()
      .sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
      .map(\.element.element)
  }

  /// The ids of the subviews and constraints of this view that are switched off. The masks of all applicable
  /// variations are applied in order.
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

  /// The element to read an attribute from: the most specific applicable variation that has it, otherwise
  /// this element.
  package func holder(of attribute: String, for traits: NibTraits) -> NibElement {
    variations(for: traits).last { $0[attribute] != nil } ?? self
  }

  /// The child with this key, from the most specific applicable variation that has one, otherwise from this
  /// element.
  public func child(key: String, for traits: NibTraits) -> NibElement? {
    variations(for: traits).reversed().lazy.compactMap { $0.child(key: key) }.first ?? child(key: key)
  }
}
