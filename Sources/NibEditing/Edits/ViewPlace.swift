import NibFormats

extension EditMaker {
  /// The view whose list of subviews gets the views that are added to a view: the content of a cell or of a controller.
  ///
  /// - Throws: if the view has none in Interface Builder.
  func superview(_ id: String) throws(EditError) -> NibElement {
    let target = try view(id).container
    guard LibraryView.leaves.contains(target.name) else { return target }
    let hint =
      switch target.name {
      case "tableView": "; add a view as tableHeaderView or tableFooterView, or a tableViewCell"
      case "collectionView": "; add a collectionViewCell"
      default: ""
      }
    throw EditError("\(target.name) '\(id)' cannot have subviews\(hint)")
  }
}

/// A view above or below the rows of a table view, which belongs to it like a property.
package enum TablePart: String, CaseIterable, Sendable {
  case tableHeaderView, tableFooterView

  /// The height of a new view, in points.
  private static let height = 44.0

  /// The edits that add a view from the library as this part of a table view. It is as wide as the table view.
  ///
  /// - Parameter height: the height in points; `nil` for that of Interface Builder.
  func edits(
    adding draft: NibDraft, to table: NibElement, height: Double?, _ maker: EditMaker
  ) throws(EditError) -> [SourceEdit] {
    guard table.isNamed("tableView") else {
      throw EditError(
        "\(table.name) '\(table.id ?? "")' is not a table view, and a \(rawValue) belongs to one")
    }
    if let old = table.child(key: rawValue) {
      throw EditError("the table view has a \(rawValue) already; remove #\(old.id ?? "") first")
    }
    let size = NibSize(width: table.savedFrame?.width ?? 320, height: height ?? TablePart.height)
    let frame = NibRect(x: 0, y: y(in: table), width: size.width, height: size.height)
    try frame.checkLengths()
    draft["key"] = rawValue
    let mask = NibDraft(
      "autoresizingMask", key: "autoresizingMask", ["flexibleMaxX": "YES", "flexibleMaxY": "YES"])
    draft.children.insert(contentsOf: [NibDraft.frame(frame), mask], at: 0)
    return maker.edits(adding: [draft], to: table)
  }

  /// The position of the view: the header is at the top, and the footer below everything that the table view saves.
  private func y(in table: NibElement) -> Double {
    guard self == .tableFooterView else { return 0 }
    let cells =
      table.children(inside: "prototypes")
      + table.children(inside: "sections").flatMap { $0.children(inside: "cells") }
    let frames = (cells + [table.child(key: TablePart.tableHeaderView.rawValue)].compactMap(\.self))
      .compactMap(\.savedFrame)
    return frames.map { $0.y + $0.height }.max() ?? 0
  }
}
