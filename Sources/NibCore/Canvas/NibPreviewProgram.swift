/// Runs a document without its program's classes. Controls, rows and segues work; unknown classes are replaced with
/// their base classes.
package final class NibPreviewProgram {
  /// The environment of the requested device, otherwise of the document's own device.
  package let environment: NibEnvironment
  private let document: NibDocument
  private let options: NibCanvas.Options
  private let storyboard: UIStoryboard
  /// Top-level objects of a xib that nothing else holds.
  private var kept: [AnyObject] = []

  /// - Parameter file: the document's location, which is used to find the storyboards that it refers to.
  package init(_ document: NibDocument, options: NibCanvas.Options = NibCanvas.Options(), file: URL? = nil) {
    self.document = document
    self.options = options
    environment = NibEnvironment(running: document, options: options)
    storyboard = UIStoryboard(nibDocument: document, file: file)
    storyboard.nibMode = .lenient
  }

  /// The diagnostics of scenes and segues so far.
  package var diagnostics: [Diagnostic] { storyboard.nibSceneDiagnostics }

  /// A window that shows the controller with the given id. Without an id, it shows the controller that the
  /// program begins with: the initial controller of a storyboard, otherwise the first controller or view of
  /// the document. Returns `nil` if there is none.
  package func window(showing id: String? = nil) -> UIWindow? {
    guard document.kind.isSupported else { return nil }
    return NibEnvironment.$current.withValue(environment) { rootController(id).map(window(around:)) }
  }

  private func window(around root: UIViewController) -> UIWindow {
    let size = options.size ?? (root as? PreviewHolder)?.size ?? environment.screenSize
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    if !(root is PreviewHolder) {
      window.givenSafeAreaInsets = environment.rules.safeArea
    }
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.nibUpdateFocus()
    return window
  }

  private func rootController(_ id: String?) -> UIViewController? {
    guard document.kind.container == .storyboard else { return xibController(id) }
    let first = document.objectLists.lazy.flatMap(\.children).first { $0.isController }
    let chosen = id ?? document.root["initialViewController"] ?? first?.id
    return chosen.flatMap { try? storyboard.nibController(id: $0) }
  }

  // MARK: Xibs

  /// The controller with the given id, otherwise the first one, otherwise a new controller for the first
  /// view.
  private func xibController(_ id: String?) -> UIViewController? {
    guard let objects = document.objectLists.first else { return nil }
    let owner = NibPreviewOwner()
    let loading = NibInstantiation(
      document: document, objects: objects, name: document.file, owner: owner, mode: .lenient, bundle: .main,
      environment: environment)
    guard let top = try? loading.run() else { return nil }
    kept = [owner] + top.map { $0 as AnyObject }
    for case let controller as UIViewController in kept { controller.nibEnableOwnNib() }
    if let chosen = id.flatMap({ loading.object(id: $0) }) { return xibController(showing: chosen) }
    let first = kept.first { $0 is UIViewController } ?? kept.first { $0 is UIView && !($0 is UIWindow) }
    return first.flatMap { xibController(showing: $0) }
  }

  private func xibController(showing object: AnyObject) -> UIViewController? {
    if let controller = object as? UIViewController { return controller }
    return (object as? UIView).map { PreviewHolder(for: $0) }
  }
}

/// Shows a xib's view that has no controller, at the view's own size.
private final class PreviewHolder: UIViewController {
  let size: CGSize
  private var shown: UIView?

  init(for view: UIView) {
    size = view.frame.size
    shown = view
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let holder = UIView(frame: CGRect(origin: .zero, size: size))
    if let shown {
      shown.frame = holder.bounds
      shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      holder.addSubview(shown)
    }
    view = holder
  }
}

extension NibEnvironment {
  /// The environment for running a document: the device of its canvas, with the metrics of current devices.
  convenience init(running document: NibDocument, options: NibCanvas.Options) {
    let canvas = NibEnvironment(canvasOf: document, options: options)
    self.init(
      device: canvas.device, isLandscape: canvas.isLandscape, window: options.size, profile: .device,
      contentSize: options.contentSize, style: canvas.traits.userInterfaceStyle,
      isRightToLeft: canvas.isRightToLeft, catalogs: canvas.catalogs, sizeClasses: options.sizeClasses)
  }
}
