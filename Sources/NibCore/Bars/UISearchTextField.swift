/// The text field in a search bar, which the bar places and draws.
open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init(frame: .zero)
  }

  /// Creates a field outside a search bar.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a field from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
