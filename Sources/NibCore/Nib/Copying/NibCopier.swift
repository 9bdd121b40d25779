/// An object that is copied with the object that refers to it: a view, or another object of a nib.
protocol NibCopied: NibDecodable {
  var nibEnvironment: NibEnvironment { get }
  /// Writes the state that the attribute table does not describe.
  func encode(with coder: NSCoder)
}

extension NibCopied {
  var nibEnvironment: NibEnvironment { .current }
}

/// Copies views with all their descendants. The result is the same as that of archiving and unarchiving on iOS.
///
/// The copier copies the state that a class's attribute table describes and the state that `encode(with:)` writes. It
/// does not copy connections (outlets, delegates, targets of controls) or gesture recognizers.
final class NibCopier {
  /// The copies, by the identity of their originals. An original that is referred to twice is copied once.
  private var copies: [ObjectIdentifier: AnyObject] = [:]
  /// The copies with their originals, in the order of copying.
  private(set) var pairs: [(original: AnyObject, copy: AnyObject)] = []

  /// Registers a copy while it is being made, so that its children can refer to it.
  func register(_ copy: AnyObject, for original: AnyObject) {
    copies[ObjectIdentifier(original)] = copy
    pairs.append((original, copy))
  }

  /// The copy of an object that has been copied; `nil` for any other object.
  func existingCopy(of original: AnyObject) -> AnyObject? { copies[ObjectIdentifier(original)] }

  /// Copies an object, unless it has been copied before. `nil` if the `init?(coder:)` of its class returns `nil`.
  func copy<Object: NibCopied>(of object: Object) -> Object? {
    if let copy = existingCopy(of: object) { return copy as? Object }
    let coder = NibCopyCoder(object, self)
    object.encode(with: coder)
    return NibEnvironment.$current.withValue(object.nibEnvironment) {
      nibDecoding(of: type(of: object))?(coder) as? Object
    }
  }

  /// Returns the value to store in a copied object for a value of the original. Views and other nib objects, and
  /// arrays of them, are copied. All other values are shared.
  func copied<Value>(_ value: Value) -> Value {
    guard let copy = copyOfAny(value) else { return value }
    return copy as? Value ?? value
  }

  /// Separate from `copied` and never inlined, because the optimizer of Swift 6.3 casts a `nil` `Value` as if
  /// it were an object, which crashes the program.
  @inline(never)
  private func copyOfAny(_ value: Any) -> Any? {
    if let object = nibCopied(value) { return copy(of: object) }
    return (value as? [any NibCopied])?.compactMap { copy(of: $0) as (any NibCopied)? }
  }

  /// Copies all state that the attribute tables of the class describe.
  func copyState(of original: any NibDecodable, to copy: any NibDecodable) {
    let rows = NibAttributeTable.table(of: type(of: original)).copying
    // All rows are copied twice, because some values depend on later ones: a slider's value depends on its
    // limits.
    for _ in 0..<2 {
      for row in rows { row.copy?(original, copy, self) }
    }
  }
}
