import TestSupport
import Testing

@testable import NibCore
@testable import NibTools

/// Texts that are exported for translators, localization catalogs, and files that cannot be changed.
@Suite struct StringsExchangeTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects><view id="roo-tt-001"><subviews>
    <label text="Save" id="aaa-aa-aaa"/><label text="42" id="bbb-bb-bbb"/><label text="Name" id="ccc-cc-ccc"/>
    </subviews></view></objects></document>
    """

  private static func exported(_ files: [String: String], in language: String) throws -> [XLIFF.Unit] {
    let folder = try TemporaryFolder(files.merging(["Main.xib": document]) { first, _ in first })
    return StringsExport(
      of: try InputFile.read(folder.path + "/Main.xib"), original: "Main.xib", source: "en",
      language: language
    ).file.units
  }

  @Test("A text of a strings file that is that of the document has no target, so that it is not finished")
  func untranslated() throws {
    let units = try Self.exported(
      [
        "de.lproj/Main.strings": """
        "aaa-aa-aaa.text" = "Save";
        "bbb-bb-bbb.text" = "42";
        "ccc-cc-ccc.text" = "Bezeichnung";
        """
      ], in: "de")
    #expect(units.map(\.source) == ["Save", "42", "Name"])
    #expect(units.map(\.target) == [nil, "42", "Bezeichnung"])
    #expect(units.map(\.state) == [nil, nil, nil])
  }

  @Test("The states of a string catalog say which texts are translated") func states() throws {
    func entry(_ id: String, _ state: String, _ value: String) -> String {
      #""\#(id).text":{"localizations":{"de":{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}}}"#
    }
    let entries = [
      entry("aaa-aa-aaa", "new", "Save"), entry("bbb-bb-bbb", "needs_review", "43"),
      entry("ccc-cc-ccc", "translated", "Name"),
    ]
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))}}"
    let units = try Self.exported(["Main.xcstrings": catalog], in: "de")
    #expect(units.map(\.target) == [nil, "43", "Name"])
    #expect(units.map(\.state) == [nil, "needs-review-l10n", "translated"])
    let file = XLIFF.File(original: "Main.xib", sourceLanguage: "en", targetLanguage: "de", units: units)
    let text = XLIFF(files: [file]).text
    #expect(text.contains("<target state=\"needs-review-l10n\">43</target>"))
    let read = try XLIFF(Array(text.utf8), file: "de.xliff").files[0].units
    #expect(read.map(\.state) == units.map(\.state))
    #expect(read.map(\.translation) == [nil, "43", "Name"])
  }

  @Test("The text of the development language in a translation file is the source") func developmentText()
    throws
  {
    let entries = [("aaa-aa-aaa", "en", "Keep"), ("bbb-bb-bbb", "de", "43")].map { id, language, value in
      #""\#(id).text":{"localizations":{"\#(language)":{"stringUnit":{"state":"translated","value":"\#(value)"}}}}"#
    }
    let catalog = "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))}}"
    let units = try Self.exported(["Main.xcstrings": catalog], in: "de")
    #expect(units.map(\.source) == ["Keep", "42", "Name"])
    #expect(units.map(\.target) == [nil, "43", nil])
  }

  @Test("States are imported into string catalogs, and counted where strings files drop them")
  func importedStates()
    throws
  {
    let units = [
      XLIFF.Unit(
        id: "aaa-aa-aaa.text", source: "Save", target: "S", note: nil, state: "needs-review-translation"),
      XLIFF.Unit(id: "bbb-bb-bbb.text", source: "42", target: "43", note: nil, state: "needs-translation"),
      XLIFF.Unit(id: "ccc-cc-ccc.text", source: "Name", target: "N", note: nil, state: "final"),
    ]
    let file = XLIFF.File(original: "Main.xib", sourceLanguage: "en", targetLanguage: "pt_BR", units: units)
    let plural =
      #""ccc-cc-ccc.text":{"localizations":{"pt-BR":{"variations":{"plural":{"other":{"stringUnit":{"value":"n"}}}}}}}"#
    let catalog = #"{"sourceLanguage":"en","strings":{"aaa-aa-aaa.text":{},"bbb-bb-bbb.text":{},\#(plural)}}"#
    let folder = try TemporaryFolder(["Main.xib": Self.document, "Main.xcstrings": catalog])
    let result = try StringsImport(relativeTo: folder.path).result(for: file)
    let change = try #require(result.change)
    let texts = StringCatalog(change.newBytes)
    #expect(change.count == 1)
    #expect(texts.languages == ["pt-BR"])
    #expect(texts.entries.map { $0.localization("pt-BR")?.state } == [.needsReview, nil, nil])
    #expect(texts.entries[2].localization("pt-BR")?.hasPlurals == true)
    #expect(result.droppedReviewCount == 0)
    #expect(
      result.remarks.map(\.message).last
        == "the translation of 'ccc-cc-ccc.text' is not imported, because it differs by number in the string catalog"
    )
    let plain = try TemporaryFolder(["Main.xib": Self.document])
    let dropped = try StringsImport(relativeTo: plain.path).result(for: file)
    #expect(dropped.droppedReviewCount == 1)
    #expect(dropped.change?.count == 2)
  }

  /// A catalog with a German text of which the documents use nothing, one that is not translated, and a third one.
  private static let mixedCatalog = #"""
    {"sourceLanguage":"en","strings":{
    "aaa-aa-aaa.text":{"localizations":{"de":{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"n"}}}}}}},
    "bbb-bb-bbb.text":{"shouldTranslate":false},
    "ccc-cc-ccc.text":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"N"}}}}}}
    """#

  @Test("What import refuses is not exported: texts that differ by number, and those that are not translated")
  func unsuitable() throws {
    let folder = try TemporaryFolder(["Main.xib": Self.document, "Main.xcstrings": Self.mixedCatalog])
    let export = StringsExport(
      of: try InputFile.read(folder.path + "/Main.xib"), original: "Main.xib", source: "en", language: "de")
    #expect(export.file.units.map(\.target) == ["N"])
    #expect(
      export.remarks.map { "\($0.location?.line ?? 0): \($0.message)" } == [
        "2: the text of 'aaa-aa-aaa.text' is not exported, because its translation differs by number in the string "
          + "catalog, which documents do not use"
      ])
    #expect(export.problems.isEmpty)
    let units = [("aaa-aa-aaa", "Save"), ("bbb-bb-bbb", "42"), ("ccc-cc-ccc", "Name")].map {
      XLIFF.Unit(id: $0.0 + ".text", source: $0.1, target: "X", note: nil)
    }
    let file = XLIFF.File(original: "Main.xib", sourceLanguage: "en", targetLanguage: "de", units: units)
    let result = try StringsImport(relativeTo: folder.path).result(for: file)
    #expect(
      result.remarks.map(\.message) == [
        "the translation of 'aaa-aa-aaa.text' is not imported, because it differs by number in the string catalog",
        "the translation of 'bbb-bb-bbb.text' is not imported, because the string catalog says that the text is not "
          + "translated (\"shouldTranslate\" : false)",
      ])
    let expected = Self.mixedCatalog.replacing("\"value\":\"N\"", with: "\"value\":\"X\"")
    #expect(result.change.map { String(decoding: $0.newBytes, as: UTF8.self) } == expected)
  }

  @Test("Import changes only the entries that it names: no state of another one, and it adds no other")
  func onlyNamedEntries() throws {
    let catalog = #"""
      {"sourceLanguage":"en","strings":{
      "aaa-aa-aaa.text":{"extractionState":"extracted_with_value","localizations":{"de":{"stringUnit":{"state":"new","value":"Save"}}}},
      "old-bb-002.text":{"extractionState":"manual","localizations":{"de":{"stringUnit":{"state":"translated","value":"Von Hand"}}}},
      "old-bb-003.text":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Alt"}}}}}}
      """#
    let folder = try TemporaryFolder(["Main.xib": Self.document, "Main.xcstrings": catalog])
    let change = try StringsImport(relativeTo: folder.path).result(for: Self.xliff.files[0]).change
    let expected = catalog.replacing(
      #""state":"new","value":"Save""#, with: #""state":"translated","value":"Sichern""#)
    #expect(change.map { String(decoding: $0.newBytes, as: UTF8.self) } == expected)
    try folder.write(expected, to: "Main.xcstrings")
    // Entries that the developer made stay, whatever else changes.
    let synced = StringsSync(removesStale: true).changes(of: try InputFile.read(folder.path + "/Main.xib"))
    let entries = try #require(synced.first.map { StringCatalog($0.newBytes).entries })
    let manual = entries.first { $0.key == "old-bb-002.text" }
    #expect(manual?.extractionState == "manual")
    #expect(manual?.localization("de")?.value == "Von Hand")
  }

  @Test("Import warns of translations that lack a format specifier of the text", arguments: [true, false])
  func formats(isCatalog: Bool) throws {
    var files = ["Main.xib": Self.document.replacing("\"Save\"", with: "\"Save %@\"")]
    if isCatalog { files["Main.xcstrings"] = #"{"sourceLanguage":"en","strings":{}}"# }
    let folder = try TemporaryFolder(files)
    func remarks(_ target: String) throws -> [String] {
      let unit = XLIFF.Unit(id: "aaa-aa-aaa.text", source: "Save %@", target: target, note: nil)
      let file = XLIFF.File(
        original: "Main.xib", sourceLanguage: "en", targetLanguage: "de", units: [unit])
      let result = try StringsImport(relativeTo: folder.path).result(for: file)
      #expect(result.change?.isChanged == true)
      return result.remarks.map { "\($0.severity): \($0.message) [\($0.id)]" }
    }
    #expect(try remarks("%@ sichern").isEmpty)
    #expect(
      try remarks("Sichern") == [
        "warning: 'aaa-aa-aaa.text': the text 'Save %@' has '%@', but the translation into 'de' has no format specifier "
          + "[translation-format]"
      ])
  }

  @Test("An export from a file that cannot be read completely has the message of check, as an error")
  func unreadableExport() throws {
    let folder = try TemporaryFolder([
      "Main.xib": Self.document,
      "de.lproj/Main.strings": "\"aaa-aa-aaa.text\" = \"Sichern\"\n\"ccc-cc-ccc.text\" = \"N\";\n",
      "fr.lproj/Main.strings": "\"aaa-aa-aaa.text\" = \"F\";\n",
    ])
    func problems(_ language: String) throws -> [String] {
      StringsExport(
        of: try InputFile.read(folder.path + "/Main.xib"), original: "Main.xib", source: "en",
        language: language
      ).problems.map { "\($0.location?.line ?? 0): \($0.severity): \($0.message) [\($0.id)]" }
    }
    #expect(
      try problems("de") == [
        "2: error: this is not a valid strings file: ';' is expected after the value of 'aaa-aa-aaa.text', not '\"' "
          + "[unreadable-translation]"
      ])
    #expect(try problems("fr").isEmpty)
  }

  @Test("A comment that ends with the next one is reported by sync and export, and the file is not changed")
  func unclosedComment() throws {
    let strings = "/* A\n\"aaa-aa-aaa.text\" = \"Sichern\";\n\n/* C */\n\"ccc-cc-ccc.text\" = \"N\";\n"
    let folder = try TemporaryFolder(["Main.xib": Self.document, "de.lproj/Main.strings": strings])
    let document = try InputFile.read(folder.path + "/Main.xib")
    let message =
      "this comment ends only with the next one, so that the entry 'aaa-aa-aaa.text' is a part of it"
    let export = StringsExport(of: document, original: "Main.xib", source: "en", language: "de")
    #expect(export.problems.map(\.message) == [message])
    #expect(export.problems.map { $0.location?.line } == [1])
    let changes = StringsSync().changes(of: document)
    #expect(changes.map(\.problem) == ["\(message); correct this first"])
    #expect(changes.map(\.isChanged) == [false])
  }

  @Test(
    "A strings file or string catalog as the original of XLIFF stands for its document",
    arguments: [
      ("App/en.lproj/Main.strings", "App/Base.lproj/Main.xib"), ("App/Base.lproj/Main.xib", nil),
      ("App/mul.lproj/Main.xcstrings", "App/Base.lproj/Main.xib"), ("App/de.lproj/Localizable.strings", ""),
      ("App/en.lproj/../de.lproj/Main.strings", ""), ("Info.plist", ""),
    ] as [(String, String?)])
  func originals(original: String, document: String?) throws {
    let folder = try TemporaryFolder([
      "App/Base.lproj/Main.xib": Self.document, "App/de.lproj/Localizable.strings": "",
    ])
    let file = XLIFF.File(original: original, sourceLanguage: "en", targetLanguage: "de", units: [])
    #expect(file.ofDocument(in: folder.path)?.original ?? "" == document ?? original)
  }

  // MARK: Localization catalogs

  private static let xliff = XLIFF(files: [
    XLIFF.File(
      original: "Main.xib", sourceLanguage: "en", targetLanguage: "de",
      units: [XLIFF.Unit(id: "aaa-aa-aaa.text", source: "Save", target: "Sichern", note: nil)])
  ])

  private static func write(_ path: String) throws {
    try LocalizationCatalog(path: path, language: "de", sourceLanguage: "en").write(Array(xliff.text.utf8))
  }

  @Test("A localization catalog can be renamed, and be replaced by a new one") func renamedCatalog() throws {
    let folder = try TemporaryFolder(["a": ""])
    let path = folder.path + "/de.xcloc"
    try Self.write(path)
    try Self.write(path)
    #expect(
      FolderWriting.files(of: path)?.map(\.name).sorted() == ["Localized Contents/de.xliff", "contents.json"])
    let renamed = folder.path + "/German (final).xcloc"
    try FileManager.default.moveItem(atPath: path, toPath: renamed)
    #expect(try LocalizationCatalog.read(renamed).files.map(\.targetLanguage) == ["de"])
    // A translator's program may rename the file, too.
    let contents = renamed + "/Localized Contents/"
    try FileManager.default.moveItem(atPath: contents + "de.xliff", toPath: contents + "German.xliff")
    #expect(try LocalizationCatalog.read(renamed).files.map(\.original) == ["Main.xib"])
  }

  @Test("A catalog is not written over other files, and leaves nothing behind if it cannot be written")
  func failedCatalog() throws {
    let folder = try TemporaryFolder(["de.xcloc/Notes/note.txt": "Keep", "file": ""])
    for path in ["/de.xcloc", "/file/de.xcloc", "/none/de.xcloc"] {
      #expect(throws: WritingFailure.self) { try Self.write(folder.path + path) }
    }
    #expect(FolderWriting.files(of: folder.path)?.map(\.name) == ["de.xcloc/Notes/note.txt", "file"])
  }

  @Test(
    "The languages of a catalog and of its file must be the same",
    arguments: [
      ("{\"targetLocale\" : \"fr\"}", "the catalog is for 'fr', but this file has translations into 'de'"),
      ("{\"targetLocale\" : }", "this is not valid JSON: a value is expected here"),
      (
        "{\"targetLocale\" : \"de_DE\"}",
        "the catalog is for 'de_DE', but this file has translations into 'de'"
      ),
      ("{\"targetLocale\" : \"de\"}", nil), ("{}", nil),
    ])
  func languages(contents: String, problem: String?) throws {
    let folder = try TemporaryFolder(["a": ""])
    let path = folder.path + "/de.xcloc"
    try Self.write(path)
    try folder.write(contents, to: "de.xcloc/contents.json")
    guard let problem else {
      #expect(try LocalizationCatalog.read(path).files.count == 1)
      return
    }
    let error = #expect(throws: NibReadError.self) { try LocalizationCatalog.read(path) }
    #expect(error?.diagnostic.message == problem)
  }

  @Test(
    "Only languages can be translated into", arguments: ["../x", "", "double", "RTL", "a/b", "x!", "German2"])
  func invalidLanguages(name: String) {
    #expect(LanguageName.problem(ofTranslationsInto: name)?.hasPrefix("'\(name)' is ") == true)
    #expect(LanguageName.problem(ofTranslationsInto: "pt-BR") == nil)
  }

  // MARK: Files that cannot be changed

  private static let propertyList = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>aaa-aa-aaa.text</key><string>Alt</string></dict></plist>
    """

  @Test("Translations are neither imported into property lists nor added to them, for the same reason")
  func propertyLists() throws {
    let folder = try TemporaryFolder(["Main.xib": Self.document, "de.lproj/Main.strings": Self.propertyList])
    let reason =
      "it is a property list, which is not changed; convert it to text with 'plutil -convert strings'"
    let error = #expect(throws: NibReadError.self) {
      try StringsImport(relativeTo: folder.path).result(for: Self.xliff.files[0])
    }
    #expect(error?.diagnostic.message.hasSuffix("are not imported: " + reason) == true)
    let changes = StringsSync().changes(of: try InputFile.read(folder.path + "/Main.xib"))
    #expect(changes.map(\.problem) == [reason])
    #expect(changes.map(\.isChanged) == [false])
  }

  @Test("A file that changed after it was read is not overwritten") func race() throws {
    let folder = try TemporaryFolder([
      "Main.xib": Self.document, "de.lproj/Main.strings": "\"aaa-aa-aaa.text\" = \"Alt\";\n",
    ])
    let imported = try #require(
      try StringsImport(relativeTo: folder.path).result(for: Self.xliff.files[0]).change)
    let synced = try #require(
      StringsSync().changes(of: try InputFile.read(folder.path + "/Main.xib")).first)
    let edited = "\"aaa-aa-aaa.text\" = \"Edited meanwhile\";\n"
    try folder.write(edited, to: "de.lproj/Main.strings")
    for (old, new) in [(imported.oldBytes, imported.newBytes), (synced.oldBytes, synced.newBytes)] {
      #expect(throws: WritingFailure.self) {
        try FileWriting.replace(folder.path + "/de.lproj/Main.strings", with: new, ifStill: old)
      }
    }
    #expect(FileBytes.ifReadable(folder.path + "/de.lproj/Main.strings") == Array(edited.utf8))
  }

  @Test("Documents that share files with translations are read once for all of them") func sharedDocuments()
    throws
  {
    let folder = try TemporaryFolder([
      "Base.lproj/Main.xib": Self.document, "fr.lproj/Main.xib": Self.document,
      "de.lproj/Main.strings": "\"aaa-aa-aaa.text\" = \"Alt\";\n",
    ])
    let sync = StringsSync()
    let path = folder.path + "/fr.lproj/Main.xib"
    #expect(sync.knownDocument(path) == nil)
    _ = sync.changes(of: try InputFile.read(folder.path + "/Base.lproj/Main.xib"))
    let known = try #require(sync.knownDocument(path))
    #expect(known.file == path)
    #expect(sync.changes(of: known).map(\.plan.added.count) == [0])
  }

  // MARK: The file of a language

  private static let german = "\"aaa-aa-aaa.text\" = \"Alt\";\n"
  private static let catalog =
    #"{"sourceLanguage":"en","strings":{"aaa-aa-aaa.text":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"K"}}}}}}"#

  @Test("Export, import, sync and display use the same file of a language") func oneTable() throws {
    let folder = try TemporaryFolder([
      "Base.lproj/Main.xib": Self.document, "de.lproj/Main.strings": Self.german,
      "German.lproj/Main.strings": Self.german, "fr.lproj/Main.strings": Self.german,
      "mul.lproj/Main.xcstrings": Self.catalog,
    ])
    let path = folder.path + "/Base.lproj/Main.xib"
    let document = try InputFile.read(path)
    func exported(_ language: String) -> [String?] {
      StringsExport(of: document, original: "a", source: "en", language: language).file.units.map(\.target)
    }
    #expect(exported("de") == ["K", nil, nil])
    #expect(exported("German") == ["K", nil, nil])
    #expect(exported("fr") == ["Alt", nil, nil])
    let shown = try document.localized(for: try #require(ShownLanguage("de")))
    #expect(shown.object(id: "aaa-aa-aaa")?["text"] == "K")
    func imported(_ language: String) throws -> String? {
      let unit = XLIFF.Unit(id: "aaa-aa-aaa.text", source: "Save", target: "Neu", note: nil)
      let file = XLIFF.File(
        original: "Base.lproj/Main.xib", sourceLanguage: "en", targetLanguage: language, units: [unit])
      return try StringsImport(relativeTo: folder.path).result(for: file).change?.path
        .replacing(folder.path + "/", with: "")
    }
    #expect(try imported("German") == "mul.lproj/Main.xcstrings")
    // Strings files keep a language that the catalog does not have.
    #expect(try imported("fr") == "fr.lproj/Main.strings")
    #expect(try imported("pt_br") == "mul.lproj/Main.xcstrings")
    #expect(
      StringsSync().changes(of: document).map(\.file.name) == [
        "fr.lproj/Main.strings", "mul.lproj/Main.xcstrings",
      ])
  }

  @Test("A new strings file is in a folder with the code of the language") func newFolder() throws {
    let folder = try TemporaryFolder(["Main.xib": Self.document])
    let unit = XLIFF.Unit(id: "aaa-aa-aaa.text", source: "Save", target: "Neu", note: nil)
    let file = XLIFF.File(
      original: "Main.xib", sourceLanguage: "en", targetLanguage: "German", units: [unit])
    let change = try StringsImport(relativeTo: folder.path).result(for: file).change
    #expect(change?.path == folder.path + "/de.lproj/Main.strings")
  }

  // MARK: Links

  @Test("Files to which links lead out of the folder are neither updated nor imported into") func links()
    throws
  {
    let folder = try TemporaryFolder([
      "p/Main.xib": Self.document, "other/Theirs.strings": Self.german, "p/de.lproj/x": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/p/de.lproj/Main.strings", withDestinationPath: "../../other/Theirs.strings")
    let inside = WritingFolders([folder.path + "/p"])
    let document = try InputFile.read(folder.path + "/p/Main.xib")
    let refused = try #require(StringsSync(folders: inside).changes(of: document).first)
    #expect(!refused.isChanged)
    #expect(refused.problem?.hasPrefix("a link leads to '") == true)
    let around = StringsSync(folders: WritingFolders([folder.path])).changes(of: document)
    #expect(around.map(\.isChanged) == [true])
    let error = #expect(throws: NibReadError.self) {
      try StringsImport(relativeTo: folder.path + "/p").result(for: Self.xliff.files[0])
    }
    #expect(error?.diagnostic.message.contains("are not imported: a link leads to '") == true)
  }

  // MARK: Outdated translations

  @Test("A translation in a strings file is outdated until it is changed or confirmed") func outdated() throws
  {
    let comment = #"/* Class = "UILabel"; text = "Old"; ObjectID = "aaa-aa-aaa"; */"#
    let folder = try TemporaryFolder([
      "Main.xib": Self.document, "de.lproj/Main.strings": comment + "\n" + Self.german,
    ])
    let path = folder.path + "/de.lproj/Main.strings"
    let document = try InputFile.read(folder.path + "/Main.xib")
    for _ in 0..<2 {
      let change = try #require(StringsSync().changes(of: document).first)
      #expect(
        change.remarks.map(\.message) == [
          #"the text of 'aaa-aa-aaa.text' changed from "Old" to "Save"; check the translation "Alt""#
        ])
      try folder.write(String(decoding: change.newBytes, as: UTF8.self), to: "de.lproj/Main.strings")
    }
    let units = StringsExport(of: document, original: "Main.xib", source: "en", language: "de").file.units
    #expect(units.first?.state == "needs-review-l10n")
    func imported(_ target: String, _ state: String?) throws -> String? {
      let unit = XLIFF.Unit(id: "aaa-aa-aaa.text", source: "Save", target: target, note: nil, state: state)
      let file = XLIFF.File(
        original: "Main.xib", sourceLanguage: "en", targetLanguage: "de", units: [unit])
      let change = try StringsImport(relativeTo: folder.path).result(for: file).change
      return change.map { String(decoding: $0.newBytes, as: UTF8.self) }
    }
    let plain = comment.replacing("Old", with: "Save")
    #expect(try imported("Alt", nil) == nil)
    #expect(try imported("Alt", "needs-review-l10n") == nil)
    #expect(try imported("Alt", "translated")?.hasPrefix(plain + "\n" + Self.german) == true)
    #expect(try imported("Neu", nil)?.hasPrefix(plain + "\n\"aaa-aa-aaa.text\" = \"Neu\";") == true)
    #expect(
      FileBytes.ifReadable(path).map { String(decoding: $0, as: UTF8.self) }?.contains("Outdated") == true)
  }

  // MARK: Units that are left out

  @Test(
    "Each translation that is not imported, and a language without a translation, has a message with its line"
  )
  func leftOut() throws {
    let folder = try TemporaryFolder(["Main.xib": Self.document])
    let text = """
      <xliff version="1.2"><file original="Main.xib" source-language="en" target-language="en_us"><body>
      <trans-unit id="aaa-aa-aaa.text"><source>Save</source><target>1</target></trans-unit>
      <trans-unit id="aaa-aa-aaa.text"><source>Save</source><target>2</target></trans-unit>
      <trans-unit id="bbb-bb-bbb.text" translate="no"><source>42</source><target>43</target></trans-unit>
      <trans-unit id="ccc-cc-ccc.text"><target>N</target></trans-unit></body></file></xliff>
      """
    func messages(_ text: String) throws -> [String] {
      let file = try XLIFF(Array(text.utf8), file: "a.xliff").files[0]
      return try StringsImport(relativeTo: folder.path).result(for: file).remarks.map {
        "\($0.location?.line ?? 0): \($0.message)"
      }
    }
    let units = [
      "2: the translation of 'aaa-aa-aaa.text' is not imported, because the file has another one in line 3",
      "4: the translation of 'bbb-bb-bbb.text' is not imported, because the file says that the text is not "
        + "translated (translate=\"no\")",
      "5: the translation of 'ccc-cc-ccc.text' is not imported, because it has no <source>, so that the text which "
        + "was translated is not known",
    ]
    #expect(try messages(text) == units)
    #expect(
      try messages(text.replacing("en_us", with: "EN")) == units + [
        "1: source-language and target-language are both 'en', so that these texts replace those of 'Main.xib' in "
          + "the development language"
      ])
  }
}
