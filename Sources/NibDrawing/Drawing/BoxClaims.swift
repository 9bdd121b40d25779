import NibCore

/// The cells that belong to each view's box, so that no name is placed where it would seem to belong to
/// another view.
struct BoxClaims {
  private struct Claim {
    /// The number of the box's node in the tree.
    var owner: Int
    var columns: Range<Int>
    /// The column of the box's left corner if the claim is an edge of a box of several rows; otherwise `nil`. A view
    /// behind the box may share that edge for its name.
    var corner: Int?
  }

  private var rows: [Int: [Claim]] = [:]

  /// The maximum number of claims in a row. A row with more has no space for names and is claimed entirely.
  private static let maximumPerRow = 1_000

  init(_ tree: RenderTree) {
    for (index, node) in tree.nodes.enumerated() {
      if let box = node.outline { add(box, of: index, node) }
    }
  }

  /// Adds the cells that a box needs: its edges, and all cells of an opaque view.
  private mutating func add(_ box: CellRect, of owner: Int, _ node: RenderNode) {
    let shown = box.intersection(node.clip)
    for row in shown.rowRange {
      let isEdge = row == box.minRow || row == box.maxRow - 1
      guard isEdge || node.isOpaque else { continue }
      let corner = isEdge && box.size.rows > 1 ? box.minColumn : nil
      rows[row, default: []].append(Claim(owner: owner, columns: shown.columnRange, corner: corner))
    }
  }

  /// The columns of a row that are claimed by views drawn after `node`, whose number is `index`.
  ///
  /// An edge of a subview that begins at `sharedCorner` is not included: both names are placed side by side in the
  /// shared edge.
  func columns(row: Int, above index: Int, _ node: RenderNode, sharedCorner: Int?) -> [Range<Int>] {
    let claims = rows[row] ?? []
    guard claims.count <= BoxClaims.maximumPerRow else { return [node.clip.columnRange] }
    return claims.filter { claim in
      guard claim.owner > index else { return false }
      return claim.owner >= node.end || claim.corner == nil || claim.corner != sharedCorner
    }.map(\.columns)
  }
}
