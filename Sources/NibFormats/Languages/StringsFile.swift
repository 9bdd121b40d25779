/// A strings file: lines such as `"key" = "value";` with comments between them, in UTF-8 or UTF-16, or a property list in
/// XML or in its binary form.
package struct StringsFile: Sendable {
  package struct Entry: Hashable, Sendable {
    /// The key and the value without quotation marks and escapes. The value of an entry without one, such as `key;`, is
    /// its key; that of a dictionary or another value that is not a text is `nil`.
    package let key: String
    package let value: String?
    /// The text of the last comment before the entry, without the marks around it.
    package let comment: String?
    /// The bytes of the entry, up to the semicolon or the end of the value; those of the key and of the value, with
    /// their quotation marks; and those of the comment. In a binary file all are empty.
    package let range: Range<Int>
    package let keyRange: Range<Int>
    package let valueRange: Range<Int>
    package let commentRange: Range<Int>?
  }

  package enum Form: Sendable { case text, xml, binary }

  package let form: Form
  /// The entries in the order of the file. Text that cannot be read as keys and values is skipped.
  package let entries: [Entry]
  /// The first text that cannot be read.
  package let problem: LanguageProblem?
  package let text: LanguageText

  /// Reads a strings file. Never fails, whatever the file contains.
  package init(_ bytes: [UInt8]) {
    text = LanguageText(bytes)
    if BinaryPropertyList.canRead(bytes) {
      form = .binary
      (entries, problem) = Self.entries(ofBinary: bytes)
      return
    }
    var reader = StringsFileReader(text)
    let problem: LanguageProblem?
    if reader.isXML {
      form = .xml
      (entries, problem) = Self.entries(ofXML: text.utf8)
    } else {
      form = .text
      reader.readEntries()
      (entries, problem) = (reader.entries, reader.problem)
    }
    let content = text
    self.problem = content.problem ?? problem.map { $0.orConflict(in: content) }
  }

  private static func entries(ofBinary bytes: [UInt8]) -> ([Entry], LanguageProblem?) {
    guard let pairs = BinaryPropertyList.texts(in: bytes) else {
      return (
        [],
        LanguageProblem(
          message: "the binary property list is damaged, or is not a dictionary", offset: 0)
      )
    }
    let entries = pairs.map { pair in
      Entry(
        key: pair.key, value: pair.value, comment: nil, range: 0..<0, keyRange: 0..<0, valueRange: 0..<0,
        commentRange: nil)
    }
    return (entries, nil)
  }

  private static func entries(ofXML text: [UInt8]) -> ([Entry], LanguageProblem?) {
    do throws(NibReadError) {
      let list = try XMLPropertyList.document(text, file: "").root.child(named: "dict")
      guard let list else {
        return ([], LanguageProblem(message: "the property list is not a dictionary", offset: 0))
      }
      let children = Array(list.children)
      let entries = children.indices.filter { children[$0].isNamed("key") }.map { index in
        let value = children.indices.contains(index + 1) ? children[index + 1] : nil
        let isText = value?.isNamed("string") ?? false
        let keyRange = Self.range(of: children[index], in: text)
        let valueRange =
          value.map { Self.range(of: $0, in: text) } ?? keyRange.upperBound..<keyRange.upperBound
        return Entry(
          key: children[index].text, value: isText ? value?.text : nil, comment: nil,
          range: keyRange.lowerBound..<valueRange.upperBound, keyRange: keyRange, valueRange: valueRange,
          commentRange: nil)
      }
      return (entries, nil)
    } catch {
      let place = error.diagnostic.location?.offset ?? 0
      return ([], LanguageProblem(message: error.diagnostic.message, offset: place))
    }
  }

  /// The bytes of an element without child elements.
  private static func range(of element: NibElement, in text: [UInt8]) -> Range<Int> {
    let start = element.location.offset
    let startEnd = text[start...].firstIndex(of: UInt8(ascii: ">")) ?? text.count - 1
    if text[startEnd - 1] == UInt8(ascii: "/") { return start..<startEnd + 1 }
    let end = text.firstIndex(of: Array("</\(element.name)".utf8), from: startEnd) ?? startEnd
    return start..<(text[end...].firstIndex(of: UInt8(ascii: ">")) ?? text.count - 1) + 1
  }
}
