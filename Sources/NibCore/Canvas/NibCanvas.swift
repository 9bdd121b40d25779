/// A whole document loaded in lenient mode for viewing. Every root view is laid out as on Interface Builder's canvas
/// or on a device.
public final class NibCanvas {
  /// The options for layout. By default, the document is laid out for its own canvas.
  public struct Options: Hashable, Sendable {
    /// The device; `nil` for the document's own canvas.
    public var device: Device?
    /// The orientation; `nil` for the document's own.
    public var isLandscape: Bool?
    /// The root view's size in points; `nil` for the saved size or the device's size.
    public var size: CGSize?
    /// Light or dark appearance; `nil` for the document's own.
    public var style: UIUserInterfaceStyle?
    /// If true, the layout direction is right to left.
    public var isRightToLeft = false
    /// The text size that the user prefers; unspecified for the default of the canvas or device.
    public var contentSize = UIContentSizeCategory.unspecified
    /// If true, leaf views use the sizes that Interface Builder saved as their intrinsic sizes.
    package var replaysSavedSizes = false
    /// The size classes; `nil` to derive them from the device and the size.
    package var sizeClasses: SizeClasses?

    public init() {}
  }

  /// A size class for each axis: regular for the room of a tablet, compact for that of a phone.
  package struct SizeClasses: Hashable, Sendable {
    /// The size class of the width.
    package var horizontal: UIUserInterfaceSizeClass
    /// The size class of the height.
    package var vertical: UIUserInterfaceSizeClass

    /// Creates a pair of size classes.
    package init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// A top-level view of the document, with its controller and its name.
  public struct Root {
    /// The id of the top-level view.
    public let id: String
    /// The root view.
    public let view: UIView
    /// The controller that the view belongs to.
    public let controller: UIViewController?
    /// The scene's or object's display name.
    public let name: String
    /// True if the document does not contain the controller's view, so that a placeholder with the
    /// controller's name is shown.
    package var isStandIn = false
    /// Every view with an id that was archived in this tree, in document order.
    package let views: [UIView]
  }

  /// The document that was loaded.
  public let document: NibDocument
  /// The environment that the views are laid out in.
  package let environment: NibEnvironment
  /// The root views, in document order.
  public private(set) var roots: [Root] = []
  /// The problems that were found while the document was loaded and laid out.
  public private(set) var diagnostics: [Diagnostic]
  var options: Options
  /// The places of each root's views before its layout.
  private(set) var savedPlaces: [ObjectIdentifier: SavedPlaces] = [:]
  private let bars: StoryboardBars
  /// Creates the scenes that other scenes show. It does not open other documents.
  let storyboard: UIStoryboard
  /// All controllers, in document order.
  package private(set) var controllers: [UIViewController] = []
  /// Controllers whose view is not in the document, each with the number of roots before it.
  private(set) var viewless: [(controller: UIViewController, rootsBefore: Int)] = []

  /// Loads the document and lays it out. Never throws: anything that cannot be created is reported as a
  /// diagnostic.
  ///
  /// - Parameter ids: if given, only the scenes of a storyboard that contain objects with these ids are
  ///   loaded.
  public init(_ document: NibDocument, options: Options = Options(), scenesOf ids: Set<String>? = nil) {
    self.document = document
    self.options = options
    bars = StoryboardBars(document)
    environment = NibEnvironment(canvasOf: document, options: options)
    diagnostics = document.diagnostics
    storyboard = UIStoryboard(nibDocument: document)
    storyboard.nibMode = .lenient
    storyboard.nibFollowsReferences = false
    guard document.kind.isSupported else { return }
    SceneMaking.together {
      for objects in document.objectLists where ids.map({ objects.holds($0) }) ?? true { load(objects) }
    }
    diagnostics += storyboard.nibSceneDiagnostics.map(\.withoutAddresses)
  }

  private func load(_ objects: NibElement) {
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
      addRoots(loading.createdObjects)
    }
    diagnostics += loading.diagnostics.map(\.withoutAddresses)
  }

