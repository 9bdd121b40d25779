/// One row of a table: a content view, and an accessory at its right.
///
/// Tables make cells of registered classes with `init(style:reuseIdentifier:)`, and cells of registered nibs with
/// `init?(coder:)`.
open class UITableViewCell: UIView {
  /// How a cell's labels stand.
  public enum CellStyle: Int, Hashable, Sendable { case `default`, value1, value2, subtitle }
  /// UIKit's colors of a selected row; `none` keeps the row as it is on a device.
  public enum SelectionStyle: Int, Hashable, Sendable { case none, blue, gray, `default` }
  /// The line between rows.
  public enum SeparatorStyle: Int, Hashable, Sendable { case none, singleLine, singleLineEtched }
  /// What stands at a row's right edge.
  public enum AccessoryType: Int, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// What editing does to a row.
  public enum EditingStyle: Int, Hashable, Sendable { case none, delete, insert }

  /// What a table finds cells out of use by; nil: never used again.
  public internal(set) var reuseIdentifier: String?
  /// How the labels stand; nil for a cell whose content is its own.
  private(set) var nibStyle: CellStyle?

  /// What holds the cell's own views.
  public private(set) var contentView: UIView = UITableViewCellContentView(frame: .zero)
  /// The labels and the image of a styled cell; made when first asked for.
  public var textLabel: UILabel? { nibStyledViews.text }
  /// The smaller or right-hand text; nil for the default style.
  public var detailTextLabel: UILabel? { nibStyledViews.detail }
  /// The image at the left; it takes room only with an image.
  public var imageView: UIImageView? { nibStyledViews.image }

  /// What stands at the right edge.
  open var accessoryType: AccessoryType = .none { didSet { nibAccessoryDidChange() } }
  /// What stands there while the table edits.
  open var editingAccessoryType: AccessoryType = .none { didSet { nibAccessoryDidChange() } }
  /// A view in place of the accessory.
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      nibAccessoryDidChange()
    }
  }
  /// What lies behind the content and fills the row.
  open var backgroundView: UIView? { didSet { nibReplaceBackground(oldValue, with: backgroundView) } }
  /// What lies between background and content while the row is selected or pressed.
  open var selectedBackgroundView: UIView? {
    didSet {
      nibReplaceBackground(oldValue, with: selectedBackgroundView, above: backgroundView)
      nibShowSelectedBackground()
    }
  }
  /// Kept; the terminal shows selection by reverse video.
  open var selectionStyle: SelectionStyle = .default
  /// Where the separator begins and ends.
  open var separatorInset = UIEdgeInsets.zero
  /// How many steps a styled cell's content stands to the right.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The length of such a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Kept; rows are not edited here.
  open var shouldIndentWhileEditing = true
  /// Kept; rows are not edited here.
  open var showsReorderControl = false
  /// Whether the editing accessory shows.
  open var isEditing = false { didSet { nibAccessoryDidChange() } }
  /// Kept; the cursor row is drawn in reverse video.
  open var focusStyle = 0

  /// The row height that a nib saved with the cell: static tables use it, others do not (docs/behaviours.md D9).
  var nibRowHeight: CGFloat = -1
  /// Whether the table's cursor is on this row.
  package internal(set) var nibIsUnderCursor = false {
    didSet { if nibIsUnderCursor != oldValue { setNeedsDisplay() } }
  }
  /// Segues that selecting the row performs.
  var nibSegues: [NibSegue] = []
  /// The separator below the row as the table has it; nil outside a table.
  private var hasTableSeparator: Bool?
  private var styledViews: StyledCellViews?
  private var storedSelection = false
  private var storedHighlight = false

  /// A cell without content.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
    nibStyle = style
    addSubview(contentView)
  }

  /// A cell from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview !== self { insertSubview(contentView, at: 0) }
    if let coder = coder as? NibCoder { nibDecodeStyledViews(coder) }
  }

  open override class var nibAttributes: [NibAttribute] { super.nibAttributes + cellAttributes }
  open override var nibPlacesSubviews: Bool { true }
  open override var nibDefaultMargins: UIEdgeInsets { nibContentMargins }

  // MARK: State

  /// Whether it is selected.
  open var isSelected: Bool {
    get { storedSelection }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether it is pressed.
  open var isHighlighted: Bool {
    get { storedHighlight }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell; subclasses change their looks here.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard storedSelection != selected else { return }
    storedSelection = selected
    nibShowSelectedBackground()
    setNeedsDisplay()
  }

  /// Presses or releases the cell; subclasses change their looks here.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard storedHighlight != highlighted else { return }
    storedHighlight = highlighted
    nibShowSelectedBackground()
    setNeedsDisplay()
  }

  /// Shows or hides the editing accessory.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Sent before a cell out of use shows another row. The default takes selection and highlight away.
  open func prepareForReuse() {
    storedSelection = false
    storedHighlight = false
    nibShowSelectedBackground()
  }

  private func nibShowSelectedBackground() {
    selectedBackgroundView?.isHidden = !storedSelection && !storedHighlight
  }

  // MARK: Layout

  open override func layoutSubviews() {
    nibPlaceBackground(backgroundView)
    nibPlaceBackground(selectedBackgroundView)
    nibPlaceContent()
    nibStyledViews.place(in: self)
    super.layoutSubviews()
  }

  /// Takes what the table says of all its rows.
  func nibTableStyle(of table: UITableView) { hasTableSeparator = table.separatorStyle != .none }

  /// The separator's height, which the row has and the content view has not.
  var nibSeparatorHeight: CGFloat {
    hasTableSeparator ?? true ? CGFloat(nibEnvironment.rules.cellSeparatorHeight) : 0
  }

  /// The labels and image, made when a styled cell first needs them.
  var nibStyledViews: StyledCellViews {
    if let styledViews { return styledViews }
    let views = StyledCellViews(style: nibStyle, contentView: contentView)
    styledViews = views
    return views
  }

  // MARK: Decoding

  func nibSetContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    insertSubview(
      view, at: subviews.prefix { $0 === backgroundView || $0 === selectedBackgroundView }.count)
  }

  func nibSetStyle(_ style: CellStyle) { nibStyle = style }

  /// `textLabel="id"` names views that the nib put into the content view.
  private func nibDecodeStyledViews(_ coder: NibCoder) {
    func view<View: UIView>(_ key: String) -> View? {
      coder.element[key].flatMap { coder.instantiation.object(id: $0) }.flatMap { $0 as? View }
    }
    styledViews = StyledCellViews(
      style: nibStyle, text: view("textLabel"), detail: view("detailTextLabel"), image: view("imageView"))
  }

  private func nibAccessoryDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Drawing

  open override func nibDraw(in context: NibDrawingContext) { nibDrawAccessory(in: context) }
}

/// The view that holds a table cell's own views: the row less separator and accessory.
open class UITableViewCellContentView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [.handled("tableViewCell")]
  }

  /// The cell's own; 8 beside an accessory.
  open override var nibDefaultMargins: UIEdgeInsets {
    guard let cell = superview as? UITableViewCell else { return super.nibDefaultMargins }
    var margins = cell.nibDefaultMargins
    if cell.nibHasAccessory { margins.right = 8 }
    return margins
  }
}
