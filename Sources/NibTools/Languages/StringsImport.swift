import NibCore

/// Writes the translations of an XLIFF file into strings files and string catalogs.
package struct StringsImport {
  /// A file with translations, and its new content.
  package struct Change {
    package let path: String
    /// `nil` if the file does not exist yet.
    package let oldBytes: [UInt8]?
    package let newBytes: [UInt8]
    /// The number of translations that are new or changed.
    package let count: Int
  }

  /// The folder to which the paths in the XLIFF file are relative.
  private let folder: String

  package init(relativeTo folder: String) { self.folder = folder }

  /// The change for the texts of one document; `nil` if nothing changes.
  ///
  /// - Throws: an error that says why the document cannot be read.
  package func change(for file: XLIFF.File) throws(NibReadError) -> Change? {
    guard let language = file.targetLanguage else { return nil }
    var values: [String: String] = [:]
    for unit in file.units { if let target = unit.target { values[unit.id] = target } }
    guard !values.isEmpty else { return nil }
    let path = Disk.path(of: file.original, in: folder)
    // The file can come from anybody, so it can name neither a folder nor a document outside of the project.
    guard LanguageName(language).isValid else {
      throw StringsImport.refusal("'\(language)' is not the code of a language, such as de or pt-BR", path)
    }
    guard !file.original.hasPrefix("/"),
      !file.original.utf8.split(separator: UInt8(ascii: "/")).contains(where: {
        $0.elementsEqual("..".utf8)
      })
    else {
      throw StringsImport.refusal("the document is not in the folder of the project", path)
    }
    let document = try NibReader.read(FileBytes.readDocument(path), file: path)
    let place = DocumentFolder(of: path)
    if let catalog = TranslationFile.all(beside: path).first(where: \.isCatalog),
      case .catalog(let content) = catalog.content, let bytes = FileBytes.ifReadable(catalog.path)
    {
      let plan = TranslationPlan(content.entries.map(\.key), TranslationPlan.Target(document))
      let new = content.updated(plan, values: [language: values])
      return new == bytes
        ? nil : Change(path: catalog.path, oldBytes: bytes, newBytes: new, count: values.count)
    }
    return stringsChange(values, of: document, to: place.stringsPath(language))
  }

  private static func refusal(_ reason: String, _ path: String) -> NibReadError {
    NibReadError(
      Diagnostic(
        .unchangedTranslation, "the translations are not imported: \(reason)", at: SourceLocation(file: path))
    )
  }

  private func stringsChange(_ values: [String: String], of document: NibDocument, to path: String) -> Change?
  {
    let old = FileBytes.ifReadable(path)
    let strings = StringsFile(old ?? [])
    let known = Set(texts: strings.entries.map(\.key))
    let changed = values.filter { key, value in
      strings.entries.last { ExactText.areEqual($0.key, key) }.map { $0.value != value } ?? true
    }
    guard !changed.isEmpty else { return nil }
    let replaced = StringsFile(strings.replacing(values))
    // Only the texts with a translation are added.
    let target = TranslationPlan.Target(document, only: Set(values.keys).filter { !known.contains(text: $0) })
    let plan = TranslationPlan(adding: target)
    return Change(
      path: path, oldBytes: old, newBytes: replaced.updated(plan, values: values), count: changed.count)
  }
}

extension DocumentFolder {
  /// The path of the strings file of a language, which need not exist.
  package func stringsPath(_ language: String) -> String {
    let wanted = LanguageName(language)
    let known = languages.first { LanguageName($0) == wanted } ?? language
    return Disk.path(
      of: Disk.path(of: name + TranslationFile.stringsEnding, in: known + ".lproj"), in: folder)
  }
}

extension TranslationFile {
  fileprivate var isCatalog: Bool { if case .catalog = content { true } else { false } }
}

extension DiagnosticKind {
  package static let unchangedTranslation = DiagnosticKind(
    "unchanged-translation", .error, "A file with translations is not changed.",
    advice: "Correct the file, or check that it has the name of its document.")
}
