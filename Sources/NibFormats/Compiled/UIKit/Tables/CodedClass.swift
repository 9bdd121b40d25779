/// A class that compiled nibs can contain, with its element in documents and its table of properties.
struct CodedClass: Sendable {
  /// The name of the class in nibs: `UILabel`.
  let name: String
  /// The name of the element: `label`.
  let element: String
  /// Other classes that nibs use instead: private classes that UIKit uses for some styles.
  let aliases: [String]
  /// The names of the superclasses that have tables and of the class itself, the most general first.
  let lineage: [String]
  /// All properties, those of the superclasses first.
  let properties: [CodedProperty]
  /// All words that the properties handle in a document.
  let words: Set<CodedProperty.Word>
  /// All keys that the properties handle in a nib.
  let keys: Set<String>

  init(
    _ name: String, _ element: String, aliases: [String] = [], below base: CodedClass? = nil,
    _ own: [CodedProperty]
  ) {
    self.name = name
    self.element = element
    self.aliases = aliases
    lineage = (base?.lineage ?? []) + [name]
    properties = (base?.properties ?? []) + own
    words = Set(properties.flatMap(\.words))
    keys = Set(properties.flatMap(\.keys))
  }

  /// The class with this name in compiled nibs; also finds aliases.
  static func named(_ name: String) -> CodedClass? { byName[name].map { all[$0] } }

  /// The class of an element with this name.
  static func ofElement(_ name: String) -> CodedClass? { byElement[name].map { all[$0] } }

  /// All classes that have tables. If several classes have the same element, it is compiled to the first one.
  static let all: [CodedClass] =
    CodedViews.all + CodedControls.all + CodedScrolling.all + CodedCells.all + CodedBars.all
    + CodedControllers.all + CodedRecognizers.all + CodedPictures.all + CodedObjects.all

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

/// The tables of objects that are neither views nor controllers.
enum CodedObjects {
  static let all = [
    customObject, CodedConstraints.constraint, CodedLayoutGuides.guide, CodedLayoutGuides.controllerGuide,
    containerView,
  ]

  /// An object with a custom class.
  static let customObject = CodedClass("UICustomObject", "customObject", CodedViews.object)

  /// The place where another scene is embedded. In a nib it is a plain view.
  static let containerView = CodedClass("UIView", "containerView", below: CodedViews.view, [])
}

/// The tables of views that show external content: images, maps, web pages.
enum CodedPictures {
  static let all = [imageView, mapView, webView, webKitView]

  static let imageView = CodedClass(
    "UIImageView", "imageView", below: CodedViews.view,
    [
      .image("image", "UIImage"), .image("highlightedImage", "UIHighlightedImage"),
      .flag("highlighted", "UIHighlighted"),
      .flag("adjustsImageSizeForAccessibilityContentSizeCategory", CodedControls.imageSizeKey),
      .elsewhere(.attribute("catalog")),
    ])

  static let mapView = CodedClass(
    "MKMapView", "mapView", below: CodedViews.view,
    [
      .words(
        "mapType", "MKMapType",
        ["standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard"]),
      .flag("zoomEnabled", "MKZoomEnabled", usual: true, coded: false),
      .flag("scrollEnabled", "MKScrollEnabled", usual: true, coded: false),
      .flag("rotateEnabled", "MKRotateEnabled", usual: true, coded: false),
      .flag("pitchEnabled", "MKPitchEnabled", usual: true, coded: false),
      .flag("showsBuildings", "MKShowsBuildings", usual: true, coded: false),
      .flag("showsCompass", "MKShowsCompass", usual: true, coded: false),
      .flag("showsPointsOfInterest", "MKShowsPointsOfInterest", usual: true, coded: false),
      .flag("showsUserLocation", "MKShowsUserLocation"), .flag("showsTraffic", "MKShowsTraffic"),
      .flag("showsScale", "MKShowsScaleKey"), .implied("MKDelegate"),
    ])

