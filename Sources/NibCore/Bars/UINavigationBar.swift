/// The bar at the top of a screen, with a back button, a title in the middle, and buttons on both sides.
open class UINavigationBar: NibBar {
  /// The stack of items, one for each screen. The last one is shown.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] where item.nibBar === self { item.nibBar = nil }
      for item in items ?? [] { item.nibBar = self }
      nibBarItemDidChange()
    }
  }
  /// The delegate, which can prevent the back button from popping an item. Not used in the bar of a navigation
  /// controller, which handles the back button itself.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Called when the user chooses the back button; `nil` to pop the top item. Navigation controllers set it.
  var nibOnBack: (() -> Void)?
  /// Whether the title is shown in large type below the bar's row.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { nibHeightDidChange() } }
  }
  /// The attributes of the title. A terminal uses only the color.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsDisplay() } }
  /// The attributes of a large title. A terminal uses only the color.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsDisplay() } }

  /// The standard appearance of the bar.
  open var standardAppearance = UINavigationBarAppearance() { didSet { setNeedsDisplay() } }
  /// The appearance of a bar of reduced height (stored, but has no effect).
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance while the title is large; `nil` for the standard appearance.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsDisplay() } }
  /// The appearance of a bar of reduced height without content behind it (stored, but has no effect).
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UINavigationBar, NavigationBarWord>.table(
        .bool(.largeTitles, \.prefersLargeTitles), .property("prefersLargeTitles", \.prefersLargeTitles),
        .object(.standardAppearance, \.nibStandardAppearance),
        .object(.compactAppearance, \.compactAppearance),
        .object(.scrollEdgeAppearance, \.scrollEdgeAppearance),
        .object(.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance),
        .textAttributes(.titleTextAttributes, \.titleTextAttributes),
        .textAttributes(.largeTitleTextAttributes, \.largeTitleTextAttributes), .objects(.items, \.items),
        .delegate("delegate", \.delegate), .image(.backIndicatorImage, \.backIndicatorImage),
        .image(.backIndicatorTransitionMaskImage, \.backIndicatorTransitionMaskImage))
  }

  /// The image of the back arrow (stored, but has no effect).
  open var backIndicatorImage: UIImage?
  /// The mask of the back arrow's image (stored, but has no effect).
  open var backIndicatorTransitionMaskImage: UIImage?

  private var nibStandardAppearance: UINavigationBarAppearance? {
    get { standardAppearance }
    set { standardAppearance = newValue ?? UINavigationBarAppearance() }
  }

  override var nibAppearance: UIBarAppearance? { nibTitleAppearance }

  private var nibTitleAppearance: UINavigationBarAppearance {
    let standard = topItem?.standardAppearance ?? standardAppearance
    guard showsLargeTitle else { return standard }
    return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
  }

  /// A button of a split view before the left items of every top item; `nil` for none.
  var nibLeadingItem: UIBarButtonItem? {
    didSet { nibAdoptItems(nibLeadingItem.map { [$0] }, replacing: oldValue.map { [$0] }) }
  }

  // MARK: The stack of items

  /// The item that is shown; `nil` if there are no items.
  open var topItem: UINavigationItem? { items?.last }

  /// The item to which the back button returns; `nil` for the first item.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Replaces all items. The change is not animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Adds an item on top of the others and shows it. The change is not animated.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Pops the top item and returns it. Returns `nil` and pops nothing if there is only one item or the delegate
  /// refuses. The change is not animated.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, items.count > 1, let top = items.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
    self.items = items.dropLast()
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  // MARK: Size

  /// The height of the bar's row, a prompt above it and a large title below it. There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    let rules = nibEnvironment.rules
    let large = showsLargeTitle ? rules.largeTitleHeight : 0
    let row = nibRoot.nibIsSheetWithoutBar ? rules.sheetNavigationBarHeight : rules.navigationBarHeight
    let prompt = topItem?.prompt == nil ? 0 : rules.promptHeight
    return CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(prompt + row + large))
  }

  /// Updates the bar, and lays it out again if its items need another height.
  override func nibBarItemDidChange() {
    super.nibBarItemDidChange()
    if bounds.height != intrinsicContentSize.height { nibHeightDidChange() }
  }

  /// Lays out the bar and the container that places it and the content below it.
  private func nibHeightDidChange() {
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  /// The second row if there is a prompt above it.
  override var nibTerminalRow: Int { topItem?.prompt == nil || bounds.height < 48 ? 0 : 1 }

  /// Whether the top item's title is shown in large type. An item with the display mode `automatic` has the mode of the
  /// item before it. Always false in the terminal environment, which has one text size.
  package var showsLargeTitle: Bool {
    guard prefersLargeTitles, nibEnvironment.rules.largeTitleHeight > 0 else { return false }
    let decided = items?.last { $0.largeTitleDisplayMode != .automatic }
    return decided?.largeTitleDisplayMode != .never
  }

  /// The height of the part of the bar that contains the slots, in points.
  private var rowHeight: CGFloat {
    let large = CGFloat(nibEnvironment.rules.largeTitleHeight)
    return showsLargeTitle && bounds.height > large ? bounds.height - large : bounds.height
  }

  // MARK: Slots

  override var nibHostedViews: [UIView] {
    guard let item = topItem else { return [] }
    let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return buttons.compactMap(\.customView) + [item.titleView].compactMap { $0 }
  }

  override func nibSlots(in columns: Int) -> [BarSlot] {
    guard let item = topItem else { return [] }
    var layout = NavigationBarLayout(columns: columns)
    layout.left = parts(nibLeftItems(of: item))
    layout.right = parts(item.rightBarButtonItems)
    layout.title = titlePart(of: item)
    let buttons = (layout.left + layout.right).map(\.text).joined(separator: "  ")
    let texts = [buttons, item.title ?? ""].joined(separator: "  ")
    if nibFitsOnDevice(texts, font: .systemFont(ofSize: 17, weight: .semibold), width: bounds.width) {
      layout.titleTruncation = .cut
    }
    layout.backTitles = backTitles(of: item)
    let slots = layout.slots()
    return nibIsRightToLeft ? slots.map { $0.mirrored(in: columns) } : slots
  }

  override func nibChoose(_ slot: BarSlot) throws {
    guard case .back = slot.content else { return try super.nibChoose(slot) }
    if let nibOnBack { nibOnBack() } else { popItem(animated: true) }
  }

  /// A group with the prompt, the back button, the items and the title.
  package override var nibAccessibility: NibAccessibility? {
    .group("Navigation bar", .semanticGroup, nibAccessibleItems)
  }

  // MARK: Drawing

  override func nibStyle(of slot: BarSlot, in context: NibDrawingContext) -> CellStyle {
    guard case .label = slot.content else { return super.nibStyle(of: slot, in: context) }
    return context.barStyle(
      color(of: nibTitleAppearance.titleTextAttributes ?? titleTextAttributes, on: context), .bold)
  }

  /// The color of the title that a document or program has set; `nil` for the color that the background requires.
  package var nibTitleColor: UIColor? {
    (nibTitleAppearance.titleTextAttributes ?? titleTextAttributes)?[.foregroundColor] as? UIColor
  }

  private func color(
    of attributes: [NSAttributedString.Key: Any]?, on context: NibDrawingContext
  ) -> UIColor {
    if let color = attributes?[.foregroundColor] as? UIColor { return color }
    guard let background = context.color(nibBackgroundColor) else { return .label }
    return background.brightness < 128 ? .white : .black
  }

  /// The background of a navigation controller's bar at the top of the screen extends behind the status bar.
  package override var nibBackgroundInsets: UIEdgeInsets {
    guard let superview, superview.nibViewController?.nibIsNavigationController == true,
      abs(frame.minY - superview.safeAreaInsets.top) < 0.5
    else { return .zero }
    return UIEdgeInsets(top: -frame.minY, left: 0, bottom: 0, right: 0)
  }

  /// Draws the row of slots, the prompt above it, a large title below it and the line at the bar's lower edge.
  open override func nibDraw(in context: NibDrawingContext) {
    drawEdge(row: context.size.rows - 1, in: context)
    var line = context.upperBarLine
    if showsLargeTitle {
      line.origin.row = max(0, (context.grid.rows(Double(rowHeight)) - 1) / 2)
      drawLargeTitle(in: line, context)
    }
    if let prompt = topItem?.prompt, line.minRow > 0, context.size.rows > 2 {
      let above = line.offset(by: CellPoint(column: 0, row: -1))
      let shown = nibShortened(
        prompt, columns: above.size.columns, font: .systemFont(ofSize: 13), width: bounds.width)
      context.canvas.put(shown, in: above, .center, style: context.barStyle(.secondaryLabel))
    }
    drawSlots(in: line, context)
  }

  /// Draws the large title below the row of items.
  private func drawLargeTitle(in line: CellRect, _ context: NibDrawingContext) {
    guard let title = nibLargeTitle(in: context), context.size.rows > line.maxRow else { return }
    let row = context.grid.line(top: Double(rowHeight), height: Double(bounds.height - rowHeight))
    let titleCells = CellRect(
      column: line.minColumn + 2, row: row, columns: max(0, line.size.columns - 4), rows: 1)
    let shown = nibShortened(
      title.text, columns: titleCells.size.columns, font: UINavigationBar.nibLargeTitleFont,
      width: bounds.width - 32)
    context.canvas.put(shown, in: titleCells, nibIsRightToLeft ? .right : .left, style: title.style)
  }

  /// The font of large titles.
  package static var nibLargeTitleFont: UIFont { .systemFont(ofSize: 34, weight: .bold) }

  /// The large title with its style in cells; `nil` if the bar does not show one.
  package func nibLargeTitle(in context: NibDrawingContext) -> (text: String, style: CellStyle)? {
    guard showsLargeTitle, let title = topItem?.title, !title.isEmpty else { return nil }
    let attributes =
      nibTitleAppearance.largeTitleTextAttributes ?? largeTitleTextAttributes ?? titleTextAttributes
    return (title, context.barStyle(color(of: attributes, on: context), .bold))
  }

  /// The rows between the items and the line at the lower edge, in which a large title can be drawn.
  package func nibLargeTitleRows(in context: NibDrawingContext) -> Range<Int> {
    let items = max(0, (context.grid.rows(Double(rowHeight)) - 1) / 2)
    return items + 1..<max(items + 1, context.size.rows - 1)
  }
}

