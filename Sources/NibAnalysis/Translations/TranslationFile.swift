import NibCore

/// A strings file or a string catalog with translations of a document. Its keys are the ids of objects, each followed
/// by an attribute, such as `la1-aa-001.text`.
package struct TranslationFile: Sendable {
  /// The name of the file and of its language folder, such as `de.lproj/Main.strings`.
  package let name: String
  package let ids: Set<ExactText>
  /// The reason why the file or a part of it cannot be read, with its place; `nil` if everything can.
  package let problem: Diagnostic?

  /// The translations of a document: the files with the document's name in its folder and in the language folders
  /// (`.lproj`) of this folder. If the document itself is in a language folder, the folder around it is searched.
  ///
  /// - Parameter document: the path of the document, which need not exist.
  package static func all(beside document: String) -> [TranslationFile] {
    var folder = Disk.folder(of: document)
    if folder == "." { folder = Disk.currentFolder }
    if isLanguage(folder) { folder = Disk.folder(of: folder) }
    let file = Disk.name(of: document)
    let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let places = ([""] + languages.value(in: folder)).flatMap { language in
      endings.map { Disk.path(of: name + $0, in: language) }
    }
    return places.compactMap { TranslationFile($0, in: folder == Disk.currentFolder ? "" : folder) }
  }

  /// The language folders in a folder.
  private static let languages = FolderFact { $0.filter(isLanguage) }

  private static func isLanguage(_ folder: String) -> Bool { Disk.name(of: folder, endsIn: [".lproj"]) }

  private static let catalog = ".xcstrings"
  private static let endings = [".strings", catalog]

  /// - Returns: `nil` if there is no such file.
  private init?(_ name: String, in folder: String) {
    self.name = name
    let path = Disk.path(of: name, in: folder)
    let keys: [String]
    do throws(NibReadError) {
      let bytes = try FileBytes.readDocument(path)
      if Disk.name(of: name, endsIn: [TranslationFile.catalog]) {
        let catalog = StringCatalog(bytes)
        keys = catalog.keys
        problem = catalog.problem.map {
          TranslationFile.diagnostic($0, kind: "string catalog", path: path, in: bytes)
        }
      } else {
        let strings = StringsFile(bytes)
        keys = strings.keys
        problem = strings.problem.map {
          TranslationFile.diagnostic($0, kind: "strings file", path: path, in: strings.text)
        }
      }
    } catch {
      // A link to a missing file is a problem, but a missing file is not.
      if error.diagnostic.kind == .noFile, !Disk.existsOrIsLink(path) { return nil }
      keys = []
      problem = Diagnostic(
        .unreadableTranslation, "the translations cannot be read: \(error.diagnostic.message)",
        at: SourceLocation(file: path))
    }
    ids = Set(
      texts: keys.compactMap { key in
        let plain = TranslationFile.unescaped(key)
        // The id ends at the first point, because ids contain no points.
        return plain.firstIndex(of: ".").map { String(plain[..<$0]) }
      })
  }

  /// A key without its escapes, such as `\U0061` in a strings file or `\u0061` in a string catalog.
  private static func unescaped(_ key: String) -> String {
    let backslash = UInt16(UInt8(ascii: "\\"))
    var remaining = Array(key.utf16)[...]
    guard remaining.contains(backslash) else { return key }
    var units: [UInt16] = []
    while let unit = remaining.popFirst() {
      guard unit == backslash, let mark = remaining.popFirst() else {
        units.append(unit)
        continue
      }
      let digits = String(decoding: remaining.prefix(4), as: UTF16.self)
      if [UInt16(UInt8(ascii: "U")), UInt16(UInt8(ascii: "u"))].contains(mark), digits.utf16.count == 4,
        let value = UInt16(digits, radix: 16)
      {
        units.append(value)
        remaining = remaining.dropFirst(4)
      } else {
        units.append(mark)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func diagnostic(
    _ problem: TranslationProblem, kind: String, path: String, in text: [UInt8]
  ) -> Diagnostic {
    Diagnostic(
      .unreadableTranslation, "this is not a valid \(kind): \(problem.message)",
      at: SourceLocation(of: problem.offset, in: text, file: path))
  }
}

extension DiagnosticKind {
  static let unreadableTranslation = DiagnosticKind(
    "unreadable-translation", .files, .warning, in: .loading,
    "A strings file or string catalog with translations of the document cannot be read completely.",
    details: """
      These are the files with the name of the document beside it and in the language folders. Xcode does not build such a \
      file. What can be read before and after the place is used for the other checks.
      """,
    advice: "Correct the file at this place.",
    wrong: .label(translation: #""name.text" = "Name""#),
    right: .label(translation: #""name.text" = "Name";"#))
}

extension RuleExample {
  /// A label beside a file with its translation.
  fileprivate static func label(translation: String) -> RuleExample {
    RuleExample(
      """
      <label text="Name" id="name"><rect key="frame" x="0" y="0" width="60" height="20"/></label>
      """, files: ["de.lproj/Example.strings": translation + "\n"])
  }
}
