import NibSupport
import TestSupport
import Testing

@testable import NibFormats

/// Keys that get the ids of new objects because their comments name the texts.
@Suite struct MoveByCommentTests {
  private static func document(_ labels: KeyValuePairs<String, String>) throws -> NibDocument {
    let objects = labels.map { "<label id='\($0.key)' text='\($0.value)'/>" }.joined()
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>\(objects)</objects></document>
      """
    return try NibReader.read(Array(source.utf8), file: "a.xib")
  }

  private static func entry(_ id: String, _ text: String, _ value: String) -> TranslationPlan.Entry {
    TranslationPlan.Entry(
      key: id + ".text", comment: "Class = \"UILabel\"; text = \"\(text)\"; ObjectID = \"\(id)\";",
      value: value)
  }

  private static let oldVersion = TranslationPlan.OldVersion(
    ids: Set(texts: ["aaa-aa-001", "aaa-aa-002", "aaa-aa-003", "aaa-aa-004"]), texts: [])

  @Test("If an old version has the ids, unique texts are moved, although no key is in the document")
  func allNew() throws {
    let entries = [
      Self.entry("aaa-aa-001", "Save", "Sichern"), Self.entry("aaa-aa-002", "Old", "Alt"),
      Self.entry("aaa-aa-003", "Older", "Älter"), Self.entry("aaa-aa-004", "Gone", "Weg"),
    ]
    let document = try Self.document(["bbb-bb-001": "Save", "bbb-bb-002": "New"])
    #expect(TranslationPlan(entries, TranslationPlan.Target(document)).isOfOtherDocument)
    let plan = TranslationPlan(entries, TranslationPlan.Target(document, oldVersions: [Self.oldVersion]))
    #expect(!plan.isOfOtherDocument)
    #expect(plan.moved.map(\.newKey) == ["bbb-bb-001.text"])
    #expect(plan.added.map(\.key) == ["bbb-bb-002.text"])
    #expect(plan.ambiguous.isEmpty)
  }

  @Test("Equal texts with different translations are not moved, but named, and their translations are kept")
  func ambiguous() throws {
    let entries = [Self.entry("aaa-aa-001", "Place", "Ort"), Self.entry("aaa-aa-002", "Place", "Stelle")]
    let document = try Self.document(["bbb-bb-001": "Place", "bbb-bb-002": "Place"])
    let target = TranslationPlan.Target(document, oldVersions: [Self.oldVersion], removesStale: true)
    let plan = TranslationPlan(entries, target)
    #expect(plan.moved.isEmpty)
    #expect(plan.added.map(\.key) == ["bbb-bb-001.text", "bbb-bb-002.text"])
    #expect(plan.ambiguous.map(\.newKeys) == [["bbb-bb-001.text", "bbb-bb-002.text"]])
    #expect(plan.ambiguous.map(\.entries) == [[0, 1]])
    #expect(plan.removed.isEmpty)
    #expect(plan.keptIDs == ["aaa-aa-001", "aaa-aa-002"])
  }

  @Test("Equal texts with the same translation are moved, because it does not matter which is which")
  func sameTranslations() throws {
    let entries = [Self.entry("aaa-aa-001", "Place", "Ort"), Self.entry("aaa-aa-002", "Place", "Ort")]
    let document = try Self.document(["bbb-bb-001": "Place", "bbb-bb-002": "Place"])
    let plan = TranslationPlan(entries, TranslationPlan.Target(document, oldVersions: [Self.oldVersion]))
    #expect(plan.moved.map(\.newKey) == ["bbb-bb-001.text", "bbb-bb-002.text"])
    #expect(plan.added.isEmpty && plan.ambiguous.isEmpty)
  }

  /// A plan for a removed label and one with the same text that the old version has, too.
  private static func planWithOldLabel(
    _ labels: KeyValuePairs<String, String>, isKnown: Bool = true
  ) throws -> TranslationPlan {
    let old = try document(["aaa-aa-001": "Open", "bbb-bb-001": "Open"])
    let version = TranslationPlan.OldVersion(
      ids: Set(texts: ["aaa-aa-001", "bbb-bb-001"]), texts: old.localizableTexts)
    return TranslationPlan(
      [entry("aaa-aa-001", "Open", "Öffnen"), entry("other", "Title", "Titel")],
      TranslationPlan.Target(
        try document(labels), oldVersions: isKnown ? [version] : [], removesStale: true))
  }

  @Test("A text that an old version has together with the removed one does not get its translation")
  func oldText() throws {
    let plan = try Self.planWithOldLabel(["bbb-bb-001": "Open", "other": "Title"])
    #expect(plan.moved.isEmpty && plan.ambiguous.isEmpty)
    #expect(plan.added.map(\.key) == ["bbb-bb-001.text"])
    #expect(plan.removedKeys == ["aaa-aa-001.text"])
    let unknown = try Self.planWithOldLabel(["bbb-bb-001": "Open", "other": "Title"], isKnown: false)
    #expect(unknown.moved.map(\.newKey) == ["bbb-bb-001.text"])
  }

  @Test("A new text gets the translation, although an old text that is the same has none") func newText()
    throws
  {
    let plan = try Self.planWithOldLabel(["bbb-bb-001": "Open", "ccc-cc-001": "Open", "other": "Title"])
    #expect(plan.moved.map(\.newKey) == ["ccc-cc-001.text"])
    #expect(plan.added.map(\.key) == ["bbb-bb-001.text"])
    #expect(plan.ambiguous.isEmpty)
  }
}
