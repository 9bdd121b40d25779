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

  /// The problem that a device cannot show the document; `nil` if it can.
  package func problem(of device: Device?) -> Diagnostic? {
    guard let device, kind.isSupported, !suits(device) else { return nil }
    let suitable = kind.platform == .tvOS ? "--device \"Apple TV\"" : "an iPhone or iPad"
    return Diagnostic(
      .unsuitableDevice,
      "a document for \(kind.platform.rawValue) cannot be shown on \(device.idiom.name), so that it is laid out as "
        + "it was saved: use \(suitable), or no device",
      at: root.location)
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
  package static let unsuitableDevice = DiagnosticKind(
    "unsuitable-device", .files, .warning, in: .loading,
    "The device of `--device` has another platform than the document.",
    details: "The document is laid out as it was saved.",
    advice: "Choose an Apple TV for documents for tvOS, an iPhone or iPad for others, or no device.")
}
