/// Multiline text that can be scrolled and edited.
open class UITextView: UIScrollView, NibTextInput {
  // MARK: Text

  /// The text.
  open var text: String! {
    get { editor.text }
    set { nibSetText(NSAttributedString(string: newValue ?? ""), isAttributed: false) }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: editor.text, attributes: [.font: nibFont]) }
    set { nibSetText(newValue ?? NSAttributedString(string: ""), isAttributed: true) }
  }
  /// The font of text without a font attribute; `nil` for the system font at 12 points.
  open var font: UIFont? { didSet { nibTextDidChange() } }
  /// The color of text without a color attribute; `nil` for the system's label color.
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The horizontal alignment of the lines. It does not apply during editing.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }

  // MARK: Behaviour

  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether text can be selected. Stored, but has no effect.
  open var isSelectable = true
  /// Whether styles such as bold can be edited. Stored, but has no effect.
  open var allowsEditingTextAttributes = false
  /// Whether fonts with a text style adapt to the user's text size. Stored, but has no effect: `TextMetrics` always
  /// adapts them.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the first insertion replaces all text. Stored, but has no effect.
  open var clearsOnInsertion = false
  /// The space between the view's edges and the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { nibTextDidChange() }
  }
  /// The area in which the text is laid out.
  open private(set) lazy var textContainer: NSTextContainer = {
    let container = NSTextContainer()
    container.nibTextView = self
    return container
  }()
  /// The traits of the keyboard. Stored, but they have no effect.
  package final var nibTraits = TextInputTraits()
  /// Whether the view scrolls. A view that does not scroll has the intrinsic size of its text.
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { nibTextDidChange() } } }

  /// The text with the insertion point.
  var editor = TextEditor()
  /// The attributed text that was set; `nil` for plain text. Editing converts attributed text to plain text.
  var attributed: NSAttributedString?
  /// The column to which the Up and Down keys return after shorter lines; `nil` for the current column.
  var preferredColumn: Int?
  /// The lines of the current text and the width in columns for which they were computed.
  var wrapCache: (columns: Int, text: WrappedText)?

  // MARK: Creating

  /// Creates an empty view.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty view whose text is laid out in a container; `nil` for a new container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    guard let textContainer else { return }
    textContainer.nibTextView = self
    self.textContainer = textContainer
  }

  /// Creates an empty view. The parameter has no effect: NibTerm has only one way to lay out text.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  /// Creates a text view from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override class var nibKind: NibKind { .text }

  package override class var nibAttributes: [NibAttribute] { super.nibAttributes + textViewAttributes }

  // MARK: Sizes

  /// The size of the text. A view that scrolls has no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return nibTextSize(width: nil)
  }

  /// The height of the text wrapped at the given width; `nil` for a view that scrolls.
  package override func nibContentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled ? nil : nibTextSize(width: width).height
  }

  /// The size of the text wrapped at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { nibTextSize(width: size.width) }

  /// The distances from the top to the first baseline and from the last baseline to the bottom, if the text is not
  /// scrolled.
  package override var nibBaselines: (first: CGFloat, last: CGFloat)? {
    let metrics = nibEnvironment.textMetrics
    let insets = nibInsets
    return (insets.top + metrics.ascent(of: nibFont), insets.bottom + metrics.descent(of: nibFont))
  }

  open override func layoutSubviews() {
    contentSize = CGSize(width: bounds.width, height: nibShownHeight)
    super.layoutSubviews()
  }

  // MARK: The insertion point

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
  /// The position of the insertion point, in UTF-16 units, with the length 0. Setting a range moves the insertion point
  /// to its end.
  open var selectedRange: NSRange {
    get { NSRange(location: editor.cursorUTF16, length: 0) }
    set {
      let count = editor.countUTF16
      let start = min(max(0, newValue.location), count)
      nibMoveInsertionPoint(toUTF16: start + min(max(0, newValue.length), count - start))
    }
  }

  /// Scrolls until a range of the text, in UTF-16 units, can be seen.
  open func scrollRangeToVisible(_ range: NSRange) { nibShow(range) }

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
    attributed = nil
    nibTextDidChange()
  }

  func nibInsertionPointDidMove() { nibShowInsertionPoint() }

  // MARK: Responder

  private var storedInputView: UIView?
  private var storedInputAccessoryView: UIView?
  /// The view that is shown at the bottom of the screen while the text is edited.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  /// The view above `inputView`, such as a toolbar.
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  /// Whether the view is editable and the first responder. Then it shows an insertion point.
  open var isEditing: Bool { isEditable && isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEditable && isUserInteractionEnabled }
  open override var canBecomeFocused: Bool { canBecomeFirstResponder && !isHidden || super.canBecomeFocused }

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

  package override var nibKeyHelp: [KeyHelp] {
    if isFirstResponder { return [KeyHelp("Esc", "end editing")] }
    return isEditable ? [KeyHelp("Enter", "edit")] : super.nibKeyHelp
  }

  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    if isEditing { return nibEdit(key) }
    if key == KeyPress(.enter), becomeFirstResponder() { return true }
    return super.nibKeyDown(key)
  }

  /// Inserts pasted text, for which a view that has the focus begins editing.
  override func nibPaste(_ text: String) -> Bool {
    (isEditing || becomeFirstResponder()) && nibInsert(text)
  }

  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    if event.action == .press, event.button == .left, nibClick(at: point) { return true }
    return super.nibMouse(event, at: point)
  }

  /// A text field if the text can be edited, otherwise a static text.
  package override var nibAccessibility: NibAccessibility? {
    isEditable
      ? NibAccessibility(value: editor.text, traits: .nibTextField, needsLabel: editor.text.isEmpty)
      : .text(editor.text)
  }

  /// Sample data replaces the text.
  package override var nibSample: SampleSlot? { .text(self, \UITextView.text, text: text) }

  /// Draws the visible lines and, while editing, the insertion point.
  open override func nibDraw(in context: NibDrawingContext) { nibDrawText(in: context) }
}

