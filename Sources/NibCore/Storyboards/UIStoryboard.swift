/// A storyboard file. A scene's controller is created each time it is requested.
public final class UIStoryboard: NSObject {
  /// The identifier of the external object under which the loads of a storyboard's scenes find it, as in UIKit.
  static let placeholder = "UIStoryboardPlaceholder"
  let document: NibDocument
  private let name: String
  private let bundle: Bundle
  /// The loading mode of scenes. It must be set before the first scene is requested.
  package var nibMode: NibLoadingMode = .strict
  /// Whether the controller of a storyboard reference is loaded from the other storyboard. Otherwise, or if a lenient
  /// load does not find it, the controller is a `StoryboardReference`.
  var nibFollowsReferences = true
  /// The diagnostics so far, both of loading scenes and of segues between them. Thrown errors and diagnostics of
  /// referenced storyboards are not included.
  package private(set) var nibDiagnostics: [Diagnostic] = []
  /// The diagnostics about relations between scenes, such as segues and references, without the diagnostics of loading
  /// the objects of a scene.
  private(set) var nibSceneDiagnostics: [Diagnostic] = []
  /// The project in which referenced storyboards are searched before the bundle; `nil` for the bundle only.
  private let project: ProjectFolder?
  /// The controllers that no navigation controller contains.
  private(set) lazy var nibNavigationReach = NavigationReach(document)
  /// The storyboards that were loaded for references, by name.
  private var loadedReferences: [String: UIStoryboard] = [:]

  /// Loads a storyboard by name. Raises an exception if it does not exist or cannot be read.
  public convenience init(name: String, bundle: Bundle?) {
    self.init(
      NibException.raising { try StoryboardFiles.document(named: name, bundle: bundle ?? .main) }, name: name,
      bundle: bundle ?? .main)
  }

  /// Creates a storyboard from a document.
  ///
  /// - Parameters:
  ///   - document: the storyboard's document.
  ///   - bundle: the bundle of the nibs, images and colors that the document names; the main bundle if `nil`.
  ///   - file: the document's location, used to find referenced storyboards in the same project.
  package convenience init(nibDocument document: NibDocument, bundle: Bundle? = nil, file: URL? = nil) {
    self.init(
      document, name: document.file, bundle: bundle ?? .main, project: file.map { ProjectFolder(of: $0) })
  }

  private init(_ document: NibDocument, name: String, bundle: Bundle, project: ProjectFolder? = nil) {
    self.document = document
    self.name = name
    self.bundle = bundle
    self.project = project
  }

  /// Creates the initial controller; `nil` if the storyboard has none.
  public func instantiateInitialViewController() -> UIViewController? {
    NibException.raising { try nibInitialController() }
  }

