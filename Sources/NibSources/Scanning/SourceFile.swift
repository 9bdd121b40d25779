import NibFormats

/// The declarations in one source file that concern classes.
package struct SourceFile: Sendable {
  package var classes: [SourceClass] = []
  /// The names of the declared protocols.
  package var protocols: [String] = []
  /// The declared types that are no classes.
  package var types: [(name: String, kind: SourceTypeKind)] = []
  /// Type aliases, each with the type that it refers to.
  package var aliases: [(name: String, type: String)] = []
  package var registrations: [SourceRegistration] = []
  /// The identifiers of scenes and cells that code asks for.
  package var identifierUses: [SourceIdentifierUse] = []
  /// The identifiers for which code registers cells.
  package var registeredIdentifiers: [SourceRegisteredIdentifier] = []
  /// The documents that code loads by their names.
  package var documentUses: [SourceDocumentUse] = []
  /// The conversions of the objects of nibs.
  package var objectCasts: [SourceObjectCast] = []
  /// The calls that load nibs without an owner.
  package var ownerlessLoads: [SourceOwnerlessLoad] = []
  /// The constants that hold names.
  package var constants: [SourceConstant] = []
  /// All string literals of a file that passes external objects to nibs, because the names of these objects are
  /// among them. Empty for other files.
  package var externalObjects: [String] = []
  package var creations = SourceCreations()
  /// Whether the file contains something that no version before Swift 3 compiles.
  package var isInSwift3 = false
  /// Diagnostics about parts of the file that were skipped.
  package var diagnostics: [Diagnostic] = []

  /// Reads a source file, and adds its words to those of the program. Never fails, whatever the file contains.
  package init(_ bytes: [UInt8], file: String, _ language: SourceLanguage, words: inout SourceWords) {
    let text = SourceText(bytes, language)
    let uses = SourceUses(text, file: file)
    switch language {
    case .swift:
      var scanner = SwiftScanner(uses)
      self = scanner.run()
      isInSwift3 = text.isInSwift3
    case .objectiveC:
      var scanner = ObjectiveCScanner(uses)
      self = scanner.run()
    }
    registrations = uses.registrations
    (identifierUses, registeredIdentifiers) = uses.identifiers
    (documentUses, objectCasts, ownerlessLoads) = uses.documents
    constants = uses.constants
    externalObjects = SourceUses.externalObjects(text)
    creations = SourceUses.creations(text)
    words.add(text)
    for found in classes { words.add(found.properties) }
    findUnusedProperties(text)
  }

  /// Reads a source file. Never fails, whatever the file contains.
  package init(_ bytes: [UInt8], file: String, _ language: SourceLanguage) {
    var words = SourceWords()
    self.init(bytes, file: file, language, words: &words)
  }

  /// Marks the private outlets that the file does not mention outside their declarations.
  private mutating func findUnusedProperties(_ text: SourceText) {
    let isCandidate = { (property: SourceProperty) in property.isPrivate && property.isExposed }
    let names = classes.flatMap { $0.properties.filter(isCandidate).map(\.name) }
    guard !names.isEmpty else { return }
    let lengths = Set(names.map(\.utf8.count))
    // Declarations do not count.
    var mentions = Dictionary(names.map { ($0, -1) }) { $0 + $1 }
    for index in text.tokens.indices {
      if text.isString(index) {
        for word in text.text(index).split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
          mentions[String(word)]? += 1
        }
      } else if text.isWord(index), lengths.contains(text.tokens[index].range.count) {
        mentions[text.text(index)]? += 1
      }
    }
    for index in classes.indices {
      for place in classes[index].properties.indices where isCandidate(classes[index].properties[place]) {
        classes[index].properties[place].isUnused = mentions[classes[index].properties[place].name] == 0
      }
    }
  }

  /// Creates a file without declarations.
  package init() {}
}

/// The languages in which the classes of nibs are written.
package enum SourceLanguage: Hashable, Sendable {
  case swift, objectiveC

  /// The language of a file by its name. Returns nil for files that cannot declare classes.
  package init?(fileName: String) {
    switch fileName.split(separator: ".").last.map(String.init) {
    case "swift"?, "swiftinterface"?: self = .swift
    case "m"?, "mm"?, "h"?: self = .objectiveC
    default: return nil
    }
  }
}
