import Synchronization

/// Instantiates one nib once, following the steps of docs/behaviours.md A1 in order:
///
/// 1. The document is read (before this type is used).
/// 2. All objects are created.
/// 3. Outlets, collections, actions and segues are connected. Then runtime attributes are set.
/// 4. `awakeFromNib` is sent.
/// 5. Windows that are visible at launch are shown.
/// 6. The top-level objects are returned.
package final class NibInstantiation {
  let document: NibDocument
  /// The `<objects>` element of a xib or of one scene.
  let objectsElement: NibElement
  /// The nib's name, used in messages.
  let name: String
  let mode: NibLoadingMode
  let bundle: Bundle
  let environment: NibEnvironment
  /// Creates the controller with an id in place of `init(coder:)`; `nil` for the ordinary way.
  var creator: (id: String, make: (NSCoder) -> AnyObject?)?
  /// The part of the objects that is loaded.
  var part = Part.whole
  private let owner: AnyObject?
  private let externalObjects: [String: Any]

  private(set) var diagnostics: [Diagnostic] = []
  /// Objects by the id of their element. If two elements have the same id, the object of the first one in the
  /// document is used.
  private(set) var objects: [String: AnyObject] = [:]
  /// Objects by the number of their element in the document.
  private var objectsByElement: [Int: AnyObject] = [:]
  /// Elements whose object is being created, outermost first. Used to detect a view that contains itself by
  /// reference.
  private var elementsInProgress: [NibElement] = []
  /// Objects that this load created, with their elements, in order of creation.
  private var created: [(object: AnyObject, element: NibElement)] = []
  /// Objects of other nibs that `awakeAfter(using:)` returned. Those nibs have already sent them
  /// `awakeFromNib`.
  private var awakenedObjects: [AnyObject] = []
  /// Functions that decode parts after all objects have been created, such as a constraint to a view that comes later
  /// in the document.
  private var deferredDecoding: [(NibInstantiation) -> Void] = []
  /// The ids of constraints and subviews that the size class switches off.
  let disabledIDs: Set<String>

  package init(
    document: NibDocument, objects: NibElement, name: String, owner: AnyObject?, mode: NibLoadingMode,
    bundle: Bundle, environment: NibEnvironment, externalObjects: [String: Any] = [:]
  ) {
    self.document = document
    objectsElement = objects
    self.name = name
    self.owner = owner
    self.mode = mode
    self.bundle = bundle
    self.environment = environment
    self.externalObjects = externalObjects
    disabledIDs = document.disabledIDs(for: environment.nibTraits)
  }

  /// The innermost load that is running on this thread; `nil` if none is.
  static var current: NibInstantiation? { running?.instantiation }
  @TaskLocal private static var running: Running?

  /// Makes a load usable as a task-local value, which must be `Sendable`. A load and all its objects stay on
  /// the thread that started it.
  private struct Running: @unchecked Sendable { let instantiation: NibInstantiation }

  /// Runs all steps.
  /// - Throws: `NibException` with UIKit's text. In lenient mode, it throws only for a nib that loads itself.
  package func run() throws -> [Any] {
    try NibInstantiation.$running.withValue(Running(instantiation: self)) { try runSteps() }
  }

  /// The steps of UIKit, in its order: each is finished for all objects before the next one begins.
  private func runSteps() throws -> [Any] {
    let recursion = try NibRecursionGuard(name: name, owner: owner)
    defer { recursion.end() }
    try adoptPlaceholders()
    let topLevel = makeTopLevelObjects()
    NibAutoreleasePool.keep(topLevel)
    for decode in deferredDecoding { decode(self) }
    applyGlobalTint(to: topLevel)
    try NibConnector(self).connectAll()
    try setRuntimeAttributes()
    sendAwakeFromNib()
    for object in topLevel { nibAwakening(object)?.nibShowAtLaunch() }
    return topLevel
  }

  /// All objects that this load created, in order of creation.
  var createdObjects: [AnyObject] { created.map(\.object) }

  /// - Parameter isLogged: whether the diagnostic also goes to the log of a running program.
  func report(_ diagnostic: Diagnostic, isLogged: Bool = true) {
    diagnostics.append(diagnostic)
    if isLogged { ProblemLog.current.report(diagnostic) }
  }

  // MARK: Step 2: creating objects

  /// Enters the objects from outside the nib, which placeholders represent.
  private func adoptPlaceholders() throws {
    for element in objectsElement.children where element.name == "placeholder" {
      guard let id = element.id else { continue }
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner": objects[id] = owner ?? NSObject()
      case "IBFirstResponder": objects[id] = NibFirstResponder.shared
      case let identifier?:
        if let external = externalObjects[identifier] {
          objects[id] = nibObject(in: external)
        } else if mode == .strict {
          throw NibException.internalInconsistency(
            "Could not find an external object named '\(identifier)' for the nib '\(name)'. "
              + "Pass it in the options under UINib.OptionsKey.externalObjects.")
        } else {
          objects[id] = NSObject()
        }
      case nil: break
      }
    }
  }

  /// Creates the top-level objects, and with them all objects inside them.
  private func makeTopLevelObjects() -> [AnyObject] {
    switch part {
    case .view(_, let view): return [object(for: view)].compactMap { $0 }
    case .object: return [object(for: objectsElement)].compactMap { $0 }
    case .whole, .withoutViews: break
    }
    return members(of: objectsElement).compactMap { element in
      guard element.name != "placeholder", element.name != "exit", element.id != nil else { return nil }
      return object(for: element)
    }
  }

  /// Creates the top-level object with the given id, if there is one.
  func makeTopLevelObject(id: String) -> AnyObject? {
    let element = objectsElement.children.first { $0.id == id }
    return element.flatMap { $0.isNamed("placeholder") || $0.isNamed("exit") ? nil : object(for: $0) }
  }

  /// The object of an element, created on first use; `nil` if its initializer returned `nil`.
  func object(for element: NibElement) -> AnyObject? {
    if let target = element["reference"] { return object(id: target, referredToBy: element) }
    if let known = objectsByElement[element.index] { return known }
    elementsInProgress.append(element)
    defer { elementsInProgress.removeLast() }
    return make(element)
  }

  /// The object of an element, if it has the given type.
  ///
  /// Generic code must use this overload: the optimizer of Swift 6.3 casts an optional to a generic type
  /// without checking for `nil`, which crashes the program.
  func object<Object>(for element: NibElement, as type: Object.Type) -> Object? {
    guard let object = object(for: element) else { return nil }
    return object as? Object
  }

  /// The object that an element with a reference stands for; reports a reference to no object, and one to an
  /// object that is being created around it.
  private func object(id: String, referredToBy element: NibElement) -> AnyObject? {
    guard !elementsInProgress.contains(where: { $0.id == id }) else {
      report(
        Diagnostic(
          .recursiveObject, "the object contains itself; the inner reference is left out",
          at: element.location, path: element.nibObjectPath))
      return nil
    }
    if object(id: id) == nil {
      report(
        Diagnostic(
          .danglingReference,
          "reference=\"\(id)\" of <\(element.name)> refers to an object that was not created",
          at: element.location, path: element.nibObjectPath))
    }
    return object(id: id)
  }

  /// The object with the given id; `nil` if the document has no such object, or if it could not be created.
  package func object(id: String) -> AnyObject? {
    if let object = objects[id] { return object }
    guard case .view(let view, _) = part else { return nil }
    return view.object(id: id)
  }

  /// The object that was created from an element, or that a placeholder element represents.
  func knownObject(for element: NibElement) -> AnyObject? {
    objectsByElement[element.index] ?? element.id.flatMap { object(id: $0) }
  }

  /// Creates an object and enters it. A class whose initializer returns `nil` is reported.
  private func make(_ element: NibElement) -> AnyObject? {
    let type: AnyClass? = nibClass(for: element)
    let object = NibEnvironment.$current.withValue(environment) { makeObject(of: type, element) }
    guard let object else {
      report(
        Diagnostic(
          .initReturnedNil,
          (nibDecoding(of: type) == nil ? "nibs cannot create a " : "init(coder:) returned nil for ")
            + "\(type.map { "\($0)" } ?? element.name); it is left out",
          at: element.location, path: element.nibObjectPath))
      return nil
    }
    if objectsByElement[element.index] !== object { register(object, for: element) }
    return object
  }

  /// Creates an object of the class. Archived objects decode themselves; others are created with `init()`
  /// (docs/behaviours.md A2, A3).
  private func makeObject(of type: AnyClass?, _ element: NibElement) -> AnyObject? {
    if let decode = nibDecoding(of: type) {
      let coder = NibCoder(element, self)
      if let creator, creator.id == element.id, let object = creator.make(coder) { return object }
      return decode(coder).flatMap { replacement(for: $0, coder) }
    }
    switch type {
    case is any NibUnavailable.Type: return nil
    case let type? where !NibBindings.hasInit(type): return nil
    case let type as any NibInstantiable.Type: return type.init()
    // UIKit's classes that are not responders (an effect, a trait collection) do not appear as objects in nibs, and few
    // have an `init()`.
    case let type as NSObject.Type
    where NibClassRegistry.isOfFramework(type) && !(type is any NibAwakening.Type): return nil
    case let type as NSObject.Type: return type.nibMake()
    default: return NSObject()
    }
  }

  /// The object that `awakeAfter(using:)` returns for a decoded object (docs/behaviours.md A35). It is nearly
  /// always the object itself.
  ///
  /// Connections and attributes apply to the replacement. A replacement that another nib created has already
  /// been awakened by that nib.
  private func replacement(for object: AnyObject, _ coder: NibCoder) -> AnyObject? {
    guard let replaceable = nibReplaceable(object) else { return object }
    let replacement = replaceable.awakeAfter(using: coder).map(nibObject)
    guard replacement !== object else { return object }
    created.removeAll { $0.object === object }
    objectsByElement[coder.element.index] = nil
    if let id = coder.element.id, objects[id] === object { objects[id] = nil }
    guard let replacement else { return nil }
    if nibReplaceable(replacement)?.nibOrigin != nil { awakenedObjects.append(replacement) }
    return replacement
  }

  /// Registers an object under its element's id. Called as soon as decoding starts, so that children can
  /// refer to their parent.
  func register(_ object: AnyObject, for element: NibElement) {
    if let id = element.id, objects[id] == nil || document.object(id: id) == element { objects[id] = object }
    objectsByElement[element.index] = object
    created.append((object, element))
  }

  /// The class to create: the custom class if there is one, otherwise the element's own (docs/behaviours.md
  /// A25, A27).
  private func nibClass(for element: NibElement) -> AnyClass? {
    let builtIn: AnyClass? = NibClassRegistry.builtInClass(forElement: element.name)
    guard let name = element["customClass"], !name.isEmpty else {
      return builtIn ?? fallbackClass(for: element)
    }
    let module = element["customModule"]
    let base: AnyClass? = builtIn ?? fallbackClass(for: element)
    let known: AnyClass? = NibClassRegistry.customClass(name, module: module, file: document.file)
    if let custom = known, isKind(custom, of: base) { return custom }
    report(
      Diagnostic(
        .unknownClass, severity: .warning,
        "Unknown class \(SwiftClassName(name: name, module: module).runtimeName) in Interface Builder file.",
        at: element.location(ofAttribute: "customClass") ?? element.location, path: element.nibObjectPath))
    return base
  }

  /// Returns true if the custom class is the element's class or a subclass of it, or if the element's class is
  /// unknown or its objects are not decoded with `init(coder:)`. Other custom classes are not used.
  private func isKind(_ custom: AnyClass, of base: AnyClass?) -> Bool {
    guard let base, nibDecoding(of: base) != nil else { return true }
    return ClassReflection.lineage(of: custom).contains { $0 == base }
  }

  private func fallbackClass(for element: NibElement) -> AnyClass? {
    if let standIn: AnyClass = element.nibStandInClass { return standIn }
    return element.parent?.name == "subviews" ? NibClassRegistry.builtInClass(named: "UIView") : nil
  }

  /// Calls `decode` after all objects have been created.
  func whenObjectsExist(_ decode: @escaping (NibInstantiation) -> Void) { deferredDecoding.append(decode) }

  /// The object that the loader passed for external placeholders with the given identifier.
  func externalObject(_ identifier: String) -> Any? { externalObjects[identifier] }

  /// Returns true if the size class switches off the element or one of its ancestors.
  func isSwitchedOff(_ element: NibElement) -> Bool {
    sequence(first: element, next: \.parent).contains { $0.id.map(disabledIDs.contains) ?? false }
  }

  /// Applies the document's tint color, which Xcode calls the global tint, to every top-level view that has no
  /// tint color.
  private func applyGlobalTint(to topLevel: [AnyObject]) {
    guard let element = document.root.child(key: "tintColor"), let color = UIColor(nib: element)
    else { return }
    for object in topLevel { nibAwakening(object)?.nibAdopt(globalTint: color) }
  }

  private func setRuntimeAttributes() throws {
    for (object, element) in created {
      guard let list = element.child(named: "userDefinedRuntimeAttributes") else { continue }
      for attribute in list.children { RuntimeAttribute(attribute, self).set(on: object) }
    }
  }

  private func sendAwakeFromNib() {
    for (object, _) in created where !awakenedObjects.contains(where: { $0 === object }) {
      nibAwakening(object)?.awakeFromNib()
    }
  }

  /// The `<connections>` elements of this nib, in document order.
  var connectionLists: [NibElement] {
    objectsElement.descendants.filter { $0.isNamed("connections") }
  }
}

