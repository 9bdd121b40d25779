/// The device and orientation of a document's canvas, on which another version of the document can be laid out too.
///
/// Both versions then have the rules of devices, because the rules of canvases depend on the version of Interface Builder
/// that saved a document. A document without a `<device>` has no screen of its own: as on its canvas, views keep their
/// saved sizes.
package struct CanvasStandard: Hashable, Sendable {
  package let device: Device
  package let isLandscape: Bool
  /// True for a canvas without a device, on which views keep their saved sizes.
  let keepsSavedSizes: Bool

  /// The device and orientation of a document's canvas.
  package init(canvasOf document: NibDocument) {
    let environment = NibEnvironment(canvasOf: document, options: LayoutOptions())
    device = environment.device
    isLandscape = environment.isLandscape
    keepsSavedSizes = environment.device.id == Device.canvasDefault.id
  }
}

extension LoadedDocument {
  /// Whether the views keep their saved sizes because the canvas of another version of the document, on which they are
  /// laid out, has no device.
  package var isStandardWithoutDevice: Bool { options.isCanvasWithoutDevice }
}

extension LayoutOptions {
  /// The options with the device and orientation of a canvas. A device in the options takes precedence over both, and an
  /// orientation over that of the canvas.
  package func on(_ canvas: CanvasStandard) -> LayoutOptions {
    guard device == nil else { return self }
    var options = self
    options.device = canvas.device
    options.isCanvasWithoutDevice = canvas.keepsSavedSizes && isLandscape == nil
    options.isLandscape = isLandscape ?? canvas.isLandscape
    return options
  }
}
