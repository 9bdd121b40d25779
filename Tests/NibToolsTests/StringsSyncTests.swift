import TestSupport
import Testing

@testable import NibCore
@testable import NibTools

/// Translations that get the keys of their documents, and those that are imported.
@Suite struct StringsSyncTests {
  private static func document(_ labels: KeyValuePairs<String, String>) -> String {
    let views = labels.map { "<label text=\"\($0.value)\" id=\"\($0.key)\"/>" }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><view id="roo-tt-001"><subviews>
      \(views)
      </subviews></view></objects></document>
      """
  }

  private static func changes(_ path: String, prune: Bool = false) throws -> [StringsSync.Change] {
    StringsSync(removesStale: prune).changes(of: try InputFile.read(path))
  }

  private static func key(_ id: String, _ value: String) -> String { "\"\(id).text\" = \"\(value)\";\n" }

  @Test("Ids that are compared with the wrong storyboard delete nothing, also with --prune")
  func wrongStoryboard() throws {
    let german = Self.key("aaa-aa-aaa", "Ä") + Self.key("bbb-bb-bbb", "B")
    let folder = try TemporaryFolder([
      "Base.lproj/Main.xib": Self.document(["ccc-cc-ccc": "C", "ddd-dd-ddd": "D"]),
      "de.lproj/Main.strings": german,
    ])
    let changes = try Self.changes(folder.path + "/Base.lproj/Main.xib", prune: true)
    #expect(changes.map(\.isChanged) == [false])
    #expect(
      changes.map(\.problem) == [
        "no key of this file is in 'Main.xib', so it may belong to another document; it is not changed"
      ])
    #expect(changes[0].newBytes == Array(german.utf8))
  }

  @Test("An object whose id changed keeps its translation, at the place of the new id") func renamedObject()
    throws
  {
    let german = Self.key("aaa-aa-aaa", "Anmelden") + Self.key("bbb-bb-bbb", "Beenden")
    let folder = try TemporaryFolder([
      "Base.lproj/Main.xib": Self.document(["aaa-aa-aaa": "Log in", "bbb-bb-bbb": "Quit"]),
      "de.lproj/Main.strings": german,
    ])
    try GitRun(["init", "-q"], in: folder.path)
    try GitRun(["add", "."], in: folder.path)
    try GitRun(
      ["-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-qm", "Translate"], in: folder.path)
    let path = try folder.write(
      Self.document(["new-aa-aaa": "Log in", "bbb-bb-bbb": "Quit"]), to: "Base.lproj/Main.xib")
    let changes = try Self.changes(path)
    #expect(
      changes.map { String(decoding: $0.newBytes, as: UTF8.self) } == [
        Self.key("bbb-bb-bbb", "Beenden") + Self.key("new-aa-aaa", "Anmelden")
      ])
    #expect(changes[0].plan.moved.map(\.newKey) == ["new-aa-aaa.text"])
    #expect(changes[0].plan.added.isEmpty)
  }

  @Test(
    "Of two equal texts, sync says which other one the translation could belong to", arguments: [true, false])
  func equalTexts(isOtherGone: Bool) throws {
    let labels: KeyValuePairs =
      isOtherGone
      ? ["aaa-aa-aaa": "Low", "bbb-bb-bbb": "Low", "ccc-cc-ccc": "High"]
      : ["aaa-aa-aaa": "Low", "ccc-cc-ccc": "High"]
    let german = labels.map { Self.key($0.key, "T" + $0.key) }.joined()
    let folder = try TemporaryFolder(["a.txt": ""])
    try GitRun(["init", "-q"], in: folder.path)
    try Self.commit(
      ["Base.lproj/Main.xib": Self.document(labels), "de.lproj/Main.strings": german], in: folder)
    let path = try folder.write(
      Self.document(
        isOtherGone
          ? ["new-aa-aaa": "Low", "ccc-cc-ccc": "High"]
          : ["new-aa-aaa": "Low", "new-bb-bbb": "Low", "ccc-cc-ccc": "High"]), to: "Base.lproj/Main.xib")
    let change = try #require(try Self.changes(path).first)
    let move = try #require(change.plan.moved.first)
    let other =
      isOtherGone
      ? ["aaa-aa-aaa.text", "bbb-bb-bbb.text"].first { $0 != move.oldKey }
      : ["new-aa-aaa.text", "new-bb-bbb.text"].first { $0 != move.newKey }
    #expect(change.plan.moved.count == 1)
    #expect(
      change.remarks.map(\.message) == [
        "'\(move.newKey)' gets the translation of '\(move.oldKey)', but the text of '\(other ?? "")' is the same; "
          + "check that this is not the translation of another object"
      ])
  }

  @Test("A frame shows which of two equal texts got a new id, and sync warns that it is only a position")
  func clearMove()
    throws
  {
    func document(_ labels: KeyValuePairs<String, Int>) -> String {
      let views = labels.map {
        "<label text=\"Low\" id=\"\($0.key)\"><rect key=\"frame\" x=\"0\" y=\"\($0.value)\" width=\"9\" height=\"9\"/></label>"
      }
      return Self.document([:]).replacing("<subviews>", with: "<subviews>" + views.joined())
    }
    func strings(_ id: String) -> String {
      "/* Class = \"UILabel\"; text = \"Low\"; ObjectID = \"\(id)\"; */\n" + Self.key(id, "T" + id)
    }
    let folder = try TemporaryFolder(["a.txt": ""])
    try GitRun(["init", "-q"], in: folder.path)
    try Self.commit(
      [
        "Base.lproj/Main.xib": document(["aaa-aa-aaa": 10, "bbb-bb-bbb": 50]),
        // The text of the removed object is the only one that is translated into Danish.
        "da.lproj/Main.strings": strings("aaa-aa-aaa"),
        "de.lproj/Main.strings": strings("aaa-aa-aaa") + strings("bbb-bb-bbb"),
      ], in: folder)
    let path = try folder.write(document(["ccc-cc-ccc": 50]), to: "Base.lproj/Main.xib")
    let changes = try Self.changes(path)
    #expect(changes.map(\.remarks.count) == [0, 1])
    #expect(changes.map(\.plan.moved.count) == [0, 1])
    // An old version of the document has the only key of the Danish file.
    #expect(changes.map(\.plan.added.count) == [1, 0])
    #expect(changes.last?.plan.moved.map(\.oldKey) == ["bbb-bb-bbb.text"])
    // Nothing shows it if the frame is another one.
    try folder.write(document(["ccc-cc-ccc": 90]), to: "Base.lproj/Main.xib")
    #expect(try Self.changes(path).map(\.remarks.count) == [1, 1])
  }

  /// Writes documents and German strings, and commits them.
  private static func commit(_ files: [String: String], in folder: TemporaryFolder) throws {
    for (name, text) in files { try folder.write(text, to: name) }
    try GitRun(["add", "."], in: folder.path)
    try GitRun(
      ["-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-qm", "Change"], in: folder.path)
  }

  @Test("An object with another id and another text gets no translation of the old one") func replacedObject()
    throws
  {
    let german = Self.key("bbb-bb-bbb", "Löschen") + Self.key("iii-ii-iii", "Reise")
    let folder = try TemporaryFolder(["a.txt": ""])
    try GitRun(["init", "-q"], in: folder.path)
    try Self.commit(
      [
        "Base.lproj/Main.xib": Self.document(["bbb-bb-bbb": "Delete", "iii-ii-iii": "Trip"]),
        "de.lproj/Main.strings": german,
      ], in: folder)
    let path = try folder.write(
      Self.document(["ccc-cc-ccc": "Save", "iii-ii-iii": "Trip"]), to: "Base.lproj/Main.xib")
    let change = try #require(try Self.changes(path).first)
    #expect(change.plan.moved.isEmpty)
    #expect(change.plan.added.map(\.key) == ["ccc-cc-ccc.text"])
    #expect(change.plan.staleKeys == ["bbb-bb-bbb.text"])
    #expect(!String(decoding: change.newBytes, as: UTF8.self).contains("\"ccc-cc-ccc.text\" = \"Löschen\""))
  }

  @Test("What is announced for --prune is what it removes: git has an earlier version with the object")
  func prunedByHistory() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    try GitRun(["init", "-q"], in: folder.path)
    let german =
      Self.key("aaa-aa-aaa", "Titel") + Self.key("bbb-bb-bbb", "Alt") + Self.key("ccc-cc-ccc", "Get Started")
    try Self.commit(
      [
        "Base.lproj/Main.xib": Self.document(["aaa-aa-aaa": "Title", "bbb-bb-bbb": "Old"]),
        "de.lproj/Main.strings": "",
      ], in: folder)
    let new = Self.document(["aaa-aa-aaa": "Title", "ccc-cc-ccc": "Get Started"])
    try Self.commit(["Base.lproj/Main.xib": new], in: folder)
    try Self.commit(["de.lproj/Main.strings": german, "fr.lproj/Main.strings": german], in: folder)
    let path = folder.path + "/Base.lproj/Main.xib"
    #expect(try Self.changes(path).map(\.plan.removableCount) == [1, 1])
    #expect(try Self.changes(path).flatMap(\.plan.keptIDs).isEmpty)
    #expect(
      try Self.changes(path, prune: true).map(\.plan.removedKeys) == [
        ["bbb-bb-bbb.text"], ["bbb-bb-bbb.text"],
      ])
  }

  @Test("A key in a string catalog that code uses stays as it is, and only new marks are counted")
  func keysOfCode() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"Bottom Third":{},"aaa-aa-aaa.text":{},"yyy-yy-yyy.text":{"extractionState":\
      "stale"},"zzz-zz-zzz.text":{}}}
      """
    let folder = try TemporaryFolder([
      "Main.xib": Self.document(["aaa-aa-aaa": "A"]), "Main.xcstrings": catalog,
    ])
    let path = folder.path + "/Main.xib"
    let change = try #require(try Self.changes(path).first)
    #expect(change.markedCount == 1)
    let new = StringCatalog(change.newBytes)
    #expect(new.entries.map(\.extractionState) == [nil, nil, "stale", "stale"])
    try folder.write(String(decoding: change.newBytes, as: UTF8.self), to: "Main.xcstrings")
    #expect(try Self.changes(path).map(\.markedCount) == [0])
    #expect(try Self.changes(path).map(\.isChanged) == [false])
  }

