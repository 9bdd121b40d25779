import NibSupport
import TestSupport
import Testing

@testable import NibFormats

/// Changed files with translations have all texts that they should have.
@Suite struct LostTranslationTests {
  private static func document(_ labels: [(id: String, text: String)]) throws -> NibDocument {
    let objects = labels.map { "<label id='\($0.id)' text='\($0.text)'/>" }.joined()
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>\(objects)</objects></document>
      """
    return try NibReader.read(Array(source.utf8), file: "a.xib")
  }

  private static func entry(_ id: String, _ value: String, hasComment: Bool = true) -> String {
    (hasComment ? "/* Class = \"UILabel\"; text = \"T\"; ObjectID = \"\(id)\"; */\n" : "")
      + "\"\(id).text\" = \"\(value)\";"
  }

  private static func texts(_ bytes: [UInt8]) -> [String: String] {
    Dictionary(StringsFile(bytes).entries.map { ($0.key, $0.value ?? "") }) { $1 }
  }

  @Test(
    "The last entry gets a new id with the same place in the order, and new entries stand before and after it"
  )
  func lastMoved() throws {
    let text = Self.entry("aaa-01-aaa", "A") + "\n\n" + Self.entry("zzz-09-zzz", "Z") + "\n"
    let file = StringsFile(Array(text.utf8))
    let document = try Self.document([("aaa-01-aaa", "A"), ("ccc-03-ccc", "T"), ("ddd-04-ddd", "D")])
    let plan = TranslationPlan(
      file.entries.map(\.key),
      TranslationPlan.Target(document, renamed: ["zzz-09-zzz.text": "ccc-03-ccc.text"]))
    let result = String(decoding: try file.updated(plan), as: UTF8.self)
    #expect(
      result == Self.entry("aaa-01-aaa", "A") + "\n\n" + Self.entry("ccc-03-ccc", "Z")
        + "\n\n/* Class = \"UILabel\"; text = \"D\"; ObjectID = \"ddd-04-ddd\"; */\n\"ddd-04-ddd.text\" = \"D\";\n"
    )
  }

  @Test("All of the last entries are removed, and all entries of a file") func lastRemoved() throws {
    let ids = ["aaa-01-aaa", "bbb-02-bbb", "ccc-03-ccc"]
    let text = ids.map { Self.entry($0, "V") }.joined(separator: "\n\n") + "\n"
    let file = StringsFile(Array(text.utf8))
    let keys = file.entries.map(\.key)
    let one = TranslationPlan(
      keys, TranslationPlan.Target(try Self.document([(ids[0], "T")]), removesStale: true))
    #expect(String(decoding: try file.updated(one), as: UTF8.self) == Self.entry(ids[0], "V") + "\n")
    let new = ["ddd-04-ddd", "eee-05-eee", "fff-06-fff"]
    let renamed = Dictionary(uniqueKeysWithValues: zip(ids, new).map { ($0 + ".text", $1 + ".text") })
    let all = TranslationPlan(
      keys, TranslationPlan.Target(try Self.document(new.map { ($0, "T") }), renamed: renamed))
    #expect(
      String(decoding: try file.updated(all), as: UTF8.self)
        == new.map { Self.entry($0, "V") }.joined(separator: "\n\n") + "\n")
  }

  @Test("Of two entries with the key of a moved object, the one that counts is moved") func movedTwice()
    throws
  {
    let text = "\"aaa-01-aaa.text\" = \"Old\";\n\"aaa-01-aaa.text\" = \"Used\";\n"
    let file = StringsFile(Array(text.utf8))
    let target = TranslationPlan.Target(
      try Self.document([("bbb-02-bbb", "T")]), renamed: ["aaa-01-aaa.text": "bbb-02-bbb.text"])
    let plan = TranslationPlan(file.entries.map(\.key), target)
    #expect(Self.texts(try file.updated(plan))["bbb-02-bbb.text"] == "Used")
  }

  @Test("Text that would be lost is an error") func lost() throws {
    #expect(throws: LostTranslation(key: "b")) {
      try LostTranslation.check(Array("a = x;".utf8), have: [ExactText("a"): "x", ExactText("b"): "y"])
    }
    #expect(throws: LostTranslation(key: "a")) {
      try LostTranslation.check(Array("a = x;".utf8), have: [ExactText("a"): "y"])
    }
  }

  /// A random file: entries in one of several orders, with and without comments, blank lines and comments after them.
  private static func file(_ ids: [String], _ random: inout SeededRandom) -> [UInt8] {
    let keys = ids.map { $0 + ".text" }
    let order = Int.random(in: 0..<4, using: &random)
    let sorted =
      order < 3 ? keys.sorted(by: LanguageKeyOrder.allCases[order].isBefore) : keys.shuffled(using: &random)
    var text = ["", "// Head\n\n", "\u{FEFF}", "\n\n"].randomElement(using: &random) ?? ""
    let style = Int.random(in: 0..<3, using: &random)
    for (number, key) in sorted.enumerated() {
      let id = String(key.dropLast(5))
      if style == 2, Bool.random(using: &random) { text += "/* Part \(number) */\n" }
      text += entry(
        id, "V \(id) \\\"é\\\"", hasComment: style == 0 || style == 1 && Bool.random(using: &random))
      text += ["\n", "\n\n", " // z\n", "\n\n\n", "  \n", " "].randomElement(using: &random) ?? ""
    }
    while text.last?.isNewline ?? false, Bool.random(using: &random) { text.removeLast() }
    text += ["", "\n\n\n", "// end", "\n/* end */\n"].randomElement(using: &random) ?? ""
    if Bool.random(using: &random) { text = text.replacing("\n", with: "\r\n") }
    return Int.random(in: 0..<4, using: &random) == 0 ? LanguageText.utf16(text) : Array(text.utf8)
  }

  /// Ids as Interface Builder makes them, with capital letters and numbers.
  private static func ids(_ count: Int, _ random: inout SeededRandom) -> [String] {
    let letters = Array("aAbBzZ019")
    func part(_ length: Int) -> String {
      String((0..<length).map { _ in letters.randomElement(using: &random) ?? "a" })
    }
    return Set((0..<count).map { _ in "\(part(3))-\(part(2))-\(part(3))" }).sorted()
      .shuffled(using: &random)
  }

  @Test("Random moves, additions and removals in random files give the texts of the plan", arguments: 0..<40)
  func random(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<25 {
      let ids = Self.ids(Int.random(in: 1...10, using: &random), &random)
      let oldCount = Int.random(in: 0...ids.count, using: &random)
      let (old, new) = (Array(ids.prefix(oldCount)), Array(ids.dropFirst(oldCount)))
      let bytes = Self.file(old, &random)
      let file = StringsFile(bytes)
      guard file.problem == nil else { continue }
      var (labels, renamed) = ([(id: String, text: String)](), [String: String]())
      var expected: [String: String] = [:]
      var free = new
      let prunes = Bool.random(using: &random)
      for id in old {
        let value = "V \(id) \"é\""
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          labels.append((id, "T"))
          expected[id + ".text"] = value
        case 1 where !free.isEmpty:
          let other = free.removeLast()
          labels.append((other, "T"))
          renamed[id + ".text"] = other + ".text"
          expected[other + ".text"] = value
        default: if !prunes { expected[id + ".text"] = value }
        }
      }
      for id in free {
        labels.append((id, "N"))
        expected[id + ".text"] = "N"
      }
      let target = TranslationPlan.Target(
        try Self.document(labels), renamed: renamed,
        oldVersions: [TranslationPlan.OldVersion(ids: Set(texts: old), texts: [])], removesStale: prunes)
      let plan = TranslationPlan(file.entries.map(\.key), target)
      guard !plan.isOfOtherDocument else { continue }
      let result = try file.updated(plan)
      #expect(Self.texts(result) == expected, "\(String(decoding: file.text.utf8, as: UTF8.self))")
      #expect(StringsFile(result).problem == nil)
      #expect(TranslationPlan(StringsFile(result).entries.map(\.key), target).isEmpty)
    }
  }

  @Test("Random changes of string catalogs give the keys of the plan", arguments: 0..<10)
  func randomCatalog(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<25 {
      let ids = Self.ids(Int.random(in: 2...10, using: &random), &random)
      let oldCount = Int.random(in: 1..<max(2, ids.count), using: &random)
      let keys = ids.map { $0 + ".text" }
      let entries = keys.prefix(oldCount).map { key in
        #""\#(key)":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"\#(key)"}}}}"#
      }
      let separator = Bool.random(using: &random) ? "," : ",\n  "
      let text = #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: separator))}}"#
      let catalog = StringCatalog(Array(text.utf8))
      var (labels, renamed) = ([(id: String, text: String)](), [String: String]())
      for id in ids.dropFirst(oldCount) {
        labels.append((id, "T"))
        if let old = keys.prefix(oldCount).randomElement(using: &random), renamed[old] == nil {
          renamed[old] = id + ".text"
        }
      }
      let target = TranslationPlan.Target(try Self.document(labels), renamed: renamed)
      let plan = TranslationPlan(catalog.entries.map(\.key), target)
      let result = StringCatalog(try catalog.updated(plan))
      let values = Dictionary(result.entries.map { ($0.key, $0.localization("de")?.value) }) { $1 }
      let wanted = Dictionary(
        keys.prefix(oldCount).map { (plan.isOfOtherDocument ? $0 : renamed[$0] ?? $0, Optional($0)) }
          + plan.added.map { ($0.key, nil) }
      ) { $1 }
      #expect(values == wanted)
    }
  }
}

/// Orders of keys.
@Suite struct LanguageKeyOrderTests {
  @Test(
    "A new key is inserted in the order of the file",
    arguments: [
      (["a2.t", "A10.t", "b1.t"], LanguageKeyOrder.xcode), (["A10.t", "B1.t", "a2.t"], .characters),
      (["A10.t", "a2.t", "B1.t"], .charactersIgnoringCase), (["b1.t", "A10.t", "a2.t"], nil), ([], .xcode),
    ] as [([String], LanguageKeyOrder?)])
  func orders(keys: [String], order: LanguageKeyOrder?) { #expect(LanguageKeyOrder(of: keys) == order) }

  @Test("New entries of strings files and string catalogs have the order of characters, if the file has it")
  func insertion() throws {
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <label id='Aaa' text='A'/><label id='Bbb' text='B'/><label id='aab' text='C'/><label id='Ccc' text='N'/>
      </objects></document>
      """
    let document = try NibReader.read(Array(source.utf8), file: "a.xib")
    let keys = ["Aaa.text", "Bbb.text", "aab.text"]
    let plan = TranslationPlan(keys, TranslationPlan.Target(document))
    let strings = StringsFile(Array(keys.map { "\"\($0)\" = \"V\";\n" }.joined().utf8))
    let expected = ["Aaa.text", "Bbb.text", "Ccc.text", "aab.text"]
    #expect(StringsFile(try strings.updated(plan)).entries.map(\.key) == expected)
    let entries = keys.map { "\"\($0)\":{}" }.joined(separator: ",")
    let catalog = StringCatalog(Array("{\"strings\":{\(entries)}}".utf8))
    #expect(StringCatalog(try catalog.updated(plan)).entries.map(\.key) == expected)
  }
}
