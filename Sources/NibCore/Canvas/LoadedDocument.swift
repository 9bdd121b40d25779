/// A whole document that is loaded for viewing, in lenient mode. Every root view is laid out as on Interface Builder's
/// canvas or on a device. To run a document instead, use `NibPreviewProgram`.
public final class LoadedDocument {
  /// A top-level view of the document, with its controller and its name.
  public struct Root {
    /// The id of the top-level view.
    public let id: String
    /// The root view.
    public let view: UIView
    /// The controller that the view belongs to.
    public let controller: UIViewController?
    /// The name to display for the scene or view.
    public let name: String
    /// True if the document does not contain the controller's view, so that `view` is a placeholder with the
    /// controller's name.
    package var isPlaceholder = false
    /// Whether the view belongs to a scene, but not to the view of a controller. Such a view is in the dock of the
    /// scene, or in an item of its bars.
    package var isLoose: Bool { sceneObjects != nil }
    /// The objects of the scene that a loose view belongs to; `nil` for other views.
    var sceneObjects: NibElement? {
      guard controller == nil, let element = view.nibOrigin?.element,
        // The bars of a container represent the container.
        element.parent?.isController != true
      else { return nil }
      let lists = sequence(first: element, next: \.parent).dropFirst()
      return lists.first { $0.isNamed("objects") && $0.parent?.isNamed("scene") ?? false }
    }
    /// The views of this tree that come from elements of the document, in document order.
    package let views: [UIView]
  }

  /// The document that was loaded.
  public let document: NibDocument
  /// The environment of the views: device, traits and text metrics.
  package let environment: NibEnvironment
  /// The root views, in document order.
  public private(set) var roots: [Root] = []
  /// The problems that were found while the document was loaded and laid out.
  public private(set) var diagnostics: [Diagnostic]
  /// The options of the last layout.
  var options: LayoutOptions
  /// The frames of each root's views before its first layout, by root.
  private(set) var framesBeforeLayout: [ObjectIdentifier: FramesBeforeLayout] = [:]
  /// The sizes of the root views that the device shows as sheets, by the id of their controller.
  private(set) var sheetSizes: [String: CGSize] = [:]
  /// The places of container views on the device, by their ids: see `containerPlace`.
  var containerPlaces: [String: ContainerPlace?] = [:]
  /// The document's own canvas, on which its frames were saved.
  private(set) lazy var canvas = NibEnvironment(canvasOf: document, options: LayoutOptions())
  /// The bars around the scenes of a storyboard.
  let bars: StoryboardBars
  /// The storyboard that creates the scenes embedded in other scenes. It does not follow references to other
  /// storyboards.
  let storyboard: UIStoryboard
  /// Whether only some of the scenes are loaded.
  let isPartial: Bool
  /// All controllers, in document order.
  package private(set) var controllers: [UIViewController] = []
  /// The controllers whose view is not in the document, each with the number of roots that precede it.
  private(set) var controllersWithoutView: [(controller: UIViewController, rootsBefore: Int)] = []

  /// Loads the document and lays it out. It never fails: diagnostics report everything that cannot be created.
  ///
  /// - Parameters:
  ///   - document: the document to load.
  ///   - options: the device and the settings that replace those of the document.
  ///   - ids: if given, only the scenes of a storyboard that contain objects with these ids are loaded.
  public init(
    _ document: NibDocument, options: LayoutOptions = LayoutOptions(), scenesOf ids: Set<String>? = nil
  ) {
    self.document = document
    self.options = options.suiting(document)
    isPartial = ids != nil
    environment = NibEnvironment(canvasOf: document, options: options)
    bars = StoryboardBars(document, rules: environment.rules)
    diagnostics = document.diagnostics + [document.problem(of: options.device)].compactMap(\.self)
    storyboard = LoadedDocument.storyboard(of: document)
    guard document.kind.isSupported else { return }
    let scenes = document.objectLists.filter { objects in
      ids.map { objects.containsAny(of: $0) } ?? true
    }
    SceneMaking.together { scenes.forEach(load) }
    reportRelationships(of: scenes)
    diagnostics += storyboard.nibSceneDiagnostics.map(\.withoutAddresses)
    diagnostics += environment.textMetrics.fonts?.diagnostics ?? []
  }

  /// A storyboard that creates embedded scenes and collects their problems.
  static func storyboard(of document: NibDocument) -> UIStoryboard {
    let storyboard = UIStoryboard(nibDocument: document)
    storyboard.nibMode = .lenient
    storyboard.nibFollowsReferences = false
    return storyboard
  }

