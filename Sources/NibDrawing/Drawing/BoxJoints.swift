import NibCore

/// The places where the sides of outlines cross or meet other outlines' edges.
struct BoxJoints {
  /// A side of a box.
  private struct Side {
    var owner: Int
    var column: Int
    var rows: Range<Int>
  }

  private var rows: [Int: [Side]] = [:]

  /// In a row of more sides than this names stand nowhere (`BoxClaims`), and nothing has to be avoided.
  private static let crowd = 2_000

  /// The sides of all boxes of a tree.
  init(_ tree: RenderTree) {
    for (owner, node) in tree.nodes.enumerated() {
      guard let box = node.outline, box.size.rows > 1 else { continue }
      for row in box.intersection(node.clip).rowRange {
        for column in [box.minColumn, box.maxColumn - 1] {
          rows[row, default: []].append(Side(owner: owner, column: column, rows: box.rowRange))
        }
      }
    }
  }

  /// The columns of the joints in an edge of `node`, whose number is `index`. Of sides that were drawn before it an
  /// opaque box hides all that does not lead out of it.
  func columns(row: Int, of index: Int, _ node: RenderNode, in box: CellRect) -> [Int] {
    let sides = rows[row] ?? []
    guard sides.count <= BoxJoints.crowd else { return [] }
    return sides.filter { side in
      guard node.isOpaque, side.owner < index else { return true }
      let outside = row == box.minRow ? row - 1 : row + 1
      return side.rows.contains(outside)
    }.map(\.column)
  }
}
