/// The language in which documents are shown: one that a project translates its texts into, or a pseudolanguage.
package enum ShownLanguage: Hashable, Sendable {
  case named(LanguageName)
  case pseudo(Pseudolanguage)

  /// Creates the language with a name such as `de-AT` or `double`; `nil` if the name is not valid.
  package init?(_ name: String) {
    if let pseudolanguage = Pseudolanguage(rawValue: name.lowercased()) {
      self = .pseudo(pseudolanguage)
    } else {
      let language = LanguageName(name)
      guard language.isValid else { return nil }
      self = .named(language)
    }
  }

  /// The name as users type it.
  package var name: String {
    switch self {
    case .named(let name): name.code
    case .pseudo(let pseudolanguage): pseudolanguage.rawValue
    }
  }

  /// The name for lists: `German`, `twice as long`.
  package var title: String {
    switch self {
    case .named(let name): name.title
    case .pseudo(let pseudolanguage): pseudolanguage.title
    }
  }

  /// Whether layouts in the language go from right to left.
  package var isRightToLeft: Bool {
    switch self {
    case .named(let name): name.isRightToLeft
    case .pseudo(let pseudolanguage): pseudolanguage == .rtl
    }
  }
}
