import Synchronization

/// The methods that nibs may call and the properties that nibs may set by name in the classes of a module.
///
/// Swift on Linux cannot look up a method or a setter by its name. The build plugin `NibBindings` therefore writes a
/// subclass with the name `NibTermBindings` into each module that lists the plugin. The loader finds the subclass by
/// this name, so nothing has to be registered. You can also write the class yourself:
///
///     final class NibTermBindings: NibBindings {
///       override class var classes: [NibClassBindings] {
///         [
///           NibClassBindings(
///             PersonCell.self,
///             actions: [NibAction("call:", PersonCell.call)],
///             properties: [NibProperty("name", \PersonCell.name)])
///         ]
///       }
///     }
open class NibBindings {
  /// The module's classes, and extensions of classes of other modules. A class may be listed several times.
  open class var classes: [NibClassBindings] { [] }

  /// The names of the nibs and storyboards that are embedded in the module, without suffix.
  open class var documentNames: [String] { [] }

  /// The text of a nib or storyboard that is embedded in the module; `nil` if there is none with this name. The name has
  /// no suffix.
  open class func document(named name: String) -> String? { nil }

  /// The values of the module's Info.plist that say how the program starts: `UIMainStoryboardFile`, `NSMainNibFile`,
  /// `UISceneDelegateClassName` and `UISceneStoryboardFile`.
  open class var mainInfo: [String: String] { [:] }

  /// The names of the module's classes with the method `tableView(_:commit:forRowAt:)`, without those of enclosing types.
  /// UIKit lets users delete rows only if the data source has it, and Swift on Linux cannot find that out. `nil` if it is
  /// not known; rows can be deleted then.
  open class var rowEditors: [String]? { nil }

  /// Returns true if bindings list a property for the class or a superclass.
  package static func hasProperty(_ name: String, of type: AnyClass) -> Bool {
    BoundMembers.of(type).properties[name] != nil
  }

  /// Returns true if bindings list an action for the class or a superclass.
  package static func hasAction(_ selector: String, of type: AnyClass) -> Bool {
    BoundMembers.of(type).actions[selector] != nil
  }

  /// Returns false if bindings say that the class has no `init()`.
  static func hasInit(_ type: AnyClass) -> Bool { BoundMembers.of(type).hasInit }
}

/// The methods and properties of one class that nibs may name.
public struct NibClassBindings {
  fileprivate let type: AnyClass
  fileprivate let actions: [NibAction]
  fileprivate let properties: [NibProperty]
  fileprivate let hasInit: Bool

  /// Lists the members of a class without those of its superclass.
  ///
  /// - Parameters:
  ///   - type: the class.
  ///   - actions: the actions that nibs name.
  ///   - properties: the outlets and runtime attributes that nibs name.
  ///   - hasInit: `false` for a class that has only initializers with parameters. Nibs then leave out its objects and
  ///     report it. Swift would end the program.
  public init(
    _ type: AnyClass, actions: [NibAction] = [], properties: [NibProperty] = [], hasInit: Bool = true
  ) {
    self.type = type
    self.actions = actions
    self.properties = properties
    self.hasInit = hasInit
  }
}

/// A property that nibs set with its setter, so that its `willSet` and `didSet` are called. It can be stored or computed,
/// with or without a property wrapper.
public struct NibProperty {
  /// The name of the property, as nibs write it.
  public let name: String
  let declaredType: Any.Type
  private let assign: (AnyObject, Any?) -> Bool

  /// Creates a row for the property at a key path.
  public init<Target: AnyObject, Value>(_ name: String, _ property: ReferenceWritableKeyPath<Target, Value>) {
    self.init(name, property) { $0 as? Value }
  }

  /// Creates a row for an optional property. Nibs may set it to `nil`.
  public init<Target: AnyObject, Wrapped>(
    _ name: String, _ property: ReferenceWritableKeyPath<Target, Wrapped?>
  ) {
    self.init(name, property) { value in
      // A cast to an optional takes a thousand times as long as one to the wrapped type.
      value.map { ($0 as? Wrapped).map { .some($0) } } ?? .some(nil)
    }
  }

