import NibSupport

extension TranslationPlan {
  /// An entry of a file with translations.
  package struct Entry: Sendable {
    let key: String
    let comment: String?
    /// The text; in a string catalog, `nil` if there are translations.
    let value: String?
    /// The text of the document that a string catalog has for the development language; `nil` for a strings file, whose
    /// comments have it.
    let documentText: String?
    /// Whether the developer wrote another text for the development language into a string catalog.
    let hasOwnText: Bool
    /// Whether the developer made the entry, so that it is neither updated nor removed.
    let isManual: Bool
    /// Whether the file says with states which translations are outdated. The comments of a strings file say it.
    let hasStates: Bool

    package init(
      key: String, comment: String? = nil, value: String? = nil, documentText: String? = nil,
      hasOwnText: Bool = false, isManual: Bool = false, hasStates: Bool = false
    ) {
      (self.key, self.comment, self.value, self.isManual) = (key, comment, value, isManual)
      (self.documentText, self.hasOwnText, self.hasStates) = (documentText, hasOwnText, hasStates)
    }

    /// The id of the object in the key; the key itself if it names no attribute.
    var objectID: String { TranslationPlan.parts(of: key).id }

    /// The name of the text in the key; empty if it has none.
    var attribute: String { TranslationPlan.parts(of: key).attribute }

    /// The comment, if Xcode wrote it about the text of this key.
    var xcodeComment: XcodeComment? {
      comment.flatMap { XcodeComment(in: $0, objectID: objectID, attribute: attribute) }
    }

    /// The text of the document when the file was last updated; `nil` if it is not known.
    var knownText: String? { documentText ?? xcodeComment?.text }

    /// Whether a text of the document is the one that the file has for it. Comments can have other escapes and white space.
    func isAbout(_ text: String) -> Bool {
      documentText.map { ExactText.areEqual($0, text) } ?? xcodeComment?.isText(text) ?? false
    }

    /// Whether the entry has another text than the one that the document had when the file was last updated.
    var isTranslation: Bool { !ExactText.areEqual(value, knownText) }

    /// The remark in the comment of a strings file that the translation is outdated.
    var mark: OutdatedMark? { hasStates ? nil : comment.flatMap { OutdatedMark(in: $0) } }
  }
}
