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
