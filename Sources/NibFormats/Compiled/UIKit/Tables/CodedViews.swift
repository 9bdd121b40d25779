/// The tables of plain views, with the properties that all views share.
enum CodedViews {
  static let all = [view, window, stackView, visualEffectView]

  /// The properties of every object. Connections and runtime attributes are not properties of an object but
  /// lists of the nib.
  static let object: [CodedProperty] = [
    .elsewhere(.element("connections"), .element("userDefinedRuntimeAttributes")),
    .lost(.keyed("userComments"), .keyed("canvasLocation")),
  ]

  static let view = CodedClass(
    "UIView", "view", aliases: ["_UIVisualEffectContentView"],
    object + [
      .frame, .subviews, .color("backgroundColor", "UIBackgroundColor"),
      .constant("UIDeepDrawRect", .bool(true)),
      .flag("opaque", "UIOpaque", usual: true, coded: false),
      .flag("hidden", "UIHidden"),
      .flag("clearsContextBeforeDrawing", "UIClearsContextBeforeDrawing", usual: true),
      .flag("multipleTouchEnabled", "UIMultipleTouchEnabled"),
      .flag("exclusiveTouch", "UIExclusiveTouch"),
      .flag("autoresizesSubviews", "UIAutoresizeSubviews", usual: true, coded: false),
      .autoresizingMask,
      .float("alpha", "UIAlpha", usual: 1),
      .integer("tag", "UITag", usual: 0),
      .color("tintColor", "UITintColor"),
      .words("contentMode", "UIContentMode", contentModes),
      .flag("clipsSubviews", "UIClipsToBounds"),
      .inverse("userInteractionEnabled", "UIUserInteractionDisabled"),
      .inverse(
        "translatesAutoresizingMaskIntoConstraints", "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"),
      .constraints,
      .priorities("Hugging", "UIViewContentHuggingPriority", usual: 250),
      .priorities("CompressionResistance", "UIViewContentCompressionResistancePriority", usual: 750),
      .layoutMargins,
      .flag("preservesSuperviewLayoutMargins", "UIViewPreservesSuperviewMargins"),
      .flag("insetsLayoutMarginsFromSafeArea", "UIViewInsetsLayoutMarginsFromSafeArea", usual: true),
      .flag("layoutMarginsFollowReadableWidth", "UIViewLayoutMarginsFollowReadableWidth"),
      .layoutGuides, .words("semanticContentAttribute", "UIViewSemanticContentAttribute", semantics),
      .text("restorationIdentifier", "UIRestorationIdentifier"),
      .numbers("rect", "contentStretch", "UIContentStretch", CodedProperty.rectNames),
      .implied(
        "UIViewLargeContentStoredProperties", "UIViewPreservesSpecificSuperviewMargins", "UIDragDelegate"),
      .elsewhere(
        .keyed("accessibilityConfiguration"), .element("variation"), .element("gestureRecognizers"),
        .attribute("fixedFrame")),
      .lost(
        .attribute("misplaced"), .attribute("ambiguous"), .attribute("verifyAmbiguity"),
        .attribute("placeholderIntrinsicWidth"), .attribute("placeholderIntrinsicHeight"),
        .keyed("intrinsicContentSize"), .keyed("insetFor6xAndEarlier"), .keyed("simulatedDestinationMetrics"),
        .keyed("simulatedStatusBarMetrics"), .keyed("simulatedTopBarMetrics"),
        .keyed("simulatedBottomBarMetrics"), .keyed("simulatedOrientationMetrics"),
        .attribute("simulatedAppContext"), .keyed("simulatedPresentationContext"),
        // An empty list, which Xcode 7 saves in every view.
        .element("animations")),
    ])

  static let window = CodedClass(
    "UIWindow", "window", below: view,
    [
      .flag("resizesToFullScreen", "UIResizesToFullScreen"), .elsewhere(.attribute("visibleAtLaunch")),
    ])

  static let stackView = CodedClass(
    "UIStackView", "stackView", below: view,
    [
      .words("axis", "UIStackViewAxis", ["horizontal", "vertical"]),
      .words(
        "distribution", "UIStackViewDistribution",
        ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]),
      .stackAlignment,
      .stackSpacing,
      .flag("baselineRelativeArrangement", "UIStackViewBaselineRelative"),
      .stackMargins, .arrangedSubviews,
    ])

  static let visualEffectView = CodedClass(
    "UIVisualEffectView", "visualEffectView", below: view,
    [
      .effectContentView, .visualEffect,
      .implied("UIVisualEffectViewGroupName"),
    ])

  static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  private static let semantics = [
    "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft",
  ]
}
