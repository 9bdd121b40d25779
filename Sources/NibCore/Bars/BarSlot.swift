/// A range of columns in a bar's row, with the button, tab, text or view that is shown there.
struct BarSlot {
  enum Content {
    /// The button that returns to the previous screen.
    case back
    /// A button of a navigation bar or toolbar.
    case button(UIBarButtonItem)
    case tab(UITabBarItem)
    /// Text that the user cannot choose, such as a title.
    case label
    /// A custom view, which draws itself.
    case view(UIView)
  }

  var content: Content
  /// The text to draw, truncated to the slot's columns; empty for a custom view.
  var text: String
  /// The columns of the slot, where 0 is the first column of the row.
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

  /// Returns the slot for right-to-left layout in a row with the given number of columns.
  func mirrored(in columns: Int) -> BarSlot {
    var slot = self
    slot.columns = columns - self.columns.upperBound..<columns - self.columns.lowerBound
    return slot
  }
}

extension BarSlot {
  /// The content, text and width in columns of a slot for a bar button: its title or image in brackets, or its custom
  /// view. `nil` for an item that shows nothing.
  ///
  /// - Parameter showsImages: whether an item with a title and an image shows the image, as on devices.
  static func content(
    of item: UIBarButtonItem, showsImages: Bool
  ) -> (content: Content, text: String, columns: Int)? {
    if let view = item.customView {
      return (.view(view), "", columns(of: item.width > 0 ? item.width : view.nibBarSize.width))
    }
    guard item.nibIsButton else { return nil }
    let text = "[\(showsImages ? item.nibImageText ?? item.nibCellText : item.nibCellText)]"
    return (.button(item), text, CellText.columns(of: text))
  }

  /// The minimum number of columns of a shortened button, such as `[a…]`.
  private static let shortestButton = 4

  /// The largest limit to the width of each button with which all buttons fit in their row, but not less than
  /// `shortestButton`.
  ///
  /// - Parameters:
  ///   - widths: the columns that the buttons need.
  ///   - excess: the number of columns that are missing.
  static func widthLimit(for widths: [Int], excess: Int) -> Int {
    var limit = widths.max() ?? 0
    while limit > shortestButton, savedColumns(of: widths, limit: limit) < excess { limit -= 1 }
    return limit
  }

  /// The number of columns that become free if buttons are shortened to a limit.
  static func savedColumns(of widths: [Int], limit: Int) -> Int {
    widths.reduce(0) { $0 + max(0, $1 - limit) }
  }

  /// The text of a button with at most the given number of columns, still in its brackets. The name of an image is not
  /// shortened but left out, because a part of it looks like a title.
  static func shortened(_ text: String, of content: Content, to columns: Int) -> String {
    guard CellText.columns(of: text) > columns, text.hasPrefix("["), text.hasSuffix("]") else { return text }
    if case .button(let item) = content, item.title?.isEmpty ?? true, text.hasPrefix("[\(MissingImage.sign) ")
    {
      return "[\(MissingImage.sign)]"
    }
    return "[\(CellText.truncated(String(text.dropFirst().dropLast()), columns: columns - 2))]"
  }

  /// The number of columns for a width in points, rounded up.
  static func columns(of points: CGFloat) -> Int {
    guard points.isFinite else { return 0 }
    return Int(bounded: min(1000, max(0, (points / TextMetrics.columnWidth).rounded(.up))))
  }
}

extension UIView {
  /// The size of a custom view in a bar, in points: its current size, or the size that its content needs if it has
  /// none. In a terminal the size of the content has priority, because a size for a phone is rarely useful there.
  var nibBarSize: CGSize {
    let content = intrinsicContentSize
    if nibEnvironment.rules.isTerminal, content.width > 0, content.height > 0 { return content }
    if bounds.width > 0, bounds.height > 0 { return bounds.size }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let size = fitting.width > 0 && fitting.height > 0 ? fitting : sizeThatFits(bounds.size)
    return CGSize(width: max(bounds.width, size.width), height: max(bounds.height, size.height))
  }
}
