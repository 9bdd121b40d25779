@_spi(Reflection) import Swift
import Synchronization

/// The properties of a class that nibs set by name, its own and inherited ones: those in wrappers such as `@Outlet`.
///
/// What a class has is the same for all of its instances, so that is found out once, from the class. Mirrors would say
/// it too; but making the first one costs more than everything else that a small nib asks for.
package struct SettableProperties: Sendable {
  /// Where in an instance the wrappers are, in bytes, by the names of the properties; of two of one name that of the
  /// nearer class.
  private let offsets: [String: Int]

  private static let known = Mutex<[ObjectIdentifier: SettableProperties]>([:])

  /// Those of a class.
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
      // A wrapper's property has the name of the one that it wraps, after an underscore.
      if label.pointee == UInt8(ascii: "_"), type is any NibSettableProperty.Type {
        offsets[String(cString: label + 1)] = offset
      }
      return true
    }
    self.offsets = offsets
  }

  /// Means that the type is a class; the library's own constant is no `let`.
  private static let fieldsOfClass = _EachFieldOptions(rawValue: 1)

  /// Whether there is one of that name.
  package func contains(_ name: String) -> Bool { offsets[name] != nil }

  /// The wrapper of a property in an instance of the class; nil if the class has none of that name.
  func wrapper(of name: String, in object: AnyObject) -> (any NibSettableProperty)? {
    guard let offset = offsets[name] else { return nil }
    let wrapper = withExtendedLifetime(object) {
      Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: offset, as: AnyObject.self)
    }
    return wrapper as? any NibSettableProperty
  }
}
