/// A bar with a field for a search text.
open class UISearchBar: UIView {
  /// The visual style of a search bar.
  public enum Style: Int, Hashable, Sendable { case `default`, prominent, minimal }

  /// The text; `nil` is treated as an empty text.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      setNeedsDisplay()
    }
  }
  var storedText = ""
  /// The text that is shown while the field is empty.
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// A line of text above the field; `nil` for none.
  open var prompt: String? { didSet { invalidateIntrinsicContentSize() } }
  /// The visual style of the bar (stored, but has no effect).
  open var searchBarStyle = Style.default
  /// Whether the bar is light or dark (stored, but has no effect).
  open var barStyle = UIBarStyle.default
  /// Whether the content behind the bar is visible (stored, but has no effect).
  open var isTranslucent = true
  /// The color behind the field.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image behind the field (stored, but has no effect).
  open var backgroundImage: UIImage?
  /// The image behind the row of scope buttons (stored, but has no effect).
  open var scopeBarBackgroundImage: UIImage?
  /// Whether the Cancel button, which ends editing, is shown.
  open var showsCancelButton = false { didSet { setNeedsDisplay() } }
  /// Whether the bookmarks button is shown while the field is empty.
  open var showsBookmarkButton = false { didSet { setNeedsDisplay() } }
  /// Whether the button for earlier results is shown.
  open var showsSearchResultsButton = false { didSet { setNeedsDisplay() } }
  /// Whether the scope buttons are shown in a row below the field.
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  /// The titles of the scope buttons.
  open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
  /// The index of the selected scope button.
  open var selectedScopeButtonIndex = 0 { didSet { setNeedsDisplay() } }
  /// The requested properties of the on-screen keyboard (stored, but have no effect).
  package final var nibTraits = TextInputTraits()
  /// The delegate, which can prevent editing, and is notified when the text changes and when a button is used.
  open weak var delegate: (any UISearchBarDelegate)?
  weak var nibSearchController: (any SearchBarOwner)?
  /// A text field for settings of the bar's field, such as its colors. It has the bar's text, but is not shown itself.
  open private(set) lazy var searchTextField = UISearchTextField(of: self)
  /// The part that Tab has focused; see `nibStop`.
  private var storedStop = SearchBarParts.Part.field
  /// Whether the bar can be used.
  open var isEnabled: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }

  package override class var nibKind: NibKind { .text }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UISearchBar, BarWord>.table(
        .choice(.barStyle, \.barStyle), .color(.barTintColor, \.barTintColor),
        .image(.backgroundImage, \.backgroundImage))
      + NibRow<UISearchBar, SearchBarWord>.table(
        .string(.text, \.text), .string(.placeholder, \.placeholder), .string(.prompt, \.prompt),
        .choice(.searchBarStyle, \.searchBarStyle),
        .bool(.translucent, \.isTranslucent), .bool(.showsCancelButton, \.showsCancelButton),
        .bool(.showsBookmarkButton, \.showsBookmarkButton),
        .bool(.showsSearchResultsButton, \.showsSearchResultsButton), .bool(.showsScopeBar, \.showsScopeBar),
        .child(.scopeButtonTitles, decodedTitles) { $0.scopeButtonTitles = $1 },
        .image(.scopeBarBackgroundImage, \.scopeBarBackgroundImage),
        .child(.textInputTraits, TextInputTraits.nib) { $0.nibTraits = $1 }, .state(\.scopeButtonTitles),
        .state(\.nibTraits), .delegate("delegate", \.delegate),
        .ignoredChild(
          .searchTextPositionAdjustment, .searchFieldBackgroundPositionAdjustment,
          because: "terminal cells are too coarse for it"),
        .property("selectedScopeButtonIndex", \.selectedScopeButtonIndex), .property("enabled", \.isEnabled),
        .readable("searchTextField") { $0.searchTextField })
  }

  private static func decodedTitles(_ list: NibElement, _ coder: NibCoder) -> [String]? {
    list.children.map { NibString($0)?.value ?? $0.text }
  }

  /// The height according to the environment's rules, including the prompt and the scope buttons. There is no intrinsic
  /// width.
  open override var intrinsicContentSize: CGSize {
    let rules = nibEnvironment.rules
    let extra = promptHeight + scopeHeight
    return CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(rules.searchBarHeight + extra))
  }

  /// The height of the prompt above the field, in points; 0 without a prompt.
  var promptHeight: Double { prompt?.isEmpty == false ? nibEnvironment.rules.searchPromptHeight : 0 }

  /// The height of the scope buttons below the field, in points; 0 if they are not shown.
  var scopeHeight: Double {
    showsScopeBar && scopeButtonTitles?.isEmpty == false ? nibEnvironment.rules.searchScopeHeight : 0
  }

  // MARK: Typing

  /// True while the search bar is visible and enabled.
  open override var canBecomeFocused: Bool { isUserInteractionEnabled && !isHidden }

  /// True while the search bar is visible and enabled.
  open override var canBecomeFirstResponder: Bool { isUserInteractionEnabled && !isHidden }

  /// Starts editing, unless the delegate refuses.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidBeginEditing(self)
    nibMoveStop(to: .field)
    window?.nibPostKeyboard(isShown: true)
    nibSearchController?.isActive = true
    return true
  }

  /// Ends editing and notifies the delegate.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasEditing = isFirstResponder
    if wasEditing, !(delegate?.searchBarShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    if wasEditing {
      delegate?.searchBarTextDidEndEditing(self)
      window?.nibPostKeyboard(isShown: false)
    }
    setNeedsDisplay()
    return true
  }

  package override var nibKeyHelp: [KeyHelp] {
    if isFirstResponder { return [KeyHelp("Enter", "search"), KeyHelp("Esc", "cancel")] }
    return switch nibStop {
    case .field: [KeyHelp("Enter", "edit")]
    case .scopes: [KeyHelp("← →", "change")]
    default: [KeyHelp("Enter", "press")]
    }
  }

  /// Handles a key press. While the field has the focus, characters are added at the end, Backspace removes the last
  /// character, Control-U removes the text, Enter starts editing or searches, and Escape cancels. Enter and Space press
  /// a focused button. Left and Right change the scope while the scope buttons have the focus.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    if nibPartKey(key) { return true }
    switch key.key {
    case .character(let character) where key.modifiers.subtracting(.shift).isEmpty:
      change(to: storedText + String(character))
    case .backspace where !storedText.isEmpty: change(to: String(storedText.dropLast()))
    case .character("u") where key.modifiers == .control: change(to: "")
    case .enter where isFirstResponder:
      delegate?.searchBarSearchButtonClicked(self)
      if nibSearchController != nil { resignFirstResponder() }
      leave()
    case .enter: return becomeFirstResponder()
    case .escape where isFirstResponder: nibCancel()
    default: return super.nibKeyDown(key)
    }
    return true
  }

  /// Adds pasted text at the end, with spaces in place of its line breaks.
  override func nibPaste(_ text: String) -> Bool {
    change(to: storedText + String(text.map { $0.isNewline ? " " : $0 }))
    return true
  }

  /// Handles a press of the left mouse button: activates the button or scope button under it, or starts editing.
  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard event.button == .left, event.action == .press else { return false }
    let column = Int(bounded: (point.x / TextMetrics.columnWidth).rounded(.down))
    let columns = CellGrid.standard.columns(Double(bounds.width))
    if scopeHeight > 0, Double(point.y) >= Double(bounds.height) - scopeHeight {
      choose(scopeAt: column, of: columns)
    } else {
      press(SearchBarParts(self, columns: columns).part(at: column))
    }
    return true
  }

  /// Does what a click on a part of the bar does.
  private func press(_ part: SearchBarParts.Part) {
    switch part {
    case .cancel: nibCancel()
    case .bookmarks: delegate?.searchBarBookmarkButtonClicked(self)
    case .results: delegate?.searchBarResultsListButtonClicked(self)
    case .field: becomeFirstResponder()
    case .scopes: break
    }
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
    nibSearchController?.nibTextDidChange()
  }

  private func change(to text: String) {
    storedStop = .field
    guard becomeFirstResponder(), allows(text) else { return }
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    nibSearchController?.nibTextDidChange()
  }

  /// Whether the delegate allows a change at the end of the text.
  private func allows(_ text: String) -> Bool {
    let common = zip(storedText, text).prefix { $0 == $1 }.count
    let start = storedText.prefix(common).utf16.count
    let range = NSRange(location: start, length: storedText.utf16.count - start)
    let added = String(text.dropFirst(common))
    return delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: added) ?? true
  }

  /// Ends the search, as the Cancel button does.
  func nibCancel() {
    storedStop = .field
    resignFirstResponder()
    delegate?.searchBarCancelButtonClicked(self)
    nibSearchController?.isActive = false
    leave()
  }

  /// Moves the focus to the results if typing has ended.
  private func leave() { window?.nibFocusResults(of: self) }

  /// Shows or hides the Cancel button. The change is not animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scope buttons. The change is not animated.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// The prompt, the field, the Cancel button and the scope buttons. The field's value is its text or placeholder.
  package override var nibAccessibility: NibAccessibility? {
    let value = storedText.isEmpty ? placeholder ?? "Search" : storedText
    var parts = [NibAccessibility.text(prompt)].filter(\.isElement)
    parts.append(NibAccessibility(value: value, traits: .searchField, needsLabel: false))
    if showsCancelButton { parts.append(NibAccessibility(label: "Cancel", traits: .button)) }
    let scopes = showsScopeBar ? scopeButtonTitles ?? [] : []
    parts += scopes.enumerated().map { index, title in
      NibAccessibility(
        label: title, traits: index == selectedScopeButtonIndex ? [.button, .selected] : .button,
        position: "\(index + 1) of \(scopes.count)")
    }
    return .elements(parts, in: self)
  }

  /// Sample data replaces the text.
  package override var nibSample: SampleSlot? { .text(self, \UISearchBar.text, text: text) }

  /// Draws `(/ Search        ◫) [Cancel]`, with the prompt above it and the scope buttons below it.
  open override func nibDraw(in context: NibDrawingContext) { SearchBarDrawing(self, context).draw() }
}

