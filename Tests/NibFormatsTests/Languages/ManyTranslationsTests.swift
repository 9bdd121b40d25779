import NibSupport
import Testing

@testable import NibFormats

/// Files with many translations, whose changes must not take the time of all pairs of keys.
@Suite struct ManyTranslationsTests {
  /// The number of keys. Comparing all pairs of them would take a debug build some 10 seconds.
  private static let count = 4_000

  private static func id(_ number: Int) -> String {
    let digits = String(10_000_000 + number)
    return "\(digits.prefix(3))-\(digits.dropFirst(3).prefix(2))-\(digits.suffix(3))"
  }

  private static func document(_ text: String) throws -> NibDocument {
    let labels = (0..<count).map { "<label id='\(id($0))' text='\(text) \($0)'/>" }.joined()
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>\(labels)</objects></document>
      """
    return try NibReader.read(Array(source.utf8), file: "a.xib")
  }

  private static func strings(every step: Int, _ text: String) -> String {
    stride(from: 0, to: count, by: step).map { number in
      """
      /* Class = "UILabel"; text = "\(text) \(number)"; ObjectID = "\(id(number))"; */
      "\(id(number)).text" = "Wort \(number)";

      """
    }.joined(separator: "\n")
  }

  @Test("All comments change, or half of the keys are added between the others")
  func stringsFile() throws {
    for (step, text) in [(1, "Old"), (2, "New")] {
      let file = StringsFile(Array(Self.strings(every: step, text).utf8))
      let entries = file.entries.map {
        TranslationPlan.Entry(key: $0.key, comment: $0.comment, value: $0.value)
      }
      let plan = TranslationPlan(entries, TranslationPlan.Target(try Self.document("New")))
      let result = StringsFile(try file.updated(plan))
      #expect(result.entries.map(\.key) == (0..<Self.count).map { Self.id($0) + ".text" })
    }
  }

  @Test("Half of the entries of a catalog are added between the others")
  func catalog() throws {
    let entries = stride(from: 0, to: Self.count, by: 2).map { "\"\(Self.id($0)).text\" : {}" }
    let catalog = StringCatalog(
      Array("{\n  \"strings\" : {\n    \(entries.joined(separator: ",\n    "))\n  }\n}".utf8))
    let target = TranslationPlan.Target(try Self.document("New"))
    let result = StringCatalog(try catalog.updated(TranslationPlan(catalog.entries.map(\.key), target)))
    #expect(result.entries.map(\.key) == (0..<Self.count).map { Self.id($0) + ".text" })
  }

  @Test(
    "A new key stands before the first one that comes after it, also among keys without order",
    arguments: [
      (["b", "d", "f"], ["a", "c", "e", "g"], "abcdefg"), (["d", "b", "f"], ["a", "c", "e"], "acdbef"),
      ([], ["b", "a"], "ab"), (["c", "a"], [], "ca"),
    ])
  func places(keys: [String], new: [String], expected: String) {
    let object = JSONTree.Value(
      content: .object(keys.map { JSONTree.Member(key: $0, keyRange: 0..<0, value: .init(text: $0)) }),
      range: 0..<0)
    var changes = JSONObjectChanges(object, order: .xcode)
    for key in new { changes[key] = .init(text: key) }
    #expect(changes.value.members.map(\.key).joined() == expected)
    changes["a"] = nil
    #expect(changes.value.members.map(\.key).joined() == expected.replacing("a", with: ""))
  }
}
