import Testing

@testable import NibCore

/// Cells whose content is a configuration.
@Suite struct ContentConfigurationTests {
  private func table(_ make: @escaping (Int) -> UIListContentConfiguration) -> UITableView {
    let source = ListSource(2)
    source.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.contentConfiguration = make(path.row)
      return cell
    }
    let table = makeTable(source, rowHeight: UITableView.automaticDimension)
    sources.append(source)
    return table
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { view in (view as? UILabel).map { [$0] } ?? labels(in: view) }
      .filter { !$0.isHidden && $0.text != nil }
  }

  @Test("A cell shows the texts of a configuration, and its height fits them") func texts() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Title"
    configuration.secondaryText = "Detail"
    let table = table { row in
      var own = configuration
      if row == 1 { own.secondaryText = nil }
      return own
    }
    #expect(table.visibleCells.map { labels(in: $0).map(\.text) } == [["Title", "Detail"], ["Title"]])
    #expect(table.visibleCells.map(\.frame.height) == [32, 16])
  }

  @Test("The texts of a value cell are beside each other") func value() throws {
    let table = table { _ in
      var configuration = UIListContentConfiguration.valueCell()
      configuration.text = "Title"
      configuration.secondaryText = "Value"
      return configuration
    }
    let shown = labels(in: try #require(table.visibleCells.first))
    #expect(shown.map(\.frame.minY) == [0, 0])
    #expect(shown[0].frame.maxX <= shown[1].frame.minX)
  }

  @Test("A new configuration of the same type changes the view of the old one") func update() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var configuration = cell.defaultContentConfiguration()
    configuration.text = "one"
    cell.contentConfiguration = configuration
    let view = try #require(cell.contentView.subviews.last)
    configuration.text = "two"
    cell.contentConfiguration = configuration
    #expect(cell.contentView.subviews.last === view)
    #expect(labels(in: cell).map(\.text) == ["two"])
    cell.contentConfiguration = nil
    #expect(view.superview == nil)
  }

  private final class Sources {
    var all: [ListSource] = []
    func append(_ source: ListSource) { all.append(source) }
  }
  private let sources = Sources()
}