extension UINavigationBar {
  /// The prompt, the back button, the items at the left, the title and the items at the right.
  fileprivate var nibAccessibleItems: [any NibAccessible] {
    guard let item = topItem else { return [] }
    func element(_ values: NibAccessibility) -> UIAccessibilityElement {
      UIAccessibilityElement(of: self, values)
    }
    var elements: [any NibAccessible] = []
    if let prompt = item.prompt { elements.append(element(.text(prompt))) }
    if let backItem, !backTitles(of: item).isEmpty {
      let title = backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back"
      elements.append(element(NibAccessibility(label: title, traits: .nibBackButton)))
    }
    elements += UIBarButtonItem.nibAccessible(nibLeftItems(of: item))
    if let view = item.titleView {
      elements.append(view)
    } else if let title = item.title, !title.isEmpty {
      elements.append(element(.text(title, .header)))
    }
    // The first right item is at the edge, so it is read last.
    return elements + UIBarButtonItem.nibAccessible(item.rightBarButtonItems?.reversed())
  }
}

/// Methods that are called when items are popped from a navigation bar.
public protocol UINavigationBarDelegate: AnyObject {
  /// Returns whether the top item may be popped. The default is true.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after the top item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns `true`.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationBar {
  func nibLeftItems(of item: UINavigationItem) -> [UIBarButtonItem] {
    [nibLeadingItem].compactMap { $0 } + (item.leftBarButtonItems ?? [])
  }

