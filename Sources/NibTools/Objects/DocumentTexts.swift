import NibCore

/// The searchable texts of one document: each different text once, with the objects that have it.
///
/// The texts need about as much memory as the texts and object ids themselves, and do not retain the document.
package final class DocumentTexts: Sendable {
  struct Object: Sendable {
    /// The number of the object's id in `texts`.
    let id: UInt32
    /// The number of the object's name in `names`, such as `label "Temp"`.
    let name: UInt32
    /// The place of the object's start tag. In a compiled document, the line is 0.
    let line: UInt32
    let column: UInt32
  }

  /// An object that has a text, and the kind of the text.
  package struct Use: Sendable {
    package let object: UInt32
    package let kind: FoundKind
    /// Whether the object has the outlet `text`, instead of being the object that the outlet refers to.
    let isOwner: Bool
  }

  package let texts: TextPool
  /// The texts in lower case. Each has as many bytes as the text itself.
  package let folded: TextPool
  package let letters: [FuzzyLetters]
  /// The uses of all texts, in the order of the texts.
  package let uses: [Use]
  /// For each text, the end of its uses.
  private let useEnds: [UInt32]
  let objects: [Object]
  let names: TextPool

  /// - Parameters:
  ///   - texts: the different texts.
  ///   - uses: the uses of each text.
  fileprivate init(texts: TextPool, uses: [[Use]], objects: [Object], names: TextPool) {
    var folded = TextPool()
    var ends: [UInt32] = []
    for number in 0..<texts.count {
      folded.append(FuzzyText.folded(texts[number]))
      ends.append((ends.last ?? 0) + UInt32(uses[number].count))
    }
    self.texts = texts
    self.folded = folded
    letters = (0..<folded.count).map { FuzzyLetters(folded.bytes[folded.range(of: $0)]) }
    self.uses = Array(uses.joined())
    useEnds = ends
    self.objects = objects
    self.names = names
  }

  /// The indices in `uses` of the uses of a text.
  package func uses(ofText number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(useEnds[number - 1]))..<Int(useEnds[number])
  }

  /// The approximate number of bytes in memory.
  var byteCount: Int {
    texts.byteCount + folded.byteCount + names.byteCount + letters.count * 8 + uses.count * 8
      + useEnds.count * 4 + objects.count * 16
  }
}

/// Many short texts in one block of memory.
package struct TextPool: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var ends: [UInt32] = []

  package var count: Int { ends.count }

  mutating func append(_ text: some Sequence<UInt8>) {
    bytes += text
    ends.append(UInt32(bytes.count))
  }

  /// The range of a text in `bytes`.
  package func range(of number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])
  }

  subscript(number: Int) -> String { String(decoding: bytes[range(of: number)], as: UTF8.self) }

  fileprivate var byteCount: Int { bytes.count + ends.count * 4 }
}

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

extension TextPool {
  /// Releases the memory that was reserved for more texts.
  fileprivate mutating func shrink() {
    bytes = bytes.withUnsafeBufferPointer { Array($0) }
    ends = ends.withUnsafeBufferPointer { Array($0) }
  }
}
