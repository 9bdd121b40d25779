/// A class that can occur in compiled nibs, with the name of its element in documents and the table of its
/// properties.
struct CodedClass: Sendable {
  /// The name of the class in nibs: `UILabel`.
  let name: String
  /// The name of the element: `label`.
  let element: String
  /// The names of private classes that UIKit uses instead of the class, for example for some styles.
  let aliases: [String]
  /// The names of the superclasses that have tables, the most general first, and of the class itself.
  let lineage: [String]
  /// The rows of the table, those of the superclasses first.
  let properties: [CodedProperty]
  /// All parts of an element that the rows handle.
  let parts: Set<CodedProperty.Part>
  /// All keys of an object that the rows handle.
  let keys: Set<String>
  /// The values that missing parts of an element mean. The rows of the class take precedence over those of superclasses.
  let defaults: [CodedProperty.Part: CodedDefault]

  init(
    _ name: String, _ element: String, aliases: [String] = [], superclass: CodedClass? = nil,
    _ ownProperties: [CodedProperty]
  ) {
    self.name = name
    self.element = element
    self.aliases = aliases
    lineage = (superclass?.lineage ?? []) + [name]
    properties = (superclass?.properties ?? []) + ownProperties
    parts = Set(properties.flatMap(\.parts))
    keys = Set(properties.flatMap(\.keys))
    defaults = properties.reduce(into: [:]) { known, row in
      for part in row.parts { known[part] = row.defaults[part] }
    }
  }

  /// The class that has the given name or alias in compiled nibs; nil if it has no table.
  static func named(_ name: String) -> CodedClass? { byName[name].map { all[$0] } }

  /// The class to which elements with the given name are compiled; nil if there is none.
  static func ofElement(_ name: String) -> CodedClass? { byElement[name].map { all[$0] } }

  /// All classes that have tables. If several classes have the same element, it is compiled to the first one.
  static let all: [CodedClass] =
    CodedViews.all + CodedControls.all + CodedScrolling.all + CodedCells.all + CodedBars.all
    + CodedControllers.all + CodedRecognizers.all + CodedContentViews.all + CodedObjects.all

  private static let byName: [String: Int] = index(all.map { [$0.name] + $0.aliases })
  private static let byElement: [String: Int] = index(all.map { [$0.element] })

  private static func index(_ names: [[String]]) -> [String: Int] {
    var result: [String: Int] = [:]
    for (position, names) in names.enumerated() {
      for name in names where result[name] == nil { result[name] = position }
    }
    return result
  }
}

/// The property tables of objects that are neither views nor controllers.
enum CodedObjects {
  static let all = [
    customObject, CodedConstraints.constraint, CodedLayoutGuides.guide, CodedLayoutGuides.controllerGuide,
  ]

  /// An object that is neither a view nor a controller, with a custom class.
  static let customObject = CodedClass("UICustomObject", "customObject", CodedViews.object)
}

/// The property tables of views that show external content (images, maps, web pages).
enum CodedContentViews {
  static let all = [imageView, mapView, webView, webKitView]

  static let imageView = CodedClass(
    "UIImageView", "imageView", superclass: CodedViews.view,
    [
      .image("image", "UIImage"), .image("highlightedImage", "UIHighlightedImage"),
      .flag("highlighted", "UIHighlighted"),
      .flag("adjustsImageSizeForAccessibilityContentSizeCategory", CodedControls.imageSizeKey),
      .handledElsewhere(.attribute("catalog")),
    ])

  static let mapView = CodedClass(
    "MKMapView", "mapView", superclass: CodedViews.view,
    [
      .enumeration(
        "mapType", "MKMapType",
        ["standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard"]),
      .flag("zoomEnabled", "MKZoomEnabled", documentDefault: true, nibDefault: false),
      .flag("scrollEnabled", "MKScrollEnabled", documentDefault: true, nibDefault: false),
      .flag("rotateEnabled", "MKRotateEnabled", documentDefault: true, nibDefault: false),
      .flag("pitchEnabled", "MKPitchEnabled", documentDefault: true, nibDefault: false),
      .flag("showsBuildings", "MKShowsBuildings", documentDefault: true, nibDefault: false),
      .flag("showsCompass", "MKShowsCompass", documentDefault: true, nibDefault: false),
      .flag("showsPointsOfInterest", "MKShowsPointsOfInterest", documentDefault: true, nibDefault: false),
      .flag("showsUserLocation", "MKShowsUserLocation"), .flag("showsTraffic", "MKShowsTraffic"),
      .flag("showsScale", "MKShowsScaleKey"), .ignoredKeys("MKDelegate"),
    ])

