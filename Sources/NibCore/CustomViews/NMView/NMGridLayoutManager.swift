/// Arranges subviews in rows and columns with equal gaps. All subviews get the size of the first subview.
///
/// A page has as many columns and rows as fit into the view's bounds, but at least one of each. The remaining subviews
/// are placed on further pages beyond the bounds.
///
/// Hidden views have no place in the grid: a hidden view gets the frame of the next visible view.
///
/// Differences from the Objective-C original: the original failed for a view that is smaller than its subviews. Its
/// header says that `NMGridLayoutExtension.none` ends the arrangement after the first page, but its code continued, and
/// so does this class.
open class NMGridLayoutManager: NMViewLayoutManager, NibKeyValueCoding {
  /// The order in which the grid's places are filled.
  open var direction = NMGridLayoutDirection.leftToRightTopToBottom
  /// The arrangement of views that do not fit within the bounds.
  open var `extension` = NMGridLayoutExtension.none
  /// The direction in which further pages follow.
  open var extensionDirection = NMGridLayoutExtensionDirection.right

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

  /// Sets the three properties by the raw values of their cases, as runtime attributes of a nib specify them.
  ///
  /// - Throws: `NibException` for any other key, and for a number that is not a raw value of the property's
  ///   type.
  open func setValue(_ value: Any?, forKey key: String) throws {
    switch key {
    case "direction": direction = try choice(of: value, forKey: key)
    case "extension": `extension` = try choice(of: value, forKey: key)
    case "extensionDirection": extensionDirection = try choice(of: value, forKey: key)
    default: try nibSetValue(value, forKey: key, of: self)
    }
  }

  /// The case of an enumeration whose number is the value for a key. Throws if there is none.
  private func choice<Choice: RawRepresentable>(
    of value: Any?, forKey key: String
  ) throws -> Choice where Choice.RawValue == Int {
    let number = value.flatMap(nibNumber).flatMap { Int(exactly: $0) }
    guard let choice = number.flatMap(Choice.init(rawValue:)) else {
      throw NibException.mistyped(value, forKey: key, declared: Choice.self, of: self)
    }
    return choice
  }
}

/// The frames in a grid: pages of rows and columns with equal gaps around the cells.
struct NMGrid {
  private let cell: CGSize
  private let container: CGSize
  private let direction: NMGridLayoutDirection
  private let pageStep: CGSize
  private let columns: Int
  private let rows: Int
  private let gap: CGSize
  /// True if the second page begins with the gap that ends the first page.
  private let sharesMargins: Bool

  /// - Parameters:
  ///   - cell: the size of every cell, in points.
  ///   - container: the size of a page, in points.
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

  /// The frame in points of the visible view with the given index.
  func frame(at index: Int) -> CGRect {
    let (row, column) =
      switch direction {
      case .leftToRightTopToBottom: (index / columns % rows, index % columns)
      case .topToBottomLeftToRight: (index % rows, index / rows % columns)
      }
    let page = CGFloat(index / (columns * rows))
    return CGRect(
      x: gap.width + offset(page * pageStep.width, gap.width) + CGFloat(column) * (gap.width + cell.width),
      y: gap.height + offset(page * pageStep.height, gap.height) + CGFloat(row) * (gap.height + cell.height),
      width: cell.width, height: cell.height)
  }

  /// The offset of a page, in points. As in the original, only one gap is subtracted, whatever the number of
  /// previous pages.
  private func offset(_ distance: CGFloat, _ gap: CGFloat) -> CGFloat {
    sharesMargins ? max(0, distance - gap) : distance
  }

  /// The number of times that a length fits into the whole: at least 1, even if the length is 0.
  private static func count(of length: CGFloat, in whole: CGFloat) -> Int {
    let count = whole / length
    return count.isFinite && count >= 1 ? Int(bounded: min(count, 1_000_000)) : 1
  }

  private static func gap(around count: Int, _ length: CGFloat, in whole: CGFloat) -> CGFloat {
    max(0, (whole - CGFloat(count) * length) / CGFloat(count + 1))
  }
}

/// The order in which a grid's places are filled.
public enum NMGridLayoutDirection: Int, Hashable, Sendable {
  /// Fills one row after the other.
  case leftToRightTopToBottom = 0
  /// Fills one column after the other.
  case topToBottomLeftToRight = 1
}

/// The arrangement of views that do not fit within the grid's bounds.
public enum NMGridLayoutExtension: Int, Hashable, Sendable {
  /// Like `nextFullPage`.
  case none = 0
  /// Adds pages of the size of the bounds, each with the same margins: for scroll views with paging.
  case nextFullPage = 1
  /// Like `nextFullPage`, but with a single gap between the first page and the second: for scroll views without paging.
  /// Between later pages there are two gaps, as in the Objective-C original.
  case lastItem = 2
}

/// The direction in which a grid continues beyond its bounds.
public enum NMGridLayoutExtensionDirection: Int, Hashable, Sendable {
  /// To the right of the bounds.
  case right = 0
  /// Below the bounds.
  case down = 1
}