  private func addRoots(_ made: [AnyObject]) {
    let rootsBefore = roots.count
    addViews(made)
    let shown = roots.dropFirst(rootsBefore)
    for case let controller as UIViewController in made {
      controllers.append(controller)
      // The bars of a container are roots, and they represent the container.
      let hasBars = controller is NibContainerController && !shown.isEmpty
      if controller.nibArchivedView == nil, !hasBars { viewless.append((controller, rootsBefore)) }
    }
  }

  private func addViews(_ made: [AnyObject]) {
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
      savedPlaces[ObjectIdentifier(view)] = SavedPlaces(view)
      layOut(view)
      if let remark = remark(onSizeOf: view) { diagnostics.append(remark) }
      roots.append(
        Root(
          id: view.nibOrigin?.id ?? "", view: view, controller: view.nibViewController, name: name(of: view),
          views: views))
    }
  }

  /// Gives a controller its archived view without running the controller's own code. Only embedded scenes are
  /// loaded.
  private func adoptView(of controller: UIViewController) {
    controller.nibStoryboard = storyboard
    guard let view = controller.nibArchivedView else { return }
    view.nibViewController = controller
    do {
      try controller.nibEmbedScenes()
    } catch {
      // A lenient load reports errors and continues.
      return
    }
  }

  /// Gives a root view its size and safe area, and lays out its tree.
  func layOut(_ view: UIView) {
    let around = surroundings(of: view)
    giveSize(to: view, around)
    view.givenSafeAreaInsets = safeArea(of: view, around)
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  private func surroundings(of view: UIView) -> StoryboardBars.Surroundings {
    guard let element = view.nibOrigin?.element else { return StoryboardBars.Surroundings() }
    return bars.surroundings(ofView: element, controller: view.nibViewController?.nibOrigin?.element)
  }

  private func safeArea(of view: UIView, _ around: StoryboardBars.Surroundings) -> UIEdgeInsets {
    guard let element = view.nibOrigin?.element else { return .zero }
    let controller = view.nibViewController
    // Before Xcode 11, a view without a controller had a safe area only if it contained the guide.
    let hasGuide = element.children.contains { $0.isNamed("viewLayoutGuide") && $0.key == "safeArea" }
    let hasSafeAreas = hasGuide || environment.rules.toolsVersion >= 14_810
    let isPart = view is UITableViewCell || view is UICollectionReusableView
    guard controller != nil || hasSafeAreas && !isPart else { return .zero }
    return CanvasSafeArea(environment, around, size: view.frame.size, hasController: controller != nil).insets
  }

  func name(of view: UIView) -> String {
    if let controller = view.nibViewController { return name(of: controller) }
    return view.nibOrigin?.userLabel ?? view.nibOrigin?.customClass ?? nibClassName(of: view)
  }
}

extension NibCanvas {
  func name(of controller: UIViewController) -> String {
    controller.nibOrigin?.userLabel ?? controller.title ?? controller.nibStoryboardIdentifier
      ?? controller.nibOrigin?.customClass ?? (controller as? StoryboardReference)?.nibTarget
      ?? nibClassName(of: controller)
  }
}

/// Takes the place of File's Owner in a preview. It accepts every outlet and action without an error.
package final class NibPreviewOwner: UIResponder {
  package override func setValue(_ value: Any?, forKey key: String) throws {}
}

extension NibDocument {
  /// The `<objects>` lists: one for a xib, one for each scene of a storyboard.
  package var objectLists: [NibElement] {
    if let scenes = root.child(named: "scenes") {
      return scenes.children(named: "scene").compactMap { $0.child(named: "objects") }
    }
    return root.child(named: "objects").map { [$0] } ?? []
  }
}

extension NibElement {
  /// Returns true if one of the ids belongs to an object in this list.
  fileprivate func holds(_ ids: Set<String>) -> Bool {
    ids.contains { id in
      var element = document.object(id: id)
      while let current = element {
        if current == self { return true }
        element = current.parent
      }
      return false
    }
  }
}

extension Diagnostic {
  /// The diagnostic without the addresses of objects, which UIKit's texts contain and which differ from run
  /// to run.
  fileprivate var withoutAddresses: Diagnostic {
    var result = self
    result.message = message.withoutAddresses
    return result
  }
}
