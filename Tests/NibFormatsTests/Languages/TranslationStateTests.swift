import Testing

@testable import NibFormats

/// The states of translations in XLIFF and in string catalogs.
@Suite struct TranslationStateTests {
  @Test(
    "Each state of XLIFF 1.2 has one of a string catalog",
    arguments: [
      ("new", .new), ("needs-translation", .new), ("needs-l10n", .new), ("needs-adaptation", .new),
      ("needs-review-translation", .needsReview), ("needs-review-l10n", .needsReview),
      ("needs-review-adaptation", .needsReview), ("translated", .translated), ("signed-off", .translated),
      ("final", .translated), ("x-own", nil), ("", nil),
    ] as [(String, TranslationState?)])
  func states(name: String, state: TranslationState?) {
    #expect(TranslationState(xliff: name) == state)
    if let state { #expect(TranslationState(xliff: state.xliff) == state) }
    let unit = XLIFF.Unit(id: "a.text", source: "A", target: "B", note: nil, state: name)
    #expect(unit.translation == (state == .new ? nil : "B"))
  }

  private static func catalog(_ state: String, _ value: String) -> String {
    #"{"sourceLanguage":"en","strings":{"a.text":{"localizations":{"de":{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}}}}}"#
  }

  private static func imported(_ translation: NewTranslation, into text: String) throws -> String {
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><label id='a' text='A'/></objects></document>
      """
    let document = try NibReader.read(Array(source.utf8), file: "a.xib")
    let plan = TranslationPlan(["a.text"], TranslationPlan.Target(document))
    let catalog = StringCatalog(Array(text.utf8))
    return String(decoding: try catalog.updated(plan, values: ["de": ["a.text": translation]]), as: UTF8.self)
  }

  @Test(
    "A translation gets its state. One without a state is finished, unless an equal one waits for its review",
    arguments: [
      (NewTranslation("B", state: .needsReview), "translated", "B", "needs_review"),
      (NewTranslation("B", state: .translated), "needs_review", "B", "translated"),
      (NewTranslation("B"), "needs_review", "B", "needs_review"),
      (NewTranslation("C"), "needs_review", "C", "translated"),
      (NewTranslation("B"), "new", "B", "translated"),
      (NewTranslation("C", state: .needsReview), "translated", "C", "needs_review"),
    ])
  func imports(translation: NewTranslation, old: String, value: String, new: String) throws {
    #expect(try Self.imported(translation, into: Self.catalog(old, "B")) == Self.catalog(new, value))
  }

  @Test(
    "Texts that differ by number, and other members of a localization, are kept",
    arguments: [
      #"{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"P"}}}}}"#,
      #"{"variations":{"device":{"other":{"variations":{"plural":{"other":{"stringUnit":{"state":"new","value":"P"}}}}}}}}"#,
    ])
  func plurals(localization: String) throws {
    let text = #"{"strings":{"a.text":{"localizations":{"de":\#(localization)}}}}"#
    #expect(try Self.imported(NewTranslation("B"), into: text) == text)
    let other = #"{"strings":{"a.text":{"localizations":{"de":{"x":1}}}}}"#
    #expect(try Self.imported(NewTranslation("B"), into: other).contains(#""x":1"#))
  }
}
