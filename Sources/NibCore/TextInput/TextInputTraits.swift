// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of keyboard that iOS shows. Stored, but has no effect.
public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
    decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The title of the Return key on iOS. Stored, but has no effect.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The letters that iOS capitalizes while the user types. Stored, but has no effect.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether iOS corrects words while the user types. Stored, but has no effect.
public enum UITextAutocorrectionType: Int, Hashable, Sendable { case `default`, no, yes }

/// Whether iOS checks the spelling while the user types. Stored, but has no effect.
public enum UITextSpellCheckingType: Int, Hashable, Sendable { case `default`, no, yes }

/// The text input traits of a text field or text view. Only `isSecureTextEntry` has an effect, and only in a text
/// field.
package struct TextInputTraits: Hashable, Sendable {
  /// Whether the text is shown as dots.
  package var isSecureTextEntry = false
  package var keyboardType: UIKeyboardType = .default
  package var returnKeyType: UIReturnKeyType = .default
  package var autocapitalizationType: UITextAutocapitalizationType = .sentences
  package var autocorrectionType: UITextAutocorrectionType = .default
  package var spellCheckingType: UITextSpellCheckingType = .default
  package var enablesReturnKeyAutomatically = false
  var keyboardAppearance = UIKeyboardAppearance.default
  var textContentType: UITextContentType?
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default

  /// Creates traits with UIKit's defaults.
  package init() {}
}

extension TextInputTraits {
  /// The traits of a `<textInputTraits>` element. Unlike `init()`, a missing `autocapitalizationType` means `none`,
  /// because Interface Builder omits that value.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> TextInputTraits? {
    var traits = TextInputTraits()
    traits.isSecureTextEntry = element.bool("secureTextEntry") ?? false
    traits.enablesReturnKeyAutomatically = element.bool("enablesReturnKeyAutomatically") ?? false
    traits.keyboardType = element["keyboardType"].flatMap { keyboards[$0] } ?? .default
    traits.returnKeyType = element["returnKeyType"].flatMap { returnKeys[$0] } ?? .default
    traits.autocapitalizationType = element["autocapitalizationType"].flatMap { capitals[$0] } ?? .none
    traits.autocorrectionType =
      element["autocorrectionType"].flatMap { ["no": .no, "yes": .yes][$0] } ?? .default
    traits.spellCheckingType =
      element["spellCheckingType"].flatMap { ["no": .no, "yes": .yes][$0] } ?? .default
    return traits
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .alphabet, "asciiCapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
    "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "asciiCapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
    "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]

  private static let capitals: [String: UITextAutocapitalizationType] = [
    "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]
}
