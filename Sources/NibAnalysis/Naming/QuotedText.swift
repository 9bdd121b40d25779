/// The beginning of a text in quotation marks, for a message.
struct QuotedText: CustomStringConvertible {
  let description: String

  /// The largest number of characters of a text in a message.
  private static let limit = 60

  init(_ text: String) {
    description = "\"\(text.count > Self.limit ? text.prefix(Self.limit - 1) + "…" : text[...])\""
  }
}