  static let webView = CodedClass(
    "UIWebView", "webView", superclass: CodedViews.view,
    [
      .flag("scalesPageToFit", "UIScalesPageToFit"), .dataDetectors, .ignoredKeys("UIDelegate"),
    ])

  static let webKitView = CodedClass(
    "WKWebView", "wkWebView", superclass: CodedViews.view,
    [
      .flag("allowsBackForwardNavigationGestures", "allowsBackForwardNavigationGestures"),
      .flag("allowsLinkPreview", "allowsLinkPreview", default: true),
    ])
}

/// The property tables of gesture recognizers.
enum CodedRecognizers {
  static let all = [tap, swipe, pan, edgePan, longPress, pinch, rotation, plain]

  static let plain = CodedClass(
    "UIGestureRecognizer", "gestureRecognizer",
    CodedViews.object + [
      .inverse("enabled", "UIGestureRecognizer.disabled"),
      .flag("cancelsTouchesInView", "UIGestureRecognizer.cancelsTouchesInView", default: true),
      .flag("delaysTouchesBegan", "UIGestureRecognizer.delaysTouchesBegan"),
      .flag("delaysTouchesEnded", "UIGestureRecognizer.delaysTouchesEnded", default: true),
      .ignoredKeys(
        "UIGestureRecognizer.allowedTouchTypes", "UIGestureRecognizer.requiresExclusiveTouchType",
        "UIGestureRecognizer.delegate"),
    ])

  static let tap = CodedClass(
    "UITapGestureRecognizer", "tapGestureRecognizer", superclass: plain,
    [
      .within(
        "UITapGestureRecognizer._imp", "UITapRecognizer",
        [
          .integer("numberOfTapsRequired", "UITapRecognizer.numberOfTapsRequired", default: 1),
          .integer("numberOfTouchesRequired", "UITapRecognizer.numberOfTouchesRequired", default: 1),
        ])
    ])

  static let swipe = CodedClass(
    "UISwipeGestureRecognizer", "swipeGestureRecognizer", superclass: plain,
    [
      .enumeration(
        "direction", "UISwipeGestureRecognizer.direction", ["right": 1, "left": 2, "up": 4, "down": 8],
        nibDefault: "right"),
      .integer("numberOfTouchesRequired", "UISwipeGestureRecognizer.numberOfTouchesRequired", default: 1),
    ])

  static let pan = CodedClass(
    "UIPanGestureRecognizer", "panGestureRecognizer", superclass: plain,
    [
      .integer("minimumNumberOfTouches", "UIPanGestureRecognizer.minimumNumberOfTouches", default: 1),
      .integer("maximumNumberOfTouches", "UIPanGestureRecognizer.maximumNumberOfTouches"),
    ])

  static let edgePan = CodedClass(
    "UIScreenEdgePanGestureRecognizer", "screenEdgePanGestureRecognizer", superclass: pan,
    [.edges("rectEdge", "edges", "UIScreenEdgePanGestureRecognizer.edges")])

  /// Interface Builder misspells the name of this element.
  static let longPress = CodedClass(
    "UILongPressGestureRecognizer", "pongPressGestureRecognizer", superclass: plain,
    [
      .double("minimumPressDuration", "UILongPressGestureRecognizer.minimumPressDuration"),
      .float("allowableMovement", "UILongPressGestureRecognizer.allowableMovement"),
      .integer("numberOfTapsRequired", "UILongPressGestureRecognizer.numberOfTapsRequired", default: 0),
      .integer("numberOfTouchesRequired", "UILongPressGestureRecognizer.numberOfTouchesRequired", default: 1),
    ])

  static let pinch = CodedClass(
    "UIPinchGestureRecognizer", "pinchGestureRecognizer", superclass: plain,
    [
      .float("scale", "UIPinchGestureRecognizer.scale", default: 1)
    ])

  static let rotation = CodedClass(
    "UIRotationGestureRecognizer", "rotationGestureRecognizer", superclass: plain,
    [
      .float("rotation", "UIRotationGestureRecognizer.rotation", default: 0)
    ])
}
