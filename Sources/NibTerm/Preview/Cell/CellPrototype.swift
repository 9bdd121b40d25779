import NibCore

/// The cell of a document that rows are shown in.
struct CellPrototype {
  /// How its cells are made.
  enum Making {
    /// The nib has the cell alone, as a registered nib must.
    case nib
    /// The cell is one of several things in its document.
    case element
    /// A plain view that a program puts into a cell of its own; outlets may be the File's Owner's.
    case hosted
  }

  let document: NibDocument
  /// The cell, or the plain view.
  let element: NibElement
  let making: Making
  /// What tables know it by.
  let identifier: String
  /// The height of rows that was asked for; nil: what the document says.
  private let givenHeight: CGFloat?

  /// The cell of that name: its reuse identifier, id, custom class or user label. Without a name, the
  /// document's only cell, or the only view of a nib that has no cell.
  ///
  /// - Parameter rowHeight: every row's height in points, or `UITableView.automaticDimension`; nil: what the
  ///   document says.
  /// - Throws: `RowsError` if there is no such cell, or more than one to choose from.
  init(in document: NibDocument, named name: String?, rowHeight: CGFloat? = nil) throws(RowsError) {
    let cells = CellPrototype.cells(in: document)
    let candidates = cells.isEmpty ? CellPrototype.views(in: document) : cells
    let chosen = candidates.filter { element in
      name == nil || CellPrototype.names(of: element).contains { $0 == name }
    }
    guard let element = chosen.first, chosen.count == 1 else {
      throw CellPrototype.error(document, name, chosen, candidates)
    }
    self.document = document
    self.element = element
    givenHeight = rowHeight
    identifier = element["reuseIdentifier"] ?? "Cell"
    making =
      cells.isEmpty ? .hosted : candidates.count == 1 && element.parent?.name == "objects" ? .nib : .element
  }

  // MARK: Finding

  private static func cells(in document: NibDocument) -> [NibElement] {
    document.root.descendants.filter { $0.isNamed("tableViewCell") || $0.isNamed("collectionViewCell") }
  }

  private static func views(in document: NibDocument) -> [NibElement] {
    document.root.child(named: "objects")?.children.filter { $0.child(key: "frame") != nil } ?? []
  }

  private static func names(of element: NibElement) -> [String] {
    ["reuseIdentifier", "id", "customClass", "userLabel"].compactMap { element[$0] }
  }

  private static func error(
    _ document: NibDocument, _ name: String?, _ chosen: [NibElement], _ candidates: [NibElement]
  ) -> RowsError {
    let message: String
    switch name {
    case _ where candidates.isEmpty: message = "the document has no cell and no view to show rows in"
    case let name? where chosen.isEmpty:
      message = "there is no cell '\(name)'; there are: \(list(candidates))"
    case let name?:
      message = "\(chosen.count) cells are called '\(name)'; choose one by its id: \(list(chosen))"
    case nil: message = "there are \(candidates.count) cells; choose one with --cell: \(list(candidates))"
    }
    return RowsError(
      Diagnostic("no-cell", .error, message, at: SourceLocation(file: document.file, line: 0, column: 0)))
  }

  /// What each can be called by: its first name, or its id where others have that name too.
  private static func list(_ elements: [NibElement]) -> String {
    let first = elements.map { names(of: $0).first ?? "" }
    let texts = zip(elements, first).map { element, name in
      first.filter { $0 == name }.count == 1 ? name : element.id ?? name
    }
    return texts.joined(separator: ", ")
  }

  // MARK: What the document says of it

  /// Whether it is a collection's.
  var isCollection: Bool { element.isNamed("collectionViewCell") }

  /// The size that it was drawn with.
  var savedSize: CGSize {
    func length(_ name: String) -> CGFloat? {
      element.child(key: "frame").flatMap { $0[name] }.flatMap { Double($0) }.map { CGFloat($0) }
    }
    return CGSize(width: length("width") ?? 320, height: length("height") ?? 44)
  }

  /// The height of rows: the one that was asked for; else that of the storyboard's table, if its rows have
  /// one; else what the constraints give, or, of a cell without any, what it was drawn with.
  var rowHeight: CGFloat {
    if let givenHeight { return givenHeight }
    if let height = element.parent?.parent?["rowHeight"].flatMap({ Double($0) }), height > 0 {
      return CGFloat(height)
    }
    return hasConstraints || element["style"] != nil ? UITableView.automaticDimension : savedSize.height
  }

  /// Whether constraints lay its content out.
  var hasConstraints: Bool { element.descendants.contains { $0.isNamed("constraint") } }

  /// What refers to its views by names of code: the cell's own connections first, those of the File's Owner,
  /// those of views inside.
  var connections: [NibElement] {
    let owner = document.root.child(named: "objects")?.children.first {
      $0["placeholderIdentifier"] == "IBFilesOwner"
    }
    let own = [element, making == .element ? nil : owner].compactMap { $0?.child(named: "connections") }
    let inside = element.descendants.filter { $0.isNamed("connections") && !own.contains($0) }
    return (own + inside).flatMap { $0.children.filter { $0.isNamed("outlet") } }
  }
}