/// An object of a nib that can be replaced with another one after decoding.
protocol NibReplaceable: AnyObject {
  /// The object's origin in its nib; `nil` for an object created in code.
  var nibOrigin: NibOrigin? { get }
  /// Returns the object that replaces this one in the nib; `nil` to leave the object out.
  func awakeAfter(using coder: NSCoder) -> Any?
}

/// A class whose objects nibs cannot create, because it has no `init()`. Its subclasses cannot be created either.
protocol NibUnavailable: AnyObject {}

/// The object of the placeholder `IBFirstResponder`. An action that is connected to it has no fixed target: the
/// responder chain is searched when the action is sent.
final class NibFirstResponder: NSObject, Sendable {
  static let shared = NibFirstResponder()
}

/// Detects a nib that loads itself through a custom class's initializer (docs/behaviours.md A30).
final class NibRecursionGuard {
  /// The maximum number of nested loads of one nib by owners of one class.
  private static let limit = 24
  private static let depths = Mutex<[String: Int]>([:])
  private let key: String

  init(name: String, owner: AnyObject?) throws {
    let kind = owner.map { "\(type(of: $0))" } ?? "nil"
    key = "\(name)/\(kind)"
    let depth = NibRecursionGuard.depths.withLock { depths in
      depths[key, default: 0] += 1
      return depths[key] ?? 0
    }
    guard depth > NibRecursionGuard.limit else { return }
    end()
    throw NibException.internalInconsistency(
      "nib '\(name)' loads itself: the class \(kind) loads it in its initializer and is set on a view "
        + "inside it.",
      hint: "Set the class on File's Owner, not on the root view.")
  }

