/// One row of a table: a content view, followed by an accessory.
///
/// Tables make cells of registered classes with `init(style:reuseIdentifier:)`, and cells of registered nibs with
/// `init?(coder:)`.
open class UITableViewCell: UIView, ConfiguredCell {
  /// The arrangement of a cell's labels.
  public enum CellStyle: Int, Hashable, Sendable { case `default`, value1, value2, subtitle }
  /// The appearance of a selected row. With `none`, a selected row looks like the others.
  public enum SelectionStyle: Int, Hashable, Sendable { case none, blue, gray, `default` }
  /// The line between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable { case none, singleLine, singleLineEtched }
  /// The control at a row's trailing edge.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// The control that a row shows while the table is being edited.
  public enum EditingStyle: Int, Hashable, Sendable { case none, delete, insert }

  /// The identifier under which a table finds the cell for reuse; `nil` for a cell that is not reused.
  open internal(set) var reuseIdentifier: String?
  /// The arrangement of the labels; `nil` for a cell with custom content.
  private(set) var nibStyle: CellStyle?

  /// The view that contains the cell's own views.
  open private(set) var contentView: UIView = UITableViewCellContentView(frame: .zero)
  /// Whether the cell has the labels of a style and no other content.
  var nibHasStyle: Bool { nibStyle != nil && !nibShowsConfiguration }
  /// The main label. In a cell with custom content from a nib, the label of the default style is added on first use.
  open var textLabel: UILabel? { nibRequestedViews.title }
  /// The second label of a styled cell; `nil` in the default style and for custom content.
  open var detailTextLabel: UILabel? { nibStyledViews.detail }
  /// The image view before the labels; `nil` in the `value2` style. It takes up space only while it has an image. In a
  /// cell with custom content from a nib, the image view of the default style is added on first use.
  open var imageView: UIImageView? { nibRequestedViews.image }

