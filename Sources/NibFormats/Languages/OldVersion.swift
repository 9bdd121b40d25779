import NibSupport

extension TranslationPlan {
  /// The objects and texts of an old version of a document, with which the document is compared.
  package struct OldVersion: Sendable {
    /// The ids of the objects.
    package let ids: Set<ExactText>
    /// The texts by key.
    package let texts: [ExactText: String]

    package init(ids: Set<ExactText>, texts: [LocalizableText]) {
      self.ids = ids
      self.texts = Dictionary(texts.map { (ExactText($0.key), $0.text) }) { first, _ in first }
    }

    /// Whether the version has the same text of the same object. Such a text is not new, even if a file lacks it.
    func has(_ text: LocalizableText) -> Bool { ExactText.areEqual(texts[text: text.key], text.text) }
  }
}

/// The texts without a translation, which stale entries may belong to.
struct UntranslatedTexts {
  private let attributes: Set<ExactText>
  /// The contents of the comments that Xcode writes for the texts.
  private let contents: Set<XcodeComment.Content>
  /// The ids of each old version, and the contents of comments for the texts that it does not have.
  private let versions: [(ids: Set<ExactText>, contents: Set<XcodeComment.Content>)]

  init(_ texts: [LocalizableText], _ oldVersions: [TranslationPlan.OldVersion]) {
    attributes = Set(texts: texts.map(\.attribute))
    contents = Set(texts.map { XcodeComment.Content($0) })
    versions = oldVersions.map { version in
      (version.ids, Set(texts.filter { !version.has($0) }.map { XcodeComment.Content($0) }))
    }
  }

  /// Whether one of the texts has the given name.
  func has(attribute: String) -> Bool { attributes.contains(text: attribute) }

  /// Whether one of the texts is the same as that of an entry, and no old version has both.
  func hasText(of entry: TranslationPlan.Entry) -> Bool {
    guard let content = entry.xcodeComment?.content, contents.contains(content) else { return false }
    return versions.allSatisfy { version in
      !version.ids.contains(text: entry.objectID) || version.contents.contains(content)
    }
  }
}
