import TestSupport
import Testing

@testable import NibResources

/// The decision which file has the texts of a document in a language.
@Suite struct TranslationTablesTests {
  private static func catalog(_ languages: [String]) -> String {
    let texts = languages.map { #""\#($0)":{"stringUnit":{"value":"catalog"}}"# }.joined(separator: ",")
    return #"{"strings":{"a.text":{"localizations":{\#(texts)}}}}"#
  }

  private static func files(_ files: [String: String]) throws -> (TemporaryFolder, TranslationTables) {
    let folder = try TemporaryFolder(files)
    return (folder, TranslationTables(of: DocumentFolder(of: folder.path + "/Base.lproj/B.xib")))
  }

  @Test("A string catalog comes before strings files, and the code of a language before its other names")
  func order() throws {
    let strings = "\"a.text\" = \"strings\";"
    let (folder, tables) = try Self.files([
      "mul.lproj/B.xcstrings": Self.catalog(["de", "pt_BR"]), "de.lproj/B.strings": strings,
      "German.lproj/B.strings": strings, "Danish.lproj/B.strings": strings, "da.lproj/B.strings": strings,
      "DE_at.lproj/B.strings": strings,
    ])
    #expect(tables[LanguageName("German")]?.name == "mul.lproj/B.xcstrings")
    #expect(tables[LanguageName("da")]?.name == "da.lproj/B.strings")
    #expect(tables[LanguageName("pt-BR")]?.writtenLanguage == "pt_BR")
    #expect(tables[LanguageName("fr")] == nil)
    // A region has a table of its own.
    #expect(tables.best(for: LanguageName("de_AT"))?.name == "DE_at.lproj/B.strings")
    #expect(tables.best(for: LanguageName("de-CH"))?.table?["a.text"]?.value == "catalog")
    #expect(
      tables.unused.map { "\($0.source.name) \($0.used.name)" } == [
        "de.lproj/B.strings mul.lproj/B.xcstrings", "Danish.lproj/B.strings da.lproj/B.strings",
        "German.lproj/B.strings mul.lproj/B.xcstrings",
      ])
    let read = TranslationFile.all(beside: folder.path + "/Base.lproj/B.xib")
    let same = TranslationTables(read)
    #expect(same.languages.map(\.code).sorted() == tables.languages.map(\.code).sorted())
    #expect(
      read.filter { same.isUnused($0) }.map(\.name)
        == ["de.lproj/B.strings", "Danish.lproj/B.strings", "German.lproj/B.strings"])
  }

  @Test(
    "Names of languages are compared as Foundation does",
    arguments: [
      ("German", "de"), ("german", "de"), ("DE", "de"), ("de_at", "de-AT"), ("DE-AT", "de-AT"), ("iw", "he"),
      ("Danish", "da"), ("Norwegian", "no"), ("zh_hans", "zh-Hans"), ("zh-HANT-tw", "zh-Hant-TW"),
    ])
  func names(name: String, code: String) { #expect(LanguageName(name).code == code) }

  @Test("A folder keeps its name, and a new one gets the code of its language") func folders() throws {
    let folder = try TemporaryFolder(["Base.lproj/B.xib": "", "pt_BR.lproj/x": "", "French.lproj/x": ""])
    let place = DocumentFolder(of: folder.path + "/Base.lproj/B.xib")
    #expect(place.folder(of: LanguageName("pt-br")) == "pt_BR.lproj")
    #expect(place.folder(of: LanguageName("fr")) == "French.lproj")
    #expect(place.folder(of: LanguageName("DE_at")) == "de-AT.lproj")
  }
}
