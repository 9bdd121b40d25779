import NibSupport

/// The property tables of plain views, windows, stack views, visual effect views and container views, and the rows
/// that all views or all objects share.
enum CodedViews {
  static let all = [view, window, stackView, visualEffectView, containerView]

  /// The rows of every object. A nib has separate lists of connections and runtime attributes, which
  /// `CodedConnections` and `CodedRuntimeAttributes` handle.
  static let object: [CodedProperty] = [
    .handledElsewhere(.element("connections"), .element("userDefinedRuntimeAttributes")),
    .omitted(.keyed("userComments"), .keyed("canvasLocation")),
  ]

  static let view = CodedClass(
    "UIView", "view", aliases: ["_UIVisualEffectContentView"],
    object + [
      .frame, .subviews, .color("backgroundColor", "UIBackgroundColor"),
      .constant("UIDeepDrawRect", .bool(true)),
      .flag("opaque", "UIOpaque", documentDefault: true, nibDefault: false),
      .flag("hidden", "UIHidden"),
      .flag("clearsContextBeforeDrawing", "UIClearsContextBeforeDrawing", default: true),
      .flag("multipleTouchEnabled", "UIMultipleTouchEnabled"),
      .flag("exclusiveTouch", "UIExclusiveTouch"),
      .flag("autoresizesSubviews", "UIAutoresizeSubviews", documentDefault: true, nibDefault: false),
      .autoresizingMask,
      .float("alpha", "UIAlpha", default: 1),
      .integer("tag", "UITag", default: 0),
      .color("tintColor", "UITintColor"),
      .enumeration("contentMode", "UIContentMode", contentModes),
      .flag("clipsSubviews", "UIClipsToBounds"),
      .inverse("userInteractionEnabled", "UIUserInteractionDisabled"),
      .translatesMask,
      .constraints,
      .priorities("Hugging", "UIViewContentHuggingPriority", default: 250),
      .priorities("CompressionResistance", "UIViewContentCompressionResistancePriority", default: 750),
      .layoutMargins,
      .flag("preservesSuperviewLayoutMargins", "UIViewPreservesSuperviewMargins"),
      .flag("insetsLayoutMarginsFromSafeArea", "UIViewInsetsLayoutMarginsFromSafeArea", default: true),
      .flag("layoutMarginsFollowReadableWidth", "UIViewLayoutMarginsFollowReadableWidth"),
      .layoutGuides,
      .enumeration(
        "semanticContentAttribute", "UIViewSemanticContentAttribute",
        ["unspecified": 0, "playback": 1, "spatial": 2, "forceLeftToRight": 3, "forceRightToLeft": 4],
        documentDefault: "unspecified"),
      .text("restorationIdentifier", "UIRestorationIdentifier"),
      .numbers("rect", "contentStretch", "UIContentStretch", CodedProperty.rectNames),
      .newerConstant("UIViewLargeContentStoredProperties", .null),
      .ignoredKeys("UIViewPreservesSpecificSuperviewMargins", "UIDragDelegate"),
      .handledElsewhere(
        .keyed("accessibilityConfiguration"), .element("variation"), .element("gestureRecognizers"),
        .attribute("fixedFrame")),
      .omitted(
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
    "UIWindow", "window", superclass: view,
    [
      .flag("resizesToFullScreen", "UIResizesToFullScreen"), .handledElsewhere(.attribute("visibleAtLaunch")),
    ])

  static let stackView = CodedClass(
    "UIStackView", "stackView", superclass: view,
    [
      .enumeration(
        "axis", "UIStackViewAxis", ["horizontal": 0, "vertical": 1], documentDefault: "horizontal",
        nibDefault: nil),
      .enumeration(
        "distribution", "UIStackViewDistribution",
        [
          "fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4,
        ], documentDefault: "fill", nibDefault: nil),
      .stackAlignment,
      .stackSpacing,
      .scalar(
        "baselineRelativeArrangement", "UIStackViewBaselineRelative", .flag, documentDefault: "NO"),
      .stackMargins, .arrangedSubviews,
    ])

  static let visualEffectView = CodedClass(
    "UIVisualEffectView", "visualEffectView", superclass: view,
    [
      .effectContentView, .visualEffect,
      .ignoredKeys("UIVisualEffectViewGroupName"),
    ])

  /// A view in which another scene is embedded. In a nib it is a plain view.
  static let containerView = CodedClass("UIView", "containerView", superclass: view, [])

  static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]
}

extension CodedProperty {
  /// The subviews of a view, from back to front. A document stores some of them, such as the content view of a
  /// cell, under separate keys instead of in the list of subviews.
  static let subviews = CodedProperty(
    parts: [.element("subviews")], keys: ["UISubviews"],
    translate: { object, draft in
      let keyed = keyedViews.compactMap { object.value($0.key) }
      for view in object.graph.array(object.value("UISubviews")) ?? [] {
        guard !madeByUIKit.contains(object.graph.className(view) ?? ""), !keyed.contains(view) else {
          continue
        }
        guard let child = object.translation.draft(of: view) else { continue }
        draft.list("subviews").children.append(child)
      }
    },
    compile: { element, object in
      let listed = element.child(named: "subviews").map { Array($0.children) } ?? []
      let words = element.isNamed("visualEffectView") ? [] : keyedViews.filter(\.isSubview).map(\.word)
      let keyed = words.compactMap { element.child(key: $0) }
      let guides = CodedLayoutGuides.controllerGuides(of: element)
      let views =
        (keyed + listed + guides).filter { !$0.isNamed("nil") }.compactMap {
          object.compilation.value(of: $0)
        } + CodedCells.separators(of: element, object.compilation)
      if !views.isEmpty { object.set("UISubviews", object.compilation.list(views, "NSMutableArray")) }
    })

