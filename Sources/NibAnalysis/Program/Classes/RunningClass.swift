import NibCore
import NibSources

/// A class of the running program, with the members that nibs can use.
struct RunningClass {
  private let type: AnyClass

  /// Finds the class for a document's custom class. Returns `nil` if the program has no such class.
  init?(_ name: String, module: String?) {
    guard let type = NibClassRegistry.customClass(name, module: module) else { return nil }
    self.type = type
  }

  var names: [String] { ClassReflection.lineage(of: type).map { String(describing: $0) } }

  /// Whether the class has an outlet or attribute with the given name, declared or inherited.
  func hasKey(_ key: String) -> Bool {
    if let type = nibDecodable(type), NibAttributeTable.table(of: type).property(key) != nil {
      return true
    }
    return SettableProperties.of(type).contains(key) || NibBindings.hasProperty(key, of: type)
  }

  /// Whether nibs can call an action of the class with the given selector.
  func hasAction(_ selector: String) -> Bool {
    let listed = (type as? any NibActionTarget.Type)?.nibActions ?? []
    return listed.contains { $0.selector == selector } || NibBindings.hasAction(selector, of: type)
  }
}
