/// One element of a document. It is cheap to copy: it stores only a reference to the document and an index.
///
/// Two values are equal if they refer to the same element of the same document.
public struct NibElement: Hashable, Sendable {
  /// The document that the element is part of.
  package let document: NibDocument
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

  /// Whether the element is a view controller of any class. Its name ends in `Controller`, or is `controller` in a
  /// watchOS storyboard.
  package var isController: Bool { name.hasSuffix("ontroller") }

  /// Whether the element has this name; faster than comparing `name`.
  package func isNamed(_ name: String) -> Bool {
    document.tree.names.isName(record.name, name, in: document.tree.bytes)
  }

  /// The `id` by which other elements refer to this one; `nil` if it has none.
  public var id: String? { self["id"] }

  /// The name of the parent's property that this element is the value of; `nil` if it has none.
  public var key: String? { self["key"] }

  /// All character data directly inside the element. White space that only separates child elements
  /// is not part of it.
  public var text: String { document.tree.text(of: index) }

  /// The position of the element's start tag.
  package var location: SourceLocation { document.location(of: record.location) }
}

extension NibElement {
  /// The path of objects (elements with an id) from this one to the root, for diagnostics.
  ///
  /// - Parameter className: the class to show for an object; by default its custom class, or the name of the
  ///   element if it has none.
  package func objectPath(
    className: (NibElement) -> String = { $0["customClass"] ?? $0.name }
  ) -> ObjectPath {
    var steps: [ObjectPath.Step] = []
    var next: NibElement? = self
    while let element = next {
      if let id = element.id {
        steps.append(
          ObjectPath.Step(
            className: className(element), id: id, userLabel: element["userLabel"], element: element.index))
      }
      next = element.parent
    }
    return ObjectPath(steps)
  }
}

extension NibElement {
  /// The `<variation>` children that apply, the least specific first: `default`, then those with one
  /// condition, then those with two. Equally specific variations keep their order.
  package func variations(for traits: NibTraits) -> [NibElement] {
    var applicable: [(specificity: Int, element: NibElement)] = []
    for element in children(named: "variation") {
      guard let key = NibVariationKey(element.key ?? "default"), key.matches(traits) else { continue }
      applicable.append((key.conditions.count, element))
    }
    return applicable.sorted { $0.specificity < $1.specificity }.map(\.element)
  }

  /// The ids of the subviews and constraints of this view that are not installed. The masks of all applicable
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
}

/// An attribute of an element: its name, decoded value and location.
public struct NibAttributeValue: Sendable {
  /// The name as written in the file.
  public let name: String
  /// The text, with character references (`&amp;`) replaced by their characters.
  public let value: String
  private let document: NibDocument
  private let offset: UInt32

  package var location: SourceLocation { document.location(of: offset) }

  init(_ document: NibDocument, attribute index: Int) {
    let record = document.tree.attributes[index]
    name = document.tree.names.string(record.name)
    value = document.tree.value(ofAttribute: index)
    offset = record.location
    self.document = document
  }
}

extension NibElement {
  /// The decoded value of an attribute, `nil` if absent.
  package subscript(attribute: String) -> String? { document.tree.value(of: attribute, element: index) }

  /// All attributes, in document order.
  public var attributes: [NibAttributeValue] {
    document.tree.attributeIndices(of: index).map { NibAttributeValue(document, attribute: $0) }
  }

  /// The number of the element's name in the document's table of names.
  package var nameNumber: NibNameTable.ID { record.name }

  /// The numbers of the names of all attributes in the document's table of names, in document order.
  package var attributeNameNumbers: [NibNameTable.ID] {
    document.tree.attributeIndices(of: index).map { document.tree.attributes[$0].name }
  }

  /// The names of all attributes, in document order.
  package var attributeNames: [String] {
    document.tree.attributeIndices(of: index).map {
      document.tree.names.string(document.tree.attributes[$0].name)
    }
  }

  /// The location of an attribute's name, `nil` if the element does not have the attribute.
  package func location(ofAttribute attribute: String) -> SourceLocation? {
    document.tree.attributeIndex(attribute, of: index).map {
      document.location(of: document.tree.attributes[$0].location)
    }
  }
}

extension NibDocument {
  /// The whole document as indented text. Equal content gives equal text, whatever the file format.
  package func dump() -> String { root.dump() }
}

extension NibElement {
  /// The element and its descendants, one line per element: name, attributes sorted by name, text.
  package func dump() -> String {
    var result = ""
    appendDump(to: &result, indentation: 0)
    for element in descendants {
      element.appendDump(to: &result, indentation: element.depth - depth)
    }
    return result
  }

  private var depth: Int {
    var depth = 0
    var next = parent
    while let element = next {
      depth += 1
      next = element.parent
    }
    return depth
  }

  private func appendDump(to result: inout String, indentation: Int) {
    result += String(repeating: "  ", count: indentation) + dumpLine + "\n"
  }

  /// The element without its children in one line: name, attributes sorted by name, text.
  package var dumpLine: String {
    var result = name
    for attribute in attributes.sorted(by: { $0.name < $1.name }) {
      result += " \(attribute.name)=\(attribute.value.debugDescription)"
    }
    let text = text
    if !text.isEmpty { result += " \(text.debugDescription)" }
    return result
  }
}
