import NibCore

/// The positions of the names of outlined views. Names are in the top edge, side by side where views share
/// the edge, or in the bottom edge if the top edge is full.
struct BoxTitles {
  struct Title: Hashable {
    var text: String
    var start: CellPoint
  }

  private var titles: [Int: Title] = [:]
  /// The cells of texts and controls.
  private let texts: ContentMap
  /// The cells of texts, controls and names.
  private var content: ContentMap
  private let joints: BoxJoints
  private let claims: BoxClaims

  /// The minimum length in characters of a shortened name.
  private static let minimumCharacters = 4

  /// Finds positions for the names of all views, inner views first: an outer view often shares their edges, and its
  /// name is less informative.
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

  /// The full name if it fits into an edge; otherwise the name shortened to fit the top edge, outside the parts that
  /// the box shares with other boxes. `nil` if even four characters do not fit.
  private func title(of index: Int, _ node: RenderNode, in box: CellRect) -> Title? {
    // In a view of one row, the text is more useful than the name.
    if box.size.rows == 1 && node.text != nil { return nil }
    let needed = CellText.columns(of: node.name)
    guard needed > 0 else { return nil }
    for row in edges(of: node, box) {
      let place = places(of: index, node, in: box, row: row).first { $0.count >= needed }
      if let place { return Title(text: node.name, start: CellPoint(column: place.lowerBound, row: row)) }
    }
    return node.clip.rowRange.contains(box.minRow) ? shortenedTitle(of: index, node, in: box) : nil
  }

  /// The rows that may show the whole name. The bottom edge is left out if it contains texts, because the name
  /// would look like one of them.
  private func edges(of node: RenderNode, _ box: CellRect) -> [Int] {
    let bottom = box.maxRow - 1
    let hasBottom = bottom > box.minRow && texts.isFree(box.columnRange, row: bottom)
    return ([box.minRow] + (hasBottom ? [bottom] : [])).filter(node.clip.rowRange.contains)
  }

  private func shortenedTitle(of index: Int, _ node: RenderNode, in box: CellRect) -> Title? {
    let places = places(of: index, node, in: box, row: box.minRow, sharing: false)
    guard let place = places.max(by: { $0.count < $1.count }) else { return nil }
    let shown = CellText.truncated(node.name, columns: place.count)
    guard shown.count >= BoxTitles.minimumCharacters else { return nil }
    return Title(text: shown, start: CellPoint(column: place.lowerBound, row: box.minRow))
  }

  /// The free ranges of an edge, best first: those that are clear of joints and one cell away from the corners, then
  /// those that contain joints, then those that touch the corners.
  private func places(
    of index: Int, _ node: RenderNode, in box: CellRect, row: Int, sharing: Bool = true
  ) -> [Range<Int>] {
    let claimed = claims.columns(row: row, above: index, node, sharedCorner: sharing ? box.minColumn : nil)
    let shown = box.intersection(node.clip).columnRange
    let betweenCorners = box.inset(columns: 1, rows: 0).columnRange.clamped(to: shown)
    let awayFromCorners = box.inset(columns: box.size.rows == 1 ? 1 : 2, rows: 0).columnRange.clamped(
      to: shown)
    let crossed = joints.columns(row: row, of: index, node, in: box)
    return freeRuns(of: awayFromCorners, row: row, claimed, avoiding: crossed)
      + freeRuns(of: awayFromCorners, row: row, claimed) + freeRuns(of: betweenCorners, row: row, claimed)
  }

  /// The empty ranges of an edge, one cell away from other content.
  private func freeRuns(
    of edge: Range<Int>, row: Int, _ claimed: [Range<Int>], avoiding joints: [Int] = []
  ) -> [Range<Int>] {
    edge.runs { column in
      content.isFree(column - 1..<column + 2, row: row) && !claimed.contains { $0.contains(column) }
        && !joints.contains(column)
    }
  }
}

extension Range<Int> {
  /// The ranges of consecutive numbers that meet a condition.
  func runs(where isIncluded: (Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for number in self where isIncluded(number) {
      if let last = runs.last, last.upperBound == number {
        runs[runs.count - 1] = last.lowerBound..<number + 1
      } else {
        runs.append(number..<number + 1)
      }
    }
    return runs
  }
}

/// The columns in which the sides of outlines cross or meet the edges of other outlines. Names avoid them.
struct BoxJoints {
  /// The left or right side of a box.
  private struct Side {
    /// The number of the box's node in the tree.
    var owner: Int
    var column: Int
    var rows: Range<Int>
  }

  private var rows: [Int: [Side]] = [:]

  /// The maximum number of sides in a row, to save time. In a row with more, names may cover joints.
  private static let maximumPerRow = 2_000

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

  /// The columns of the joints in an edge of `node`, whose number is `index`. An opaque box hides the sides
  /// drawn before it, except for the parts that extend outside it.
  func columns(row: Int, of index: Int, _ node: RenderNode, in box: CellRect) -> [Int] {
    let sides = rows[row] ?? []
    guard sides.count <= BoxJoints.maximumPerRow else { return [] }
    return sides.filter { side in
      guard node.isOpaque, side.owner < index else { return true }
      let outside = row == box.minRow ? row - 1 : row + 1
      return side.rows.contains(outside)
    }.map(\.column)
  }
}
