extension UIView {
  /// The attribute rows of every view.
  static let attributeTable: [NibAttribute] = [
    .choice("contentMode", NibWords.contentModes, \UIView.contentMode),
    .bool("opaque", \UIView.isOpaque), .bool("hidden", \UIView.isHidden), .number("alpha", \UIView.alpha),
    .bool("clipsSubviews", \UIView.clipsToBounds), .integer("tag", \UIView.tag),
    .bool("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing),
    .bool("userInteractionEnabled", \UIView.isUserInteractionEnabled),
    .bool("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
    .bool("exclusiveTouch", \UIView.isExclusiveTouch),
    .bool("autoresizesSubviews", \UIView.autoresizesSubviews),
    .bool(
      "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
    .bool("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
    .bool("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
    .bool("layoutMarginsFollowReadableWidth", \UIView.nibFollowsReadableWidth),
    .choice("semanticContentAttribute", NibWords.semantics, \UIView.semanticContentAttribute),
    .string("restorationIdentifier", \UIView.restorationIdentifier),
    .custom("horizontalHuggingPriority", decode: UILayoutPriority.init(nibText:)) {
      (view: UIView, priority: UILayoutPriority) in view.priorities.horizontalHugging = priority
    },
    .custom("verticalHuggingPriority", decode: UILayoutPriority.init(nibText:)) {
      (view: UIView, priority: UILayoutPriority) in view.priorities.verticalHugging = priority
    },
    .custom("horizontalCompressionResistancePriority", decode: UILayoutPriority.init(nibText:)) {
      (view: UIView, priority: UILayoutPriority) in view.priorities.horizontalCompression = priority
    },
    .custom("verticalCompressionResistancePriority", decode: UILayoutPriority.init(nibText:)) {
      (view: UIView, priority: UILayoutPriority) in view.priorities.verticalCompression = priority
    },
    .custom("placeholderIntrinsicWidth", decode: NibWords.placeholderLength) {
      (view: UIView, length: CGFloat) in view.priorities.placeholderWidth = length
    },
    .custom("placeholderIntrinsicHeight", decode: NibWords.placeholderLength) {
      (view: UIView, length: CGFloat) in view.priorities.placeholderHeight = length
    },
    .child(
      "autoresizingMask",
      decode: { element, _ in NibAutoresizingMask(element).map { UIView.AutoresizingMask($0) } },
      assign: {
        (view: UIView, mask: UIView.AutoresizingMask) in view.autoresizingMask = mask
      }),
    .color("backgroundColor", \UIView.backgroundColor),
    .child(
      "tintColor", decode: { UIColor(nib: $0, in: $1.instantiation.document) },
      assign: {
        (view: UIView, color: UIColor) in view.storedTintColor = color
      }),
    .child(
      "layoutMargins", decode: { element, _ in NibInsets(element) },
      assign: {
        (view: UIView, insets: NibInsets) in
        view.layoutMargins = UIEdgeInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      }),
    .child(
      "directionalLayoutMargins", decode: { element, _ in NibDirectionalInsets(element) },
      assign: {
        (view: UIView, insets: NibDirectionalInsets) in
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
      }),
    .property("layer", \UIView.nibLayerForCoding),
    .state(\UIView.autoresizingMask), .state(\UIView.transform), .state(\UIView.contentStretch),
    .state(\UIView.contentScaleFactor), .state(\UIView.priorities), .state(\UIView.marginBase),
    .state(\UIView.storedTintColor), .state(\UIView.nibAccessibilitySettings),
    // The values of these rows are read elsewhere: with the frame, by layout, by `check` and by the canvas.
    .handled("fixedFrame"), .handled("verifyAmbiguity"), .handledChild("frame"), .handledChild("frameInset"),
    .handledChild("simulatedDestinationMetrics"), .handledChild("simulatedStatusBarMetrics"),
    .handledChild("simulatedTopBarMetrics"), .handledChild("simulatedBottomBarMetrics"),
    .ignored("misplaced", because: "NibTerm computes it"),
    .ignored("ambiguous", because: "NibTerm computes it"),
    .ignored("simulatedAppContext", because: "the saved frames already have the resulting size"),
    .ignoredChild("simulatedOrientationMetrics", because: "the saved frames already have the resulting size"),
    .ignoredChild("canvasLocation", because: "the view's position in Interface Builder's editor"),
    .ignoredChild("contentStretch", because: "it stretches pixels, which has been deprecated since iOS 6"),
  ]

  /// The layer, for key paths such as `layer.cornerRadius`. A layer cannot be replaced, so setting it has no
  /// effect.
  private var nibLayerForCoding: CALayer {
    get { layer }
    set {}
  }

  /// Decodes everything in the element: geometry, attributes, subviews and constraints.
  func nibDecode(from coder: NibCoder) {
    let element = coder.element
    coder.instantiation.register(self, for: element)
    nibOrigin = NibOrigin(element)
    nibDecodeFrame(element)
    NibAttributeDecoder(coder).decode(into: self)
    nibDecodeFixedFrame(element)
    nibDecodeGuides(element, coder)
    nibDecodeSubviews(element, coder)
    nibDecodeConstraints(element, coder)
  }

  private func nibDecodeFrame(_ element: NibElement) {
    if let frame = nibOrigin?.savedFrame { storedFrame = frame.standardized }
    if let inset = element.child(key: "frameInset").flatMap({ NibFrameInset($0) }) {
      // The first betas of Xcode 8 saved distances from the superview's edges instead of a frame.
      let parent = nibSavedParentSize(element)
      storedFrame = CGRect(inset.rect(in: parent)).standardized
    }
  }

  /// Lets a view with a fixed frame follow its autoresizing mask. Documents of Xcode 7 and older fix its left and top
  /// edges, width and height, as a mask without flexible parts does.
  private func nibDecodeFixedFrame(_ element: NibElement) {
    guard let placing = element.fixedFrame else { return }
    translatesAutoresizingMaskIntoConstraints = true
    if placing == .constraints { autoresizingMask = [] }
  }

  /// The saved size of the superview; zero if the superview has no saved frame.
  private func nibSavedParentSize(_ element: NibElement) -> NibSize {
    let parent = element.parent?.parent?.child(key: "frame").flatMap { NibRect($0) }
    return NibSize(width: parent?.width ?? 0, height: parent?.height ?? 0)
  }

  private func nibDecodeGuides(_ element: NibElement, _ coder: NibCoder) {
    for child in element.children
    where child.isNamed("viewLayoutGuide") || child.isNamed("keyboardLayoutGuide") {
      let guide: UILayoutGuide
      switch child.key {
      case "safeArea": guide = safeAreaLayoutGuide
      case "keyboard": guide = keyboardLayoutGuide
      case "contentLayoutGuide": guide = (self as? UIScrollView)?.contentLayoutGuide ?? UILayoutGuide()
      case "frameLayoutGuide": guide = (self as? UIScrollView)?.frameLayoutGuide ?? UILayoutGuide()
      default: guide = UILayoutGuide()
      }
      if guide.owningView == nil { addLayoutGuide(guide) }
      guide.nibOrigin = NibOrigin(child)
      coder.instantiation.register(guide, for: child)
    }
  }

  private func nibDecodeSubviews(_ element: NibElement, _ coder: NibCoder) {
    guard let list = element.child(named: "subviews") else { return }
    for child in coder.instantiation.members(of: list) {
      if let id = child.id, coder.instantiation.disabledIDs.contains(id) { continue }
      guard let object = coder.instantiation.object(for: child) else { continue }
      guard let view = object as? UIView else {
        coder.report(
          .notAView, "<\(child.name)> is among the subviews, but it is not a view", at: child.location)
        continue
      }
      nibAddDecodedSubview(view)
    }
  }

  private func nibDecodeConstraints(_ element: NibElement, _ coder: NibCoder) {
    guard let list = element.child(named: "constraints") else { return }
    let decoder = ConstraintDecoder(coder.instantiation, view: self)
    for child in list.children where child.isNamed("constraint") { decoder.decode(child) }
  }
}

extension DiagnosticKind {
  package static let notAView = DiagnosticKind(
    "not-a-view", .objects, .warning, "An object in a list of views is not a view.",
    advice: "Remove it.",
    wrong: .card(containing: "<tapGestureRecognizer id=\"tap\"/>"),
    right: .card(containing: RuleExample.newLabel))
}
