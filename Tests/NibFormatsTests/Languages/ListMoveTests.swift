import NibSupport
import TestSupport
import Testing

@testable import NibFormats

/// Translations of the texts in lists, whose keys have numbers.
@Suite struct ListMoveTests {
  private static func document(_ titles: [String]) throws -> NibDocument {
    try document(["se1-aa-001": titles])
  }

  private static func document(_ controls: KeyValuePairs<String, [String]>) throws -> NibDocument {
    let objects = controls.map { id, titles in
      let segments = titles.map { "<segment title='\($0)'/>" }.joined()
      return "<segmentedControl id='\(id)'><segments>\(segments)</segments></segmentedControl>"
    }
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>\(objects.joined())</objects></document>
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

  /// The new keys of entries without comments, whose translations are the texts with `T` before them.
  private static func moves(
    _ old: [String], _ new: [String], values: [String]? = nil, prune: Bool = false
  ) throws -> TranslationPlan {
    func entries(_ values: [String]) -> [TranslationPlan.Entry] {
      values.enumerated().map { TranslationPlan.Entry(key: key($0.offset), value: $0.element) }
    }
    let before = entries(old.map { "T" + $0 })
    let now = values.map(entries) ?? before
    let texts = Dictionary(
      uniqueKeysWithValues: old.enumerated().map { (ExactText(key($0.offset)), $0.element) })
    let known = TranslationPlan.oldListTexts(of: now, before, texts)
    return TranslationPlan(
      now, TranslationPlan.Target(try document(new), removesStale: prune, oldTexts: known))
  }

  private static func key(_ position: Int, _ id: String = "se1-aa-001") -> String {
    "\(id).segmentTitles[\(position)]"
  }

  @Test("Without comments, translations follow the texts that an old version of the document had")
  func oldVersion() throws {
    let removed = try Self.moves(["One", "Two", "Three"], ["Two", "Three"], prune: true)
    #expect(removed.removedKeys == [Self.key(0)])
    #expect(removed.moved.map(\.newKey) == [Self.key(0), Self.key(1)])
    let inserted = try Self.moves(["One", "Two"], ["Zero", "One", "Two"])
    #expect(inserted.moved.map(\.newKey) == [Self.key(1), Self.key(2)])
    #expect(inserted.added.map(\.key) == [Self.key(0)])
    let swapped = try Self.moves(["One", "Two"], ["Two", "One"])
    #expect(swapped.moved.map(\.newKey) == [Self.key(1), Self.key(0)])
    let unclear = [removed, inserted, swapped].flatMap { $0.unclearLists }
    #expect(unclear.isEmpty)
  }

  @Test("Without comments, a new text does not get the translation of a removed one") func replacedText()
    throws
  {
    let plan = try Self.moves(["One", "Two", "Three"], ["Two", "Three", "Four"])
    #expect(plan.moved.map(\.newKey) == [Self.key(3), Self.key(0), Self.key(1)])
    #expect(plan.added.map(\.key) == [Self.key(2)])
    #expect(plan.staleKeys == [Self.key(3)])
  }

  @Test("Translations that were moved already stay, and the one of the removed text is removed on demand")
  func movedAlready() throws {
    let plan = try Self.moves(
      ["One", "Two", "Three"], ["Two", "Three"], values: ["TTwo", "TThree", "TOne"], prune: true)
    #expect(plan.moved.isEmpty && plan.unclearLists.isEmpty)
    #expect(plan.removedKeys == [Self.key(2)])
  }

  @Test("A number that is too large for a list is not read as a position") func hugeNumber()
    throws
  {
    let keys = [Self.key(0), Self.key(1), Self.key(Int.max)]
    let entries = keys.map { TranslationPlan.Entry(key: $0, value: "T" + $0) }
    let plan = TranslationPlan(
      entries,
      TranslationPlan.Target(
        try Self.document(["Two", "New"]), oldTexts: [keys[0]: "One", keys[1]: "Two", keys[2]: "Three"]))
    #expect(plan.moved.map(\.newKey) == [Self.key(2), Self.key(0)])
  }

  @Test("If nothing shows the old texts and their number differs, nothing is moved or removed") func unknown()
    throws
  {
    let entries = (0..<3).map { TranslationPlan.Entry(key: Self.key($0), value: "T\($0)") }
    let plan = TranslationPlan(
      entries, TranslationPlan.Target(try Self.document(["Two", "Three"]), removesStale: true))
    #expect(plan.unclearLists.map(\.name) == ["se1-aa-001.segmentTitles"])
    #expect(plan.moved.isEmpty && plan.removedKeys.isEmpty)
    let same = TranslationPlan(
      entries, TranslationPlan.Target(try Self.document(["One", "Two", "Three"]), removesStale: true))
    #expect(same.isEmpty && same.unclearLists.isEmpty)
  }

  /// The plan for a file with comments and controls whose ids are new.
  private static func plan(
    _ old: KeyValuePairs<String, [String]>, _ new: KeyValuePairs<String, [String]>,
    newIDs: [String: String] = [:], oldIDs: Set<ExactText> = []
  ) throws -> TranslationPlan {
    let entries = old.flatMap { id, titles in
      titles.enumerated().map { position, title in
        let comment =
          "Class = \"UISegmentedControl\"; \(key(position, id)) = \"\(title)\"; ObjectID = \"\(id)\";"
        return TranslationPlan.Entry(key: key(position, id), comment: comment, value: "T\(id) \(title)")
      }
    }
    let version = TranslationPlan.OldVersion(ids: oldIDs, texts: [])
    return TranslationPlan(
      entries,
      TranslationPlan.Target(try document(new), oldVersions: [version], removesStale: true, newIDs: newIDs))
  }

  @Test("The translations of a control with a new id and a removed segment follow their texts") func newID()
    throws
  {
    for newIDs in [[:], ["old-aa-001": "new-aa-001"]] {
      let plan = try Self.plan(
        ["old-aa-001": ["One", "Two", "Three"]], ["new-aa-001": ["Two", "Three"]], newIDs: newIDs)
      #expect(plan.moved.map(\.entry) == [1, 2])
      #expect(plan.moved.map(\.newKey) == [Self.key(0, "new-aa-001"), Self.key(1, "new-aa-001")])
      #expect(plan.added.isEmpty)
      #expect(plan.removedKeys == [Self.key(0, "old-aa-001")])
    }
  }

  @Test("Of two controls with new ids, each keeps its own translation of an equal text") func twoControls()
    throws
  {
    let plan = try Self.plan(
      ["aaa-aa-001": ["Day", "Week", "Month"], "bbb-bb-001": ["Year", "Decade", "Day"]],
      ["ccc-cc-001": ["Month", "Week", "Day"], "ddd-dd-001": ["Day", "Decade", "Year"]])
    let (first, second) = ("ccc-cc-001", "ddd-dd-001")
    #expect(
      plan.moved.map(\.newKey) == [
        Self.key(2, first), Self.key(1, first), Self.key(0, first), Self.key(2, second), Self.key(1, second),
        Self.key(0, second),
      ])
    #expect(plan.added.isEmpty && plan.staleKeys.isEmpty)
  }

