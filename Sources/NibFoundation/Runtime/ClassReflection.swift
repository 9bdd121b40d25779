@_spi(Reflection) import Swift

/// Information about classes from functions of the Swift standard library that are not public.
///
/// The public interface is `Mirror`, which has two disadvantages. It needs an instance, but `check --strict` examines
/// classes without instances. And the first mirror in a process takes 0.5 ms, five times as long as the first call
/// here. This is a considerable part of the time for loading a small nib.
///
/// Tested only with Swift 6.3.1 on Linux (x86-64): in debug builds, in small programs with the same calls, and in the
/// release program. The small programs were linked statically, with and without optimization. The release program is
/// optimized and linked statically. `RuntimeTests` fails if another toolchain breaks it. It would then have to be
/// replaced with `Mirror`, which works for instances only.
package enum ClassReflection {
  /// A stored property of a class.
  package struct Field {
    package let name: String
    package let type: Any.Type
    /// The offset in an instance, in bytes.
    fileprivate let offset: Int
  }

  /// The stored properties of a class whose names begin with the given character. Inherited properties come first.
  package static func fields(of type: AnyClass, beginningWith first: Unicode.Scalar) -> [Field] {
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
  package static func value(of field: Field, in object: AnyObject) -> AnyObject {
    withExtendedLifetime(object) {
      Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: field.offset, as: AnyObject.self)
    }
  }

  /// The class itself, its superclass, and all further superclasses, in this order.
  package static func lineage(of type: AnyClass) -> UnfoldFirstSequence<AnyClass> {
    sequence(first: type) { _getSuperclass($0) }
  }

  /// The name of a type, alone or with its module and enclosing types.
  package static func name(of type: Any.Type, isQualified: Bool = false) -> String {
    _typeName(type, qualified: isQualified)
  }

  /// The option for a type that is a class. The standard library declares its constant for it as a `var`, which cannot
  /// be used safely from several threads.
  private static let ofClass = _EachFieldOptions(rawValue: 1)
}
