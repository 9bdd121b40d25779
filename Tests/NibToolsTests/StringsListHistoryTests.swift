import TestSupport
import Testing

@testable import NibCore
@testable import NibTools

/// Translations of texts in lists that are compared with old versions of their documents in git.
@Suite struct StringsListHistoryTests {
  private static func control(_ id: String, _ titles: [String]) -> String {
    let segments = titles.map { "<segment title=\"\($0)\"/>" }.joined()
    return "<segmentedControl id=\"\(id)\"><segments>\(segments)</segments></segmentedControl>"
  }

  private static func document(_ views: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects><view id="roo-tt-001"><subviews>
    <label text="Title" id="lab-el-001"/>
    \(views.joined(separator: "\n"))
    </subviews></view></objects></document>
    """
  }

  /// The entries of a control without comments.
  private static func entries(_ id: String, _ values: [String]) -> String {
    values.enumerated().map { "\"\(id).segmentTitles[\($0.offset)]\" = \"\($0.element)\";\n" }.joined()
  }

  private static let title = "\"lab-el-001.text\" = \"Titel\";\n"

  /// A repository with a document and its German file.
  private static func repository(_ document: String, _ german: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Base.lproj/Main.xib": document, "de.lproj/Main.strings": title + german,
    ])
    try GitRun(["init", "-q"], in: folder.path)
    try commit(in: folder)
    return folder
  }

  private static func commit(in folder: TemporaryFolder) throws {
    try GitRun(["add", "."], in: folder.path)
    try GitRun(
      ["-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-qm", "Change"], in: folder.path)
  }

  /// The change of the German file, without the translations of removed texts.
  private static func change(in folder: TemporaryFolder) throws -> StringsSync.Change {
    let document = try InputFile.read(folder.path + "/Base.lproj/Main.xib")
    return try #require(StringsSync(removesStale: true).changes(of: document).first)
  }

  /// The values of a control in the new content, by position.
  private static func values(_ change: StringsSync.Change, _ id: String) -> [String: String] {
    let entries = StringsFile(change.newBytes).entries.filter { $0.key.hasPrefix(id + ".") }
    return Dictionary(entries.map { (String($0.key.dropFirst(id.count + 1)), $0.value ?? "") }) { first, _ in
      first
    }
  }

  private static func expected(_ values: [String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: values.enumerated().map { ("segmentTitles[\($0.offset)]", $0.element) })
  }

  @Test(
    "Without comments, segments follow their texts, whether the document is committed or not",
    arguments: [false, true])
  func withoutComments(isCommitted: Bool) throws {
    try Self.check(["Two", "Three"], ["Zwei", "Drei"], isCommitted: isCommitted)
    try Self.check(
      ["Zero", "One", "Two", "Three"], ["Zero", "Eins", "Zwei", "Drei"], isCommitted: isCommitted)
    try Self.check(["Three", "One", "Two"], ["Drei", "Eins", "Zwei"], isCommitted: isCommitted)
  }

  /// Checks the values of a control with three segments that gets other titles.
  private static func check(_ titles: [String], _ expectedValues: [String], isCommitted: Bool) throws {
    let id = "seg-aa-001"
    let folder = try repository(
      document(control(id, ["One", "Two", "Three"])), entries(id, ["Eins", "Zwei", "Drei"]))
    try folder.write(document(control(id, titles)), to: "Base.lproj/Main.xib")
    if isCommitted { try commit(in: folder) }
    let first = try change(in: folder)
    #expect(values(first, id) == expected(expectedValues))
    #expect(first.remarks.isEmpty)
    // What is written stays.
    try folder.write(String(decoding: first.newBytes, as: UTF8.self), to: "de.lproj/Main.strings")
    let second = try change(in: folder)
    #expect(!second.isChanged)
    try commit(in: folder)
    let third = try change(in: folder)
    #expect(!third.isChanged)
  }

  @Test("A control with a new id and a removed segment keeps its translations") func newID() throws {
    let folder = try Self.repository(
      Self.document(Self.control("seg-aa-001", ["One", "Two", "Three"])),
      Self.entries("seg-aa-001", ["Eins", "Zwei", "Drei"]))
    try folder.write(Self.document(Self.control("seg-aa-009", ["Two", "Three"])), to: "Base.lproj/Main.xib")
    let change = try Self.change(in: folder)
    #expect(Self.values(change, "seg-aa-009") == Self.expected(["Zwei", "Drei"]))
    #expect(Self.values(change, "seg-aa-001").isEmpty)
  }

  @Test("Two controls with new ids and the other order keep their own translations of an equal text")
  func twoControls() throws {
    let folder = try Self.repository(
      Self.document(
        Self.control("seg-aa-001", ["Day", "Week", "Month"]),
        Self.control("seg-bb-001", ["Year", "Decade", "Day"])),
      Self.entries("seg-aa-001", ["Tag", "Woche", "Monat"])
        + Self.entries("seg-bb-001", ["Jahr", "Dekade", "Datum"]))
    try folder.write(
      Self.document(
        Self.control("seg-cc-001", ["Month", "Week", "Day"]),
        Self.control("seg-dd-001", ["Day", "Decade", "Year"])),
      to: "Base.lproj/Main.xib")
    let change = try Self.change(in: folder)
    #expect(Self.values(change, "seg-cc-001") == Self.expected(["Monat", "Woche", "Tag"]))
    #expect(Self.values(change, "seg-dd-001") == Self.expected(["Datum", "Dekade", "Jahr"]))
  }

  @Test("Without comments and git, a warning says that translations may be at wrong positions") func unknown()
    throws
  {
    let folder = try TemporaryFolder([
      "Base.lproj/Main.xib": Self.document(Self.control("seg-aa-001", ["Two", "Three"])),
      "de.lproj/Main.strings": Self.title + Self.entries("seg-aa-001", ["Eins", "Zwei", "Drei"]),
    ])
    let change = try Self.change(in: folder)
    #expect(!change.isChanged)
    #expect(
      change.remarks.map(\.message) == [
        "the file has 3 translations of 'seg-aa-001.segmentTitles', and the document has 2 texts; neither comments nor "
          + "git show which text each was made for, so that they may be at wrong positions; check them"
      ])
  }
}
