/// The text field in a search bar, which the bar places and draws.
open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?

  convenience init(of bar: UISearchBar) {
    self.init(frame: .zero)
    self.bar = bar
  }

  /// The text of the search bar.
  open override var text: String? {
    get { bar.map { $0.text ?? "" } ?? super.text }
    set { if let bar { bar.text = newValue } else { super.text = newValue } }
  }
  /// The placeholder of the search bar.
  open override var placeholder: String? {
    get { bar.map(\.placeholder) ?? super.placeholder }
    set { if let bar { bar.placeholder = newValue } else { super.placeholder = newValue } }
  }
  /// Begins typing in the search bar.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    bar?.becomeFirstResponder() ?? super.becomeFirstResponder()
  }
  /// Ends typing in the search bar.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    bar?.resignFirstResponder() ?? super.resignFirstResponder()
  }
}
