import TestSupport
import Testing

@testable import NibResources

/// Documents with the texts of a language.
@Suite struct LocalizedDocumentTests {
  private static let nib = SmallNibs.document(
    """
    <view id="root"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>
      <label text="Name &amp; age" id="name"><rect key="frame" x="0" y="0" width="80" height="21"/></label>
      <label id="note"><rect key="frame" x="0" y="30" width="80" height="21"/>
        <string key="text">Two
    lines</string></label>
      <button id="save"><rect key="frame" x="0" y="60" width="80" height="30"/>
        <state key="normal" title="Save"/></button>
    </subviews></view>
    """)

  private static let german = """
    "name.text" = "Name und Alter";
    /* Class = "UILabel"; */
    "note.text" = "Zwei\\nZeilen";
    "save.normalTitle" = "";
    "gone.text" = "Weg";
    """

  /// The texts of a document in a language.
  private static func texts(_ document: NibDocument) throws -> [String?] {
    [
      document.object(id: "name")?["text"],
      document.object(id: "note")?.child(key: "text")?.text,
      document.object(id: "save")?.child(named: "state")?["title"],
    ]
  }

  private static func read(_ name: String, in folder: TemporaryFolder) throws -> NibDocument {
    let path = "\(folder.path)/\(name)"
    return try NibReader.read(try FileBytes.readDocument(path), file: path)
  }

