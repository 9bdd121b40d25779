import Synchronization

/// A class whose objects nibs can contain: it has an attribute table and is decoded by `init?(coder:)`.
package protocol NibDecodable: NSCoding, NibKeyValueCoding {
  /// The class's attribute table, its superclass's rows first.
  static var nibAttributes: [NibAttribute] { get }
  /// The kind of the class's objects in outlines.
  static var nibKind: NibKind { get }
}

/// A custom class whose objects a nib creates with plain `init()` (`<customObject>`, docs/behaviours.md A3).
public protocol NibInstantiable: AnyObject {
  init()
}

/// An object that is notified when its nib has been loaded. Every `UIResponder` and every `NibObject` conforms.
package protocol NibAwakening: AnyObject {
  func awakeFromNib()
}

/// The attribute rows of one class, prepared for look-up by name.
package final class NibAttributeTable: Sendable {
  private let attributes: [String: NibAttribute]
  private let children: [String: NibAttribute]
  private let properties: [String: NibAttribute]
  /// The properties that documents do not contain.
  private let keys: [String: NibAttribute]
  /// The rows whose values are copied when an object is copied, in table order.
  let copying: [NibAttribute]

  private init(_ rows: [NibAttribute], keys: [String: NibAttribute]) {
    self.keys = keys
    // Later rows belong to more derived classes, so they take precedence.
    func rowsByName(_ source: NibAttribute.Source) -> [String: NibAttribute] {
      Dictionary(rows.lazy.filter { $0.source == source }.map { ($0.name, $0) }) { $1 }
    }
    attributes = rowsByName(.attribute)
    children = rowsByName(.child)
    properties = rowsByName(.none)
    copying = rows.filter { $0.copy != nil }
  }

  /// The row for the attribute with the given name.
  package func attribute(_ name: String) -> NibAttribute? { attributes[name] }

  /// The row for the child with the given key.
  package func child(_ key: String) -> NibAttribute? { children[key] }

  /// The row that key-value coding uses for the given key.
  package func property(_ key: String) -> NibAttribute? {
    KeyRows.find(key, row)
  }

  private func row(_ key: String) -> NibAttribute? {
    if let row = properties[key] { return row }
    let own = keys[key]
    if let own, own.source != .readOnly { return own }
    return attributes[key] ?? children[key] ?? own
  }

  private static let cache = Mutex<[ObjectIdentifier: NibAttributeTable]>([:])

  /// The table of a class. It is built on first use and then cached.
  package static func table(of type: any NibDecodable.Type) -> NibAttributeTable {
    let id = ObjectIdentifier(type)
    if let table = cache.withLock({ $0[id] }) { return table }
    let table = NibAttributeTable(type.nibAttributes, keys: KeyRows.of(type))
    cache.withLock { $0[id] = table }
    return table
  }
}

/// The built-in property that key-value coding finds under `key`.
func nibBuiltInProperty(_ key: String, of object: AnyObject) -> NibAttribute? {
  if let object = object as? any NibDecodable {
    return NibAttributeTable.table(of: type(of: object)).property(key)
  }
  // Constraints and layout guides are created by the code that decodes their views.
  return KeyRows.row(key, of: type(of: object))
}
