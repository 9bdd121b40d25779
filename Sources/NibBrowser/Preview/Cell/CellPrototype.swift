import NibAnalysis
import NibCore
import NibTools

/// The cell of a document that is repeated for each row of data, or a plain view that is used as a cell.
package struct CellPrototype {
  /// The way in which cells are made from the element.
  enum Making {
    /// From a nib that contains only the cell, as a registered nib must.
    case nib
    /// From an element of a document that contains other objects too.
    case element
    /// By putting a plain view into an empty cell, as some programs do. The outlets can be those of the File's Owner.
    case hosted
  }

  package let document: NibDocument
  /// The cell, or the plain view.
  let element: NibElement
  let making: Making
  /// The reuse identifier for tables.
  let identifier: String
  /// The requested row height; `nil` if none was requested.
  private let givenHeight: RequestedHeight?
  /// How automatic rows would collapse; `nil` if the constraints determine the height.
  private(set) var collapsed: CollapsedRow?

  /// Finds the cell with the given name (see `ObjectLookup`), or the cell that contains an object with this name.
  /// Without a name, uses the document's only cell. If a document has no cells, its top-level views are used instead.
  ///
  /// - Parameter rowHeight: the requested height of every row; `nil` for the height that a table would use.
  /// - Throws: `RowsError` if there is no such cell, or more than one to choose from.
  init(in document: NibDocument, named name: String?, rowHeight: RequestedHeight? = nil) throws(RowsError) {
    let cells = CellPrototype.cells(in: document)
    let candidates = cells.isEmpty ? CellPrototype.views(in: document) : cells
    let matches =
      name.map { CellPrototype.elements(named: $0, among: candidates, in: document) } ?? candidates
    guard let element = matches.first, matches.count == 1 else {
      throw CellPrototype.error(in: document, name: name, matches: matches, candidates: candidates)
    }
    self.document = document
    self.element = element
    givenHeight = rowHeight
    identifier = element["reuseIdentifier"] ?? "Cell"
    let isOnlyObject = candidates.count == 1 && element.parent?.name == "objects"
    making =
      if cells.isEmpty {
        .hosted
      } else if isOnlyObject {
        .nib
      } else {
        .element
      }
  }

  // MARK: Finding

  private static func cells(in document: NibDocument) -> [NibElement] {
    document.root.descendants.filter { $0.isNamed("tableViewCell") || $0.isNamed("collectionViewCell") }
  }

  private static func views(in document: NibDocument) -> [NibElement] {
    document.root.children(inside: "objects").filter { $0.child(key: "frame") != nil }
  }

  /// The cells with the given name. If no cell has it, those that contain an object with the name, such as a label.
  private static func elements(
    named name: String, among candidates: [NibElement], in document: NibDocument
  ) -> [NibElement] {
    let cells = ObjectLookup(document) { candidates.contains($0) }.elements(named: name)
    guard cells.isEmpty else { return cells }
    let inside = ObjectLookup(document) { object in candidates.contains { object.isInside($0) } }
      .elements(named: name)
    return candidates.filter { cell in inside.contains { $0.isInside(cell) } }
  }

  private static func names(of element: NibElement) -> [String] {
    ["reuseIdentifier", "id", "customClass", "userLabel"].compactMap { element[$0] }
  }

  /// The error that a document has no such cell, or several.
  private static func error(
    in document: NibDocument, name: String?, matches: [NibElement], candidates: [NibElement]
  ) -> RowsError {
    let message: String
    switch name {
    case _ where candidates.isEmpty: message = "the document has no cell, and no view that can show rows"
    case let name? where matches.isEmpty:
      message = "no cell named '\(name)'; use one of: \(list(candidates))"
    case let name?:
      message =
        "\(matches.count) cells are named '\(name)'; choose one with --cell and its id: \(list(matches))"
    case nil:
      message = "the document has \(candidates.count) cells; choose one with --cell: \(list(candidates))"
    }
    return RowsError(
      Diagnostic(.noCell, message, at: SourceLocation(file: document.file)))
  }

  /// Lists a name for each element: its first name, or its id if other elements have the same name. An id is followed
  /// by the first text in the element.
  private static func list(_ elements: [NibElement]) -> String {
    let firstNames = elements.map { names(of: $0).first ?? "" }
    let texts = zip(elements, firstNames).map { element, firstName in
      let isUnique = firstNames.count { $0 == firstName } == 1
      let name = isUnique ? firstName : element.id ?? firstName
      guard name == element.id,
        let text = element.descendants.lazy.compactMap({ $0["text"] }).first(where: { !$0.isEmpty })
      else { return name }
      return "\(name) (\"\(VisibleText.line(text).cut(to: 24))\")"
    }
    return texts.joined(separator: ", ")
  }

  // MARK: Properties

  /// Whether the cell belongs to a collection view.
  var isCollection: Bool { element.isNamed("collectionViewCell") }

  /// The size of the cell in the document, in points; 320 x 44 if the document has none.
  var savedSize: CGSize {
    func length(_ name: String) -> CGFloat? {
      let value = element.child(key: "frame")?.double(name)
      return value.flatMap { $0.isFinite && $0 >= 0 ? CGFloat(min($0, CellPrototype.maximumLength)) : nil }
    }
    return CGSize(width: length("width") ?? 320, height: length("height") ?? 44)
  }

  /// The largest width and height of a saved size, in points.
  private static let maximumLength = 10_000.0

  /// The height of rows: the requested one, that of the cell in a static table, or that of the table. If there is none,
  /// the height is automatic if the constraints or a UIKit style determine it; otherwise it is the saved height.
  var rowHeight: RowHeight {
    let cellHeight = element.double("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil }
    let savedHeight = cellHeight ?? savedSize.height
    switch givenHeight {
    case .automatic: return .given(.automatic, points: UITableView.automaticDimension)
    case .saved: return .given(.saved, points: savedHeight)
    case .points(let points): return .given(.points(points), points: points)
    case nil: break
    }
    let container = element.parent?.parent
    let isInSection = container?.isNamed("tableViewSection") ?? false
    if isInSection, let cellHeight { return .document(points: cellHeight) }
    let table = isInSection ? container?.parent?.parent : container
    // Programs return the heights of their prototypes, and Interface Builder shows them.
    if let height = table?.double("rowHeight"), height > 0 {
      return .document(points: cellHeight ?? CGFloat(height))
    }
    if let collapsed { return .collapsing(collapsed, points: savedHeight) }
    return hasConstraints || element["style"] != nil ? .automatic : .withoutConstraints(points: savedHeight)
  }

  /// Finds out whether rows with automatic heights would collapse, and uses the saved height if they would.
  ///
  /// - Parameter names: the names of the views by their ids.
  mutating func checkAutomaticHeight(_ options: LayoutOptions, names: [String: String]) {
    guard isCollection ? itemSizing == .estimatedHeight : rowHeight == .automatic, hasConstraints else {
      return
    }
    collapsed = CollapsedRow(PreviewContent(saved: self), options, names: names)
  }

  /// The way in which the items of a collection view get their size.
  enum ItemSizing {
    /// Items have the size that is saved in the document. The program can return another size in `sizeForItemAt`.
    case saved
    /// Items keep their width, and constraints determine the height, as with an estimated height.
    case estimatedHeight
    /// Constraints determine both dimensions, as with an estimated size of a flow layout.
    case estimated
  }

  /// The sizing of items. Items have their saved size if they have no constraints, or if a height was requested as a
  /// number. If an automatic height was requested, constraints determine both dimensions. Otherwise the flow layout in
  /// the storyboard decides. Without a flow layout, the height is estimated.
  var itemSizing: ItemSizing {
    if let givenHeight, givenHeight != .automatic { return .saved }
    guard hasConstraints, collapsed == nil else { return .saved }
    guard givenHeight == nil else { return .estimated }
    guard let layout = itemLayout else { return .estimatedHeight }
    let estimate = layout.child(key: "estimatedItemSize").map { $0["width"] != "0.0" && $0["width"] != "0" }
    return layout["automaticEstimatedItemSize"] == "YES" || estimate ?? false ? .estimated : .saved
  }

  /// The color of the table or collection view that contains the cell in a storyboard; `nil` if it is not known.
  var ground: UIColor? {
    let container = sequence(first: element, next: \.parent).first {
      $0.isNamed("tableView") || $0.isNamed("collectionView")
    }
    return container?.child(key: "backgroundColor").flatMap { UIColor(nib: $0) }
  }

  /// The layout of the collection view that contains the cell in a storyboard.
  var itemLayout: NibElement? { element.parent?.parent?.child(key: "collectionViewLayout") }

  /// The size of an item of a collection view: that of the document, with the requested height if it is a number.
  var itemSize: CGSize {
    guard case .points(let height)? = givenHeight else { return savedSize }
    return CGSize(width: savedSize.width, height: height)
  }

  /// The way in which rows or items get their size, and the reason.
  package var sizingText: String {
    guard isCollection else { return rowHeight.text }
    let size =
      "\(NibNumber.text(itemSize.width, decimals: 1)) x \(NibNumber.text(itemSize.height, decimals: 1)) pt"
    switch itemSizing {
    case .estimated: return "items have automatic sizes: the constraints determine them"
    case .estimatedHeight: return "items have automatic heights: the constraints determine them"
    case .saved:
      if givenHeight != nil { return "items are \(size) (--row-height)" }
      return "items are \(size), as saved" + (collapsed.map { ": \($0.text)" } ?? "")
    }
  }

  /// Whether constraints lay out the cell's content.
  var hasConstraints: Bool { element.descendants.contains { $0.isNamed("constraint") } }

  /// The outlets that can refer to views in the cell. The outlets of the cell come first, then those of the File's
  /// Owner (unless the document contains other objects too), then those of the views in the cell.
  var connections: [NibElement] {
    let owner = document.root.children(inside: "objects").first {
      $0["placeholderIdentifier"] == "IBFilesOwner"
    }
    let sources = [element, making == .element ? nil : owner]
    let outer = sources.compactMap { $0?.child(named: "connections") }
    let inner = element.descendants.filter { $0.isNamed("connections") && !outer.contains($0) }
    return (outer + inner).flatMap { $0.children.filter { $0.isNamed("outlet") } }
  }
}

extension NibElement {
  /// Whether the element is one of the descendants of another one.
  fileprivate func isInside(_ other: NibElement) -> Bool {
    sequence(first: self, next: \.parent).dropFirst().contains(other)
  }
}

extension DiagnosticKind {
  static let noCell = DiagnosticKind(
    "no-cell", .error, "The document has no cell of that name, no cell at all, or more than one.",
    advice: "Name one with `--cell`.")
}
