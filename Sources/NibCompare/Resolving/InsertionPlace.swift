import NibFormats

/// The place in a document at which an element of another version belongs: after the nearest element before it in that
/// version that the document has, too.
struct InsertionPlace {
  /// The element of the document that will contain the element, or that will contain `list`.
  let parent: MergeElement
  /// The list, such as `constraints`, that must be created around the element; `nil` if the document has the list.
  let list: MergeElement?
  /// The element of the document after which the text is inserted; `nil` for the beginning of `parent`.
  private let previous: MergeElement?

  /// - Returns: `nil` if the document has no place for the element.
  init?(for element: MergeElement, in root: MergeElement) {
    guard let otherParent = element.parent else { return nil }
    if let counterpart = InsertionPlace.counterpart(of: otherParent, in: root) {
      (parent, list) = (counterpart, nil)
      previous = InsertionPlace.previous(of: element, in: counterpart)
    } else if otherParent.isContainer, let outer = otherParent.parent,
      let counterpart = InsertionPlace.counterpart(of: outer, in: root)
    {
      (parent, list) = (counterpart, otherParent)
      // If the element is from an outline, the elements before the list are not known. Then the list comes last.
      previous = InsertionPlace.previous(of: otherParent, in: counterpart) ?? counterpart.children.last
    } else {
      return nil
    }
  }

  /// The element of the document that is the same as one of another version or of an outline.
  static func counterpart(of element: MergeElement, in root: MergeElement) -> MergeElement? {
    if MergeKeys.globalID(element) != nil { return root.all.first { $0.isSame(as: element) } }
    guard let outer = element.parent, element.name != MergeOutline.placeName else { return root }
    return counterpart(of: outer, in: root)?.children.first { $0.isSame(as: element) }
  }

  /// The nearest element before an element in its own version that has a counterpart among the children of `parent`.
  private static func previous(of element: MergeElement, in parent: MergeElement) -> MergeElement? {
    let before = element.parent?.children.prefix { $0 !== element } ?? []
    return before.reversed().lazy.compactMap { sibling in
      parent.children.first { $0.isSame(as: sibling) }
    }.first
  }

  /// The number of elements that contain an element at this place.
  var depth: Int { parent.depth + (list == nil ? 1 : 2) }

  /// A line break and the indentation of an element at this place.
  var lineBreakWithIndentation: [UInt8] {
    parent.lineBreak + [UInt8](repeating: UInt8(ascii: " "), count: 4 * depth)
  }

  /// Adds the edits that insert the text of the element, which begins with white space.
  func insert(_ text: [UInt8], into edits: inout [SourceEdit]) {
    var text = text
    let spaceBeforeParent = Array(parent.source[parent.spaceStart(before: parent.start)..<parent.start])
    if let list {
      let space = spaceBeforeParent + [UInt8](repeating: UInt8(ascii: " "), count: 4)
      text = space + MergedElement(list).startTag + text + space + Array("</\(list.name)>".utf8)
    }
    if let previous {
      edits.replace(previous.end..<previous.end, with: text)
    } else if parent.isEmptyTag {
      let endTag = spaceBeforeParent + Array("</\(parent.name)>".utf8)
      edits.replace(parent.tagEnd, with: Array(">".utf8) + text + endTag)
    } else {
      edits.replace(parent.tagEnd.upperBound..<parent.tagEnd.upperBound, with: text)
    }
  }
}
