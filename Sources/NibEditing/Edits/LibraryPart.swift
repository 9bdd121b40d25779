import NibFormats

/// A place for a single new object that belongs to another one like a property: the views above and below the rows of a
/// table view, and the items at the ends of a navigation bar.
package enum LibraryPart: String, CaseIterable, Sendable {
  case tableHeaderView, tableFooterView, leftBarButtonItem, rightBarButtonItem

  /// Whether the object is a view of a table view, and not an item of a bar.
  var isOfTable: Bool { self == .tableHeaderView || self == .tableFooterView }

  /// The height of a new view, in points.
  private static let height = 44.0

  /// The edits that add a view from the library as this part of a table view. It is as wide as the table view.
  ///
  /// - Parameter height: the height in points; `nil` for that of Interface Builder.
  func edits(
    adding draft: NibDraft, to table: NibElement, height: Double?, _ maker: EditMaker
  ) throws(EditError) -> [SourceEdit] {
    guard isOfTable, table.isNamed("tableView") else {
      let owner = isOfTable ? "a view and belongs to a table view" : "a barButtonItem"
      throw EditError("\(table.name) '\(table.id ?? "")' cannot get this view; \(rawValue) is \(owner)")
    }
    if let old = table.child(key: rawValue) {
      throw EditError("the table view has a \(rawValue) already; remove #\(old.id ?? "") first")
    }
    let size = NibSize(width: table.savedFrame?.width ?? 320, height: height ?? LibraryPart.height)
    let frame = NibRect(x: 0, y: y(in: table), width: size.width, height: size.height)
    try frame.checkLengths()
    draft["key"] = rawValue
    let mask = NibDraft(
      "autoresizingMask", key: "autoresizingMask", ["flexibleMaxX": "YES", "flexibleMaxY": "YES"])
    draft.children.insert(contentsOf: [NibDraft.frame(frame), mask], at: 0)
    let rows = self == .tableHeaderView ? RowStack(table)?.edits(shiftedBy: frame.height, maker) : nil
    return maker.edits(adding: [draft], to: table) + (rows ?? [])
  }

  /// The position of the view: the header is at the top, and the footer below everything that the table view saves.
  private func y(in table: NibElement) -> Double {
    guard self == .tableFooterView else { return 0 }
    let cells =
      table.children(inside: "prototypes")
      + table.children(inside: "sections").flatMap { $0.children(inside: "cells") }
    let header = table.child(key: LibraryPart.tableHeaderView.rawValue)
    let frames = (cells + [header].compactMap(\.self)).compactMap(\.savedFrame)
    return frames.map { $0.y + $0.height }.max() ?? 0
  }
}
