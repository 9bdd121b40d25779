/// Where views live: the device, its traits, and the rules by which controls are measured.
///
/// Immutable, so that many documents can be laid out at once. A view takes the current one when it is made;
/// setting another on a root view re-lays its tree.
public final class NibEnvironment: Sendable {
  /// Whose measurements count (docs/interface-builder.md 1.2).
  public enum Profile: Hashable, Sendable {
    /// As the Interface Builder of that toolsVersion measured it; what `layout` and conformance use.
    case canvas(toolsVersion: Int)
    /// As the device runs it today.
    case device
  }

  public let device: Device
  public let isLandscape: Bool
  public let profile: Profile
  public let traits: UITraitCollection
  public let isRightToLeft: Bool
  /// Leaf views take their saved size as intrinsic content size: layout apart from fonts.
  public let replaysSavedSizes: Bool
  /// Where documents' named colors are; nil: documents know only the values that they were saved with.
  public let catalogs: AssetCatalogs?
  public let textMetrics: TextMetrics
  public let rules: MetricRules

  /// - Parameters:
  ///   - window: the size of the window that the views are in, where it is not the whole screen.
  ///   - contentSize: the text size that the user prefers; unspecified: the one that comes with the profile.
  ///   - hasTraits: false for a canvas without a device, on which every size class is unspecified.
  ///   - sizeClasses: the size classes, where they are not to follow from device and window.
  public init(
    device: Device, isLandscape: Bool = false, window: CGSize? = nil, profile: Profile = .device,
    contentSize: UIContentSizeCategory = .unspecified, style: UIUserInterfaceStyle = .light,
    isRightToLeft: Bool = false, replaysSavedSizes: Bool = false, hasTraits: Bool = true,
    catalogs: AssetCatalogs? = nil, sizeClasses: NibCanvas.SizeClasses? = nil
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.profile = profile
    self.isRightToLeft = isRightToLeft
    self.replaysSavedSizes = replaysSavedSizes
    self.catalogs = catalogs
    let classes =
      sizeClasses.map { ($0.horizontal, $0.vertical) }
      ?? (hasTraits
        ? device.sizeClasses(isLandscape: isLandscape, window: window) : (.unspecified, .unspecified))
    let isOwnSize = contentSize == .unspecified
    traits = UITraitCollection(
      nibIdiom: device.idiom == .pad ? .pad : .phone, style: style, horizontal: classes.0,
      vertical: classes.1, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      contentSizeCategory: isOwnSize ? .large : contentSize,
      displayScale: CGFloat(device.scale))
    rules = MetricRules(device: device, profile: profile, isLandscape: isLandscape)
    textMetrics = TextMetrics(
      rules.textProfile, contentSizeCategory: isOwnSize ? rules.standardTextSize : contentSize)
  }

  /// The environment that views made now take. Set with `$current.withValue(_:operation:)`.
  @TaskLocal public static var current = NibEnvironment(device: .terminal)

  /// The screen's size in points, orientation applied.
  public var screenSize: CGSize { device.screenSize(isLandscape: isLandscape) }
}

extension NibEnvironment {
  /// The environment of a document's canvas, or of the device that the options name: the one place where the canvas
  /// and the device profile part.
  package convenience init(canvasOf document: NibDocument, options: NibCanvas.Options) {
    let element = document.root.child(named: "device")
    let saved = element?["id"].flatMap { id in Device.all.first { $0.id == id } }
    let isLandscape = options.isLandscape ?? (options.device == nil && element?["orientation"] == "landscape")
    let style: UIUserInterfaceStyle =
      options.style ?? (options.device == nil && element?["appearance"] == "dark" ? .dark : .light)
    self.init(
      device: options.device ?? saved ?? Device.canvasDefault, isLandscape: isLandscape, window: options.size,
      profile: options.device == nil ? .canvas(toolsVersion: document.toolsVersion) : .device,
      contentSize: options.contentSize, style: style, isRightToLeft: options.isRightToLeft,
      replaysSavedSizes: options.replaysSavedSizes, hasTraits: element != nil || options.nameAScreen,
      catalogs: AssetCatalogs(around: document.file), sizeClasses: options.sizeClasses)
  }
}

extension NibCanvas.Options {
  /// Whether they tell how much room there is: only then does a document without a device have size classes.
  fileprivate var nameAScreen: Bool { device != nil || isLandscape != nil || size != nil }
}

extension Device {
  /// What a document without a `<device>` is measured on: two pixels a point, a status bar.
  static let canvasDefault = Device("canvas", ["Interface Builder's canvas without a device"], 375, 667)

  /// Whether a view of that size was made to fill a screen: a device's, or the square that stood for all of them
  /// before Xcode 8.
  static func isScreen(_ size: CGSize) -> Bool {
    size == CGSize(width: 600, height: 600)
      || all.contains { device in
        [false, true].contains { device.screenSize(isLandscape: $0) == size }
      }
  }
}
