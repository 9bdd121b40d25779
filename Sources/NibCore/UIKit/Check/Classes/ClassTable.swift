/// The classes that the loading of one document meets: asked by name, they answer what key-value coding and
/// messages would find.
final class ClassTable {
  let program: NibProgram
  private let place: SourcePlace
  private var knownParts: [String: [SourceClass]] = [:]
  private var knownChains: [String: Chain] = [:]
  private var sources: SourceIndex { program.sources }

  /// - Parameter place: where the document lies: of several classes with one name, it means the nearest.
  init(_ program: NibProgram, at place: SourcePlace) {
    self.program = program
    self.place = place
  }

  // MARK: Which classes there are

  /// Where the class of a document comes from.
  enum Origin { case sources, apple, running }

  /// Where a class of that name is known from; nil for an unknown one.
  func origin(of name: String, module: String?) -> Origin? {
    let names = sources.resolved(name)
    if names.contains(where: sources.isDeclared) { return .sources }
    if names.contains(where: AppleClasses.contains) { return .apple }
    return RunningClass(name, module: module) == nil ? nil : .running
  }

  /// The place where a class is declared.
  func declaration(of name: String) -> SourceLocation? {
    sources.resolved(name).lazy.flatMap(ownParts).first(where: \.isDeclaration)?.location
  }

  /// What declares a class or adds to it, those above it left out.
  func ownParts(of name: String) -> [SourceClass] {
    if let known = knownParts[name] { return known }
    let parts = sources.parts(of: name, near: place)
    knownParts[name] = parts
    return parts
  }

  // MARK: Superclasses

  /// The classes directly above one.
  private func parents(of name: String) -> [String] {
    var names: [String] = []
    for part in ownParts(of: name) where part.isDeclaration {
      guard let superclass = part.superclass, !isProtocol(superclass) else { continue }
      names += sources.resolved(superclass).filter { $0 != name }
    }
    if let superclass = AppleClasses.superclass(of: name) { names.append(superclass) }
    return names
  }

  /// A class and all above it, nearest first. `missing` is one among them that is not known.
  typealias Chain = (names: [String], missing: String?)

  /// The class of that name and those above it.
  func chain(of name: String) -> Chain {
    if let known = knownChains[name] { return known }
    let chain = makeChain(of: name)
    knownChains[name] = chain
    return chain
  }

  private func makeChain(of name: String) -> Chain {
    var found: [String] = []
    var missing: String?
    var open = sources.resolved(name)
    var seen: Set<String> = []
    while !open.isEmpty {
      let next = open.removeFirst()
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      guard isKnown(next) else {
        missing = missing ?? next
        continue
      }
      open += parents(of: next)
    }
    return (found, missing)
  }

  private func isKnown(_ name: String) -> Bool {
    AppleClasses.contains(name) || sources.isDeclared(name)
  }

  /// Whether a Swift class's first parent is no class: those of Apple's protocols that classes begin with.
  private func isProtocol(_ name: String) -> Bool {
    sources.isProtocol(name) || ["NSObjectProtocol", "AnyObject"].contains(name)
      || (name.hasSuffix("Delegate") || name.hasSuffix("DataSource")) && !isKnown(name)
  }

  /// Whether a class is or descends from another; nil if that cannot be told.
  func isKind(_ name: String, of other: String) -> Bool? {
    let targets = Set(sources.resolved(other))
    guard targets.contains(where: isKnown) else { return nil }
    let chain = chain(of: name)
    if !targets.isDisjoint(with: chain.names) { return true }
    if chain.missing == name, let running = RunningClass(name, module: nil) {
      return running.names.contains { targets.contains($0) }
    }
    return chain.missing == nil ? false : nil
  }

  /// The declarations and extensions of a class and of those above it.
  func parts(of name: String) -> [SourceClass] { chain(of: name).names.flatMap(ownParts) }
}