  static let webView = CodedClass(
    "UIWebView", "webView", below: CodedViews.view,
    [
      .flag("scalesPageToFit", "UIScalesPageToFit"), .dataDetectors, .implied("UIDelegate"),
    ])

  static let webKitView = CodedClass(
    "WKWebView", "wkWebView", below: CodedViews.view,
    [
      .flag("allowsBackForwardNavigationGestures", "allowsBackForwardNavigationGestures"),
      .flag("allowsLinkPreview", "allowsLinkPreview", usual: true),
    ])
}

/// The tables of gesture recognizers.
enum CodedRecognizers {
  static let all = [tap, swipe, pan, edgePan, longPress, pinch, rotation, plain]

  static let plain = CodedClass(
    "UIGestureRecognizer", "gestureRecognizer",
    CodedViews.object + [
      .inverse("enabled", "UIGestureRecognizer.disabled"),
      .flag("cancelsTouchesInView", "UIGestureRecognizer.cancelsTouchesInView", usual: true),
      .flag("delaysTouchesBegan", "UIGestureRecognizer.delaysTouchesBegan"),
      .flag("delaysTouchesEnded", "UIGestureRecognizer.delaysTouchesEnded", usual: true),
      .implied(
        "UIGestureRecognizer.allowedTouchTypes", "UIGestureRecognizer.requiresExclusiveTouchType",
        "UIGestureRecognizer.delegate"),
    ])

  static let tap = CodedClass(
    "UITapGestureRecognizer", "tapGestureRecognizer", below: plain,
    [
      .within(
        "UITapGestureRecognizer._imp", "UITapRecognizer",
        [
          .integer("numberOfTapsRequired", "UITapRecognizer.numberOfTapsRequired", usual: 1),
          .integer("numberOfTouchesRequired", "UITapRecognizer.numberOfTouchesRequired", usual: 1),
        ])
    ])

  static let swipe = CodedClass(
    "UISwipeGestureRecognizer", "swipeGestureRecognizer", below: plain,
    [
      .words(
        "direction", "UISwipeGestureRecognizer.direction", ["right": 1, "left": 2, "up": 4, "down": 8],
        coded: "right"),
      .integer("numberOfTouchesRequired", "UISwipeGestureRecognizer.numberOfTouchesRequired", usual: 1),
    ])

  static let pan = CodedClass(
    "UIPanGestureRecognizer", "panGestureRecognizer", below: plain,
    [
      .integer("minimumNumberOfTouches", "UIPanGestureRecognizer.minimumNumberOfTouches", usual: 1),
      .integer("maximumNumberOfTouches", "UIPanGestureRecognizer.maximumNumberOfTouches"),
    ])

  static let edgePan = CodedClass(
    "UIScreenEdgePanGestureRecognizer", "screenEdgePanGestureRecognizer", below: pan,
    [.edges("rectEdge", "edges", "UIScreenEdgePanGestureRecognizer.edges")])

  /// Interface Builder misspells the element.
  static let longPress = CodedClass(
    "UILongPressGestureRecognizer", "pongPressGestureRecognizer", below: plain,
    [
      .double("minimumPressDuration", "UILongPressGestureRecognizer.minimumPressDuration"),
      .float("allowableMovement", "UILongPressGestureRecognizer.allowableMovement"),
      .integer("numberOfTapsRequired", "UILongPressGestureRecognizer.numberOfTapsRequired", usual: 0),
      .integer("numberOfTouchesRequired", "UILongPressGestureRecognizer.numberOfTouchesRequired", usual: 1),
    ])

  static let pinch = CodedClass(
    "UIPinchGestureRecognizer", "pinchGestureRecognizer", below: plain,
    [
      .float("scale", "UIPinchGestureRecognizer.scale", usual: 1)
    ])

  static let rotation = CodedClass(
    "UIRotationGestureRecognizer", "rotationGestureRecognizer", below: plain,
    [
      .float("rotation", "UIRotationGestureRecognizer.rotation", usual: 0)
    ])
}
