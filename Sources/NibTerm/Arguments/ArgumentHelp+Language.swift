import ArgumentParser
import NibCore

extension ArgumentHelp {
  /// The help of the option that chooses the language of the texts. Commands that lay out documents have it with the
  /// other options of layouts.
  static let language = ArgumentHelp(
    """
    Show the texts of this language, such as de, pt-BR or zh-Hans, or of a pseudolanguage: double (each text twice), \
    accented, bounded (between marks) or rtl (from right to left).
    """,
    valueName: "language")
}

extension ShownLanguage: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }

  package var defaultValueDescription: String { name }
}

extension LanguageList: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
