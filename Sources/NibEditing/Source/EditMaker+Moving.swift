import NibFormats

extension EditMaker {
  /// The text of an element at another place, without a line break at the end.
  ///
  /// - Parameters:
  ///   - indentation: the space before the element at its new place; `nil` if it stays in a line with others.
  ///   - edits: changes inside the element.
  func text(of element: NibElement, indentation: String?, _ edits: [SourceEdit] = []) -> String {
    let range = sourceElement(of: element).range
    guard let indentation, let start = lineStart(before: range.lowerBound) else {
      return String(decoding: edits.applied(to: source, in: range), as: UTF8.self)
    }
    let (old, new) = (Array(source[start..<range.lowerBound]), Array(indentation.utf8))
    let moved = indentationEdits(of: element, from: old, to: new)
    let edits = edits.map { edit in
      let isAtLineStart = lineStart(before: edit.range.lowerBound) == edit.range.lowerBound
      return SourceEdit(
        range: edit.range,
        replacement: EditMaker.indented(edit.replacement, from: old, to: new, isAtLineStart: isAtLineStart))
    }
    return String(decoding: (moved + edits).applied(to: source, in: start..<range.upperBound), as: UTF8.self)
  }

  /// A new text with another space before its lines.
  ///
  /// - Parameter isAtLineStart: whether its first line is a whole one.
  private static func indented(
    _ text: [UInt8], from old: [UInt8], to new: [UInt8], isAtLineStart: Bool
  ) -> [UInt8] {
    var lines = text.split(separator: .lineFeed, omittingEmptySubsequences: false).map { Array($0) }
    for index in lines.indices.dropFirst(isAtLineStart ? 0 : 1) where lines[index].starts(with: old) {
      lines[index].replaceSubrange(..<old.count, with: new)
    }
    return Array(lines.joined(separator: [.lineFeed]))
  }

  /// The edits of the space before the tags in an element. Texts with line breaks keep theirs.
  private func indentationEdits(of element: NibElement, from old: [UInt8], to new: [UInt8]) -> [SourceEdit] {
    guard old != new else { return [] }
    return ([element] + Array(element.descendants)).flatMap { inner -> [SourceEdit] in
      let written = sourceElement(of: inner)
      let tags = [written.range.lowerBound] + (written.endTag.isEmpty ? [] : [written.endTag.lowerBound])
      return tags.compactMap { tag in
        guard !written.containsText || tag == written.range.lowerBound, let start = lineStart(before: tag),
          source[start..<tag].starts(with: old)
        else { return nil }
        return SourceEdit(range: start..<start + old.count, replacement: new)
      }
    }
  }

  /// The constraints between views and others outside them, which the views lose when they get another superview, and
  /// what refers to the constraints.
  ///
  /// - Parameter kept: constraints that are not lost.
  func constraintsOutside(of moved: [NibElement], except kept: Set<NibElement> = []) -> Set<NibElement> {
    let references = References(document)
    var lost: Set<NibElement> = []
    for view in moved {
      for inner in [view] + Array(view.descendants) {
        for reference in inner.id.map({ references[$0] }) ?? [] where reference.element.isNamed("constraint")
        {
          if !reference.element.isInside(orEqual: view), !kept.contains(reference.element) {
            lost.insert(reference.element)
          }
        }
      }
    }
    return references.dependents(of: lost).elements
  }

  /// The outlets, actions and unwind segues between a view and objects outside it, which it loses when it gets into another
  /// scene, and what refers to them.
  func connectionsLost(by view: NibElement, movedTo target: NibElement) -> Set<NibElement> {
    let scene = target.ancestor(named: "scene")
    guard view.ancestor(named: "scene") != scene else { return [] }
    let references = References(document)
    var lost: Set<NibElement> = []
    for inner in [view] + Array(view.descendants) {
      for reference in inner.id.map({ references[$0] }) ?? [] {
        let connection = reference.element
        if connection.connectsOneScene, !connection.isInside(orEqual: view),
          connection.ancestor(named: "scene") != scene
        {
          lost.insert(connection)
        }
      }
      if inner.connectsOneScene, let object = inner["destination"].flatMap({ document.object(id: $0) }),
        !object.isInside(orEqual: view), object.ancestor(named: "scene") != scene
      {
        lost.insert(inner)
      }
    }
    return references.dependents(of: lost).elements
  }
}

extension NibElement {
  /// Whether an element is a connection between two objects of one scene.
  fileprivate var connectsOneScene: Bool {
    isNamed("outlet") || isNamed("outletCollection") || isNamed("action")
      || (isNamed("segue") && self["kind"] == "unwind")
  }
}
