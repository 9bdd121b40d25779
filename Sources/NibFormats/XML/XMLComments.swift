/// The comments of an XML text.
package enum XMLComments {
  /// The ranges of the comments in a part of a text, with `<!--` and `-->`. The text must be well-formed, and the part
  /// must not begin or end inside markup. Cost: O(length of the part).
  package static func ranges(in text: [UInt8], _ part: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = part.lowerBound
    // No other markup contains a `<`, except for instructions and CDATA sections.
    while let start = text[position..<part.upperBound].firstIndex(of: UInt8(ascii: "<")) {
      let rest = text[start..<part.upperBound]
      if rest.starts(with: "<!--".utf8) {
        position = end(of: "-->", in: text, from: start + 4, to: part.upperBound)
        found.append(start..<position)
      } else if rest.starts(with: "<![CDATA[".utf8) {
        position = end(of: "]]>", in: text, from: start + 9, to: part.upperBound)
      } else if rest.starts(with: "<?".utf8) {
        position = end(of: "?>", in: text, from: start + 2, to: part.upperBound)
      } else {
        position = start + 1
      }
    }
    return found
  }

  /// The ranges of all comments of a text.
  package static func ranges(in text: [UInt8]) -> [Range<Int>] { ranges(in: text, 0..<text.count) }

  /// The position after the first occurrence of a mark, or `limit` if there is none.
  private static func end(of mark: StaticString, in text: [UInt8], from start: Int, to limit: Int) -> Int {
    let mark = mark.withUTF8Buffer { Array($0) }
    var index = start
    while index + mark.count <= limit {
      if text[index] == mark[0], text[index..<index + mark.count].elementsEqual(mark) {
        return index + mark.count
      }
      index += 1
    }
    return limit
  }
}
