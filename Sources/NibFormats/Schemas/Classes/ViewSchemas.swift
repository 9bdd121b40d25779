import NibSupport

/// The words that the elements of all objects have. A nib has separate lists of connections and runtime attributes,
/// which `CodedConnections` and `CodedRuntimeAttributes` handle.
package enum ObjectWord: String, SchemaWord {
  case connections, userDefinedRuntimeAttributes, userComments, canvasLocation

  package static let schema = ClassSchema(
    "NSObject",
    [
      connections: .handled(.element), userDefinedRuntimeAttributes: .handled(.element),
      userComments: .omitted(.child),
      canvasLocation: .omitted(.child).typed(.numbers(element: "point", names: NibPoint.names, form: nil)),
    ])
}

package enum ViewWord: String, SchemaWord {
  case frame, frameInset, subviews, backgroundColor, opaque, hidden, clearsContextBeforeDrawing,
    multipleTouchEnabled, exclusiveTouch, autoresizesSubviews, autoresizingMask, alpha, tag, tintColor,
    contentMode, clipsSubviews, userInteractionEnabled, translatesAutoresizingMaskIntoConstraints,
    constraints, horizontalHuggingPriority, verticalHuggingPriority, horizontalCompressionResistancePriority,
    verticalCompressionResistancePriority, layoutMargins, directionalLayoutMargins,
    preservesSuperviewLayoutMargins, insetsLayoutMarginsFromSafeArea, layoutMarginsFollowReadableWidth,
    viewLayoutGuide, keyboardLayoutGuide, semanticContentAttribute, restorationIdentifier, contentStretch,
    accessibilityConfiguration, variation, gestureRecognizers, fixedFrame, misplaced, ambiguous,
    verifyAmbiguity, placeholderIntrinsicWidth, placeholderIntrinsicHeight, intrinsicContentSize,
    insetFor6xAndEarlier, simulatedDestinationMetrics, simulatedStatusBarMetrics, simulatedTopBarMetrics,
    simulatedBottomBarMetrics, simulatedOrientationMetrics, simulatedAppContext, simulatedPresentationContext,
    animations

  package static let schema = ClassSchema(
    "UIView", aliases: ["_UIVisualEffectContentView"], of: ObjectWord.schema,
    ignoring: ["UIDragDelegate"],
    [
      frame: .row(.frame), subviews: .row(.subviews),
      backgroundColor: .color().and(.constant("UIDeepDrawRect", .bool(true))),
      opaque: .flag(document: true, nib: false), hidden: .flag(),
      clearsContextBeforeDrawing: .flag(default: true), multipleTouchEnabled: .flag(),
      exclusiveTouch: .flag(), autoresizesSubviews: .flag("UIAutoresizeSubviews", document: true, nib: false),
      autoresizingMask: .row(.autoresizingMask), alpha: .float(default: 1).within(0...1),
      tag: .integer(default: 0),
      tintColor: .color(), contentMode: .choice(.contentModes).archived(absent: "scaleToFill"),
      clipsSubviews: .flag("UIClipsToBounds"), userInteractionEnabled: .inverse("UIUserInteractionDisabled"),
      translatesAutoresizingMaskIntoConstraints: .row(.translatesMask),
      constraints: .row(CodedConstraints.list),
      horizontalHuggingPriority: .row(.priorities("Hugging", "UIViewContentHuggingPriority", default: 250)),
      horizontalCompressionResistancePriority: .row(
        .priorities("CompressionResistance", "UIViewContentCompressionResistancePriority", default: 750)),
      layoutMargins: .row(.layoutMargins),
      preservesSuperviewLayoutMargins: .flag("UIViewPreservesSuperviewMargins").and(.preservedEdges),
      insetsLayoutMarginsFromSafeArea: .choice(
        ["NO": 0, "YES": 1], "UIViewInsetsLayoutMarginsFromSafeArea", default: "YES"),
      layoutMarginsFollowReadableWidth: .flag("UIViewLayoutMarginsFollowReadableWidth"),
      viewLayoutGuide: .row(CodedLayoutGuides.list),
      semanticContentAttribute: .choice(
        ["unspecified": 0, "playback": 1, "spatial": 2, "forceLeftToRight": 3, "forceRightToLeft": 4],
        "UIViewSemanticContentAttribute", document: "unspecified", nib: nil),
      restorationIdentifier: .text(),
      contentStretch: .numbers("rect", NibRect.names).and(
        .constant("UIViewLargeContentStoredProperties", .null)),
      accessibilityConfiguration: .handled(.child), variation: .handled(.element),
      gestureRecognizers: .handled(.element), fixedFrame: .handled().typed(.flag),
      misplaced: .omitted(.flag),
      ambiguous: .omitted(.flag), verifyAmbiguity: .omitted(.choice(["ignoreSizes", "off"])),
      placeholderIntrinsicWidth: .placeholderLength, placeholderIntrinsicHeight: .placeholderLength,
      intrinsicContentSize: .omitted(.child),
      insetFor6xAndEarlier: .omitted(.child), simulatedDestinationMetrics: .omitted(.child),
      simulatedStatusBarMetrics: .omitted(.child), simulatedTopBarMetrics: .omitted(.child),
      simulatedBottomBarMetrics: .omitted(.child), simulatedOrientationMetrics: .omitted(.child),
      simulatedAppContext: .omitted(.name(.member)), simulatedPresentationContext: .omitted(.child),
      animations: .omitted(.element),
    ])
}

