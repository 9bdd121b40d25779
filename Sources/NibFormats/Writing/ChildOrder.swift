/// The order in which Interface Builder writes the children of an element. A child is known by its key, or by the name of
/// its element if it has none. The lists are those of documents that Interface Builder saved.
package struct ChildOrder {
  private let names: [String]

  /// - Parameters:
  ///   - parentName: the name of the element whose children are in this order.
  ///   - document: the document that contains the element.
  package init(of parentName: String, in document: NibDocument) {
    if parentName.hasSuffix("ontroller") {
      names = ChildOrder.controller
    } else if let known = ChildOrder.others[parentName] {
      names = known
    } else {
      names = ChildOrder.view(isOld: document.hasOldChildOrder).map { name in
        // Two names change places in some classes.
        guard let (first, second) = ChildOrder.exchanged[parentName] else { return name }
        return name == first ? second : name == second ? first : name
      }
    }
  }

  /// The name of a child in the lists.
  private static func name(element: String, key: String?) -> String {
    key == nil || element == "variation" ? element : key ?? ""
  }

  /// The child before which a new one is inserted; `nil` if it becomes the last one.
  package func follower(of draft: NibDraft, in children: [NibElement]) -> NibElement? {
    let place = names.firstIndex(of: ChildOrder.name(element: draft.name, key: draft["key"]))
    // What is not known is inserted before the lists at the end.
    let followers = place.map { names[($0 + 1)...] } ?? ChildOrder.atEnd[...]
    return children.first { followers.contains(ChildOrder.name(element: $0.name, key: $0.key)) }
  }

  /// The children of a new element in this order. Those of the same name stay in theirs.
  func sorted(_ children: [NibDraft]) -> [NibDraft] {
    let firstAtEnd = names.firstIndex(of: ChildOrder.atEnd[0]) ?? names.count
    let places = children.map { child in
      names.firstIndex(of: ChildOrder.name(element: child.name, key: child["key"])) ?? firstAtEnd
    }
    return children.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { children[$0] }
  }

  /// Pairs of children that have exchanged places, by the names of the elements.
  private static let exchanged = [
    "textField": ("fontDescription", "textColor"), "textView": ("fontDescription", "textColor"),
    "button": ("tintColor", "buttonTint"),
  ]

  private static let atEnd = ["userDefinedRuntimeAttributes", "variation", "connections", "canvasLocation"]

  /// The children of views. Since Xcode 12, the guide of the safe area is directly after the subviews.
  private static func view(isOld: Bool) -> [String] {
    let guide = ["safeArea", "keyboard"]
    return ["frame", "frameInset", "autoresizingMask", "contentView", "userGuides", "subviews"]
      + (isOld ? [] : guide) + viewParts + (isOld ? guide : []) + contents + atEnd
  }

  private static let viewParts = [
    "backgroundColor", "tintColor", "accessibilityConfiguration", "gestureRecognizers", "contentStretch",
    "constraints",
  ]

  /// The children of single classes of views, in an order that is the same for all of them.
  private static let contents = [
    "segments", "insetFor6xAndEarlier", "customSize", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
    "simulatedBottomBarMetrics", "simulatedDestinationMetrics", "directionalLayoutMargins", "layoutMargins",
    "minimumTrackTintColor", "maximumTrackTintColor", "pageIndicatorTintColor",
    "currentPageIndicatorTintColor", "date", "minimumDate", "maximumDate", "barTintColor", "onTintColor",
    "thumbTintColor", "progressTintColor", "trackTintColor", "contentInset", "scrollIndicatorInsets",
    "contentLayoutGuide", "frameLayoutGuide", "text", "placeholder", "attributedText",
    "attributedPlaceholder", "fontDescription", "buttonTint", "textColor",
    "highlightedColor",
    "shadowColor", "shadowOffset", "textInputTraits", "dataDetectorTypes", "contentEdgeInsets",
    "titleEdgeInsets", "imageEdgeInsets", "titleShadowOffset", "image", "preferredSymbolConfiguration",
    "titleTextAttributes", "largeTitleTextAttributes", "collectionViewLayout", "cells", "separatorColor",
    "separatorInset", "sectionIndexColor", "sectionIndexBackgroundColor",
    "sectionIndexTrackingBackgroundColor", "tableHeaderView", "tableFooterView", "sectionHeaderView",
    "sectionFooterView", "prototypes", "sections", "menu", "normal", "disabled", "configuration", "selected",
    "highlighted", "selectedSegmentTintColor", "color", "scopeButtonTitles", "blurEffect", "items",
    "userComments",
  ]

  private static let controller = [
    "layoutGuides", "view", "edgesForExtendedLayout", "extendedEdge", "tabBarItem", "toolbarItems",
    "navigationItem", "contentSizeForViewInPopover", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
    "simulatedBottomBarMetrics", "simulatedOrientationMetrics", "simulatedDestinationMetrics", "freeformSize",
    "navigationBar", "nil", "tabBar", "toolbar", "userDefinedRuntimeAttributes", "refreshControl",
    "connections",
  ]

  private static let others: [String: [String]] = [
    "accessibility": ["hint", "identifier", "label", "traits", "isElement"],
    "document": [
      "device", "accessibilityOverrides", "dependencies", "customFonts", "objects", "scenes", "designables",
      "inferredMetricsTieBreakers", "tintColor", "resources",
    ],
    "fragment": ["content", "attributes"],
    "state": [
      "title", "attributedTitle", "color", "titleColor", "image", "backgroundImage", "titleShadowColor",
      "preferredSymbolConfiguration",
    ],
  ]
}

extension NibDocument {
  /// Whether the document was saved by Xcode 11 or older, which wrote the guide of the safe area after the constraints.
  fileprivate var hasOldChildOrder: Bool { isOfXcode11OrOlder }

  /// Whether Xcode wrote the components of system colors beside their names, and not into `<resources>`.
  package var writesColorsInline: Bool { isOfXcode11OrOlder }

  /// Whether Interface Builder matches the colors of the document, as it does since Xcode 9.
  package var areColorsMatched: Bool { root["colorMatched"] == "YES" }

  private var isOfXcode11OrOlder: Bool { toolsVersion > 0 && toolsVersion < 17_000 }
}
