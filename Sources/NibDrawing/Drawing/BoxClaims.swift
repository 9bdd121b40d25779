import NibCore

/// Which cells belong to which views' boxes, so that no name stands where it would seem to be another view's.
struct BoxClaims {
  private struct Claim {
    var owner: Int
    var columns: Range<Int>
    /// The column of the box's left corner, where the claim is an edge that a view below may share.
    var corner: Int?
  }

  private var rows: [Int: [Claim]] = [:]

  /// In a row of more boxes than this there is no place for a name: all of it is claimed.
  private static let crowd = 1_000

  /// The boxes of all views of a tree.
  init(_ tree: RenderTree) {
    for (index, node) in tree.nodes.enumerated() {
      if let box = node.outline { add(box, of: index, node) }
    }
  }

  private mutating func add(_ box: CellRect, of owner: Int, _ node: RenderNode) {
    let shown = box.intersection(node.clip)
    for row in shown.rowRange {
      let isEdge = row == box.minRow || row == box.maxRow - 1
      guard isEdge || node.isOpaque else { continue }
      let corner = isEdge && box.size.rows > 1 ? box.minColumn : nil
      rows[row, default: []].append(Claim(owner: owner, columns: shown.columnRange, corner: corner))
    }
  }

  /// Those columns of a row that are claimed by views drawn after `node`, whose number is `index`.
  ///
  /// A subview whose box begins at `sharedCorner` claims nothing: both names stand side by side in the edge that
  /// the boxes share.
  func columns(row: Int, above index: Int, _ node: RenderNode, sharedCorner: Int?) -> [Range<Int>] {
    let claims = rows[row] ?? []
    guard claims.count <= BoxClaims.crowd else { return [node.clip.columnRange] }
    return claims.filter { claim in
      guard claim.owner > index else { return false }
      return claim.owner >= node.end || claim.corner == nil || claim.corner != sharedCorner
    }.map(\.columns)
  }
}
