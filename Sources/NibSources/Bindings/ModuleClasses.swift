/// The classes that a module declares or extends, by their names with those of enclosing types: `Outer.Inner`.
struct ModuleClasses {
  /// The declarations and extensions of all classes.
  let parts: [SourceClass]
  /// The names of the classes, in alphabetical order.
  let names: [String]
  private let partsByName: [String: [SourceClass]]
  /// The names of the classes, by their names without those of enclosing types.
  private let namesByShortName: [String: [String]]

  init(_ parts: [SourceClass]) {
    self.parts = parts
    let declared = parts.filter(\.isDeclaration)
    let declaredNames = Set(declared.map(\.qualifiedName))
    let declaredByShortName = Dictionary(grouping: declared, by: \.name)
    partsByName = Dictionary(grouping: parts) { part in
      if declaredNames.contains(part.qualifiedName) { return part.qualifiedName }
      // An extension may name the module, as in `extension App.Card`.
      return declaredByShortName[part.name]?.first?.qualifiedName ?? part.name
    }
    names = partsByName.keys.sorted()
    namesByShortName = Dictionary(grouping: names) { $0.split(separator: ".").last.map(String.init) ?? $0 }
  }

  /// The extensions of classes that the module does not declare.
  var extensions: [SourceClass] { parts.filter { !$0.isDeclaration && declaration(of: $0.name) == nil } }

  /// The names of the classes with a name without those of enclosing types, as nibs write it.
  func names(_ shortName: String) -> [String] { namesByShortName[shortName] ?? [] }

  /// The declaration of a class; `nil` if the module only extends it.
  func declaration(of name: String) -> SourceClass? { partsByName[name]?.first(where: \.isDeclaration) }

  /// The methods in the declaration and the extensions of a class.
  func methods(of name: String) -> [SourceMethod] { partsByName[name]?.flatMap(\.methods) ?? [] }

  /// The methods of a class and of the generic classes from which it inherits directly. A file cannot name the methods
  /// of a generic class without the class that says what the parameters are.
  func ownMethods(of name: String) -> [SourceMethod] { withGenericBases(name).flatMap(methods) }

  /// The properties of a class and of the generic classes from which it inherits directly.
  func ownProperties(of name: String) -> [SourceProperty] {
    withGenericBases(name).flatMap { partsByName[$0]?.flatMap(\.properties) ?? [] }
  }

  private func withGenericBases(_ name: String) -> [String] {
    let inheritance = inheritance(of: name).names
    return inheritance.prefix(1) + inheritance.dropFirst().prefix { declaration(of: $0)?.isGeneric == true }
  }

  /// A class with those classes of the module from which it inherits, and the name of the class of another module from
  /// which the last of them inherits. `nil` if there is none.
  func inheritance(of name: String) -> (names: [String], base: String?) {
    var names = [name]
    while let current = names.last, let superclass = declaration(of: current)?.superclass {
      guard let next = declared(superclass, in: current) else { return (names, superclass) }
      // A class can be its own superclass in broken sources.
      guard !names.contains(next) else { break }
      names.append(next)
    }
    return (names, declaration(of: name) == nil ? name : nil)
  }

  /// The class of the module that a name means inside of another class; `nil` if the module does not declare it.
  func declared(_ name: String, in scope: String) -> String? {
    var scopes = scope.split(separator: ".")
    while !scopes.isEmpty {
      let candidate = scopes.joined(separator: ".") + "." + name
      if declaration(of: candidate) != nil { return candidate }
      scopes.removeLast()
    }
    if declaration(of: name) != nil { return name }
    return names(name).first { declaration(of: $0) != nil }
  }
}
