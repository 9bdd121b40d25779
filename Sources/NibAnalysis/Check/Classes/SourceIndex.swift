import NibCore
import NibSources

/// All declarations in the source files of a program, by name.
struct SourceIndex: Sendable {
  /// Declarations and extensions, by the name of the class.
  private var classes: [String: [SourceClass]] = [:]
  /// The classes that share a name, by that name.
  private var namesakes: [String: SourceNamesakes] = [:]
  private var protocols: Set<String> = []
  /// The names of structures, enumerations and other types that are no classes.
  private var otherTypes: Set<String> = []
  /// The types that each alias refers to, by the alias's name.
  private var aliases: [String: [String]] = [:]
  /// The constants that hold names, by their own names.
  private var constants: [String: NamedConstants] = [:]
  /// The registrations of nibs for reuse, by the nib's name.
  private(set) var registrations: [String: [SourceRegistration]] = [:]
  /// Strings that may be names of external objects: all literals of the files that pass any
  /// (`SourceFile.externalObjects`).
  private(set) var externalObjects: Set<String> = []
  /// The identifiers of scenes and cells that code asks for, by the type with the code.
  private(set) var identifierUses: [String: [SourceIdentifierUse]] = [:]
  /// The identifiers for which code registers cells.
  private(set) var registeredIdentifiers: [SourceRegisteredIdentifier] = []
  /// The documents that code loads by their names.
  private(set) var documentUses: [SourceDocumentUse] = []
  /// The conversions of the objects of nibs, by the nib's name.
  private(set) var objectCasts: [String: [SourceObjectCast]] = [:]
  /// The places of the code that loads nibs without an owner, by the nib's name.
  private(set) var ownerlessLoads: [String: [SourceLocation]] = [:]
  /// The classes of controllers that code creates without the name of a nib, and with one.
  private(set) var creations = SourceCreations()

  init(_ files: some Sequence<SourceFile>) {
    var registrations: [SourceRegistration] = []
    var casts: [SourceObjectCast] = []
    var ownerless: [SourceOwnerlessLoad] = []
    var types: [(name: String, kind: SourceTypeKind)] = []
    for file in files {
      add(file)
      registrations += file.registrations
      casts += file.objectCasts
      ownerless += file.ownerlessLoads
      types += file.types
    }
    markUnrepresented(types)
    namesakes = classes.compactMapValues(SourceNamesakes.init)
    constants = constants.mapValues { named in
      named.sharing { !isDeclared($0) && !otherTypes.contains($0) }
    }
    for registration in registrations { add(registration) }
    for cast in casts where cast.nibs != [.ownClass] {
      if let nib = onlyName(cast.nibs, in: cast.owner) { objectCasts[nib, default: []].append(cast) }
    }
    for load in ownerless {
      guard let nib = onlyName(load.nibs, in: load.type) else { continue }
      ownerlessLoads[nib, default: []].append(load.location)
    }
  }

  /// Marks the properties whose types Objective-C does not have.
  private mutating func markUnrepresented(_ types: [(name: String, kind: SourceTypeKind)]) {
    let represented = RepresentedTypes(types) { name in
      aliases[name] != nil || isDeclared(name) || AppleClasses.contains(name)
    }
    for (name, parts) in classes {
      for (part, found) in parts.enumerated() where !found.isGeneric {
        for (place, property) in found.properties.enumerated() {
          guard let form = property.form, !represented.contains(form) else { continue }
          classes[name]?[part].properties[place].isUnrepresented = true
        }
      }
    }
  }

  /// Adds a registration under the names of its nib. The names can be constants that other files declare.
  private mutating func add(_ registration: SourceRegistration) {
    for nib in names(registration.nib, in: [registration.owner].compactMap { $0 }) {
      registrations[nib, default: []].append(registration)
    }
  }

  /// The name of a nib in the code of a type, if the code always means the same nib.
  private func onlyName(_ nibs: [SourceNameExpression], in type: String?) -> String? {
    guard nibs.count == 1 else { return nil }
    let found = Set(nibs.flatMap { names($0, in: [type].compactMap(\.self)) })
    return found.count == 1 ? found.first : nil
  }

  /// Adds the classes that a document describes, except Apple's classes and those that a source file declares.
  mutating func add(described: [SourceClass]) {
    let declared = Set(described.map(\.name).filter(isDeclared))
    for found in described where !declared.contains(found.name) && !AppleClasses.contains(found.name) {
      classes[found.name, default: []].append(found)
    }
  }

