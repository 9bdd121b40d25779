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

  /// The text of the embedded nib or storyboard with the given name, which has no suffix; `nil` if there is none.
  open class func document(named name: String) -> String? { nil }

  /// The values of the module's Info.plist that say how the program starts: `UIMainStoryboardFile`, `NSMainNibFile`,
  /// `UISceneDelegateClassName` and `UISceneStoryboardFile`.
  open class var mainInfo: [String: String] { [:] }

  /// The names of the module's classes that have the method `tableView(_:commit:forRowAt:)`, without the names of
  /// enclosing types; `nil` if these classes are not known.
  ///
  /// UIKit lets users delete rows only if the data source has the method, and Swift on Linux cannot look up a method.
  /// If the classes are not known, users can delete rows of every table.
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
  let type: AnyClass
  let actions: [NibAction]
  let properties: [NibProperty]
  let hasInit: Bool

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

/// A property that nibs set with its setter, so that its `willSet` and `didSet` are called. It can be stored or
/// computed, with or without a property wrapper.
public struct NibProperty {
  /// The name of the property, as nibs write it.
  package let name: String
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
      guard let value else { return .some(nil) }
      // A cast to an optional takes a thousand times as long as a cast to the wrapped type.
      return (value as? Wrapped).map { .some($0) }
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
