import Synchronization

/// The attribute rows of one class, prepared for look-up by name.
package final class NibAttributeTable: Sendable {
  private let attributes: [String: NibAttribute]
  private let children: [String: NibAttribute]
  private let properties: [String: NibAttribute]
  private let readOnly: [String: NibAttribute]
  /// The rows whose values are copied when an object is copied, in table order.
  let copying: [NibAttribute]

  private init(_ rows: [NibAttribute]) {
    var attributes: [String: NibAttribute] = [:]
    var children: [String: NibAttribute] = [:]
    var properties: [String: NibAttribute] = [:]
    var readOnly: [String: NibAttribute] = [:]
    // Later rows belong to more derived classes, so they take precedence.
    for row in rows {
      switch row.source {
      case .attribute: attributes[row.name] = row
      case .child: children[row.name] = row
      case .none: properties[row.name] = row
      case .readOnly: readOnly[row.name] = row
      case .state: break
      }
    }
    (self.attributes, self.children, self.properties, self.readOnly) =
      (attributes, children, properties, readOnly)
    copying = rows.filter { $0.copy != nil }
  }

  package func attribute(_ name: String) -> NibAttribute? { attributes[name] }

  package func child(_ key: String) -> NibAttribute? { children[key] }

  /// The row with which key-value coding sets the property with the given key.
  package func property(_ key: String) -> NibAttribute? {
    KeyRows.find(key) { properties[$0] ?? attributes[$0] ?? children[$0] ?? readOnly[$0] }
  }

  /// The row with which key-value coding reads the property with the given key.
  func readableProperty(_ key: String) -> NibAttribute? {
    KeyRows.find(key) { readOnly[$0] ?? properties[$0] ?? attributes[$0] ?? children[$0] }
  }

  private static let cache = Mutex<[ObjectIdentifier: NibAttributeTable]>([:])

  /// The table of a class. It is built on first use and then cached.
  package static func table(of type: any NibDecodable.Type) -> NibAttributeTable {
    table(ObjectIdentifier(type)) { type.nibKeys + type.nibAttributes }
  }

  /// The table of an object's class; `nil` if the class has no properties that nibs can name.
  static func table(ofObject object: AnyObject) -> NibAttributeTable? {
    if let type = nibDecodable(type(of: object)) { return table(of: type) }
    // Constraints and layout guides are created by the code that decodes their views.
    guard let object = object as? any NibKeyed else { return nil }
    let keyed = type(of: object)
    return table(ObjectIdentifier(keyed)) { keyed.nibKeys }
  }

  private static func table(_ id: ObjectIdentifier, _ rows: () -> [NibAttribute]) -> NibAttributeTable {
    if let table = cache.withLock({ $0[id] }) { return table }
    let table = NibAttributeTable(rows())
    cache.withLock { $0[id] = table }
    return table
  }
}