  /// The views that a document stores under separate keys: the key in a document, the key in a nib, and whether
  /// a compiled nib also lists the view among the subviews.
  private static let keyedViews: [(word: String, key: String, isSubview: Bool)] = [
    ("contentView", "UIContentView", true), ("contentView", effectContent.key, false),
    ("tableHeaderView", "UITableHeaderView", true),
    ("tableFooterView", "UITableFooterView", true), ("backgroundView", "UIBackgroundView", false),
    ("selectedBackgroundView", "UISelectedBackgroundView", false),
    ("accessoryView", "UIAccessoryView", false), ("editingAccessoryView", "UIEditingAccessoryView", false),
  ]

  /// The classes of subviews that documents do not have, because UIKit makes them from other data.
  private static let madeByUIKit: Set<String> = [
    "UISegment", "_UITableViewCellSeparatorView", CodedLayoutGuides.controllerGuide.name,
  ]

  /// A horizontal and a vertical priority. They are separate attributes in a document, and one text in a nib:
  /// `{251, 251}`.
  static func priorities(_ word: String, _ key: String, default defaultValue: Double) -> CodedProperty {
    let words = ["horizontal\(word)Priority", "vertical\(word)Priority"]
    return CodedProperty(
      parts: words.map { .attribute($0) }, keys: [key],
      defaults: words.reduce(into: [:]) {
        $0[.attribute($1)] = .scalar(NibNumber.exact(defaultValue), .double)
      },
      translate: { object, draft in
        guard let value = object.value(key), let numbers = object.numbers(value, 2, key) else { return }
        for (word, number) in zip(words, numbers) where number != defaultValue {
          draft[word] = NibNumber.exact(number)
        }
      },
      compile: { element, object in
        guard words.contains(where: { element[$0] != nil }) else { return }
        let texts = words.map { NibNumber.exact(element.double($0) ?? defaultValue) }
        object.set(key, object.compilation.string("{\(texts[0]), \(texts[1])}"))
      })
  }

  // MARK: Stack views

  /// The distance between arranged subviews, in points. The system's standard distance is coded as the
  /// greatest finite single-precision number.
  static let stackSpacing = CodedProperty(
    parts: [.attribute("spacing"), .attribute("spacingType")], keys: ["UIStackViewSpacing"],
    defaults: [.attribute("spacing"): .scalar("0", .double)],
    translate: { object, draft in
      guard let value = object.value("UIStackViewSpacing"), let number = object.graph.double(value) else {
        return
      }
      if number >= systemSpacing {
        draft["spacingType"] = "standard"
      } else if number != 0 {
        draft["spacing"] = NibNumber.exact(number)
      }
    },
    compile: { element, object in
      let isSystem = element["spacingType"] == "standard"
      object.set("UIStackViewSpacing", .double(isSystem ? systemSpacing : element.double("spacing") ?? 0))
    })

