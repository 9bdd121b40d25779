extension UITextView {
  /// The rows of a text view's own attributes.
  static var textViewAttributes: [NibAttribute] {
    [
      .string("text", \UITextView.text),
      .child("attributedText", decode: NSAttributedString.nib) {
        (view: UITextView, text: NSAttributedString) in
        view.attributedText = text
      },
      .child("fontDescription", decode: UIFont.nib) {
        (view: UITextView, font: UIFont) in view.font = font
      },
      .state(\UITextView.attributed), .state(\UITextView.font), .state(\UITextView.nibTraits),
      .color("textColor", \UITextView.textColor),
      .choice("textAlignment", NibWords.textAlignments, \UITextView.textAlignment),
      .bool("editable", \UITextView.isEditable), .bool("selectable", \UITextView.isSelectable),
      .bool("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes),
      .bool("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory),
      .bool("clearsOnInsertion", \UITextView.clearsOnInsertion),
      .child("textInputTraits", decode: TextInputTraits.nib) { (view: UITextView, traits: TextInputTraits) in
        view.nibTraits = traits
      },
      .value("textContainerInset", \UITextView.textContainerInset, UIEdgeInsets.init(_:)),
      .ignored("usesAttributedText", because: "the attributed text itself says so"),
      .ignored("layoutManager", because: "there is one way in which text is laid out"),
      .ignoredChild("dataDetectorTypes", because: "links are not looked for in texts"),
    ]
  }
}