  private static func localized(_ name: String, in language: String, _ folder: TemporaryFolder) throws
    -> NibDocument
  {
    try read(name, in: folder).localized(for: #require(ShownLanguage(language)))
  }

  @Test("The string catalogs and documents of languages are found once for several languages")
  func severalLanguages() throws {
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"name.text": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "N"}},
      "fr": {"stringUnit": {"state": "translated", "value": "M"}}}}}}
      """#
    let folder = try TemporaryFolder(["Base.lproj/Card.xib": Self.nib, "mul.lproj/Card.xcstrings": catalog])
    let document = try Self.read("Base.lproj/Card.xib", in: folder)
    let files = document.languageFiles
    func text(_ language: String, _ files: LanguageFiles?) throws -> String? {
      let shown = try #require(ShownLanguage(language))
      return try Self.texts(document.localized(for: shown, from: files))[0]
    }
    #expect(files.languages.map(\.code) == ["de", "fr"])
    #expect(try text("de", files) == "N")
    try folder.write("{}", to: "mul.lproj/Card.xcstrings")
    try folder.write(Self.nib, to: "fr.lproj/Card.xib")
    #expect(try text("fr", files) == "M")
    #expect(try text("fr", nil) == "Name & age")
    #expect(!files.lack(.named(LanguageName("de"))) && files.lack(.named(LanguageName("es"))))
    #expect(!files.lack(.pseudo(.double)))
  }

  @Test(
    "The texts of a strings file replace those of the document, also by empty ones, and know their places")
  func strings() throws {
    let folder = try TemporaryFolder(["Base.lproj/Card.xib": Self.nib, "de.lproj/Card.strings": Self.german])
    let document = try Self.localized("Base.lproj/Card.xib", in: "de-AT", folder)
    #expect(try Self.texts(document) == ["Name und Alter", "Zwei\nZeilen", ""])
    let localization = try #require(document.localization)
    #expect(localization.texts.map(\.key) == ["name.text", "note.text", "save.normalTitle"])
    #expect(localization.texts.map(\.original) == ["Name & age", "Two\nlines", "Save"])
    #expect(localization.texts[1].place?.description == "\(folder.path)/de.lproj/Card.strings:3:15")
    #expect(document.localizationRemarks.isEmpty)
    // Elements keep their places.
    let base = document.inDevelopmentLanguage
    #expect(document.object(id: "save")?.location == base.object(id: "save")?.location)
    #expect(try Self.texts(base) == ["Name & age", "Two\nlines", "Save"])
    #expect(base.translatedLanguages.map(\.code) == ["de"])
  }

  @Test("Without translations, the texts of the development language stay, and a remark says so")
  func noTranslation()
    throws
  {
    let folder = try TemporaryFolder([
      "Base.lproj/Card.xib": Self.nib, "de.lproj/Card.strings": Self.german,
      // The strings of the program and of other documents are not asked.
      "fr.lproj/Localizable.strings": "\"name.text\" = \"Nom\";",
      "fr.lproj/Other.strings": "\"name.text\" = \"Nom\";",
    ])
    let document = try Self.localized("Base.lproj/Card.xib", in: "fr", folder)
    #expect(try Self.texts(document) == ["Name & age", "Two\nlines", "Save"])
    #expect(
      document.localizationRemarks.map(\.message) == [
        "the document has no texts in 'fr', so that those of the development language are shown: it is translated into "
          + "de"
      ])
  }

  @Test("A remark names the place at which the translations that are shown cannot be read")
  func unreadableTranslation() throws {
    let broken = "\"name.text\" = \"N\"\n\"note.text\" = \"M\";\n"
    let folder = try TemporaryFolder([
      "Base.lproj/Card.xib": Self.nib, "de.lproj/Card.strings": broken, "fr.lproj/Card.strings": Self.german,
    ])
    let german = try Self.localized("Base.lproj/Card.xib", in: "de", folder).localizationRemarks
    #expect(german.map(\.id) == ["unreadable-translation"])
    #expect(german.first?.location?.description == "\(folder.path)/de.lproj/Card.strings:2:1")
    #expect(try Self.localized("Base.lproj/Card.xib", in: "fr", folder).localizationRemarks.isEmpty)
    // A string catalog that cannot be read can have had texts in the language.
    try folder.write("{\"strings\": [", to: "Card.xcstrings")
    let french = try Self.localized("Base.lproj/Card.xib", in: "fr", folder).localizationRemarks
    #expect(french.map(\.id) == ["unreadable-translation"])
    #expect(french.first?.location?.file == "\(folder.path)/Card.xcstrings")
    #expect(
      try Self.localized("Base.lproj/Card.xib", in: "it", folder).localizationRemarks.map(\.id)
        == ["unreadable-translation", "no-translation"])
  }

  @Test("A document in the folder of the language wins over strings") func ownDocument() throws {
    let folder = try TemporaryFolder([
      "Base.lproj/Card.xib": Self.nib, "de.lproj/Card.strings": Self.german,
      "de.lproj/Card.xib": Self.nib.replacing("Save", with: "Sichern"),
    ])
    let document = try Self.localized("Base.lproj/Card.xib", in: "de", folder)
    #expect(document.file == "\(folder.path)/de.lproj/Card.xib")
    #expect(try Self.texts(document) == ["Name & age", "Two\nlines", "Sichern"])
    #expect(document.inDevelopmentLanguage.file == "\(folder.path)/Base.lproj/Card.xib")
    #expect(document.localization?.isOwnDocument == true)
  }

  @Test("A string catalog has the texts of all languages") func catalog() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "save.normalTitle": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Sichern"}},
          "ar": {"stringUnit": {"state": "translated", "value": "حفظ"}}}},
        "name.text": {"localizations": {
          "de": {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "Namen"}}}}}}}
      }}
      """
    for place in ["mul.lproj/Card.xcstrings", "Card.xcstrings"] {
      let folder = try TemporaryFolder(["Base.lproj/Card.xib": Self.nib, place: catalog])
      let document = try Self.localized("Base.lproj/Card.xib", in: "de", folder)
      #expect(try Self.texts(document) == ["Name & age", "Two\nlines", "Sichern"])
      #expect(document.translatedLanguages.map(\.code) == ["ar", "de"])
    }
  }

  @Test("Pseudolanguages change all texts") func pseudolanguage() throws {
    let document = try NibReader.read(Array(Self.nib.utf8), file: "Card.xib")
    let doubled = try document.localized(for: .pseudo(.double))
    #expect(try Self.texts(doubled) == ["Name & age Name & age", "Two\nlines Two\nlines", "Save Save"])
    #expect(try Self.texts(doubled.localized(for: .pseudo(.bounded)))[2] == "[# Save #]")
  }

  @Test("Of several documents of languages, one is in the development language") func developmentDocument()
    throws
  {
    let folder = try TemporaryFolder([
      "A/en.lproj/Card.xib": Self.nib, "A/de.lproj/Card.xib": Self.nib, "B/Base.lproj/Card.xib": Self.nib,
      "B/en.lproj/Card.xib": Self.nib, "C/Card.xib": Self.nib, "D/ja.lproj/Card.xib": Self.nib,
    ])
    let names = [
      "A/en.lproj", "A/de.lproj", "B/Base.lproj", "B/en.lproj", "C", "D/ja.lproj",
    ]
    let are = try names.map { try Self.read("\($0)/Card.xib", in: folder).isInDevelopmentLanguage }
    #expect(are == [true, false, true, false, true, true])
  }
}
