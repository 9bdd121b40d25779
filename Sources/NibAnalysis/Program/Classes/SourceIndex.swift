import NibCore
import NibSources

/// All declarations in the source files of a program, by name.
struct SourceIndex: Sendable {
  /// Declarations and extensions in the sources, by the name of the class.
  private var classes: [String: [SourceClass]] = [:]
  /// The classes that a document describes. They are stored separately so that `classes`, which all documents of the
  /// program share, is not copied for each document.
  private var described: [String: [SourceClass]] = [:]
  private let lookups = Lookups()
  /// The classes that share a name, by that name.
  private var namesakes: [String: SourceNamesakes] = [:]
  private var protocols: Set<String> = []
  /// The names of structures, enumerations and other types that are not classes.
  private(set) var otherTypes: Set<String> = []
  /// The types that each alias refers to, by the alias's name.
  private(set) var aliases: [String: [String]] = [:]
  /// The constants that hold names, by their own names.
  private(set) var constants: [String: NamedConstants] = [:]
  /// The registrations of nibs for reuse, by the nib's name.
  private(set) var registrations: [String: [SourceRegistration]] = [:]
  /// Strings that may be names of external objects: all literals of the files that pass any
  /// (`SourceFile.externalObjects`).
  private(set) var externalObjects: Set<String> = []
  /// The identifiers of scenes and cells that code asks for, by the type with the code.
  private(set) var identifierUses: [String: [SourceIdentifierUse]] = [:]
  /// The identifiers of scenes for which code asks a storyboard by its name, by this name.
  private(set) var sceneUses: [String: [SourceIdentifierUse]] = [:]
  /// The identifiers for which code registers cells.
  private(set) var registeredIdentifiers = RegisteredIdentifiers()
  /// The places where code sets the texts of views.
  private(set) var viewUses = SourceViewUses()
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
    addSceneUses()
  }

  private mutating func addSceneUses() {
    for use in identifierUses.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      guard case .scene(.named(let storyboards)) = use.kind, storyboards.count == 1 else { continue }
      let found = storyboards.flatMap { names($0, in: [use.owner].compactMap(\.self)) }
      if found.count == 1 { sceneUses[found[0], default: []].append(use) }
    }
  }

  /// Marks the properties whose types Objective-C does not have.
  private mutating func markUnrepresented(_ types: [(name: String, kind: SourceTypeKind)]) {
    let represented = RepresentedTypes(types) { name in
      aliases[name] != nil || isDeclared(name) || AppleClasses.contains(name)
    }
    for (name, parts) in classes {
      for (partIndex, part) in parts.enumerated() where !part.isGeneric {
        for (index, property) in part.properties.enumerated() {
          guard let form = property.form, !represented.contains(form) else { continue }
          classes[name]?[partIndex].properties[index].isUnrepresented = true
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
    let names = Set(nibs.flatMap { self.names($0, in: [type].compactMap(\.self)) })
    return names.count == 1 ? names.first : nil
  }

  /// Adds the classes that a document describes, except Apple's classes and those that a source file declares.
  mutating func add(described: [SourceClass]) {
    let declared = Set(described.map(\.name).filter(isDeclared))
    for part in described where !declared.contains(part.name) && !AppleClasses.contains(part.name) {
      self.described[part.name, default: []].append(part)
    }
  }

  /// Adds the classes and names of a file.
  private mutating func add(_ file: SourceFile) {
    for var part in file.classes {
      if part.isDeclaration, AppleClasses.contains(part.name) {
        // A declaration with the name of one of Apple's classes is a stub, which is skipped, unless it is a subclass of
        // Apple's class, as in `class UILabel: UIKit.UILabel`. Its members are then added to Apple's class.
        guard part.moduleOfNamesake != nil else { continue }
        part.isDeclaration = false
      }
      classes[part.name, default: []].append(part)
      if let objectiveCName = part.objectiveCName, objectiveCName != part.name {
        aliases[objectiveCName, default: []].append(part.name)
      }
    }
    protocols.formUnion(file.protocols)
    otherTypes.formUnion(file.types.lazy.map(\.name))
    for alias in file.aliases where alias.name != alias.type {
      aliases[alias.name, default: []].append(alias.type)
    }
    for constant in file.constants { constants[constant.name, default: NamedConstants()].add(constant) }
    for use in file.identifierUses { identifierUses[use.owner ?? "", default: []].append(use) }
    for registered in file.registeredIdentifiers { registeredIdentifiers.add(registered) }
    viewUses.add(file.viewUses)
    documentUses += file.documentUses
    externalObjects.formUnion(file.externalObjects)
    creations.formUnion(file.creations)
  }

  /// The declaration of a class and its extensions, in the order of the files.
  func parts(of name: String) -> [SourceClass] {
    let parts = classes[name] ?? []
    return described[name].map { parts + $0 } ?? parts
  }

  /// The classes with a name; `nil` unless the sources declare several.
  func namesakes(named name: String) -> SourceNamesakes? { namesakes[name] }

  /// The declaration and extensions of the class that code or documents at a place refer to. If several classes have
  /// the name, this is the nearest one.
  func parts(of name: String, near place: SourcePlace) -> [SourceClass] {
    namesakes[name]?.parts(near: place) ?? parts(of: name)
  }

  /// Like `parts(of:near:)`, but without the parts in unused files. If only unused files declare the class, all parts
  /// count.
  func parts(of name: String, near place: SourcePlace, where isUsed: (SourceClass) -> Bool) -> [SourceClass] {
    guard namesakes[name] != nil else { return parts(of: name) }
    return UsedParts(parts(of: name).filter(isUsed)).parts(near: place) ?? parts(of: name, near: place)
  }

  /// Like `parts(of:near:where:)`, for a condition that does not depend on the document. It is evaluated once for each
  /// name.
  func parts(of name: String, near place: SourcePlace, inFilesWhere isUsed: (String) -> Bool) -> [SourceClass]
  {
    guard namesakes[name] != nil else { return parts(of: name) }
    let used = lookups.used.get(name) { UsedParts(parts(of: $0).filter { isUsed($0.location.file) }) }
    return used.parts(near: place) ?? parts(of: name, near: place)
  }

  /// The parts of classes with one name that are in used files.
  private struct UsedParts: Sendable {
    private let all: [SourceClass]
    private let namesakes: SourceNamesakes?

    init(_ parts: [SourceClass]) {
      all = parts
      namesakes = SourceNamesakes(parts)
    }

    /// The parts of the nearest class; `nil` if none of them is a declaration.
    func parts(near place: SourcePlace) -> [SourceClass]? {
      namesakes?.parts(near: place) ?? (all.contains(where: \.isDeclaration) ? all : nil)
    }
  }

  /// Whether the name is an alias of a type, or the Objective-C name of a class that has another name in Swift.
  func isAlias(_ name: String) -> Bool { aliases[name] != nil }

  /// Look-ups over all classes of the sources, made when they are first needed.
  private final class Lookups: Sendable {
    /// The methods of all classes, by each of their selectors.
    let methods = NibLazy<[String: [SourceMethod]]>()
    /// The names of the folders around the files with classes.
    let folders = NibLazy<Set<Substring>>()
    /// The numbers of calls that ask for each identifier that is stated as a literal.
    let literalUses = NibLazy<[String: Int]>()
    /// The parts in used files of the classes that share a name, by this name.
    let used = NibLazyValues<String, UsedParts>()
  }

  /// The number of calls that ask for scenes or cells with an identifier that they state as a literal.
  func literalUses(of identifier: String) -> Int {
    let counts = lookups.literalUses.get {
      identifierUses.values.joined().reduce(into: [:]) { counts, use in
        guard use.isLiteral, use.names.count == 1, let name = use.names[0].literal else { return }
        counts[name, default: 0] += 1
      }
    }
    return counts[identifier] ?? 0
  }

  /// The methods of all classes that may have a selector, whether or not Objective-C can call them.
  func methods(withSelector selector: String) -> [SourceMethod] {
    let methods = lookups.methods.get {
      classes.values.joined().lazy.flatMap(\.methods).reduce(into: [:]) { methods, method in
        for selector in Set(method.selectors) { methods[selector, default: []].append(method) }
      }
    }
    let described = described.values.joined().flatMap(\.methods).filter { $0.selectors.contains(selector) }
    return ((methods[selector] ?? []) + described)
      .sorted { ($0.location.file, $0.location.offset) < ($1.location.file, $1.location.offset) }
  }

  func isDeclared(_ name: String) -> Bool { parts(of: name).contains(where: \.isDeclaration) }

  /// Whether a file with a class is in a folder with the given name.
  func isInFolder(named name: String) -> Bool {
    let folders = lookups.folders.get { SourceIndex.folders(of: classes) }
    return folders.contains(Substring(name)) || SourceIndex.folders(of: described).contains(Substring(name))
  }

  /// The names of the folders around the files with the given classes.
  private static func folders(of classes: [String: [SourceClass]]) -> Set<Substring> {
    classes.values.joined().reduce(into: []) { names, part in
      names.formUnion(part.location.file.split(separator: "/").dropLast())
    }
  }

  func isProtocol(_ name: String) -> Bool { protocols.contains(name) && !isDeclared(name) }

  /// The maximum number of names to look up when an alias is resolved. Further names are not resolved.
  static let lookupLimit = 256

  /// The types that an alias refers to, directly or through other aliases; the name itself if it is not an alias.
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
