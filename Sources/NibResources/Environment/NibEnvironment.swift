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
    package var isCanvas: Bool { if case .canvas = self { true } else { false } }
  }

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
  /// The forms in which texts have Chinese characters.
  package let hanForms: HanForms
  /// If true, leaf views use their saved size as their intrinsic content size, so that layout can be tested
  /// independently of fonts.
  package let replaysSavedSizes: Bool
  /// The asset catalogs in which documents look up named colors. If `nil`, only the values that were saved in the
  /// document are used.
  package let catalogs: AssetCatalogs?
  /// The measurements of texts, with the fonts of the document's project.
  package let textMetrics: TextMetrics
  package let rules: MetricRules
  /// The document that is drawn without its program; `nil` for views of a running program.
  private let document: NibDocument?
  /// The scenes of the document in which labels do not keep the height that they have in Interface Builder's library.
  /// They are found on first use, because many environments are created only for the size of a screen or for traits.
  private let measuredScenes = NibLazy<Set<NibElement>>()
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
    catalogs: AssetCatalogs? = nil, fonts: ProjectFonts? = nil, sizeClasses: SizeClasses? = nil,
    document: NibDocument? = nil, hanForms: HanForms = HanForms()
  ) {
    self.device = device
    self.isLandscape = isLandscape
    self.profile = profile
    self.isRightToLeft = isRightToLeft
    self.hanForms = hanForms
    self.replaysSavedSizes = replaysSavedSizes
    self.catalogs = catalogs
    showsPlaceholders = document != nil || profile.isCanvas
    let classes =
      sizeClasses
      ?? (hasTraits ? device.sizeClasses(isLandscape: isLandscape, window: window) : .unspecified)
    followsTerminal = device.idiom == .terminal && sizeClasses == nil && hasTraits
    let usesStandardSize = contentSize == .unspecified
    fixedTraits = UITraitCollection(
      nibIdiom: device.idiom.userInterfaceIdiom, style: style, horizontal: classes.horizontal,
      vertical: classes.vertical, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      contentSizeCategory: usesStandardSize ? .large : contentSize,
      displayScale: CGFloat(device.scale))
    rules = MetricRules(device: device, profile: profile, isLandscape: isLandscape)
    let metrics = TextMetrics(
      rules.textProfile, contentSizeCategory: usesStandardSize ? rules.standardTextSize : contentSize,
      fonts: fonts, isTelevision: rules.isTelevision)
    textMetrics =
      document.map {
        metrics.measuringAppFonts(asSavedIn: $0.asSaved).measuringUnknownFonts(asSavedIn: $0.asSaved)
      } ?? metrics
    self.document = document
  }

  /// Creates the same environment with another light or dark appearance, or with or without placeholders.
  package init(
    _ other: NibEnvironment, style: UIUserInterfaceStyle? = nil, showsPlaceholders: Bool? = nil
  ) {
    device = other.device
    isLandscape = other.isLandscape
    profile = other.profile
    isRightToLeft = other.isRightToLeft
    hanForms = other.hanForms
    replaysSavedSizes = other.replaysSavedSizes
    catalogs = other.catalogs
    textMetrics = other.textMetrics
    rules = other.rules
    document = other.document
    self.showsPlaceholders = showsPlaceholders ?? other.showsPlaceholders
    followsTerminal = other.followsTerminal
    fixedTraits = style.map { other.fixedTraits.replacing(style: $0) } ?? other.fixedTraits
  }

  /// The minimum height of a label in the default font that the given element describes, in points; 0 if the label has
  /// the height of its text.
  package func libraryLabelHeight(of label: NibElement) -> CGFloat {
    let height = CGFloat(rules.libraryLabelHeight)
    guard height > 0, let document = document?.asSaved else { return height }
    let scenes = measuredScenes.get { document.measuredScenes(libraryHeight: height, metrics: textMetrics) }
    return !scenes.isEmpty && scenes.contains(label.sceneOrRoot) ? 0 : height
  }

  /// The traits in a window of the given size in points.
  package func traits(inWindowOf size: CGSize) -> UITraitCollection {
    let fixedClasses = SizeClasses(
      horizontal: fixedTraits.horizontalSizeClass, vertical: fixedTraits.verticalSizeClass)
    let classes = device.sizeClasses(isLandscape: isLandscape, window: size)
    guard followsTerminal, classes != fixedClasses else { return fixedTraits }
    return fixedTraits.replacing(sizeClasses: classes)
  }

  /// The environment for views that are created now. Set it with `$current.withValue(_:operation:)`.
  @TaskLocal package static var current = NibEnvironment(device: .terminal, catalogs: .ofProgram)

  /// The screen's size in points, in the environment's orientation. The terminal has the size that it has while a
  /// program runs, otherwise 80 x 24 cells.
  package var screenSize: CGSize {
    if device.idiom == .terminal, let size = ProgramScreen.current.size { return size }
    return device.screenSize(isLandscape: isLandscape)
  }
}

extension UITraitCollection {
  /// The same traits with another appearance or other size classes. `nil` keeps the old value.
  fileprivate func replacing(
    style: UIUserInterfaceStyle? = nil, sizeClasses: SizeClasses? = nil
  ) -> UITraitCollection {
    UITraitCollection(
      nibIdiom: userInterfaceIdiom, style: style ?? userInterfaceStyle,
      horizontal: sizeClasses?.horizontal ?? horizontalSizeClass,
      vertical: sizeClasses?.vertical ?? verticalSizeClass, layoutDirection: layoutDirection,
      contentSizeCategory: preferredContentSizeCategory, displayScale: displayScale)
  }
}

extension Device {
  /// The device for a document without a `<device>`: 375 x 667 points, two pixels per point, with a status bar.
  package static let canvasDefault = Device(
    "canvas", ["Interface Builder's canvas without a device"], 375, 667)

  /// Returns true for the size of a full screen: that of a device in one of its orientations, or the square of 600
  /// points that represented all devices before Xcode 8.
  package static func isScreen(_ size: CGSize) -> Bool {
    size == CGSize(width: 600, height: 600)
      || all.contains { device in
        [false, true].contains { device.screenSize(isLandscape: $0) == size }
      }
  }
}
