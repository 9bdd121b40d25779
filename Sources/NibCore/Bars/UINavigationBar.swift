/// The bar above a screen: a way back at the left, the title in the middle, buttons at both sides.
open class UINavigationBar: NibBar {
  /// The screens' items, the one shown last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] where item.nibBar === self { item.nibBar = nil }
      for item in items ?? [] { item.nibBar = self }
      nibBarItemDidChange()
    }
  }
  /// Who may forbid going back. A navigation controller's bar asks nobody.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Called when the back button is chosen. Without it the bar takes off its top item itself.
  package var nibOnBack: (() -> Void)?
  /// Whether titles are shown large below the bar's row.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// How the title looks; a terminal uses its color.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsDisplay() } }
  /// How a large title looks; a terminal uses its color.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { setNeedsDisplay() } }

  /// How the bar looks.
  open var standardAppearance = UINavigationBarAppearance() { didSet { setNeedsDisplay() } }
  /// How the bar looks where it is low (kept).
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks with a large title; nil: the standard way.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsDisplay() } }
  /// How the bar looks where it is low and no content lies behind it (kept).
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  // MARK: Making

  /// A bar without items.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A bar from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rows of a navigation bar, after those of every bar.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .bool("largeTitles", \UINavigationBar.prefersLargeTitles),
      .property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      .object("standardAppearance", \UINavigationBar.nibStandardAppearance),
      .object("compactAppearance", \UINavigationBar.compactAppearance),
      .object("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
      .object("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
      .textAttributes("titleTextAttributes", \UINavigationBar.titleTextAttributes),
      .textAttributes("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
      .objects("items", \UINavigationBar.items), .property("delegate", \UINavigationBar.nibDelegate),
      .image("backIndicatorImage", \UINavigationBar.backIndicatorImage),
      .image("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
    ]
  }

  /// A picture of the back arrow (kept).
  open var backIndicatorImage: UIImage?
  /// The mask of the back arrow's picture (kept).
  open var backIndicatorTransitionMaskImage: UIImage?

  private var nibStandardAppearance: UINavigationBarAppearance? {
    get { standardAppearance }
    set { standardAppearance = newValue ?? UINavigationBarAppearance() }
  }

  override var nibAppearance: UIBarAppearance? { nibTitleAppearance }

  private var nibTitleAppearance: UINavigationBarAppearance {
    showsLargeTitle ? scrollEdgeAppearance ?? standardAppearance : standardAppearance
  }

  // Outlets take any object, as they do on Apple's systems; one that does not conform is no help.
  private var nibDelegate: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any UINavigationBarDelegate }
  }

  // MARK: The stack of items

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Replaces all items. Nothing is animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Shows an item above the others. Nothing is animated.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  /// Takes the top item off and returns it. The last one stays: then nil. Nothing is animated.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, items.count > 1, let top = items.last else { return nil }
    guard delegate?.navigationBar(self, shouldPop: top) ?? true else { return nil }
    self.items = items.dropLast()
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  // MARK: Size

  /// No wish for a width; the height of one row, and of a large title below it.
  open override var intrinsicContentSize: CGSize {
    let rules = nibEnvironment.rules
    let large = showsLargeTitle ? rules.largeTitleHeight : 0
    return CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(rules.navigationBarHeight + large))
  }

  /// Whether the top item's title is shown large. Terminals have one size of type.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, nibEnvironment.rules.largeTitleHeight > 0 else { return false }
    return topItem?.largeTitleDisplayMode != .never
  }

  /// The height that the row of slots takes of the bar.
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
    layout.left = parts(item.leftBarButtonItems)
    layout.right = parts(item.rightBarButtonItems)
    layout.title = titlePart(of: item)
    layout.backTitles = backTitles(of: item)
    let slots = layout.slots()
    return nibIsRightToLeft ? slots.map { $0.mirrored(in: columns) } : slots
  }

  override func nibChoose(_ slot: BarSlot) throws {
    guard case .back = slot.content else { return try super.nibChoose(slot) }
    if let nibOnBack { nibOnBack() } else { popItem(animated: true) }
  }

  // MARK: Drawing

  override func nibStyle(of slot: BarSlot, in context: NibDrawingContext) -> CellStyle {
    guard case .label = slot.content else { return super.nibStyle(of: slot, in: context) }
    return context.barStyle(
      color(of: nibTitleAppearance.titleTextAttributes ?? titleTextAttributes, on: context), .bold)
  }

  private func color(
    of attributes: [NSAttributedString.Key: Any]?, on context: NibDrawingContext
  ) -> UIColor {
    if let color = attributes?[.foregroundColor] as? UIColor { return color }
    guard let background = context.color(nibBackgroundColor) else { return .label }
    return background.brightness < 128 ? .white : .black
  }

  /// Draws the row of slots, the prompt above it, a large title below it and the line at the bar's lower edge.
  open override func nibDraw(in context: NibDrawingContext) {
    drawBackground(edgeRow: context.size.rows - 1, in: context)
    var line = context.upperBarLine
    if showsLargeTitle {
      line.origin.row = max(0, (context.grid.rows(Double(rowHeight)) - 1) / 2)
      drawLargeTitle(in: line, context)
    }
    if let prompt = topItem?.prompt, line.minRow > 0, context.size.rows > 3 {
      let above = line.offset(by: CellPoint(column: 0, row: -1))
      context.canvas.put(prompt, in: above, .center, style: context.barStyle(.secondaryLabel))
    }
    drawSlots(in: line, context)
  }

  private func drawLargeTitle(in line: CellRect, _ context: NibDrawingContext) {
    guard let title = topItem?.title, context.size.rows > line.maxRow else { return }
    let row = context.grid.line(top: Double(rowHeight), height: Double(bounds.height - rowHeight))
    let room = CellRect(
      column: line.minColumn + 2, row: row, columns: max(0, line.size.columns - 4), rows: 1)
    let attributes =
      nibTitleAppearance.largeTitleTextAttributes ?? largeTitleTextAttributes ?? titleTextAttributes
    let color = color(of: attributes, on: context)
    context.canvas.put(
      title, in: room, nibIsRightToLeft ? .right : .left, style: context.barStyle(color, .bold))
  }
}

