extension TextInputTraits {
  /// The traits of a `<textInputTraits>` element. Unlike `init()`, a missing `autocapitalizationType` means `none`,
  /// because Interface Builder omits that value.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> TextInputTraits? {
    var traits = TextInputTraits()
    traits.isSecureTextEntry = element.bool(TextInputTraitsWord.secureTextEntry) ?? false
    traits.enablesReturnKeyAutomatically =
      element.bool(TextInputTraitsWord.enablesReturnKeyAutomatically) ?? false
    traits.keyboardType = element.value(of: TextInputTraitsWord.keyboardType) ?? .default
    traits.returnKeyType = element.value(of: TextInputTraitsWord.returnKeyType) ?? .default
    traits.autocapitalizationType = element.value(of: TextInputTraitsWord.autocapitalizationType) ?? .none
    traits.autocorrectionType = element.value(of: TextInputTraitsWord.autocorrectionType) ?? .default
    traits.spellCheckingType = element.value(of: TextInputTraitsWord.spellCheckingType) ?? .default
    return traits
  }
}