// The parts of the bar at which Tab stops: the field and the buttons in its row, and the scope buttons as one part.
extension UISearchBar: StopList {
  /// The part that keys act on.
  var nibStop: SearchBarParts.Part { nibStops.contains(storedStop) ? storedStop : .field }

  /// The parts, in reading order.
  private var nibStops: [SearchBarParts.Part] {
    let parts = SearchBarParts(self, columns: CellGrid.standard.columns(Double(bounds.width)))
    return [.field] + parts.symbols.reversed().map(\.part) + (parts.cancel == nil ? [] : [.cancel])
      + (scopeHeight > 0 ? [.scopes] : [])
  }

  var nibHasSeveralStops: Bool { nibStops.count > 1 }

  func nibMoveStop(isForward: Bool) -> Bool { nibStep(by: isForward ? 1 : -1, among: nibStops) }

  func nibEnter(isForward: Bool) { nibMoveStop(to: isForward ? .field : nibStops.last ?? .field) }

  func nibEnter(_ direction: KeyDirection) {
    nibMoveStop(to: direction == .up && scopeHeight > 0 ? .scopes : .field)
  }

  private func nibMoveStop(to part: SearchBarParts.Part) {
    storedStop = part
    setNeedsDisplay()
  }

  private func nibStep(by distance: Int, among stops: [SearchBarParts.Part]) -> Bool {
    guard let index = stops.firstIndex(of: nibStop), stops.indices.contains(index + distance) else {
      return false
    }
    nibMoveStop(to: stops[index + distance])
    return true
  }

