extension UIScrollView {
  static let scrollAttributes: [NibAttribute] = NibRow<UIScrollView, ScrollViewWord>.table(
    .bool(.showsHorizontalScrollIndicator, \.showsHorizontalScrollIndicator),
    .bool(.showsVerticalScrollIndicator, \.showsVerticalScrollIndicator),
    .bool(.scrollEnabled, \.isScrollEnabled), .bool(.pagingEnabled, \.isPagingEnabled),
    .bool(.directionalLockEnabled, \.isDirectionalLockEnabled), .bool(.bounces, \.bounces),
    .bool(.bouncesZoom, \.bouncesZoom), .bool(.alwaysBounceVertical, \.alwaysBounceVertical),
    .bool(.alwaysBounceHorizontal, \.alwaysBounceHorizontal), .bool(.scrollsToTop, \.scrollsToTop),
    .bool(.delaysContentTouches, \.delaysContentTouches),
    .bool(.canCancelContentTouches, \.canCancelContentTouches),
    .number(.minimumZoomScale, \.minimumZoomScale), .number(.maximumZoomScale, \.maximumZoomScale),
    .choice(.keyboardDismissMode, \.keyboardDismissMode), .choice(.indicatorStyle, \.indicatorStyle),
    .choice(.contentInsetAdjustmentBehavior, \.contentInsetAdjustmentBehavior),
    .insets(.contentInset, \.contentInset), .insets(.scrollIndicatorInsets, \.verticalScrollIndicatorInsets),
    .object(.refreshControl, \.refreshControl), .size(.contentSize, \.contentSize),
    .delegate("delegate", \.delegate),
    .ignored(.springLoaded, because: "nothing is dragged onto a view in a terminal"),
    .property("contentSize", \.contentSize), .property("contentInset", \.contentInset),
    .property("scrollIndicatorInsets", \.scrollIndicatorInsets),
    .property("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets),
    .property("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets),
    .property("zoomScale", \.zoomScale), .property("contentOffset", \.contentOffset),
    .property("decelerationRate", \.decelerationRate))

  /// The layout guide with the given role, created on first use.
  func nibScrollGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let guide = layoutGuides.first(where: { $0.role == role }) { return guide }
    let guide = UILayoutGuide(role: role, owningView: self)
    layoutGuides.append(guide)
    return guide
  }

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
