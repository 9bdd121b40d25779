/// Replaces the content of one view with sample data, as `nibterm preview` does with the rows of a data file, and
/// restores the original content.
///
/// Every view class that can show a value returns its slot from `nibSample`.
package struct SampleSlot {
  /// A description of the values that the view can show, for use in messages, such as `true or false`.
  package let accepted: String
  /// The view's text in the nib; `nil` if there is none.
  package let text: String?
  /// Shows a value, given as text. Returns false if the view cannot show it.
  package let show: (String) -> Bool
  /// Shows an image; `nil` for views that do not show images.
  package var showImage: ((UIImage) -> Void)?
  /// Restores the content that the view had when the slot was made.
  package let reset: () -> Void

  /// Creates a slot from closures that show a value and restore the original content.
  init(
    _ accepted: String = "text", text: String? = nil, show: @escaping (String) -> Bool,
    reset: @escaping () -> Void
  ) {
    self.accepted = accepted
    self.text = text
    self.show = show
    self.reset = reset
  }

  /// Creates a slot that sets a property.
  ///
  /// - Parameter decode: converts the text of a sample to the property's value; `nil` if the view cannot show it.
  init<View: AnyObject, Value>(
    _ view: View, _ path: ReferenceWritableKeyPath<View, Value>, _ accepted: String, text: String? = nil,
    decode: @escaping (String) -> Value?
  ) {
    let original = view[keyPath: path]
    self.init(
      accepted, text: text,
      show: { text in
        guard let value = decode(text) else { return false }
        view[keyPath: path] = value
        return true
      }, reset: { view[keyPath: path] = original })
  }

  /// A slot that sets a text property.
  static func text<View: AnyObject>(
    _ view: View, _ path: ReferenceWritableKeyPath<View, String?>, text: String?
  ) -> SampleSlot {
    SampleSlot(view, path, "text", text: text) { .some($0) }
  }

  /// A slot that sets a Boolean property.
  static func bool<View: AnyObject>(
    _ view: View, _ path: ReferenceWritableKeyPath<View, Bool>
  ) -> SampleSlot {
    SampleSlot(view, path, "true or false", decode: bool)
  }

  /// A slot that sets a numeric property.
  static func number<View: AnyObject, Number: BinaryFloatingPoint>(
    _ view: View, _ path: ReferenceWritableKeyPath<View, Number>
  ) -> SampleSlot {
    SampleSlot(view, path, "a number") { number($0).map { Number($0) } }
  }

  /// Parses a Boolean. `true`, `yes`, `on` and `1` are true; `false`, `no`, `off`, `0` and the empty string are false,
  /// in upper or lower case. Returns `nil` for any other text.
  package static func bool(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0", "": false
    default: nil
    }
  }

  /// Parses a finite number. Returns `nil` for any other text.
  package static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