  func end() {
    NibRecursionGuard.depths.withLock { depths in
      let depth = (depths[key] ?? 1) - 1
      depths[key] = depth > 0 ? depth : nil
    }
  }
}

extension DiagnosticKind {
  package static let unknownClass = DiagnosticKind(
    "unknown-class", .objects, .note, "No declaration of a custom class was found.",
    details: """
      The base class is used instead, and problems that follow from this are not reported. This is a warning if the \
      document says that the class is in the program's own module, and there are sources. Other classes are often in \
      libraries that are not checked in. With `check --strict`, this is always a warning, because UIKit logs it and \
      continues; only for File's Owner and other placeholders, whose classes UIKit does not look for, is it a note. A \
      Swift class without `@objc(Name)` is only found in its module, so it is also a warning if the \
      document names no module, or one that does not compile the class.
      """,
    advice:
      "Correct the name or the module of the class, or name the folder of its sources with `--sources`.",
    wrong: .custom("Crad"), right: .custom("Card"))

  package static let initReturnedNil = DiagnosticKind(
    "init-returned-nil", .objects, .warning, "An object cannot be created, and is left out.",
    details:
      "`init(coder:)` of its class returned nil, or the class is one of UIKit's that nibs cannot create.",
    wrong: "<customObject customClass=\"UIScreen\" id=\"screen\"/>",
    right: "<customObject customClass=\"NSObject\" id=\"screen\"/>")

  package static let recursiveObject = DiagnosticKind(
    "recursive-object", .objects, .error, "A view contains itself by reference.",
    advice: "Remove the reference.",
    wrong: .box(content: "<view reference=\"box\"/>"), right: .box(content: "<view id=\"inner\"/>"))
}

extension RuleExample {
  fileprivate static func box(content: String) -> RuleExample {
    """
    <view id="box"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
        \(content)
      </subviews>
    </view>
    """
  }

  fileprivate static func custom(_ name: String) -> RuleExample {
    RuleExample(
      """
      <view customClass="\(name)" customModule="App" customModuleProvider="target" id="card">
        <rect key="frame" x="0" y="0" width="200" height="100"/>
      </view>
      """, files: ["Card.swift": "class Card: UIView {}\n"])
  }
}