  @Test("A text of a removed control is not that of another new control") func otherControl() throws {
    let plan = try Self.plan(
      ["aaa-aa-001": ["Day", "Week", "Month"], "bbb-bb-001": ["All", "Mine"]],
      ["bbb-bb-001": ["All", "Mine"], "ccc-cc-001": ["Day", "Decade", "Year"]])
    #expect(plan.moved.isEmpty)
    #expect(plan.added.count == 3)
  }

  @Test("Of equal controls with new ids, nothing shows which is which, and no translation is removed")
  func equalControls() throws {
    let plan = try Self.plan(
      ["aaa-aa-001": ["Day", "Week"], "bbb-bb-001": ["Day", "Week"]],
      ["ccc-cc-001": ["Week", "Day"], "ddd-dd-001": ["Week", "Day"]])
    #expect(plan.moved.isEmpty && plan.removedKeys.isEmpty)
  }

  @Test("A control that an old version has together with the removed one does not get its translations")
  func oldControl() throws {
    func plan(_ oldIDs: Set<ExactText>) throws -> TranslationPlan {
      try Self.plan(
        ["aaa-aa-001": ["Day", "Week"], "bbb-bb-001": ["All", "Mine"]],
        ["bbb-bb-001": ["All", "Mine"], "ccc-cc-001": ["Day", "Week"]], oldIDs: oldIDs)
    }
    #expect(try plan([]).moved.count == 2)
    let known = try plan(Set(texts: ["aaa-aa-001", "bbb-bb-001", "ccc-cc-001"]))
    #expect(known.moved.isEmpty)
    #expect(known.added.count == 2)
  }

  @Test(
    "Without comments, a text that took the place of another one is reported, and a copy gets the new text")
  func changedWithoutComments() throws {
    let plan = try Self.moves(["High", "On", "All"], ["New", "High 2", "On", "All"])
    #expect(plan.moved.map(\.newKey) == [Self.key(2), Self.key(3)])
    #expect(plan.added.map(\.key) == [Self.key(1)])
    #expect(plan.changed.isEmpty)
    #expect(plan.outdated.map(\.oldText) == ["High"])
    #expect(plan.outdated.map(\.text.text) == ["New"])
    // A value that is known to be the old text is not a translation.
    var known = KnownTexts()
    known.add("High", of: Self.key(0))
    let copy = TranslationPlan(
      [TranslationPlan.Entry(key: Self.key(0), value: "High")],
      TranslationPlan.Target(
        try Self.document(["Low"]), knownTexts: known, oldTexts: [Self.key(0): "High"]))
    #expect(copy.changed.map(\.isCopy) == [true])
    #expect(copy.outdated.isEmpty)
  }

  @Test("In a control with a new id, the translation of a changed text stays at its place and is outdated")
  func changedWithNewID() throws {
    let plan = try Self.plan(
      ["old-aa-001": ["One", "Two", "Three"]], ["new-aa-001": ["One", "Two 2", "Three"]],
      newIDs: ["old-aa-001": "new-aa-001"])
    #expect(plan.moved.map(\.newKey) == (0..<3).map { Self.key($0, "new-aa-001") })
    #expect(plan.outdated.map(\.oldText) == ["Two"])
    #expect(plan.added.isEmpty && plan.staleKeys.isEmpty)
    // Another control does not have any of the texts.
    let other = try Self.plan(
      ["old-aa-001": ["One", "Two"]], ["new-aa-001": ["Day", "Week"]], newIDs: ["old-aa-001": "new-aa-001"])
    #expect(other.moved.isEmpty && other.outdated.isEmpty)
  }
}
