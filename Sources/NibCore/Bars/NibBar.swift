/// The base class of navigation bars, tab bars and toolbars: one row of slots. The Left and Right keys move between
/// the slots; Enter, Space or a click chooses one.
open class NibBar: UIView, BarItemOwner {
  /// Whether the bar is light or dark (stored, but has no effect).
  open var barStyle = UIBarStyle.default
  /// Whether the content behind the bar is visible (stored, but has no effect).
  open var isTranslucent = true
  /// The background color; `nil` for none.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image of the line at the bar's edge (stored, but has no effect).
  open var shadowImage: UIImage?
  /// The image behind the items (stored, but has no effect).
  open var backgroundImage: UIImage?
  /// The index of the focused slot among the slots that can be chosen, from left to right.
  private(set) var focusedSlot = 0
  /// The column in which the mouse button was pressed; `nil` while it is not pressed.
  private var pressedColumn: Int?
  /// The custom views that the bar has added as subviews.
  private var hostedViews: Set<ObjectIdentifier> = []

  package override class var nibKind: NibKind { .bar }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<NibBar, BarWord>.table(
        .choice(.barStyle, \.barStyle), .bool(.translucent, \.isTranslucent),
        .color(.barTintColor, \.barTintColor), .image(.shadowImage, \.shadowImage),
        .image(.backgroundImage, \.backgroundImage))
  }

  // MARK: Properties and methods for subclasses to override

  /// The appearance that applies to the bar; `nil` for a bar without appearances.
  var nibAppearance: UIBarAppearance? { nil }

  /// The background color of the appearance, or `barTintColor` if it has none.
  package final var nibBackgroundColor: UIColor? { nibAppearance?.backgroundColor ?? barTintColor }

  /// The color of the page, which hides the content behind the bar, unless the background color is transparent.
  override var nibStandardBackground: UIColor? {
    let isVisible = nibBackgroundColor?.nibComponents().isVisible ?? true
    return isVisible ? .systemBackground : nil
  }

  /// The mixture of the bar's background color, that of the view behind it, and the standard background behind both. A
  /// clear color of the view does not make a bar transparent, because the bar's background is separate from the view's.
  package override var nibBackground: UIColor? {
    guard let page = nibStandardBackground else { return backgroundColor }
    let colors = [backgroundColor, nibBackgroundColor].compactMap { $0 }
    guard !colors.isEmpty else { return page }
    func color(_ style: UIUserInterfaceStyle) -> ColorComponents {
      colors.reduce(page.nibComponents(for: style)) { $1.nibComponents(for: style).over($0) }
    }
    return UIColor(nibLight: color(.light), dark: color(.dark))
  }

  /// The background of a bar above the bottom inset of the safe area extends to the edge of the screen, behind the home
  /// indicator.
  package override var nibBackgroundInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    let inset = superview.safeAreaInsets.bottom
    let isAbove = abs(frame.maxY - (superview.bounds.height - inset)) < 0.5
    return UIEdgeInsets(top: 0, left: 0, bottom: isAbove ? -inset : 0, right: 0)
  }

  /// The slots in a row with the given number of columns. They do not overlap.
  func nibSlots(in columns: Int) -> [BarSlot] { [] }

  /// Called when the user chooses a slot.
  /// - Throws: any error that the action of a button throws.
  func nibChoose(_ slot: BarSlot) throws {
    if case .button(let item) = slot.content { try item.nibPerform(from: self) }
  }

  /// The style of a slot's text, before focus is applied.
  func nibStyle(of slot: BarSlot, in context: NibDrawingContext) -> CellStyle {
    switch slot.content {
    case .label: context.barStyle(.label, .bold)
    case .button, .tab:
      if !slot.isActive {
        context.barStyle(.systemGray2)
      } else if case .button(let item) = slot.content {
        context.barStyle(
          item.tintColor ?? AppearanceProxies.buttonTint ?? context.tint, item.style == .done ? .bold : [])
      } else {
        context.barStyle(context.tint)
      }
    case .back, .view: context.barStyle(context.tint)
    }
  }

  /// The custom views of the items that the bar shows, including those for which there is no space.
  var nibHostedViews: [UIView] { [] }

  /// Called when an item has changed. Updates the subviews to the items' custom views, and redraws the bar.
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

  // MARK: Layout

  /// True, because the bar places the custom views of its items.
  package override var nibPlacesSubviews: Bool { true }

  /// Places the custom views of items in their slots. On Interface Builder's canvas they keep their saved frames.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if nibFollows(.barItemsKeepFrames) { return }
    for slot in nibSlots(in: nibColumns) {
      if case .view(let view) = slot.content { place(view, slot.columns) }
    }
  }

  /// Gives a view of the bar the frame of columns.
  private func place(_ view: UIView, _ columns: Range<Int>) {
    let width = CGFloat(columns.count) * TextMetrics.columnWidth
    let isTerminal = nibEnvironment.rules.isTerminal
    let height = isTerminal ? TextMetrics.rowHeight : min(view.nibBarSize.height, bounds.height)
    let top = isTerminal ? CGFloat(nibTerminalRow) * TextMetrics.rowHeight : (bounds.height - height) / 2
    view.frame = CGRect(
      x: CGFloat(columns.lowerBound) * TextMetrics.columnWidth, y: top, width: width, height: height)
  }

  /// The row of the slots in the terminal environment, where a bar has two rows: its slots and a line.
  var nibTerminalRow: Int { 0 }

  /// The bar's width in columns of the standard cell grid.
  var nibColumns: Int { CellGrid.standard.columns(Double(bounds.width)) }

  /// The place of an item that the bar shows, in points.
  func nibFrame(of item: UIBarButtonItem) -> CGRect? {
    let slot = nibSlots(in: nibColumns).first {
      switch $0.content {
      case .button(let shown): shown === item
      case .view(let view): view === item.customView
      case .back, .tab, .label: false
      }
    }
    guard let columns = slot?.columns else { return nil }
    return CGRect(
      x: CGFloat(columns.lowerBound) * TextMetrics.columnWidth,
      y: CGFloat(nibTerminalRow) * TextMetrics.rowHeight,
      width: CGFloat(columns.count) * TextMetrics.columnWidth, height: TextMetrics.rowHeight)
  }

  // MARK: Keyboard and mouse

  /// The button in the focused slot; `nil` for another slot.
  var nibFocusedButton: UIBarButtonItem? {
    let slots = sortedSlots
    guard let last = slots.indices.last, case .button(let item) = slots[min(focusedSlot, last)].content else {
      return nil
    }
    return item
  }

  func nibFocusSlot(of button: UIBarButtonItem) {
    nibFocusSlot {
      if case .button(let item) = $0 { item === button } else { false }
    }
  }

  /// Focuses the first slot that can be chosen, except the back button if there is another slot.
  func nibFocusFirstStop() {
    let slots = sortedSlots
    focusedSlot =
      slots.firstIndex {
        if case .back = $0.content { false } else { true }
      } ?? 0
  }

  /// Whether Tab stops at more than one slot.
  var nibHasSeveralStops: Bool { activeSlots.count > 1 }

  /// Moves to the slot after or before the focused one. Returns false if there is none.
  func nibMoveStop(isForward: Bool) -> Bool {
    let last = activeSlots.count - 1
    let next = min(focusedSlot, last) + (isForward ? 1 : -1)
    guard (0...max(0, last)).contains(next) else { return false }
    focusedSlot = next
    setNeedsDisplay()
    return true
  }

  /// Focuses the slot at which Tab or Shift-Tab enters the bar.
  func nibEnter(isForward: Bool) {
    focusedSlot = isForward ? 0 : max(0, activeSlots.count - 1)
    setNeedsDisplay()
  }

  /// Does nothing: an arrow key returns to the slot that had the focus last.
  func nibEnter(_ direction: KeyDirection) {}

  /// Focuses the first slot for which `isWanted` returns true, if there is one.
  func nibFocusSlot(where isWanted: (BarSlot.Content) -> Bool) {
    if let index = sortedSlots.firstIndex(where: { isWanted($0.content) }) { focusedSlot = index }
  }

  private var activeSlots: [BarSlot] { nibSlots(in: nibColumns).filter(\.isActive) }

  /// The slots that can be chosen, from left to right.
  private var sortedSlots: [BarSlot] {
    activeSlots.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
  }

  /// True if the bar is visible and enabled and has a slot that can be chosen.
  open override var canBecomeFocused: Bool { isUserInteractionEnabled && !isHidden && !activeSlots.isEmpty }

  package override var nibKeyHelp: [KeyHelp] { [KeyHelp("Enter", "press")] }

  /// Moves between the slots with Left and Right, and chooses the focused one with Enter or Space.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty else { return super.nibKeyDown(key) }
    let slots = sortedSlots
    let current = min(focusedSlot, slots.count - 1)
    switch key.key {
    case .left where current > 0: focusedSlot = current - 1
    case .right where current + 1 < slots.count: focusedSlot = current + 1
    case .enter, .character(" "):
      guard slots.indices.contains(current) else { return super.nibKeyDown(key) }
      NibException.raising { try nibChoose(slots[current]) }
    case .character("m"):
      guard slots.indices.contains(current), case .button(let item) = slots[current].content,
        item.nibShowMenu(from: self)
      else { return super.nibKeyDown(key) }
    default: return super.nibKeyDown(key)
    }
    setNeedsDisplay()
    return true
  }

  /// Chooses the slot under a click when the mouse button is released.
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

/// The style of a bar: light or dark.
public enum UIBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case black = 1
  /// The older name of `black`.
  public static var blackOpaque: UIBarStyle { .black }
  /// A black bar. Bars are not translucent in a terminal.
  public static var blackTranslucent: UIBarStyle { .black }

  /// Creates a style from UIKit's raw value: 0 is the default style, 1 is black, and 2 is translucent black.
  public init?(rawValue: Int) {
    switch rawValue {
    case 0: self = .default
    case 1, 2: self = .black
    default: return nil
    }
  }
}

extension NibBar: StopList {}
