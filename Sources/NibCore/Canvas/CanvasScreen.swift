/// The screen of a document that names no device. Interface Builder saves `<device>` since Xcode 8; before, the kind of
/// document and its simulated metrics determined the screen.
struct CanvasScreen {
  /// The screen. It has the id of `Device.canvasDefault`, because the canvas does not represent a device.
  let device: Device
  let isLandscape: Bool

  init(_ document: NibDocument) {
    let metrics = document.root.child(named: "simulatedMetricsContainer")
    let isPad = document.targetRuntime == "iOS.CocoaTouch.iPad"
    let screen = metrics?.child(key: "destination")
    let simulated = isPad ? .padScreen : screen.flatMap(CanvasScreen.device)
    device = simulated ?? CanvasScreen.savedScreen(of: document) ?? .canvasDefault
    let shown = CanvasScreen.initialController(of: document) ?? CanvasScreen.firstRoot(of: document)
    isLandscape =
      shown?.isSimulatedInLandscape
      ?? metrics?.child(key: "orientation")?["orientation"]?.hasPrefix("landscape") ?? false
  }

  /// The device of simulated metrics. `nil` for the screen that all documents of Xcode 6 and 7 name, whatever the size
  /// of their scenes.
  private static func device(_ metrics: NibElement) -> Device? {
    switch metrics["type"] {
    case nil: .screen(320, 480)
    case "retina4": .screen(320, 568)
    case "retina47": .screen(375, 667)
    case "retina55": .screen(414, 736)
    case "iPad": .padScreen
    default: nil
    }
  }

  private static func initialController(of document: NibDocument) -> NibElement? {
    document.root["initialViewController"].flatMap { document.object(id: $0) }
  }

  /// The first controller, or the first view at the top of a `.xib` without a controller.
  private static func firstRoot(of document: NibDocument) -> NibElement? {
    let objects = document.objectLists.lazy.flatMap(\.children)
    return objects.first(where: \.isController) ?? objects.first { $0.child(key: "frame") != nil }
  }

  /// The screen that the saved view of the first controller fills; `nil` if it has no such size.
  private static func savedScreen(of document: NibDocument) -> Device? {
    let screens = [Device.screen(320, 480), .screen(320, 568), .screen(414, 736), .padScreen]
    let controllers = document.objectLists.lazy.flatMap(\.children).filter(\.isController)
    let views = controllers.compactMap { $0.child(key: "view") }
    guard let frame = views.first(where: { _ in true })?.child(key: "frame").flatMap({ NibRect($0) }) else {
      return nil
    }
    let size = CGRect(frame).size
    return screens.first {
      [$0.screenSize(isLandscape: false), $0.screenSize(isLandscape: true)].contains(size)
    }
  }
}

extension Device {
  /// The canvas of a document for iPads.
  fileprivate static let padScreen = screen(768, 1024, .pad)

  fileprivate static func screen(_ width: Double, _ height: Double, _ idiom: Idiom = .phone) -> Device {
    Device(canvasDefault.id, canvasDefault.names, width, height, idiom)
  }
}

extension NibElement {
  /// Whether the designer chose landscape orientation for a controller; `nil` if it has the document's orientation.
  var isSimulatedInLandscape: Bool? {
    child(key: "simulatedOrientationMetrics").map { $0["orientation"]?.hasPrefix("landscape") ?? false }
  }
}
