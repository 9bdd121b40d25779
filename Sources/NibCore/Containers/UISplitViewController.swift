/// A container with a list and a detail view side by side, or one after the other if the width is compact.
open class UISplitViewController: NibPaneController {
  /// The value of a property for which the controller uses its default.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The width of each column except the last, as a fraction of the total width; automatic means two fifths.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The minimum width of all columns except the last, in points; automatic means no minimum.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The maximum width of all columns except the last, in points; automatic means 320 points.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The controllers in the columns. If there is space for only one column, the first one is shown.
  open var viewControllers: [UIViewController] {
    get { nibPanes }
    set { nibPanes = newValue }
  }
  /// The object that decides what a collapsed split view shows.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The columns of the split view.
  public internal(set) var style = Style.unspecified
  /// The columns by name, for a split view that was created with a style.
  var nibColumns: [Column: UIViewController] = [:]
  /// The columns that should be visible; automatic means as many as there is space for. `displayMode` has the columns
  /// that are visible.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { nibChosenMode = nil } }
  /// The columns that the user or the program chose with the button, `show(_:)` or `hide(_:)`; `nil` for the preferred
  /// columns.
  var nibChosenMode: DisplayMode? { didSet { nibDisplayModeDidChange() } }
  /// Whether the split view was collapsed when it last showed its children.
  private var wasCollapsed = false
  /// The detail that a collapsed split view shows above the list, and the controllers that it pushed for it.
  private var pushedDetail: (controller: UIViewController, stack: [UIViewController])?
  private var dividers: [SplitDivider] = []
  /// The column that had the focus last.
  weak var nibLastColumn: UIViewController?
  /// The display mode of which the delegate was last notified.
  var nibNotifiedMode: DisplayMode?
  /// A button that shows more columns with each press, and then hides all except the last. It has no title while the
  /// split view is collapsed.
  open private(set) lazy var displayModeButtonItem = nibMakeDisplayModeButton()
  /// Whether the button is in the navigation bar of the first visible column. `automatic` is true for split views with
  /// a style or with three columns.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The way in which columns share the space. Stored, but has no effect: they are beside each other.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Whether a swipe shows hidden columns. Stored, but has no effect.
  open var presentsWithGesture = true
  /// The edge of the first column. Stored, but has no effect: the first column is at the leading edge.
  open var primaryEdge = PrimaryEdge.leading
  /// Whether a button hides the other columns. Stored, but has no effect.
  open var showsSecondaryOnlyButton = false
  /// The style of the first column's background. Stored, but has no effect.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// The width of the first column, in points; automatic means the fraction.
  open var preferredPrimaryColumnWidth = automaticDimension {
    didSet {
      minimumPrimaryColumnWidth = preferredPrimaryColumnWidth
      maximumPrimaryColumnWidth = preferredPrimaryColumnWidth
    }
  }

