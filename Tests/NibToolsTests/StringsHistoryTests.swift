import TestSupport
import Testing

@testable import NibCore
@testable import NibTools

/// Translations that are compared with old versions of their documents in git.
@Suite struct StringsHistoryTests {
  private static func label(_ id: String, _ text: String) -> String {
    "<label text=\"\(text)\" id=\"\(id)\"/>"
  }

  private static func document(_ views: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects><view id="roo-tt-001"><subviews>
    \(views.joined(separator: "\n"))
    </subviews></view></objects></document>
    """
  }

  private static func entry(_ id: String, _ text: String, _ value: String) -> String {
    "/* Class = \"UILabel\"; text = \"\(text)\"; ObjectID = \"\(id)\"; */\n\"\(id).text\" = \"\(value)\";\n"
  }

  private static func commit(_ files: [String: String], in folder: TemporaryFolder) throws {
    for (name, text) in files { try folder.write(text, to: name) }
    try GitRun(["add", "."], in: folder.path)
    try GitRun(
      ["-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-qm", "Change"], in: folder.path)
  }

  private static func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["a.txt": ""])
    try GitRun(["init", "-q"], in: folder.path)
    return folder
  }

  private static func changes(in folder: TemporaryFolder) throws -> [StringsSync.Change] {
    StringsSync().changes(of: try InputFile.read(folder.path + "/Base.lproj/Main.xib"))
  }

  @Test(
    "A value that is the text in its comment is a copy only if an old version of the document has this text",
    arguments: [false, true])
  func copies(isLater: Bool) throws {
    let folder = try Self.repository()
    let (german, spanish) = (
      Self.entry("aaa-aa-aaa", "Old", "Old"), Self.entry("aaa-aa-aaa", "Viejo", "Viejo")
    )
    try Self.commit(
      [
        "Base.lproj/Main.xib": Self.document(Self.label("aaa-aa-aaa", "Old")),
        "de.lproj/Main.strings": german,
        "es.lproj/Main.strings": spanish,
      ], in: folder)
    let new = Self.document(Self.label("aaa-aa-aaa", "New"))
    try Self.commit(["Base.lproj/Main.xib": new], in: folder)
    if isLater {
      // The version in the commit that last changed the files has the new text.
      try Self.commit(
        ["de.lproj/Main.strings": german + "// end\n", "es.lproj/Main.strings": spanish + "// end\n"],
        in: folder)
    }
    let changes = try Self.changes(in: folder)
    #expect(changes.flatMap(\.plan.changed).map(\.isCopy) == [true, false])
    #expect(
      String(decoding: changes[0].newBytes, as: UTF8.self).hasPrefix(Self.entry("aaa-aa-aaa", "New", "New")))
    #expect(String(decoding: changes[1].newBytes, as: UTF8.self).contains("\"aaa-aa-aaa.text\" = \"Viejo\";"))
    #expect(
      changes.map { $0.remarks.map(\.message) } == [
        [],
        [
          "the text of 'aaa-aa-aaa.text' is \"New\", and it is not known whether \"Viejo\" is its translation or a "
            + "copy of an older text; check it"
        ],
      ])
  }

  @Test("If the language of a document changes, the old texts stay where they are right") func otherLanguage()
    throws
  {
    let folder = try Self.repository()
    try Self.commit(
      [
        "Base.lproj/Main.xib": Self.document(Self.label("aaa-aa-aaa", "Speichern")),
        "de.lproj/Main.strings": Self.entry("aaa-aa-aaa", "Speichern", "Speichern"),
        "en.lproj/Main.strings": Self.entry("aaa-aa-aaa", "Speichern", "Save"),
      ], in: folder)
    try folder.write(Self.document(Self.label("aaa-aa-aaa", "Save")), to: "Base.lproj/Main.xib")
    let changes = try Self.changes(in: folder)
    #expect(changes.flatMap(\.plan.changed).map(\.isCopy) == [false, false])
    #expect(
      String(decoding: changes[0].newBytes, as: UTF8.self).contains("\"aaa-aa-aaa.text\" = \"Speichern\";"))
  }

  @Test(
    "If all ids are new and the views are in another one, unique texts are moved, and equal ones are named")
  func cutAndPasted() throws {
    let folder = try Self.repository()
    try Self.commit(
      [
        "Base.lproj/Main.xib": Self.document(
          Self.label("aaa-aa-001", "Place"), Self.label("aaa-aa-002", "Place"),
          Self.label("aaa-aa-003", "Save")),
        "de.lproj/Main.strings": Self.entry("aaa-aa-001", "Place", "Ort")
          + Self.entry("aaa-aa-002", "Place", "Stelle") + Self.entry("aaa-aa-003", "Save", "Sichern"),
      ], in: folder)
    try folder.write(
      Self.document(
        "<view id=\"wrp-aa-001\"><subviews>", Self.label("bbb-bb-001", "Place"),
        Self.label("bbb-bb-002", "Place"),
        Self.label("bbb-bb-003", "Save"), "</subviews></view>"), to: "Base.lproj/Main.xib")
    let change = try #require(try Self.changes(in: folder).first)
    #expect(change.problem == nil)
    #expect(change.plan.moved.map(\.newKey) == ["bbb-bb-003.text"])
    #expect(change.plan.added.map(\.key) == ["bbb-bb-001.text", "bbb-bb-002.text"])
    #expect(change.plan.removableCount == 0)
    #expect(
      change.remarks.map(\.message) == [
        "'bbb-bb-001.text' and 'bbb-bb-002.text' get no translation, but 'aaa-aa-001.text' and 'aaa-aa-002.text', "
          + "which are not in the document any more, had the same text; check whether the translation is right there"
      ])
  }

  @Test(
    "A search for an old text has a part of it that patterns and documents write as it is, and that is not too long"
  )
  func searchedParts() {
    func part(_ text: String) -> String? { DocumentHistory.searchedPart(of: text) }
    #expect(part("Save (all) & close…") == " close")
    #expect(part(" – ") == nil && part("…") == nil)
    #expect(part(String(repeating: "long ", count: 1_000)) == String(repeating: "long ", count: 6))
  }

  @Test("Keys that are no ids do not prevent the search for the ids of old versions") func textsAsKeys()
    throws
  {
    let folder = try Self.repository()
    let german =
      Self.entry("aaa-aa-001", "Save", "Sichern") + "\"Are you (sure\" = \"Sicher\";\n"
      + "\"[%d items\" = \"Dinge\";\n\"a*+\" = \"b\";\n"
    try Self.commit(
      [
        "Base.lproj/Main.xib": Self.document(
          Self.label("aaa-aa-001", "Save"), Self.label("aaa-aa-002", "Place")),
        "de.lproj/Main.strings": german,
      ], in: folder)
    // The commit that last changed the file has the new ids already.
    let new = Self.document(
      "<view id=\"wrp-aa-001\"><subviews>", Self.label("bbb-bb-001", "Save"),
      Self.label("bbb-bb-002", "Place"),
      "</subviews></view>")
    try Self.commit(
      ["Base.lproj/Main.xib": new, "de.lproj/Main.strings": german + "// end\n"], in: folder)
    let change = try #require(try Self.changes(in: folder).first)
    #expect(change.problem == nil)
    #expect(change.plan.moved.map(\.newKey) == ["bbb-bb-001.text"])
  }

  @Test("Warnings about a file that is written have its new lines") func newLines() throws {
    let folder = try TemporaryFolder([
      "Base.lproj/Main.xib": Self.document(
        Self.label("aaa-aa-aaa", "First"), Self.label("bbb-bb-bbb", "New")),
      "de.lproj/Main.strings": Self.entry("bbb-bb-bbb", "Old", "Alt"),
    ])
    let change = try #require(try Self.changes(in: folder).first)
    #expect(change.remarks.map(\.location?.line) == [2])
    #expect(change.remarksAfterWriting.map(\.location?.line) == [5])
  }

  private static let catalogEntry = """
    {"sourceLanguage":"en","strings":{"aaa-aa-001.text":{"comment":"Class = \\"UILabel\\"; text = \\"Open\\"; \
    ObjectID = \\"aaa-aa-001\\";","extractionState":"extracted_with_value","localizations":{"de":{"stringUnit":\
    {"state":"translated","value":"Öffnen"}},"en":{"stringUnit":{"state":"new","value":"Open"}}}}},"version":"1.0"}
    """

  @Test(
    "An object that was in the document together with a removed one does not get its translation",
    arguments: ["de.lproj/Main.strings", "mul.lproj/Main.xcstrings"], [false, true])
  func oldObject(name: String, isLater: Bool) throws {
    let folder = try Self.repository()
    let isCatalog = name.hasSuffix(".xcstrings")
    let german = isCatalog ? Self.catalogEntry : Self.entry("aaa-aa-001", "Open", "Öffnen")
    let old = Self.label("bbb-bb-001", "Open")
    try Self.commit(
      ["Base.lproj/Main.xib": Self.document(Self.label("aaa-aa-001", "Open"), old), name: german], in: folder)
    try folder.write(Self.document(old), to: "Base.lproj/Main.xib")
    if isLater {
      // The version in the commit that last changed the file does not have the removed object.
      try Self.commit([name: german + "\n"], in: folder)
    }
    let removed = try #require(try Self.changes(in: folder).first)
    #expect(removed.problem == nil)
    #expect(removed.plan.moved.isEmpty)
    #expect(removed.plan.added.map(\.key) == ["bbb-bb-001.text"])
    #expect(removed.plan.staleKeys == ["aaa-aa-001.text"])
    // A pasted object gets it, and nothing is uncertain.
    let pasted = "<view id=\"wrp-aa-001\"><subviews>\(Self.label("ccc-cc-001", "Open"))</subviews></view>"
    try folder.write(Self.document(old, pasted), to: "Base.lproj/Main.xib")
    let moved = try #require(try Self.changes(in: folder).first)
    #expect(moved.plan.moved.map(\.newKey) == ["ccc-cc-001.text"])
    #expect(moved.remarks.isEmpty)
  }

  @Test(
    "Labels that took the places of equal ones are named, unless their sizes show which they are",
    arguments: [[100, 100, 100], [50, 70, 90]])
  func samePlaces(widths: [Int]) throws {
    func label(_ id: String, y: Int, width: Int) -> String {
      "<label text=\"Name\" fixedFrame=\"YES\" id=\"\(id)\"><rect key=\"frame\" x=\"20\" y=\"\(y)\" "
        + "width=\"\(width)\" height=\"21\"/></label>"
    }
    let folder = try Self.repository()
    try Self.commit(
      [
        "Base.lproj/Main.xib": Self.document(
          label("aaa-aa-001", y: 100, width: widths[0]), label("aaa-aa-002", y: 130, width: widths[1]),
          label("aaa-aa-003", y: 160, width: widths[2])),
        "de.lproj/Main.strings": Self.entry("aaa-aa-001", "Name", "A") + Self.entry("aaa-aa-002", "Name", "B")
          + Self.entry("aaa-aa-003", "Name", "C"),
      ], in: folder)
    // The first label is removed.
    try folder.write(
      Self.document(
        label("bbb-bb-002", y: 100, width: widths[1]), label("bbb-bb-003", y: 130, width: widths[2])),
      to: "Base.lproj/Main.xib")
    let change = try #require(try Self.changes(in: folder).first)
    let isKnown = Set(widths).count > 1
    #expect(
      change.plan.moved.map(\.oldKey)
        == (isKnown ? ["aaa-aa-002.text", "aaa-aa-003.text"] : ["aaa-aa-001.text", "aaa-aa-002.text"]))
    #expect(change.plan.moved.map(\.newKey) == ["bbb-bb-002.text", "bbb-bb-003.text"])
    #expect(change.remarks.count == (isKnown ? 0 : 2))
  }
}
