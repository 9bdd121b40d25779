import NibFormats

/// The text between the markers of a conflict that is about the place or the order of elements.
///
/// The text is an outline of elements, in which each has only the attributes by which people and the program recognize
/// it. Elements without such an attribute are written whole. `<place>` contains elements inside the objects and lists
/// around them. `<order>` contains the elements of a list in the order of a version.
enum MergeOutline {
  /// The name of the element around an outline of a place.
  static let placeName = "place"
  /// The name of the element around an outline of a list.
  static let orderName = "order"

  private static let shownAttributes: Set<String> = Set(
    ["id", "sceneID", "key", "userLabel", "text", "title", "customClass", "placeholder"]
      + ElementIdentity.distinguishing)

  /// The place of an element in its version: the element that it follows there, inside the nearest object.
  ///
  /// - Parameter isPresent: whether the merged document has an element.
  static func place(of element: MergeElement, isPresent: (MergeElement) -> Bool) -> [UInt8] {
    guard let parent = element.parent else { return [] }
    let previous = parent.children.prefix { $0 !== element }.last { isPresent($0) }
    return place(in: parent, [previous, element].compactMap { $0.map { tag(of: $0, isOpen: false) } })
  }

  /// A `<place>` with whole elements of one list.
  ///
  /// - Parameter previous: the element that they follow.
  static func place(
    ofWhole elements: [MergeElement], in list: MergeElement, after previous: MergeElement? = nil
  ) -> [UInt8] {
    place(in: list, (previous.map { [tag(of: $0, isOpen: false)] } ?? []) + elements.map { Array($0.bytes) })
  }

  /// The children of an element in the order of its version.
  static func order(of element: MergeElement, isPresent: (MergeElement) -> Bool) -> [UInt8] {
    let tags = element.children.filter(isPresent).map { child in
      ElementIdentity(child).hasNoDistinguishingAttribute ? Array(child.bytes) : tag(of: child, isOpen: false)
    }
    return joined([open(orderName)] + tags.map(indented) + [close(orderName)], as: element)
  }

  /// A `<place>` with lines inside an element and the elements around it, up to the nearest object.
  private static func place(in parent: MergeElement, _ lines: [[UInt8]]) -> [UInt8] {
    var outerElements: [MergeElement] = []
    var next: MergeElement? = parent
    while let element = next, element.parent != nil {
      outerElements.append(element)
      if MergeKeys.globalID(element) != nil { break }
      next = element.parent
    }
    var lines = lines
    for element in outerElements {
      lines = [tag(of: element, isOpen: true)] + lines.map(indented) + [close(element.name)]
    }
    return joined([open(placeName)] + lines.map(indented) + [close(placeName)], as: parent)
  }

  /// A start tag, or the tag of an empty element, with the attributes by which the element is recognized.
  private static func tag(of element: MergeElement, isOpen: Bool) -> [UInt8] {
    let attributes = element.attributes.filter { shownAttributes.contains($0.name) }.flatMap {
      Array(" \($0.name)=".utf8) + [$0.quotationMark] + $0.value + [$0.quotationMark]
    }
    return Array("<\(element.name)".utf8) + attributes + Array((isOpen ? ">" : "/>").utf8)
  }

  private static func open(_ name: String) -> [UInt8] { Array("<\(name)>".utf8) }

  private static func close(_ name: String) -> [UInt8] { Array("</\(name)>".utf8) }

  private static func indented(_ line: [UInt8]) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: " "), count: 4) + line
  }

  private static func joined(_ lines: [[UInt8]], as element: MergeElement) -> [UInt8] {
    Array(lines.joined(separator: element.lineBreak))
  }
}
