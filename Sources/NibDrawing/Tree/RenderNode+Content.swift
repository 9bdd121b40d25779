import NibCore

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
