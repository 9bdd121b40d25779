import NibCore

/// A view that can show one value of a row.
protocol RowFillable: UIView {
  /// The view's text in the nib; nil if there is none.
  var rowText: String? { get }
  /// A closure that restores the current contents of the view.
  var rowReset: () -> Void { get }
  /// Shows a value. Returns false if the view cannot show it.
  func showRow(_ value: RowValue) -> Bool
  /// A description of the values that the view can show, for messages.
  static var rowValues: String { get }
}

extension RowFillable {
  var rowText: String? { nil }
  static var rowValues: String { "text" }

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
      // Restore an attributed text. A plain text already has the attributes of the label again.
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
  /// Shows an image of the same size as the nib's, so that the layout of the row does not change; a symbol if
  /// the nib has one.
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
