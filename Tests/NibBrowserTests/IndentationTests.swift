import Testing

@testable import NibBrowser

/// The indentation of deep rows of the outline.
@Suite struct IndentationTests {
  @Test(
    "Every level of the outline looks different from the levels above it", arguments: [12, 24, 30, 34, 60])
  func levels(columns: Int) {
    let levels = (0...40).map { Indentation(depth: $0, columns: columns) }
    #expect(Set(levels).count == levels.count)
    for (level, next) in zip(levels, levels.dropFirst()) { #expect(level.start <= next.start) }
    #expect(levels.allSatisfy { $0.start <= columns * 2 / 5 })
  }

  @Test("The first levels are indented by two columns, the next by one, and the deepest have a number")
  func columns() {
    let levels = [0, 1, 3, 4, 9, 10].map { Indentation(depth: $0, columns: 30) }
    #expect(levels.map(\.start) == [0, 2, 6, 7, 12, 12])
    #expect(levels.map(\.depthText) == ["", "", "", "", "", "10"])
    #expect(levels.map(\.end) == [0, 2, 6, 7, 12, 14])
  }
}