  /// Creates the controller with the given storyboard identifier. Raises an exception if there is none.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    NibException.raising { try nibController(withIdentifier: identifier) }
  }

  /// Creates the controller with the given storyboard identifier. Raises an exception if there is none.
  ///
  /// - Parameters:
  ///   - identifier: the storyboard identifier of the controller.
  ///   - creator: creates the controller with an initializer of its own that passes the coder on to `init(coder:)`. If
  ///     it returns `nil`, `init(coder:)` is called.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let controller = NibException.raising {
      try nibController(withIdentifier: identifier, creator: creator.map { make in { make($0) } })
    }
    guard let controller = controller as? Controller else {
      preconditionFailure("the controller with the identifier \(identifier) is not a \(Controller.self)")
    }
    return controller
  }

  /// The throwing form of `instantiateInitialViewController()`.
  /// - Throws: the errors of loading a nib.
  package func nibInitialController() throws -> UIViewController? {
    guard let id = document.root["initialViewController"] else { return nil }
    return try nibController(id: id)
  }

  /// The controller that performs the segue for which a scene is being made, and the sender; `nil` at other times.
  var nibSegueSource: (controller: UIViewController, sender: Any?)?

  /// The throwing form of `instantiateViewController(withIdentifier:)`.
  /// - Throws: `NSInvalidArgumentException` if no controller has the identifier, and the errors of loading a nib.
  package func nibController(
    withIdentifier identifier: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws -> UIViewController {
    for scene in document.objectLists {
      let found = scene.children.first { $0["storyboardIdentifier"] == identifier }
      if let id = found?.id, let controller = try nibController(id: id, for: nil, creator: creator) {
        return controller
      }
    }
    throw NibException.invalidArgument(
      "Storyboard (\(nibDescription(of: self, separator: ": "))) doesn't contain a view controller with "
        + "identifier '\(identifier)'")
  }

  /// Creates the controller with the given id. Returns `nil` if no scene contains the controller. Also returns `nil`,
  /// and reports this, if `SceneMaking` refuses to make the scene.
  ///
  /// - Throws: the errors of loading a nib.
  package func nibController(id: String) throws -> UIViewController? { try nibController(id: id, for: nil) }

  /// Creates the controller with the given id, as `nibController(id:)` does.
  ///
  /// - Parameters:
  ///   - segue: the segue for which the controller is created. A refusal of `SceneMaking` is reported at the segue, or
  ///     at the scene if there is no segue.
  ///   - creator: creates the controller with the coder. If it is `nil` or returns `nil`, `init(coder:)` is called.
  func nibController(
    id: String, for segue: NibElement?, creator: ((NSCoder) -> UIViewController?)? = nil
  ) throws -> UIViewController? {
    guard let scene = objectList(of: id) else { return nil }
    let refuse = { self.nibReport($0, at: segue ?? scene) }
    return try SceneMaking.make(SceneMaking.Scene(file: document.file, id: id), refuse: refuse) {
      try makeController(id: id, of: scene, creator)
    }
  }

  /// The list of objects that directly contains the object with an id.
  private func objectList(of id: String) -> NibElement? {
    if let list = document.object(id: id)?.parent, list.isNamed("objects") { return list }
    // An element inside another object can have the same id.
    return document.objectLists.first { $0.children.contains { $0.id == id } }
  }

  /// Makes a controller of a scene, or that to which a reference leads.
  private func makeController(
    id: String, of scene: NibElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) throws -> UIViewController? {
    let reference = scene.children.first { $0.id == id && $0.isNamed("viewControllerPlaceholder") }
    if let reference, nibFollowsReferences, let controller = try nibReferenced(reference) {
      return controller
    }
    let loading = NibInstantiation(
      document: document, objects: scene, name: "\(name)#\(id)", owner: nil, mode: nibMode, bundle: bundle,
      environment: NibEnvironment.current, externalObjects: [UIStoryboard.placeholder: self])
    loading.creator = creator.map { make in (id, { make($0) }) }
    // Tools, which load in lenient mode, show the views of controllers without loading them.
    if nibMode == .strict { loading.part = .withoutViews }
    defer { nibAdd(loading.diagnostics) }
    let topLevel = try loading.run()
    for case let controller as UIViewController in loading.createdObjects {
      controller.nibStoryboard = self
      controller.nibSceneView?.keep(loading.objects)
      // Controllers retain each other only as parents and children.
      controller.nibSceneObjects = topLevel.map(nibObject).filter { !($0 is UIViewController) }
    }
    guard let controller = loading.object(id: id) as? UIViewController else { return nil }
    try controller.nibSetChildren(from: self)
    return controller
  }

  // MARK: Reporting

  func nibAdd(_ diagnostics: [Diagnostic]) { nibDiagnostics += diagnostics }

  func nibReport(_ diagnostic: Diagnostic) {
    nibDiagnostics.append(diagnostic)
    nibSceneDiagnostics.append(diagnostic)
    ProblemLog.current.report(diagnostic)
  }

  /// Reports why a scene was not made.
  func nibReport(_ refusal: SceneMaking.Refusal, at element: NibElement) {
    let (kind, message): (DiagnosticKind, String) =
      switch refusal {
      case .insideItself: (.recursiveScene, "the scene contains itself; the inner one is left out")
      case .tooMany:
        (
          .tooManyScenes,
          "more than \(SceneMaking.limit) scenes are shown inside each other; this one and those after it are left out"
        )
      }
    nibReport(Diagnostic(kind, message, at: element.location, path: element.nibObjectPath))
  }

  /// The controller to which a reference refers. `nil` if it refers to the initial controller and there is none, and in
  /// lenient mode if the controller is not found.
  private func nibReferenced(_ reference: NibElement) throws -> UIViewController? {
    do {
      let other = try nibStoryboard(of: reference)
      guard let identifier = reference["referencedIdentifier"] else {
        return try other.nibInitialController()
      }
      return try other.nibController(withIdentifier: identifier)
    } catch let exception as NibException where nibMode == .lenient {
      nibReport(
        Diagnostic(
          .storyboardReference, exception.reason, at: reference.location,
          path: reference.nibObjectPath))
      return nil
    }
  }

  /// The storyboard that a reference names; this storyboard if the reference names none.
  private func nibStoryboard(of reference: NibElement) throws -> UIStoryboard {
    guard let name = reference["storyboardName"], !name.isEmpty else { return self }
    if let known = loadedReferences[name] { return known }
    let document =
      try project.flatMap { try StoryboardFiles.document(named: name, in: $0) }
      ?? StoryboardFiles.document(named: name, bundle: bundle)
    let other = UIStoryboard(document, name: name, bundle: bundle, project: project)
    other.nibMode = nibMode
    loadedReferences[name] = other
    return other
  }
}

