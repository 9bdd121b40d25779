extension UIView {
  /// The rows that every view has.
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
    .child(
      "accessibilityConfiguration", decode: { element, _ in element },
      assign: {
        (view: UIView, element: NibElement) in
        view.accessibilityLabel = element["label"]
        view.accessibilityIdentifier = element["identifier"]
      }),
    .property("layer", \UIView.nibLayerForCoding),
    // What only Interface Builder's canvas needs, or what is read with the geometry.
    .handled("id"), .handled("key"), .handled("customClass"), .handled("customModule"),
    .handled("customModuleProvider"), .handled("userLabel"), .handled("fixedFrame"), .handled("misplaced"),
    .handled("ambiguous"), .handled("verifyAmbiguity"), .handled("simulatedAppContext"),
    .handledChild("frame"), .handledChild("frameInset"), .handledChild("contentStretch"),
    .handledChild("bounds"), .handledChild("canvasLocation"),
    .handledChild("simulatedDestinationMetrics"), .handledChild("simulatedStatusBarMetrics"),
    .handledChild("simulatedTopBarMetrics"), .handledChild("simulatedBottomBarMetrics"),
    .handledChild("simulatedOrientationMetrics"), .handledChild("simulatedScreenMetrics"),
    .handledChild("userComments"), .handledChild("safeArea"), .handledChild("keyboard"),
  ]

  private var nibLayerForCoding: NibLayer {
    get { layer }
    set {}
  }

  /// Takes everything the element says: geometry, attributes, subviews and constraints.
  func nibDecode(from coder: NibCoder) {
    let element = coder.element
    coder.instantiation.register(self, for: element)
    nibOrigin = NibOrigin(element)
    nibDecodeFrame(element)
    NibAttributeDecoder(coder).decode(into: self)
    nibDecodeGuides(element, coder)
    nibDecodeSubviews(element, coder)
    nibDecodeConstraints(element, coder)
  }

  private func nibDecodeFrame(_ element: NibElement) {
    if let frame = nibOrigin?.savedFrame { storedFrame = frame.standardized }
    if let inset = element.child(key: "frameInset").flatMap({ NibFrameInset($0) }) {
      // Xcode 8's first betas saved distances from the superview's edges, whose size may be unknown too.
      let parent = nibSavedParentSize(element)
      storedFrame = CGRect(inset.rect(in: parent)).standardized
    }
  }

  private func nibSavedParentSize(_ element: NibElement) -> NibSize {
    let parent = element.parent?.parent?.child(key: "frame").flatMap { NibRect($0) }
    return NibSize(width: parent?.width ?? 0, height: parent?.height ?? 0)
  }

  private func nibDecodeGuides(_ element: NibElement, _ coder: NibCoder) {
    for child in element.children where child.isNamed("viewLayoutGuide") {
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
    for child in list.children {
      if let id = child.id, coder.instantiation.disabledIDs.contains(id) { continue }
      guard let view = coder.instantiation.object(for: child) as? UIView else {
        coder.report(
          "not-a-view", .warning, "<\(child.name)> among the subviews is no view", at: child.location)
        continue
      }
      nibAddDecodedSubview(view)
    }
  }

  private func nibDecodeConstraints(_ element: NibElement, _ coder: NibCoder) {
    guard let list = element.child(named: "constraints") else { return }
    let decoder = ConstraintDecoder(coder.instantiation, holder: self)
    for child in list.children where child.isNamed("constraint") { decoder.decode(child) }
  }
}

/// Applies a class's attribute table to an element, size-class variations on top.
struct NibAttributeDecoder {
  private let coder: NibCoder

  init(_ coder: NibCoder) { self.coder = coder }

  /// Child elements that are structure, not values.
  private static let structural: Set<String> = [
    "subviews", "constraints", "connections", "variation", "userDefinedRuntimeAttributes", "viewLayoutGuide",
    "gestureRecognizers", "layoutGuides",
  ]

  func decode(into object: any NibDecodable) {
    let table = NibAttributeTable.table(of: type(of: object))
    decode(coder.element, into: object, table)
    for variation in coder.element.variations(for: coder.instantiation.environment.nibTraits) {
      decode(variation, into: object, table)
    }
  }

  private func decode(_ element: NibElement, into object: any NibDecodable, _ table: NibAttributeTable) {
    for attribute in element.attributes {
      if element.isNamed("variation"), attribute.name == "key" { continue }
      guard let row = table.attribute(attribute.name) else {
        coder.report(
          "unsupported-attribute", .note, "\(nibClassName(of: object)) does not use '\(attribute.name)'",
          at: attribute.location)
        continue
      }
      apply(row, NibAttributeInput(text: attribute.value, element: nil, coder: coder), to: object, attribute)
    }
    for child in element.children { decodeChild(child, into: object, table) }
  }

  private func decodeChild(_ child: NibElement, into object: any NibDecodable, _ table: NibAttributeTable) {
    guard !NibAttributeDecoder.structural.contains(child.name), !child.isNamed("mask") else { return }
    if let key = child.key, let row = table.child(key) {
      guard let value = row.decode(NibAttributeInput(text: "", element: child, coder: coder)) else { return }
      _ = row.set(object, value)
    } else if let key = child.key, let row = table.attribute(key) {
      // A long string stands in a child instead of the attribute; <nil> leaves the default.
      guard !child.isNamed("nil") else { return }
      let text = NibString(child)?.value ?? child.text
      if let value = row.decode(NibAttributeInput(text: text, element: child, coder: coder)) {
        _ = row.set(object, value)
      }
    } else if table.child(child.name) != nil {
      _ = table.child(child.name).map {
        $0.set(object, $0.decode(NibAttributeInput(text: "", element: child, coder: coder)))
      }
    } else {
      coder.report(
        "unsupported-element", .note,
        "\(nibClassName(of: object)) does not use <\(child.name)\(child.key.map { " key=\"\($0)\"" } ?? "")>",
        at: child.location)
    }
  }

  private func apply(
    _ row: NibAttribute, _ input: NibAttributeInput, to object: any NibDecodable,
    _ attribute: NibAttributeValue
  ) {
    guard let value = row.decode(input) else {
      coder.report(
        "malformed-value", .warning,
        "'\(attribute.value)' is no value for '\(attribute.name)'; the default stays", at: attribute.location)
      return
    }
    _ = row.set(object, value)
  }
}
