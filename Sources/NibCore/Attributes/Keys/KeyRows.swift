import Synchronization

/// The properties of UIKit's classes that key-value coding uses, in addition to those that documents contain. Outlets and
/// runtime attributes can name every property that a class declares publicly. Each row has a key and a property.
///
/// The key of a Boolean property does not contain the `is` of its name: that of `isEditing` is `editing`.
package enum KeyRows {
  private static let rows: [ObjectIdentifier: [NibAttribute]] = Dictionary(
    (ViewKeys.rows + ObjectKeys.rows).map { (ObjectIdentifier($0.type), $0.rows) }
  ) { $0 + $1 }

  private static let keys: [String: Set<String>] = (ViewKeys.rows + ObjectKeys.rows).reduce(into: [:]) {
    $0[nibBareName(of: $1.type), default: []].formUnion($1.rows.map(\.name))
  }

  /// The keys of a class's rows, not counting its superclasses.
  package static func keys(of name: String) -> Set<String> { keys[name] ?? [] }

  private static let cache = Mutex<[ObjectIdentifier: [String: NibAttribute]]>([:])

  /// The rows of a class and its superclasses, by key. They are collected on first use and then cached.
  static func of(_ type: AnyClass) -> [String: NibAttribute] {
    let id = ObjectIdentifier(type)
    if let rows = cache.withLock({ $0[id] }) { return rows }
    var found: [String: NibAttribute] = [:]
    var current: AnyClass? = type
    while let next = current {
      for row in rows[ObjectIdentifier(next)] ?? [] where found[row.name] == nil { found[row.name] = row }
      current = ClassReflection.superclass(of: next)
    }
    let rows = found
    cache.withLock { $0[id] = rows }
    return rows
  }

  /// The row of a class or one of its superclasses for a key.
  static func row(_ key: String, of type: AnyClass) -> NibAttribute? {
    let rows = of(type)
    return find(key) { rows[$0] }
  }

  /// Looks for a key, and then for the key without `is`.
  static func find(_ key: String, _ lookUp: (String) -> NibAttribute?) -> NibAttribute? {
    lookUp(key) ?? lookUp(bare(key))
  }

  /// A key without `is`: `editing` for `isEditing`. Other keys are returned unchanged.
  package static func bare(_ key: String) -> String {
    let rest = key.dropFirst(2)
    guard key.hasPrefix("is"), let first = rest.first, first.isUppercase else { return key }
    return first.lowercased() + rest.dropFirst()
  }
}

extension NibAttribute {
  /// A row for a property that key-value coding only reads, on the way to the last key of a path. Setting it has no
  /// effect.
  static func readable<Object: AnyObject>(
    _ name: String, _ read: @escaping (Object) -> AnyObject?
  ) -> NibAttribute {
    var row = NibAttribute(name, .readOnly, decode: { _ in nil }, assign: { (_: Object, _: Any) in })
    row.read = { ($0 as? Object).flatMap(read) }
    return row
  }
}

/// The value of a key of an object, as `value(forKey:)` returns it; `nil` if the key cannot be read. The inner value is
/// `nil` if the property is.
func nibReadValue(forKey key: String, of object: AnyObject) -> AnyObject?? {
  let row = KeyRows.row(key, of: type(of: object)) ?? nibBuiltInProperty(key, of: object)
  guard
    let value = row?.read.map({ $0(object).flatMap(KeyPathValues.unwrapped) })
      ?? KeyPathValues.stored(key, in: object)
  else { return UIKitKeys.contains(key, in: type(of: object)) ? .some(nil) : nil }
  return .some(value.map { $0 as AnyObject })
}
