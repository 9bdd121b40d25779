import NibCore

/// What the source files of a program say together, by name.
struct SourceIndex: Sendable {
  /// Declarations and additions, by the class's name.
  private var classes: [String: [SourceClass]] = [:]
  private var namesakes: [String: SourceNamesakes] = [:]
  private var protocols: Set<String> = []
  private var aliases: [String: [String]] = [:]
  private(set) var registrations: [String: [SourceRegistration]] = [:]
  private(set) var externalObjects: Set<String> = []

  init(_ files: some Sequence<SourceFile>) {
    for file in files { add(file) }
    namesakes = classes.compactMapValues(SourceNamesakes.init)
  }

  /// Adds classes that no source declares.
  mutating func add(described: [SourceClass]) {
    let declared = Set(described.map(\.name).filter(isDeclared))
    for found in described where !declared.contains(found.name) && !AppleClasses.contains(found.name) {
      classes[found.name, default: []].append(found)
    }
  }

  private mutating func add(_ file: SourceFile) {
    for found in file.classes {
      // Whoever declares a class of Apple's writes a stub of it.
      guard !found.isDeclaration || !AppleClasses.contains(found.name) else { continue }
      classes[found.name, default: []].append(found)
      if let other = found.objectiveCName, other != found.name {
        aliases[other, default: []].append(found.name)
      }
    }
    protocols.formUnion(file.protocols)
    for alias in file.aliases where alias.name != alias.type {
      aliases[alias.name, default: []].append(alias.type)
    }
    for registration in file.registrations {
      registrations[registration.nib, default: []].append(registration)
    }
    externalObjects.formUnion(file.externalObjects)
  }

  /// What declares a class of that name or adds to it, in the order of the files.
  func parts(of name: String) -> [SourceClass] { classes[name] ?? [] }

  /// What declares the class that is meant at a place, or adds to it: of several classes with one name, the
  /// nearest.
  func parts(of name: String, near place: SourcePlace) -> [SourceClass] {
    namesakes[name]?.parts(near: place) ?? parts(of: name)
  }

  func isDeclared(_ name: String) -> Bool { parts(of: name).contains(where: \.isDeclaration) }

  func isProtocol(_ name: String) -> Bool { protocols.contains(name) && !isDeclared(name) }

  /// The maximum number of names that are followed from one alias to the next.
  private static let longestAlias = 256

  /// What an alias stands for, through others; the name itself if it is none.
  func resolved(_ name: String) -> [String] {
    var found: [String] = []
    var open = [name]
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if seen.count < SourceIndex.longestAlias, let targets = aliases[next], !isDeclared(next) {
        open += targets.prefix(SourceIndex.longestAlias)
      } else {
        found.append(next)
      }
    }
    return found.sorted()
  }
}

/// Several classes of one name, as projects of many programs have, each with what is added to it.
struct SourceNamesakes: Sendable {
  private let parts: [SourceClass]
  /// The folders in which declarations are.
  private let places: [SourcePlace]
  /// For each part the folders of the declarations that it belongs to, the nearest ones: indices into `places`.
  private let owners: [[Int]]

  /// Nil if there is at most one declaration among the parts.
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

  /// The parts of the class that is meant at a place: the nearest.
  func parts(near place: SourcePlace) -> [SourceClass] {
    let meant = Set(place.nearest(places))
    return zip(parts, owners).filter { !meant.isDisjoint(with: $0.1) }.map(\.0)
  }
}

extension SourceClass {
  /// The path of the folder in which it stands.
  fileprivate var folder: Substring {
    let file = location.file
    return file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
  }
}
