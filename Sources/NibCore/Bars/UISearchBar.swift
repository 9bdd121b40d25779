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
  var storedText = ""
  /// What is shown while there is no text.
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// A line of text above the field.
  open var prompt: String? { didSet { invalidateIntrinsicContentSize() } }
  /// How much of the bar is drawn.
  open var searchBarStyle = Style.default
  /// Whether the bar is light or dark (kept).
  open var barStyle = UIBarStyle.default
  /// Whether content shines through (kept).
  open var isTranslucent = true
  /// The color behind the field.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// A picture behind the field (kept).
  open var backgroundImage: UIImage?
  /// A picture behind the row of choices (kept).
  open var scopeBarBackgroundImage: UIImage?
  /// Whether a button ends the search.
  open var showsCancelButton = false { didSet { setNeedsDisplay() } }
  /// Whether there is a button for bookmarks while there is no text.
  open var showsBookmarkButton = false { didSet { setNeedsDisplay() } }
  /// Whether there is a button for earlier results.
  open var showsSearchResultsButton = false { didSet { setNeedsDisplay() } }
  /// Whether a row of choices stands below the field.
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  /// The titles of those choices.
  open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
  /// Which of them is chosen.
  open var selectedScopeButtonIndex = 0 { didSet { setNeedsDisplay() } }
  /// What the keyboard should be like (kept).
  package final var nibTraits = TextInputTraits()
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
      .image("backgroundImage", \UISearchBar.backgroundImage),
      .image("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage),
      .child("textInputTraits", decode: TextInputTraits.nib) {
        (bar: UISearchBar, traits: TextInputTraits) in bar.nibTraits = traits
      },
      .state(\UISearchBar.scopeButtonTitles), .state(\UISearchBar.nibTraits),
      .property("delegate", \UISearchBar.nibDelegate),
      .ignoredChild("searchTextPositionAdjustment", because: "cells are too coarse for it"),
      .ignoredChild("searchFieldBackgroundPositionAdjustment", because: "cells are too coarse for it"),
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

  /// No wish for a width; the height by the environment's rules, more with a prompt or a row of choices.
  open override var intrinsicContentSize: CGSize {
    let rules = nibEnvironment.rules
    let extra = promptHeight + scopeHeight
    return CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(rules.searchBarHeight + extra))
  }

  /// The height above the field, in points.
  var promptHeight: Double { prompt?.isEmpty == false ? nibEnvironment.rules.searchPromptHeight : 0 }

  /// The height below the field, in points.
  var scopeHeight: Double {
    showsScopeBar && scopeButtonTitles?.isEmpty == false ? nibEnvironment.rules.searchScopeHeight : 0
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

  /// Characters are added at the end, Backspace takes the last one away, Enter searches, Escape cancels,
  /// left and right go through the choices below the field.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    switch key.key {
    case .character(let character) where key.modifiers.subtracting(.shift).isEmpty:
      change(to: storedText + String(character))
    case .backspace where !storedText.isEmpty: change(to: String(storedText.dropLast()))
    case .character("u") where key.modifiers == .control: change(to: "")
    case .enter where isFirstResponder: delegate?.searchBarSearchButtonClicked(self)
    case .enter: return becomeFirstResponder()
    case .left where scopeHeight > 0: choose(scope: selectedScopeButtonIndex - (nibIsRightToLeft ? -1 : 1))
    case .right where scopeHeight > 0: choose(scope: selectedScopeButtonIndex + (nibIsRightToLeft ? -1 : 1))
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

  /// A click on a button or choice uses it, one elsewhere begins to edit.
  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard event.button == .left, event.action == .press else { return false }
    let column = Int(bounded: (point.x / TextMetrics.columnWidth).rounded(.down))
    let columns = CellGrid.standard.columns(Double(bounds.width))
    if scopeHeight > 0, Double(point.y) >= Double(bounds.height) - scopeHeight {
      choose(scopeAt: column, of: columns)
    } else {
      switch SearchBarParts(self, columns: columns).part(at: column) {
      case .cancel: cancel()
      case .bookmarks: delegate?.searchBarBookmarkButtonClicked(self)
      case .results: delegate?.searchBarResultsListButtonClicked(self)
      case .field: becomeFirstResponder()
      }
    }
    return true
  }

  private func choose(scopeAt column: Int, of columns: Int) {
    let ranges = CellRect(column: 0, row: 0, columns: columns, rows: 1).split(
      into: scopeButtonTitles?.count ?? 0)
    guard let place = ranges.firstIndex(where: { $0.contains(column) }) else { return }
    choose(scope: nibIsRightToLeft ? ranges.count - 1 - place : place)
  }

  private func choose(scope index: Int) {
    guard scopeButtonTitles?.indices.contains(index) == true, index != selectedScopeButtonIndex else {
      return
    }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
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

  /// Draws `(/ Search        ◫) [Cancel]`, the prompt above and the choices below it.
  open override func nibDraw(in context: NibDrawingContext) { SearchBarDrawing(self, context).draw() }
}

extension MetricRules {
  /// The heights that a prompt above and a row of choices below the field add to a search bar: 132 points in all with
  /// both, in the one bar found that has them.
  var searchPromptHeight: Double { isTerminal ? 16 : 30 }
  var searchScopeHeight: Double { isTerminal ? 16 : 46 }
}