  @Test(
    "A key of any document with the same strings file stays, whichever document is named",
    arguments: [
      ["Base.lproj/Main.xib", "en.lproj/Main.xib"], ["Base.lproj/Main.xib", "Main.xib"],
      ["Base.lproj/Main.xib", "Base.lproj/Main.storyboard"],
    ])
  func sharedFile(names: [String]) throws {
    let german = Self.key("aaa-aa-aaa", "Ä") + Self.key("bbb-bb-bbb", "B") + Self.key("zzz-zz-zzz", "Z")
    let folder = try TemporaryFolder([
      names[0]: Self.document(["aaa-aa-aaa": "A"]), names[1]: Self.document(["bbb-bb-bbb": "b"]),
      "de.lproj/Main.strings": german,
    ])
    for name in names {
      let change = try #require(try Self.changes(folder.path + "/" + name, prune: true).first)
      #expect(change.plan.removedKeys == ["zzz-zz-zzz.text"])
      #expect(change.plan.added.isEmpty)
      #expect(change.problem == nil)
    }
  }

  @Test("A document of another language adds no keys") func otherLanguage() throws {
    let german = Self.key("aaa-aa-aaa", "Ä")
    let folder = try TemporaryFolder([
      "Base.lproj/Main.xib": Self.document(["aaa-aa-aaa": "A"]),
      "en.lproj/Main.xib": Self.document(["bbb-bb-bbb": "B"]), "de.lproj/Main.strings": german,
    ])
    let changes = try Self.changes(folder.path + "/en.lproj/Main.xib", prune: true)
    #expect(changes.map(\.isChanged) == [false])
  }

