extension UITextField {
  /// The attributes of a text field, without those of every control.
  static var textFieldAttributes: [NibAttribute] {
    NibRow<UITextField, TextFieldWord>.table(
      .state(\.attributedPlaceholder), .string(.text, \.text), .string(.placeholder, \.placeholder),
      .child(.attributedText, NSAttributedString.nib) { $0.attributedText = $1 },
      .child(.attributedPlaceholder, NSAttributedString.nib) { $0.attributedPlaceholder = $1 },
      .child(.fontDescription, UIFont.nib) { $0.font = $1 }, .state(\.attributes), .state(\.font),
      .state(\.nibTraits), .state(\.leftView), .state(\.leftViewMode), .state(\.rightView),
      .state(\.rightViewMode), .color(.textColor, \.textColor), .choice(.textAlignment, \.textAlignment),
      .choice(.borderStyle, \.borderStyle), .choice(.clearButtonMode, \.clearButtonMode),
      .bool(.clearsOnBeginEditing, \.clearsOnBeginEditing),
      .bool(.allowsEditingTextAttributes, \.allowsEditingTextAttributes),
      .bool(.adjustsFontSizeToFit, \.adjustsFontSizeToFitWidth), .number(.minimumFontSize, \.minimumFontSize),
      .bool(.adjustsFontForContentSizeCategory, \.adjustsFontForContentSizeCategory),
      .image(.background, \.background), .image(.disabledBackground, \.disabledBackground),
      .child(.textInputTraits, TextInputTraits.nib) { $0.nibTraits = $1 },
      .property("secureTextEntry", \.isSecureTextEntry), .property("delegate", \.nibDelegateObject),
      .ignored(.usesAttributedText, because: "the element of the attributed text is sufficient"),
      .property("font", \.font), .property("leftView", \.leftView), .property("leftViewMode", \.leftViewMode),
      .property("rightView", \.rightView), .property("rightViewMode", \.rightViewMode),
      .property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth),
      .property("selectedTextRange", \.selectedTextRange), .property("inputView", \.inputView),
      .property("inputAccessoryView", \.inputAccessoryView))
  }

  /// The delegate to which a nib connects the outlet. An object that does not conform to the protocol is ignored.
  private var nibDelegateObject: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any UITextFieldDelegate }
  }
}
