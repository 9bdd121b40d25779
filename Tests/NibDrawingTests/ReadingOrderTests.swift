import NibCore
import Testing

@testable import NibDrawing

/// The reading order, compared with a simple implementation of its definition.
@Suite struct ReadingOrderTests {
  private struct Item {
    let name: String
    let frame: CGRect

    init(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      self.name = name
      frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  private func names(_ items: [Item], isRightToLeft: Bool = false) -> [String] {
    ReadingOrder(isRightToLeft: isRightToLeft).sorted(items, frame: \.frame).map(\.name)
  }

  /// The names in reading order. An item belongs to the current row if it is beside every item in it.
  private func rowsByDefinition(_ items: [Item]) -> [String] {
    func isBeside(_ a: CGRect, _ b: CGRect) -> Bool {
      let shared = min(a.maxY, b.maxY) - max(a.minY, b.minY)
      return shared > 0 && shared * 2 >= min(a.height, b.height)
    }
    func sorted(_ items: [Item], by key: (CGRect) -> CGFloat) -> [Item] {
      items.enumerated().sorted { (key($0.element.frame), $0.offset) < (key($1.element.frame), $1.offset) }
        .map(\.element)
    }
    var rows: [[Item]] = []
    for item in sorted(items, by: \.minY) {
      if let row = rows.last, row.allSatisfy({ isBeside($0.frame, item.frame) }) {
        rows[rows.count - 1].append(item)
      } else {
        rows.append([item])
      }
    }
    return rows.flatMap { sorted($0, by: \.minX) }.map(\.name)
  }

  @Test("The order of random items agrees with the definition of rows") func randomFrames() {
    var state: UInt64 = 1
    func random(_ limit: UInt64) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat((state >> 33) % limit)
    }
    for _ in 0..<200 {
      let items = (0..<30).map { Item("\($0)", random(100), random(60), 10, random(40)) }
      #expect(names(items) == rowsByDefinition(items))
    }
  }

  @Test("Items at the same position keep their order, even many of them") func onePlace() {
    let items = (0..<50_000).map { Item("\($0)", 0, 0, 10, 10) }
    #expect(names(items) == items.map(\.name))
  }

  @Test("Two labels beside a tall image are read from top to bottom") func labelsBesideAnImage() {
    let items = [
      Item("image", 100, 0, 60, 80), Item("title", 10, 4, 80, 20), Item("detail", 0, 30, 80, 20),
    ]
    #expect(names(items) == ["title", "image", "detail"])
    #expect(names(items, isRightToLeft: true) == ["image", "title", "detail"])
  }
}