  @Test("Without an old version, keys that may belong to new ids are kept, also the second time")
  func unknownHistory() throws {
    let german = Self.key("aaa-aa-aaa", "Anmelden") + Self.key("bbb-bb-bbb", "Beenden")
    let folder = try TemporaryFolder([
      "Base.lproj/Main.xib": Self.document(["new-aa-aaa": "Log in", "bbb-bb-bbb": "Quit"]),
      "de.lproj/Main.strings": german,
    ])
    let path = folder.path + "/Base.lproj/Main.xib"
    let change = try #require(try Self.changes(path, prune: true).first)
    #expect(change.plan.added.map(\.key) == ["new-aa-aaa.text"])
    #expect(change.plan.removedKeys.isEmpty)
    #expect(change.plan.keptIDs == ["aaa-aa-aaa"])
    try folder.write(String(decoding: change.newBytes, as: UTF8.self), to: "de.lproj/Main.strings")
    #expect(try Self.changes(path, prune: true).map(\.isChanged) == [false])
  }

  @Test("A stale key gets the id of the only new text with its class and text") func movedByComment() throws {
    let comment = "/* Class = \"UILabel\"; text = \"Log in\"; ObjectID = \"aaa-aa-aaa\"; */\n"
    let folder = try TemporaryFolder([
      "Base.lproj/Main.xib": Self.document(["new-aa-aaa": "Log in", "bbb-bb-bbb": "Quit"]),
      "de.lproj/Main.strings": Self.key("bbb-bb-bbb", "Beenden") + comment
        + Self.key("aaa-aa-aaa", "Anmelden"),
    ])
    let changes = try Self.changes(folder.path + "/Base.lproj/Main.xib", prune: true)
    #expect(changes[0].plan.moved.map(\.newKey) == ["new-aa-aaa.text"])
    #expect(changes[0].plan.added.isEmpty)
  }