extension UIStoryboard {
  /// Loads the destinations of a controller's segues with the given relationship. A segue can have an action that
  /// creates the destination: a method of the controller itself, or of the controller that shows it by a segue.
  func nibChildren(_ relationship: String, of controller: UIViewController) throws -> [UIViewController] {
    try controller.nibSegues.filter { $0.kind == .relationship && $0.relationship == relationship }
      .compactMap { segue in
        let source = nibSegueSource
        let creator =
          controller.nibCreator(for: segue, source?.sender)
          ?? source?.controller.nibCreator(for: segue, source?.sender)
        return try segue.destinationID.flatMap {
          try nibController(id: $0, for: segue.element, creator: creator)
        }
      }
  }
}

extension NibInstantiation {
  /// The storyboard that is loaded; `nil` for a nib.
  var storyboard: UIStoryboard? { externalObject(UIStoryboard.placeholder) as? UIStoryboard }
}

extension DiagnosticKind {
  package static let recursiveScene = DiagnosticKind(
    "recursive-scene", .objects, .error, "A scene contains itself.",
    details: "The inner one is left out.", advice: "Remove one of the segues.",
    wrong: .container(of: "list"), right: .container(of: "detail"))

  package static let tooManyScenes = DiagnosticKind(
    "too-many-scenes", .objects, .error, "Too many scenes are shown inside each other.",
    details: "This one and those after it are left out.", advice: "Remove segues.")

  package static let storyboardReference = DiagnosticKind(
    "storyboard-reference", .objects, .note, "A scene of another storyboard cannot be created.",
    advice: "See the message.")
}

extension RuleExample {
  /// A scene with a container view that shows the scene with the given id.
  fileprivate static func container(of id: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <viewController id="list" sceneMemberID="viewController">
        <view key="view" id="view"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews>
            <containerView id="container"><rect key="frame" x="0" y="0" width="393" height="400"/>
              <connections>
                <segue destination="\(id)" kind="embed" id="embed"/>
              </connections>
            </containerView>
          </subviews>
        </view>
      </viewController>
    </objects></scene>
    <scene sceneID="t"><objects>
      <viewController id="detail" sceneMemberID="viewController">
        <view key="view" id="inner"><rect key="frame" x="0" y="0" width="393" height="400"/></view>
      </viewController>
    </objects></scene>
    """
  }
}