  /// Handles the keys that move between the parts, and those of the buttons. Returns false for keys of the field.
  private func nibPartKey(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    let forward = nibIsRightToLeft ? -1 : 1
    switch (key.key, nibStop) {
    case (.left, .scopes): choose(scope: selectedScopeButtonIndex - forward)
    case (.right, .scopes): choose(scope: selectedScopeButtonIndex + forward)
    case (.up, .scopes): nibMoveStop(to: .field)
    case (.character(" "), .scopes): break
    case (_, .scopes): return false
    case (.down, _):
      guard scopeHeight > 0 else { return false }
      nibMoveStop(to: .scopes)
    case (.left, _) where !isFirstResponder: return nibStep(by: -forward, among: nibStops)
    case (.right, _) where !isFirstResponder:
      return nibStep(by: forward, among: nibStops.filter { $0 != .scopes })
    case (_, .field): return false
    case (.enter, let part), (.character(" "), let part): press(part)
    default: return false
    }
    return true
  }
}

extension MetricRules {
  // A saved bar with scope buttons is 98 points high, and one with a prompt, too, 132. Their fields take 51 points.

  /// The height that a prompt above the field adds to a search bar, in points.
  var searchPromptHeight: Double { isTerminal ? 16 : 34 }
  /// The height that a row of scope buttons below the field adds to a search bar, in points.
  var searchScopeHeight: Double { isTerminal ? 16 : 47 }
}

extension UISearchBar: TextInputTraitsOwner {}