  /// The accessory at the trailing edge.
  open var accessoryType: AccessoryType = .none { didSet { nibAccessoryDidChange() } }
  /// The accessory at the trailing edge while `isEditing` is `true`.
  open var editingAccessoryType: AccessoryType = .none { didSet { nibAccessoryDidChange() } }
  /// A custom view that replaces the accessory.
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      nibAccessoryDidChange()
    }
  }
  /// The view behind the content, which fills the row.
  open var backgroundView: UIView? { didSet { nibReplaceBackground(oldValue, with: backgroundView) } }
  /// The view between background and content, visible while the row is selected or pressed.
  open var selectedBackgroundView: UIView? {
    didSet {
      nibReplaceBackground(oldValue, with: selectedBackgroundView, above: backgroundView)
      nibShowSelectedBackground()
    }
  }
  /// The view that is visible instead of `selectedBackgroundView` while several rows of the table can be selected;
  /// `nil` for none.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      nibReplaceBackground(oldValue, with: multipleSelectionBackgroundView, above: backgroundView)
      nibShowSelectedBackground()
    }
  }
  /// The appearance of the row while it is selected. All styles except `none` look the same: the row is reversed if it
  /// is under the cursor or nothing has the focus, and otherwise bold and underlined.
  open var selectionStyle: SelectionStyle = .default
  /// The distances of the separator from the edges of the row in pictures. In a terminal, separators are as wide as the
  /// row.
  open var separatorInset: UIEdgeInsets {
    get { nibSeparatorInset ?? .zero }
    set { nibSeparatorInset = newValue }
  }
  /// The inset that a nib or program has set, which can be zero; `nil` for that of the table.
  package var nibSeparatorInset: UIEdgeInsets?
  /// The number of steps by which a styled cell's content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the content is indented while the table is edited.
  open var shouldIndentWhileEditing = true { didSet { nibAccessoryDidChange() } }
  /// Whether the cell shows that it can be moved while the table is edited.
  open var showsReorderControl = false { didSet { nibAccessoryDidChange() } }
  /// Whether the cell shows its editing control and its editing accessory.
  open var isEditing = false {
    didSet {
      nibAccessoryDidChange()
      if isEditing != oldValue { setNeedsUpdateConfiguration() }
    }
  }
  /// The controls that the cell shows while the table is edited.
  var nibEditing = CellEditing() { didSet { if nibEditing != oldValue { nibAccessoryDidChange() } } }
  /// The control that the cell shows while the table is edited.
  open var editingStyle: EditingStyle { nibEditing.style }
  /// Always false: a terminal shows the button that deletes a row in a list in front of the screen.
  open var showingDeleteConfirmation: Bool { false }
  /// Stored, but has no effect: the cursor row is drawn in reverse video.
  open var focusStyle = 0

  /// The row height in points that a nib saved with the cell; -1 if there is none. Only static cells use it
  /// (docs/behaviours.md D9).
  var nibRowHeight: CGFloat = -1
  /// Whether the table's cursor is on this row.
  package internal(set) var nibIsUnderCursor = false {
    didSet { if nibIsUnderCursor != oldValue { setNeedsDisplay() } }
  }
  /// The segues that the cell's selection or accessory button performs, and those of the controls in a prototype
  /// cell.
  var nibSegues: [NibSegue] = []
  /// Whether the table has separators; `nil` outside a table.
  private var hasTableSeparator: Bool?
  /// The labels and the image view; `nil` until they are needed.
  private var styledViews: StyledCellViews?
  private var storedSelection = false
  private var storedHighlight = false

  /// Creates a cell with the labels and the image view of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
    nibStyle = style
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Creates a cell in the default style.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell in the default style with a frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview !== self { insertSubview(contentView, at: 0) }
    if let coder = coder as? NibCoder { nibDecodeStyledViews(coder) }
  }

  package override class var nibKind: NibKind { .cell }

  package override class var nibAttributes: [NibAttribute] { super.nibAttributes + cellAttributes }
  package override var nibPlacesSubviews: Bool { true }

  override class func nibMakeForAppearance() -> UIView { nibMake(.default, nil) }
  override var nibConstrainedContent: UIView? { contentView }
  override var nibFitsContent: Bool { !nibHasFixedRowHeight }
  override func nibPassesMarginsOnCanvas(to subview: UIView) -> Bool {
    !nibEnvironment.rules.cellsIgnoreTableMargins
  }
  override var nibPlacesLabelsInside: Bool { true }
  override var nibDefaultMargins: UIEdgeInsets { nibContentMargins }

  /// One element with all texts of the row, followed by its controls and the detail button. A row with a checkmark
  /// has the trait `selected`, and a row with a disclosure indicator the trait `button`.
  package override var nibAccessibility: NibAccessibility? {
    var traits = UIAccessibilityTraits.nibRow
    if [.disclosureIndicator, .detailDisclosureButton].contains(accessoryType) { traits.insert(.button) }
    if accessoryType == .checkmark { traits.insert(.selected) }
    let hasDetails = [.detailButton, .detailDisclosureButton].contains(accessoryType)
    let details = NibAccessibility(label: "More info", traits: .button)
    return NibAccessibility(
      traits: traits, elements: hasDetails ? [UIAccessibilityElement(of: self, details)] : nil, content: .row,
      needsLabel: false)
  }

  // MARK: State

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { storedSelection }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is pressed.
  open var isHighlighted: Bool {
    get { storedHighlight }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell. Subclasses can override this method to change their appearance.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard storedSelection != selected else { return }
    storedSelection = selected
    nibShowSelectedBackground()
    setNeedsUpdateConfiguration()
    setNeedsDisplay()
  }

  /// Highlights the cell while it is pressed. Subclasses can override this method to change their appearance.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard storedHighlight != highlighted else { return }
    storedHighlight = highlighted
    nibShowSelectedBackground()
    setNeedsUpdateConfiguration()
    setNeedsDisplay()
  }

  /// Shows or hides the editing control and the editing accessory.
  open func setEditing(_ editing: Bool, animated: Bool) {
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    isEditing = editing
    didTransition(to: state)
  }

  /// Called before the controls that the cell shows change.
  open func willTransition(to state: StateMask) {}
  /// Called after the controls that the cell shows have changed.
  open func didTransition(to state: StateMask) {}

  /// Called before the cell is reused for another row. The default implementation clears selection and
  /// highlight.
  open func prepareForReuse() {
    storedSelection = false
    storedHighlight = false
    nibShowSelectedBackground()
  }

  /// The background of a row of the table's style, unless the program gave the cell another one.
  override var nibStandardBackground: UIColor? {
    guard backgroundView == nil, backgroundConfiguration == nil else { return nil }
    let tableStyle = (superview as? UITableView)?.style ?? .plain
    return tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  private func nibShowSelectedBackground() {
    let isShown = storedSelection || storedHighlight
    let table = superview as? UITableView
    let usesMultiple = multipleSelectionBackgroundView != nil && table?.nibSelectsMultiple == true
    selectedBackgroundView?.isHidden = !isShown || usesMultiple
    multipleSelectionBackgroundView?.isHidden = !isShown || !usesMultiple
  }

  // MARK: Content configurations

  var nibContent = CellContent()
  /// The content of the cell as a value; `nil` for the cell's own views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { nibConfiguration }
    set { nibConfiguration = newValue }
  }
  /// Whether the configuration changes with the cell's state. Stored, but has no effect.
  open var automaticallyUpdatesContentConfiguration = true
  /// The background of the cell as a value; `nil` for the cell's own background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if let backgroundConfiguration { backgroundColor = backgroundConfiguration.backgroundColor } }
  }
  /// Called with the cell and its state when the cell is laid out for the first time and when its state changes.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The standard content for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch nibStyle {
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    case .default, nil: .cell()
    }
  }

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }

  /// Updates the configuration at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// Updates the configuration for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    nibPlaceBackground(backgroundView)
    nibPlaceBackground(selectedBackgroundView)
    nibPlaceBackground(multipleSelectionBackgroundView)
    nibPlaceContent()
    nibStyledViews.place(in: self)
    super.layoutSubviews()
  }

  /// Copies the table's settings that apply to all rows.
  func nibCopySettings(of table: UITableView) { hasTableSeparator = table.separatorStyle != .none }

  /// The separator's height in points, which is part of the row's height but not of the content view's.
  var nibSeparatorHeight: CGFloat {
    hasTableSeparator ?? true ? CGFloat(nibEnvironment.rules.cellSeparatorHeight) : 0
  }

  /// The image view of the cell's style; `nil` if the style has none, or if the cell has custom content.
  var nibStyleImageView: UIImageView? { nibStyledViews.image }

  /// The labels and the image view, made when a styled cell first needs them.
  var nibStyledViews: StyledCellViews {
    if let styledViews { return styledViews }
    let views = StyledCellViews(style: nibStyle, contentView: contentView)
    styledViews = views
    return views
  }

  /// The labels and the image view that a program gets. A cell without a style, such as a new prototype of Interface
  /// Builder, gets those of the default style on first use, as in UIKit.
  private var nibRequestedViews: StyledCellViews {
    let views = nibStyledViews
    guard views.title == nil, nibStyle == nil else { return views }
    let addedViews = StyledCellViews(style: .default, contentView: contentView, isAdded: true)
    styledViews = addedViews
    setNeedsLayout()
    return addedViews
  }

  // MARK: Decoding

  /// Replaces the content view, behind which only the backgrounds are.
  func nibSetContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    insertSubview(
      view,
      at: subviews.prefix {
        $0 === backgroundView || $0 === selectedBackgroundView || $0 === multipleSelectionBackgroundView
      }.count)
  }

  func nibSetStyle(_ style: CellStyle) { nibStyle = style }

  /// Finds the labels and the image view by the ids in attributes such as `textLabel="id"`.
  private func nibDecodeStyledViews(_ coder: NibCoder) {
    func view<View: UIView>(_ key: String) -> View? {
      coder.element[key].flatMap { coder.instantiation.object(id: $0) }.flatMap { $0 as? View }
    }
    styledViews = StyledCellViews(
      style: nibStyle, title: view("textLabel"), detail: view("detailTextLabel"), image: view("imageView"))
  }

  private func nibAccessoryDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func nibDraw(in context: NibDrawingContext) {
    nibDrawAccessory(in: context)
    nibDrawEditing(in: context)
  }
}

