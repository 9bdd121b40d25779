/// A change of the text of a document: a range of bytes, and the bytes that replace it. An empty range inserts.
package struct SourceEdit: Hashable, Sendable {
  package let range: Range<Int>
  package let replacement: [UInt8]

  package init(range: Range<Int>, replacement: [UInt8] = []) {
    self.range = range
    self.replacement = replacement
  }
}

extension [SourceEdit] {
  /// Replaces a range of the original text. An empty range inserts.
  package mutating func replace(_ range: Range<Int>, with bytes: [UInt8] = []) {
    append(SourceEdit(range: range, replacement: bytes))
  }

  /// Applies all changes. A change inside a range that another one replaces has no effect.
  package func applied(to text: [UInt8]) -> [UInt8] { applied(to: text, in: text.indices) }

  /// Returns a part of the text with the changes inside it.
  package func applied(to text: [UInt8], in part: Range<Int>) -> [UInt8] {
    let edits = filter { part.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= part.upperBound }
    // An insertion comes before a replacement at the same place, and the longest replacement before those inside it.
    let ordered = edits.enumerated().sorted { a, b in
      let (x, y) = (a.element.range, b.element.range)
      if x.lowerBound != y.lowerBound { return x.lowerBound < y.lowerBound }
      if x.isEmpty != y.isEmpty { return x.isEmpty }
      return x.upperBound != y.upperBound ? x.upperBound > y.upperBound : a.offset < b.offset
    }
    var result: [UInt8] = []
    result.reserveCapacity(part.count)
    var position = part.lowerBound
    for (_, edit) in ordered {
      guard edit.range.lowerBound >= position else { continue }
      result += text[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
    }
    return result + text[position..<part.upperBound]
  }
}
