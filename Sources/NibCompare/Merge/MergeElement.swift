import NibFormats
import NibSupport

/// One element of a document that is merged, with the bytes of its tags and of everything between them.
///
/// The bytes of the element are, in this order: `lead`, the start tag, its text or its children, `tail`, the end tag.
/// Writing the parts of all elements gives the document byte for byte.
final class MergeElement {
  let document: NibDocument
  let name: String
  /// The element's number in its `NibDocument`.
  let index: Int
  /// The number of elements that contain this one.
  let depth: Int
  /// White space and comments before the start tag.
  let lead: Range<Int>
  /// The comments in `lead`.
  let leadComments: ArraySlice<Range<Int>>
  /// The position of the `<` of the start tag.
  let start: Int
  var attributes: [MergeAttribute] = []
  /// The end of the start tag after the last attribute: `>` or `/>`, with white space before it.
  var tagEnd = 0..<0
  var children: [MergeElement] = []
  /// The content of an element that contains text; `nil` for any other element.
  var text: Range<Int>?
  /// White space and comments between the last child and the end tag.
  var tail = 0..<0
  /// The comments between the start tag and the end tag that are not inside a child; empty if there is text.
  var comments: [MergeComment] = []
  /// The end tag; empty if the start tag ends with `/>`.
  var endTag = 0..<0
  unowned let parent: MergeElement?
  /// The number of the element's identity, the same for the same element in all versions.
  var key = -1
  /// The text that replaces the id in the element's identity, if the id is misleading (`MergeMeanings`).
  var alias: ExactText?
  /// Whether ids in the element differ from those in the document.
  private var hasNewIDs = false

  init(
    document: NibDocument, name: String, index: Int, lead: Range<Int>, comments: ArraySlice<Range<Int>>,
    start: Int, parent: MergeElement?
  ) {
    self.document = document
    self.name = name
    self.index = index
    self.lead = lead
    leadComments = comments
    self.start = start
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
  }

  /// The document's text.
  var source: [UInt8] { document.source }

  /// The position after the element.
  var end: Int { endTag.isEmpty ? tagEnd.upperBound : endTag.upperBound }

  /// Whether the start tag ends with `/>`.
  var isEmptyTag: Bool { tagEnd.count > 1 && source[tagEnd.upperBound - 2] == UInt8(ascii: "/") }

  /// The element of the `NibDocument`.
  var object: NibElement { NibElement(document: document, index: index) }

  /// The bytes of an attribute's value, as written; `nil` if there is no such attribute.
  func value(_ attribute: String) -> [UInt8]? { attributes.first { $0.name == attribute }?.value }

  /// An attribute's value, as written.
  func string(_ attribute: String) -> String? { value(attribute).map { String(decoding: $0, as: UTF8.self) } }

  /// An attribute's value as a text that is compared byte by byte.
  func exact(_ attribute: String) -> ExactText? { value(attribute).map { ExactText(decoding: $0) } }

  /// The `id` of an object. The element `device` has an `id` too, but it is the name of a device and not of an object.
  var id: ExactText? { name == "device" ? nil : exact("id") }

  /// The element that contains all elements of the document.
  var root: MergeElement {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// The element and all elements in it, in document order.
  var all: [MergeElement] {
    var result: [MergeElement] = []
    var stack = [self]
    while let next = stack.popLast() {
      result.append(next)
      stack += next.children.reversed()
    }
    return result
  }

  var ids: Set<ExactText> { Set(all.compactMap(\.id)) }

  /// The element and the elements in it that have ids, by their ids. The first one of those with one id counts.
  var objects: [ExactText: MergeElement] {
    Dictionary(all.compactMap { element in element.id.map { ($0, element) } }) { first, _ in first }
  }

  /// The element and the elements in it, each at the index of its key.
  ///
  /// - Parameter count: the number of keys.
  func table(ofKeys count: Int) -> [MergeElement?] {
    var table = [MergeElement?](repeating: nil, count: count)
    for element in all { table[element.key] = element }
    return table
  }

  /// The element from `<` to its end, as in the document, with the ids that the merge changed in it.
  var bytes: ArraySlice<UInt8> {
    guard hasNewIDs else { return source[start..<end] }
    var result = MergedElement(self).startTag
    if let text { result += source[text] }
    for child in children {
      result += source[child.lead]
      result += child.bytes
    }
    result += source[tail]
    result += source[endTag]
    return result[...]
  }

  /// Changes the value of an attribute to the new id of an object.
  func setID(_ id: ExactText, at index: Int) {
    attributes[index].value = Array(id.text.utf8)
    if attributes[index].name == "id" { alias = nil }
    var next: MergeElement? = self
    while let element = next, !element.hasNewIDs {
      element.hasNewIDs = true
      next = element.parent
    }
  }

  /// Whether the element has no attributes and nothing in it, such as `<animations/>`.
  var isBlank: Bool { attributes.isEmpty && children.isEmpty && text == nil }

  /// Whether the element only groups others, such as `subviews` or `constraints`. Interface Builder writes such an
  /// element exactly if there is something in it.
  var isContainer: Bool {
    guard text == nil, !children.isEmpty, attributes.allSatisfy({ $0.name == "key" }) else { return false }
    return MergeElement.containers.contains(name)
      || children.allSatisfy { $0.id != nil || $0.value("sceneID") != nil }
  }

  /// Whether the element is a value of the element around it that is written as a child: that of a property, a list of
  /// such values, or runtime attributes.
  var isSetting: Bool {
    if id != nil { return false }
    let isValueOfProperty = value("key") != nil && !isContainer
    return isValueOfProperty || name.hasPrefix("userDefinedRuntimeAttribute")
  }

  private static let containers: Set<String> = [
    "userDefinedRuntimeAttributes", "resources", "dependencies", "variation", "mask",
    "inferredMetricsTieBreakers", "designables", "classes", "scenes", "objects", "connections", "constraints",
    "subviews",
  ]
}

extension MergeElement: IdentifiedElement {
  func value(of attribute: String) -> String? { string(attribute) }
}
