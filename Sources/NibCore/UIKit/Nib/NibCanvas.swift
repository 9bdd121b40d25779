/// A whole document loaded leniently for looking at: every root view, laid out as on Interface Builder's canvas or on
/// a device.
public final class NibCanvas {
  /// What to lay out for. Everything nil or false: the document's own canvas.
  public struct Options: Sendable {
    public var device: Device?
    public var isLandscape: Bool?
    /// The root view's size in points, instead of the saved or the device's one.
    public var size: CGSize?
    public var style: UIUserInterfaceStyle?
    public var isRightToLeft = false
    public var contentSize = UIContentSizeCategory.large
    public var replaysSavedSizes = false

    public init() {}
  }

  /// A view at the top of its tree, with what belongs to it.
  public struct Root {
    /// The id of the top-level view.
    public let id: String
    public let view: UIView
    /// The controller whose view it is.
    public let controller: UIViewController?
    /// The scene's or object's name for people.
    public let name: String
    /// Every view with an id that was archived in this tree, in document order.
    public let views: [UIView]
  }

  public let document: NibDocument
  public let environment: NibEnvironment
  public private(set) var roots: [Root] = []
  public private(set) var diagnostics: [Diagnostic]
  let options: Options

  /// Loads and lays out. Never throws: what cannot be made is a diagnostic.
  public init(_ document: NibDocument, options: Options = Options()) {
    self.document = document
    self.options = options
    environment = NibEnvironment(canvasOf: document, options: options)
    diagnostics = document.diagnostics
    guard document.kind.isSupported else { return }
    let bars = StoryboardBars(document)
    for objects in document.objectLists { load(objects, bars) }
  }

  private func load(_ objects: NibElement, _ bars: StoryboardBars) {
    let loading = NibInstantiation(
      document: document, objects: objects, name: document.file, owner: NibPreviewOwner(), mode: .lenient,
      bundle: .main, environment: environment)
    NibEnvironment.$current.withValue(environment) {
      do {
        _ = try nibAutoreleasePool { try loading.run() }
      } catch {
        let reason = (error as? NibException)?.reason ?? "\(error)"
        loading.report(Diagnostic("loading", .error, reason, at: objects.location))
      }
      addRoots(loading.madeObjects, bars)
    }
    diagnostics += loading.diagnostics
  }

  private func addRoots(_ made: [AnyObject], _ bars: StoryboardBars) {
    let designSizes = DesignSizes(document)
    var order: [ObjectIdentifier] = []
    var trees: [ObjectIdentifier: [UIView]] = [:]
    for case let controller as UIViewController in made { adoptView(of: controller) }
    for case let view as UIView in made where view.nibOrigin != nil {
      designSizes.apply(to: view)
      let key = ObjectIdentifier(view.nibRoot)
      if trees[key] == nil { order.append(key) }
      trees[key, default: []].append(view)
    }
    for key in order {
      guard let views = trees[key], let view = views.first?.nibRoot else { continue }
      layOut(view, bars)
      roots.append(
        Root(
          id: view.nibOrigin?.id ?? "", view: view, controller: view.nibViewController, name: name(of: view),
          views: views))
    }
  }

  /// The view archived with a controller becomes its view without running the controller's own code.
  private func adoptView(of controller: UIViewController) {
    guard let view = controller.nibArchivedView else { return }
    view.nibViewController = controller
  }

  private func layOut(_ view: UIView, _ bars: StoryboardBars) {
    if let size = size(for: view) { view.frame.size = size }
    view.givenSafeAreaInsets = safeArea(of: view, bars)
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  private func safeArea(of view: UIView, _ bars: StoryboardBars) -> UIEdgeInsets {
    guard let element = view.nibOrigin?.element else { return .zero }
    let controller = view.nibViewController
    let hasSafeAreas = document.root["useSafeAreas"] == "YES" || environment.rules.toolsVersion >= 14_810
    let isPart = view is UITableViewCell || view is UICollectionReusableView
    guard controller != nil || hasSafeAreas && !isPart else { return .zero }
    let around = bars.surroundings(ofView: element, controller: controller?.nibOrigin?.element)
    return CanvasSafeArea(environment, around, size: view.frame.size, hasController: controller != nil).insets
  }

  /// The size a root is given: the one asked for, the device's for full-screen roots, else the saved one.
  private func size(for view: UIView) -> CGSize? {
    if let size = options.size { return size }
    guard options.device != nil || options.isLandscape != nil else { return nil }
    let saved = NibEnvironment(canvasOf: document, options: Options()).screenSize
    guard view.frame.size == saved || view.nibViewController != nil else {
      return CGSize(width: environment.screenSize.width, height: view.frame.height)
    }
    return environment.screenSize
  }

  func name(of view: UIView) -> String {
    if let controller = view.nibViewController {
      return controller.nibOrigin?.userLabel ?? controller.title ?? controller.nibStoryboardIdentifier
        ?? controller.nibOrigin?.customClass ?? nibClassName(of: controller)
    }
    return view.nibOrigin?.userLabel ?? view.nibOrigin?.customClass ?? nibClassName(of: view)
  }
}

/// Stands for File's Owner while previewing: takes every outlet and action without a word.
final class NibPreviewOwner: UIResponder {
  override func setValue(_ value: Any?, forKey key: String) throws {}
}

extension NibEnvironment {
  /// The environment of a document's canvas, or of the device that the options name.
  convenience init(canvasOf document: NibDocument, options: NibCanvas.Options) {
    let element = document.root.child(named: "device")
    let saved = element?["id"].flatMap { id in Device.all.first { $0.id == id } }
    let isLandscape = options.isLandscape ?? (options.device == nil && element?["orientation"] == "landscape")
    let style: UIUserInterfaceStyle =
      options.style ?? (options.device == nil && element?["appearance"] == "dark" ? .dark : .light)
    self.init(
      device: options.device ?? saved ?? Device.canvasDefault, isLandscape: isLandscape,
      profile: options.device == nil ? .canvas(toolsVersion: document.toolsVersion) : .device,
      contentSize: options.contentSize, style: style, isRightToLeft: options.isRightToLeft,
      replaysSavedSizes: options.replaysSavedSizes, hasTraits: options.device != nil || element != nil)
  }
}

extension Device {
  /// What a document without a `<device>` is measured on: two pixels a point, a status bar.
  static let canvasDefault = Device("canvas", "Interface Builder's canvas without a device", 375, 667)
}

extension NibDocument {
  /// Each `<objects>` list: a xib's one, a storyboard's one a scene.
  var objectLists: [NibElement] {
    if let scenes = root.child(named: "scenes") {
      return scenes.children(named: "scene").compactMap { $0.child(named: "objects") }
    }
    return root.child(named: "objects").map { [$0] } ?? []
  }
}
