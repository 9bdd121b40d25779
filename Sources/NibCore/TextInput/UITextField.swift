/// One line of text that can be edited.
open class UITextField: UIControl {
  /// How the field is framed.
  public enum BorderStyle: Int, Hashable, Sendable { case none, line, bezel, roundedRect }
  /// When something beside the text is shown.
  public enum ViewMode: Int, Hashable, Sendable { case never, whileEditing, unlessEditing, always }

  /// Told about editing, and asked before it.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; never nil once set, as in UIKit.
  open var text: String? {
    get { editor.text }
    set {
      editor = TextEditor(newValue ?? "")
      attributes = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with attributes; those of its first character hold for all that is typed.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: editor.text, attributes: attributes ?? [.font: nibFont]) }
    set {
      text = newValue?.string
      attributes = newValue.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil }
    }
  }
  /// What an empty field shows.
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  /// The placeholder with attributes; only its text is shown.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The font; nil stands for the system's at 17 points.
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  /// The text's color; nil stands for the system's label color.
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Where the text lies between the left and right edge, except while it is edited.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }

  // MARK: Appearance and behaviour

  /// How the field is framed.
  open var borderStyle: BorderStyle = .none { didSet { invalidateIntrinsicContentSize() } }
  /// When the sign that clears the text is shown.
  open var clearButtonMode: ViewMode = .never { didSet { setNeedsDisplay() } }
  /// A view before the text.
  open var leftView: UIView? { didSet { nibReplace(oldValue, with: leftView) } }
  /// When that view is shown.
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// A view after the text, in place of the sign that clears it.
  open var rightView: UIView? { didSet { nibReplace(oldValue, with: rightView) } }
  /// When that view is shown.
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether who types may change the text's style; kept, a terminal's keys cannot.
  open var allowsEditingTextAttributes = false
  /// Whether text that is too long is set smaller; kept, a terminal has one size.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size in points; kept.
  open var minimumFontSize: CGFloat = 0
  /// Whether fonts that follow a text style follow the user's text size. (`TextMetrics` always does.)
  open var adjustsFontForContentSizeCategory = false
  /// An image behind the text; kept.
  open var background: UIImage?
  /// An image behind the text of a disabled field; kept.
  open var disabledBackground: UIImage?
  /// What the keyboard should be like, and whether the text is secret.
  package final var nibTraits = TextInputTraits() { didSet { setNeedsDisplay() } }
  /// Whether the text is shown as dots.
  open var isSecureTextEntry: Bool {
    get { nibTraits.isSecureTextEntry }
    set { nibTraits.isSecureTextEntry = newValue }
  }

  /// The text with the insertion point.
  var editor = TextEditor()
  /// The first character in view while editing.
  var firstShown = 0
  var attributes: [NSAttributedString.Key: Any]?

  // MARK: Making

  /// An empty field without border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHorizontalAlignment = .left
  }

  /// A field from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rows of a text field's own attributes, after those of every control.
  open override class var nibAttributes: [NibAttribute] { super.nibAttributes + textFieldAttributes }

  // MARK: Sizes

  /// The size of the text, or of the placeholder of an empty field, with the border.
  open override var intrinsicContentSize: CGSize {
    let size = nibEnvironment.textMetrics.textFieldSize(
      text: text, placeholder: placeholder, font: nibFont, isRounded: borderStyle == .roundedRect)
    guard nibEnvironment.rules.isTerminal else { return size }
    let columns = CellText.columns(of: editor.characters.isEmpty ? placeholder ?? "" : editor.text)
    let width = TextMetrics.columnWidth * CGFloat(columns + 2 * nibMargin + 1)
    return CGSize(width: width, height: TextMetrics.rowHeight)
  }

  /// The text's baseline.
  open override var nibBaselines: (first: CGFloat, last: CGFloat)? {
    let height = intrinsicContentSize.height
    let first = nibEnvironment.textMetrics.textFieldBaseline(of: nibFont, height: height)
    return (first, height - first)
  }

  /// The font that counts.
  final var nibFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// Free columns at both sides of the text.
  final var nibMargin: Int { borderStyle == .none ? 0 : 1 }

  // MARK: Views beside the text

  /// The views beside the text have places of their own.
  open override var nibPlacesSubviews: Bool { leftView != nil || rightView != nil }

  /// Puts the views beside the text at the edges.
  open override func layoutSubviews() {
    super.layoutSubviews()
    nibPlaceViews()
  }

  // MARK: Responder

  /// Whether the field is the first responder, with an insertion point.
  public var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled && !isHidden }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    isFirstResponder || nibBeginEditing { super.becomeFirstResponder() }
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    isFirstResponder ? nibEndEditing { super.resignFirstResponder() } : super.resignFirstResponder()
  }

  /// Enter and a click begin editing.
  open override func nibActivate() { becomeFirstResponder() }

  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    nibEdit(key) || (!isEditing && super.nibKeyDown(key))
  }

  open override func nibPaste(_ text: String) -> Bool { nibInsert(text) }

  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard isEnabled, event.button == .left, event.action == .press else { return false }
    return nibClick(at: point)
  }

  // MARK: Drawing

  /// The text or the placeholder; nil while editing, when the field draws it with its insertion point.
  open override var nibText: NibText? { isEditing ? nil : nibRestingText }

  /// Draws the border, and while editing the text.
  open override func nibDraw(in context: NibDrawingContext) { nibDrawField(in: context) }
}

/// Asked before a text field's editing begins, changes or ends, and told about it. All have a default.
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the characters in the range (UTF-16 units) may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Whether the clear sign may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Return was pressed; false keeps the field from ending its editing by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