  /// The parts for a list of buttons, custom views and fixed spaces.
  func parts(_ items: [UIBarButtonItem]?) -> [NavigationBarLayout.Part] {
    (items ?? []).compactMap { item in
      if item.nibSystemItem == .fixedSpace {
        return NavigationBarLayout.Part(content: .label, text: "", columns: BarSlot.columns(of: item.width))
      }
      return BarSlot.content(of: item, showsImages: !nibEnvironment.rules.isTerminal).map {
        NavigationBarLayout.Part(content: $0.content, text: $0.text, columns: $0.columns)
      }
    }
  }

  /// The part for the title or the title view; `nil` if there is neither.
  func titlePart(of item: UINavigationItem) -> NavigationBarLayout.Part? {
    if let view = item.titleView {
      return NavigationBarLayout.Part(
        content: .view(view), text: "", columns: BarSlot.columns(of: view.nibBarSize.width))
    }
    guard let title = item.title, !showsLargeTitle else { return nil }
    return NavigationBarLayout.Part(content: .label, text: title, columns: CellText.columns(of: title))
  }

  /// The titles that the back button can have, in order of preference; empty if there is no back button.
  func backTitles(of item: UINavigationItem) -> [String] {
    guard let backItem, item.nibShowsBackButton else { return [] }
    return [backItem.nibBackTitle, "Back"]
  }
}
