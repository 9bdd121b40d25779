/// The irregular keys of archived classes, to which the regular translation does not apply (see `ArchiveKey`). Each
/// table contains the keys that a class adds to those of its superclass.
enum ArchiveKeys {
  static func table(_ meanings: KeyValuePairs<String, ArchiveKey.Meaning>) -> [ArchiveKey] {
    meanings.map { ArchiveKey($0, $1) }
  }

  /// The irregular keys of objects of every class.
  static let common = table([
    "targetRuntimeIdentifier": .implied, "NSReuseIdentifierKey": .editorOnly,
    "IBUIFont": .custom(ArchiveTextParts.font),
    "IBUIFontDescription": .custom(ArchiveTextParts.fontDescription),
  ])

  static let placeholder = table(["IBProxiedObjectIdentifier": .named("placeholderIdentifier")])

  /// The irregular keys of every view.
  static let view =
    common + metrics
    + table([
      "NSNextResponder": .implied, "NSSuperview": .implied, "NSWindow": .implied, "NSNextKeyView": .implied,
      // Outlet collections contain the recognizers as well.
      "IBUIGestureRecognizers": .implied, "NSFrame": .custom(ArchiveViewParts.frame),
      "NSFrameSize": .custom(ArchiveViewParts.frameSize), "NSvFlags": .custom(ArchiveViewParts.flags),
      "NSSubviews": .custom(ArchiveViewParts.subviews),
      "NSHuggingPriority": .custom(ArchiveViewParts.hugging),
      "NSAntiCompressionPriority": .custom(ArchiveViewParts.compression),
      "IBUIContentStretch": .custom(ArchiveViewParts.contentStretch),
      "IBUIAccessibilityConfiguration": .custom(ArchiveViewParts.accessibility),
      "NSFrameMatrix": .editorOnly, "IBUIScaleFactor": .editorOnly,
    ])

  /// The keys of simulated metrics: the bars, orientation and screen that Interface Builder shows around a view or a
  /// controller.
  static let metrics = table([
    "IBUISimulatedStatusBarMetrics": .custom(ArchiveMetrics.statusBar),
    "IBUISimulatedTopBarMetrics": .custom(ArchiveMetrics.bar),
    "IBUISimulatedBottomBarMetrics": .custom(ArchiveMetrics.bar),
    "IBUISimulatedOrientationMetrics": .custom(ArchiveMetrics.orientation),
    "IBUISimulatedDestinationMetrics": .custom(ArchiveMetrics.destination),
  ])

  static let dataDetectors = table([
    "IBUIDataDetectorTypes": .custom(ArchiveTextParts.dataDetectors),
    "IBUIDetectsPhoneNumbers": .custom(ArchiveTextParts.phoneNumbers),
  ])
}
