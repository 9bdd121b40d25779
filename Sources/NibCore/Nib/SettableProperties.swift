@_spi(Reflection) import Swift
import Synchronization

/// The properties of a class that nibs set by name, including inherited ones: those with wrappers such as `@Outlet`.
///
/// The properties are the same for all instances, so they are determined once per class. `Mirror` would give the same
/// result, but creating the first mirror costs more than everything else in loading a small nib.
package struct SettableProperties: Sendable {
  /// The byte offsets of the wrappers in an instance, by property name. If two properties have the same name,
  /// the one of the most derived class counts.
  private let offsets: [String: Int]

  private static let known = Mutex<[ObjectIdentifier: SettableProperties]>([:])

  /// The settable properties of a class.
  package static func of(_ type: AnyClass) -> SettableProperties {
    let id = ObjectIdentifier(type)
    if let found = known.withLock({ $0[id] }) { return found }
    let new = SettableProperties(type)
    known.withLock { $0[id] = new }
    return new
  }

  private init(_ type: AnyClass) {
    var offsets: [String: Int] = [:]
    _ = _forEachField(of: type, options: SettableProperties.fieldsOfClass) { label, offset, type, _ in
      // A wrapper is stored under the name of the wrapped property, with an underscore before it.
      if label.pointee == UInt8(ascii: "_"), type is any NibSettableProperty.Type {
        offsets[String(cString: label + 1)] = offset
      }
      return true
    }
    self.offsets = offsets
  }

  /// The option that says that the type is a class. The standard library's own constant is declared as `var`.
  private static let fieldsOfClass = _EachFieldOptions(rawValue: 1)

  /// Returns true if the class has a settable property with the given name.
  package func contains(_ name: String) -> Bool { offsets[name] != nil }

  /// The wrapper of a property in an instance of the class; `nil` if the class has no property with that
  /// name.
  func wrapper(of name: String, in object: AnyObject) -> (any NibSettableProperty)? {
    guard let offset = offsets[name] else { return nil }
    let wrapper = withExtendedLifetime(object) {
      Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: offset, as: AnyObject.self)
    }
    return wrapper as? any NibSettableProperty
  }
}
