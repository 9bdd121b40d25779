/// A whole document loaded leniently for looking at: every root view, laid out as on Interface Builder's canvas or on
/// a device.
public final class NibCanvas {
  /// What to lay out for. Everything nil or false: the document's own canvas.
  public struct Options: Hashable, Sendable {
    public var device: Device?
    public var isLandscape: Bool?
    /// The root view's size in points, instead of the saved or the device's one.
    public var size: CGSize?
    public var style: UIUserInterfaceStyle?
    public var isRightToLeft = false
    /// The text size that users prefer; unspecified: the one that the canvas or device comes with.
    public var contentSize = UIContentSizeCategory.unspecified
    public var replaysSavedSizes = false
    /// Size classes in place of those that the device and the size bring with them.
    public var sizeClasses: SizeClasses?

    public init() {}
  }

  /// Whether there is the room of a tablet (regular) or of a phone (compact), for each axis.
  public struct SizeClasses: Hashable, Sendable {
    public var horizontal: UIUserInterfaceSizeClass
    public var vertical: UIUserInterfaceSizeClass

    public init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
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
    /// Whether the document says nothing of the controller's view, and its name stands in.
    public var isStandIn = false
    /// Every view with an id that was archived in this tree, in document order.
    public let views: [UIView]
  }

  public let document: NibDocument
  public let environment: NibEnvironment
  public private(set) var roots: [Root] = []
  public private(set) var diagnostics: [Diagnostic]
  var options: Options
  /// Where the views of each root were before its layout.
  private(set) var savedPlaces: [ObjectIdentifier: SavedPlaces] = [:]
  private let bars: StoryboardBars
  /// Makes the scenes that others show. It leads to no other document.
  let storyboard: UIStoryboard
  /// All controllers, in the order of the document.
  public private(set) var controllers: [UIViewController] = []
  /// Controllers of which the document has no view, each with the number of roots before it.
  private(set) var viewless: [(controller: UIViewController, rootsBefore: Int)] = []

  /// Loads and lays out. Never throws: what cannot be made is a diagnostic.
  ///
  /// - Parameter ids: of a storyboard, only the scenes that hold objects with these ids are loaded; nil: all.
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
      addRoots(loading.madeObjects)
    }
    diagnostics += loading.diagnostics.map(\.withoutAddresses)
  }

  private func addRoots(_ made: [AnyObject]) {
    let rootsBefore = roots.count
    addViews(made)
    let shown = roots.dropFirst(rootsBefore)
    for case let controller as UIViewController in made {
      controllers.append(controller)
      // A container's bars are roots that stand for it.
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

  /// The view archived with a controller becomes its view without running the controller's own code; only
  /// scenes that it embeds are loaded.
  private func adoptView(of controller: UIViewController) {
    controller.nibStoryboard = storyboard
    guard let view = controller.nibArchivedView else { return }
    view.nibViewController = controller
    do {
      try controller.nibEmbedScenes()
    } catch {
      // Lenient loads tell what is wrong and go on.
      return
    }
  }

  /// Gives a root its size and safe area, and lays its tree out.
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
    // Before Xcode 11 a view without a controller had a safe area if it asked for the guide.
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

/// Stands for File's Owner while previewing: takes every outlet and action without a word.
package final class NibPreviewOwner: UIResponder {
  package override func setValue(_ value: Any?, forKey key: String) throws {}
}

extension NibDocument {
  /// Each `<objects>` list: a xib's one, a storyboard's one a scene.
  package var objectLists: [NibElement] {
    if let scenes = root.child(named: "scenes") {
      return scenes.children(named: "scene").compactMap { $0.child(named: "objects") }
    }
    return root.child(named: "objects").map { [$0] } ?? []
  }
}

extension NibElement {
  /// Whether one of those ids is of an object in this list.
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
  /// The same in every run: UIKit's texts name objects by their addresses.
  fileprivate var withoutAddresses: Diagnostic {
    var result = self
    result.message = message.withoutAddresses
    return result
  }
}