/// The content view of a table cell: the row without separator and accessory.
package class UITableViewCellContentView: UIView {
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UITableViewCellContentView, TableViewCellContentViewWord>.table(
        .handled(.tableViewCell))
  }

  /// The cell's margins, but 8 points beside an accessory that narrows the view.
  override var nibDefaultMargins: UIEdgeInsets {
    guard let cell = superview as? UITableViewCell else { return super.nibDefaultMargins }
    var margins = cell.nibDefaultMargins
    if cell.nibAccessoryWidth > 0 { margins.right = 8 }
    return margins
  }

  override func nibHidesEmptyImage(of subview: UIView) -> Bool {
    (superview as? UITableViewCell)?.nibStyleImageView === subview
  }

  /// The cell, for the labels and the image view of its style.
  package override func nibPlacer(of subview: UIView) -> UIView? {
    guard let cell = superview as? UITableViewCell, cell.nibStyledViews.places(subview, in: cell) else {
      return super.nibPlacer(of: subview)
    }
    return cell
  }

  /// True on newer canvases, where the default margins are the minimum for margins that the designer chose.
  override var nibDefaultMarginsAreMinimum: Bool {
    nibFollows(.chosenMarginsHaveMinimum)
  }
}

extension UITableViewCell: SegueHolder {}