  /// Creates a split view without columns.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Creates a split view with two or three columns.
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  /// Creates a split view from a nib or storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UISplitViewController, SplitViewControllerWord>.table(
        .number(.minimumPrimaryColumnWidth, \.minimumPrimaryColumnWidth),
        .number(.maximumPrimaryColumnWidth, \.maximumPrimaryColumnWidth),
        .number(.preferredPrimaryColumnWidthFraction, \.preferredPrimaryColumnWidthFraction),
        .delegate("delegate", \.delegate), .property("viewControllers", \.viewControllers),
        .ignored(
          .allowDoubleColumnStyle, .behavior, because: "columns are shown where there is space for them"),
        .custom(.preferredDisplayMode, { DisplayMode(nibWord: $0) }) { $0.preferredDisplayMode = $1 },
        .ignored(.style, because: "one column is shown per controller"),
        .ignored(.presentsWithGesture, because: "a terminal has no swipe gestures"),
        .ignored(.primaryBackgroundStyle, because: "it has an effect on Macs only"),
        .property("displayModeButtonVisibility", \.displayModeButtonVisibility),
        .property("preferredSplitBehavior", \.preferredSplitBehavior),
        .property("primaryEdge", \.primaryEdge),
        .property("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton),
        .property("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth))
  }

  /// Whether only one column is shown, because the width is compact.
  open var isCollapsed: Bool { nibEnvironment.traits.horizontalSizeClass == .compact }

  /// All columns, without those that the display mode hides. A collapsed split view starts with its list.
  override var nibChildrenToShow: [UIViewController] {
    if isCollapsed { return nibColumns[.compact].map { [$0] } ?? super.nibChildrenToShow }
    return nibColumns(in: displayMode)
  }

  /// Shows the columns. If the split view is collapsed, its delegate decides whether the list or the detail is shown.
  open override func viewDidLoad() {
    super.viewDidLoad()
    wasCollapsed = isCollapsed
    nibCollapseIfNeeded()
  }

  // MARK: The width

  /// Collapses or expands the split view if the width class has changed.
  override func nibTraitsDidChange() {
    guard isViewLoaded, isCollapsed != wasCollapsed else { return }
    wasCollapsed = isCollapsed
    displayModeButtonItem.title = isCollapsed ? "" : "≡"
    if !isCollapsed { separateDetail() }
    nibShow(nibChildrenToShow)
    nibCollapseIfNeeded()
  }

  /// Moves the detail from the stack of the list back into its column, unless the delegate chooses another detail.
  private func separateDetail() {
    guard let list = viewControllers.first else { return }
    if let pushed = pushedDetail, let stack = list as? UINavigationController {
      let start = stack.viewControllers.firstIndex { pushed.stack.contains($0) }
      let moved = start.map { Array(stack.viewControllers[$0...]) } ?? pushed.stack
      if let start { stack.setViewControllers(Array(stack.viewControllers[..<start]), animated: false) }
      (pushed.controller as? UINavigationController)?.setViewControllers(moved, animated: false)
    }
    let oldDetail = pushedDetail?.controller
    pushedDetail = nil
    let detail = delegate?.splitViewController(self, separateSecondaryFrom: list) ?? oldDetail
    if let detail { setDetail(detail) }
  }

  /// Puts a controller into the last column.
  private func setDetail(_ detail: UIViewController) {
    if style == .unspecified {
      nibReplacePane(at: max(1, viewControllers.count - 1), with: detail)
    } else {
      setViewController(detail, for: .secondary)
    }
  }

  override func nibSetChildren(from storyboard: UIStoryboard) throws {
    let compact = try isCollapsed ? storyboard.nibChildren("compactViewController", of: self) : []
    let columns = ["masterViewController", "supplementaryViewController", "detailViewController"]
    let panes = try compact.isEmpty ? columns.flatMap { try storyboard.nibChildren($0, of: self) } : compact
    if !panes.isEmpty { viewControllers = panes }
  }

  package override var nibFrontController: UIViewController {
    isCollapsed ? super.nibFrontController : presentedViewController?.nibFrontController ?? self
  }

  /// Puts a controller into the last column. A collapsed split view pushes the controller onto the stack of the
  /// navigation controller that it shows, or presents it if it shows another controller.
  open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: viewController, sender: sender) ?? false { return }
    guard isCollapsed else {
      setDetail(viewController)
      return show(.secondary)
    }
    guard let list = nibShown.first as? UINavigationController else {
      return present(viewController, animated: true)
    }
    // A stack cannot be part of another stack, so its controllers are pushed instead.
    let stack = (viewController as? UINavigationController)?.viewControllers ?? [viewController]
    (viewController as? UINavigationController)?.setViewControllers([], animated: false)
    // A stack that is already shown above the list stays there.
    guard !stack.isEmpty else { return }
    pushedDetail = (viewController, stack)
    list.setViewControllers(list.viewControllers + stack, animated: true)
  }

  /// Replaces the controller in a column, or adds a column at the end.
  func nibReplacePane(at index: Int, with controller: UIViewController) {
    var panes = viewControllers
    if panes.indices.contains(index) { panes[index] = controller } else { panes.append(controller) }
    viewControllers = panes
  }

  // MARK: Columns

  /// The width in points of all columns except the last: by default two fifths of the width, at most 320
  /// points, as in UIKit. It is never more than half of the width.
  func nibColumnWidth(in width: CGFloat) -> CGFloat {
    func resolved(_ value: CGFloat, automatic: CGFloat) -> CGFloat { value < 0 ? automatic : value }
    let preferred = width * resolved(preferredPrimaryColumnWidthFraction, automatic: 0.4)
    let limited = min(preferred, resolved(maximumPrimaryColumnWidth, automatic: 320))
    let column = max(limited, resolved(minimumPrimaryColumnWidth, automatic: 0))
    return nibEnvironment.rules.pixelColumns.round(min(column, width / 2))
  }

  override func nibLayOut(_ root: UIView) {
    nibDisplayModeDidChange()
    let column = nibColumnWidth(in: root.bounds.width)
    var remaining = root.bounds
    for (index, child) in nibShown.enumerated() {
      var area = remaining
      if index + 1 < nibShown.count {
        (area, remaining) = remaining.divided(
          atDistance: min(column, remaining.width), from: nibLeadingEdge)
      }
      let insets = nibInsets(of: area, in: root)
      // A terminal draws the line between two columns in a column of cells.
      if index + 1 < nibShown.count, nibEnvironment.rules.isTerminal {
        let line = min(SplitDivider.width, area.width)
        area = area.divided(atDistance: area.width - line, from: nibLeadingEdge).slice
      }
      root.nibPlaceChild(child.viewIfLoaded, in: area, covered: insets)
    }
    placeDividers(in: root)
  }

  private var nibLeadingEdge: CGRectEdge { nibEnvironment.isRightToLeft ? .maxXEdge : .minXEdge }

  /// The safe area insets of a column. An edge between two columns has no inset.
  private func nibInsets(of area: CGRect, in root: UIView) -> UIEdgeInsets {
    var insets = root.safeAreaInsets
    if area.minX > root.bounds.minX { insets.left = 0 }
    if area.maxX < root.bounds.maxX { insets.right = 0 }
    return insets
  }

  /// Places a divider between each two columns.
  private func placeDividers(in root: UIView) {
    let columnFrames = nibShown.dropFirst().compactMap { $0.viewIfLoaded?.frame }
    while dividers.count > columnFrames.count { dividers.removeLast().removeFromSuperview() }
    while dividers.count < columnFrames.count {
      let divider = SplitDivider(frame: .zero)
      dividers.append(divider)
      root.addSubview(divider)
    }
    for (divider, frame) in zip(dividers, columnFrames) {
      let edge = nibEnvironment.isRightToLeft ? frame.maxX : frame.minX - SplitDivider.width
      divider.frame = CGRect(x: edge, y: frame.minY, width: SplitDivider.width, height: frame.height)
    }
  }

  // MARK: Columns

  /// Shows a column: reveals hidden columns, or pushes the column's controller if the split view is collapsed.
  ///
  /// If there is only space for two of three columns, the first and the last column are never visible together: showing
  /// one of them hides the other.
  open func show(_ column: Column) {
    if isCollapsed {
      if column == .primary {
        (nibShown.first as? UINavigationController)?.popToRootViewController(animated: true)
      } else if let controller = viewController(for: column) {
        showDetailViewController(controller, sender: self)
      }
      return
    }
    switch column {
    case .primary: nibChosenMode = viewControllers.count > 2 ? .twoDisplaceSecondary : .oneBesideSecondary
    case .supplementary: if displayMode == .secondaryOnly { nibChosenMode = .oneBesideSecondary }
    case .secondary: if displayMode == .twoDisplaceSecondary { nibChosenMode = .oneBesideSecondary }
    case .compact, .inspector: break
    }
  }
  /// Hides a column and the columns before it. The last column cannot be hidden.
  open func hide(_ column: Column) {
    guard !isCollapsed else { return }
    switch column {
    case .primary where viewControllers.count > 2:
      if displayMode.nibColumnsBeforeLast > 1 { nibChosenMode = .oneBesideSecondary }
    case .primary, .supplementary: nibChosenMode = .secondaryOnly
    case .secondary, .compact, .inspector: break
    }
  }
  /// Sets the controller in a column. As in UIKit, a controller that is not a navigation controller is put into one.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    let staysBare = controller is UINavigationController || column == .compact
    nibColumns[column] = controller.map { staysBare ? $0 : UINavigationController(rootViewController: $0) }
    let order: [Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    viewControllers = order.compactMap { nibColumns[$0] }
  }
  /// The controller in a column; `nil` if there is none.
  open func viewController(for column: Column) -> UIViewController? {
    if let controller = nibColumns[column] { return controller }
    guard style == .unspecified else { return nil }
    switch column {
    case .primary: return viewControllers.first
    case .secondary: return viewControllers.count > 1 ? viewControllers.last : nil
    case .supplementary: return viewControllers.count > 2 ? viewControllers[1] : nil
    case .compact, .inspector: return nil
    }
  }
}

/// The line between two columns of a split view. On a device, it covers a part of the margin of the column before it.
final class SplitDivider: UIView {
  /// The width of the line in points: one terminal column.
  static let width = CGFloat(CellGrid.standard.cellWidth)

  override func nibDidCreate() { isUserInteractionEnabled = false }

  override func nibDraw(in context: NibDrawingContext) {
    let style = context.style(.separator, .dim)
    for row in context.shownRows {
      context.canvas.put("│", at: CellPoint(column: max(0, context.size.columns - 1), row: row), style: style)
    }
  }
}

extension UIViewController {
  /// The nearest enclosing split view controller.
  public var splitViewController: UISplitViewController? { nibAncestor() }
}
