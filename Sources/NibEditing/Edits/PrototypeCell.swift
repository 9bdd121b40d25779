import NibFormats
import NibSupport

/// A prototype cell of a table view or collection view, as Interface Builder adds it.
struct PrototypeCell {
  /// The names of the cells among the kinds of new views.
  static let kinds = ["tableViewCell", "collectionViewCell"]

  /// The id of the new cell.
  let id: String
  /// The name of its element, one of `kinds`.
  let kind: String
  /// The table view or collection view.
  let container: NibElement
  let maker: EditMaker

  /// The edits that add the cell.
  ///
  /// - Parameter index: the place among the cells; `nil` for the last one.
  func edits(at index: Int?) throws(EditError) -> [SourceEdit] {
    let isOfTable = kind == "tableViewCell"
    let (name, words) = isOfTable ? ("tableView", "table view") : ("collectionView", "collection view")
    guard container.isNamed(name) else {
      throw EditError(
        "\(container.name) '\(container.id ?? "")' is not a \(words), and a \(kind) belongs to one")
    }
    if container["dataMode"] == "static" {
      throw EditError("the table view has static cells; duplicate one of them")
    }
    let (list, draft) = isOfTable ? ("prototypes", tableCell) : ("cells", collectionCell)
    return try maker.edits(adding: draft, toList: list, of: container, at: index)
  }

  private func last(in list: String) -> NibRect? {
    container.children(inside: list).last?.child(key: "frame").flatMap { NibRect($0) }
  }

  // MARK: Table views

  /// The height of a cell in a table view that does not determine it, in points.
  private static let height = 44.0

  private var tableCell: NibDraft {
    let width = container.savedFrame?.width ?? 320
    // -1 and 0 mean that cells determine their heights.
    let rowHeight = container.double("rowHeight").flatMap { $0 > 0 ? $0 : nil }
    let size = NibSize(width: width, height: rowHeight ?? PrototypeCell.height)
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
    let y = last(in: "prototypes").map { $0.y + $0.height } ?? 28
    return fill(cell, content, x: 0, y: y, size)
  }

  // MARK: Collection views

  /// The size of a cell in a collection view whose layout does not determine it, in points.
  private static let itemSize = NibSize(width: 128, height: 128)

  private var collectionCell: NibDraft {
    let layout = container.child(key: "collectionViewLayout")
    let item = layout?.child(key: "itemSize")
    let size = NibSize(
      width: item?.double("width") ?? PrototypeCell.itemSize.width,
      height: item?.double("height") ?? PrototypeCell.itemSize.height)
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
    let last = last(in: "cells")
    let x = last.map { $0.x + $0.width + spacing } ?? 0
    let isInRow = x + size.width <= width
    let nextRow = last.map { $0.y + $0.height + (layout?.double("minimumLineSpacing") ?? 10) } ?? 0
    return fill(cell, content, x: isInRow ? x : 0, y: isInRow ? last?.y ?? 0 : nextRow, size)
  }

  // MARK: Both

  private var contentID: String {
    var ids = maker.freshIDs(besides: id)
    return ids.make(for: ExactText("content of \(id)")).text
  }

  private func fill(
    _ cell: NibDraft, _ content: NibDraft, x: Double, y: Double, _ size: NibSize
  ) -> NibDraft {
    func place(_ x: Double, _ y: Double) -> [NibDraft] {
      let rect = NibDraft.frame(NibRect(x: x, y: y, width: size.width, height: size.height))
      return [rect, NibDraft("autoresizingMask", key: "autoresizingMask")]
    }
    content.children = place(0, 0)
    cell.children = place(x, y) + [content]
    return cell
  }
}
