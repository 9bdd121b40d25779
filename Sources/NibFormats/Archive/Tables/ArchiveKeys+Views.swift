/// The irregular keys of archived classes, a table for what a class adds to the one it is made from.
enum ArchiveKeys {
  /// Of objects of every class.
  static let common: [ArchiveKey] = [
    ArchiveKey("targetRuntimeIdentifier", .implied), ArchiveKey("NSReuseIdentifierKey", .kept),
    ArchiveKey("IBUIFont", .part(ArchiveTextParts.font)),
    ArchiveKey("IBUIFontDescription", .part(ArchiveTextParts.fontDescription)),
  ]

  static let placeholder: [ArchiveKey] = [
    ArchiveKey("IBProxiedObjectIdentifier", .named("placeholderIdentifier"))
  ]

  /// Of every view.
  static let view: [ArchiveKey] =
    common + metrics + [
      ArchiveKey("NSNextResponder", .implied), ArchiveKey("NSSuperview", .implied),
      ArchiveKey("NSWindow", .implied), ArchiveKey("NSNextKeyView", .implied),
      // Its collection outlets attach them.
      ArchiveKey("IBUIGestureRecognizers", .implied),
      ArchiveKey("NSFrame", .part(ArchiveViewParts.frame)),
      ArchiveKey("NSFrameSize", .part(ArchiveViewParts.frameSize)),
      ArchiveKey("NSvFlags", .part(ArchiveViewParts.flags)),
      ArchiveKey("NSSubviews", .part(ArchiveViewParts.subviews)),
      ArchiveKey("NSHuggingPriority", .part(ArchiveViewParts.hugging)),
      ArchiveKey("NSAntiCompressionPriority", .part(ArchiveViewParts.compression)),
      ArchiveKey("IBUIContentMode", .words("contentMode", ArchiveWords.contentModes), absent: "scaleToFill"),
      ArchiveKey("IBUIContentStretch", .part(ArchiveViewParts.contentStretch)),
      ArchiveKey("IBUIAccessibilityConfiguration", .part(ArchiveViewParts.accessibility)),
      // How Interface Builder itself drew the view.
      ArchiveKey("NSFrameMatrix", .kept), ArchiveKey("IBUIScaleFactor", .kept),
    ]

  /// What Interface Builder simulates around a view or a controller.
  static let metrics: [ArchiveKey] = [
    ArchiveKey("IBUISimulatedStatusBarMetrics", .part(ArchiveMetrics.statusBar)),
    ArchiveKey("IBUISimulatedTopBarMetrics", .part(ArchiveMetrics.bar)),
    ArchiveKey("IBUISimulatedBottomBarMetrics", .part(ArchiveMetrics.bar)),
    ArchiveKey("IBUISimulatedOrientationMetrics", .part(ArchiveMetrics.orientation)),
    ArchiveKey("IBUISimulatedDestinationMetrics", .part(ArchiveMetrics.destination)),
  ]

  static let progressView: [ArchiveKey] = [
    ArchiveKey("IBUIProgressViewStyle", .words("progressViewStyle", [0: "default", 1: "bar"]))
  ]

  static let activityIndicator: [ArchiveKey] = [
    ArchiveKey("IBUIStyle", .words("style", [0: "whiteLarge", 1: "white", 2: "gray"]), absent: "white"),
    ArchiveKey("IBUIHidesWhenStopped", .named("hidesWhenStopped"), absent: "YES"),
  ]

  static let mapView: [ArchiveKey] = [
    ArchiveKey("IBUIMapType", .words("mapType", [0: "standard", 1: "satellite", 2: "hybrid"]))
  ]

  static let dataDetectors: [ArchiveKey] = [
    ArchiveKey("IBUIDataDetectorTypes", .part(ArchiveTextParts.dataDetectors)),
    // The older form of the key above.
    ArchiveKey("IBUIDetectsPhoneNumbers", .kept),
  ]
}
