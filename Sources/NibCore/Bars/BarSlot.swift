/// A place in a bar's row and its content.
struct BarSlot {
  /// The content of a slot.
  enum Content {
    /// The button that leads back to the previous screen.
    case back
    case button(UIBarButtonItem)
    case tab(UITabBarItem)
    /// A text that cannot be chosen.
    case label
    /// A custom view, which draws itself.
    case view(UIView)
  }

  var content: Content
  /// The text to draw, cut to the slot's columns.
  var text: String
  /// The columns of the slot, counted from 0 at the start of the row.
  var columns: Range<Int>

  /// Whether the user can choose the slot.
  var isActive: Bool {
    switch content {
    case .back: true
    case .button(let item): item.isEnabled
    case .tab(let item): item.isEnabled
    case .label, .view: false
    }
  }

  /// The same slot in a row with right-to-left layout.
  func mirrored(in columns: Int) -> BarSlot {
    var slot = self
    slot.columns = columns - self.columns.upperBound..<columns - self.columns.lowerBound
    return slot
  }
}

extension BarSlot {
  /// The content of a slot for a bar button: its text in brackets, or its view. `nil` for a button that shows
  /// nothing.
  static func content(of item: UIBarButtonItem) -> (content: Content, text: String, columns: Int)? {
    if let view = item.customView {
      return (.view(view), "", columns(of: item.width > 0 ? item.width : view.nibBarSize.width))
    }
    guard item.nibIsButton else { return nil }
    let text = "[\(item.nibCellText)]"
    return (.button(item), text, CellText.columns(of: text))
  }

  /// The number of columns for a width in points, rounded up.
  static func columns(of points: CGFloat) -> Int {
    guard points.isFinite else { return 0 }
    return Int(bounded: min(1000, max(0, (points / TextMetrics.columnWidth).rounded(.up))))
  }
}

extension UIView {
  /// The size of a view in a bar: its own, or the size that its content needs. In a terminal the content
  /// takes precedence, because a size that was saved for a phone is rarely useful there.
  var nibBarSize: CGSize {
    let content = intrinsicContentSize
    if nibEnvironment.rules.isTerminal, content.width > 0, content.height > 0 { return content }
    if bounds.width > 0, bounds.height > 0 { return bounds.size }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let size = fitting.width > 0 && fitting.height > 0 ? fitting : sizeThatFits(bounds.size)
    return CGSize(width: max(bounds.width, size.width), height: max(bounds.height, size.height))
  }
}
