/// The bar at the bottom of a screen that switches between several screens.
open class UITabBar: NibBar {
  /// The distribution of tabs in the bar. It is stored, but has no effect: in a terminal all tabs have the same width.
  public enum ItemPositioning: Int, Hashable, Sendable { case automatic, fill, centered }

  /// The tabs from left to right; from right to left in right-to-left layout.
  open var items: [UITabBarItem]? {
    didSet {
      nibAdoptItems(items, replacing: oldValue)
      if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
    }
  }
  /// The selected tab.
  open var selectedItem: UITabBarItem? { didSet { setNeedsDisplay() } }
  /// The delegate, which is notified when a tab is chosen.
  open weak var delegate: (any UITabBarDelegate)?
  /// Called with the index of the tab that the user chose, even if it was already selected. Tab bar controllers set it.
  var nibOnSelect: ((Int) -> Void)?
  /// The distribution of tabs in the bar. Stored, but has no effect.
  open var itemPositioning = ItemPositioning.automatic
  /// The color of tabs that are not selected; `nil` for the terminal's text color.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image behind the selected tab (stored, but has no effect).
  open var selectionIndicatorImage: UIImage?

  /// The standard appearance of the bar.
  open var standardAppearance = UITabBarAppearance() { didSet { setNeedsDisplay() } }
  /// The appearance of the bar when there is no content behind it (stored, but has no effect).
  open var scrollEdgeAppearance: UITabBarAppearance?

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UITabBar, TabBarWord>.table(
        .objects(.items, \.items), .property("selectedItem", \.selectedItem),
        .delegate("delegate", \.delegate), .choice(.itemPositioning, \.itemPositioning),
        .color(.unselectedItemTintColor, \.unselectedItemTintColor),
        .image(.selectionIndicatorImage, \.selectionIndicatorImage),
        .color(.selectedImageTintColor, \.nibSelectedTint),
        .ignored(.itemWidth, .itemSpacing, because: "the tabs of a bar have equal widths in a terminal"),
        .object(.standardAppearance, \.nibStandardAppearance),
        .object(.scrollEdgeAppearance, \.scrollEdgeAppearance))
  }

  /// The tint color, under the name that it has in documents from before iOS 8.
  private var nibSelectedTint: UIColor? {
    get { storedTintColor }
    set { storedTintColor = newValue }
  }

  private var nibStandardAppearance: UITabBarAppearance? {
    get { standardAppearance }
    set { standardAppearance = newValue ?? UITabBarAppearance() }
  }

  override var nibAppearance: UIBarAppearance? { standardAppearance }

  /// Replaces all tabs. The change is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  // MARK: Size and slots

  /// The height according to the environment's rules. There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(nibEnvironment.rules.tabBarHeight))
  }

  override var nibTerminalRow: Int { 1 }

  override func nibSlots(in columns: Int) -> [BarSlot] {
    guard let items, !items.isEmpty else { return [] }
    let ranges = CellRect(column: 0, row: 0, columns: columns, rows: 1).split(into: items.count)
    let slots = items.indices.map { index in
      BarSlot(
        content: .tab(items[index]), text: text(of: items[index], index, columns: ranges[index].count),
        columns: ranges[index])
    }
    return nibIsRightToLeft ? slots.map { $0.mirrored(in: columns) } : slots
  }

  /// The text of a tab, such as `1 Title`, or `[1 Title]` for the selected tab. The digit is the key that selects the
  /// tab; it is shown only in the terminal environment.
  private func text(of item: UITabBarItem, _ index: Int, columns: Int) -> String {
    let digit = nibEnvironment.rules.isTerminal && index < 9 ? "\(index + 1) " : ""
    let badge = item.badgeValue.map { " (\($0))" } ?? ""
    // The titles of other tabs need no room for brackets.
    let room = item === selectedItem || nibEnvironment.rules.isTerminal ? columns - 2 : columns - 1
    let title = nibShortened(
      digit + item.nibCellText + badge, columns: room, font: .systemFont(ofSize: 10, weight: .medium),
      width: bounds.width / CGFloat(max(1, items?.count ?? 1)))
    return CellText.aligned(item === selectedItem ? "[\(title)]" : title, columns: columns, .center)
  }

  override func nibChoose(_ slot: BarSlot) throws {
    guard case .tab(let item) = slot.content, let index = items?.firstIndex(of: item) else { return }
    selectedItem = item
    nibOnSelect?(index)
    delegate?.tabBar(self, didSelect: item)
  }

  override func nibStyle(of slot: BarSlot, in context: NibDrawingContext) -> CellStyle {
    guard slot.isActive else { return super.nibStyle(of: slot, in: context) }
    guard case .tab(let item) = slot.content, item !== selectedItem else {
      return context.barStyle(context.tint, .bold)
    }
    return context.barStyle(unselectedItemTintColor)
  }

  // MARK: Keyboard

  /// False: Tab stops at the bar once, at the selected tab. Left and Right move between the tabs.
  override var nibHasSeveralStops: Bool { false }

  override func nibMoveStop(isForward: Bool) -> Bool { false }

  override func nibEnter(isForward: Bool) { nibFocusSelection() }

  override func nibEnter(_ direction: KeyDirection) { nibFocusSelection() }

  /// Focuses the selected tab, so that Enter does not change the tab by accident.
  private func nibFocusSelection() {
    nibFocusSlot {
      if case .tab(let item) = $0 { item === selectedItem } else { false }
    }
    setNeedsDisplay()
  }

  /// Draws the line at the bar's upper edge, the characters of the tabs' symbols and the titles below them.
  open override func nibDraw(in context: NibDrawingContext) {
    drawEdge(row: 0, in: context)
    var line = context.lowerBarLine
    let icons = context.style == .rendered && context.size.rows > 2 ? icons : [:]
    if !icons.isEmpty { line.origin.row = max(2, line.minRow) }
    drawSlots(in: line, context)
    for slot in nibSlots(in: line.size.columns) {
      guard case .tab(let item) = slot.content, let icon = icons[ObjectIdentifier(item)] else { continue }
      let cells = CellRect(
        column: line.minColumn + slot.columns.lowerBound, row: line.minRow - 1, columns: slot.columns.count,
        rows: 1)
      context.canvas.put(icon, in: cells, .center, style: nibStyle(of: slot, in: context))
    }
  }

  /// The characters that resemble the symbols of the tabs with titles. In a tab without a title, the character has the place
  /// of the title. A terminal layout has no rows for them.
  private var icons: [ObjectIdentifier: String] {
    guard !nibEnvironment.rules.isTerminal else { return [:] }
    return (items ?? []).reduce(into: [:]) { icons, item in
      guard let image = item.nibIcon, image.isSymbolImage, let name = image.nibName,
        !(item.nibTitle ?? "").isEmpty
      else { return }
      icons[ObjectIdentifier(item)] = SymbolGlyphs.glyph(of: name, isRightToLeft: nibIsRightToLeft)
    }
  }

  /// A group of the tabs, in order.
  package override var nibAccessibility: NibAccessibility? {
    let items = items ?? []
    var group = NibAccessibility.group(
      "Tab bar", .semanticGroup,
      items.enumerated().map { index, item in
        UIAccessibilityElement(of: self, nibAccessibility(of: item, "\(index + 1) of \(items.count)"))
      })
    group.traits = .tabBar
    return group
  }

  /// The values for a tab, including the values that a nib or program has set on the item.
  private func nibAccessibility(of item: UITabBarItem, _ position: String) -> NibAccessibility {
    var tab = item.nibAccessibility ?? .silent
    tab.isElement = item.isAccessibilityElement
    tab.label = item.accessibilityLabel
    tab.value = item.accessibilityValue
    if item === selectedItem { tab.traits.insert(.selected) }
    tab.position = position
    return tab
  }
}

/// Responds to the choice of a tab.
public protocol UITabBarDelegate: AnyObject {
  /// Called after the user chose a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
