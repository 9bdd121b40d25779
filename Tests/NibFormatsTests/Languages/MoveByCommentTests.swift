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

  private static let oldIDs = Set(texts: ["aaa-aa-001", "aaa-aa-002", "aaa-aa-003", "aaa-aa-004"])

  @Test("If an old version has the ids, unique texts are moved, although no key is in the document")
  func allNew() throws {
    let entries = [
      Self.entry("aaa-aa-001", "Save", "Sichern"), Self.entry("aaa-aa-002", "Old", "Alt"),
      Self.entry("aaa-aa-003", "Older", "Älter"), Self.entry("aaa-aa-004", "Gone", "Weg"),
    ]
    let document = try Self.document(["bbb-bb-001": "Save", "bbb-bb-002": "New"])
    #expect(TranslationPlan(entries, TranslationPlan.Target(document)).isOfOtherDocument)
    let plan = TranslationPlan(entries, TranslationPlan.Target(document, comparedIDs: Self.oldIDs))
    #expect(!plan.isOfOtherDocument)
    #expect(plan.moved.map(\.newKey) == ["bbb-bb-001.text"])
    #expect(plan.added.map(\.key) == ["bbb-bb-002.text"])
    #expect(plan.ambiguous.isEmpty)
  }

  @Test("Equal texts with different translations are not moved, but named, and their translations are kept")
  func ambiguous() throws {
    let entries = [Self.entry("aaa-aa-001", "Place", "Ort"), Self.entry("aaa-aa-002", "Place", "Stelle")]
    let document = try Self.document(["bbb-bb-001": "Place", "bbb-bb-002": "Place"])
    let target = TranslationPlan.Target(document, comparedIDs: Self.oldIDs, removesStale: true)
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
    let plan = TranslationPlan(entries, TranslationPlan.Target(document, comparedIDs: Self.oldIDs))
    #expect(plan.moved.map(\.newKey) == ["bbb-bb-001.text", "bbb-bb-002.text"])
    #expect(plan.added.isEmpty && plan.ambiguous.isEmpty)
  }
}
