extension UIScrollView {
  static let scrollAttributes: [NibAttribute] = [
    .bool("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
    .bool("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
    .bool("scrollEnabled", \UIScrollView.isScrollEnabled),
    .bool("pagingEnabled", \UIScrollView.isPagingEnabled),
    .bool("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
    .bool("bounces", \UIScrollView.bounces), .bool("bouncesZoom", \UIScrollView.bouncesZoom),
    .bool("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
    .bool("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
    .bool("scrollsToTop", \UIScrollView.scrollsToTop),
    .bool("delaysContentTouches", \UIScrollView.delaysContentTouches),
    .bool("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
    .number("minimumZoomScale", \UIScrollView.minimumZoomScale),
    .number("maximumZoomScale", \UIScrollView.maximumZoomScale),
    .choice(
      "keyboardDismissMode", ["none": .none, "onDrag": .onDrag, "interactive": .interactive],
      \UIScrollView.keyboardDismissMode),
    .choice(
      "indicatorStyle", ["default": .default, "black": .black, "white": .white],
      \UIScrollView.indicatorStyle),
    .choice(
      "contentInsetAdjustmentBehavior",
      ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always],
      \UIScrollView.contentInsetAdjustmentBehavior),
    .value("contentInset", \UIScrollView.contentInset) { (insets: NibInsets) in UIEdgeInsets(insets) },
    .value("scrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets) { (insets: NibInsets) in
      UIEdgeInsets(insets)
    },
    .object("refreshControl", \UIScrollView.refreshControl),
    .value("contentSize", \UIScrollView.contentSize) { (size: NibSize) in
      CGSize(width: size.width, height: size.height)
    },
    .property("delegate", \UIScrollView.nibDelegateObject),
    .ignored("springLoaded", because: "nothing is dragged onto a view in a terminal"),
  ]

  /// The delegate to which a nib connects the outlet. An object that does not conform to the protocol is ignored.
  private var nibDelegateObject: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any UIScrollViewDelegate }
  }

  /// The layout guide with the given role, created on first use.
  func nibScrollGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let known = layoutGuides.first(where: { $0.role == role }) { return known }
    let guide = UILayoutGuide(role: role, owningView: self)
    layoutGuides.append(guide)
    return guide
  }
}

// MARK: - Constraints

extension UIScrollView {
  /// Pins the top left corner of the content to that of the view. Constraints between subviews and the content's
  /// other edges then determine the size of the content.
  func nibPinContent(in builder: LayoutBuilder) {
    guard let view = builder.item(for: self), let content = builder.contentItem(of: self) else { return }
    for edge in [LayoutProblem.Attribute.left, .top] {
      builder.addEngineConstraint(
        LayoutProblem.Constraint(first: content, edge, .equal, second: view, edge, protection: .system),
        "content", of: self)
    }
  }
}
