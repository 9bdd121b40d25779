import NibCore

/// A class of the running program, with the members that nibs can use.
struct RunningClass {
  private let type: AnyClass

  /// Finds the class for a document's custom class. Fails if there is none.
  init?(_ name: String, module: String?) {
    guard let type = NibClassRegistry.customClass(name, module: module) else { return nil }
    self.type = type
  }

  /// The names of the class and its superclasses.
  var names: [String] {
    var names: [String] = []
    var current: AnyClass? = type
    while let candidate = current {
      names.append(String(describing: candidate))
      current = _getSuperclass(candidate)
    }
    return names
  }

  /// Whether the class has an outlet or attribute of that name, declared or inherited.
  func hasKey(_ key: String) -> Bool {
    if let type = type as? any NibDecodable.Type, NibAttributeTable.table(of: type).property(key) != nil {
      return true
    }
    return SettableProperties.of(type).contains(key)
  }

  /// Whether the class lists a method with that selector.
  func hasAction(_ selector: String) -> Bool {
    (type as? any NibActionTarget.Type)?.nibActions.contains { $0.selector == selector } ?? false
  }
}
