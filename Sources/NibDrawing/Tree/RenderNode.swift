import NibCore

/// A drawn view, with the properties that follow from its position in the tree.
struct RenderNode {
  let view: UIView
  /// One past the number of the view's last descendant; nodes are numbered depth first, back to front.
  var end = 0
  /// The frame in points at which the view is drawn, from the root's top left corner.
  let frame: CGRect
  /// The distance in points by which the view is drawn below its real frame, because the rows of a table are snapped to
  /// cells together. It is negative for a view that moves up because rounding would cut it off.
  let shift: CGFloat
  /// The snapped cells; empty if the width or height is less than half a cell.
  let cells: CellRect
  /// The snapped cells, but at least one row and column, for content that must be visible.
  let shownCells: CellRect
  /// The cells to which ancestors clip the view; empty for a hidden view.
  let clip: CellRect
  /// The cells in which the view may be drawn. If the tree includes hidden and clipped views, clipping by ancestors is
  /// ignored; otherwise this is the same as `clip`.
  let reach: CellRect
  /// Whether the view or an ancestor is hidden or transparent.
  let isHidden: Bool
  /// The product of the alpha of the view and of all its ancestors.
  let opacity: Double
  /// Whether the view is in a selected row.
  let isSelected: Bool
  /// Whether the view draws its own content in its whole frame.
  let fillsItsFrame: Bool
  /// The drawn frame of the row or section view of a table that the view is or belongs to; `nil` outside tables.
  let tableRow: CGRect?
  /// The index of the view's text among the tree's texts; `nil` if it has none.
  var text: Int?

  /// The cells in which the view is drawn; empty if it is not.
  var drawnCells: CellRect { shownCells.intersection(reach) }

  /// Whether part of the view is not visible: hidden, or clipped by an ancestor.
  var isConcealed: Bool { isHidden || shownCells.intersection(clip) != drawnCells }

  /// The view's display name: its label in Interface Builder, its custom class, or its class. The view of a
  /// container controller has the controller's name.
  var name: String {
    if let controller = view.nibViewController, view is ContainerView { return nibClassName(of: controller) }
    return view.nibOrigin?.userLabel ?? view.nibOrigin?.customClass ?? nibClassName(of: view)
  }
}

extension RenderNode {
  /// The background color, made as transparent as the view; `nil` if there is none or it is invisible.
  func background(_ traits: UITraitCollection) -> ColorComponents? {
    let standard: UIColor? = view.nibHidesViewsBehind ? .systemBackground : nil
    guard let color = view.nibBackground ?? standard else { return nil }
    var components = color.nibComponents(for: traits.userInterfaceStyle)
    components.alpha *= opacity
    return components.isVisible ? components : nil
  }

  /// The cells that the background covers.
  func backgroundCells(_ grid: CellGrid) -> CellRect {
    let insets = view.nibBackgroundInsets
    guard insets != .zero, !cells.isEmpty else { return cells }
    return cells.union(grid.cells(frame.inset(by: insets)))
  }

  /// Whether the background hides the content behind the view.
  var isOpaque: Bool { (background(view.traitCollection)?.alpha ?? 0) >= 0.5 }
}

extension UIView {
  /// Whether the view draws its own content in its whole frame: a control, an image or a custom view. Texts
  /// and views that only contain other views do not.
  var nibFillsItsFrame: Bool {
    if let view = self as? UIImageView { return view.image != nil }
    if self is UIControl && !(self is UIButton) { return true }
    guard subviews.isEmpty, type(of: self) != UIView.self, !(self is UILabel || self is UITextView) else {
      return false
    }
    return nibText == nil
  }

  /// Whether the view is a row of a table, a section's header or footer, or an item of a collection view.
  var nibIsTableRow: Bool {
    self is UITableViewCell || self is UITableViewHeaderFooterView || self is UICollectionViewCell
  }

  var nibIsSelectedRow: Bool {
    (self as? UITableViewCell)?.isSelected ?? (self as? UICollectionViewCell)?.isSelected ?? false
  }

  /// Whether the view has the focus because it can be tapped, and has no text of its own that shows it.
  var nibShowsFocusAsBox: Bool {
    window?.nibFocusedView === self && nibAnswersTaps && !(self is UIControl) && nibText == nil
  }

  /// Whether the view has the focus, and its drawing may not show it. Lists show a cursor, texts that are edited an
  /// insertion point, and other scroll views only scroll.
  var nibNeedsFocusMark: Bool {
    guard let window, window.nibFocusedView === self, !window.nibEditsText else { return false }
    return (self as? UITextView)?.isEditable ?? !(self is UIScrollView)
  }

  /// The attributes that mark a row of a table or an item of a collection view. The one under the cursor is reversed
  /// only while its list has the focus, so that the screen never seems to have two cursors. For the same reason, other
  /// selected rows are bold and underlined if anything in the window has the focus. `nil` for all other views.
  var nibRowMark: CellStyle.Attributes? {
    if let item = self as? UICollectionViewCell {
      return item.nibIsUnderCursor && nibIsInFocusedList ? [.reverse, .bold] : nil
    }
    guard let cell = self as? UITableViewCell else { return nil }
    if cell.nibIsUnderCursor, nibIsInFocusedList { return .reverse }
    guard cell.isSelected, cell.selectionStyle != .none else { return nil }
    return cell.window?.nibFocusedView == nil ? [.reverse, .dim] : [.bold, .underline]
  }

  /// Whether the list of a row or item has the focus, or nothing in its window has it.
  private var nibIsInFocusedList: Bool {
    window?.nibFocusedView.map { $0 === superview || $0 === self } ?? true
  }
}
