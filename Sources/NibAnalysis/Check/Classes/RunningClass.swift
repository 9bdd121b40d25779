import NibCore

/// A class that the running program has, as nibs see it.
struct RunningClass {
  private let type: AnyClass

  /// The class that a document's custom class becomes here; nil if there is none.
  init?(_ name: String, module: String?) {
    guard let type = NibClassRegistry.customClass(name, module: module) else { return nil }
    self.type = type
  }

  /// The names of the class and those above it.
  var names: [String] {
    var names: [String] = []
    var current: AnyClass? = type
    while let candidate = current {
      names.append(String(describing: candidate))
      current = _getSuperclass(candidate)
    }
    return names
  }

  /// Whether an outlet or attribute of that name is among the properties, its own or inherited.
  func hasKey(_ key: String) -> Bool {
    if let type = type as? any NibDecodable.Type, NibAttributeTable.table(of: type).property(key) != nil {
      return true
    }
    return SettableProperties.of(type).contains(key)
  }

  /// Whether the class lists a method of that selector.
  func hasAction(_ selector: String) -> Bool {
    (type as? any NibActionTarget.Type)?.nibActions.contains { $0.selector == selector } ?? false
  }
}
