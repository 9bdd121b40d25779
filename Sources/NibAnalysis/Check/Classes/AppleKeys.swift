import NibCore

/// The properties of Apple's classes that connections and runtime attributes can set.
enum AppleKeys {
  /// Whether one of Apple's classes declares the property itself; nil if its properties are not listed.
  static func contains(_ key: String, in name: String) -> Bool? {
    guard let keys = keys[name] else { return nil }
    // Boolean values are set without the `is` of their getters, but both spellings are said to work.
    let bare = key.hasPrefix("is") ? key.dropFirst(2).prefix(1).lowercased() + key.dropFirst(3) : key
    return keys.contains(key) || keys.contains(bare) || AppleKeys.isRead(key, name)
  }

  /// Whether NibTerm's own attribute table of the class has the key.
  private static func isRead(_ key: String, _ name: String) -> Bool {
    guard let type = NibClassRegistry.builtInClass(named: name) as? any NibDecodable.Type else {
      return false
    }
    return NibAttributeTable.table(of: type).property(key) != nil
  }

  private static let keys: [String: Set<String>] = rows.reduce(into: [:]) { result, row in
    result[row.name] = Set(row.keys.split(separator: " ").map(String.init))
  }
}
