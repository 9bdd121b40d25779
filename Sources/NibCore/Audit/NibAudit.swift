import Synchronization

/// Compares the nibs of a module with its code, by loading them. It is meant for the module's tests:
///
///     @Test(arguments: NibAudit(NibTermBindings.self).subjects)
///     func nib(_ subject: NibAudit.Subject) throws {
///       let nib = try NibAudit(NibTermBindings.self).connect(subject)
///       #expect(nib.problems == [])
///       #expect(nib.unansweredActions == [])
///     }
///
/// ``connect(_:)`` works for all screens. ``load(_:)`` also runs `viewDidLoad`, so it is for screens that need no data
/// from `prepare(for:sender:)`. The nibs are those that the build plugin `NibBindings` embeds in the module. Loading is
/// strict: the first error that would end the app is thrown.
public struct NibAudit: Sendable {
  /// A nib, or one scene of a storyboard.
  public struct Subject: Hashable, Sendable, CustomStringConvertible {
    /// The name of the nib or storyboard, without suffix.
    package let nib: String
    /// The id of the scene's controller; `nil` for a nib.
    package let controller: String?
    /// The name of the nib, with the class and the id of the scene's controller.
    public let description: String
  }

  private let bindings: NibBindings.Type

  /// Audits the module that contains these bindings. Classes that nibs name are searched in this module from now on.
  public init(_ bindings: NibBindings.Type) {
    self.bindings = bindings
    NibClassRegistry.registerModule(of: bindings)
  }

  /// The module's nibs and the scenes of its storyboards, sorted by name, without ``subjectsOfSegueActions``. A nib
  /// that cannot be read is also a subject; loading it throws the error.
  public var subjects: [Subject] { allSubjects.filter { !$0.needsSegueAction }.map(\.subject) }

  /// The scenes that a segue action makes (`@IBSegueAction`). They are not loaded, because they need data, and their
  /// `init?(coder:)` usually ends the program.
  public var subjectsOfSegueActions: [Subject] { allSubjects.filter(\.needsSegueAction).map(\.subject) }

  private var allSubjects: [(subject: Subject, needsSegueAction: Bool)] {
    let documents = Dictionary(
      bindings.documentNames.compactMap { name in (try? document(name)).map { (name, $0) } },
      uniquingKeysWith: { first, _ in first })
    let segueActionScenes = ScenesOfSegueActions(in: documents)
    return bindings.documentNames.sorted().flatMap { name -> [(subject: Subject, needsSegueAction: Bool)] in
      guard let document = documents[name], document.kind.container == .storyboard else {
        return [(Subject(nib: name, controller: nil, description: name), false)]
      }
      return document.objectLists.compactMap { scene in
        guard let controller = scene.children.first(where: \.isController), let id = controller.id,
          !controller.isNamed("viewControllerPlaceholder")
        else { return nil }
        let type = controller["customClass"] ?? NibClassRegistry.className(ofElement: controller.name)
        let subject = Subject(nib: name, controller: id, description: "\(name), \(type) #\(id)")
        return (subject, segueActionScenes.contains(id, in: name))
      }
    }
  }

  /// Makes the objects of a nib or a scene, connects them, and sends `awakeFromNib`. The view of a scene's controller
  /// is made as well, but neither `loadView` nor `viewDidLoad` runs, so that a controller needs no data. Nothing is
  /// laid out.
  ///
  /// - Throws: `NibException` if loading would end the app, with UIKit's text.
  public func connect(_ subject: Subject) throws -> LoadedNib {
    try recorded { try makeObjects(of: subject, showsScreen: false) }
  }

  /// Loads a nib or a scene. The view of a controller is loaded, put into a window and laid out, as when the user
  /// visits the screen: `viewDidLoad` and `viewWillAppear` run.
  ///
  /// - Throws: `NibException` if loading would end the app, with UIKit's text.
  public func load(_ subject: Subject) throws -> LoadedNib {
    try recorded { try makeObjects(of: subject, showsScreen: true) }
  }

  /// Loads something, and records what it does and reports.
  private func recorded(_ make: () throws -> [Any]) throws -> LoadedNib {
    let recorder = LoadRecorder()
    let problems = CollectedReports()
    let log = ProblemLog()
    log.open { problems.add($0) }
    let objects = try ProblemLog.$current.withValue(log) { try recorder.record(make) }
    return LoadedNib(objects, recorder: recorder, reports: problems.texts)
  }

  private func document(_ name: String) throws -> NibDocument {
    let bytes = Array((bindings.document(named: name) ?? "").utf8)
    return try NibFiles.parse(bytes, file: name, name: name, bundle: .main)
  }

  /// Loads a nib, or a controller with its view.
  private func makeObjects(of subject: Subject, showsScreen: Bool) throws -> [Any] {
    let document = try document(subject.nib)
    if let id = subject.controller {
      let storyboard = UIStoryboard(nibDocument: document)
      storyboard.nibMode = .strict
      guard let controller = try storyboard.nibController(id: id) else { return [] }
      guard showsScreen else {
        try controller.nibLoadArchivedView()
        return [storyboard, controller]
      }
      return [storyboard, controller, try show(controller)]
    }
    let owner = try owner(of: document)
    if showsScreen, let controller = owner as? UIViewController, isNibOfOwner(document) {
      if controller.nibName == nil { controller.nibName = subject.nib }
      return [controller, try show(controller)]
    }
    let nib = UINib(nibDocument: document)
    nib.nibMode = .strict
    let objects = try nib.nibInstantiate(
      withOwner: owner, options: [.externalObjects: externalObjects(of: document)])
    if showsScreen { for case let view as UIView in objects { view.layoutIfNeeded() } }
    return objects + [owner as Any]
  }

