import NibCore

/// A view that can show a value of a row.
protocol RowFillable: UIView {
  /// What the nib wrote on it; nil for nothing.
  var rowText: String? { get }
  /// Gives it back what it shows now.
  var rowReset: () -> Void { get }
  /// Shows a value. False for one that it cannot show.
  func showRow(_ value: RowValue) -> Bool
  /// What values it can show, for messages.
  static var rowValues: String { get }
}

extension RowFillable {
  var rowText: String? { nil }
  static var rowValues: String { "a text" }

  /// Shows a number.
  func showNumber(_ value: RowValue, _ show: (Double) -> Void) -> Bool {
    guard let number = value.number else { return false }
    show(number)
    return true
  }
}

extension UILabel: RowFillable {
  var rowText: String? { text }
  var rowReset: () -> Void {
    let (text, attributed) = (text, attributedText)
    return { [unowned self] in
      self.text = text
      // A text with attributes of its own; a plain one has those of the label again by now.
      if attributedText != attributed { attributedText = attributed }
    }
  }
  func showRow(_ value: RowValue) -> Bool {
    text = value.text
    return true
  }
}

extension UITextField: RowFillable {
  var rowText: String? { text?.isEmpty == false ? text : placeholder }
  var rowReset: () -> Void {
    let text = text
    return { [unowned self] in self.text = text }
  }
  func showRow(_ value: RowValue) -> Bool {
    text = value.text
    return true
  }
}

extension UITextView: RowFillable {
  var rowText: String? { text }
  var rowReset: () -> Void {
    let text = text
    return { [unowned self] in self.text = text }
  }
  func showRow(_ value: RowValue) -> Bool {
    text = value.text
    return true
  }
}

extension UIButton: RowFillable {
  var rowText: String? { currentTitle }
  var rowReset: () -> Void {
    let title = title(for: .normal)
    return { [unowned self] in setTitle(title, for: .normal) }
  }
  func showRow(_ value: RowValue) -> Bool {
    setTitle(value.text, for: .normal)
    return true
  }
}

extension UIImageView: RowFillable {
  static var rowValues: String { "an image's name" }
  var rowText: String? { image?.nibName }
  var rowReset: () -> Void {
    let image = image
    return { [unowned self] in self.image = image }
  }
  /// A picture as large as the nib's, so that the row is laid out as it would be; a symbol where the nib has
  /// one.
  func showRow(_ value: RowValue) -> Bool {
    let isSymbol = image?.isSymbolImage ?? false
    image =
      value.text.isEmpty
      ? nil
      : UIImage(
        nibSource: isSymbol ? .system(value.text) : .named(value.text), size: image?.nibSize,
        renderingMode: image?.renderingMode ?? .automatic)
    return true
  }
}

extension UISearchBar: RowFillable {
  var rowText: String? { text }
  var rowReset: () -> Void {
    let text = text
    return { [unowned self] in self.text = text }
  }
  func showRow(_ value: RowValue) -> Bool {
    text = value.text
    return true
  }
}
