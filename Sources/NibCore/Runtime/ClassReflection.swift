@_spi(Reflection) import Swift

/// Facts about classes that the Swift runtime knows, but that have no public interface.
///
/// `Mirror` is the public interface, and it falls short in two ways. It needs an instance, and `check --strict` asks
/// about classes that it has no instance of. And the first mirror of a process takes 0.5 ms, five times as long as the
/// first call here, which is much for loading a small nib.
///
/// Tried only with Swift 6.3.1 on Linux (x86-64): in debug builds, in small programs with the same calls (with and
/// without optimisation, linked statically), and in the release program, which is optimised and linked statically.
/// `RuntimeTests` shows if another toolchain breaks it. The replacement is then `Mirror`, for objects only.
package enum ClassReflection {
  /// A stored property of a class.
  struct Field {
    let name: String
    let type: Any.Type
    /// The offset in an instance, in bytes.
    fileprivate let offset: Int
  }

  /// The stored properties of a class whose names begin with the given character. Inherited ones come first.
  static func fields(of type: AnyClass, beginningWith first: Unicode.Scalar) -> [Field] {
    var fields: [Field] = []
    _ = _forEachField(of: type, options: ofClass) { name, offset, type, _ in
      if UInt32(UInt8(bitPattern: name.pointee)) == first.value {
        fields.append(Field(name: String(cString: name), type: type, offset: offset))
      }
      return true
    }
    return fields
  }

  /// The object that a field of an instance refers to.
  ///
  /// - Precondition: the type of the field is a class, and the field is one of the object's class.
  static func value(of field: Field, in object: AnyObject) -> AnyObject {
    withExtendedLifetime(object) {
      Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: field.offset, as: AnyObject.self)
    }
  }

  /// The class that a class inherits from; `nil` if there is none.
  package static func superclass(of type: AnyClass) -> AnyClass? { _getSuperclass(type) }

  /// The name of a type, alone or with its module and enclosing types. (`String(describing:)` makes a mirror first.)
  static func name(of type: Any.Type, isQualified: Bool = false) -> String {
    _typeName(type, qualified: isQualified)
  }

  /// The option that says that the type is a class. The standard library's own constant is declared as `var`.
  private static let ofClass = _EachFieldOptions(rawValue: 1)
}
