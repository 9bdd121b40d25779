import Testing

@testable import NibFormats

/// Static cells, which a compiled nib stores in a data source of the table or of its controller.
@Suite struct UIKitTableSectionsTests {
  private static func cell(_ id: String, _ attributes: String = "") -> String {
    """
    <tableViewCell reuseIdentifier="\(id)" \(attributes) id="\(id)">\
    <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)v"/></tableViewCell>
    """
  }

  private static let sections = """
    <sections><tableViewSection headerTitle="Tea" footerTitle="Hot" id="s"><cells>\
    \(cell("green", "rowHeight=\"60.5\""))\(cell("black"))</cells></tableViewSection>\
    <tableViewSection id="t"><cells>\(cell("tap"))</cells></tableViewSection>\
    <tableViewSection headerTitle="Empty" id="u"><cells/></tableViewSection></sections>
    """
  private static let table =
    """
    <tableView dataMode="static" style="grouped" sectionHeaderHeight="28" sectionFooterHeight="28" id="a">\
    \(sections)</tableView>
    """
  private static let controller = """
    <tableViewController id="c"><tableView key="view" dataMode="static" sectionHeaderHeight="28" \
    sectionFooterHeight="28" id="a">\(sections)</tableView></tableViewController>
    """

  /// The sections of a document's only table: their titles, and their cells with the row heights.
  private func outline(_ document: NibDocument) throws -> [[String]] {
    let table = try #require(document.root.descendants.first { $0.isNamed("tableView") })
    #expect(table["dataMode"] == "static")
    return try #require(table.child(named: "sections")).children.map { section in
      let cells = section.child(named: "cells").map { Array($0.children) } ?? []
      return ["\(section["headerTitle"] ?? "-")/\(section["footerTitle"] ?? "-")"]
        + cells.map { "\($0["reuseIdentifier"] ?? "?") \($0["rowHeight"] ?? "-")" }
    }
  }

  @Test(
    "J: Sections and their cells are read back, in a table and in a controller's view",
    arguments: [table, controller])
  func roundTrip(xml: String) throws {
    let document = try DocumentSamples.xib(xml)
    #expect(try NibCompiler.compile(document).diagnostics.isEmpty)
    let back = try UIKitRoundTripTests.compiled(document)
    #expect(
      try outline(back) == [["Tea/Hot", "green 60.5", "black -"], ["-/-", "tap -"], ["Empty/-"]])
    #expect(UIKitSignature(back).lines == UIKitSignature(document).lines)
    #expect(back.diagnostics.isEmpty)
  }

  @Test(
    "J: The data source belongs to the table's controller if there is one, otherwise to the table",
    arguments: [
      (table, "UITableView", "dataSource"), (controller, "UITableViewController", "staticDataSource"),
    ])
  func owners(xml: String, owner: String, label: String) throws {
    let graph = try UIKitNibCompiler.graph(of: try DocumentSamples.xib(xml))
    let list = try #require(graph.array(graph.value("UINibConnectionsKey", of: graph.root)))
    let connection = try #require(list.first.flatMap { graph.object($0) })
    #expect(list.count == 1)
    #expect(graph.className(graph.value("UISource", of: connection)) == owner)
    #expect(graph.string(graph.value("UILabel", of: connection)) == label)
    #expect(graph.className(graph.value("UIDestination", of: connection)) == "UITableViewDataSource")
  }

  @Test(
    "A table that copies its cells, or has no sections, has no data source in the nib",
    arguments: [
      ("prototypes", "<sections/>", 0), ("static", "<sections/>", 0), ("prototypes", sections, 3),
    ])
  func noDataSource(mode: String, sections: String, warnings: Int) throws {
    let document = try DocumentSamples.xib("<tableView dataMode=\"\(mode)\" id=\"a\">\(sections)</tableView>")
    #expect(
      try NibCompiler.compile(document).diagnostics.map(\.id)
        == Array(repeating: "not-compiled", count: warnings))
    let table = try UIKitRoundTripTests.compiled(document).root.descendants.first { $0.isNamed("tableView") }
    #expect(table?["dataMode"] != "static")
  }

  @Test("J: Cells in the nib's list of objects occur only in their sections") func listedObjects() throws {
    let back = try UIKitRoundTripTests.compiled(try DocumentSamples.xib(Self.table))
    let parents = back.root.descendants.filter { $0.isNamed("tableViewCell") }.map { $0.parent?.name }
    #expect(parents == ["cells", "cells", "cells"])
  }

  @Test("J: A controller's table is found by the outlet if its view is a separate object of the nib")
  func tableByOutlet() throws {
    var graph = UIKitSampleGraph()
    let source = staticSource(&graph)
    let (controller, table) = (graph.add("UITableViewController", []), graph.add("UITableView", []))
    graph.top(controller)
    graph.top(table)
    graph.connect([("staticDataSource", controller, source), ("view", controller, table)])
    let document = try UIKitNibTranslator.document(of: graph.graph(), file: "Sample.nib", source: [])
    #expect(try outline(document) == [["-/-", "one -"]])
  }

  @Test("J: Static cells that do not belong to a table are left out with a warning") func noTable() throws {
    var graph = UIKitSampleGraph()
    let source = staticSource(&graph)
    let view = graph.add("UIView", [])
    graph.top(view)
    graph.connect([("dataSource", view, source)])
    let document = try UIKitNibTranslator.document(of: graph.graph(), file: "Sample.nib", source: [])
    #expect(document.diagnostics.map(\.id) == ["no-table"])
    #expect(document.diagnostics.first?.message == "static cells do not belong to a table; they are left out")
    #expect(!document.root.descendants.contains { $0.isNamed("sections") })
  }

  /// A data source with one section of one cell, and with the invalid members that a damaged nib may have.
  private func staticSource(_ graph: inout UIKitSampleGraph) -> CodedGraph.Value {
    let cell = graph.add("UITableViewCell", [("UIReuseIdentifier", graph.text("one"))])
    let row = graph.add("UITableViewRow", [("UITableRowCell", cell), ("UITableRowHeight", .float(-1))])
    let empty = graph.add("UITableViewRow", [])
    let section = graph.add("UITableViewSection", [("UITableSectionRows", graph.list([row, empty, .null]))])
    return graph.add("UITableViewDataSource", [("UITableSections", graph.list([section, .integer(3)]))])
  }
}

extension UIKitSampleGraph {
  /// Adds outlets to the nib, each with its name and its two ends.
  mutating func connect(
    _ outlets: [(label: String, source: CodedGraph.Value, destination: CodedGraph.Value)]
  ) {
    let connections = outlets.map { outlet in
      let label = text(outlet.label)
      return add(
        "UIRuntimeOutletConnection",
        [("UILabel", label), ("UISource", outlet.source), ("UIDestination", outlet.destination)])
    }
    set("UINibConnectionsKey", list(connections), of: .object(0))
  }
}
