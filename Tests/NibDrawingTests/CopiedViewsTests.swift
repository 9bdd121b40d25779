import Foundation
import TestSupport
import Testing

@testable import NibCore
@testable import NibDrawing

/// docs/behaviours.md G22: copies of views, which equal the result of archiving and unarchiving.
@Suite struct CopiedViewsTests {
  /// All xibs except StaticTable.xib, because tables are copied without the cells of their nib.
  private static let documents = ["Archives", "Documents", "Views"].flatMap(SourcePackage.fixtures)
    .filter { $0.hasSuffix(".xib") && $0 != "Views/StaticTable.xib" }

  @Test("G22: The copied views of every fixture are drawn like the originals", arguments: documents)
  func copies(name: String) throws {
    let nib = UINib(data: Data(try SourcePackage.fixture(name)), bundle: nil)
    nib.nibMode = .lenient
    for case let view as UIView in try nib.nibInstantiate(withOwner: nil) {
      view.layoutIfNeeded()
      let drawn = drawing(of: view)
      let copy = try #require(view.nibCopy())
      copy.layoutIfNeeded()
      #expect(drawing(of: copy) == drawn)
    }
  }

  private func drawing(of view: UIView) -> String {
    let grid = CellGrid.standard
    let size = CellSize(
      columns: max(1, grid.columns(Double(view.bounds.width))),
      rows: max(1, grid.rows(Double(view.bounds.height))))
    let canvas = CellCanvas(size: size)
    TreeRenderer(style: .rendered, grid: grid).draw(view, on: canvas)
    return TextExport().text(of: canvas)
  }
}
