import NibCore

/// Where the names of outlined views stand: in the top edges, names that share one side by side; in the
/// bottom edge where the top one is full.
struct BoxTitles {
  struct Title: Hashable {
    var text: String
    var start: CellPoint
  }

  private var titles: [Int: Title] = [:]
  /// Texts and controls.
  private let texts: ContentMap
  /// Texts, controls and names.
  private var content: ContentMap
  private let joints: BoxJoints
  private let claims: BoxClaims

  /// The fewest characters that a name is cut to.
  private static let fewestCharacters = 4

  /// Plans the names of all views, inner ones first: what holds them often has the same edges, and no name
  /// that says as much.
  init(_ tree: RenderTree, _ placements: [TextPlacement]) {
    texts = ContentMap(tree, placements, outlined: true)
    content = texts
    joints = BoxJoints(tree)
    claims = BoxClaims(tree)
    for (index, node) in tree.nodes.enumerated().reversed() {
      guard let box = node.outline, let title = title(of: index, node, in: box) else { continue }
      titles[index] = title
      let end = title.start.column + CellText.columns(of: title.text)
      content.add(title.start.column..<end, row: title.start.row)
    }
  }

  subscript(index: Int) -> Title? { titles[index] }

  /// The name where there is room for it; else as much of it as there is room for in the top edge where that
  /// is not shared.
  private func title(of index: Int, _ node: RenderNode, in box: CellRect) -> Title? {
    // In one row a text says more than a name.
    if box.size.rows == 1 && node.text != nil { return nil }
    let needed = CellText.columns(of: node.name)
    guard needed > 0 else { return nil }
    for row in edges(of: node, box) {
      let place = places(of: index, node, in: box, row: row).first { $0.count >= needed }
      if let place { return Title(text: node.name, start: CellPoint(column: place.lowerBound, row: row)) }
    }
    return node.clip.rowRange.contains(box.minRow) ? shortenedTitle(of: index, node, in: box) : nil
  }

  /// The rows where a name may stand whole. In a bottom edge with texts it would seem to be one of them.
  private func edges(of node: RenderNode, _ box: CellRect) -> [Int] {
    let bottom = box.maxRow - 1
    let hasBottom = bottom > box.minRow && texts.isFree(box.columnRange, row: bottom)
    return ([box.minRow] + (hasBottom ? [bottom] : [])).filter(node.clip.rowRange.contains)
  }

  private func shortenedTitle(of index: Int, _ node: RenderNode, in box: CellRect) -> Title? {
    let places = places(of: index, node, in: box, row: box.minRow, sharing: false)
    guard let place = places.max(by: { $0.count < $1.count }) else { return nil }
    let shown = CellText.truncated(node.name, columns: place.count)
    guard shown.count >= BoxTitles.fewestCharacters else { return nil }
    return Title(text: shown, start: CellPoint(column: place.lowerBound, row: box.minRow))
  }

  /// The free stretches of an edge, best ones first: clear of joints, a cell of the edge beside the corners.
  private func places(
    of index: Int, _ node: RenderNode, in box: CellRect, row: Int, sharing: Bool = true
  ) -> [Range<Int>] {
    let claimed = claims.columns(row: row, above: index, node, sharedCorner: sharing ? box.minColumn : nil)
    let shown = box.intersection(node.clip).columnRange
    let inner = box.inset(columns: 1, rows: 0).columnRange.clamped(to: shown)
    let roomy = box.inset(columns: box.size.rows == 1 ? 1 : 2, rows: 0).columnRange.clamped(to: shown)
    let crossed = joints.columns(row: row, of: index, node, in: box)
    return freeRuns(of: roomy, row: row, claimed, avoiding: crossed)
      + freeRuns(of: roomy, row: row, claimed) + freeRuns(of: inner, row: row, claimed)
  }

  /// The stretches of an edge in which nothing stands, a cell apart from what does.
  private func freeRuns(
    of edge: Range<Int>, row: Int, _ claimed: [Range<Int>], avoiding joints: [Int] = []
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for column in edge {
      let isFree =
        content.isFree(column - 1..<column + 2, row: row) && !claimed.contains { $0.contains(column) }
        && !joints.contains(column)
      if isFree == (start != nil) { continue }
      if let first = start { runs.append(first..<column) }
      start = isFree ? column : nil
    }
    if let first = start { runs.append(first..<edge.upperBound) }
    return runs
  }
}
