/// The names that the sources of an app declare, which `port` must not replace by names of NibTerm.
package struct AppDeclarations {
  /// The names of types and functions.
  private(set) var names: Set<String> = []
  /// The names of all properties, variables, functions, cases and types.
  private(set) var members: Set<String> = []
  /// The names of functions and properties, without labels, that are not overrides.
  private(set) var originals: Set<String> = []
  /// The superclasses, or first protocols, of the classes; "" for a class without one.
  private(set) var superclasses: [String: String] = [:]
  /// The modules that the files import.
  private(set) var importedModules: Set<String> = []
  /// Whether all sources of the app are known, so that a name that they do not declare is not the app's.
  let isComplete: Bool

  /// Creates an empty collection of names.
  package init(isComplete: Bool = false) { self.isComplete = isComplete }

  /// Adds the names that a file declares.
  package mutating func add(_ bytes: [UInt8]) { add(SourceText(bytes, .swift)) }

  private static let typeWords: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "actor", "associatedtype",
  ]
  private static let memberWords: Set<String> = ["func", "var", "let", "case"]

  /// Adds the names that a file declares.
  mutating func add(_ source: SourceText) {
    for index in source.tokens.indices where source.isWord(index) && index > 0 {
      let (word, before) = (source.text(index), source.text(index - 1))
      if before == "import" { importedModules.insert(word) }
      let isType = AppDeclarations.typeWords.contains(before)
      if isType || before == "func" { names.insert(word) }
      guard isType || AppDeclarations.memberWords.contains(before) || isFurtherName(source, index) else {
        continue
      }
      members.insert(word)
      if !isType, !AppDeclarations.isOverride(source, index - 1) { originals.insert(word) }
    }
    for (name, contents) in SwiftDeclarations(source, onlyPublic: false).types
    where contents.keyword == "class" {
      let superclass = contents.inherited.first ?? ""
      // A change would copy the names of the whole app for a file that has already been added.
      if superclasses[name] != superclass { superclasses[name] = superclass }
    }
  }

  /// Whether a word is the name of a case or variable after a comma: `case a, b`, `var a: A, b: B`.
  private func isFurtherName(_ source: SourceText, _ index: Int) -> Bool { source.isSymbol(index - 1, ",") }

  /// Whether the modifiers before the keyword of a declaration contain `override`.
  private static func isOverride(_ source: SourceText, _ keyword: Int) -> Bool {
    let modifiers: Set<String> = [
      "public", "open", "internal", "private", "fileprivate", "final", "class", "static", "lazy", "weak",
      "override",
      "package", "dynamic", "nonisolated",
    ]
    var place = keyword - 1
    while place >= 0, source.isWord(place), modifiers.contains(source.text(place)) {
      if source.isWord(place, "override") { return true }
      place -= 1
    }
    return false
  }

  /// The class of NibCore from which a class inherits, which may be the class itself; `nil` if it is not known.
  func nibCoreClass(of name: String) -> String? {
    var name = name
    var seen: Set<String> = []
    while let superclass = superclasses[name] {
      guard seen.insert(name).inserted else { return nil }
      name = superclass
    }
    return !names.contains(name) && NibCoreTypes.all.isKnownClass(name) ? name : nil
  }
}
