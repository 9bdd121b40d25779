/// Makes names that people can read from names and texts in documents.
package enum PlainName {
  /// Splits a name into words and capitalizes the first one: `My Table Cell` for `myTableCell`.
  package static func words(_ name: String) -> String {
    var result = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let isBeforeLowercase = index + 1 < characters.count && characters[index + 1].isLowercase
      let isAfterLowercase = index > 0 && characters[index - 1].isLowercase
      let beginsWord = index > 0 && character.isUppercase && (isBeforeLowercase || isAfterLowercase)
      if beginsWord, result.last != " " { result.append(" ") }
      result += index == 0 ? character.uppercased() : String(character)
    }
    return result
  }

  /// The maximum number of characters of a title.
  private static let maximumLength = 120

  /// Replaces each run of white space and line breaks with one space, and cuts long texts.
  package static func oneLine(_ text: String) -> String {
    // Most titles are a few words in ASCII, which need no change.
    var last = UInt8(ascii: " ")
    let isSimple =
      text.utf8.count <= maximumLength
      && text.utf8.allSatisfy { byte in
        defer { last = byte }
        // A space after a space is part of a longer run.
        return byte == 0x20 ? last != 0x20 : byte > 0x20 && byte < 0x7F
      }
    if isSimple, last != UInt8(ascii: " ") { return text }
    // Limit the scalars first: one character can have any number of combining marks.
    let beginning = Substring(text.unicodeScalars.prefix(8 * maximumLength))
    let words = beginning.prefix(maximumLength).split { $0.isWhitespace || $0.isNewline }
    return words.joined(separator: " ")
  }
}