  /// Whether a controller that is File's Owner gets its view from the nib. Otherwise, the controller loads the nib
  /// itself, for example for a part of its screen.
  private func isNibOfOwner(_ document: NibDocument) -> Bool {
    let connections = ownerElement(of: document)?.child(named: "connections")
    return connections?.children.contains { $0["property"] == "view" } ?? false
  }

  private func ownerElement(of document: NibDocument) -> NibElement? {
    document.objectsElement.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }

  /// Shows a controller in a window.
  private func show(_ controller: UIViewController) throws -> UIWindow {
    try controller.nibLoadView()
    let window = UIWindow(frame: CGRect(origin: .zero, size: NibEnvironment.current.screenSize))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// An object of the class of File's Owner, made with `init()`, or for a controller with `init(nibName:bundle:)`.
  private func owner(of document: NibDocument) throws -> AnyObject {
    let element = ownerElement(of: document)
    guard let name = element?["customClass"] else { return NSObject() }
    let type: AnyClass? = NibClassRegistry.customClass(name, module: element?["customModule"])
    guard let type = type as? NSObject.Type else {
      throw NibException.invalidArgument("The class \(name) of File's Owner was not found.")
    }
    return type.nibMake()
  }

  /// Plain objects for the external placeholders of a nib.
  private func externalObjects(of document: NibDocument) -> [String: Any] {
    let placeholders = document.objectsElement.children.filter { $0.isNamed("placeholder") }
    let names = Set(placeholders.compactMap { $0["placeholderIdentifier"] })
    let external = names.subtracting(["IBFilesOwner", "IBFirstResponder"])
    return Dictionary(uniqueKeysWithValues: external.map { ($0, NSObject()) })
  }
}

/// A nib or scene that `NibAudit` loaded.
public final class LoadedNib {
  /// The lines that UIKit would have written to the console, such as unknown classes, and runtime attributes that a
  /// class does not have.
  public let problems: [String]
  /// The reports of constraints that cannot all be satisfied. They depend on the size of the screen.
  public let conflicts: [String]
  /// The properties that the nib set by calling their setters, as `Class.property`. Their `willSet` and `didSet` ran.
  package let calledSetters: [String]
  /// The properties whose setters the bindings list, but which the nib set without calling the setters, as
  /// `Class.property`. Empty unless a class overrides `setValue(_:forKey:)`.
  public let settersNotCalled: [String]
  /// The selectors of the nib's actions with the classes of their targets, as `Class.selector`, in document order.
  package let actions: [String]

  private let objects: [Any]
  private let connections: [LoadRecorder.Action]

  fileprivate init(_ objects: [Any], recorder: LoadRecorder, reports: [String]) {
    self.objects = objects
    let isConflict = { (report: String) in
      report.contains("Unable to simultaneously satisfy constraints")
    }
    problems = reports.filter { !isConflict($0) }
    conflicts = reports.filter(isConflict)
    connections = recorder.actions
    calledSetters = recorder.calledSetters
    settersNotCalled = recorder.expectedSetters.filter { !recorder.calledSetters.contains($0) }
    actions = connections.map {
      "\($0.target.map { nibClassName(of: $0) } ?? "First Responder").\($0.selector)"
    }
  }

  /// A sentence for each action without a method that accepts the sender. No code of the app runs. An action for the
  /// first responder is not a mistake, because any screen can have its method.
  public var unansweredActions: [String] { connections.compactMap(problem(of:)) }

  /// Sends every action of the nib once, with the object that sends it in the nib as the sender. The app's code runs.
  ///
  /// - Returns: the same sentences as ``unansweredActions``. An action for the first responder is sent to the first
  ///   object in the responder chain of the sender that has the method; it is not a mistake if none has.
  public func sendActions() -> [String] {
    connections.compactMap { action in
      if let problem = problem(of: action) { return problem }
      if let target = action.target {
        _ = nibAction(Selector(action.selector), of: target)?.call(
          on: target, sender: action.source, event: event)
      } else {
        sendUpResponderChain(action, event)
      }
      return nil
    }
  }

  private var event: UIEvent { UIEvent(nibInput: .key(KeyPress(.enter))) }

  /// A sentence that says that an action has no method that accepts its sender; `nil` if the action has such a method.
  private func problem(of action: LoadRecorder.Action) -> String? {
    guard let target = action.target else { return nil }
    guard let method = nibAction(Selector(action.selector), of: target) else {
      return "\(action.location): \(nibClassName(of: target)) has no method for the action \(action.selector)"
    }
    guard method.accepts(target, sender: action.source, event: event) else {
      return "\(action.location): \(nibClassName(of: target)).\(action.selector) does not accept a "
        + "\(nibClassName(of: action.source)) as its sender"
    }
    return nil
  }

  private func sendUpResponderChain(_ action: LoadRecorder.Action, _ event: UIEvent) {
    let selector = Selector(action.selector)
    let chain = (action.source as? UIResponder)?.nibResponderChain
    guard let target = chain?.first(where: { nibAction(selector, of: $0) != nil }) else { return }
    _ = nibAction(selector, of: target)?.call(on: target, sender: action.source, event: event)
  }
}

/// The reports of a problem log.
private final class CollectedReports: Sendable {
  private let reports = Mutex<[String]>([])
  func add(_ report: String) { reports.withLock { $0.append(report) } }
  var texts: [String] { reports.withLock { $0 } }
}
