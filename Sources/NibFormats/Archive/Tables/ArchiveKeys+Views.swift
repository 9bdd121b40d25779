/// The irregular keys of archived classes, to which the regular translation does not apply (see `ArchiveKey`). Each
/// table contains the keys that a class adds to those of its superclass.
enum ArchiveKeys {
  /// The irregular keys of objects of every class.
  static let common: [ArchiveKey] = [
    ArchiveKey("targetRuntimeIdentifier", .implied), ArchiveKey("NSReuseIdentifierKey", .editorOnly),
    ArchiveKey("IBUIFont", .part(ArchiveTextParts.font)),
    ArchiveKey("IBUIFontDescription", .part(ArchiveTextParts.fontDescription)),
  ]

  static let placeholder: [ArchiveKey] = [
    ArchiveKey("IBProxiedObjectIdentifier", .named("placeholderIdentifier"))
  ]

  /// The irregular keys of every view.
  static let view: [ArchiveKey] =
    common + metrics + [
      ArchiveKey("NSNextResponder", .implied), ArchiveKey("NSSuperview", .implied),
      ArchiveKey("NSWindow", .implied), ArchiveKey("NSNextKeyView", .implied),
      // Outlet collections contain the recognizers as well.
      ArchiveKey("IBUIGestureRecognizers", .implied),
      ArchiveKey("NSFrame", .part(ArchiveViewParts.frame)),
      ArchiveKey("NSFrameSize", .part(ArchiveViewParts.frameSize)),
      ArchiveKey("NSvFlags", .part(ArchiveViewParts.flags)),
      ArchiveKey("NSSubviews", .part(ArchiveViewParts.subviews)),
      ArchiveKey("NSHuggingPriority", .part(ArchiveViewParts.hugging)),
      ArchiveKey("NSAntiCompressionPriority", .part(ArchiveViewParts.compression)),
      ArchiveKey("IBUIContentStretch", .part(ArchiveViewParts.contentStretch)),
      ArchiveKey("IBUIAccessibilityConfiguration", .part(ArchiveViewParts.accessibility)),
      ArchiveKey("NSFrameMatrix", .editorOnly), ArchiveKey("IBUIScaleFactor", .editorOnly),
    ]

  /// The keys of simulated metrics: the bars, orientation and screen that Interface Builder shows around a view or a
  /// controller.
  static let metrics: [ArchiveKey] = [
    ArchiveKey("IBUISimulatedStatusBarMetrics", .part(ArchiveMetrics.statusBar)),
    ArchiveKey("IBUISimulatedTopBarMetrics", .part(ArchiveMetrics.bar)),
    ArchiveKey("IBUISimulatedBottomBarMetrics", .part(ArchiveMetrics.bar)),
    ArchiveKey("IBUISimulatedOrientationMetrics", .part(ArchiveMetrics.orientation)),
    ArchiveKey("IBUISimulatedDestinationMetrics", .part(ArchiveMetrics.destination)),
  ]

  static let dataDetectors: [ArchiveKey] = [
    ArchiveKey("IBUIDataDetectorTypes", .part(ArchiveTextParts.dataDetectors)),
    ArchiveKey("IBUIDetectsPhoneNumbers", .part(ArchiveTextParts.phoneNumbers)),
  ]
}
