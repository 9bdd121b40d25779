import NibCore

/// Shows where the keys of a running program go: a ring around the view, row or button with the focus, as iPadOS draws it
/// for a keyboard, and the insertion point of a text that is edited.
struct VectorFocus {
  private(set) var items: [VectorItem] = []
  private let root: UIView

  private static let ringWidth: CGFloat = 3
  private static let caretWidth: CGFloat = 2

  /// - Parameter root: the window of the program. Other views have no focus.
  init(in root: UIView) {
    self.root = root
    guard let window = root as? UIWindow, let view = window.nibFocusedView else { return }
    if window.nibEditsText {
      addCaret(of: window.nibFirstResponder as? UIView ?? view)
    } else if view is UITableView || view is UICollectionView {
      for item in view.subviews where item.nibHasListCursor {
        addRing(item.bounds, in: item, isInside: true)
      }
    } else if view.nibNeedsFocusMark || view.nibShowsFocusAsBox {
      addRing(focusedPart(of: view) ?? view.bounds, in: view, isInside: false)
    }
  }

  /// Adds a ring along a rectangle of a view, as far as it is visible.
  private mutating func addRing(_ area: CGRect, in view: UIView, isInside: Bool) {
    guard let frame = visibleFrame(of: area, in: view) else { return }
    let half = VectorFocus.ringWidth / 2
    let page = CGRect(origin: .zero, size: root.bounds.size)
    let ring = isInside ? frame : frame.insetBy(dx: -2 * half, dy: -2 * half).intersection(page)
    guard ring.width > 4 * half, ring.height > 4 * half else { return }
    items.append(.outline(ring.insetBy(dx: half, dy: half), color(of: view), width: VectorFocus.ringWidth))
  }

  private mutating func addCaret(of view: UIView) {
    let caret: CGRect? =
      switch view {
      case let field as UITextField: field.selectedTextRange.map { field.caretRect(for: $0.start) }
      case let text as UITextView: text.selectedTextRange.map { text.caretRect(for: $0.start) }
      default: nil
      }
    guard var caret, caret.width > 0, caret.height > 0 else {
      if !(view is UITextField || view is UITextView) { addRing(view.bounds, in: view, isInside: true) }
      return
    }
    caret.size.width = VectorFocus.caretWidth
    if let frame = visibleFrame(of: caret, in: view) { items.append(.rectangle(frame, color(of: view))) }
  }

  /// The visible part of a rectangle of a view, in the coordinates of the root; `nil` if nothing of it is visible.
  private func visibleFrame(of area: CGRect, in view: UIView) -> CGRect? {
    let shown = VisibleView(of: view, in: root)
    let frame = area.offsetBy(
      dx: shown.frame.minX - view.bounds.minX, dy: shown.frame.minY - view.bounds.minY
    ).intersection(shown.visibleFrame)
    return shown.isHidden || frame.isNull || frame.isEmpty ? nil : frame
  }

  private func color(of view: UIView) -> ColorComponents {
    (view.tintColor ?? .systemBlue).nibComponents(for: view.traitCollection.userInterfaceStyle)
  }

  /// The part with the focus of a view that consists of several, such as a button of a bar, in the coordinates of the
  /// view; `nil` for other views. It is where the view's drawing in cells is reversed.
  private func focusedPart(of view: UIView) -> CGRect? {
    switch view {
    case is UINavigationBar, is UIToolbar, is UITabBar, is UISearchBar, is UIPickerView, is UIDatePicker:
      break
    default: return nil
    }
    let grid = CellGrid.standard
    let size = grid.cells(CGRect(origin: .zero, size: view.bounds.size)).size
    guard size.columns > 0, size.rows > 0, size.columns * size.rows < 100_000 else { return nil }
    let canvas = CellCanvas(size: size)
    view.nibDraw(
      in: NibDrawingContext(
        canvas: canvas, style: .rendered, grid: grid, size: size, bounds: view.bounds,
        traits: view.traitCollection, backdrop: .default, isFocused: true, isSelected: false,
        tint: view.tintColor ?? .systemBlue))
    var part = CellRect.zero
    for row in canvas.bounds.rowRange {
      for column in canvas.bounds.columnRange
      where canvas[row: row, column: column].style.attributes.contains(.reverse) {
        part = part.union(CellRect(column: column, row: row, columns: 1, rows: 1))
      }
    }
    guard !part.isEmpty else { return nil }
    let (width, height) = (
      view.bounds.width / CGFloat(size.columns), view.bounds.height / CGFloat(size.rows)
    )
    return CGRect(
      x: view.bounds.minX + CGFloat(part.minColumn) * width,
      y: view.bounds.minY + CGFloat(part.minRow) * height, width: CGFloat(part.size.columns) * width,
      height: CGFloat(part.size.rows) * height)
  }
}

extension UIView {
  /// Whether the view is the row or item under the cursor of its list.
  fileprivate var nibHasListCursor: Bool {
    (self as? UITableViewCell)?.nibIsUnderCursor ?? (self as? UICollectionViewCell)?.nibIsUnderCursor ?? false
  }
}