extension UITextView {
  /// The attributes of a text view, without those of every scroll view.
  static var textViewAttributes: [NibAttribute] {
    NibRow<UITextView, TextViewWord>.table(
      .string(.text, \.text), .child(.attributedText, NSAttributedString.nib) { $0.attributedText = $1 },
      .child(.fontDescription, UIFont.nib) { $0.font = $1 }, .state(\.attributed), .state(\.font),
      .state(\.nibTraits), .color(.textColor, \.textColor), .choice(.textAlignment, \.textAlignment),
      .bool(.editable, \.isEditable), .bool(.selectable, \.isSelectable),
      .bool(.allowsEditingTextAttributes, \.allowsEditingTextAttributes),
      .bool(.adjustsFontForContentSizeCategory, \.adjustsFontForContentSizeCategory),
      .bool(.clearsOnInsertion, \.clearsOnInsertion),
      .child(.textInputTraits, TextInputTraits.nib) { $0.nibTraits = $1 },
      .insets(.textContainerInset, \.textContainerInset),
      .ignored(.usesAttributedText, because: "the element of the attributed text is sufficient"),
      .ignored(.layoutManager, because: "there is only one way to lay out text"),
      .ignoredChild(.dataDetectorTypes, because: "texts are not searched for links"),
      .property("textContainerInset", \.textContainerInset), .property("font", \.font),
      .property("selectedTextRange", \.selectedTextRange), .property("selectedRange", \.selectedRange),
      .property("inputView", \.inputView), .property("inputAccessoryView", \.inputAccessoryView),
      .readable("textContainer") { $0.textContainer })
  }
}

/// Methods that are called before and after a text view's editing begins, changes or ends. All have a default
/// implementation.
///
/// The delegate is set with the view's `delegate` property, which is inherited from `UIScrollView`.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the characters in the range (UTF-16 units) may be replaced.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called after the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the insertion point moved, or the user changed the text.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
}

extension UITextView: TextInputTraitsOwner {}
