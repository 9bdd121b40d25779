import NibCore
import Testing

@testable import NibDrawing

/// Rows of the reading order, held against their definition.
@Suite struct ReadingOrderTests {
  private struct Thing {
    let name: String
    let frame: CGRect

    init(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      self.name = name
      frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  private func names(_ things: [Thing], isRightToLeft: Bool = false) -> [String] {
    ReadingOrder(isRightToLeft: isRightToLeft).sorted(things, frame: \.frame).map(\.name)
  }

  /// A thing belongs to a row if it is beside every thing in it.
  private func rowsByDefinition(_ things: [Thing]) -> [String] {
    func isBeside(_ a: CGRect, _ b: CGRect) -> Bool {
      let shared = min(a.maxY, b.maxY) - max(a.minY, b.minY)
      return shared > 0 && shared * 2 >= min(a.height, b.height)
    }
    func sorted(_ things: [Thing], by key: (CGRect) -> CGFloat) -> [Thing] {
      things.enumerated().sorted { (key($0.element.frame), $0.offset) < (key($1.element.frame), $1.offset) }
        .map(\.element)
    }
    var rows: [[Thing]] = []
    for thing in sorted(things, by: \.minY) {
      if let row = rows.last, row.allSatisfy({ isBeside($0.frame, thing.frame) }) {
        rows[rows.count - 1].append(thing)
      } else {
        rows.append([thing])
      }
    }
    return rows.flatMap { sorted($0, by: \.minX) }.map(\.name)
  }

  @Test func randomFrames() {
    var state: UInt64 = 1
    func random(_ limit: UInt64) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat((state >> 33) % limit)
    }
    for _ in 0..<200 {
      let things = (0..<30).map { Thing("\($0)", random(100), random(60), 10, random(40)) }
      #expect(names(things) == rowsByDefinition(things))
    }
  }

  @Test("Things at the same position keep their order, even many of them") func onePlace() {
    let things = (0..<50_000).map { Thing("\($0)", 0, 0, 10, 10) }
    #expect(names(things) == things.map(\.name))
  }

  @Test("Two labels beside a tall image are read from top to bottom") func labelsBesideAnImage() {
    let things = [
      Thing("image", 100, 0, 60, 80), Thing("title", 10, 4, 80, 20), Thing("detail", 0, 30, 80, 20),
    ]
    #expect(names(things) == ["title", "image", "detail"])
    #expect(names(things, isRightToLeft: true) == ["image", "title", "detail"])
  }
}
