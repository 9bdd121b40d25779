import NibCore
import Testing

@testable import NibTerm

/// The rows of the reading order, compared with their definition.
@Suite struct LinearOrderTests {
  /// A node belongs to a row if it is beside every node in it.
  private func rowsByDefinition(_ nodes: [LinearNode]) -> [String] {
    func isBeside(_ a: CGRect, _ b: CGRect) -> Bool {
      let shared = min(a.maxY, b.maxY) - max(a.minY, b.minY)
      return shared > 0 && shared * 2 >= min(a.height, b.height)
    }
    func sorted(_ nodes: [LinearNode], by key: (CGRect) -> CGFloat) -> [LinearNode] {
      nodes.enumerated().sorted { (key($0.element.frame), $0.offset) < (key($1.element.frame), $1.offset) }
        .map(\.element)
    }
    var rows: [[LinearNode]] = []
    for node in sorted(nodes, by: \.minY) {
      if let row = rows.last, row.allSatisfy({ isBeside($0.frame, node.frame) }) {
        rows[rows.count - 1].append(node)
      } else {
        rows.append([node])
      }
    }
    return rows.flatMap { sorted($0, by: \.minX) }.map(\.text)
  }

  @Test func randomFrames() {
    var state: UInt64 = 1
    func random(_ limit: UInt64) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat((state >> 33) % limit)
    }
    for _ in 0..<200 {
      let nodes = (0..<30).map { number in
        LinearNode(
          frame: CGRect(x: random(100), y: random(60), width: 10, height: random(40)), text: "\(number)")
      }
      #expect(LinearOrder.sorted(nodes, isRightToLeft: false).map(\.text) == rowsByDefinition(nodes))
    }
  }

  @Test("elements at one position keep their order, however many there are") func onePlace() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let nodes = (0..<50_000).map { LinearNode(frame: frame, text: "\($0)") }
    #expect(LinearOrder.sorted(nodes, isRightToLeft: false).map(\.text) == nodes.map(\.text))
  }
}
