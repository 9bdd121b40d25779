import TestSupport
import Testing

@testable import NibResources

/// Names of languages, and pseudolanguages.
@Suite struct ShownLanguageTests {
  @Test(
    "Names have the form of Apple's systems",
    arguments: [
      ("de", "de"), ("de_AT", "de-AT"), ("PT-br", "pt-BR"), ("zh-hans", "zh-Hans"),
      ("zh_Hant_HK", "zh-Hant-HK"),
      ("German", "de"), ("iw", "he"), ("es-419", "es-419"),
    ])
  func names(name: String, expected: String) {
    #expect(LanguageName(name).code == expected && LanguageName(name).isValid)
  }

  @Test(
    "Other words are not names of languages",
    arguments: ["Base", "", "d", "12", "de-", "de AT", "Main", "../de"])
  func noNames(name: String) {
    #expect(!LanguageName(name).isValid && ShownLanguage(name) == nil)
  }

  @Test(
    "The texts of the nearest language are used",
    arguments: [
      ("de-AT", ["de", "de-AT"], "de-AT"), ("de-AT", ["en", "de"], "de"), ("de", ["de-AT", "en"], "de-AT"),
      ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-CN", ["zh-Hant", "zh-Hans"], "zh-Hans"),
      ("zh-Hans", ["zh-CN", "en"], "zh-CN"), ("pt", ["pt-PT", "pt-BR"], "pt-BR"), ("nb", ["no"], "no"),
      ("fr", ["de", "en"], nil), ("zh-Hant", ["zh-Hans"], nil),
    ] as [(String, [String], String?)])
  func nearest(name: String, available: [String], expected: String?) {
    #expect(LanguageName(name).best(of: available.map { LanguageName($0) })?.code == expected)
  }

  @Test(
    "Some languages are read from right to left",
    arguments: [
      ("ar", true), ("he-IL", true), ("fa", true), ("ur", true), ("uz-Arab", true), ("ku", false),
      ("de", false),
      ("az-Latn", false), ("rtl", true), ("double", false),
    ])
  func direction(name: String, isRightToLeft: Bool) {
    #expect(ShownLanguage(name)?.isRightToLeft == isRightToLeft)
  }

  @Test(
    "Pseudolanguages change texts",
    arguments: [
      (.double, "Save", "Save Save"), (.bounded, "Save", "[# Save #]"), (.rtl, "Save", "Save"),
      (.accented, "Save %1$@ to %ld", "Šåṽé %1$@ ţö %ld"), (.accented, "100%", "100%"), (.double, " ", " "),
    ] as [(Pseudolanguage, String, String)])
  func pseudolanguages(language: Pseudolanguage, text: String, expected: String) {
    #expect(language.text(for: text) == expected)
  }

  @Test(
    "A list contains names, all languages of a document, or both",
    arguments: [
      ("de, fr,double", ["de", "fr", "double"], false), ("all", [], true), ("all,double", ["double"], true),
      ("de, all", ["de"], true), ("all,x!", nil, false), ("all,", nil, false), ("", nil, false),
    ] as [(String, [String]?, Bool)])
  func lists(text: String, names: [String]?, includesTranslated: Bool) {
    let list = LanguageList(text)
    #expect(list?.languages.map(\.name) == names)
    #expect((list?.includesTranslated ?? false) == includesTranslated)
  }
}
