import NibCore

/// A view that is drawn, with all that its place in the tree makes of it.
struct RenderNode {
  let view: UIView
  /// The number after the last view below this one; nodes are numbered depth first, back to front.
  var end = 0
  /// Its place in points, from the root's top left corner.
  let frame: CGRect
  /// Its snapped cells; empty where a length is less than half a cell.
  let cells: CellRect
  /// Its cells when it has to be seen: at least one row and column.
  let shownCells: CellRect
  /// The cells that its ancestors leave to it; none for a hidden view.
  let clip: CellRect
  /// The cells in which it may be shown, however its ancestors clip it.
  let reach: CellRect
  /// Whether it or an ancestor is hidden or transparent.
  let isHidden: Bool
  /// The product of its own and its ancestors' alpha.
  let opacity: Double
  /// Whether it lies in a chosen row.
  let isSelected: Bool
  /// Whether it draws content of its own all over its frame.
  let fillsItsFrame: Bool
  /// The number of its text among the tree's texts.
  var text: Int?

  /// Whether some of it is out of sight: hidden, or clipped by an ancestor.
  var isConcealed: Bool { isHidden || shownCells.intersection(clip) != shownCells.intersection(reach) }

  /// The view's name for people: its label in Interface Builder, its custom class, or its class. The view of
  /// a controller of controllers has the controller's.
  var name: String {
    if let controller = view.nibViewController, view is ContainerView { return nibClassName(of: controller) }
    return view.nibOrigin?.userLabel ?? view.nibOrigin?.customClass ?? nibClassName(of: view)
  }
}

extension RenderNode {
  /// The background's color; nil for none.
  func background(_ traits: UITraitCollection) -> ColorComponents? {
    guard let color = view.backgroundColor else { return nil }
    var components = color.nibComponents(for: traits.userInterfaceStyle)
    components.alpha *= opacity
    return components.alpha > 0.01 ? components : nil
  }

  /// Whether the background hides what is under the view.
  var isOpaque: Bool { (background(view.traitCollection)?.alpha ?? 0) >= 0.5 }
}

extension UIView {
  /// Whether the view draws content of its own all over its frame: a control, a picture, a custom view. Texts
  /// and views that only hold others do not.
  var nibFillsItsFrame: Bool {
    if self is UIImageView { return (self as? UIImageView)?.image != nil }
    if self is UIControl && !(self is UIButton) { return true }
    guard subviews.isEmpty, type(of: self) != UIView.self, !(self is UILabel) else { return false }
    return nibText == nil
  }

  /// Whether the view is a row that has been chosen.
  var nibIsChosenRow: Bool {
    (self as? UITableViewCell)?.isSelected ?? (self as? UICollectionViewCell)?.isSelected ?? false
  }

  /// How a row is marked: the one under the table's cursor is reversed, selected ones elsewhere are reversed
  /// and dim.
  var nibRowMark: CellStyle.Attributes? {
    guard let cell = self as? UITableViewCell else { return nil }
    if cell.nibIsUnderCursor { return .reverse }
    return cell.isSelected && cell.selectionStyle != .none ? [.reverse, .dim] : nil
  }
}
