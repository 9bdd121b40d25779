/// A list and what is chosen in it, side by side; where it is narrow, one after the other.
open class UISplitViewController: NibPaneController {
  /// Lets the controller choose a column's width.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The first column's share of the width; automatic: two fifths.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of a column but the last, in points; automatic: none.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The largest width of a column but the last, in points; automatic: 320.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Kept: columns show where there is room for them.
  public weak var delegate: AnyObject?
  private var dividers: [SplitDivider] = []

  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .number("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth),
      .number("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth),
      .number(
        "preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction),
      .property("delegate", \UISplitViewController.delegate),
      .ignored("allowDoubleColumnStyle", because: "columns show where there is room for them"),
      .ignored("preferredDisplayMode", because: "columns show where there is room for them"),
      .ignored("behavior", because: "columns show where there is room for them"),
      .ignored("style", because: "as many columns show as there are controllers"),
      .ignored("presentsWithGesture", because: "a terminal knows no swipes"),
      .ignored("primaryBackgroundStyle", because: "it has an effect on Macs only"),
    ]
  }

  /// Whether there is room for one column only: the width is compact.
  open var isCollapsed: Bool { nibEnvironment.traits.horizontalSizeClass == .compact }

  /// A collapsed split view begins with its list. (UIKit asks the delegate, and nearly all answer so.)
  override var nibChildrenToShow: [UIViewController] {
    isCollapsed ? super.nibChildrenToShow : viewControllers
  }

  open override var nibFrontController: UIViewController {
    isCollapsed ? super.nibFrontController : presentedViewController?.nibFrontController ?? self
  }

  override var nibKeyArea: UIView? {
    isCollapsed ? super.nibKeyArea : presentedViewController?.nibKeyArea ?? viewIfLoaded
  }

  // MARK: The detail

  /// Puts a controller into the last column; a collapsed split view pushes it onto its first one's stack.
  open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard isCollapsed else {
      return nibReplacePane(at: max(1, viewControllers.count - 1), with: viewController)
    }
    guard let list = nibShown.first as? UINavigationController else {
      return present(viewController, animated: true)
    }
    // A stack cannot stand in another: its controllers go over.
    let stack = (viewController as? UINavigationController)?.viewControllers ?? [viewController]
    (viewController as? UINavigationController)?.setViewControllers([], animated: false)
    list.setViewControllers(list.viewControllers + stack, animated: true)
  }

  /// Puts a controller in a column's place, or behind the last one.
  func nibReplacePane(at index: Int, with controller: UIViewController) {
    var panes = viewControllers
    if panes.indices.contains(index) { panes[index] = controller } else { panes.append(controller) }
    viewControllers = panes
  }

  // MARK: Columns

  /// The width of each column but the last. UIKit's own choice is two fifths of the width, at most 320 points.
  private func columnWidth(in width: CGFloat) -> CGFloat {
    func chosen(_ value: CGFloat, else standard: CGFloat) -> CGFloat { value < 0 ? standard : value }
    let wanted = width * chosen(preferredPrimaryColumnWidthFraction, else: 0.4)
    let limited = min(wanted, chosen(maximumPrimaryColumnWidth, else: 320))
    let column = max(limited, chosen(minimumPrimaryColumnWidth, else: 0))
    return PixelGrid(step: CGFloat(nibEnvironment.rules.pixelWidth)).round(min(column, width / 2))
  }

  override func nibLayOut(_ root: UIView) {
    let column = columnWidth(in: root.bounds.width)
    var rest = root.bounds
    for (index, child) in nibShown.enumerated() {
      let isLast = index + 1 == nibShown.count
      let slice =
        isLast
        ? (rest, .zero) : rest.divided(atDistance: min(column, rest.width), from: nibLeadingEdge)
      root.nibPlaceChild(child.viewIfLoaded, in: slice.0, covered: nibInsets(of: slice.0, in: root))
      rest = slice.1
    }
    placeDividers(in: root)
  }

  private var nibLeadingEdge: CGRectEdge { nibEnvironment.isRightToLeft ? .maxXEdge : .minXEdge }

  /// Columns inside have no insets at their sides.
  private func nibInsets(of area: CGRect, in root: UIView) -> UIEdgeInsets {
    var insets = root.safeAreaInsets
    if area.minX > root.bounds.minX { insets.left = 0 }
    if area.maxX < root.bounds.maxX { insets.right = 0 }
    return insets
  }

  private func placeDividers(in root: UIView) {
    let inner = nibShown.dropFirst().compactMap { $0.viewIfLoaded?.frame }
    while dividers.count > inner.count { dividers.removeLast().removeFromSuperview() }
    while dividers.count < inner.count {
      let divider = SplitDivider(frame: .zero)
      dividers.append(divider)
      root.addSubview(divider)
    }
    for (divider, frame) in zip(dividers, inner) {
      let edge = nibEnvironment.isRightToLeft ? frame.maxX : frame.minX - SplitDivider.width
      divider.frame = CGRect(x: edge, y: frame.minY, width: SplitDivider.width, height: frame.height)
    }
  }
}

/// The line between two columns. It lies over the margin of the one before it.
final class SplitDivider: UIView {
  /// One column of cells.
  static let width = CGFloat(CellGrid.standard.cellWidth)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func nibDraw(in context: NibDrawingContext) {
    let style = context.style(.separator, .dim)
    for row in context.shownRows {
      context.canvas.put("│", at: CellPoint(column: max(0, context.size.columns - 1), row: row), style: style)
    }
  }
}