  private mutating func add(_ file: SourceFile) {
    for var found in file.classes {
      if found.isDeclaration, AppleClasses.contains(found.name) {
        // A declaration with the name of one of Apple's classes is a stub, which is skipped, unless it is a subclass of
        // Apple's class, as in `class UILabel: UIKit.UILabel`. Its members are then added to Apple's class.
        guard found.moduleOfNamesake != nil else { continue }
        found.isDeclaration = false
      }
      classes[found.name, default: []].append(found)
      if let other = found.objectiveCName, other != found.name {
        aliases[other, default: []].append(found.name)
      }
    }
    protocols.formUnion(file.protocols)
    otherTypes.formUnion(file.types.lazy.map(\.name))
    for alias in file.aliases where alias.name != alias.type {
      aliases[alias.name, default: []].append(alias.type)
    }
    for constant in file.constants { constants[constant.name, default: NamedConstants()].add(constant) }
    for use in file.identifierUses { identifierUses[use.owner ?? "", default: []].append(use) }
    registeredIdentifiers += file.registeredIdentifiers
    documentUses += file.documentUses
    externalObjects.formUnion(file.externalObjects)
    creations.formUnion(file.creations)
  }

  /// The declaration of a class and its extensions, in the order of the files.
  func parts(of name: String) -> [SourceClass] { classes[name] ?? [] }

  /// The declaration and extensions of the class that code or documents at a place refer to. If several classes have
  /// the name, this is the nearest one.
  func parts(of name: String, near place: SourcePlace) -> [SourceClass] {
    namesakes[name]?.parts(near: place) ?? parts(of: name)
  }

  /// The same without the parts in files that are not used. If no file that is used declares the class, all parts count.
  func parts(of name: String, near place: SourcePlace, where isUsed: (SourceClass) -> Bool) -> [SourceClass] {
    guard namesakes[name] != nil else { return parts(of: name) }
    let used = parts(of: name).filter(isUsed)
    guard used.contains(where: \.isDeclaration) else { return parts(of: name, near: place) }
    return SourceNamesakes(used)?.parts(near: place) ?? used
  }

  /// Whether the name is that of an alias, or the name of a class in Objective-C that is different from that in Swift.
  func isAlias(_ name: String) -> Bool { aliases[name] != nil }

  /// The methods of all classes that may have a selector, whether or not Objective-C can call them.
  func methods(withSelector selector: String) -> [SourceMethod] {
    classes.values.joined().flatMap { $0.methods.filter { $0.selectors.contains(selector) } }
      .sorted { ($0.location.file, $0.location.offset) < ($1.location.file, $1.location.offset) }
  }

  func isDeclared(_ name: String) -> Bool { parts(of: name).contains(where: \.isDeclaration) }

  /// Whether a file with a class is in a folder with the given name. Cost: O(number of classes).
  func isInFolder(named name: String) -> Bool {
    let part = "/\(name)/"
    return classes.values.contains { $0.contains { "/\($0.location.file)".contains(part) } }
  }

  func isProtocol(_ name: String) -> Bool { protocols.contains(name) && !isDeclared(name) }

  /// The maximum number of names to look up when an alias is resolved. Further names are not resolved.
  private static let lookupLimit = 256

  /// The types that an alias refers to, directly or through other aliases; the name itself if it is not an
  /// alias.
  func resolved(_ name: String) -> [String] {
    var found: [String] = []
    var pending = [name]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if seen.count < SourceIndex.lookupLimit, let targets = aliases[next], !isDeclared(next) {
        pending += targets.prefix(SourceIndex.lookupLimit)
      } else {
        found.append(next)
      }
    }
    return found.sorted()
  }
}

// MARK: Names

extension SourceIndex {
  /// The possible values of an expression for a name; empty if they are not known.
  ///
  /// - Parameter owners: the class of the code with the expression, followed by its superclasses.
  func names(_ expression: SourceNameExpression, in owners: [String]) -> [String] {
    var rest = SourceIndex.lookupLimit
    return names(expression, in: owners, own: owners.first, &rest) ?? []
  }

  /// The largest number of superclasses that are searched for a constant.
  private static let longestChain = 16

  func superclasses(of name: String) -> [String] {
    let chain = sequence(first: name) { name in
      parts(of: name).first(where: \.isDeclaration)?.superclass.flatMap { $0 == name ? nil : $0 }
    }
    return Array(chain.prefix(SourceIndex.longestChain))
  }

