import NibFormats
import NibSupport

/// A prototype cell of a table view, as Interface Builder adds it.
struct PrototypeCell {
  /// The name of the cell among the kinds of new views.
  static let kind = "tableViewCell"

  /// The height of a cell, in points.
  private static let height = 44.0

  /// The edits that add a cell to a table view.
  ///
  /// - Parameters:
  ///   - id: the id of the new cell.
  ///   - index: the place among the cells; `nil` for the last one.
  static func edits(
    _ id: String, in table: NibElement, at index: Int?, _ maker: EditMaker
  ) throws(EditError) -> [SourceEdit] {
    guard table.isNamed("tableView") else {
      throw EditError("\(table.name) '\(table.id ?? "")' is not a table view, and cells belong to one")
    }
    if table["dataMode"] == "static" {
      throw EditError("the table view has static cells; duplicate one of them")
    }
    let cells = table.children(inside: "prototypes")
    let width = table.child(key: "frame").flatMap { NibRect($0) }?.width ?? 320
    let last = cells.last?.child(key: "frame").flatMap { NibRect($0) }
    let draft = cell(id, width: width, y: last.map { $0.y + $0.height } ?? 28, maker)
    return try maker.edits(adding: draft, toList: "prototypes", of: table, at: index)
  }

  private static func cell(_ id: String, width: Double, y: Double, _ maker: EditMaker) -> NibDraft {
    var ids = maker.freshIDs
    ids.taken.insert(ExactText(id))
    let content = NibDraft(
      "tableViewCellContentView", key: "contentView",
      [
        "opaque": "NO", "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "center",
        "preservesSuperviewLayoutMargins": "YES", "insetsLayoutMarginsFromSafeArea": "NO",
        "tableViewCell": id,
        "id": ids.make(for: ExactText("content of \(id)")).text,
      ])
    content.children = frame(y: 0, width, height)
    let cell = NibDraft(
      "tableViewCell",
      [
        "clipsSubviews": "YES", "contentMode": "scaleToFill", "preservesSuperviewLayoutMargins": "YES",
        "selectionStyle": "default", "indentationWidth": "10", "id": id,
      ])
    cell.children = frame(y: y, width, height) + [content]
    return cell
  }

  private static func frame(y: Double, _ width: Double, _ height: Double) -> [NibDraft] {
    let rect = NibDraft.frame(NibRect(x: 0, y: y, width: width, height: height))
    return [rect, NibDraft("autoresizingMask", key: "autoresizingMask")]
  }
}
