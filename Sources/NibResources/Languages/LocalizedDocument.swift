extension NibDocument {
  /// The files from which the document is shown in other languages. Keep the result to show several languages.
  package var languageFiles: LanguageFiles { LanguageFiles(of: inDevelopmentLanguage.file) }

  /// The languages that the document is translated into, in alphabetical order.
  package var translatedLanguages: [LanguageName] { languageFiles.languages }

  /// Whether the document is the one from which translations are made: it is not a document of a single language beside
  /// those of others.
  package var isInDevelopmentLanguage: Bool { LanguageFiles(of: file).isDevelopmentDocument }

  /// The other storyboards and xibs that have the same files with translations. Those that cannot be read are left out.
  package var documentsWithSameTranslations: [NibDocument] {
    let own = Disk.resolved(file)
    return DocumentFolder(of: file).documents.compactMap { path in
      guard Disk.resolved(path) != own, let bytes = FileBytes.ifReadable(path) else { return nil }
      return try? NibReader.read(bytes, file: path)
    }
  }

  /// The document as UIKit loads it in a language: the document in the folder of the language, or else this document
  /// with the texts of the language's strings file or string catalog.
  ///
  /// UIKit uses a single file: that of the best language that has one. A text that the file lacks stays as it is, and so
  /// do all texts if there is no file.
  ///
  /// - Parameters:
  ///   - device: the device that shows the document, because texts can differ by device; `nil` for that of the canvas.
  ///   - files: the `languageFiles` of the document; `nil` to find them again.
  /// - Throws: `NibReadError` if the document of the language cannot be read.
  package func localized(
    for language: ShownLanguage, on device: Device? = nil, from files: LanguageFiles? = nil
  ) throws(NibReadError) -> NibDocument {
    let base = inDevelopmentLanguage
    let files = files ?? languageFiles
    if case .named(let name) = language, let path = files.document(in: name) {
      return try NibReader.read(try FileBytes.readDocument(path), file: path)
        .standing(for: base, in: language.name)
    }
    return base.withTexts(of: language, on: device, from: files)
  }

  /// The same document with the texts of a language.
  ///
  /// - Parameter path: the path of the document, beside which the translations are.
  package func withTexts(of language: ShownLanguage, beside path: String) -> NibDocument {
    withTexts(of: language, on: nil, from: LanguageFiles(of: path))
  }

  private func withTexts(
    of language: ShownLanguage, on device: Device?, from files: LanguageFiles
  ) -> NibDocument {
    let texts = localizableTexts
    switch language {
    case .pseudo(let pseudolanguage):
      let replaced = texts.map { text in
        NibLocalization.Text(
          part: text.textPart, key: text.key, text: pseudolanguage.text(for: text.text),
          original: text.text, place: nil)
      }
      return localized(replaced, language: language.name)
    case .named(let name):
      guard let table = files.table(for: name) else {
        return localized([], language: language.name)
      }
      let isPad = device.map { $0.idiom == .pad } ?? isForPad
      let replaced = texts.compactMap { text -> NibLocalization.Text? in
        guard let translation = table[text.key], !translation.hasPlurals else { return nil }
        return NibLocalization.Text(
          part: text.textPart, key: text.key,
          text: translation.deviceValues[isPad ? "ipad" : "iphone"] ?? translation.value, original: text.text,
          place: translation.valueLocation)
      }
      return localized(replaced, language: language.name)
    }
  }

  /// Whether the canvas of the document is that of an iPad.
  private var isForPad: Bool {
    root.child(named: "device")?["id"]?.hasPrefix("ipad") ?? root["targetRuntime"]?.contains("iPad") ?? false
  }

  /// The texts of the languages that the document is translated into. Those that are the same as in the development
  /// language are left out.
  package var translations: [(language: LanguageName, texts: [TranslatedText])] {
    let files = LanguageFiles(of: file)
    let languages = files.languages
    guard !languages.isEmpty else { return [] }
    let usual = Dictionary(localizableTexts.map { ($0.key, $0.text) }) { first, _ in first }
    return languages.compactMap { language in
      files.table(for: language).map { table in
        (language, table.texts.filter { text in usual[text.key].map { $0 != text.value } ?? false })
      }
    }
  }

  /// Remarks for the person who chose the language of the document: it has no translations, or a file with them cannot
  /// be read completely.
  package var localizationRemarks: [Diagnostic] {
    guard let localization, !localization.isOwnDocument,
      let language = ShownLanguage(localization.language), case .named(let name) = language
    else { return [] }
    let tables = LanguageFiles(of: localization.base.file).tables
    let source = tables.best(for: name)
    let problems = tables.problems(of: source)
    guard localization.texts.isEmpty, source?.table == nil else { return problems }
    let others = translatedLanguages.map(\.code)
    let list =
      others.isEmpty ? "it has no translations" : "it is translated into \(others.joined(separator: ", "))"
    return problems + [
      Diagnostic(
        .noTranslation,
        "the document has no texts in '\(localization.language)', so that those of the development language are "
          + "shown: \(list)", at: SourceLocation(file: file))
    ]
  }
}

extension LocalizableText {
  /// The part of the document that contains the text.
  fileprivate var textPart: NibTextPart {
    switch part {
    case .attribute(let name): NibTextPart(holder, attribute: name)
    case .keyed(let key): NibTextPart(holder.child(key: key) ?? holder)
    case .element: NibTextPart(holder)
    }
  }
}

extension DiagnosticKind {
  package static let noTranslation = DiagnosticKind(
    "no-translation", .note, "The document has no texts in the language.",
    advice: "Choose one of the languages that the message names, or a pseudolanguage.")
}
