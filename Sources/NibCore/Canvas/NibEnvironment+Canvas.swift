extension NibEnvironment {
  /// Creates the environment of a document's canvas, or of the device that the options name. This is the only
  /// initializer that selects between the canvas profile and the device profile.
  package convenience init(canvasOf document: NibDocument, options: LayoutOptions) {
    let options = options.suiting(document)
    let element = document.root.child(named: "device")
    let isTelevision = document.kind.platform == .tvOS
    let saved = document.savedDevice ?? (isTelevision ? .appleTV : nil)
    let canvas = saved == nil && element == nil && options.device == nil ? CanvasScreen(document) : nil
    let isLandscape =
      options.isLandscape ?? canvas?.isLandscape
      ?? (options.device == nil && element?["orientation"] == "landscape")
    let style: UIUserInterfaceStyle =
      options.style ?? (options.device == nil && element?["appearance"] == "dark" ? .dark : .light)
    let isDesignedForDevice = (element != nil || isTelevision) && !options.isCanvasWithoutDevice
    self.init(
      device: options.device ?? saved ?? canvas?.device ?? Device.canvasDefault, isLandscape: isLandscape,
      window: options.size,
      profile: options.device == nil ? .canvas(toolsVersion: document.canvasVersion) : .device,
      contentSize: options.contentSize, style: style, isRightToLeft: options.isRightToLeft,
      replaysSavedSizes: options.replaysSavedSizes,
      hasTraits: options.specifyScreen || isDesignedForDevice,
      catalogs: AssetCatalogs(around: document.file), fonts: ProjectFonts(of: document),
      sizeClasses: options.sizeClasses, document: document,
      hanForms: HanForms(of: document, in: options.language))
  }
}

extension NibDocument {
  /// The device that the document names; `nil` if it names none that is known.
  package var savedDevice: Device? {
    root.child(named: "device")?["id"].flatMap { id in Device.all.first { $0.id == id } }
  }

  /// The toolsVersion whose metrics the document's canvas has; 0 if unknown.
  ///
  /// Some documents have the toolsVersion 32700, regardless of the Interface Builder that saved them. The version of
  /// their plug-in identifies it (docs/interface-builder.md 1.3). In all 84 known documents, this is 22684 or 22685.
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

extension LayoutOptions {
  /// True if the options specify a device, an orientation or a size. If they do not, a document without a `<device>`
  /// has no size classes.
  fileprivate var specifyScreen: Bool {
    size != nil || (device != nil || isLandscape != nil) && !isCanvasWithoutDevice
  }
}
