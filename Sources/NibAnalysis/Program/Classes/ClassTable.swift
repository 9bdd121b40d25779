import NibCore
import NibSources

/// The classes that one document can use, with their superclasses and members: those in the program's sources,
/// Apple's, and those of the running program. Results are cached.
final class ClassTable {
  let program: NibProgram
  private let place: SourcePlace
  private var knownNames: [String: [String]] = [:]
  private var knownParts: [String: [SourceClass]] = [:]
  private var knownMembers: [String: ClassMembers] = [:]
  private var knownParents: [String: [String]] = [:]
  private var knownInheritance: [String: Inheritance] = [:]
  /// The folder of the project around the document; `nil` if there is none, or if project files are not read.
  private let project: String?
  private var sources: SourceIndex { program.sources }
  /// The modules in which the document looks for each class.
  private let references: [String: Set<ModuleReference>]
  private let modules: ClassModules
  private var knownMisplaced: [MisplacedKey: MisplacedClass?] = [:]

  private struct MisplacedKey: Hashable {
    let name: String
    let reference: ModuleReference
  }

  /// - Parameters:
  ///   - document: the document that uses the classes.
  ///   - place: the folder and module of the document. If several classes have the same name, the nearest one is used.
  ///   - readsProjects: whether the files of Xcode projects decide which classes the document can use.
  init(_ program: NibProgram, for document: NibDocument, at place: SourcePlace, readsProjects: Bool = false) {
    self.program = program
    modules = ClassModules(program, document: document.file)
    references = document.root.descendants.reduce(into: [:]) { result, element in
      guard let name = element["customClass"] else { return }
      result[name, default: []].insert(ModuleReference(element))
    }
    self.place = place
    project = readsProjects ? program.projects.folder(around: place) : nil
  }

  // MARK: Classes

  /// The source of the information about a class.
  enum Origin { case sources, apple, running }

  /// The source of the information about a class; `nil` for an unknown class.
  func origin(of name: String, module: String?) -> Origin? {
    let names = resolved(name)
    if names.contains(where: isDeclared) { return .sources }
    if names.contains(where: AppleClasses.contains) { return .apple }
    return RunningClass(name, module: module) == nil ? nil : .running
  }

  /// The class that the sources declare under a name, if UIKit does not find it because it is in another module. `nil`
  /// if UIKit finds it, or if this is not known.
  func misplacedClass(_ name: String, _ reference: ModuleReference) -> MisplacedClass? {
    let key = MisplacedKey(name: name, reference: reference)
    if let known = knownMisplaced[key] { return known }
    let declarations = resolved(name).flatMap(ownParts).filter(\.isDeclaration)
    var found: MisplacedClass?
    // Other aliases than names for Objective-C are not known at run time.
    if let first = declarations.first,
      !sources.isAlias(name) || declarations.allSatisfy({ $0.objectiveCName == name }),
      !declarations.contains(where: { modules.contains($0, as: name, reference) })
    {
      found = modules.misplaced(name, reference, first)
    }
    knownMisplaced[key] = .some(found)
    return found
  }

  /// The place where a class is declared; `nil` if no source file declares it.
  func declaration(of name: String) -> SourceLocation? {
    resolved(name).lazy.flatMap(ownParts).first(where: \.isDeclaration)?.location
  }

  /// The types that an alias refers to; the name itself if it is not an alias.
  private func resolved(_ name: String) -> [String] {
    if let known = knownNames[name] { return known }
    let names = sources.resolved(name)
    knownNames[name] = names
    return names
  }

  /// The declaration of a class and its extensions, without those of its superclasses. A superclass of the same name,
  /// as in `class Card: Core.Card`, counts as a part of the class.
  func ownParts(of name: String) -> [SourceClass] {
    if let known = knownParts[name] { return known }
    var parts: [SourceClass]
    if let exact = partsInModule(of: name) {
      parts = exact
    } else if project == nil {
      parts = sources.parts(of: name, near: place)
    } else {
      parts = sources.parts(of: name, near: place, inFilesWhere: { !program.projects.isUnused($0) })
      let declarations = parts.filter(\.isDeclaration)
      if !declarations.isEmpty, declarations.allSatisfy(isSeparate) { parts.removeAll(where: isSeparate) }
    }
    knownParts[name] = parts
    return parts
  }

  /// The parts of the Swift classes in exactly the modules that the document names, if other classes have the same
  /// name; otherwise `nil`.
  private func partsInModule(of name: String) -> [SourceClass]? {
    guard let references = references[name], references != [.none],
      let namesakes = sources.namesakes(named: name)
    else { return nil }
    let candidates = program.modules.inKnownModules(name, among: namesakes)
    let exact = candidates.count { modules.isExactly($0, in: references) }
    guard exact > 0, exact < namesakes.declarationCount else { return nil }
    return sources.parts(of: name, near: place) { part in
      part.isDeclaration ? modules.isExactly(part, in: references) : part.location.file.hasSuffix(".swift")
    }
  }