/// Who hears of a navigation bar's items.
public protocol UINavigationBarDelegate: AnyObject {
  /// Whether the top item may be taken off.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// The top item was taken off.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Yes.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  /// Nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationBar {
  /// The places that buttons, views and fixed spaces take.
  func parts(_ items: [UIBarButtonItem]?) -> [NavigationBarLayout.Part] {
    (items ?? []).compactMap { item in
      if item.nibSystemItem == .fixedSpace {
        return NavigationBarLayout.Part(content: .label, text: "", columns: BarSlot.columns(of: item.width))
      }
      return BarSlot.content(of: item).map {
        NavigationBarLayout.Part(content: $0.content, text: $0.text, columns: $0.columns)
      }
    }
  }

  /// The place that the title or its view takes; nil for none.
  func titlePart(of item: UINavigationItem) -> NavigationBarLayout.Part? {
    if let view = item.titleView {
      return NavigationBarLayout.Part(
        content: .view(view), text: "", columns: BarSlot.columns(of: view.nibBarSize.width))
    }
    guard let title = item.title, !showsLargeTitle else { return nil }
    return NavigationBarLayout.Part(content: .label, text: title, columns: CellText.columns(of: title))
  }

  /// What the back button may say, the best first; nothing where there is none.
  func backTitles(of item: UINavigationItem) -> [String] {
    guard let backItem, !item.hidesBackButton else { return [] }
    guard (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton else { return [] }
    return [backItem.nibBackTitle, "Back"]
  }
}
