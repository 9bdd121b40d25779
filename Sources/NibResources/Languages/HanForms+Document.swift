extension HanForms {
  /// Creates the forms in a document.
  ///
  /// - Parameter language: the language in which the document is shown; `nil` for that of its folder, such as `ja.lproj`.
  package convenience init(of document: NibDocument, in language: ShownLanguage?) {
    let folder = DocumentFolder.language(of: Disk.folder(of: document.file)).map { LanguageName($0) }
    let form = language.flatMap { HanWriting($0) } ?? folder.flatMap { HanWriting($0) }
    self.init(language: form) { document.hanWriting }
  }
}

extension NibDocument {
  /// The form that most of the texts have whose letters show it, otherwise the only one that languages of the translations
  /// have; `nil` if nothing says it. A document with mostly Chinese characters is in none of the languages into which it is
  /// translated.
  fileprivate var hanWriting: HanWriting? {
    let texts = localizableTexts.map(\.text)
    let forms = texts.compactMap { HanWriting(ofText: $0) }
    let counts = HanWriting.allCases.map { form in forms.count { $0 == form } }
    if let most = counts.max(), most > 0 {
      return counts.firstIndex(of: most).map { HanWriting.allCases[$0] }
    }
    let hanCount = texts.count { $0.unicodeScalars.contains(where: HanWriting.contains) }
    guard hanCount * 2 <= texts.count else { return nil }
    let ofTranslations = Set(translatedLanguages.compactMap { HanWriting($0) })
    return ofTranslations.count == 1 ? ofTranslations.first : nil
  }
}