  /// Whether a source file that the document's project can use declares the class.
  private func isDeclared(_ name: String) -> Bool {
    sources.isDeclared(name) && (project == nil || ownParts(of: name).contains(where: \.isDeclaration))
  }

  /// Whether only separate projects, which the document's project does not use, declare the class.
  func isInSeparateProject(_ name: String) -> Bool {
    resolved(name).contains { sources.isDeclared($0) && !isDeclared($0) }
  }

  private func isSeparate(_ part: SourceClass) -> Bool {
    project.map { program.projects.isSeparate(part.location.file, from: $0) } ?? false
  }

  /// An index of the members in the class's own parts.
  func members(of name: String) -> ClassMembers {
    if let known = knownMembers[name] { return known }
    let members = ClassMembers(ownParts(of: name), program.swiftVersions)
    knownMembers[name] = members
    return members
  }

  // MARK: Superclasses

  /// The direct superclasses of a class. There are several if several declarations differ.
  private func parents(of name: String) -> [String] {
    if let known = knownParents[name] { return known }
    var names: [String] = []
    if let superclass = AppleClasses.superclass(of: name) { names.append(superclass) }
    let declarations = ownParts(of: name).filter(\.isDeclaration)
    for part in declarations where names.count <= ClassTable.maximumClassCount {
      guard let superclass = part.superclass, !isProtocol(superclass) else { continue }
      names += resolved(superclass).filter { $0 != name }
    }
    // A superclass with the class's own name is among its parts, unless its module has no sources.
    if names.isEmpty, let module = declarations.lazy.compactMap(\.moduleOfNamesake).first {
      names = ["\(module).\(name)"]
    }
    knownParents[name] = names
    return names
  }

  /// The maximum number of classes in an `Inheritance`. Real ones have about a dozen.
  static let maximumClassCount = 256

  /// A class and all its superclasses, the nearest first.
  struct Inheritance {
    /// The names of the classes, as far as they are known, beginning with that of the class itself.
    fileprivate(set) var names: [String] = []
    /// The nearest class whose superclasses are not known, because the sources do not declare it; `nil` if
    /// there is none.
    fileprivate(set) var missing: String?
    /// Whether there are more classes than the maximum.
    fileprivate(set) var isTruncated = false
  }

  /// The class and all its superclasses. Cost: O(1) after the first time.
  func inheritance(of name: String) -> Inheritance {
    if let known = knownInheritance[name] { return known }
    let inheritance = findInheritance(of: name)
    knownInheritance[name] = inheritance
    return inheritance
  }

  /// Visits the superclasses in breadth first order, because a name can mean several classes.
  private func findInheritance(of name: String) -> Inheritance {
    var inheritance = Inheritance()
    var pending = resolved(name)
    var seen: Set<String> = []
    var index = 0
    while index < pending.count {
      let next = pending[index]
      index += 1
      guard seen.insert(next).inserted else { continue }
      guard inheritance.names.count < ClassTable.maximumClassCount else {
        inheritance.isTruncated = true
        break
      }
      inheritance.names.append(next)
      if isKnown(next) {
        pending += parents(of: next)
      } else {
        inheritance.missing = inheritance.missing ?? next
      }
    }
    return inheritance
  }

  private func isKnown(_ name: String) -> Bool {
    AppleClasses.contains(name) || isDeclared(name)
  }

  /// Whether the first name after the colon of a class is a protocol, not a superclass: a protocol in the
  /// sources, or, judging by its name, one of Apple's.
  private func isProtocol(_ name: String) -> Bool {
    sources.isProtocol(name) || ["NSObjectProtocol", "AnyObject"].contains(name)
      || (name.hasSuffix("Delegate") || name.hasSuffix("DataSource")) && !isKnown(name)
  }

  /// Whether a class is the other class or one of its subclasses; `nil` if this is not known.
  func isKind(_ name: String, of other: String) -> Bool? {
    let targets = Set(resolved(other))
    guard targets.contains(where: isKnown) else { return nil }
    let inheritance = inheritance(of: name)
    if !targets.isDisjoint(with: inheritance.names) { return true }
    if inheritance.missing == name, let running = RunningClass(name, module: nil) {
      return running.names.contains { targets.contains($0) }
    }
    // Superclasses that form a circle have no root class, so nothing is known about the kind.
    let hasRoot = inheritance.names.contains { parents(of: $0).isEmpty }
    return inheritance.missing == nil && !inheritance.isTruncated && hasRoot ? false : nil
  }
}
