import NibFormats

/// Changes of a text at several places, which are applied at once.
struct TextEdits {
  private var edits: [(range: Range<Int>, bytes: [UInt8])] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Replaces a range of the original text. An empty range inserts.
  mutating func replace(_ range: Range<Int>, with bytes: [UInt8] = []) { edits.append((range, bytes)) }

  /// Applies all changes. A change inside a range that another one replaces has no effect.
  func applied(to text: [UInt8]) -> [UInt8] { applied(to: text, in: text.indices) }

  /// Returns a part of the text with the changes inside it.
  func applied(to text: [UInt8], in part: Range<Int>) -> [UInt8] {
    let edits = edits.filter {
      part.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= part.upperBound
    }
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
      result += edit.bytes
      position = edit.range.upperBound
    }
    return result + text[position..<part.upperBound]
  }
}

extension MergeElement {
  /// The element with the white space directly before it.
  var rangeWithSpace: Range<Int> { spaceStart(before: start)..<end }

  /// The beginning of the white space that ends at a position.
  func spaceStart(before position: Int) -> Int {
    var start = position
    while start > 0, XMLCharacters.isSpace(source[start - 1]) { start -= 1 }
    return start
  }

  /// The element with the white space before it and with the comments of conflicts that are about it.
  var rangeWithConflicts: Range<Int> {
    var position = spaceStart(before: start)
    guard let id else { return position..<end }
    let mark = "#\(id)"
    while position - 3 >= lead.lowerBound, source[(position - 3)...].starts(with: "-->".utf8) {
      var comment = position - 3
      while comment > lead.lowerBound, !source[comment...].starts(with: "<!--".utf8) { comment -= 1 }
      let words = String(decoding: source[comment..<position], as: UTF8.self)
      guard words.hasPrefix(ConflictComment.beginning), words.contains(mark) || words.contains("id=\"\(id)\"")
      else {
        break
      }
      position = spaceStart(before: comment)
    }
    return position..<end
  }
}
