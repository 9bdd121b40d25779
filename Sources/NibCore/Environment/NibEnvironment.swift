/// The environment of views: the device, its traits, and the metrics of controls.
///
/// Environments are immutable, so that many documents can be laid out at the same time. A view uses the environment
/// that is current when it is created. Setting another one on a root view lays out its tree again.
package final class NibEnvironment: Sendable {
  /// The source of the metrics (docs/interface-builder.md 1.2).
  package enum Profile: Hashable, Sendable {
    /// The metrics of Interface Builder's canvas at the given toolsVersion. Documents are laid out with them unless a
    /// device is chosen.
    case canvas(toolsVersion: Int)
    /// The metrics of current devices.
    case device

    /// Whether the metrics are those of Interface Builder's canvas.
    var isCanvas: Bool { if case .canvas = self { true } else { false } }
  }

  /// The device.
  package let device: Device
  package let isLandscape: Bool
  package let profile: Profile
  /// The traits of views in this environment. In a running program, the size classes follow the size of the terminal.
  package var traits: UITraitCollection {
    guard followsTerminal, let size = ProgramScreen.current.size else { return fixedTraits }
    return traits(inWindowOf: size)
  }
  private let fixedTraits: UITraitCollection
  /// Whether the size classes depend on the size of the terminal.
  private let followsTerminal: Bool
  package let isRightToLeft: Bool
  /// If true, leaf views use their saved size as their intrinsic content size, so that layout can be tested
  /// independently of fonts.
  package let replaysSavedSizes: Bool
  /// The asset catalogs in which documents look up named colors. If `nil`, only the values that were saved in the
  /// document are used.
  package let catalogs: AssetCatalogs?
  /// The measurements of texts, with the fonts of the document's project.
  package let textMetrics: TextMetrics
  package let rules: MetricRules
  /// Whether a document is drawn without its program, so that named frames and samples replace the content that only
  /// the program can supply.
  package let showsPlaceholders: Bool

  /// - Parameters:
  ///   - window: the size of the window that contains the views; `nil` for the whole screen.
  ///   - contentSize: the text size category that the user prefers; `.unspecified` for that of the profile.
  ///   - hasTraits: false for a canvas without a device, on which every size class is unspecified.
  ///   - sizeClasses: the size classes; `nil` to derive them from device and window.
  ///   - document: the document that is drawn without its program; `nil` for views of a running program.
  package init(
    device: Device, isLandscape: Bool = false, window: CGSize? = nil, profile: Profile = .device,
    contentSize: UIContentSizeCategory = .unspecified, style: UIUserInterfaceStyle = .light,
    isRightToLeft: Bool = false, replaysSavedSizes: Bool = false, hasTraits: Bool = true,
    catalogs: AssetCatalogs? = nil, fonts: ProjectFonts? = nil, sizeClasses: NibCanvas.SizeClasses? = nil,
    document: NibDocument? = nil
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.profile = profile
    self.isRightToLeft = isRightToLeft
    self.replaysSavedSizes = replaysSavedSizes
    self.catalogs = catalogs
    showsPlaceholders = document != nil || profile.isCanvas
    let classes =
      sizeClasses.map { ($0.horizontal, $0.vertical) }
      ?? (hasTraits
        ? device.sizeClasses(isLandscape: isLandscape, window: window) : (.unspecified, .unspecified))
    followsTerminal = device.idiom == .terminal && sizeClasses == nil && hasTraits
    let usesStandardSize = contentSize == .unspecified
    fixedTraits = UITraitCollection(
      nibIdiom: device.idiom == .pad ? .pad : .phone, style: style, horizontal: classes.0,
      vertical: classes.1, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      contentSizeCategory: usesStandardSize ? .large : contentSize,
      displayScale: CGFloat(device.scale))
    rules = MetricRules(device: device, profile: profile, isLandscape: isLandscape)
    let metrics = TextMetrics(
      rules.textProfile, contentSizeCategory: usesStandardSize ? rules.standardTextSize : contentSize,
      fonts: fonts)
    textMetrics = document.map(metrics.measuringAppFonts) ?? metrics
  }

  /// Creates the same environment with another light or dark appearance.
  init(_ other: NibEnvironment, style: UIUserInterfaceStyle) {
    device = other.device
    isLandscape = other.isLandscape
    profile = other.profile
    isRightToLeft = other.isRightToLeft
    replaysSavedSizes = other.replaysSavedSizes
    catalogs = other.catalogs
    textMetrics = other.textMetrics
    rules = other.rules
    showsPlaceholders = other.showsPlaceholders
    followsTerminal = other.followsTerminal
    let old = other.fixedTraits
    fixedTraits = UITraitCollection(
      nibIdiom: old.userInterfaceIdiom, style: style, horizontal: old.horizontalSizeClass,
      vertical: old.verticalSizeClass, layoutDirection: old.layoutDirection,
      contentSizeCategory: old.preferredContentSizeCategory, displayScale: old.displayScale)
  }

  /// The traits in a window of the given size in points.
  func traits(inWindowOf size: CGSize) -> UITraitCollection {
    let old = fixedTraits
    let classes = device.sizeClasses(isLandscape: isLandscape, window: size)
    guard followsTerminal, classes != (old.horizontalSizeClass, old.verticalSizeClass) else { return old }
    return UITraitCollection(
      nibIdiom: old.userInterfaceIdiom, style: old.userInterfaceStyle, horizontal: classes.horizontal,
      vertical: classes.vertical, layoutDirection: old.layoutDirection,
      contentSizeCategory: old.preferredContentSizeCategory, displayScale: old.displayScale)
  }

  /// The environment for views that are created now. Set it with `$current.withValue(_:operation:)`.
  @TaskLocal package static var current = NibEnvironment(device: .terminal, catalogs: .ofProgram)

  /// The screen's size in points, in the environment's orientation. The terminal has the size that it has while a program
  /// runs, otherwise 80 x 24 cells.
  package var screenSize: CGSize {
    if device.idiom == .terminal, let size = ProgramScreen.current.size { return size }
    return device.screenSize(isLandscape: isLandscape)
  }
}

