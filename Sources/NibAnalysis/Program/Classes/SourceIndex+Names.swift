import NibCore
import NibSources

extension SourceIndex {
  /// The possible values of an expression for a name; empty if they are not known.
  ///
  /// - Parameter owners: the class of the code with the expression, followed by its superclasses.
  func names(_ expression: SourceNameExpression, in owners: [String]) -> [String] {
    var remainingLookups = SourceIndex.lookupLimit
    return names(expression, in: owners, own: owners.first, &remainingLookups) ?? []
  }

  /// The maximum number of classes that are searched for a constant.
  private static let maximumClassCount = 16

  /// A class and its superclasses, as far as the sources declare them.
  func superclasses(of name: String) -> [String] {
    let classes = sequence(first: name) { name in
      parts(of: name).first(where: \.isDeclaration)?.superclass.flatMap { $0 == name ? nil : $0 }
    }
    return Array(classes.prefix(SourceIndex.maximumClassCount))
  }

  /// The possible values of an expression; `nil` if they are not known.
  ///
  /// - Parameters:
  ///   - scope: the types whose members the expression can use without their type.
  ///   - own: the class of the object itself.
  ///   - remainingLookups: the number of constants that can still be looked up.
  private func names(
    _ expression: SourceNameExpression, in scope: [String], own: String?, _ remainingLookups: inout Int
  ) -> [String]? {
    switch expression {
    case .named(let name): return [name]
    case .ownClass: return own.map { [$0] }
    case .constant(let type?, let name):
      let types = type.split(separator: ".").last.map { resolved(String($0)) } ?? []
      let own = types.count == 1 ? types.first : nil
      return names(of: constants(named: name, of: type, in: scope), own: own, &remainingLookups)
    case .constant(nil, let name):
      return names(of: constants(named: name, in: scope), own: own, &remainingLookups)
    }
  }

  /// The values of the constants that a name can refer to; `nil` unless all of them have the same known values.
  private func names(of constants: [SourceConstant], own: String?, _ remainingLookups: inout Int) -> [String]?
  {
    var result: [String]?
    for constant in constants {
      remainingLookups -= 1
      guard remainingLookups > 0, !constant.values.isEmpty else { return nil }
      var found: [String] = []
      for value in constant.values {
        let scope = value.isConstant ? types(around: constant) : []
        guard let names = names(value, in: scope, own: own, &remainingLookups) else { return nil }
        found += names
      }
      guard result == nil || result == found else { return nil }
      result = found
    }
    return result
  }

  /// The types around a constant, from the innermost one, each followed by its superclasses.
  private func types(around constant: SourceConstant) -> [String] {
    (constant.type?.split(separator: ".").reversed() ?? []).flatMap { superclasses(of: String($0)) }
  }

  /// The constants that a name can refer to in the code of a type: its own, inherited ones, those outside of types, or
  /// those that extensions give to many classes.
  private func constants(named name: String, in scope: [String]) -> [SourceConstant] {
    guard let named = constants[name] else { return [] }
    for owner in scope + [NamedConstants.outsideTypes] {
      let found = named.constants(declaredIn: owner)
      if !found.isEmpty { return found }
    }
    return named.shared
  }

  /// The constants that a name can refer to after the path of a type.
  private func constants(named name: String, of type: String, in scope: [String]) -> [SourceConstant] {
    guard let named = constants[name] else { return [] }
    let parts = type.split(separator: ".").map(String.init)
    let isDeclaredType = { (name: String) in isDeclared(name) || otherTypes.contains(name) }
    guard let first = parts.first, let last = parts.last else { return [] }
    // An alias can have the name of a type elsewhere.
    if parts.contains(where: { aliases[$0] != nil }) {
      let types = resolved(first)
      guard types.count == 1, types != [first], !parts.contains(where: isDeclaredType) else { return [] }
      return constants(named: name, of: (types + parts.dropFirst()).joined(separator: "."), in: scope)
    }
    for outer in scope {
      let found = named.constants(declaredIn: "\(outer).\(type)")
      if !found.isEmpty { return found }
    }
    for owner in superclasses(of: first) {
      let found = named.constants(declaredIn: ([owner] + parts.dropFirst()).joined(separator: "."))
      if !found.isEmpty { return found }
    }
    if parts.count > 1, !isDeclaredType(first) {
      // The first part can be a module. If it is an object, the type is not known.
      guard parts.allSatisfy({ $0.first?.isUppercase == true }) else { return [] }
      return constants(named: name, of: parts.dropFirst().joined(separator: "."), in: scope)
    }
    for owner in superclasses(of: last).dropFirst() {
      let found = named.constants(declaredIn: owner)
      if !found.isEmpty { return found }
    }
    return last.first?.isUppercase == true ? named.shared : []
  }
}

extension SourceNameExpression {
  fileprivate var isConstant: Bool { if case .constant = self { true } else { false } }
}
