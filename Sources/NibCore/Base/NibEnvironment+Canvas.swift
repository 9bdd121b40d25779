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
