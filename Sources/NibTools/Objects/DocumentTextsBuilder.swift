import NibCore

/// Collects the texts of a document's objects for a search.
struct DocumentTextsBuilder {
  private var texts = TextPool()
  private var numbers: [String: Int] = [:]
  private var uses: [[DocumentTexts.Use]] = []
  private var objects: [DocumentTexts.Object] = []
  private var names = TextPool()
  private var nameNumbers: [String: Int] = [:]

  /// The maximum length of a text in bytes. The end of a longer text is not searched.
  private static let maximumLength = 1000

  /// The finished collection.
  var result: DocumentTexts {
    var (texts, names) = (texts, names)
    texts.shrink()
    names.shrink()
    return DocumentTexts(texts: texts, uses: uses, objects: objects, names: names)
  }

  /// Adds an object and returns its number.
  mutating func addObject(id: String, name: String, at place: SourceLocation) -> Int {
    objects.append(
      DocumentTexts.Object(
        id: UInt32(number(of: id)), name: UInt32(numberOfName(name)),
        line: UInt32(clamping: place.line), column: UInt32(clamping: place.column)))
    return objects.count - 1
  }

  /// Adds a text of an object. Texts without visible characters, and repeated texts of the same kind, are left out.
  mutating func add(_ text: String, _ kind: FoundKind, to object: Int, isOwner: Bool = false) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    let number = number(of: Self.line(text))
    // The texts of an object are added one after another, so only the last uses can be those of the same object.
    let isKnown = uses[number].suffix(8).contains {
      $0.object == object && $0.kind == kind && $0.isOwner == isOwner
    }
    guard !isKnown else { return }
    uses[number].append(DocumentTexts.Use(object: UInt32(object), kind: kind, isOwner: isOwner))
  }

  private mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = texts.count
    texts.append(text.utf8)
    uses.append([])
    return texts.count - 1
  }

  private mutating func numberOfName(_ name: String) -> Int {
    if let known = nameNumbers[name] { return known }
    nameNumbers[name] = names.count
    names.append(name.utf8)
    return names.count - 1
  }

  /// The text on one line, without the part beyond the maximum length.
  private static func line(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 }) || text.utf8.count > maximumLength else { return text }
    let words = text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    return String(decoding: words.utf8.prefix(maximumLength), as: UTF8.self)
  }
}
