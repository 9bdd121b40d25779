import Testing

@testable import NibCore
@testable import NibFormats

/// Loading of compiled nibs with tables of static cells.
@Suite struct CompiledTableTests {
  @Test("J: A compiled table of static cells has its cells after loading") func loading() throws {
    let sections = [["green", "black"], ["tap"], []].enumerated().map { index, cells in
      "<tableViewSection id=\"\(index)\"><cells>"
        + cells.map {
          "<tableViewCell reuseIdentifier=\"\($0)\" id=\"\($0)\"><tableViewCellContentView key=\"contentView\" "
            + "tableViewCell=\"\($0)\" id=\"\($0)-content\"/></tableViewCell>"
        }.joined() + "</cells></tableViewSection>"
    }
    let source = TestNib.xib(
      "<tableView dataMode=\"static\" id=\"a\"><sections>\(sections.joined())</sections></tableView>")
    let document = try NibReader.read(Array(source.utf8), file: "Table.xib")
    let bytes = try NibCompiler.compile(document).bytes
    let objects = UINib(data: Data(bytes), bundle: nil).instantiate(withOwner: nil, options: nil)
    let table = try #require(objects.first as? UITableView)
    #expect(objects.count == 1)
    #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [2, 1, 0])
  }
}
