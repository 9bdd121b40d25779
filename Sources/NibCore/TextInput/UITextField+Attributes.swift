extension UITextField {
  /// The attributes of a text field, without those of every control.
  static var textFieldAttributes: [NibAttribute] {
    let modes: KeyValuePairs<String, ViewMode> = [
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
    return [
      .state(\UITextField.attributedPlaceholder), .string("text", \UITextField.text),
      .string("placeholder", \UITextField.placeholder),
      .child("attributedText", decode: NSAttributedString.nib) {
        (field: UITextField, text: NSAttributedString) in
        field.attributedText = text
      },
      .child("attributedPlaceholder", decode: NSAttributedString.nib) {
        (field: UITextField, text: NSAttributedString) in field.attributedPlaceholder = text
      },
      .child("fontDescription", decode: UIFont.nib) {
        (field: UITextField, font: UIFont) in field.font = font
      },
      .state(\UITextField.attributes), .state(\UITextField.font), .state(\UITextField.nibTraits),
      .state(\UITextField.leftView), .state(\UITextField.leftViewMode), .state(\UITextField.rightView),
      .state(\UITextField.rightViewMode),
      .color("textColor", \UITextField.textColor),
      .choice("textAlignment", NibWords.textAlignments, \UITextField.textAlignment),
      .choice(
        "borderStyle",
        ["none": BorderStyle.none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect],
        \UITextField.borderStyle),
      .choice("clearButtonMode", modes, \UITextField.clearButtonMode),
      .bool("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
      .bool("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes),
      .bool("adjustsFontSizeToFit", \UITextField.adjustsFontSizeToFitWidth),
      .number("minimumFontSize", \UITextField.minimumFontSize),
      .bool("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
      .image("background", \UITextField.background),
      .image("disabledBackground", \UITextField.disabledBackground),
      .child("textInputTraits", decode: TextInputTraits.nib) {
        (field: UITextField, traits: TextInputTraits) in
        field.nibTraits = traits
      },
      .property("secureTextEntry", \UITextField.isSecureTextEntry),
      .property("delegate", \UITextField.nibDelegateObject),
      .ignored("usesAttributedText", because: "the element of the attributed text is sufficient"),
    ]
  }

  /// The delegate to which a nib connects the outlet. An object that does not conform to the protocol is ignored.
  private var nibDelegateObject: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any UITextFieldDelegate }
  }
}
