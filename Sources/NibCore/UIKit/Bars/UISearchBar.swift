/// A field to type what is searched for.
open class UISearchBar: UIView {
  /// How much of the bar is drawn (kept).
  public enum Style: Int, Hashable, Sendable { case `default`, prominent, minimal }

  /// The text; nil counts as empty.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      setNeedsDisplay()
    }
  }
  private var storedText = ""
  /// What is shown while there is no text.
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// A line of text above the field (kept).
  open var prompt: String?
  /// How much of the bar is drawn.
  open var searchBarStyle = Style.default
  /// Whether the bar is light or dark (kept).
  open var barStyle = UIBarStyle.default
  /// Whether content shines through (kept).
  open var isTranslucent = true
  /// The color behind the field.
  open var barTintColor: UIColor?
  /// Whether a button ends the search.
  open var showsCancelButton = false { didSet { setNeedsDisplay() } }
  /// Whether there is a button for bookmarks (kept).
  open var showsBookmarkButton = false
  /// Whether there is a button for earlier results (kept).
  open var showsSearchResultsButton = false
  /// Whether a row of choices stands below the field (kept).
  open var showsScopeBar = false
  /// The titles of those choices (kept).
  open var scopeButtonTitles: [String]?
  /// Who is told of typing and of the end of the search.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Making

  /// An empty search bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A search bar from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rows of a search bar, after those of every view.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .string("text", \UISearchBar.text), .string("placeholder", \UISearchBar.placeholder),
      .string("prompt", \UISearchBar.prompt),
      .choice(
        "searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal],
        \UISearchBar.searchBarStyle),
      .choice(
        "barStyle", ["default": .default, "black": .black, "blackTranslucent": .black], \UISearchBar.barStyle),
      .bool("translucent", \UISearchBar.isTranslucent), .color("barTintColor", \UISearchBar.barTintColor),
      .bool("showsCancelButton", \UISearchBar.showsCancelButton),
      .bool("showsBookmarkButton", \UISearchBar.showsBookmarkButton),
      .bool("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton),
      .bool("showsScopeBar", \UISearchBar.showsScopeBar),
      .child("scopeButtonTitles", decode: decodedTitles) { (bar: UISearchBar, titles: [String]) in
        bar.scopeButtonTitles = titles
      },
      .property("delegate", \UISearchBar.nibDelegate), .handledChild("textInputTraits"),
    ]
  }

  private static func decodedTitles(_ list: NibElement, _ coder: NibCoder) -> [String]? {
    list.children.map { NibString($0)?.value ?? $0.text }
  }

  // Outlets take any object, as they do on Apple's systems; one that does not conform is no help.
  private var nibDelegate: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any UISearchBarDelegate }
  }

  // MARK: Size

  /// No wish for a width; the height by the environment's rules.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(nibEnvironment.rules.searchBarHeight))
  }

  // MARK: Typing

  /// Keys may come here whenever the bar is visible.
  open override var canBecomeFocused: Bool { isUserInteractionEnabled && !isHidden }

  /// The bar may hold the insertion point.
  open override var canBecomeFirstResponder: Bool { isUserInteractionEnabled && !isHidden }

  /// Begins to edit, unless the delegate forbids it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidBeginEditing(self)
    setNeedsDisplay()
    return true
  }

  /// Ends editing and tells the delegate.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasEditing { delegate?.searchBarTextDidEndEditing(self) }
    setNeedsDisplay()
    return true
  }

  /// Characters are added at the end, Backspace takes the last one away, Enter searches, Escape cancels.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    switch key.key {
    case .character(let character) where key.modifiers.subtracting(.shift).isEmpty:
      change(to: storedText + String(character))
    case .backspace where !storedText.isEmpty: change(to: String(storedText.dropLast()))
    case .character("u") where key.modifiers == .control: change(to: "")
    case .enter where isFirstResponder: delegate?.searchBarSearchButtonClicked(self)
    case .enter: return becomeFirstResponder()
    case .escape where isFirstResponder: cancel()
    default: return super.nibKeyDown(key)
    }
    return true
  }

  /// Pasted text is added at the end, its line breaks as spaces.
  open override func nibPaste(_ text: String) -> Bool {
    change(to: storedText + String(text.map { $0.isNewline ? " " : $0 }))
    return true
  }

  /// A click on the cancel button cancels, one elsewhere begins to edit.
  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard event.button == .left, event.action == .press else { return false }
    let column = Int((point.x / TextMetrics.columnWidth).rounded(.down))
    let end = CellGrid.standard.columns(Double(bounds.width))
    if showsCancelButton, column >= end - UISearchBar.cancelTitle.count {
      cancel()
    } else {
      becomeFirstResponder()
    }
    return true
  }

  private func change(to text: String) {
    guard becomeFirstResponder() else { return }
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
  }

  private func cancel() {
    resignFirstResponder()
    delegate?.searchBarCancelButtonClicked(self)
  }

  // MARK: Drawing

  private static let cancelTitle = "[Cancel]"

  /// Draws `(/ Search          ) [Cancel]`, with the end of a text that is too long.
  open override func nibDraw(in context: NibDrawingContext) {
    var field = context.controlLine
    if showsCancelButton, field.size.columns > 2 * UISearchBar.cancelTitle.count {
      context.canvas.put(UISearchBar.cancelTitle, in: field, .right, style: context.barStyle(context.tint))
      field.size.columns -= UISearchBar.cancelTitle.count + 1
    }
    guard field.size.columns >= 5 else { return }
    let frame = context.controlStyle(.secondaryLabel)
    if context.style == .rendered { context.canvas.drawBox(field, lines: .rounded, style: frame) }
    context.canvas.put("/", at: CellPoint(column: field.minColumn + 1, row: field.minRow), style: frame)
    drawText(
      in: CellRect(
        column: field.minColumn + 3, row: field.minRow, columns: field.size.columns - 4, rows: 1), context)
  }

  private func drawText(in room: CellRect, _ context: NibDrawingContext) {
    let isEmpty = storedText.isEmpty
    // The last column is the insertion point's.
    let shown = CellText.truncated(
      isEmpty ? placeholder ?? "" : storedText, columns: room.size.columns - 1, .head)
    let style = context.barStyle(isEmpty ? .placeholderText : .label, isEmpty ? .dim : [])
    let used = context.canvas.put(shown, at: room.origin, style: style, maxColumns: room.size.columns)
    guard isFirstResponder else { return }
    context.canvas.placeCursor(at: CellPoint(column: room.minColumn + (isEmpty ? 0 : used), row: room.minRow))
  }
}
