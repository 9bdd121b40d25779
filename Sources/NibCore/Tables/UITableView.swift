/// Rows in sections, of which only those in view exist.
///
/// A million rows cost what the visible ones cost: see `TableIndex`.
open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Hashable, Sendable { case plain, grouped, insetGrouped }
  /// Where a row that is scrolled to ends up; `none`: wherever it is in view.
  public enum ScrollPosition: Int, Hashable, Sendable { case none, top, middle, bottom }
  /// UIKit's animations; the terminal shows none.
  public enum RowAnimation: Int, Hashable, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic
  }

  /// Asks for a height that the content gives itself.
  public static let automaticDimension: CGFloat = -1

  /// How sections look; set when the table is made.
  public internal(set) var style: Style = .plain

  // MARK: Heights

  /// Every row's height, unless the delegate gives one; `automaticDimension`: what the cell's constraints
  /// give.
  open lazy var rowHeight: CGFloat = CGFloat(nibEnvironment.rules.standardRowHeight) {
    didSet { nibReindex() }
  }
  /// The height that an unmeasured row counts with.
  open var estimatedRowHeight: CGFloat = automaticDimension { didSet { nibReindex() } }
  /// The height of section headers, where there are any.
  open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { nibReindex() } }
  /// The height of section footers, where there are any.
  open var sectionFooterHeight: CGFloat = automaticDimension { didSet { nibReindex() } }
  /// Kept; headers are measured at once.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  /// Kept; footers are measured at once.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension
  /// Kept; the header heights already hold it.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension

  // MARK: Appearance

  /// Whether rows have room for a separator.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { nibReindex() } }
  /// The separators' color; nil: the system's.
  open var separatorColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Where the separator begins and ends.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// What lies behind the rows and does not scroll.
  open var backgroundView: UIView? { didSet { nibReplaceBackground(oldValue, with: backgroundView) } }
  /// Kept; rows have the table's width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Kept; rows have the table's width.
  open var insetsContentViewsToSafeArea = true

  /// The view above the first section; its frame's height is kept.
  open var tableHeaderView: UIView? { didSet { nibReplace(oldValue, with: tableHeaderView) } }
  /// The view below the last section; its frame's height is kept.
  open var tableFooterView: UIView? { didSet { nibReplace(oldValue, with: tableFooterView) } }

  /// The color of the titles at the right edge; nil: the tint color.
  open var sectionIndexColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color behind those titles.
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Kept; the titles look the same under a finger.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The fewest rows with which the titles are shown.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { nibReindex() } }

  // MARK: Behaviour

  /// Whether keys and clicks select.
  open var allowsSelection = true
  /// Whether several may be selected at once; choosing one again deselects it.
  open var allowsMultipleSelection = false
  /// Kept; rows are not edited here.
  open var allowsSelectionDuringEditing = false
  /// Kept; rows are not edited here.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the editing accessory shows.
  open var isEditing = false

  /// Who says what the rows are.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { nibSetNeedsReload() } }
  /// The data source that counts: none where a document is only looked at.
  var nibSource: (any UITableViewDataSource)? {
    let isLookedAt = nibStaticContent?.isPreview == true || nibIsOnlyLookedAt(dataSource)
    return isLookedAt ? nil : dataSource
  }
  /// The delegate, if it is a table's.
  private(set) weak var nibTableDelegate: (any UITableViewDelegate)?
  /// What the nib gave instead of a data source.
  var nibStaticContent: StaticTableContent?

  // MARK: State (the extensions' business)

  var nibPool = ReusePool<UITableViewCell>()
  var nibHeaderPool = ReusePool<UITableViewHeaderFooterView>()
  /// Where everything lies.
  var nibIndex = TableIndex()
  var nibNeedsReload = true
  /// The cells and section views in view.
  var nibShown = ShownRows()
  var nibSelectedRows: [IndexPath] = []
  /// The row that keys act on, apart from the selection; nil until the table is on a screen.
  public internal(set) var nibCursor: IndexPath?
  /// The row on which a mouse button went down.
  var nibPressedRow: IndexPath?
  /// The width for which rows are measured.
  var nibMeasuredWidth: CGFloat = -1
  /// The titles at the right edge, made when the data source gives some.
  var nibIndexStrip: SectionIndexStrip?
  /// What the table has to tell about its rows, such as a cell of no height; each kind once.
  package internal(set) var nibDiagnostics: [Diagnostic] = []

  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder as? NibCoder { nibDecodeContent(coder) }
  }

  open override class var nibAttributes: [NibAttribute] { super.nibAttributes + tableAttributes }
  /// None: rows come from the data source; header, footer and background are properties.
  open override var nibArchivedSubviews: [UIView] { [] }
  open override var nibPlacesSubviews: Bool { true }

  override func nibDelegateDidChange() {
    nibTableDelegate = delegate as? any UITableViewDelegate
    nibReindex()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    nibReloadIfNeeded()
    nibPlaceBackground(backgroundView)
    nibLayoutRows()
    nibPlaceCursor()
    nibLayoutIndicator()
    nibLayoutIndexStrip()
  }

  /// What Interface Builder writes over a table whose rows only a program knows.
  open override var nibText: NibText? {
    guard nibIsOnCanvas, nibIndex.firstRow == nil else { return nil }
    return nibSampleText("Table View", "Prototype Content")
  }

  // MARK: Keyboard and mouse

  open override var canBecomeFocused: Bool {
    isUserInteractionEnabled && !isHidden && nibIndex.firstRow != nil
  }

  open override func nibKeyDown(_ key: KeyPress) -> Bool { nibTableKey(key) || super.nibKeyDown(key) }

  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    nibTableMouse(event, at: point) || super.nibMouse(event, at: point)
  }

  /// Setting the same view again takes its new height, as in UIKit.
  private func nibReplace(_ old: UIView?, with new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    nibReindex()
  }
}

/// The name of `UITableView.automaticDimension` before Swift 4.2.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UITableViewAutomaticDimension: CGFloat = UITableView.automaticDimension

/// The views of a table that are in view, by what they show.
struct ShownRows {
  private(set) var cells: [IndexPath: UITableViewCell] = [:]
  /// Section headers and footers.
  private(set) var sectionViews: [TableIndex.Part: UIView] = [:]

  subscript(path: IndexPath) -> UITableViewCell? {
    get { cells[path] }
    set { cells[path] = newValue }
  }

  subscript(part: TableIndex.Part) -> UIView? {
    get { sectionViews[part] }
    set { sectionViews[part] = newValue }
  }

  /// The rows in view, from the top.
  var paths: [IndexPath] { cells.keys.sorted() }

  /// The section views in view, from the top.
  var parts: [TableIndex.Part] { sectionViews.keys.sorted { $0.order < $1.order } }

  func path(of cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
}

extension TableIndex.Part {
  /// A key that sorts parts from the top of the table.
  fileprivate var order: (Int, Int, Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .row(let path): (path.section, 1, path.row)
    case .footer(let section): (section, 2, 0)
    }
  }
}
