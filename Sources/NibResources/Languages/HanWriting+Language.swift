extension HanWriting {
  /// The form of a language; `nil` if the language has no Chinese characters.
  package init?(_ language: LanguageName) {
    let parts = Set(language.code.split(separator: "-").dropFirst())
    switch language.language {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh", "yue":
      if parts.contains("Hans") {
        self = .simplifiedChinese
      } else if !parts.isDisjoint(with: ["HK", "MO"]) {
        self = .hongKong
      } else {
        self = !parts.isDisjoint(with: ["Hant", "TW"]) ? .traditionalChinese : .simplifiedChinese
      }
    default: return nil
    }
  }

  /// The form of a language that documents are shown in; `nil` if it has no Chinese characters.
  package init?(_ language: ShownLanguage) {
    guard case .named(let name) = language else { return nil }
    self.init(name)
  }
}
