/// The content of a view that sample data fills, as `nibterm preview` fills cells with the rows of a file.
///
/// Every view class that can show a value overrides `nibSample` in its own file.
package struct SampleSlot {
  /// A description of the values that the view can show, for messages.
  package let accepted: String
  /// The view's text in the nib; `nil` if there is none.
  package let text: String?
  /// Shows a value, given as text. Returns false if the view cannot show it.
  package let show: (String) -> Bool
  /// Restores the content that the view had when the slot was made.
  package let reset: () -> Void

  /// A slot with its own ways to show and to restore content.
  init(
    _ accepted: String = "text", text: String? = nil, show: @escaping (String) -> Bool,
    reset: @escaping () -> Void
  ) {
    self.accepted = accepted
    self.text = text
    self.show = show
    self.reset = reset
  }

  /// A slot for a property.
  ///
  /// - Parameter decode: the property's value for a text; `nil` if the view cannot show it.
  init<View: UIView, Value>(
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

  /// A slot for a text.
  static func text<View: UIView>(
    _ view: View, _ path: ReferenceWritableKeyPath<View, String?>, text: String?
  ) -> SampleSlot {
    SampleSlot(view, path, "text", text: text) { .some($0) }
  }

  /// A slot for a Boolean.
  static func bool<View: UIView>(
    _ view: View, _ path: ReferenceWritableKeyPath<View, Bool>
  ) -> SampleSlot {
    SampleSlot(view, path, "true or false", decode: bool)
  }

  /// A slot for a number.
  static func number<View: UIView, Number: BinaryFloatingPoint>(
    _ view: View, _ path: ReferenceWritableKeyPath<View, Number>
  ) -> SampleSlot {
    SampleSlot(view, path, "a number") { number($0).map { Number($0) } }
  }

  /// The Boolean that a text stands for; `nil` if it is neither true nor false.
  package static func bool(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0", "": false
    default: nil
    }
  }

  /// The number that a text stands for; `nil` if it is not a finite number.
  package static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
