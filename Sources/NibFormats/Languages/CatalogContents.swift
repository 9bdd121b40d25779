/// The file `contents.json` of a localization catalog (`.xcloc`), which names its languages.
package struct CatalogContents: Sendable {
  package let text: LanguageText
  /// The first text that is not JSON.
  package let problem: LanguageProblem?
  /// The language of the translations, with the offset of its text; `nil` if the file does not name it.
  package let targetLocale: (text: String, offset: Int)?

  /// Reads a file. Never fails, whatever the file contains.
  package init(_ bytes: [UInt8]) {
    text = LanguageText(bytes)
    let tree = JSONTree(text.utf8, from: text.start)
    problem = text.problem ?? tree.problem
    let value = tree.root?["targetLocale"]
    targetLocale = value?.text.map { ($0, value?.range.lowerBound ?? 0) }
  }

  /// The text of such a file.
  package static func text(sourceLanguage: String, targetLanguage: String) -> String {
    """
    {
      "developmentRegion" : "\(sourceLanguage)",
      "targetLocale" : "\(targetLanguage)",
      "toolInfo" : {
        "toolID" : "nibterm",
        "toolName" : "NibTerm"
      },
      "version" : "1.0"
    }
    """
  }
}
