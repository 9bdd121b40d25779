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
