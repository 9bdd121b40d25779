/// The rows of the bindings for the methods of one class, with references that the compiler understands in only one
/// way.
struct MethodReferences {
  private let classes: ModuleClasses
  private let className: String
  /// The methods of the class and of its superclasses, as far as they are in the module.
  private let methods: [SourceMethod]
  /// The selectors that methods of the class have in the current version of Swift.
  private let selectors: Set<String>
  /// The class of NibCore from which the class inherits; `nil` if it is not known.
  private let base: String?

  init(_ classes: ModuleClasses, className: String) {
    self.classes = classes
    self.className = className
    let inheritance = classes.inheritance(of: className)
    let extensions = classes.extensions.filter { part in
      inheritance.base.map { NibCoreTypes.all.isClass($0, derivedFrom: part.name) } ?? false
    }
    methods = (inheritance.names.flatMap(classes.methods) + extensions.flatMap(\.methods)).filter {
      !$0.isStatic
    }
    selectors = Set(classes.ownMethods(of: className).filter { !$0.isStatic }.compactMap(\.selectors.first))
    base = inheritance.base
  }

  /// Rows for a method, one for each of its selectors that nibs or the sources name. Empty if the file cannot refer to
  /// the method.
  func rows(for method: SourceMethod, where isNamed: (String) -> Bool) -> [String] {
    guard !method.isPrivate, !method.isSpecial, let reference = reference(to: method) else { return [] }
    let current = method.selectors.first
    let named = method.selectors.filter { isNamed($0) && ($0 == current || !selectors.contains($0)) }
    return named.map { #"NibAction("\#($0)", \#(reference))"# }
  }

  /// An expression for a method: `Card.tap(_:)`, with its type if there are several methods with this name and these
  /// labels.
  private func reference(to method: SourceMethod) -> String? {
    // The name without labels would mean all methods with this name.
    if method.labels.isEmpty { return "\(className).\(method.name) as (\(className)) -> () -> _" }
    let reference = "\(className).\(method.name)(\(method.labels.map { "\($0):" }.joined()))"
    guard isOverloaded(method) else { return reference }
    let types = method.parameterTypes.map(typeOfSender)
    guard !types.contains(nil) else { return nil }
    return "\(reference) as (\(className)) -> (\(types.compactMap { $0 }.joined(separator: ", "))) -> _"
  }

  /// Whether the name and labels of a method do not identify it.
  private func isOverloaded(_ method: SourceMethod) -> Bool {
    let others = methods.filter { $0.name == method.name && $0.labels == method.labels }
    if Set(others.map { ParameterTypes(types: $0.parameterTypes, isSpecial: $0.isSpecial) }).count > 1 {
      return true
    }
    guard let base, !others.contains(where: \.isOverride) else { return false }
    let fullName = "\(method.name)(\(method.labels.map { "\($0):" }.joined()))"
    return NibCoreTypes.all.members(named: method.name, in: base).contains { $0.name == fullName }
  }

  private struct ParameterTypes: Hashable {
    let types: [String]
    let isSpecial: Bool
  }

  /// The type of a parameter as the bindings can write it. `nil` for a type that no sender or event of a nib has, and
  /// for types of other modules than NibCore.
  private func typeOfSender(_ text: String) -> String? {
    let isOptional = text.hasSuffix("?") || text.hasSuffix("!")
    let words = (isOptional ? text.dropLast() : text[...]).split(separator: " ")
    guard let name = words.last.map(String.init), words.count == 1 || words == ["any", words[1]] else {
      return nil
    }
    let suffix = isOptional ? "?" : ""
    if let declaredName = classes.declared(name, in: className) {
      return classes.declaration(of: declaredName)?.isGeneric == true ? nil : declaredName + suffix
    }
    let isKnown = MethodReferences.plainTypes.contains(name) || NibCoreTypes.all.types[name] != nil
    return isKnown ? name + suffix : nil
  }

  /// Types of senders, and of the arguments of segue actions, that are no classes of NibCore.
  private static let plainTypes: Set<String> = ["Any", "AnyObject", "NSObject", "NSCoder", "String"]
}
