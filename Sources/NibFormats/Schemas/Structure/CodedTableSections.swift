import NibSupport

/// Translates the static cells of a table. A nib stores them in a data source that is connected to the table:
/// an object with sections, each with rows, each with a cell.
enum CodedTableSections {
  static let className = "UITableViewDataSource"
  static let sectionClass = "UITableViewSection"
  private static let sections = "UITableSections"
  private static let rows = "UITableSectionRows"
  private static let cell = "UITableRowCell"
  private static let height = "UITableRowHeight"
  private static let titles: KeyValuePairs<String, String> = [
    "headerTitle": "UITableSectionHeaderTitle", "footerTitle": "UITableSectionFooterTitle",
  ]

  /// Adds the sections and cells of all data sources to the elements of their tables.
  static func translate(_ translation: CodedTranslation) {
    let graph = translation.graph
    for connection in graph.objects(in: "UINibConnectionsKey", of: graph.root) {
      guard let owner = graph.object("UISource", of: connection),
        let source = graph.object("UIDestination", of: connection),
        graph.objects[source].className == className
      else { continue }
      translate(source, from: owner, translation)
    }
  }

  /// Adds the sections and cells of a data source to the element of its table.
  ///
  /// - Parameter owner: the object that is connected to the data source: the table, or the controller that has
  ///   the table as its view.
  private static func translate(_ source: Int, from owner: Int, _ translation: CodedTranslation) {
    let graph = translation.graph
    guard let table = table(of: owner, translation) else {
      return translation.report(
        .noTable, "static cells do not belong to a table; they are left out", at: graph.objects[source].offset
      )
    }
    table["dataMode"] = "static"
    let list = table.childAdding(named: "sections")
    for section in graph.objects(in: sections, of: source) {
      let draft = NibDraft("tableViewSection", at: graph.objects[section].offset)
      for (word, key) in titles { draft[word] = graph.string(key, of: section) }
      draft["id"] = translation.id(of: section)
      let cells = draft.childAdding(named: "cells")
      for row in graph.array(rows, of: section) ?? [] {
        if let child = cellDraft(row, translation) { cells.children.append(child) }
      }
      list.children.append(draft)
    }
  }

  /// The element of the table that an object is or has as its view; `nil` if there is none.
  private static func table(of owner: Int, _ translation: CodedTranslation) -> NibDraft? {
    let graph = translation.graph
    let outlets = graph.objects(in: "UINibConnectionsKey", of: graph.root).filter { connection in
      graph.object("UISource", of: connection) == owner
        && ["view", "tableView"].contains(graph.string("UILabel", of: connection))
    }
    let views = [graph.value("UIView", of: owner)] + outlets.map { graph.value("UIDestination", of: $0) }
    let candidates = [owner] + views.compactMap { graph.object($0) }
    return candidates.lazy.compactMap { translation.drafts[$0] }.first { $0.name == "tableView" }
  }

  /// The element of a static cell.
  private static func cellDraft(_ row: CodedGraph.Value, _ translation: CodedTranslation) -> NibDraft? {
    let graph = translation.graph
    guard let row = graph.object(row), let draft = translation.draft(of: graph.value(cell, of: row)) else {
      return nil
    }
    // A negative height means the row height of the table.
    if let height = graph.double(height, of: row), height >= 0 {
      draft["rowHeight"] = NibNumber.exact(height)
    }
    return draft
  }

  /// Makes the data source for the sections of a table, and the connection to it. A table without sections, or with
  /// cells that are copied for rows, has none.
  ///
  /// - Parameters:
  ///   - list: the `<sections>` element.
  ///   - table: the number of the table.
  static func compile(_ list: NibElement, table: Int, _ compilation: CodedCompilation) {
    let elements = list.children(named: "tableViewSection")
    guard !elements.isEmpty, list.parent?["dataMode"] == "static" else {
      for element in elements { reportLeftOut(element, compilation) }
      return
    }
    let values = elements.map { section(of: $0, compilation) }
    let source = compilation.add(className, [(sections, compilation.list(values))])
    compilation.addTopLevel(source)
    // If the table is the view of a table view controller, the controller is connected to the data source.
    let controller = list.parent?.parent.flatMap { $0.isNamed("tableViewController") ? $0 : nil }
    let owner =
      compilation.scope == nil
      ? controller.flatMap { compilation.number(of: $0) } : compilation.proxy("IBFilesOwner")
    if controller != nil, let owner {
      compilation.connect(owner, "staticDataSource", to: source)
    } else {
      compilation.connect(table, "dataSource", to: source)
    }
  }

  /// Reports a section of a table that copies its cells for rows.
  private static func reportLeftOut(_ section: NibElement, _ compilation: CodedCompilation) {
    compilation.report(
      .notCompiled,
      "only a table with dataMode=\"static\" can have sections of its own; the section is left out",
      at: section.location, in: section)
  }

  /// The object of a section with its cells.
  private static func section(of element: NibElement, _ compilation: CodedCompilation) -> CodedGraph.Value {
    let cells = element.children(inside: "cells")
    UncompiledParts(Set(titles.map { .attribute($0.key) } + [.element("cells")])).report(
      element, to: compilation)
    var values: CodedObjects.Values = []
    for (word, key) in titles {
      if let text = element.text(word) {
        values.append((key, compilation.text(text, word, of: element)))
      }
    }
    values.append((rows, compilation.list(cells.compactMap { row(of: $0, compilation) })))
    let number = compilation.add(sectionClass, values)
    compilation.register(number, for: element)
    return .object(number)
  }

  private static func row(of element: NibElement, _ compilation: CodedCompilation) -> CodedGraph.Value? {
    guard let value = compilation.value(of: element) else { return nil }
    return compilation.object(
      "UITableViewRow", [(cell, value), (height, .float(Float(element.double("rowHeight") ?? -1)))])
  }
}

extension DiagnosticKind {
  package static let noTable = DiagnosticKind(
    "no-table", .files, .warning,
    "Static cells of a compiled nib do not belong to a table, and are left out.")
}
