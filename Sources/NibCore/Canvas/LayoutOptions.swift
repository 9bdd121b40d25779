/// The options with which a `LoadedDocument` is laid out. By default, a document is laid out for its own canvas.
public struct LayoutOptions: Hashable, Sendable {
  /// The device; `nil` for the document's own canvas.
  public var device: Device?
  /// The orientation; `nil` for the document's own.
  public var isLandscape: Bool?
  /// The root view's size in points; `nil` for the saved size or the device's size.
  public var size: CGSize?
  /// Light or dark appearance; `nil` for the document's own.
  public var style: UIUserInterfaceStyle?
  /// If true, the layout direction is right to left.
  public var isRightToLeft = false
  /// The language of the texts; `nil` for the development language. Whoever reads the document applies the language to it
  /// (`NibDocument.localized(for:)`), and sets the layout direction of the language.
  package var language: ShownLanguage?
  /// The user's preferred text size; unspecified for the default of the canvas or device.
  public var contentSize = UIContentSizeCategory.unspecified
  /// If true, views without subviews use their saved sizes as their intrinsic sizes.
  package var replaysSavedSizes = false
  /// The size classes; `nil` to derive them from the device and the size.
  package var sizeClasses: SizeClasses?
  /// If true, the device is that of a canvas without a device (see `CanvasStandard`): views keep their saved sizes, and
  /// there are no size classes unless `size` is set.
  var isCanvasWithoutDevice = false

  /// Creates the default options.
  public init() {}

  /// Sets the language, and the layout direction of the language; `nil` for the development language.
  package mutating func show(in language: ShownLanguage?) {
    self.language = language
    isRightToLeft = language?.isRightToLeft ?? false
  }

  /// Whether the options choose a device or an orientation, and thereby the sizes of the views. A size that applies to all
  /// views takes precedence.
  package var chooseScreen: Bool {
    (device != nil || isLandscape != nil) && !isCanvasWithoutDevice && size == nil
  }

  /// Whether scenes that were designed for a size other than that of the screen keep it.
  var keepsDesignedSizes: Bool { !chooseScreen && size == nil }

  /// The options without those that the platform of a document excludes: the device of another platform, and for tvOS an
  /// orientation.
  func suiting(_ document: NibDocument) -> LayoutOptions {
    var options = self
    if let device, !document.suits(device) { options.device = nil }
    if document.kind.platform == .tvOS { options.isLandscape = nil }
    return options
  }
}

extension NibDocument {
  /// Whether a device can show the document: an Apple TV shows documents for tvOS, all other devices those for iOS.
  package func suits(_ device: Device) -> Bool { (device.idiom == .tv) == (kind.platform == .tvOS) }

  /// The problem with a device: it cannot show documents of this platform. Without a device, the problem with the one that
  /// the document names: it is not known. `nil` if the device can be used.
  package func problem(of device: Device?) -> Diagnostic? {
    guard kind.isSupported else { return nil }
    guard let device else { return unknownDevice }
    guard !suits(device) else { return nil }
    let suitable = kind.platform == .tvOS ? "--device \"Apple TV\"" : "an iPhone or iPad"
    return Diagnostic(
      .unsuitableDevice,
      "a document for \(kind.platform.rawValue) cannot be shown on \(device.idiom.name), so that it is laid out as "
        + "it was saved: use \(suitable), or no device",
      at: root.location)
  }

  /// The problem that no device with the id of the canvas is known; `nil` if one is.
  private var unknownDevice: Diagnostic? {
    guard let element = root.child(named: "device"), let id = element["id"],
      !Device.all.contains(where: { $0.id == id })
    else { return nil }
    let screen = NibEnvironment(canvasOf: self, options: LayoutOptions()).screenSize.nibText
    return Diagnostic(
      .unknownDevice,
      "the device '\(id)' is not known, so that a screen of \(screen) points is used: choose a device with --device",
      at: element.location(ofAttribute: "id") ?? element.location)
  }
}

extension Device.Idiom {
  /// The kind of device in sentences.
  fileprivate var name: String {
    switch self {
    case .phone: "an iPhone"
    case .pad: "an iPad"
    case .tv: "an Apple TV"
    case .terminal: "the terminal"
    }
  }
}

extension DiagnosticKind {
  package static let unknownDevice = DiagnosticKind(
    "unknown-device", .files, .note, in: .loading, "The device of the canvas is not known.",
    details:
      "Another screen is used, so that views which depend on the screen may have other frames than in Xcode.",
    advice: "Choose a device with `--device`, or another one in *View as* below Interface Builder's canvas.",
    wrong: .canvas(of: "retina9_9"), right: .canvas(of: "retina6_12"))

  package static let unsuitableDevice = DiagnosticKind(
    "unsuitable-device", .files, .warning, in: .loading,
    "The device of `--device` has another platform than the document.",
    details: "The document is laid out as it was saved.",
    advice: "Choose an Apple TV for documents for tvOS, an iPhone or iPad for others, or no device.")
}

extension RuleExample {
  fileprivate static func canvas(of device: String) -> RuleExample {
    RuleExample(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch">
        <device id="\(device)" orientation="portrait" appearance="light"/>
        <objects>
          <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
        </objects>
      </document>
      """)
  }
}
