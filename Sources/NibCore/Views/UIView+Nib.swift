extension UIView {
  static let attributeTable: [NibAttribute] =
    NibRow<UIView, ViewWord>.table(
      .choice(.contentMode, \.contentMode), .bool(.opaque, \.isOpaque), .bool(.hidden, \.isHidden),
      .number(.alpha, \.alpha), .bool(.clipsSubviews, \.clipsToBounds), .integer(.tag, \.tag),
      .bool(.clearsContextBeforeDrawing, \.clearsContextBeforeDrawing),
      .bool(.userInteractionEnabled, \.isUserInteractionEnabled),
      .bool(.multipleTouchEnabled, \.isMultipleTouchEnabled), .bool(.exclusiveTouch, \.isExclusiveTouch),
      .bool(.autoresizesSubviews, \.autoresizesSubviews),
      .bool(.translatesAutoresizingMaskIntoConstraints, \.translatesAutoresizingMaskIntoConstraints),
      .bool(.preservesSuperviewLayoutMargins, \.preservesSuperviewLayoutMargins),
      .bool(.insetsLayoutMarginsFromSafeArea, \.insetsLayoutMarginsFromSafeArea),
      .bool(.layoutMarginsFollowReadableWidth, \.nibFollowsReadableWidth),
      .choice(.semanticContentAttribute, \.semanticContentAttribute),
      .string(.restorationIdentifier, \.restorationIdentifier),
      .custom(.horizontalHuggingPriority, UILayoutPriority.init(nibText:)) {
        $0.priorities.horizontalHugging = $1
      },
      .custom(.verticalHuggingPriority, UILayoutPriority.init(nibText:)) {
        $0.priorities.verticalHugging = $1
      },
      .custom(.horizontalCompressionResistancePriority, UILayoutPriority.init(nibText:)) {
        $0.priorities.horizontalCompression = $1
      },
      .custom(.verticalCompressionResistancePriority, UILayoutPriority.init(nibText:)) {
        $0.priorities.verticalCompression = $1
      },
      .custom(.placeholderIntrinsicWidth, nibPlaceholderLength) { $0.priorities.placeholderWidth = $1 },
      .custom(.placeholderIntrinsicHeight, nibPlaceholderLength) {
        $0.priorities.placeholderHeight = $1
      },
      .child(
        .autoresizingMask, { element, _ in NibAutoresizingMask(element).map { UIView.AutoresizingMask($0) } }
      ) { $0.autoresizingMask = $1 },
      .color(.backgroundColor, \.backgroundColor),
      .child(.tintColor, { element, _ in UIColor(nib: element) }) { $0.storedTintColor = $1 },
      .child(.layoutMargins, { element, _ in NibInsets(element) }) {
        $0.layoutMargins = UIEdgeInsets($1)
      },
      .child(.directionalLayoutMargins, { element, _ in NibDirectionalInsets(element) }) {
        $0.directionalLayoutMargins = NSDirectionalEdgeInsets($1)
      },
      .property("layer", \.nibLayerForCoding), .property("cornerRadius", \.nibCornerRadiusForCoding),
      .state(\.autoresizingMask), .state(\.transform),
      .state(\.contentStretch), .state(\.contentScaleFactor), .state(\.priorities), .state(\.marginBase),
      .state(\.storedTintColor), .state(\.nibAccessibilitySettings),
      // The values of these rows are read elsewhere: with the frame, by layout, by `check` and by the canvas.
      .handled(.fixedFrame, .verifyAmbiguity),
      .handledChild(
        .frame, .frameInset, .simulatedDestinationMetrics, .simulatedStatusBarMetrics,
        .simulatedTopBarMetrics, .simulatedBottomBarMetrics),
      .ignored(.misplaced, .ambiguous, because: "NibTerm computes it"),
      .ignored(.simulatedAppContext, because: "the saved frames already have the resulting size"),
      .ignoredChild(
        .simulatedOrientationMetrics, because: "the saved frames already have the resulting size"),
      .ignoredChild(.contentStretch, because: "it stretches pixels, which has been deprecated since iOS 6"),
      .property("directionalLayoutMargins", \.directionalLayoutMargins),
      .property("contentStretch", \.contentStretch), .property("frame", \.frame),
      .property("bounds", \.bounds), .property("layoutMargins", \.layoutMargins),
      .property("center", \.center), .property("transform", \.transform),
      .property("clipsToBounds", \.clipsToBounds), .property("contentScaleFactor", \.contentScaleFactor),
      .property("tintAdjustmentMode", \.tintAdjustmentMode),
      .property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle),
      .property("interactions", \.interactions), .readable("layer") { $0.layer },
      .readable("superview") { $0.superview }, .readable("window") { $0.window })
    + NibRow<UIView, ObjectWord>.table(
      .ignoredChild(.canvasLocation, because: "the view's position in Interface Builder's editor"))

  /// The layer, for key paths such as `layer.cornerRadius`. A layer cannot be replaced, so setting it has no
  /// effect.
  private var nibLayerForCoding: CALayer {
    get { layer }
    set {}
  }

  /// The corner radius of the layer, for the key `cornerRadius`. UIKit's views have the private accessors
  /// `_cornerRadius` and `_setCornerRadius:`, which key-value coding finds for this key.
  private var nibCornerRadiusForCoding: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}

/// A placeholder for an intrinsic width or height, in points. `infinite`, returned as infinity, means that the view has
/// no intrinsic size on the axis. `nil` for any other text that is not a number.
private func nibPlaceholderLength(_ text: String) -> CGFloat? {
  text == "infinite" ? CGFloat.infinity : nibFinite(text).map { CGFloat($0) }
}

extension UILayoutPriority {
  /// Creates a priority from its text in documents; `nil` if the text is not a number from 0 to 1000.
  init?(nibText: String) {
    guard let value = nibFinite(nibText), (0...1000).contains(value) else { return nil }
    self.init(Float(value))
  }
}

extension UIView.AutoresizingMask {
  /// Creates UIKit's mask from that of a document, in which `flexibleMinX` is the left margin.
  init(_ mask: NibAutoresizingMask) {
    let bits: [(NibAutoresizingMask, UIView.AutoresizingMask)] = [
      (.flexibleMinX, .flexibleLeftMargin), (.widthSizable, .flexibleWidth),
      (.flexibleMaxX, .flexibleRightMargin), (.flexibleMinY, .flexibleTopMargin),
      (.heightSizable, .flexibleHeight), (.flexibleMaxY, .flexibleBottomMargin),
    ]
    self = bits.reduce(into: []) { result, bit in if mask.contains(bit.0) { result.insert(bit.1) } }
  }
}
