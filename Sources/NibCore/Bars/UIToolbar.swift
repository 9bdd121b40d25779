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
    let slots = ToolbarLayout(
      columns: columns, items: items ?? [], showsImages: !nibEnvironment.rules.isTerminal
    ).slots()
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