  /// The possible values of an expression; `nil` if they are not known.
  ///
  /// - Parameters:
  ///   - scope: the types whose members the expression can use without their type.
  ///   - own: the class of the object itself.
  ///   - rest: the number of constants that may still be looked up.
  private func names(
    _ expression: SourceNameExpression, in scope: [String], own: String?, _ rest: inout Int
  ) -> [String]? {
    switch expression {
    case .named(let name): return [name]
    case .ownClass: return own.map { [$0] }
    case .constant(let type?, let name):
      let types = type.split(separator: ".").last.map { resolved(String($0)) } ?? []
      let own = types.count == 1 ? types.first : nil
      return names(of: constants(named: name, of: type, in: scope), own: own, &rest)
    case .constant(nil, let name):
      return names(of: constants(named: name, in: scope), own: own, &rest)
    }
  }

  /// The values of the constants that a name can refer to; `nil` unless all of them have the same known values.
  private func names(of constants: [SourceConstant], own: String?, _ rest: inout Int) -> [String]? {
    var result: [String]?
    for constant in constants {
      rest -= 1
      guard rest > 0, !constant.values.isEmpty else { return nil }
      var found: [String] = []
      for value in constant.values {
        let scope = value.isConstant ? types(around: constant) : []
        guard let names = names(value, in: scope, own: own, &rest) else { return nil }
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
      let found = named.declared(in: owner)
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
      let found = named.declared(in: "\(outer).\(type)")
      if !found.isEmpty { return found }
    }
    for owner in superclasses(of: first) {
      let found = named.declared(in: ([owner] + parts.dropFirst()).joined(separator: "."))
      if !found.isEmpty { return found }
    }
    if parts.count > 1, !isDeclaredType(first) {
      // The first part can be a module; that of an object does not say which type is meant.
      guard parts.allSatisfy({ $0.first?.isUppercase == true }) else { return [] }
      return constants(named: name, of: parts.dropFirst().joined(separator: "."), in: scope)
    }
    for owner in superclasses(of: last).dropFirst() {
      let found = named.declared(in: owner)
      if !found.isEmpty { return found }
    }
    return last.first?.isUppercase == true ? named.shared : []
  }
}

extension SourceNameExpression {
  fileprivate var isConstant: Bool { if case .constant = self { true } else { false } }
}

private struct NamedConstants: Sendable {
  /// The key of constants that are declared outside of types.
  static let outsideTypes = ""
  /// The constants by the type that has them, without the types around it.
  private var constants: [String: [SourceConstant]] = [:]

  /// One of the constants that extensions of protocols and of classes of other modules give to many classes, if each
  /// is the name of the class that has it; empty otherwise.
  private(set) var shared: [SourceConstant] = []

  /// The same with `shared`.
  ///
  /// - Parameter isElsewhere: whether a type is a protocol or is declared in another module.
  func sharing(_ isElsewhere: (String) -> Bool) -> NamedConstants {
    let types = constants.filter { $0.key != NamedConstants.outsideTypes && isElsewhere($0.key) }
    let found = types.values.joined()
    var result = self
    result.shared = found.allSatisfy { $0.values == [.ownClass] } ? Array(found.prefix(1)) : []
    return result
  }

  mutating func add(_ constant: SourceConstant) {
    constants[NamedConstants.last(of: constant.type ?? ""), default: []].append(constant)
  }

  /// The constants of the types that a path can mean. The first type of the path can be inside another one.
  func declared(in path: String) -> [SourceConstant] {
    let found = constants[NamedConstants.last(of: path)] ?? []
    return found.filter { $0.type ?? "" == path || ($0.type ?? "").hasSuffix(".\(path)") }
  }

  private static func last(of path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? ""
  }
}

/// Several classes with the same name, each with its extensions. They occur in projects with several programs.
struct SourceNamesakes: Sendable {
  private let parts: [SourceClass]
  /// The folders of the declarations.
  private let places: [SourcePlace]
  /// For each part, the indices into `places` of the nearest declarations, to which the part belongs.
  private let owners: [[Int]]