package enum WindowWord: String, SchemaWord {
  case resizesToFullScreen, visibleAtLaunch, rootViewController

  package static let schema = ClassSchema(
    "UIWindow", of: ViewWord.schema,
    [
      resizesToFullScreen: .flag(), visibleAtLaunch: .handled().typed(.flag),
    ])
}

package enum StackViewWord: String, SchemaWord {
  case axis, distribution, alignment, spacing, spacingType, baselineRelativeArrangement,
    layoutMarginsRelativeArrangement

  package static let schema = ClassSchema(
    "UIStackView", of: ViewWord.schema,
    [
      axis: .choice(["horizontal": 0, "vertical": 1], "UIStackViewAxis", document: "horizontal", nib: nil),
      distribution: .choice(
        ["fill": 0, "fillEqually": 1, "fillProportionally": 2, "equalSpacing": 3, "equalCentering": 4],
        "UIStackViewDistribution", document: "fill", nib: nil),
      alignment: .choice(
        // Interface Builder writes `top` and `bottom` for the beginning and the end, for both axes. The words `leading`
        // and `trailing` are compiled to the same numbers.
        [
          "fill": 0, "top": 1, "leading": 1, "firstBaseline": 2, "center": 3, "bottom": 4, "trailing": 4,
          "lastBaseline": 5,
        ], "UIStackViewAlignment", document: "fill", nib: nil),
      spacing: .row(.stackSpacing),
      baselineRelativeArrangement: .scalar(.flag, "UIStackViewBaselineRelative", document: "NO"),
      layoutMarginsRelativeArrangement: .row(.stackMargins).and(.arrangedSubviews),
    ])
}

package enum VisualEffectViewWord: String, SchemaWord {
  case contentView, blurEffect, vibrancyEffect

  package static let schema = ClassSchema(
    "UIVisualEffectView", of: ViewWord.schema,
    [
      contentView: .row(.effectContentView),
      blurEffect: .row(.visualEffect).and(.constant("UIVisualEffectViewGroupName", .null)),
    ])
}

extension PropertyKind {
  /// A width or height of the content that applies only at design time, in points; `infinite` for none.
  fileprivate static let placeholderLength = omitted(.numberOr(["infinite"])).within(.lengths)
}

extension NibElement {
  /// Whether a subview or constraint of this view is installed unless the size classes say otherwise.
  func isInstalled(_ member: NibElement) -> Bool {
    guard let id = member["id"] else { return true }
    let masks = children(named: "variation").filter { $0.key == CodedTraits.any }.flatMap(\.children)
    return !masks.contains { mask in
      mask.children(named: "exclude").contains { $0["reference"] == id }
    }
  }
}

