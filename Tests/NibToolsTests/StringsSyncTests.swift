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
