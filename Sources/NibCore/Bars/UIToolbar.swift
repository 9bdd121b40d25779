/// A bar with a row of buttons, usually at the bottom of a screen.
open class UIToolbar: NibBar {
  /// The items from left to right; from right to left in right-to-left layout.
  open var items: [UIBarButtonItem]? { didSet { nibAdoptItems(items, replacing: oldValue) } }
  /// The delegate. Stored, but has no effect: in UIKit, it only determines the position of the toolbar on the screen.
  open weak var delegate: AnyObject?

  /// The standard appearance of the bar.
  open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsDisplay() } }
  /// The appearance of a bar of reduced height (stored, but has no effect).
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance of the bar when there is no content behind it (stored, but has no effect).
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance of a bar of reduced height without content behind it (stored, but has no effect).
  open var compactScrollEdgeAppearance: UIToolbarAppearance?

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIToolbar, ToolbarWord>.table(
        .objects(.items, \.items), .property("delegate", \.delegate),
        .object(.standardAppearance, \.nibStandardAppearance),
        .object(.compactAppearance, \.compactAppearance),
        .object(.scrollEdgeAppearance, \.scrollEdgeAppearance),
        .object(.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance))
  }

  private var nibStandardAppearance: UIToolbarAppearance? {
    get { standardAppearance }
    set { standardAppearance = newValue ?? UIToolbarAppearance() }
  }

  override var nibAppearance: UIBarAppearance? { standardAppearance }

  /// Replaces all items. The change is not animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // MARK: Size and slots

  /// The height according to the environment's rules. There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    let rules = nibEnvironment.rules
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: CGFloat(nibIsAttachedToSibling ? rules.innerToolbarHeight : rules.toolbarHeight))
  }

  /// Whether a constraint attaches the bottom of the toolbar to the top of another view, so that it is not at the
  /// bottom of the screen.
  private var nibIsAttachedToSibling: Bool {
    guard let superview else { return false }
    return superview.constraints.contains { constraint in
      let sides = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      return sides.contains { $0.0 === self && $0.1 == .bottom }
        && sides.contains { $0.0 is UIView && $0.0 !== superview && $0.1 == .top }
    }
  }

  override var nibTerminalRow: Int { 1 }
  override var nibHostedViews: [UIView] { (items ?? []).compactMap(\.customView) }

  override func nibSlots(in columns: Int) -> [BarSlot] {
    let slots = ToolbarLayout(columns: columns, items: items ?? []).slots()
    return nibIsRightToLeft ? slots.map { $0.mirrored(in: columns) } : slots
  }

  /// A group of the items, in order.
  package override var nibAccessibility: NibAccessibility? {
    .group("Toolbar", .semanticGroup, UIBarButtonItem.nibAccessible(items))
  }

  /// Draws the line at the bar's upper edge and the items below it.
  open override func nibDraw(in context: NibDrawingContext) {
    drawEdge(row: 0, in: context)
    drawSlots(in: context.lowerBarLine, context)
  }
}

/// Arranges the items of a toolbar in its row. Flexible spaces share the free columns equally. If the items do not fit,
/// the longest buttons are shortened. The first item that does not fit even then is left out, together with all items
/// after it.
struct ToolbarLayout {
  /// The number of columns in the row.
  let columns: Int
  /// The items, from left to right.
  let items: [UIBarButtonItem]

  /// An item and its number of columns; 0 for a flexible space.
  private struct Part {
    var content: BarSlot.Content?
    var text = ""
    var columns = 0
    var isFlexible = false
  }

  /// The slots of buttons and views, from left to right.
  func slots() -> [BarSlot] {
    let parts = shortened(items.compactMap(part))
    var shares = flexibleShares(of: parts)
    var slots: [BarSlot] = []
    var column = 1
    for (index, part) in parts.enumerated() {
      if part.isFlexible {
        column += shares.isEmpty ? 0 : shares.removeFirst()
      } else if let content = part.content {
        guard column + part.columns < columns else { break }
        slots.append(BarSlot(content: content, text: part.text, columns: column..<column + part.columns))
        column += part.columns + gap(after: index, in: parts)
      } else {
        column += part.columns
      }
    }
    return slots
  }

  private func part(_ item: UIBarButtonItem) -> Part? {
    switch item.nibSystemItem {
    case .flexibleSpace: return Part(isFlexible: true)
    case .fixedSpace: return Part(columns: BarSlot.columns(of: item.width))
    default:
      return BarSlot.content(of: item).map { Part(content: $0.content, text: $0.text, columns: $0.columns) }
    }
  }

  /// The number of free columns after an item: 1 if another button or view follows directly, otherwise 0.
  private func gap(after index: Int, in parts: [Part]) -> Int {
    parts.indices.contains(index + 1) && parts[index + 1].content != nil ? 1 : 0
  }

  /// The number of columns for all parts, the columns between them, and one at each end of the row.
  private func columnsUsed(by parts: [Part]) -> Int {
    parts.indices.reduce(2) { sum, index in
      sum + parts[index].columns + (parts[index].content == nil ? 0 : gap(after: index, in: parts))
    }
  }

  private func shortened(_ parts: [Part]) -> [Part] {
    let widths = parts.filter { !$0.text.isEmpty }.map(\.columns)
    let limit = BarSlot.widthLimit(for: widths, excess: columnsUsed(by: parts) - columns)
    return parts.map { part in
      guard !part.text.isEmpty else { return part }
      var part = part
      part.text = BarSlot.shortened(part.text, to: limit)
      part.columns = CellText.columns(of: part.text)
      return part
    }
  }

  /// The number of columns for each flexible space. The first spaces get the remainder.
  private func flexibleShares(of parts: [Part]) -> [Int] {
    let count = parts.filter(\.isFlexible).count
    guard count > 0 else { return [] }
    let free = max(0, columns - columnsUsed(by: parts))
    return (0..<count).map { free / count + ($0 < free % count ? 1 : 0) }
  }
}
