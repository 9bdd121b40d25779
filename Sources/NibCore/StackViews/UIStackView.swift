/// Lays out views in a row or a column.
///
/// The stack view adds the same constraints as UIKit's (`StackArrangement`). In a nib, all its subviews are
/// arranged subviews.
open class UIStackView: UIView {
  /// The distribution of the stack's length among the arranged views.
  public enum Distribution: Int, Hashable, Sendable {
    /// According to their content sizes and priorities.
    case fill
    /// All views have the same length.
    case fillEqually
    /// In proportion to their content sizes.
    case fillProportionally
    /// The views have their natural lengths, with equal gaps.
    case equalSpacing
    /// The views have their natural lengths. Their centers are equally far apart if the stack is long enough.
    case equalCentering
  }

  /// The position of the arranged views across the stack.
  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// `leading` in a row.
    public static var top: Alignment { .leading }
    /// `trailing` in a row.
    public static var bottom: Alignment { .trailing }
  }

  /// A value for `setCustomSpacing` that restores the stack's `spacing`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's distance between neighbors: 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The direction in which the views follow each other.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { nibSetNeedsSolving() } }
  /// The distribution of the stack's length among the arranged views.
  open var distribution: Distribution = .fill { didSet { nibSetNeedsSolving() } }
  /// The position of the arranged views across the stack.
  open var alignment: Alignment = .fill { didSet { nibSetNeedsSolving() } }
  /// The distance between neighbors in points. It is the minimum distance for the distributions `equalSpacing` and
  /// `equalCentering`.
  open var spacing: CGFloat = 0 { didSet { nibSetNeedsSolving() } }
  /// Whether a column's spacing is measured from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { nibSetNeedsSolving() } }
  /// Whether the views are laid out inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { nibSetNeedsSolving() } }

  /// The arranged views in layout order. All of them are subviews too, in drawing order, which can differ.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The distances in points that were set after single views.
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  // MARK: Creating

  /// Creates an empty stack view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view with the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack view from a nib.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    nibDecodeArchive(coder)
    guard let element = (coder as? NibCoder)?.element else { return }
    // In xibs and storyboards, Interface Builder writes no attribute for this property: margins apply if they are
    // present.
    if element.child(key: "layoutMargins") != nil || element.child(key: "directionalLayoutMargins") != nil {
      isLayoutMarginsRelativeArrangement = true
    }
  }

  package override class var nibKind: NibKind { .stack }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIStackView, StackViewWord>.table(
        .choice(.axis, \.axis), .choice(.distribution, \.distribution), .choice(.alignment, \.alignment),
        .number(.spacing, \.spacing),
        .custom(.spacingType, { $0 == "standard" ? UIStackView.spacingUseSystem : nil }) { $0.spacing = $1 },
        .bool(.baselineRelativeArrangement, \.isBaselineRelativeArrangement),
        .bool(.layoutMarginsRelativeArrangement, \.isLayoutMarginsRelativeArrangement))
  }

  override func nibArranges(_ subview: UIView) -> Bool { arrangedSubviews.contains { $0 === subview } }
  override func nibAddDecodedSubview(_ view: UIView) { addArrangedSubview(view) }

  // MARK: Arranged views

  /// Adds the view at the end of the stack. A view that is already in the stack moves there.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts the view at the given index (clamped to the valid range) and makes it a subview.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    nibSetNeedsSolving()
  }

  /// Removes the view from the stack. It remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    nibSetNeedsSolving()
  }

  /// Removes a subview from the arranged views when it leaves the stack view.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance in points between an arranged view and the next one. Has no effect on other views.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    customSpacings[ObjectIdentifier(view)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    nibSetNeedsSolving()
  }

  /// The distance in points that was set after the given view; `spacingUseDefault` if none was set.
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
  }

  /// The distance in points after an arranged view, whether it was set for this view or for the whole stack.
  final func nibSpacing(after view: UIView) -> CGFloat {
    nibUsesStandardSpacing(after: view) ? 8 : customSpacings[ObjectIdentifier(view)] ?? spacing
  }

  /// Whether the system's standard determines the distance after an arranged view.
  final func nibUsesStandardSpacing(after view: UIView) -> Bool {
    (customSpacings[ObjectIdentifier(view)] ?? spacing) == UIStackView.spacingUseSystem
  }

  // MARK: Layout

  /// Adds UIKit's constraints for the arrangement.
  override func nibContribute(to builder: LayoutBuilder) {
    guard let arrangement = StackArrangement(self, builder) else { return }
    arrangement.addMainAxis()
    arrangement.addTextWidths()
    arrangement.addCrossAxis()
    arrangement.addHidden()
  }

  override func nibConstraintsOffCanvas(_ builder: LayoutBuilder) -> [LayoutProblem.Constraint] {
    guard nibFollows(.arrangedViewsKeepSize) else { return [] }
    return StackArrangement(self, builder)?.ambiguitySuppression ?? []
  }

  /// The smallest size that contains the arranged views.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Zero: a stack view has no margins unless some are set, which saved frames of two documents confirm.
  override var nibDefaultMargins: UIEdgeInsets { .zero }

  /// Those of other views: nine stack views in `.xib` files of one project have margins of 8, but 16 points are saved.
  override var nibMinimumScreenMargins: UIEdgeInsets { super.nibDefaultMargins }

  /// The view whose first baseline is that of the stack: the first view of a column, or the tallest of a row.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? nibVisible.first : nibTallest)?.forFirstBaselineLayout ?? self
  }

  /// The view whose last baseline is that of the stack: the last view of a column, or the tallest of a row.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? nibVisible.last : nibTallest)?.forLastBaselineLayout ?? self
  }

  private var nibVisible: [UIView] { arrangedSubviews.filter(\.nibReservesSpaceInStack) }

  /// The first of the visible views with the tallest content.
  private var nibTallest: UIView? {
    nibVisible.reduce(nil as UIView?) { tallest, view in
      guard let tallest else { return view }
      let isTaller = (view.nibLayoutContentSize.height ?? 0) > (tallest.nibLayoutContentSize.height ?? 0)
      return isTaller ? view : tallest
    }
  }
}
