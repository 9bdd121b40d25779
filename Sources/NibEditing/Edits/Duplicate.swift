import NibFormats
import NibSupport

/// Adds a copy of an object after it. The copies of the objects inside it get ids of their own, and refer to each other
/// as the originals do. Connections and constraints from outside are not copied.
struct Duplicate {
  let id: String

  func edits(_ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    let element = try maker.object(id)
    guard let list = element.parent, element.key == nil, list.id == nil, !element.isNamed("placeholder"),
      element["sceneMemberID"] == nil
    else {
      throw EditError(
        "\(element.name) '\(id)' cannot be duplicated, because there is a place for only one object")
    }
    try maker.checkPlace(of: element)
    var ids = maker.freshIDs
    let inside = [element] + Array(element.descendants)
    let seed = "\(maker.source.count)"
    var copies: [ExactText: String] = [:]
    for object in inside {
      if let id = object.id { copies[text: id] = ids.make(for: ExactText("\(seed) \(id)")).text }
    }
    var edits: [SourceEdit] = []
    for object in inside {
      for attribute in object.attributes where !EditMaker.texts.contains(attribute.name) {
        guard let copy = copies[text: attribute.value] else { continue }
        edits += maker.edits(setting: attribute.name, of: object, to: copy)
      }
    }
    let (rows, others) = rowEdits(copying: element, maker)
    edits += rows
    let text = maker.text(of: element, indentation: maker.indentation(of: element), edits)
    guard element.isNamed("constraint"), let copy = copies[text: id] else {
      let children = Array(list.children)
      let next = children.firstIndex(of: element).map { children.index(after: $0) }
      let follower = next.flatMap { $0 < children.endIndex ? children[$0] : nil }
      return maker.edits(adding: text, to: list, before: follower) + others
    }
    let follower = list.children.first { copy.utf8.lexicographicallyPrecedes(($0.id ?? "").utf8) }
    return maker.edits(adding: text, to: list, before: follower)
  }
}

extension Duplicate {
  /// The edits of the saved positions of rows: those in the copy of a row or section, which is below the original, and those
  /// of the rows below it.
  private func rowEdits(
    copying element: NibElement, _ maker: EditMaker
  ) -> (copy: [SourceEdit], others: [SourceEdit]) {
    guard let stack = RowStack(around: element) else { return ([], []) }
    let isSection = element.isNamed("tableViewSection")
    var sections = stack.sections
    guard
      let section = sections.firstIndex(where: { section in
        section.element == element || section.rows.contains { $0.cell == element }
      })
    else { return ([], []) }
    let copied = isSection ? sections[section].rows : [RowStack.Row(element)]
    let new = copied.map { RowStack.Row(cell: nil, height: $0.height) }
    let row = sections[section].rows.firstIndex { $0.cell == element } ?? 0
    if isSection {
      let old = sections[section]
      sections.insert(
        RowStack.Section(element: nil, rows: new, hasHeader: old.hasHeader, hasFooter: old.hasFooter),
        at: section + 1)
    } else {
      sections[section].rows.insert(contentsOf: new, at: row + 1)
    }
    let tops = stack.positions(of: sections)
    let places = isSection ? tops[section + 1] : [tops[section][row + 1]]
    let copy = zip(copied, places).flatMap { row, y -> [SourceEdit] in
      guard let cell = row.cell, var frame = cell.ownFrame else { return [] }
      frame.y = y
      return maker.edits(settingFrame: frame, of: cell)
    }
    return (copy, stack.edits(placing: sections, maker).flatMap(\.edits))
  }
}

extension EditMaker {
  /// The attributes that contain texts or names, never ids.
  static let texts: Set<String> = [
    "key", "text", "title", "userLabel", "name", "placeholder", "value", "keyPath",
  ]
}
