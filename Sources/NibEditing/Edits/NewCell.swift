import NibFormats
import NibSupport

/// A cell of a table view or collection view, as Interface Builder adds it: a prototype, or a row of a static section.
struct NewCell {
  /// The names of the cells among the kinds of new views.
  static let kinds = ["tableViewCell", "collectionViewCell"]

  /// The id of the new cell.
  let id: String
  /// The name of its element, one of `kinds`.
  let kind: String
  let maker: EditMaker

  /// The edits that add the cell.
  ///
  /// - Parameters:
  ///   - owner: the table view, collection view or static section, or a controller with one of these views.
  ///   - index: the place among the cells; `nil` for the last one.
  func edits(addingTo owner: String, at index: Int?) throws(EditError) -> [SourceEdit] {
    let object = try maker.object(owner)
    if object.isNamed("tableViewSection"), kind == "tableViewCell" {
      return try rowEdits(in: object, at: index)
    }
    let container = try maker.view(owner).container
    let isOfTable = kind == "tableViewCell"
    guard container.isNamed(isOfTable ? "tableView" : "collectionView") else {
      throw EditError(
        "\(container.name) '\(container.id ?? "")' is not a \(isOfTable ? "table view" : "collection view"), and a "
          + "\(kind) belongs to one")
    }
    guard isOfTable else {
      return try maker.edits(adding: collectionCell(in: container), toList: "cells", of: container, at: index)
    }
    let sections = container.children(named: "tableViewSection", inside: "sections")
    if let section = sections.last { return try rowEdits(in: section, at: index) }
    guard container["dataMode"] != "static" else {
      throw EditError("the table view has static rows, but no section; add a tableViewSection first")
    }
    return try rowEdits(in: container, at: index)
  }

  // MARK: Table views

  /// The height of a row in a table view that does not determine it, in points.
  private static let height = 44.0

  /// The edits that add a row to a static section, or a prototype to a table view. The rows below it move down.
  private func rowEdits(in owner: NibElement, at index: Int?) throws(EditError) -> [SourceEdit] {
    let table = owner.isNamed("tableView") ? owner : owner.ancestor(named: "tableView") ?? owner
    let list = owner == table ? "prototypes" : "cells"
    let members = owner.children(inside: list)
    let place = try maker.place(index, among: members.count)
    let rows =
      (RowStack.rows(table, "prototypes")
      + table.children(inside: "sections").flatMap {
        RowStack.rows($0, "cells")
      }).compactMap { $0.cell?.ownFrame }
    // -1 and 0 mean that cells determine their heights.
    let height = table.double("rowHeight").flatMap { $0 > 0 ? $0 : nil } ?? NewCell.height
    var frame = NibRect(
      x: rows.last?.x ?? 0, y: 0, width: rows.last?.width ?? table.ownFrame?.width ?? 320,
      height: height)
    var others: [SourceEdit] = []
    if let stack = RowStack(table) {
      let row = RowStack.Row(cell: nil, height: height)
      let number = members.prefix(place).count { $0.isNamed("tableViewCell") }
      let sections = stack.sections.inserting(row, into: owner, of: table, at: number)
      if let section = sections.firstIndex(where: { $0.rows.contains(row) }) {
        frame.y = stack.positions(of: sections)[section][number]
      }
      others = stack.edits(placing: sections, maker).flatMap(\.edits)
    }
    return try maker.edits(adding: tableCell(frame), toList: list, of: owner, at: place) + others
  }

  private func tableCell(_ frame: NibRect) -> NibDraft {
    let cell = NibDraft(
      "tableViewCell",
      [
        "clipsSubviews": "YES", "contentMode": "scaleToFill", "preservesSuperviewLayoutMargins": "YES",
        "selectionStyle": "default", "indentationWidth": "10", "id": id,
      ])
    let content = NibDraft(
      "tableViewCellContentView", key: "contentView",
      [
        "opaque": "NO", "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "center",
        "preservesSuperviewLayoutMargins": "YES", "insetsLayoutMarginsFromSafeArea": "NO",
        "tableViewCell": id, "id": contentID,
      ])
    return fill(cell, content, frame)
  }

  // MARK: Collection views

  /// The size of a cell in a collection view whose layout does not determine it, in points.
  private static let itemSize = NibSize(width: 128, height: 128)

  private func collectionCell(in container: NibElement) -> NibDraft {
    let layout = container.child(key: "collectionViewLayout")
    let item = layout?.child(key: "itemSize")
    let size = NibSize(
      width: item?.double("width") ?? NewCell.itemSize.width,
      height: item?.double("height") ?? NewCell.itemSize.height)
    let cell = NibDraft(
      "collectionViewCell",
      [
        "opaque": "NO", "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "center",
        "insetsLayoutMarginsFromSafeArea": "NO", "id": id,
      ])
    let content = NibDraft(
      "collectionViewCellContentView", key: "contentView",
      [
        "opaque": "NO", "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "center",
        "insetsLayoutMarginsFromSafeArea": "NO", "id": contentID,
      ])
    // Interface Builder shows the cells one after the other, as a flow layout does.
    let spacing = layout?.double("minimumInteritemSpacing") ?? 10
    let width = container.savedFrame?.width ?? 0
    let last = container.children(inside: "cells").last?.ownFrame
    let x = last.map { $0.x + $0.width + spacing } ?? 0
    let isInRow = x + size.width <= width
    let nextRow = last.map { $0.y + $0.height + (layout?.double("minimumLineSpacing") ?? 10) } ?? 0
    return fill(
      cell, content,
      NibRect(
        x: isInRow ? x : 0, y: isInRow ? last?.y ?? 0 : nextRow, width: size.width, height: size.height))
  }

  // MARK: Both

  private var contentID: String {
    var ids = maker.freshIDs(besides: id)
    return ids.make(for: ExactText("content of \(id)")).text
  }

  private func fill(_ cell: NibDraft, _ content: NibDraft, _ frame: NibRect) -> NibDraft {
    func place(_ frame: NibRect) -> [NibDraft] {
      [NibDraft.frame(frame), NibDraft("autoresizingMask", key: "autoresizingMask")]
    }
    content.children = place(NibRect(x: 0, y: 0, width: frame.width, height: frame.height))
    cell.children = place(frame) + [content]
    return cell
  }
}
