/// Arranges subviews in rows and columns with equal gaps. All get the size of the first one.
///
/// As many stand side by side as the view's bounds have room for, and at least one: the original failed on a view that
/// is smaller than its subviews. The others follow on further pages, beyond the bounds. (The original's header says of
/// `NMGridLayoutExtension.none` that arranging ends there. Its code went on, and so does this.)
///
/// Hidden views take no place: a hidden view lies where the next visible one does.
open class NMGridLayoutManager: NMViewLayoutManager, NibKeyValueCoding {
  /// The order in which places are filled.
  open var direction = NMGridLayoutDirection.leftToRightTopToBottom
  /// How views that have no room within the bounds follow the others.
  open var `extension` = NMGridLayoutExtension.none
  /// Where they lie.
  open var extensionDirection = NMGridLayoutExtensionDirection.right

  /// A manager that fills rows from left to right, and goes on at the right.
  public required init() { super.init() }

  /// Arranges all subviews.
  ///
  /// - Returns: true.
  open override func layoutSubviews(_ view: UIView) -> Bool {
    guard let first = view.subviews.first else { return true }
    let grid = NMGrid(cell: first.bounds.size, container: view.bounds.size, manager: self)
    var index = 0
    for subview in view.subviews {
      subview.frame = grid.frame(at: index)
      if !subview.isHidden { index += 1 }
    }
    return true
  }

  /// Takes the three properties by the numbers of their cases, as runtime attributes of a nib give them.
  ///
  /// - Throws: `NibException` for any other key, and for a number that stands for no case.
  open func setValue(_ value: Any?, forKey key: String) throws {
    let number = value.flatMap(nibNumber).flatMap { Int(exactly: $0) }
    switch key {
    case "direction": direction = try NMGridLayoutManager.choice(number, value, key, self)
    case "extension": `extension` = try NMGridLayoutManager.choice(number, value, key, self)
    case "extensionDirection": extensionDirection = try NMGridLayoutManager.choice(number, value, key, self)
    default: try nibSetValue(value, forKey: key, of: self)
    }
  }

  private static func choice<Choice: RawRepresentable>(
    _ number: Int?, _ value: Any?, _ key: String, _ manager: NMGridLayoutManager
  ) throws -> Choice where Choice.RawValue == Int {
    guard let choice = number.flatMap(Choice.init(rawValue:)) else {
      throw NibException.mistyped(value, forKey: key, declared: Choice.self, of: manager)
    }
    return choice
  }
}

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