  private init<Target: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Target, Value>, cast: @escaping (Any?) -> Value?
  ) {
    self.name = name
    declaredType = Value.self
    assign = { object, value in
      guard let object = object as? Target, let value = cast(value) else { return false }
      object[keyPath: property] = value
      return true
    }
  }

  /// Calls the setter. Returns false, without calling it, if `value` does not have the declared type.
  func set(_ object: AnyObject, _ value: Any?) -> Bool { assign(object, value) }
}

/// Everything that `NibBindings` list for a class and its superclasses, by name.
final class BoundMembers {
  private(set) var actions: [String: NibAction] = [:]
  private(set) var properties: [String: NibProperty] = [:]
  private(set) var hasInit = true
  /// Whether the class has the method of table data sources that deletes rows; `nil` if that is not known.
  private(set) var editsRows: Bool?

  /// The members of a class. Members of derived classes take precedence.
  static func of(_ type: AnyClass) -> BoundMembers {
    let id = ObjectIdentifier(type)
    if let found = known.withLock({ $0.members[id] }) { return found }
    let members = BoundMembers(type)
    known.withLock { $0.members[id] = members }
    return members
  }

  private init(_ type: AnyClass) {
    var chain: [AnyClass] = []
    var current: AnyClass? = type
    while let next = current {
      chain.append(next)
      current = ClassReflection.superclass(of: next)
    }
    let modules = BoundMembers.modules(of: chain)
    guard !modules.isEmpty else { return }
    editsRows = BoundMembers.editsRows(chain)
    let bindings = modules.flatMap(\.classes)
    for type in chain.reversed() {
      for binding in bindings where binding.type == type {
        for action in binding.actions { actions[action.selector] = action }
        for property in binding.properties { properties[property.name] = property }
        if type == chain.first { hasInit = hasInit && binding.hasInit }
      }
    }
  }

  /// Whether one of the classes has the method that deletes rows; `nil` if a module has no bindings that say so.
  private static func editsRows(_ chain: [AnyClass]) -> Bool? {
    var editors: Set<String> = []
    var isKnown = false
    for type in chain {
      guard let module = NibClassRegistry.module(of: type), !frameworks.contains(module) else { continue }
      guard let found = bindings(ofModule: module)?.rowEditors else { return nil }
      editors.formUnion(found)
      isKnown = true
    }
    return isKnown ? chain.contains { editors.contains(shortName(of: $0)) } : nil
  }

  /// The modules whose classes do not have the method, unless another module extends them.
  private static let frameworks = Set(NibClassRegistry.frameworks + ["Foundation", "Swift"])

  /// The name of a class without its module, the types around it and its generic parameters.
  private static func shortName(of type: AnyClass) -> String {
    let name = ClassReflection.name(of: type).prefix { $0 != "<" }
    return name.split(separator: ".").last.map(String.init) ?? String(name)
  }

  /// The bindings of the modules that declare the classes, and of the modules in which custom classes are searched:
  /// these may extend classes of other modules.
  private static func modules(of chain: [AnyClass]) -> [NibBindings.Type] {
    var names = NibClassRegistry.searchedModules
    for type in chain {
      if let name = NibClassRegistry.module(of: type), !names.contains(name) { names.append(name) }
    }
    return names.compactMap(bindings)
  }

  private static func bindings(ofModule name: String) -> NibBindings.Type? {
    if let found = known.withLock({ $0.modules[name] }) { return found }
    let found = RegisteredModules.bindings(of: name) as? NibBindings.Type
    known.withLock { $0.modules[name] = .some(found) }
    return found
  }

  /// The text of a nib that a module in which custom classes are searched contains; `nil` if there is none.
  static func document(named name: String) -> String? {
    NibClassRegistry.searchedModules.lazy.compactMap(bindings).compactMap { $0.document(named: name) }.first
  }

  /// The value of a key of Info.plist in a module in which custom classes are searched.
  static func mainInfo(_ key: String) -> String? {
    NibClassRegistry.searchedModules.lazy.compactMap(bindings).compactMap { $0.mainInfo[key] }.first
  }

  /// Forgets all look-ups, because other modules are searched from now on.
  static func forgetAll() { known.withLock { $0 = Known() } }

  private struct Known: @unchecked Sendable {
    /// The members of classes that were looked up before.
    var members: [ObjectIdentifier: BoundMembers] = [:]
    /// The bindings of modules that were looked up before; the value is `nil` for a module without bindings.
    var modules: [String: NibBindings.Type?] = [:]
  }

  private static let known = Mutex(Known())
}
