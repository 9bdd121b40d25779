/// Lays out a row or a column of views.
///
/// It makes the constraints that UIKit's stack view makes (`StackArrangement`). All the subviews in a nib are
/// arranged ones.
open class UIStackView: UIView {
  /// How the arranged views share the length of the stack.
  public enum Distribution: Int, Hashable, Sendable {
    /// By their content sizes and priorities.
    case fill
    /// All as long as each other.
    case fillEqually
    /// In proportion to their content sizes.
    case fillProportionally
    /// As long as they like, with equal gaps.
    case equalSpacing
    /// As long as they like, with their centers equally far apart where there is room.
    case equalCentering
  }

  /// How the arranged views lie across the stack.
  public enum Alignment: Int, Hashable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// `leading` in a row.
    public static var top: Alignment { .leading }
    /// `trailing` in a row.
    public static var bottom: Alignment { .trailing }
  }

  /// For `setCustomSpacing`: the stack's own spacing after all.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The system's distance of neighbours: 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The direction in which the views follow each other.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { nibSetNeedsSolving() } }
  /// How the arranged views share the length of the stack.
  open var distribution: Distribution = .fill { didSet { nibSetNeedsSolving() } }
  /// How the arranged views lie across the stack.
  open var alignment: Alignment = .fill { didSet { nibSetNeedsSolving() } }
  /// The distance of neighbours in points, the least one for the equal distributions.
  open var spacing: CGFloat = 0 { didSet { nibSetNeedsSolving() } }
  /// Whether a column's spacing goes from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { nibSetNeedsSolving() } }
  /// Whether the views lie inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { nibSetNeedsSolving() } }

  /// The views in the order of the stack; all are subviews, whose own order is the drawing order.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  // MARK: Making

  /// An empty stack view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack view of these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let element = (coder as? NibCoder)?.element else { return }
    // Documents say that the margins count by giving margins.
    if element.child(key: "layoutMargins") != nil || element.child(key: "directionalLayoutMargins") != nil {
      isLayoutMarginsRelativeArrangement = true
    }
  }

  /// The rows of a stack view's own attributes, after those of every view.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .choice("axis", ["horizontal": .horizontal, "vertical": .vertical], \UIStackView.axis),
      .choice(
        "distribution",
        [
          "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
          "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ], \UIStackView.distribution),
      .choice(
        "alignment",
        [
          "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
          "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
        ], \UIStackView.alignment),
      .number("spacing", \UIStackView.spacing),
      .choice("spacingType", ["standard": UIStackView.spacingUseSystem], \UIStackView.spacing),
      .bool("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
      .bool("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
    ]
  }

  override func nibAddDecodedSubview(_ view: UIView) { addArrangedSubview(view) }

  // MARK: Arranged views

  /// Puts the view at the end of the stack; one that is in it already goes there.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Puts the view at a place of the stack (clamped to the places there are) and makes it a subview.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    nibSetNeedsSolving()
  }

  /// Takes the view out of the stack; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    nibSetNeedsSolving()
  }

  /// A view that leaves the hierarchy leaves the stack.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance after one arranged view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    customSpacings[ObjectIdentifier(view)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    nibSetNeedsSolving()
  }

  /// The distance set after that view; `spacingUseDefault` where there is none.
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
  }

  /// The distance after an arranged view in points.
  final func nibSpacing(after view: UIView) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? self.spacing
    return spacing == UIStackView.spacingUseSystem ? 8 : spacing
  }

  // MARK: Layout

  /// Adds UIKit's constraints for the arrangement.
  open override func nibContribute(to builder: LayoutBuilder) {
    guard let arrangement = StackArrangement(self, builder) else { return }
    arrangement.addMainAxis()
    arrangement.addCrossAxis()
    arrangement.addHidden()
  }

  /// The smallest size that holds the arranged views.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// A stack view has no margins until it is given some (saved frames of two documents).
  open override var nibDefaultMargins: UIEdgeInsets { .zero }

  /// In a column the first view's; in a row that of the tallest view.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? nibVisible.first : nibTallest)?.forFirstBaselineLayout ?? self
  }

  /// In a column the last view's; in a row that of the tallest view.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? nibVisible.last : nibTallest)?.forLastBaselineLayout ?? self
  }

  private var nibVisible: [UIView] { arrangedSubviews.filter(\.nibTakesRoom) }

  /// The tallest by content, the first of equals.
  private var nibTallest: UIView? {
    nibVisible.reduce(nil as UIView?) { tallest, view in
      guard let tallest else { return view }
      let isTaller = (view.nibLayoutContentSize.height ?? 0) > (tallest.nibLayoutContentSize.height ?? 0)
      return isTaller ? view : tallest
    }
  }
}
