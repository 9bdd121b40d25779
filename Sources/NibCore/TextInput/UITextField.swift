/// One line of text that can be edited.
open class UITextField: UIControl, NibTextInput {
  /// The style of the field's border.
  public enum BorderStyle: Int, Hashable, Sendable { case none, line, bezel, roundedRect }
  /// The condition under which a view beside the text or the clear button is shown.
  public enum ViewMode: Int, Hashable, Sendable { case never, whileEditing, unlessEditing, always }

  /// The delegate, which is asked before editing and notified about it.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text. It is never `nil`: setting `nil` makes the text empty.
  open var text: String? {
    get { editor.text }
    set {
      editor = TextEditor(newValue ?? "")
      attributes = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The attributed text. Only the attributes of the first character are stored. They are returned for the whole
  /// text, but have no effect on how it is shown.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: editor.text, attributes: attributes ?? [.font: nibFont]) }
    set {
      text = newValue?.string
      attributes = newValue.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil }
    }
  }
  /// The text that an empty field shows.
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
  /// The placeholder with attributes. Only its text is shown.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The font; `nil` for the system font at 17 points.
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  /// The text's color; `nil` for the system's label color.
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The horizontal alignment of the text. It does not apply during editing.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }

  // MARK: Appearance and behaviour

  /// The style of the field's border.
  open var borderStyle: BorderStyle = .none { didSet { invalidateIntrinsicContentSize() } }
  /// The condition under which the clear button is shown.
  open var clearButtonMode: ViewMode = .never { didSet { setNeedsDisplay() } }
  /// A view before the text.
  open var leftView: UIView? { didSet { nibReplace(oldValue, with: leftView) } }
  /// The condition under which `leftView` is shown.
  open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// A view after the text and the clear button.
  open var rightView: UIView? { didSet { nibReplace(oldValue, with: rightView) } }
  /// The condition under which `rightView` is shown.
  open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the user can change the text's style. Stored, but has no effect in a terminal.
  open var allowsEditingTextAttributes = false
  /// Whether text that is too long is set in a smaller size. Stored, but has no effect: a terminal has one
  /// size.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size in points. Stored, but has no effect.
  open var minimumFontSize: CGFloat = 0
  /// Whether fonts with a text style adapt to the user's text size. Stored, but has no effect: `TextMetrics` always
  /// adapts them.
  open var adjustsFontForContentSizeCategory = false
  /// An image behind the text. Stored, but has no effect.
  open var background: UIImage?
  /// An image behind the text of a disabled field. Stored, but has no effect.
  open var disabledBackground: UIImage?
  /// The traits of the keyboard, and whether the text is shown as dots.
  package final var nibTraits = TextInputTraits() { didSet { setNeedsDisplay() } }
  /// Whether the text is shown as dots.
  open var isSecureTextEntry: Bool {
    get { nibTraits.isSecureTextEntry }
    set { nibTraits.isSecureTextEntry = newValue }
  }

  /// The text with the insertion point.
  var editor = TextEditor()
  /// The offset of the first visible character while editing.
  var firstShown = 0
  /// The attributes of the first character of `attributedText`; `nil` if the text was set without attributes.
  var attributes: [NSAttributedString.Key: Any]?

  override func nibDidCreate() { contentHorizontalAlignment = .left }

  package override class var nibKind: NibKind { .text }

  package override class var nibAttributes: [NibAttribute] { super.nibAttributes + textFieldAttributes }

  // MARK: Sizes

  /// The size of the text (or of the placeholder if the field is empty) with the border.
  open override var intrinsicContentSize: CGSize {
    let size = nibEnvironment.textMetrics.textFieldSize(
      text: text, placeholder: placeholder, font: nibFont, isRounded: borderStyle == .roundedRect,
      isSecure: isSecureTextEntry, hasClearButton: clearButtonMode != .never)
    guard nibEnvironment.rules.isTerminal else { return size }
    let columns = CellText.columns(of: editor.characters.isEmpty ? placeholder ?? "" : editor.text)
    let width = TextMetrics.columnWidth * CGFloat(columns + 2 * nibMargin + 1)
    return CGSize(width: width, height: TextMetrics.rowHeight)
  }

  /// The space that the placeholder needs and gets. A text that is too long scrolls.
  package override var nibTextFit: TextFit? {
    guard editor.text.isEmpty, let placeholder, placeholder.contains(where: { !$0.isWhitespace }),
      subviews.isEmpty
    else { return nil }
    let border: CGFloat =
      switch borderStyle {
      case .none: 0
      case .line, .bezel: 4
      case .roundedRect: 14
      }
    let metrics = nibEnvironment.textMetrics
    // A field that is too low shows its text nevertheless.
    return TextFit(
      needed: CGSize(width: metrics.pixelWidth(of: placeholder, font: nibFont), height: 0),
      given: CGSize(width: bounds.width - border, height: bounds.height), neededLines: 1, allowedLines: 1)
  }

  override var nibBaselineStyle: BaselineRows.Style? { .bordered }
  package override var nibBaselines: (first: CGFloat, last: CGFloat)? {
    let height = intrinsicContentSize.height
    let centered = nibEnvironment.textMetrics.textFieldBaseline(of: nibFont, height: height)
    let offset = borderStyle == .roundedRect ? nibEnvironment.rules.fieldBaselineOffset : 0
    let first = centered + CGFloat(offset)
    return (first, height - first)
  }

  /// The font to draw and measure the text with.
  final var nibFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// The number of columns at each side of the field for the border.
  final var nibMargin: Int { borderStyle == .none ? 0 : 1 }

  /// A text field. Its value is the text, or the placeholder of an empty field.
  package override var nibAccessibility: NibAccessibility? {
    let value = editor.text.isEmpty ? placeholder ?? attributedPlaceholder?.string : editor.text
    let kind: UIAccessibilityTraits = isSecureTextEntry ? .nibSecureTextField : .nibTextField
    return NibAccessibility(
      value: value, traits: nibStateTraits.union(kind), needsLabel: (value ?? "").isEmpty)
  }

  /// Sample data replaces the text.
  package override var nibSample: SampleSlot? {
    .text(self, \UITextField.text, text: text?.isEmpty == false ? text : placeholder)
  }

  /// `true` if there are views beside the text, because the field sets their frames.
  package override var nibPlacesSubviews: Bool { leftView != nil || rightView != nil }

  /// Places the views beside the text at the edges.
  open override func layoutSubviews() {
    super.layoutSubviews()
    nibPlaceViews()
  }

  // MARK: Areas for subclasses to override

  /// The frame of the border in a field with the given bounds. The default is the bounds. Not used: the border is at
  /// the edges.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The area for the text in a field with the given bounds. Only the horizontal edges and the vertical center count.
  open func textRect(forBounds bounds: CGRect) -> CGRect { nibTextArea(in: bounds) }
  /// The area for the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { nibTextArea(in: bounds) }
  /// The area for the placeholder. The default is the area for the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// The frame of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { nibClearButtonArea(in: bounds) }
  /// The frame of `leftView`.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { nibArea(of: leftView, in: bounds) }
  /// The frame of `rightView`.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { nibArea(of: rightView, in: bounds) }
  /// The frame of the insertion point at a position. An empty frame hides the insertion point.
  open func caretRect(for position: UITextPosition) -> CGRect { nibCaretArea(at: position) }
  /// The frames of a selection: none, because terminals have no selection.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// The range at the insertion point; `nil` if the text is not edited. Setting it moves the insertion point to its
  /// end.
  open var selectedTextRange: UITextRange? {
    get { nibSelection }
    set { nibSelection = newValue }
  }

  // MARK: Responder

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?
  /// The view that is shown at the bottom of the screen while the field is edited, such as a picker.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  /// The view above `inputView`, such as a toolbar.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  // MARK: Keyboard

  /// Whether there is text.
  open var hasText: Bool { text?.isEmpty == false }

  /// Inserts text at the insertion point, and notifies the program of the change as if the user had typed it. The
  /// delegate is asked only about text from the keyboard, before this method is called.
  open func insertText(_ text: String) { nibPerform(nibInsertion(of: text)) }

  /// Deletes the character before the insertion point. Also called for the Backspace key, even if there is no
  /// character, so that subclasses can override it.
  open func deleteBackward() { nibPerform(editor.backspace) }

  func nibReplace(_ range: Range<Int>, with text: String) {
    editor.apply(.replace(range, text))
    nibInsertionPointDidMove()
    invalidateIntrinsicContentSize()
  }

  func nibInsertionPointDidMove() { setNeedsDisplay() }

  /// Whether the field is the first responder, with an insertion point.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled }

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

  /// Begins editing, which is the effect of Enter and of a click.
  override func nibActivate() { becomeFirstResponder() }

  package override var nibKeyHelp: [KeyHelp] {
    isFirstResponder
      ? [KeyHelp("Enter", "keep the text"), KeyHelp("Esc", "cancel")] : [KeyHelp("Enter", "edit")]
  }

  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    nibEdit(key) || (!isEditing && super.nibKeyDown(key))
  }

  /// Inserts pasted text, for which a view that has the focus begins editing.
  override func nibPaste(_ text: String) -> Bool {
    (isEditing || becomeFirstResponder()) && nibInsert(text)
  }

  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard isEnabled, event.button == .left, event.action == .press else { return false }
    return nibClick(at: point)
  }

  /// The text or the placeholder; `nil` while editing, when the field draws the text with its insertion
  /// point.
  package override var nibText: NibText? { isEditing ? nil : nibRestingText }

  /// Draws the border and, while editing, the text.
  open override func nibDraw(in context: NibDrawingContext) { nibDrawField(in: context) }
}

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
      .property("secureTextEntry", \.isSecureTextEntry), .delegate("delegate", \.delegate),
      .ignored(.usesAttributedText, because: "the element of the attributed text is sufficient"),
      .property("font", \.font), .property("leftView", \.leftView), .property("leftViewMode", \.leftViewMode),
      .property("rightView", \.rightView), .property("rightViewMode", \.rightViewMode),
      .property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth),
      .property("selectedTextRange", \.selectedTextRange), .property("inputView", \.inputView),
      .property("inputAccessoryView", \.inputAccessoryView))
  }
}

/// Methods that are called before and after a text field's editing begins, changes or ends. All have a
/// default implementation.
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing ended, with the reason. The default calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called after the insertion point moved, or the user changed the text.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the characters in the range (UTF-16 units) may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Whether the clear button may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called when Return is pressed. If it returns `false`, the field continues editing and sends no actions.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField: TextInputTraitsOwner {}
