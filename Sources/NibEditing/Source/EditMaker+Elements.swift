import NibFormats

extension EditMaker {
  /// The edit that adds elements to another one, at the place where Interface Builder would write the first of them.
  ///
  /// - Parameters:
  ///   - drafts: the new elements, which become neighbours.
  ///   - parent: the element that they are added to.
  func edits(adding drafts: [NibDraft], to parent: NibElement) -> [SourceEdit] {
    guard let first = drafts.first else { return [] }
    let children = Array(parent.children)
    let follower = ChildOrder(of: parent.name, in: document).follower(of: first, in: children)
    return edits(adding: drafts, to: parent, before: follower)
  }

  /// The edit that adds elements to another one.
  ///
  /// - Parameter follower: the child before which they are added; `nil` to add them at the end.
  func edits(adding drafts: [NibDraft], to parent: NibElement, before follower: NibElement?) -> [SourceEdit] {
    let indent = indentation(ofChildrenIn: parent)
    let texts = drafts.map { $0.source(indentation: indent ?? "", lineBreak: indent == nil ? "" : lineBreak) }
    return edits(
      adding: texts.joined(separator: indent == nil ? "" : lineBreak), to: parent, before: follower)
  }

  /// The edit that adds the text of elements to another one.
  ///
  /// - Parameter text: the elements with their indentation, without line breaks around them.
  func edits(adding text: String, to parent: NibElement, before follower: NibElement?) -> [SourceEdit] {
    let written = sourceElement(of: parent)
    let separator = indentation(ofChildrenIn: parent) == nil ? "" : lineBreak
    if written.endTag.isEmpty {
      let own = indentation(of: parent) ?? ""
      let end = "\(separator)\(separator.isEmpty ? "" : own)</\(parent.name)>"
      return [replacing(written.tagEnd, with: ">" + separator + text + end)]
    }
    if let follower {
      let start = sourceElement(of: follower).range.lowerBound
      // A comment before an element belongs to it, as those before scenes do.
      let place = lineStart(before: start).map { startOfComments(before: $0, in: written.content) } ?? start
      return [replacing(place..<place, with: text + separator)]
    }
    if let last = Array(parent.children).last {
      // Before the line of the end tag, so that the last child can be removed at the same time.
      if !separator.isEmpty, let place = lineStart(before: written.endTag.lowerBound) {
        return [replacing(place..<place, with: text + separator)]
      }
      let end = sourceElement(of: last).range.upperBound
      return [replacing(end..<end, with: separator + text)]
    }
    let own = separator.isEmpty ? "" : indentation(of: parent) ?? ""
    return [replacing(written.content, with: separator + text + separator + own)]
  }

  /// The start of the comments that are alone in the lines before an offset.
  func startOfComments(before offset: Int, in content: Range<Int>) -> Int {
    var start = offset
    for comment in tree.comments(in: content.lowerBound..<offset).reversed() {
      guard let line = lineStart(before: comment.lowerBound), line >= content.lowerBound,
        source[comment.upperBound..<start].allSatisfy(XMLCharacters.isSpace)
      else { break }
      start = line
    }
    return start
  }

  func replacing(_ range: Range<Int>, with text: String) -> SourceEdit {
    SourceEdit(range: range, replacement: Array(text.utf8))
  }

  /// The edit that removes a child, and its list if it was the last one in a list that Interface Builder leaves out when
  /// it is empty.
  ///
  /// - Parameters:
  ///   - removed: the elements that are removed together.
  ///   - kept: a list that stays even if it loses all children, because another edit adds to it.
  func edits(removing removed: Set<NibElement>, keeping kept: NibElement? = nil) -> [SourceEdit] {
    var whole = removed
    for element in removed.sorted(by: { $0.index > $1.index }) {
      guard let list = element.parent, list != kept, EditMaker.isLeftOut(list), !hasComment(list),
        list.children.allSatisfy({ whole.contains($0) })
      else { continue }
      whole.insert(list)
    }
    // A list can be the last one in another list, such as the items of a section.
    if whole.count > removed.count { return edits(removing: whole, keeping: kept) }
    let outermost = whole.filter { element in
      !sequence(first: element, next: \.parent).dropFirst().contains { whole.contains($0) }
    }
    // An element that loses all children is written without an end tag.
    let emptied = Set(outermost.compactMap(\.parent)).filter { parent in
      parent != kept && parent.children.allSatisfy { whole.contains($0) } && !hasComment(parent)
        && !sourceElement(of: parent).containsText
    }
    let alone = outermost.filter { element in !(element.parent.map { emptied.contains($0) } ?? false) }
    return alone.sorted { $0.index < $1.index }.map { edit(removing: $0) }
      + emptied.sorted { $0.index < $1.index }.map { parent in
        let written = sourceElement(of: parent)
        return replacing(written.tagEnd.lowerBound..<written.endTag.upperBound, with: "/>")
      }
  }

  /// Whether Interface Builder leaves a list out when it is empty. A static section without rows has an empty list.
  private static func isLeftOut(_ list: NibElement) -> Bool {
    lists.contains(list.name) && list.parent?.isNamed("tableViewSection") != true
  }

  private static let lists: Set<String> = [
    "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "gestureRecognizers",
    "resources", "designables", "cells", "prototypes", "toolbarItems", "variation", "mask",
    "leftBarButtonItems", "rightBarButtonItems", "inferredMetricsTieBreakers",
  ]

  // MARK: Space

  /// The line break of the document.
  var lineBreak: String { EditMaker.lineBreak(of: source) }

  /// The first line break of a text, which is that of the others, too.
  static func lineBreak(of source: [UInt8]) -> String {
    guard let end = source.firstIndex(of: .lineFeed), end > 0, source[end - 1] == .carriageReturn else {
      return "\n"
    }
    return "\r\n"
  }

  /// The space before an element in its line; `nil` if something else is before it.
  func indentation(of element: NibElement) -> String? {
    let start = sourceElement(of: element).range.lowerBound
    return lineStart(before: start).map { String(decoding: source[$0..<start], as: UTF8.self) }
  }

  /// The space before the children of an element; `nil` if they are not in lines of their own.
  func indentation(ofChildrenIn parent: NibElement) -> String? {
    if let child = parent.children.first(where: { _ in true }) { return indentation(of: child) }
    return indentation(of: parent).map { $0 + indentationUnit }
  }

  /// The space by which children are indented.
  var indentationUnit: String {
    let first = document.root.children.first { _ in true }.flatMap { indentation(of: $0) } ?? ""
    return first.isEmpty ? "    " : first
  }
}
