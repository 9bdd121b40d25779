import Testing

@testable import NibCore
@testable import NibFormats

/// Compiled nibs whose objects would multiply when they are read.
@Suite struct CompiledFloodTests {
  /// All prototypes of the table are the same nib, so a small file describes many cells.
  @Test("A table with 2,000 prototypes gets 500 of them and one diagnostic") func sharedPrototypes() throws {
    let cell = CodedGraph(objects: [CodedGraph.Object("UITableViewCell")], container: .nibArchive)
    let pairs = (0..<2_000).flatMap { number in
      [CodedGraph.Value.string("cell-\(number)"), .object(2)].map {
        CodedGraph.Entry(CodedGraph.itemKeys.nibArchive, $0)
      }
    }
    let graph = CodedGraph(
      objects: [
        CodedGraph.Object(
          "UITableView", entries: [CodedGraph.Entry("UITableViewCellPrototypeNibs", .object(1))]),
        CodedGraph.Object("NSDictionary", entries: pairs),
        CodedGraph.Object(
          "UINib", entries: [CodedGraph.Entry("archiveData", .data(NIBArchiveWriter.bytes(of: cell)))]),
      ], container: .nibArchive)
    let prototypes = CodedPrototypes(linking: graph, file: "Flood.nib")
    #expect(prototypes.diagnostics.map(\.id) == ["too-many-prototypes"])
    #expect(
      prototypes.diagnostics.first?.message == """
        object 0 (UITableView) has prototype cells beyond the limit of 500 cells or 100000 objects; they and all \
        later ones are left out
        """)
    #expect(prototypes.graph.objects.count == 3 + 500)
  }

  /// Each of the 60 views has all of them, including itself, as subviews.
  @Test("Views that all contain each other give a document that can be loaded")
  func circularObjects() throws {
    let count = 60
    let entries = (1...count).map { CodedGraph.Entry("UISubviews", .object($0)) }
    let lists = (1...count).map { _ in CodedGraph.Object("UIView", entries: entries) }
    let root = CodedGraph.Object(
      "NSObject", entries: [CodedGraph.Entry("UINibTopLevelObjectsKey", .object(count + 1))])
    let top = CodedGraph.Object(
      "NSArray", entries: (1...count).map { CodedGraph.Entry(CodedGraph.itemKeys.nibArchive, .object($0)) })
    let graph = CodedGraph(objects: [root] + lists + [top], container: .nibArchive)
    let document = try NibReader.read(NIBArchiveWriter.bytes(of: graph), file: "Cycle.nib")
    let views = document.root.descendants.filter { $0.isNamed("view") }
    #expect(Set(views.compactMap(\.id)).count == count)
    // A view has one superview, so every view is in the tree once.
    let loaded = LoadedDocument(document).roots.flatMap(\.views)
    #expect(loaded.count == count)
    #expect(Set(loaded.map(ObjectIdentifier.init)).count == loaded.count)
  }
}

@Suite struct BoundedIntTests {
  @Test(
    "Any number becomes an integer of at most one billion in magnitude; NaN becomes 0",
    arguments: [
      (0, 0), (-0.5, 0), (7.9, 7), (-7.9, -7), (1e9, 1_000_000_000), (1e308, 1_000_000_000),
      (-.infinity, -1_000_000_000), (.infinity, 1_000_000_000), (.nan, 0),
    ])
  func bounds(_ number: Double, _ expected: Int) {
    #expect(Int(bounded: number) == expected)
    #expect(Int(bounded: Float(number)) == expected)
  }
}