  /// Reports scenes that contain themselves by relationship segues, unless loading embedded scenes has already reported
  /// them. Also reports navigation controllers that are the roots of other navigation controllers, unless another
  /// problem of the segue was reported.
  private func reportRelationships(of scenes: [NibElement]) {
    let segues = document.objectLists.flatMap(\.segues).filter { $0["kind"] == "relationship" }
    guard !segues.isEmpty else { return }
    if document.kind.container == .storyboard {
      let reported = reportedPlaces { $0.kind == .recursiveScene }
      for segue in RelationshipCycles(segues, in: document, from: scenes).closingSegues
      where !reported.contains(segue.location.offset) {
        storyboard.nibReport(.insideItself, at: segue)
      }
    }
    let reported = reportedPlaces { _ in true }
    for segue in segues
    where segue["relationship"] == "rootViewController" && !reported.contains(segue.location.offset) {
      let root = segue["destination"].flatMap { document.object(id: $0) }
      guard let root, root.isNamed("navigationController"),
        !isPartial || sequence(first: segue, next: \.parent).contains(where: scenes.contains)
      else { continue }
      storyboard.nibReport(
        Diagnostic(
          .notAChild, NibException.pushingNavigation.reason, at: segue.location,
          path: segue.nibObjectPath))
    }
  }

  /// The places of the problems that loading embedded scenes has reported.
  private func reportedPlaces(where isIncluded: (Diagnostic) -> Bool) -> Set<Int> {
    Set(storyboard.nibSceneDiagnostics.filter(isIncluded).compactMap { $0.location?.offset })
  }

  /// Loads one list of objects: that of a xib, or of one scene of a storyboard.
  private func load(_ objects: NibElement) {
    let problems = instantiate(objects) { addRoots($0) }
    diagnostics += problems.map(\.withoutAddresses)
  }

  /// Creates the objects of a list, calls `body` with them, and returns the problems.
  func instantiate(_ objects: NibElement, _ body: ([AnyObject]) -> Void) -> [Diagnostic] {
    let loading = NibInstantiation(
      document: document, objects: objects, name: document.file, owner: NibPreviewOwner(), mode: .lenient,
      bundle: .main, environment: environment)
    NibEnvironment.$current.withValue(environment) {
      do {
        _ = try nibAutoreleasePool { try loading.run() }
      } catch {
        let reason = (error as? NibException)?.reason ?? "\(error)"
        loading.report(Diagnostic(.loading, reason, at: objects.location))
      }
      body(loading.createdObjects)
    }
    return loading.diagnostics
  }

  /// Adds the views and controllers among the objects of a list.
  private func addRoots(_ created: [AnyObject]) {
    let rootsBefore = roots.count
    addViews(created)
    let shown = roots.dropFirst(rootsBefore)
    for case let controller as UIViewController in created {
      controllers.append(controller)
      // The bars of a container are roots themselves. They represent the container.
      let hasBars = controller is NibContainerController && !shown.isEmpty
      if controller.nibArchivedView == nil, !hasBars {
        controllersWithoutView.append((controller, rootsBefore))
      }
    }
  }

  private func addViews(_ created: [AnyObject]) {
    var order: [ObjectIdentifier] = []
    var trees: [ObjectIdentifier: [UIView]] = [:]
    adoptViews(created, in: storyboard)
    for case let controller as UIViewController in created { embedScenes(in: controller) }
    for case let view as UIView in created where view.nibOrigin != nil {
      let key = ObjectIdentifier(view.nibRoot)
      if trees[key] == nil { order.append(key) }
      trees[key, default: []].append(view)
    }
    for key in order {
      guard let views = trees[key], let view = views.first?.nibRoot else { continue }
      framesBeforeLayout[ObjectIdentifier(view)] = FramesBeforeLayout(view)
      layOut(view)
      if let diagnostic = sizeDiagnostic(for: view) { diagnostics.append(diagnostic) }
      roots.append(
        Root(
          id: view.nibOrigin?.id ?? "", view: view, controller: view.nibViewController, name: name(of: view),
          views: views))
    }
  }

  /// Assigns the views in the document to their controllers, without calling `loadView` and `viewDidLoad`, and the recorded
  /// sizes to the views of designable classes.
  func adoptViews(_ created: [AnyObject], in storyboard: UIStoryboard) {
    for case let controller as UIViewController in created {
      controller.nibStoryboard = storyboard
      controller.nibArchivedView?.nibViewController = controller
    }
    let designableSizes = DesignableSizes(document)
    for case let view as UIView in created where view.nibOrigin != nil { designableSizes.apply(to: view) }
  }

