/// Where views live: the device, its traits, and the rules by which controls are measured.
///
/// Immutable, so that many documents can be laid out at once. A view takes the current one when it is made;
/// setting another on a root view re-lays its tree.
public final class NibEnvironment: Sendable {
  /// Whose measurements count (DESIGN section 3).
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
  public let textMetrics: TextMetrics
  public let rules: MetricRules

  public init(
    device: Device, isLandscape: Bool = false, profile: Profile = .device,
    contentSize: UIContentSizeCategory = .large, style: UIUserInterfaceStyle = .light,
    isRightToLeft: Bool = false, replaysSavedSizes: Bool = false, hasTraits: Bool = true
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.profile = profile
    self.isRightToLeft = isRightToLeft
    self.replaysSavedSizes = replaysSavedSizes
    let classes = hasTraits ? device.sizeClasses(isLandscape: isLandscape) : (.unspecified, .unspecified)
    traits = UITraitCollection(
      nibIdiom: device.idiom == .pad ? .pad : .phone, style: style, horizontal: classes.0,
      vertical: classes.1, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      contentSizeCategory: contentSize, displayScale: CGFloat(device.scale))
    rules = MetricRules(device: device, profile: profile)
    textMetrics = TextMetrics(
      rules.textProfile, contentSizeCategory: contentSize == .large ? rules.standardTextSize : contentSize)
  }

  /// The environment that views made now take. Set with `$current.withValue(_:operation:)`.
  @TaskLocal public static var current = NibEnvironment(device: .terminal)

  /// The screen's size in points, orientation applied.
  public var screenSize: CGSize {
    isLandscape
      ? CGSize(width: device.height, height: device.width)
      : CGSize(width: device.width, height: device.height)
  }
}

extension Device {
  func sizeClasses(isLandscape: Bool) -> (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass) {
    switch idiom {
    case .pad, .terminal: (.regular, .regular)
    case .phone where isLandscape: (isWideInLandscape ? .regular : .compact, .compact)
    case .phone: (.compact, .regular)
    }
  }
}
