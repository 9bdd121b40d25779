/// What navigation bars, tab bars and toolbars have in common: one row of slots that people walk through with the
/// arrow keys and choose with Enter, Space or the mouse.
open class NibBar: UIView, BarItemHolder {
  /// Whether the bar is light or dark (kept).
  open var barStyle = UIBarStyle.default
  /// Whether content shines through (kept).
  open var isTranslucent = true
  /// The color behind the items; nil: none of its own.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// A picture of the line at the bar's edge (kept).
  open var shadowImage: UIImage?
  /// A picture behind the items (kept).
  open var backgroundImage: UIImage?
  /// The slot that keys go to, counted among those that can be chosen.
  private(set) var focusedSlot = 0
  /// The column at which the mouse went down.
  private var pressedColumn: Int?

  // MARK: Making

  /// A bar without items.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A bar from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rows of every bar, after those of every view.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .choice(
        "barStyle",
        ["default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black],
        \NibBar.barStyle),
      .bool("translucent", \NibBar.isTranslucent), .color("barTintColor", \NibBar.barTintColor),
      .image("shadowImage", \NibBar.shadowImage), .image("backgroundImage", \NibBar.backgroundImage),
    ]
  }

  // MARK: What each bar says

  /// The appearance in force, if the bar was given one.
  var nibAppearance: UIBarAppearance? { nil }

  /// The color behind the items: the appearance's, or the bar's own.
  final var nibBackgroundColor: UIColor? { nibAppearance?.backgroundColor ?? barTintColor }

  /// The slots of a row of `columns`, none over another.
  func nibSlots(in columns: Int) -> [BarSlot] { [] }

  /// Somebody chose a slot.
  /// - Throws: what an action throws.
  func nibChoose(_ slot: BarSlot) throws {
    if case .button(let item) = slot.content { try item.nibPerform(from: self) }
  }

  /// How a slot's text looks before focus and faintness.
  func nibStyle(of slot: BarSlot, in context: NibDrawingContext) -> CellStyle {
    switch slot.content {
    case .button(let item): context.barStyle(item.tintColor ?? context.tint, item.style == .done ? .bold : [])
    case .label: context.barStyle(.label, .bold)
    case .back, .tab, .view: context.barStyle(context.tint)
    }
  }

  /// The views that slots show, wherever they stand.
  var nibHostedViews: [UIView] { [] }

  // MARK: Items

  /// An item changed: its views are taken in, and the bar is drawn again.
  func nibBarItemDidChange() {
    let views = nibHostedViews
    for view in subviews where hostedViews.contains(ObjectIdentifier(view)) && !views.contains(view) {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    hostedViews = Set(views.map { ObjectIdentifier($0) })
    setNeedsLayout()
    setNeedsDisplay()
  }
  private var hostedViews: Set<ObjectIdentifier> = []

  // MARK: Layout

  /// Items' views are placed by the bar.
  open override var nibPlacesSubviews: Bool { true }

  /// Places the views of items in their slots. On Interface Builder's canvas they stay where it put them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if case .canvas = nibEnvironment.profile { return }
    for slot in nibSlots(in: nibColumns) {
      if case .view(let view) = slot.content { place(view, slot.columns) }
    }
  }

  private func place(_ view: UIView, _ columns: Range<Int>) {
    let width = CGFloat(columns.count) * TextMetrics.columnWidth
    let isTerminal = nibEnvironment.rules.isTerminal
    let height = isTerminal ? TextMetrics.rowHeight : min(view.nibBarSize.height, bounds.height)
    let top = isTerminal ? CGFloat(nibTerminalRow) * TextMetrics.rowHeight : (bounds.height - height) / 2
    view.frame = CGRect(
      x: CGFloat(columns.lowerBound) * TextMetrics.columnWidth, y: top, width: width, height: height)
  }

  /// The row of the slots in a terminal's bar of two rows.
  var nibTerminalRow: Int { 0 }

  /// The bar's width in columns of the standard grid.
  var nibColumns: Int { CellGrid.standard.columns(Double(bounds.width)) }

  // MARK: Keyboard and mouse

  private var activeSlots: [BarSlot] { nibSlots(in: nibColumns).filter(\.isActive) }

  /// A bar with something to choose can have the focus.
  open override var canBecomeFocused: Bool { isUserInteractionEnabled && !isHidden && !activeSlots.isEmpty }

  /// Left and right walk through the slots, Enter and Space choose.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty else { return super.nibKeyDown(key) }
    let slots = activeSlots.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
    let current = min(focusedSlot, slots.count - 1)
    switch key.key {
    case .left where current > 0: focusedSlot = current - 1
    case .right where current + 1 < slots.count: focusedSlot = current + 1
    case .enter, .character(" "):
      guard slots.indices.contains(current) else { return super.nibKeyDown(key) }
      NibException.raising { try nibChoose(slots[current]) }
    default: return super.nibKeyDown(key)
    }
    setNeedsDisplay()
    return true
  }

  /// A click chooses the slot under it.
  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard event.button == .left else { return false }
    let column = Int(bounded: (point.x / TextMetrics.columnWidth).rounded(.down))
    switch event.action {
    case .press:
      pressedColumn = column
      return slot(at: column) != nil
    case .release:
      defer { pressedColumn = nil }
      guard let pressedColumn, let slot = slot(at: column), slot.columns.contains(pressedColumn) else {
        return false
      }
      NibException.raising { try nibChoose(slot) }
      return true
    default: return false
    }
  }

  private func slot(at column: Int) -> BarSlot? { activeSlots.first { $0.columns.contains(column) } }
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case black = 1
}
