/// An object that sets the properties of the on-screen keyboard. The properties are stored, but have no effect, because
/// a terminal has no on-screen keyboard. Only `isSecureTextEntry` of a text field has an effect.
public protocol UITextInputTraits: AnyObject {
  /// The kind of keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The title of the Return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// The letters that are capitalized.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether the Return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// The light or dark look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The meaning of the text, such as a name.
  var textContentType: UITextContentType! { get set }
  /// Whether straight quotes become curly ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are inserted and deleted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
}

/// The light or dark look of a keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  case `default`, dark, light
  /// The older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// Whether straight quotes become curly ones.
public enum UITextSmartQuotesType: Int, Hashable, Sendable { case `default`, no, yes }
/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Hashable, Sendable { case `default`, no, yes }
/// Whether spaces are inserted and deleted.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable { case `default`, no, yes }

/// The meaning of a text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// A view with stored traits.
package protocol TextInputTraitsOwner: UITextInputTraits {
  var nibTraits: TextInputTraits { get set }
}

/// The properties are optional in UIKit's protocol. Views of NibTerm store them. An object that does not implement a
/// property returns the default value and ignores new values.
extension UITextInputTraits {
  private var storedTraits: TextInputTraits {
    get { (self as? any TextInputTraitsOwner)?.nibTraits ?? TextInputTraits() }
    set { (self as? any TextInputTraitsOwner)?.nibTraits = newValue }
  }

  public var keyboardType: UIKeyboardType {
    get { storedTraits.keyboardType }
    set { storedTraits.keyboardType = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { storedTraits.returnKeyType }
    set { storedTraits.returnKeyType = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { storedTraits.autocapitalizationType }
    set { storedTraits.autocapitalizationType = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { storedTraits.autocorrectionType }
    set { storedTraits.autocorrectionType = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { storedTraits.spellCheckingType }
    set { storedTraits.spellCheckingType = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { storedTraits.enablesReturnKeyAutomatically }
    set { storedTraits.enablesReturnKeyAutomatically = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { storedTraits.keyboardAppearance }
    set { storedTraits.keyboardAppearance = newValue }
  }
  public var textContentType: UITextContentType! {
    get { storedTraits.textContentType }
    set { storedTraits.textContentType = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { storedTraits.smartQuotesType }
    set { storedTraits.smartQuotesType = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { storedTraits.smartDashesType }
    set { storedTraits.smartDashesType = newValue }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { storedTraits.smartInsertDeleteType }
    set { storedTraits.smartInsertDeleteType = newValue }
  }
}

/// An object that receives text from the keyboard.
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text at the insertion point.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point.
  func deleteBackward()
}
