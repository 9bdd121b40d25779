import Synchronization

/// The properties of a class that nibs set by name, including inherited ones: those with wrappers such as `@Outlet`.
///
/// The properties are the same for all instances, so they are determined once per class.
package struct SettableProperties: Sendable {
  /// The stored fields of the property wrappers, by property name. If two properties have the same name, the one of the
  /// most derived class is used.
  private let fields: [String: ClassReflection.Field]

  private static let cache = Mutex<[ObjectIdentifier: SettableProperties]>([:])

  package static func of(_ type: AnyClass) -> SettableProperties {
    let id = ObjectIdentifier(type)
    if let found = cache.withLock({ $0[id] }) { return found }
    let new = SettableProperties(type)
    cache.withLock { $0[id] = new }
    return new
  }

  private init(_ type: AnyClass) {
    // A wrapper is stored under the name of the wrapped property, with an underscore before it.
    let wrappers = ClassReflection.fields(of: type, beginningWith: "_").filter {
      $0.type is any NibSettableProperty.Type
    }
    fields = Dictionary(wrappers.map { (String($0.name.dropFirst()), $0) }) { _, derived in derived }
  }

  /// Returns true if the class has a settable property with the given name.
  package func contains(_ name: String) -> Bool { fields[name] != nil }

  /// The wrapper of a property in an instance of the class; `nil` if the class has no property with that
  /// name.
  func wrapper(of name: String, in object: AnyObject) -> (any NibSettableProperty)? {
    fields[name].flatMap { ClassReflection.value(of: $0, in: object) as? any NibSettableProperty }
  }
}
