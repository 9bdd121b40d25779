/// Runs a document without the classes of its program. Controls, table rows and segues work; custom classes are
/// replaced with their base classes. To only view a document, use `LoadedDocument`.
package final class NibPreviewProgram {
  /// The environment for the device in the options, or for the document's own device if there is none.
  package let environment: NibEnvironment
  private let document: NibDocument
  private let options: LayoutOptions
  private let storyboard: UIStoryboard
  /// The top-level objects of a xib and its owner. This array keeps them alive.
  private var topLevelObjects: [AnyObject] = []

  /// - Parameter file: the document's location, which is used to find the storyboards that it refers to.
  package init(_ document: NibDocument, options: LayoutOptions = LayoutOptions(), file: URL? = nil) {
    self.document = document
    self.options = options
    environment = NibEnvironment(running: document, options: options)
    storyboard = UIStoryboard(nibDocument: document, file: file)
    storyboard.nibMode = .lenient
  }

  /// The diagnostics that loading scenes and performing segues have produced so far.
  package var diagnostics: [Diagnostic] { storyboard.nibSceneDiagnostics }

  /// Creates a window that shows the controller with the given id, or, in a xib, the view with that id. `nil` if there
  /// is nothing to show.
  ///
  /// Without an id, the window shows the initial controller of a storyboard. If the document has none, it shows the
  /// first controller, or the first view of a xib without controllers. A xib that does not contain the id is shown as
  /// if there were no id.
  package func window(showing id: String? = nil) -> UIWindow? {
    guard document.kind.isSupported else { return nil }
    return NibEnvironment.$current.withValue(environment) { rootController(id).map(window(around:)) }
  }

  /// The window with a controller, on the screen of the preview. A scene that was designed for another size has that size,
  /// as on the canvas, unless the options choose one.
  private func window(around root: UIViewController) -> UIWindow {
    let designed = DesignedSize(of: root, bars, in: document, options)
    let ownSize = (root as? PreviewController)?.size ?? designed?.size
    let window = UIWindow(
      frame: CGRect(origin: .zero, size: options.size ?? ownSize ?? environment.screenSize))
    let isInOtherScene = designed.map { !$0.surroundings.isFreeform } ?? false
    if !(root is PreviewController), !isInOtherScene {
      window.givenSafeAreaInsets = environment.rules.safeArea
    }
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.nibUpdateFocus()
    return window
  }

  private var bars: StoryboardBars { StoryboardBars(document, rules: environment.rules) }

  private func rootController(_ id: String?) -> UIViewController? {
    guard document.kind.container == .storyboard else { return xibController(id) }
    let chosen = id ?? document.root["initialViewController"] ?? document.firstController?.id
    return chosen.flatMap { try? storyboard.nibController(id: $0) }
  }

  /// The controller for the object with the given id. Without such an object, the first controller of the xib; if it
  /// has none, a new controller for its first view.
  private func xibController(_ id: String?) -> UIViewController? {
    guard let objects = document.objectLists.first else { return nil }
    let owner = NibPreviewOwner()
    let loading = NibInstantiation(
      document: document, objects: objects, name: document.file, owner: owner, mode: .lenient, bundle: .main,
      environment: environment)
    guard let top = try? loading.run() else { return nil }
    topLevelObjects = [owner] + top.map { $0 as AnyObject }
    for case let controller as UIViewController in topLevelObjects { controller.nibEnableOwnNib() }
    if let chosen = id.flatMap({ loading.object(id: $0) }) { return xibController(showing: chosen) }
    let first =
      topLevelObjects.first { $0 is UIViewController }
      ?? topLevelObjects.first { $0 is UIView && !($0 is UIWindow) }
    return first.flatMap { xibController(showing: $0) }
  }

  /// The object itself if it is a controller, or a new controller for a view; `nil` for other objects.
  private func xibController(showing object: AnyObject) -> UIViewController? {
    if let controller = object as? UIViewController { return controller }
    return (object as? UIView).map { PreviewController(for: $0) }
  }
}

/// The File's Owner of a document that is only viewed. It accepts every outlet without an error.
package final class NibPreviewOwner: UIResponder, NibStandIn {
  /// Does nothing.
  package override func setValue(_ value: Any?, forKey key: String) throws {}
}

/// A controller for a view of a xib that has no controller. The view keeps its size.
private final class PreviewController: UIViewController {
  let size: CGSize
  private var shownView: UIView?

  init(for view: UIView) {
    size = view.frame.size
    shownView = view
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    if let shownView {
      shownView.frame = root.bounds
      shownView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.addSubview(shownView)
    }
    view = root
  }
}

extension NibEnvironment {
  /// Creates the environment for running a document: the device of its canvas, with the metrics of a device instead of
  /// the metrics of the canvas.
  convenience init(running document: NibDocument, options: LayoutOptions) {
    let canvas = NibEnvironment(canvasOf: document, options: options)
    self.init(
      device: canvas.device, isLandscape: canvas.isLandscape, window: options.size, profile: .device,
      contentSize: options.contentSize, style: canvas.traits.userInterfaceStyle,
      isRightToLeft: canvas.isRightToLeft, catalogs: canvas.catalogs, fonts: canvas.textMetrics.fonts,
      sizeClasses: options.sizeClasses, hanForms: canvas.hanForms)
  }
}