  /// Returns nil unless the parts contain at least two declarations.
  init?(_ parts: [SourceClass]) {
    guard parts.lazy.filter(\.isDeclaration).prefix(2).count > 1 else { return nil }
    self.parts = parts
    var places: [SourcePlace] = []
    var known: [Substring: [Int]] = [:]
    for part in parts where part.isDeclaration && known[part.folder] == nil {
      known[part.folder] = [places.count]
      places.append(SourcePlace(part.location.file))
    }
    self.places = places
    owners = parts.map { part in
      if let owners = known[part.folder] { return owners }
      let owners = SourcePlace(part.location.file).nearest(places)
      known[part.folder] = owners
      return owners
    }
  }

  /// The parts of the nearest class, or of several classes that are equally near. If the superclass has the same name
  /// and is in another module, its parts follow.
  func parts(near place: SourcePlace) -> [SourceClass] {
    var found: [SourceClass] = []
    var rest = Set(places.indices)
    var chosen = Set(place.nearest(places))
    for _ in 0..<ClassTable.maximumChainLength where !chosen.isEmpty {
      let added = zip(parts, owners).filter { !chosen.isDisjoint(with: $0.1) }.map(\.0)
      found += added
      rest.subtract(chosen)
      guard let module = added.lazy.compactMap(\.moduleOfNamesake).first else { break }
      // All others are possible if no folder has the module's name.
      let inModule = rest.filter { places[$0].isInFolder(named: module) }
      chosen = inModule.isEmpty ? rest : inModule
    }
    return found
  }
}

extension SourceClass {
  /// The path of the file's folder.
  fileprivate var folder: Substring {
    let file = location.file
    return file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
  }
}

/// The folder of a file, used to choose between several classes with the same name.
struct SourcePlace: Sendable {
  private let folders: [Substring]
  private let module: String?
  private let savedModule: String?

  /// - Parameters:
  ///   - module: the module whose classes take precedence; its files are in a folder of that name.
  ///   - savedModule: the module whose classes take precedence among those that have equally many parent folders in
  ///     common with the file.
  init(_ file: String, module: String? = nil, savedModule: String? = nil) {
    folders = SourcePlace.parts(of: file).filter { !$0.hasSuffix(".lproj") }.dropLast()
    (self.module, self.savedModule) = (module, savedModule)
  }

  /// The names in the absolute path of a file, without `.` and `..`.
  private static func parts(of file: String) -> [Substring] {
    let path = file.beginsExactly(with: "/") ? file : "\(Disk.currentFolder)/\(file)"
    return path.split(separator: "/").reduce(into: []) { parts, part in
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
  }

  /// The absolute path of a file or folder, without `.` and `..`.
  static func path(_ file: String) -> String { "/" + parts(of: file).joined(separator: "/") }

  /// The indices of the nearest places; several if they are equally near. Places in the module come first, then those
  /// that have the most parent folders in common with this one, then those in the saved module, then those the fewest
  /// folders below the common ones.
  func nearest(_ places: [SourcePlace]) -> [Int] {
    let ranks = places.map(rank)
    guard let best = ranks.min(by: <) else { return [] }
    return ranks.indices.filter { ranks[$0] == best }
  }

  /// The path of the folder that contains the file's folder, without the first `/`.
  var parentFolder: String { folders.dropLast().joined(separator: "/") }

  /// The paths of all folders around the file without the first `/`, the nearest first.
  var folderPaths: some Sequence<String> {
    folders.indices.reversed().lazy.map { folders[...$0].joined(separator: "/") }
  }

  /// The absolute paths of the folders around the file that are in one of the given folders, the nearest first.
  ///
  /// - Parameter roots: absolute paths, as `path(_:)` returns them.
  func folderPaths(in roots: [String]) -> some Sequence<String> {
    folderPaths.lazy.map { "/\($0)" }.prefix { folder in
      roots.contains { folder == $0 || folder.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    }
  }

  /// Whether one of the parent folders has the given name.
  func isInFolder(named name: String) -> Bool { folders.contains(Substring(name)) }

  private func rank(_ other: SourcePlace) -> (module: Int, apart: Int, savedModule: Int, distance: Int) {
    let isOutside = { (module: String?) in module.map { other.isInFolder(named: $0) ? 0 : 1 } ?? 0 }
    var shared = 0
    while shared < folders.count, shared < other.folders.count, folders[shared] == other.folders[shared] {
      shared += 1
    }
    return (
      module: isOutside(module), apart: folders.count - shared, savedModule: isOutside(savedModule),
      distance: other.folders.count - shared
    )
  }
}
