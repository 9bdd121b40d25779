import Synchronization

/// The members that `NibBindings` list for a class and its superclasses, by name.
final class BoundMembers {
  private(set) var actions: [String: NibAction] = [:]
  private(set) var properties: [String: NibProperty] = [:]
  private(set) var hasInit = true
  /// Whether the class has the method of table data sources that deletes rows; `nil` if that is not known.
  private(set) var editsRows: Bool?

  /// The members of a class. Members of derived classes take precedence.
  static func of(_ type: AnyClass) -> BoundMembers {
    let id = ObjectIdentifier(type)
    if let found = cache.withLock({ $0.members[id] }) { return found }
    let members = BoundMembers(type)
    cache.withLock { $0.members[id] = members }
    return members
  }

  private init(_ type: AnyClass) {
    let lineage = Array(ClassReflection.lineage(of: type))
    let modules = BoundMembers.modules(of: lineage)
    guard !modules.isEmpty else { return }
    editsRows = BoundMembers.editsRows(lineage)
    let bindings = modules.flatMap(\.classes)
    for ancestor in lineage.reversed() {
      for binding in bindings where binding.type == ancestor {
        let ownActions = Dictionary(binding.actions.map { ($0.selector, $0) }) { $0.or($1) }
        actions.merge(ownActions) { $1 }
        for property in binding.properties { properties[property.name] = property }
        if ancestor == type { hasInit = hasInit && binding.hasInit }
      }
    }
  }

  /// Whether one of the classes has the method that deletes rows; `nil` if a module has no bindings that say so.
  private static func editsRows(_ lineage: [AnyClass]) -> Bool? {
    var editors: Set<String> = []
    var isKnown = false
    for type in lineage {
      guard let module = NibClassRegistry.module(of: type), !frameworks.contains(module) else { continue }
      guard let rowEditors = bindings(ofModule: module)?.rowEditors else { return nil }
      editors.formUnion(rowEditors)
      isKnown = true
    }
    return isKnown ? lineage.contains { editors.contains(shortName(of: $0)) } : nil
  }

  /// The modules that have no bindings. Their classes do not have the method, unless another module extends them.
  private static let frameworks = Set(NibClassRegistry.frameworks + ["Foundation", "Swift"])

  /// The name of a class without its module, the types around it and its generic parameters.
  private static func shortName(of type: AnyClass) -> String {
    let name = ClassReflection.name(of: type).prefix { $0 != "<" }
    return name.split(separator: ".").last.map(String.init) ?? String(name)
  }

  /// The bindings of the modules that declare the classes, and of the modules in which custom classes are searched,
  /// which may extend classes of other modules.
  private static func modules(of lineage: [AnyClass]) -> [NibBindings.Type] {
    var names = NibClassRegistry.searchedModules
    for type in lineage {
      if let name = NibClassRegistry.module(of: type), !names.contains(name) { names.append(name) }
    }
    return names.filter { !frameworks.contains($0) }.compactMap(bindings)
  }

  private static func bindings(ofModule name: String) -> NibBindings.Type? {
    if let found = cache.withLock({ $0.modules[name] }) { return found }
    let found = RegisteredModules.bindings(of: name) as? NibBindings.Type
    cache.withLock { $0.modules[name] = .some(found) }
    return found
  }

  /// The text of a nib that a module in which custom classes are searched contains; `nil` if there is none.
  static func document(named name: String) -> String? {
    NibClassRegistry.searchedModules.lazy.compactMap(bindings).compactMap { $0.document(named: name) }.first
  }

  /// The value of a key of Info.plist in a module in which custom classes are searched.
  static func mainInfo(_ key: String) -> String? {
    NibClassRegistry.searchedModules.lazy.compactMap(bindings).compactMap { $0.mainInfo[key] }.first
  }

  /// Forgets all look-ups, because other modules are searched from now on.
  static func forgetAll() { cache.withLock { $0 = Known() } }

  private struct Known: @unchecked Sendable {
    /// The members of classes that were looked up before.
    var members: [ObjectIdentifier: BoundMembers] = [:]
    /// The bindings of modules that were looked up before; the value is `nil` for a module without bindings.
    var modules: [String: NibBindings.Type?] = [:]
  }

  private static let cache = Mutex(Known())
}
