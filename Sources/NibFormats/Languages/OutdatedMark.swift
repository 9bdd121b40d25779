import NibSupport

/// A remark in a strings file which says that a translation is that of an old text of the document. It stands at the end of
/// Xcode's comment: `Outdated = "Sichern"; OldText = "Save";`.
///
/// Strings files have no states, and Xcode and ibtool ignore comments. The remark names the translation, so that it does not
/// hold any more when somebody has changed the translation.
package struct OutdatedMark: Hashable, Sendable {
  /// The translation and the old text as the comment writes them.
  private let translation: String
  private let writtenText: String

  init(_ translation: String, of oldText: String) {
    self.translation = Self.written(translation)
    writtenText = Self.written(oldText)
  }

  /// - Parameter comment: a comment without the marks around it.
  /// - Returns: `nil` if the comment does not end with a remark.
  init?(in comment: String) {
    let bytes = Array(comment.utf8)
    guard let range = Self.range(in: bytes),
      let middle = bytes.firstIndex(of: Self.middle, from: range.lowerBound + Self.start.count)
    else { return nil }
    translation = String(decoding: bytes[range.lowerBound + Self.start.count..<middle], as: UTF8.self)
    let text = middle + Self.middle.count..<range.upperBound - Self.end.count
    writtenText = text.isEmpty ? "" : String(decoding: bytes[text], as: UTF8.self)
  }

  /// The text of the document when it was translated.
  package var oldText: String { StringsEscapes.unescaped(Array(writtenText.utf8)[...]) }

  /// Whether a translation is the one that the remark is about.
  func isAbout(_ value: String?) -> Bool {
    value.map { Self.written($0).utf8.elementsEqual(translation.utf8) } ?? false
  }

  /// Whether a text of the document is the one that was translated.
  package func isOf(_ text: String) -> Bool { Self.written(text).utf8.elementsEqual(writtenText.utf8) }

  /// A comment with a remark in place of the one that it had.
  ///
  /// - Parameter mark: `nil` for no remark.
  static func replaced(in comment: String, by mark: OutdatedMark?) -> String {
    let bytes = Array(comment.utf8)
    let rest = String(decoding: range(in: bytes).map { bytes[..<$0.lowerBound] } ?? bytes[...], as: UTF8.self)
    return rest + (mark?.text ?? "")
  }

  /// The remark as it stands in a comment.
  private var text: String {
    let parts = [Self.start, Array(translation.utf8), Self.middle, Array(writtenText.utf8), Self.end]
    return String(decoding: parts.joined(), as: UTF8.self)
  }

  private static let start = Array(" Outdated = \"".utf8)
  private static let middle = Array("\"; OldText = \"".utf8)
  private static let end = Array("\";".utf8)

  /// The bytes of the remark at the end of a comment. Quotation marks inside its texts have a backslash before them.
  private static func range(in comment: [UInt8]) -> Range<Int>? {
    guard comment.suffix(end.count).elementsEqual(end) else { return nil }
    var last: Int?
    var next = comment.firstIndex(of: start, from: 0)
    while let found = next {
      last = found
      next = comment.firstIndex(of: start, from: found + 1)
    }
    guard let last, let middle = comment.firstIndex(of: middle, from: last + start.count),
      middle + Self.middle.count + end.count <= comment.count
    else { return nil }
    return last..<comment.count
  }

  /// A text with its escapes, in which the end of a comment cannot stand.
  private static func written(_ text: String) -> String {
    LocalizableText.inStringsFile(StringsEscapes.escaped(text))
  }
}

extension StringsFile.Entry {
  /// The remark in the comment that the translation is outdated; `nil` if there is none, or if it is about another translation.
  package var outdated: OutdatedMark? {
    comment.flatMap { OutdatedMark(in: $0) }.flatMap { $0.isAbout(value) ? $0 : nil }
  }
}