  private static let systemSpacing = Double(Float.greatestFiniteMagnitude)

  /// The arranged subviews of a stack view. In a document these are all of its subviews, so only compilation
  /// uses this row.
  static let arrangedSubviews = CodedProperty(
    parts: [], keys: ["UIStackViewArrangedSubviews"],
    translate: { _, _ in },
    compile: { element, object in
      let views = element.child(named: "subviews").map { Array($0.children) } ?? []
      let values = views.compactMap { object.compilation.number(of: $0) }.map { CodedGraph.Value.object($0) }
      object.set("UIStackViewArrangedSubviews", object.compilation.list(values))
    })

  /// The alignment of a stack view. Interface Builder writes `top` and `bottom` for the beginning and the
  /// end, for both axes. The words `leading` and `trailing` are compiled to the same numbers.
  static let stackAlignment = enumeration(
    "alignment", "UIStackViewAlignment",
    [
      "fill": 0, "top": 1, "leading": 1, "firstBaseline": 2, "center": 3, "bottom": 4, "trailing": 4,
      "lastBaseline": 5,
    ], documentDefault: "fill", nibDefault: nil)

  /// Whether a stack view arranges its subviews within its margins. Interface Builder turns this on for every
  /// stack view whose margins it saves.
  static let stackMargins = CodedProperty(
    parts: [.attribute("layoutMarginsRelativeArrangement")], keys: ["UIStackViewLayoutMarginsRelative"],
    defaults: [.attribute("layoutMarginsRelativeArrangement"): .scalar("NO", .flag)],
    translate: { object, draft in
      let hasMargins = object.value("UIViewLayoutMargins") != nil
      let isRelative = object.bool("UIStackViewLayoutMarginsRelative") ?? false
      if isRelative, !hasMargins { draft["layoutMarginsRelativeArrangement"] = "YES" }
      guard !isRelative, hasMargins else { return }
      // With margins, the document would say that the arranged subviews respect them.
      draft.children.removeAll { ["layoutMargins", "directionalLayoutMargins"].contains($0["key"] ?? "") }
    },
    compile: { element, object in
      let hasMargins =
        (element.child(key: "layoutMargins") ?? element.child(key: "directionalLayoutMargins")) != nil
      let isRelative = hasMargins || element.bool("layoutMarginsRelativeArrangement") == true
      object.set("UIStackViewLayoutMarginsRelative", .bool(isRelative))
      // Without margins of its own, a stack view in a nib has margins of 0, which do not count.
      if !isRelative { object.set("UIViewLayoutMargins", CodedGeometry.value([0, 0, 0, 0])) }
    })

  // MARK: Visual effects

  /// The content view of a visual effect view. In a nib, it is of a private class of UIKit.
  static let effectContentView = CodedProperty(
    parts: [.keyed("contentView")], keys: [effectContent.key],
    translate: { object, draft in
      guard let value = object.value(effectContent.key) else { return }
      if let view = object.translation.draft(of: value, key: "contentView") { draft.children.append(view) }
    },
    compile: { element, object in
      guard let child = element.child(key: "contentView"), let value = object.compilation.value(of: child)
      else {
        return
      }
      object.set(effectContent.key, value)
      if child["customClass"] == nil { object.compilation.setClass(effectContent.className, of: value) }
    })

  private static let effectContent = (
    key: "UIVisualEffectViewContentView", className: "_UIVisualEffectContentView"
  )

  /// The effect of a visual effect view: a blur effect, or a vibrancy effect for content above a blur effect.
  static let visualEffect = CodedProperty(
    parts: [.element("blurEffect"), .element("vibrancyEffect")], keys: ["UIVisualEffectViewEffect"],
    translate: { object, draft in
      guard let value = object.value("UIVisualEffectViewEffect") else { return }
      guard let effect = CodedEffect.draft(of: value, in: object.graph) else {
        return object.preserve("UIVisualEffectViewEffect")
      }
      draft.children.append(effect)
    },
    compile: { element, object in
      let effect = element.child(named: "blurEffect") ?? element.child(named: "vibrancyEffect")
      guard let effect, let value = CodedEffect.value(of: effect, object.compilation) else { return }
      object.set("UIVisualEffectViewEffect", value)
    })
}
