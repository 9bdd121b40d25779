import NibSupport

/// Reports of the parts of UIKit and Foundation that NibCore has, but not completely.
extension PortedSource {
  private static let noSections = "section snapshots do not exist; apply a snapshot of the whole list"

  /// Names that NibCore does not have, with the reason or a replacement.
  static let absentNames = [
    "NSDiffableDataSourceSectionSnapshot": noSections,
    "sectionSnapshotHandlers": noSections,
    "visibleItemsInvalidationHandler": "the handler is not called in a terminal",
    "NSTextAttachment": "texts with images do not exist in NibCore; use an image view",
    "NSTextStorage": "NibCore does not lay out texts for programs; use a text view or a label",
    "NSLayoutManager": "NibCore does not lay out texts for programs; use a text view or a label",
    "forSecurityApplicationGroupIdentifier":
      "programs do not share folders in a terminal; use a folder of the program",
    "forUbiquityContainerIdentifier": "iCloud does not exist on Linux; use a folder of the program",
    "UIHoverGestureRecognizer": "a terminal does not report where the pointer is",
  ]

  /// Reports the first use of a name that NibCore does not have, and each use of a part that it does not have.
  mutating func reportLimits(at index: Int) {
    let name = source.text(index)
    switch name {
    case "NSPredicate": reportPredicate(at: index)
    case "UITraitCollection": reportCurrentTraits(at: index)
    case "NSError": reportEmptyError(at: index)
    default:
      guard let reason = PortedSource.absentNames[name], reportedNames.insert(name).inserted else { return }
      report("\(name): \(reason)", at: index)
    }
  }

  /// `UITraitCollection.current = traits`, which cannot be set.
  private mutating func reportCurrentTraits(at index: Int) {
    guard source.isSymbol(index + 1, "."), source.isWord(index + 2, "current"),
      source.isSymbol(index + 3, "="),
      !source.isSymbol(index + 4, "=")
    else { return }
    report(
      "UITraitCollection.current cannot be set; use resolvedColor(with:) or performAsCurrent(_:)", at: index)
  }

  /// `NSError()`, which Foundation does not have on Linux.
  private mutating func reportEmptyError(at index: Int) {
    guard source.isSymbol(index + 1, "("), source.isSymbol(index + 2, ")") else { return }
    report("NSError() does not exist on Linux; use NSError(domain:code:)", at: index)
  }

  /// `NSPredicate(format: "...")` with a function, a subquery or a variable.
  private mutating func reportPredicate(at index: Int) {
    guard source.isSymbol(index + 1, "("), source.isWord(index + 2, "format"),
      source.isSymbol(index + 3, ":"),
      source.isString(index + 4), let part = PortedSource.missingPart(ofPredicate: source.text(index + 4))
    else { return }
    report("\(part) in predicates do not exist in NibCore; use NSPredicate(block:)", at: index + 4)
  }

  /// The kind of expression in a format string that NibCore cannot read; `nil` if there is none.
  private static func missingPart(ofPredicate format: String) -> String? {
    // An interpolation contains Swift code.
    if format.containsExactly("\\(") { return nil }
    var previous: UInt8 = 0
    var word = ""
    var quote: UInt8?
    for byte in format.utf8 {
      if quote == nil, byte == UInt8(ascii: "("), let kind = kind(calling: word) { return kind }
      if quote == nil, previous == UInt8(ascii: "$"), isLetter(byte) { return "variables" }
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      }
      word = isLetter(byte) ? word + String(UnicodeScalar(byte)) : ""
      previous = byte
    }
    return nil
  }

  /// The kind of expression that begins with a word and an opening parenthesis; `nil` if it is an operator of
  /// predicates, or if there is no word.
  private static func kind(calling word: String) -> String? {
    if word.isEmpty || operators.contains(word.uppercased()) { return nil }
    return word.uppercased() == "SUBQUERY" ? "subqueries" : "functions"
  }

  private static let operators: Set<String> = [
    "AND", "OR", "NOT", "IN", "BETWEEN", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "ANY",
    "SOME", "ALL",
    "NONE",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    SourceLexer.isWord(byte) && byte != UInt8(ascii: "$")
  }
}