extension NibEnvironment {
  /// Creates the environment of a document's canvas, or of the device that the options name. This is the only
  /// initializer that selects between the canvas profile and the device profile.
  package convenience init(canvasOf document: NibDocument, options: NibCanvas.Options) {
    let element = document.root.child(named: "device")
    let saved = element?["id"].flatMap { id in Device.all.first { $0.id == id } }
    let canvas = element == nil && options.device == nil ? CanvasScreen(document) : nil
    let isLandscape =
      options.isLandscape
      ?? (canvas?.isLandscape ?? (options.device == nil && element?["orientation"] == "landscape"))
    let style: UIUserInterfaceStyle =
      options.style ?? (options.device == nil && element?["appearance"] == "dark" ? .dark : .light)
    self.init(
      device: options.device ?? saved ?? canvas?.device ?? Device.canvasDefault, isLandscape: isLandscape,
      window: options.size,
      profile: options.device == nil ? .canvas(toolsVersion: document.canvasVersion) : .device,
      contentSize: options.contentSize, style: style, isRightToLeft: options.isRightToLeft,
      replaysSavedSizes: options.replaysSavedSizes,
      hasTraits: options.specifyScreen || element != nil && !options.isCanvasWithoutDevice,
      catalogs: AssetCatalogs(around: document.file), fonts: ProjectFonts(of: document),
      sizeClasses: options.sizeClasses, document: document)
  }
}

extension NibDocument {
  /// The toolsVersion whose metrics the document's canvas has; 0 if unknown.
  ///
  /// Some documents have the toolsVersion 32700, regardless of the Interface Builder that saved them. The version of
  /// their plug-in tells which one it was (docs/interface-builder.md 1.3); it is 22684 or 22685 in all 84 known ones.
  fileprivate var canvasVersion: Int {
    guard toolsVersion >= 32_000 else { return toolsVersion }
    let plugIn = root.child(named: "dependencies")?.children(named: "plugIn").first {
      $0["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
    }
    let version = plugIn?["version"].flatMap { $0.split(separator: ".").first.flatMap { Int($0) } } ?? 0
    guard (10_000..<32_000).contains(version) else { return 22_684 }
    return Self.toolsVersionsOfPlugIns[version] ?? version
  }

  /// The toolsVersions of Interface Builders whose plug-ins have versions so much lower that metrics differ.
  private static let toolsVersionsOfPlugIns = [
    21_207: 21_225, 21_678: 21_701, 21_679: 21_701, 23_721: 23_727, 24_063: 24_127,
  ]
}

extension NibCanvas.Options {
  /// True if the options specify a device, an orientation or a size. If they do not, a document without a `<device>`
  /// has no size classes.
  fileprivate var specifyScreen: Bool {
    size != nil || (device != nil || isLandscape != nil) && !isCanvasWithoutDevice
  }
}

extension Device {
  /// The device for a document without a `<device>`: 375 x 667 points, two pixels per point, with a status bar.
  static let canvasDefault = Device("canvas", ["Interface Builder's canvas without a device"], 375, 667)

  /// Returns true for the size of a full screen: that of a device in one of its orientations, or the square of 600
  /// points that represented all devices before Xcode 8.
  package static func isScreen(_ size: CGSize) -> Bool {
    size == CGSize(width: 600, height: 600)
      || all.contains { device in
        [false, true].contains { device.screenSize(isLandscape: $0) == size }
      }
  }
}
