/// The irregular keys of archived classes, to which the regular translation does not apply (see `ArchiveKey`). Each
/// table contains the keys that a class adds to those of its superclass.
enum ArchiveKeys {
  static func table(_ meanings: KeyValuePairs<String, ArchiveKey.Meaning>) -> [ArchiveKey] {
    meanings.map { ArchiveKey($0, $1) }
  }

  /// The irregular keys of objects of every class.
  static let common = table([
    "targetRuntimeIdentifier": .implied, "NSReuseIdentifierKey": .editorOnly,
    "IBUIFont": .part(ArchiveTextParts.font), "IBUIFontDescription": .part(ArchiveTextParts.fontDescription),
  ])

  static let placeholder = table(["IBProxiedObjectIdentifier": .named("placeholderIdentifier")])

  /// The irregular keys of every view.
  static let view =
    common + metrics
    + table([
      "NSNextResponder": .implied, "NSSuperview": .implied, "NSWindow": .implied, "NSNextKeyView": .implied,
      // Outlet collections contain the recognizers as well.
      "IBUIGestureRecognizers": .implied, "NSFrame": .part(ArchiveViewParts.frame),
      "NSFrameSize": .part(ArchiveViewParts.frameSize), "NSvFlags": .part(ArchiveViewParts.flags),
      "NSSubviews": .part(ArchiveViewParts.subviews), "NSHuggingPriority": .part(ArchiveViewParts.hugging),
      "NSAntiCompressionPriority": .part(ArchiveViewParts.compression),
      "IBUIContentStretch": .part(ArchiveViewParts.contentStretch),
      "IBUIAccessibilityConfiguration": .part(ArchiveViewParts.accessibility),
      "NSFrameMatrix": .editorOnly, "IBUIScaleFactor": .editorOnly,
    ])

  /// The keys of simulated metrics: the bars, orientation and screen that Interface Builder shows around a view or a
  /// controller.
  static let metrics = table([
    "IBUISimulatedStatusBarMetrics": .part(ArchiveMetrics.statusBar),
    "IBUISimulatedTopBarMetrics": .part(ArchiveMetrics.bar),
    "IBUISimulatedBottomBarMetrics": .part(ArchiveMetrics.bar),
    "IBUISimulatedOrientationMetrics": .part(ArchiveMetrics.orientation),
    "IBUISimulatedDestinationMetrics": .part(ArchiveMetrics.destination),
  ])

  static let dataDetectors = table([
    "IBUIDataDetectorTypes": .part(ArchiveTextParts.dataDetectors),
    "IBUIDetectsPhoneNumbers": .part(ArchiveTextParts.phoneNumbers),
  ])
}
