/// Views that show what others make: images, maps, pages of the web.
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