extension PropertySchema {
  /// The subviews of a view, from back to front. A document stores some of them, such as the content view of a
  /// cell, under separate keys instead of in the list of subviews.
  static let subviews = PropertySchema(
    parts: [.element("subviews")], keys: ["UISubviews"],
    translate: { object, draft in
      let keyed = keyedViews.compactMap { object.value($0.key) }
      for view in object.graph.array(object.value("UISubviews")) ?? [] {
        guard !madeByUIKit.contains(object.graph.className(view) ?? ""), !keyed.contains(view) else {
          continue
        }
        guard let child = object.translation.draft(of: view) else { continue }
        draft.childAdding(named: "subviews").children.append(child)
      }
    },
    compile: { element, object in
      let listed = element.children(inside: "subviews")
      let words = element.isNamed("visualEffectView") ? [] : keyedViews.filter(\.isSubview).map(\.word)
      let keyed = words.compactMap { element.child(key: $0) }
      let guides = CodedLayoutGuides.controllerGuides(of: element)
      let views =
        (keyed + listed + guides).filter { !$0.isNamed("nil") }.compactMap { view in
          let value = object.compilation.value(of: view)
          return element.isInstalled(view) ? value : nil
        } + CodedCells.separators(of: element, object.compilation)
      if !views.isEmpty { object.set("UISubviews", object.compilation.list(views, "NSMutableArray")) }
    })

  /// The views that a document stores under separate keys: the key in a document, the key in a nib, and whether
  /// a compiled nib also lists the view among the subviews.
  private static let keyedViews: [(word: String, key: String, isSubview: Bool)] = [
    ("contentView", "UIContentView", true), ("contentView", effectContent.key, false),
    ("tableFooterView", "UITableFooterView", true),
    ("tableHeaderView", "UITableHeaderView", true), ("backgroundView", "UIBackgroundView", false),
    ("selectedBackgroundView", "UISelectedBackgroundView", false),
    ("accessoryView", "UIAccessoryView", false), ("editingAccessoryView", "UIEditingAccessoryView", false),
  ]

  /// The classes of subviews that documents do not have, because UIKit makes them from other data.
  private static let madeByUIKit: Set<String> = [
    "UISegment", "_UITableViewCellSeparatorView", CodedLayoutGuides.controllerGuide.name,
  ]

  /// A horizontal and a vertical priority. They are separate attributes in a document, and one text in a nib:
  /// `{251, 251}`.
  static func priorities(_ word: String, _ key: String, default defaultValue: Double) -> PropertySchema {
    let words = ["horizontal\(word)Priority", "vertical\(word)Priority"]
    return PropertySchema(
      parts: words.map { .attribute($0) }, keys: [key],
      defaults: words.reduce(into: [:]) {
        $0[.attribute($1)] = .scalar(NibNumber.exact(defaultValue), .double)
      },
      types: words.reduce(into: [:]) { $0[$1] = .number },
      ranges: words.reduce(into: [:]) { $0[$1] = 1...1000 },
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

  /// The edges at which a view preserves the margins of its superview: all or none.
  static let preservedEdges = PropertySchema(
    keys: ["UIViewPreservesSpecificSuperviewMargins"],
    compile: { element, object in
      guard element.bool("preservesSuperviewLayoutMargins") == true else { return }
      object.set("UIViewPreservesSpecificSuperviewMargins", .integer(15))
    })

  // MARK: Stack views

  /// The distance between arranged subviews, in points. The system's standard distance is coded as the
  /// greatest finite single-precision number.
  static let stackSpacing = PropertySchema(
    parts: [.attribute("spacing"), .attribute("spacingType")], keys: ["UIStackViewSpacing"],
    defaults: [.attribute("spacing"): .scalar("0", .double)],
    types: ["spacing": .number, "spacingType": .choice(["standard"])],
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
  static let arrangedSubviews = PropertySchema(
    keys: ["UIStackViewArrangedSubviews"],
    compile: { element, object in
      if object.compilation.style.hasOpaqueStackViews {
        object.compilation.replace("UIOpaque", .bool(true), of: object.number)
      }
      let views = element.children(inside: "subviews")
      let values = views.compactMap { object.compilation.number(of: $0) }.map { CodedGraph.Value.object($0) }
      object.set("UIStackViewArrangedSubviews", object.compilation.list(values))
    })

  /// Whether a stack view arranges its subviews within its margins. Interface Builder turns this on for every
  /// stack view whose margins it saves.
  static let stackMargins = PropertySchema(
    parts: [.attribute("layoutMarginsRelativeArrangement")], keys: ["UIStackViewLayoutMarginsRelative"],
    defaults: [.attribute("layoutMarginsRelativeArrangement"): .scalar("NO", .flag)],
    types: ["layoutMarginsRelativeArrangement": .flag],
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

  /// The content view of a visual effect view. In a nib, it is of a private class of UIKit.
  static let effectContentView = PropertySchema(
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
  static let visualEffect = PropertySchema(
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
