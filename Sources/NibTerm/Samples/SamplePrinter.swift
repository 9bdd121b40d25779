import NibCore

/// Draws screens of a sample to standard output, as `show` draws a document.
struct SamplePrinter {
  let sample: Sample
  let canvas: CanvasOptions
  let printer: DocumentPrinter

  /// Draws the screens one below the other, each on a screen of its own.
  ///
  /// - Throws: what a screen's making can throw.
  func print(_ screens: [Sample.Screen]) throws {
    let subjects = try screens.map(subject)
    printer.write(subjects, file: sample.name)
    for subject in subjects { (subject.view as? UIWindow)?.nibClose() }
  }

  private func subject(_ screen: Sample.Screen) throws -> ShownSubject {
    try NibEnvironment.$current.withValue(environment) {
      let controller = try screen.make()
      return ShownSubject(
        UIWindow(nibShowing: controller, size: size), name: screen.name, controller: controller)
    }
  }

  /// The size asked for; nil: the whole screen.
  private var size: CGSize? {
    guard canvas.canvas.size == nil, sample.endsBelowStatusBar else { return canvas.canvas.size }
    let screen = environment.screenSize
    return CGSize(width: screen.width, height: screen.height - environment.rules.safeArea.top)
  }

  private var environment: NibEnvironment {
    let options = canvas.canvas
    return NibEnvironment(
      device: options.device ?? Device.named(sample.device) ?? .terminal,
      isLandscape: options.isLandscape ?? false, window: options.size, contentSize: options.contentSize,
      style: options.style ?? .light, isRightToLeft: options.isRightToLeft)
  }
}

extension ShownSubject {
  /// The screen of a running program.
  fileprivate init(_ window: UIWindow, name: String, controller: UIViewController) {
    view = window
    self.controller = controller
    id = ""
    self.name = name
  }
}
