package enum ImageViewWord: String, SchemaWord {
  case image, highlightedImage, highlighted, adjustsImageSizeForAccessibilityContentSizeCategory, catalog,
    preferredSymbolConfiguration

  package static let schema = ClassSchema(
    "UIImageView", of: ViewWord.schema,
    [
      image: .image(), highlightedImage: .image(), highlighted: .flag(),
      adjustsImageSizeForAccessibilityContentSizeCategory: .flag(), catalog: .catalog,
    ])
}

package enum MapViewWord: String, SchemaWord {
  case mapType, zoomEnabled, scrollEnabled, rotateEnabled, pitchEnabled, showsBuildings, showsCompass,
    showsPointsOfInterest, showsUserLocation, showsTraffic, showsScale

  package static let schema = ClassSchema(
    "MKMapView", keys: "MK", of: ViewWord.schema, ignoring: ["MKDelegate"],
    [
      mapType: .choice([
        "standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard",
      ]),
      zoomEnabled: .flag(document: true, nib: false), scrollEnabled: .flag(document: true, nib: false),
      rotateEnabled: .flag(document: true, nib: false), pitchEnabled: .flag(document: true, nib: false),
      showsBuildings: .flag(document: true, nib: false), showsCompass: .flag(document: true, nib: false),
      showsPointsOfInterest: .flag(document: true, nib: false), showsUserLocation: .flag(),
      showsTraffic: .flag(), showsScale: .flag("MKShowsScaleKey"),
    ])
}

package enum WebViewWord: String, SchemaWord {
  case scalesPageToFit, dataDetectorTypes, allowsInlineMediaPlayback, mediaPlaybackRequiresUserAction,
    mediaPlaybackAllowsAirPlay, keyboardDisplayRequiresUserAction, suppressesIncrementalRendering,
    allowsLinkPreview, allowsPictureInPictureMediaPlayback

  package static let schema = ClassSchema(
    "UIWebView", of: ViewWord.schema, ignoring: ["UIDelegate"],
    [
      scalesPageToFit: .flag(), dataDetectorTypes: .dataDetectors,
      allowsInlineMediaPlayback: .uncoded(.flag), mediaPlaybackRequiresUserAction: .uncoded(.flag),
      mediaPlaybackAllowsAirPlay: .uncoded(.flag), keyboardDisplayRequiresUserAction: .uncoded(.flag),
      suppressesIncrementalRendering: .uncoded(.flag), allowsLinkPreview: .uncoded(.flag),
      allowsPictureInPictureMediaPlayback: .uncoded(.flag),
    ])
}

package enum WebKitViewWord: String, SchemaWord {
  case allowsBackForwardNavigationGestures, allowsLinkPreview, customUserAgent, configuration

  package static let schema = ClassSchema(
    "WKWebView", element: "wkWebView", keys: "", of: ViewWord.schema,
    [
      allowsBackForwardNavigationGestures: .flag(),
      allowsLinkPreview: .flag(document: true, nib: false), customUserAgent: .text(),
      configuration: .row(CodedWebConfiguration.property),
    ])
}
