/// The device and orientation of a document's canvas, on which another version of the document can be laid out too.
///
/// Both versions then follow the rules of devices, because the rules of canvases depend on the version of Interface
/// Builder that saved a document. If the document has no `<device>`, the views of both versions keep their saved sizes,
/// as on its canvas.
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
  /// The options with the device and orientation of a canvas. Options with a device are not changed, and an orientation
  /// in the options takes precedence over the orientation of the canvas.
  package func on(_ canvas: CanvasStandard) -> LayoutOptions {
    guard device == nil else { return self }
    var options = self
    options.device = canvas.device
    options.isCanvasWithoutDevice = canvas.keepsSavedSizes && isLandscape == nil
    options.isLandscape = isLandscape ?? canvas.isLandscape
    return options
  }
}