  @Test("An unknown commit is an error") func unknownCommit() throws {
    let folder = try TemporaryFolder([
      "Main.xib": Self.document(["aaa-aa-aaa": "A"]), "de.lproj/Main.strings": Self.key("aaa-aa-aaa", "Ä"),
    ])
    try GitRun(["init", "-q"], in: folder.path)
    let sync = StringsSync(commit: "typo")
    #expect(throws: NibReadError.self) { try sync.checkCommit(for: [folder.path + "/Main.xib"]) }
  }

  @Test("Entries that the developer made in a string catalog stay") func manualEntries() throws {
    let catalog = """
      {"sourceLanguage":"en","strings":{"aaa-aa-aaa.text":{},"zzz-zz-zzz.text":{"extractionState":"manual"}}}
      """
    let folder = try TemporaryFolder([
      "Main.xib": Self.document(["aaa-aa-aaa": "A"]), "Main.xcstrings": catalog,
    ])
    let changes = try Self.changes(folder.path + "/Main.xib", prune: true)
    #expect(changes.map(\.isChanged) == [false])
    #expect(changes[0].newBytes == Array(catalog.utf8))
  }

  @Test("Translations of a changed text are reported, in a catalog once, and stay") func changedText() throws
  {
    let comment = "/* Class = \"UILabel\"; text = \"Old\"; ObjectID = \"aaa-aa-aaa\"; */\n"
    let entry =
      #"{"comment":"Class = \"UILabel\"; text = \"Old\"; ObjectID = \"aaa-aa-aaa\";","localizations":"#
      + #"{"en":{"stringUnit":{"state":"new","value":"Old"}},"fr":{"stringUnit":{"state":"translated","value":"F"}}}}"#
    let folder = try TemporaryFolder([
      "Base.lproj/Main.xib": Self.document(["aaa-aa-aaa": "New"]),
      "de.lproj/Main.strings": comment + Self.key("aaa-aa-aaa", "Alt"),
      "mul.lproj/Main.xcstrings": #"{"sourceLanguage":"en","strings":{"aaa-aa-aaa.text":\#(entry)}}"#,
    ])
    let path = folder.path + "/Base.lproj/Main.xib"
    let changes = try Self.changes(path)
    func remarks(_ changes: [StringsSync.Change]) -> [String] {
      changes.flatMap(\.remarks).map { $0.rendered.replacing(folder.path + "/", with: "") }
    }
    #expect(
      remarks(changes) == [
        #"de.lproj/Main.strings:2:21: warning: the text of 'aaa-aa-aaa.text' changed from "Old" to "New"; check the translation "Alt" [outdated-translation]"#,
        #"mul.lproj/Main.xcstrings:1:35: warning: the text of 'aaa-aa-aaa.text' changed from "Old" to "New"; check the translation into fr [outdated-translation]"#,
      ])
    for change in changes {
      let new = String(decoding: change.newBytes, as: UTF8.self)
      #expect(new.contains(#"text = "New""#) || new.contains(#"text = \"New\""#))
      #expect(new.contains("Alt") || new.contains(#""state":"needs_review","value":"F""#))
      try folder.write(new, to: change.file.name)
    }
    #expect(try Self.changes(path).map(\.isChanged) == [false, false])
    // The comment of the strings file says that the translation is outdated.
    #expect(try remarks(Self.changes(path)) == Array(remarks(changes).prefix(1)))
  }

  @Test("A file that cannot be read completely is not changed") func unreadable() throws {
    let folder = try TemporaryFolder(["Main.xib": Self.document(["aaa-aa-aaa": "A"]), "de.lproj/a": ""])
    let latin1 = Array(#""aaa-aa-aaa.text" = ""#.utf8) + [0xC4] + Array("\";\n".utf8)
    let file = TranslationFile(latin1, name: "de.lproj/Main.strings", path: "Main.strings")
    #expect(file.problem?.kind == .unreadableTranslation)
    try folder.write("\"aaa-aa-aaa.text\" = ;", to: "de.lproj/Main.strings")
    let changes = try Self.changes(folder.path + "/Main.xib")
    #expect(changes.map(\.isChanged) == [false])
    #expect(changes[0].problem != nil)
    let unit = XLIFF.Unit(id: "aaa-aa-aaa.text", source: "A", target: "Ä", note: nil)
    let part = XLIFF.File(original: "Main.xib", sourceLanguage: "en", targetLanguage: "de", units: [unit])
    #expect(throws: NibReadError.self) { try StringsImport(relativeTo: folder.path).result(for: part) }
  }

  @Test("Targets without a translation, and those of another text, are not imported") func untranslated()
    throws
  {
    let folder = try TemporaryFolder([
      "Main.xib": Self.document(["aaa-aa-aaa": "A", "bbb-bb-bbb": "B", "ccc-cc-ccc": "C"])
    ])
    let units = [
      XLIFF.Unit(id: "aaa-aa-aaa.text", source: "A", target: "", note: nil),
      XLIFF.Unit(id: "bbb-bb-bbb.text", source: "B", target: "B", note: nil, state: "needs-translation"),
      XLIFF.Unit(id: "ccc-cc-ccc.text", source: "Old", target: "Alt", note: nil),
    ]
    let file = XLIFF.File(original: "Main.xib", sourceLanguage: "en", targetLanguage: "de", units: units)
    let result = try StringsImport(relativeTo: folder.path).result(for: file)
    #expect(result.change == nil)
    #expect(
      result.remarks.map(\.message) == [
        "2 texts of 'Main.xib' are without a translation, as their target is empty or its state says so",
        "the translation of 'ccc-cc-ccc.text' is not imported, because the text is not \"Old\" any more",
      ])
  }

  @Test("Translations are written into the strings file of their language, and its keys stay")
  func importing() throws {
    let folder = try TemporaryFolder([
      "App/Base.lproj/Main.xib": Self.document(["aaa-aa-aaa": "A", "bbb-bb-bbb": "B"]),
      "App/pt-BR.lproj/Main.strings": "/* mine */\n" + Self.key("aaa-aa-aaa", "old"),
    ])
    let units = ["aaa-aa-aaa", "bbb-bb-bbb"].map {
      XLIFF.Unit(id: $0 + ".text", source: "", target: "T", note: nil)
    }
    let file = XLIFF.File(
      original: "App/Base.lproj/Main.xib", sourceLanguage: "en", targetLanguage: "pt_BR", units: units)
    let change = try #require(try StringsImport(relativeTo: folder.path).result(for: file).change)
    #expect(change.path == folder.path + "/App/pt-BR.lproj/Main.strings")
    #expect(
      String(decoding: change.newBytes, as: UTF8.self) == "/* mine */\n" + Self.key("aaa-aa-aaa", "T") + """

        /* Class = "UILabel"; text = "B"; ObjectID = "bbb-bb-bbb"; */
        "bbb-bb-bbb.text" = "T";

        """)
  }

  @Test("Translations without a text in the document, or without a language, are not imported without a word")
  func leftOut() throws {
    let folder = try TemporaryFolder([
      "Base.lproj/Main.xib": Self.document(["aaa-aa-aaa": "A", "bbb-bb-bbb": "B"])
    ])
    func file(_ language: String?) -> XLIFF.File {
      let units = ["aaa-aa-aaa", "bbb-bb-bbb", "zzz-zz-zzz"].map {
        XLIFF.Unit(id: $0 + ".text", source: "", target: "T", note: nil)
      }
      return XLIFF.File(
        original: "Base.lproj/Main.xib", sourceLanguage: "en", targetLanguage: language, units: units)
    }
    let result = try StringsImport(relativeTo: folder.path).result(for: file("de"))
    #expect(
      result.remarks.map(\.message) == [
        "1 translation is not imported, because 'Base.lproj/Main.xib' has no text with this key: 'zzz-zz-zzz.text'"
      ])
    #expect(result.change?.count == 2)
    #expect(
      result.change.map { String(decoding: $0.newBytes, as: UTF8.self) } == """
        /* Class = "UILabel"; text = "A"; ObjectID = "aaa-aa-aaa"; */
        "aaa-aa-aaa.text" = "T";

        /* Class = "UILabel"; text = "B"; ObjectID = "bbb-bb-bbb"; */
        "bbb-bb-bbb.text" = "T";

        """)
    #expect(throws: NibReadError.self) { try StringsImport(relativeTo: folder.path).result(for: file(nil)) }
  }

  @Test(
    "Translations from elsewhere name no folder and no document outside of the project",
    arguments: [
      ("App/Base.lproj/Main.xib", "../../evil"), ("App/Base.lproj/Main.xib", "a/b"),
      ("../App/Base.lproj/Main.xib", "de"), ("/Main.xib", "de"),
    ])
  func hostileFiles(original: String, language: String) throws {
    let folder = try TemporaryFolder([
      "Project/App/Base.lproj/Main.xib": Self.document(["aaa-aa-aaa": "A"]),
      "App/Base.lproj/Main.xib": Self.document(["aaa-aa-aaa": "A"]),
    ])
    let unit = XLIFF.Unit(id: "aaa-aa-aaa.text", source: "", target: "T", note: nil)
    let file = XLIFF.File(original: original, sourceLanguage: "en", targetLanguage: language, units: [unit])
    #expect(throws: NibReadError.self) {
      try StringsImport(relativeTo: folder.path + "/Project").result(for: file).change
    }
  }
}
