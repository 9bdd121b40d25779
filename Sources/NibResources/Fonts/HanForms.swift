/// The forms of Chinese characters in the texts of a document: that of the language in which the document is shown, otherwise
/// that of the text itself, otherwise that of the document.
package final class HanForms: Sendable {
  private let language: HanWriting?
  private let findInDocument: @Sendable () -> HanWriting?
  private let ofDocument = NibLazy<HanWriting?>()

  /// - Parameters:
  ///   - language: the form of the language; `nil` if it is not known, or has no Chinese characters.
  ///   - document: finds the form of the document, when a text first needs it.
  package init(language: HanWriting? = nil, document: @escaping @Sendable () -> HanWriting? = { nil }) {
    (self.language, findInDocument) = (language, document)
  }

  /// The form in a text; `nil` if nothing says it.
  package func form(of text: String) -> HanWriting? {
    if let form = language ?? HanWriting(ofText: text) { return form }
    return text.unicodeScalars.contains(where: HanWriting.contains) ? ofDocument.get(findInDocument) : nil
  }
}
