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
  init(texts: TextPool, uses: [[Use]], objects: [Object], names: TextPool) {
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
  package func useIndices(ofText number: Int) -> Range<Int> {
    (number == 0 ? 0 : Int(useEnds[number - 1]))..<Int(useEnds[number])
  }

  /// The approximate number of bytes in memory.
  var byteCount: Int {
    texts.byteCount + folded.byteCount + names.byteCount + letters.count * 8 + uses.count * 8
      + useEnds.count * 4 + objects.count * 16
  }
}
