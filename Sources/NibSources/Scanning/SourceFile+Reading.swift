extension SourceFile {
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
    if language == .swift || text.isObjectiveC { findUses(uses, text) }
    constants = uses.names.members
    words.add(text)
    for part in classes { words.add(part.properties) }
    findUnusedProperties(text)
  }

  /// Finds the code that uses documents and their objects.
  private mutating func findUses(_ uses: SourceUses, _ text: SourceText) {
    registrations = uses.registrations
    let identifiers = SourceIdentifierFinder(uses)
    (identifierUses, registeredIdentifiers) = (identifiers.uses, identifiers.registered)
    viewUses = SourceViewFinder(uses).uses
    let documents = SourceDocumentFinder(text, uses.names) { uses.location($0) }
    documentUses = documents.uses
    objectCasts = documents.casts
    ownerlessLoads = documents.ownerlessLoads
    externalObjects = SourceUses.externalObjects(text)
    creations = SourceUses.creations(text)
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
    // The count of a name begins below zero, by one for each declaration, so that declarations do not count.
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
}
