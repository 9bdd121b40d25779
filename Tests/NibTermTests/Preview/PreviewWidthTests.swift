import NibCore
import Testing

@testable import NibTerm

/// The keys that change a table's width.
@Suite struct PreviewWidthTests {
  @Test(
    arguments: [
      ("]", 383), ("[", 367), ("]]", 391), ("}", 390), ("{", 320), ("{}", 375), ("[[[=", 375), ("x", 375),
    ] as [(String, CGFloat)])
  func steps(keys: String, points: CGFloat) {
    var width = RowsWidth(375)
    for key in keys { _ = width.take(.character(key)) }
    #expect(width.points == points)
  }

  @Test func limits() {
    var width = RowsWidth(1)
    #expect(width.points == 40)
    _ = width.take(.character("["))
    #expect(width.points == 40)
    width.set(columns: 1_000_000)
    #expect(width.points == 4000)
    _ = width.take(.character("}"))
    #expect(width.points == 4000)
    width.set(columns: 40)
    #expect(width.columns == 40)
  }
}