  /// Loads the scenes that are embedded in a controller's view.
  func embedScenes(in controller: UIViewController) {
    guard controller.nibArchivedView != nil else { return }
    do {
      try controller.nibEmbedScenes()
    } catch {
      // A lenient load reports errors and continues.
      return
    }
  }

  /// Sets the size and the safe area of a root view, and lays out its tree.
  func layOut(_ view: UIView) {
    let surroundings = surroundings(of: view)
    if let id = view.nibViewController?.nibOrigin?.id { sheetSizes[id] = sheetSize(of: view, surroundings) }
    applyRequestedSize(to: view, surroundings)
    view.givenSafeAreaInsets = safeArea(of: view, surroundings)
    view.nibSimulatesNavigationBar = surroundings.hasNavigationBar
    let isSheet = safeAreaRules(of: view, surroundings).isSheet
    let isWithoutBar = isSheet && !surroundings.hasNavigationBar
    if view.nibIsSheetWithoutBar != isWithoutBar {
      view.nibIsSheetWithoutBar = isWithoutBar
      for case let bar as UINavigationBar in view.nibTree { bar.invalidateIntrinsicContentSize() }
    }
    view.nibFrameDidChange()
    view.layoutIfNeeded()
  }

  /// The bars around a root view.
  func surroundings(of view: UIView) -> StoryboardBars.Surroundings {
    guard let element = view.nibOrigin?.element else { return StoryboardBars.Surroundings() }
    return bars.surroundings(ofView: element, controller: view.nibViewController?.nibOrigin?.element)
  }

  private func safeArea(of view: UIView, _ surroundings: StoryboardBars.Surroundings) -> UIEdgeInsets {
    guard let element = view.nibOrigin?.element else { return .zero }
    let controller = view.nibViewController
    let hasGuide = element.children.contains { $0.isNamed("viewLayoutGuide") && $0.key == "safeArea" }
    let rules = environment.rules
    let rootHasSafeArea: Bool =
      switch view {
      case is UITableViewCell: hasGuide && rules.xibCellHasSafeArea
      case is UICollectionReusableView: hasGuide && rules.xibCollectionCellHasSafeArea
      default: hasGuide || rules.xibRootHasSafeArea(fillsScreen: view.frame.size == environment.screenSize)
      }
    guard controller != nil || rootHasSafeArea && canReachEdges(view) else { return .zero }
    return safeAreaRules(of: view, surroundings).insets
  }

  /// Whether a root view that no controller of the document owns can be at the edges of the screen. Interface Builder shows each
  /// root view as if it were there. On a device, the program places a view that is smaller than the screen anywhere in another
  /// one, unless a controller loads it as its own view.
  private func canReachEdges(_ view: UIView) -> Bool {
    environment.rules.follows(.simulatedSurroundings) || options.isCanvasWithoutDevice
      || view.frame.size == environment.screenSize
      || view.nibOrigin.map { document.viewsOfOwner.contains(text: $0.id) } ?? false
  }

  private func safeAreaRules(of view: UIView, _ surroundings: StoryboardBars.Surroundings) -> CanvasSafeArea {
    CanvasSafeArea(
      environment, surroundings, size: view.frame.size, hasController: view.nibViewController != nil,
      hasSavedSize: options.size == nil, savedTop: view.nibOrigin?.savedFrame?.minY ?? 0,
      keepsDoubledInset: view is UICollectionView || view is UICollectionReusableView,
      isSheetOnDevice: sheetOnDevice(of: view) != nil,
      containerSafeArea: containerPlace(surroundings)?.safeArea)
  }

  /// The name to display for a root view.
  private func name(of view: UIView) -> String {
    view.nibViewController?.nibSceneName ?? view.nibOrigin?.userLabel ?? view.nibOrigin?.customClass
      ?? nibClassName(of: view)
  }
}

extension CheckedLayout {
  /// The layouts of a loaded document, in document order.
  package static func all(in loaded: LoadedDocument) -> [CheckedLayout] {
    loaded.roots.flatMap { $0.view.nibTree }.compactMap { view in
      view.nibLayoutReport.map { CheckedLayout(root: view, report: $0) }
    }
  }
}

extension NibDocument {
  /// The first controller of the document; `nil` if it has none.
  package var firstController: NibElement? {
    objectLists.lazy.flatMap(\.children).first { $0.isController }
  }
}

extension NibElement {
  /// Returns true if one of the ids belongs to an object in this list.
  fileprivate func containsAny(of ids: Set<String>) -> Bool {
    ids.contains { id in
      document.object(id: id).map { sequence(first: $0, next: \.parent).contains(self) } ?? false
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

extension DiagnosticKind {
  package static let loading = DiagnosticKind(
    "loading", .objects, .error, "Loading stopped with an exception.", advice: "See the message.")
}
