import TestSupport
import Testing

@testable import NibFormats

/// Translations of the texts in lists, whose keys have numbers.
@Suite struct ListMoveTests {
  private static func document(_ segments: [String]) throws -> NibDocument {
    let titles = segments.map { "<segment title='\($0)'/>" }.joined()
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <segmentedControl id='se1-aa-001'><segments>\(titles)</segments></segmentedControl></objects></document>
      """
    return try NibReader.read(Array(source.utf8), file: "a.xib")
  }

  private static func entry(_ position: Int, _ text: String, _ value: String, mark: String = "") -> String {
    "/* Class = \"UISegmentedControl\"; se1-aa-001.segmentTitles[\(position)] = \"\(text)\"; "
      + "ObjectID = \"se1-aa-001\";\(mark) */\n\"se1-aa-001.segmentTitles[\(position)]\" = \"\(value)\";\n"
  }

  /// The plan and the new content for a file whose translations are the texts with `T` before them.
  private static func synced(
    _ old: [String], _ new: [String], prune: Bool = false
  ) throws -> (plan: TranslationPlan, text: String) {
    let text = old.enumerated().map { entry($0.offset, $0.element, "T" + $0.element) }.joined(separator: "\n")
    let file = StringsFile(Array(text.utf8))
    let entries = file.entries.map {
      TranslationPlan.Entry(key: $0.key, comment: $0.comment, value: $0.value)
    }
    let plan = TranslationPlan(
      entries, TranslationPlan.Target(try document(new), removesStale: prune))
    return (plan, String(decoding: try file.updated(plan), as: UTF8.self))
  }

  private static func strings(_ entries: [(text: String, value: String)]) -> String {
    entries.enumerated().map { entry($0.offset, $0.element.text, $0.element.value) }.joined(separator: "\n")
  }

  @Test("Translations of segments follow their texts, and an inserted one is added")
  func inserted() throws {
    let result = try Self.synced(["Near", "Far"], ["All", "Near", "Far"])
    #expect(result.plan.outdated.isEmpty)
    #expect(result.plan.added.map(\.key) == ["se1-aa-001.segmentTitles[0]"])
    #expect(result.text == Self.strings([("All", "All"), ("Near", "TNear"), ("Far", "TFar")]))
  }

  @Test("The translation of a removed segment gets the key that is free, and is removed on demand")
  func removed() throws {
    let result = try Self.synced(["All", "Near", "Far"], ["All", "Far"])
    #expect(result.plan.outdated.isEmpty)
    #expect(result.plan.staleKeys == ["se1-aa-001.segmentTitles[2]"])
    #expect(result.text == Self.strings([("All", "TAll"), ("Far", "TFar"), ("Near", "TNear")]))
    let pruned = try Self.synced(["All", "Near", "Far"], ["All", "Far"], prune: true)
    #expect(pruned.text == Self.strings([("All", "TAll"), ("Far", "TFar")]))
  }

  @Test("Only the translation of a replaced segment is outdated") func replaced() throws {
    let result = try Self.synced(["All", "Near", "Far"], ["Far", "All", "New"])
    #expect(result.plan.outdated.map(\.oldText) == ["Near"])
    #expect(
      result.text
        == [
          Self.entry(0, "Far", "TFar"), Self.entry(1, "All", "TAll"),
          Self.entry(2, "New", "TNear", mark: " Outdated = \"TNear\"; OldText = \"Near\";"),
        ].joined(separator: "\n"))
  }

  @Test("Segments that swap their places keep their translations, and equal ones their order")
  func swapped() throws {
    #expect(try Self.synced(["A", "B"], ["B", "A"]).text == Self.strings([("B", "TB"), ("A", "TA")]))
    #expect(
      try Self.synced(["A", "A"], ["B", "A", "A"]).plan.moved.map(\.newKey) == [
        "se1-aa-001.segmentTitles[2]"
      ])
    #expect(try Self.synced(["A", "B"], ["A", "B"]).plan.isEmpty)
  }

  @Test("In a string catalog, the entries follow their texts, too") func catalog() throws {
    func text(_ titles: [String]) -> String {
      let entries = titles.enumerated().map { position, title in
        """
        "se1-aa-001.segmentTitles[\(position)]":{"localizations":{"de":{"stringUnit":{"state":"translated","value":\
        "T\(title)"}},"en":{"stringUnit":{"state":"new","value":"\(title)"}}}}
        """
      }
      return #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#
    }
    let catalog = StringCatalog(Array(text(["All", "Near", "Far"]).utf8))
    let entries = catalog.entries.map {
      TranslationPlan.Entry(key: $0.key, documentText: $0.localization("en")?.value, hasStates: true)
    }
    let plan = TranslationPlan(entries, TranslationPlan.Target(try Self.document(["Far", "All"])))
    let new = StringCatalog(try catalog.updated(plan))
    #expect(new.entries.map { $0.localization("de")?.value } == ["TFar", "TAll", "TNear"])
    #expect(new.entries.map(\.extractionState) == [nil, nil, "stale"])
  }
}
