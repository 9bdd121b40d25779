/// A place in a bar's row, and what stands there.
struct BarSlot {
  /// What stands in a slot.
  enum Content {
    /// The button that leads to the screen before.
    case back
    case button(UIBarButtonItem)
    case tab(UITabBarItem)
    /// A text that nobody can choose.
    case label
    /// A view that shows itself.
    case view(UIView)
  }

  var content: Content
  /// What is drawn, cut to the slot's columns.
  var text: String
  /// The columns of the row, from 0.
  var columns: Range<Int>

  /// Whether people can choose it.
  var isActive: Bool {
    switch content {
    case .back: true
    case .button(let item): item.isEnabled
    case .tab(let item): item.isEnabled
    case .label, .view: false
    }
  }

  /// The same slot in a row that runs from right to left.
  func mirrored(in columns: Int) -> BarSlot {
    var slot = self
    slot.columns = columns - self.columns.upperBound..<columns - self.columns.lowerBound
    return slot
  }
}

extension BarSlot {
  /// What a bar button takes in a row: its text in brackets, or its view. Nil for one that shows nothing.
  static func content(of item: UIBarButtonItem) -> (content: Content, text: String, columns: Int)? {
    if let view = item.customView {
      return (.view(view), "", columns(of: item.width > 0 ? item.width : view.nibBarSize.width))
    }
    guard item.nibIsButton else { return nil }
    let text = "[\(item.nibCellText)]"
    return (.button(item), text, CellText.columns(of: text))
  }

  /// The columns that some points take, rounded up.
  static func columns(of points: CGFloat) -> Int {
    guard points.isFinite else { return 0 }
    return Int(bounded: min(1000, max(0, (points / TextMetrics.columnWidth).rounded(.up))))
  }
}

extension UIView {
  /// The size of a view that a bar shows: its own, or what its content needs. In a terminal the content comes first, as
  /// a size saved for a phone says little there.
  var nibBarSize: CGSize {
    let content = intrinsicContentSize
    if nibEnvironment.rules.isTerminal, content.width > 0, content.height > 0 { return content }
    if bounds.width > 0, bounds.height > 0 { return bounds.size }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let size = fitting.width > 0 && fitting.height > 0 ? fitting : sizeThatFits(bounds.size)
    return CGSize(width: max(bounds.width, size.width), height: max(bounds.height, size.height))
  }
}
