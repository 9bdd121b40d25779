/// The places of a grid: pages of rows and columns with equal gaps around the cells.
struct NMGrid {
  private let cell: CGSize
  private let container: CGSize
  private let direction: NMGridLayoutDirection
  private let pageStep: CGSize
  private let columns: Int
  private let rows: Int
  private let gap: CGSize

  /// - Parameters:
  ///   - cell: the size of every cell, in points.
  ///   - container: the size of a page.
  init(cell: CGSize, container: CGSize, manager: NMGridLayoutManager) {
    self.cell = cell
    self.container = container
    direction = manager.direction
    columns = NMGrid.count(of: cell.width, in: container.width)
    rows = NMGrid.count(of: cell.height, in: container.height)
    gap = CGSize(
      width: NMGrid.gap(around: columns, cell.width, in: container.width),
      height: NMGrid.gap(around: rows, cell.height, in: container.height))
    pageStep = CGSize(
      width: manager.extensionDirection == .right ? container.width : 0,
      height: manager.extensionDirection == .down ? container.height : 0)
    sharesMargins = manager.extension == .lastItem
  }

  /// Whether a further page begins with the gap that the page before ended with.
  private let sharesMargins: Bool

  /// The place of the visible view with that number.
  func frame(at index: Int) -> CGRect {
    let column: Int
    let row: Int
    switch direction {
    case .leftToRightTopToBottom: (row, column) = (index / columns % rows, index % columns)
    case .topToBottomLeftToRight: (row, column) = (index % rows, index / rows % columns)
    }
    let page = CGFloat(index / (columns * rows))
    return CGRect(
      x: gap.width + offset(page * pageStep.width, gap.width) + CGFloat(column) * (gap.width + cell.width),
      y: gap.height + offset(page * pageStep.height, gap.height) + CGFloat(row) * (gap.height + cell.height),
      width: cell.width, height: cell.height)
  }

  /// One gap less, however many pages there are before: as the original has it.
  private func offset(_ distance: CGFloat, _ gap: CGFloat) -> CGFloat {
    sharesMargins ? max(0, distance - gap) : distance
  }

  /// How many lengths fit: at least one, also of no length at all.
  private static func count(of length: CGFloat, in whole: CGFloat) -> Int {
    let count = whole / length
    return count.isFinite && count >= 1 ? Int(min(count, 1_000_000)) : 1
  }

  private static func gap(around count: Int, _ length: CGFloat, in whole: CGFloat) -> CGFloat {
    max(0, (whole - CGFloat(count) * length) / CGFloat(count + 1))
  }
}
