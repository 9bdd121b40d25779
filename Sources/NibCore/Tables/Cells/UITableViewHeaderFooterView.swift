/// A section's header or footer: a title, or the views that a subclass adds to the content view.
open class UITableViewHeaderFooterView: UIView, ConfiguredCell {
  /// The identifier under which a table finds the view for reuse; `nil` for a view that is not reused.
  open internal(set) var reuseIdentifier: String?
  /// The view for custom content. It fills the header or footer.
  open private(set) var contentView = UIView(frame: .zero)
  /// A view behind the content view that fills the header or footer.
  open var backgroundView: UIView? { didSet { nibReplaceBackground(oldValue, with: backgroundView) } }
  /// The label of the title. It also shows a title from the data source.
  open private(set) lazy var textLabel: UILabel? = nibMakeLabel(size: 13)
  /// The label of the detail text, which the view does not lay out.
  open private(set) lazy var detailTextLabel: UILabel? = nibMakeLabel(size: 13)

  /// Creates an empty view.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    addSubview(contentView)
  }

  /// Creates an empty view with a frame.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview !== self { insertSubview(contentView, at: 0) }
  }

  // MARK: Content configurations

  var nibContent = CellContent()
  /// The content of the view as a value; `nil` for the title and the view's own views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { nibConfiguration }
    set { nibConfiguration = newValue }
  }

  /// Whether the table that made the view is plain.
  var nibIsInPlainTable = false
  /// Whether the view is the header of a section in a grouped table.
  var nibIsGroupedHeader = false

  /// The standard content of a header in a table of the same style. A view without a table has that of a grouped one.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    nibIsInPlainTable ? .plainHeader() : .groupedHeader()
  }

  override class func nibMakeForAppearance() -> UIView { nibMake(nil) }

  /// The attributes of a header or footer, in addition to those of every view.
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UITableViewHeaderFooterView, TableViewHeaderFooterViewWord>.table(
        .string(.reuseIdentifier, \.reuseIdentifier), .object(.contentView, \.nibArchivedContent),
        .object(.backgroundView, \.backgroundView),
        .property("contentConfiguration", \.contentConfiguration),
        .readable("contentView") { $0.contentView }, .readable("textLabel") { $0.textLabel },
        .readable("detailTextLabel") { $0.detailTextLabel })
  }

  /// The view lays out its own content.
  package override var nibPlacesSubviews: Bool { true }

  override var nibPlacesLabelsInside: Bool { true }

  /// Called before the view is reused for another section.
  open func prepareForReuse() {}

  /// Places the title, and makes the content view, the background and all flexible subviews fill the view.
  open override func layoutSubviews() {
    contentView.frame = bounds
    nibPlaceBackground(backgroundView)
    for view in subviews
    where view !== contentView && view.autoresizingMask == [.flexibleWidth, .flexibleHeight] {
      view.frame = bounds
    }
    nibPlaceTitle()
    super.layoutSubviews()
  }

  // MARK: Accessibility

  /// One element with all texts of the view, which is a heading for a section's header. The title "Prototype Cells"
  /// is not spoken, because it appears only on Interface Builder's canvas.
  package override var nibAccessibility: NibAccessibility? {
    if nibIsPrototypesTitle { return .silent }
    let table = superview as? UITableView
    let isHeader = table.map { table in
      (0..<table.numberOfSections).contains { table.headerView(forSection: $0) === self }
    }
    return NibAccessibility(
      traits: isHeader == true ? .header : .staticText, content: .joined, needsLabel: false)
  }

  /// Whether the view is the title "Prototype Cells" of Interface Builder's canvas, and not a part of the app.
  package var nibIsPrototypesTitle: Bool {
    let table = superview as? UITableView
    return nibOrigin == nil && table?.nibStaticContent?.keepsSavedFrames == true
      && table?.nibOrigin?.element.child(named: "prototypes") != nil
  }

  private var nibArchivedContent: UIView? {
    get { contentView }
    set { newValue.map(nibSetContentView) }
  }

  private func nibSetContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    insertSubview(view, at: subviews.first === backgroundView && backgroundView != nil ? 1 : 0)
  }

  // MARK: The title

  /// The space before and after the title, in points.
  private var nibTitleMargin: CGFloat {
    let rules = nibEnvironment.rules
    return CGFloat(rules.isTerminal ? 8 : rules.rootMargin(width: Double(bounds.width)))
  }

  /// The height that the title needs in a view of the given width, including the space above and below it (0 in
  /// the terminal).
  func nibTitleHeight(forWidth width: CGFloat) -> CGFloat {
    guard let label = textLabel else { return 0 }
    let space: CGFloat = nibEnvironment.rules.isTerminal ? 0 : 12
    let titleWidth = max(1, width - 2 * nibTitleMargin)
    return space + (label.nibContentHeight(forWidth: titleWidth) ?? label.intrinsicContentSize.height)
  }

  /// Centers the title vertically. The title of a higher header in a grouped table is at its bottom, at the same
  /// distance from the rows as in other headers. In the terminal, all titles are at the bottom, so that the blank line
  /// above them separates grouped sections.
  private func nibPlaceTitle() {
    guard let label = textLabel, label.text?.isEmpty == false else { return }
    let isTerminal = nibEnvironment.rules.isTerminal
    let width = max(0, bounds.width - 2 * nibTitleMargin)
    let needed = label.nibContentHeight(forWidth: max(1, width)) ?? label.intrinsicContentSize.height
    let height = min(needed, max(label.intrinsicContentSize.height, bounds.height))
    let room = nibIsGroupedHeader ? min(bounds.height, Self.groupedHeight) : bounds.height
    let y = bounds.height - height - (isTerminal ? 0 : (room - height) / 2)
    label.frame = CGRect(x: nibTitleMargin, y: max(0, y), width: width, height: height)
  }

  /// The height of the headers of a grouped table, except that of the first section, in points.
  private static let groupedHeight = CGFloat(MetricRules.groupedTitleHeight)

  private func nibMakeLabel(size: CGFloat) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = UIFont.systemFont(ofSize: size, weight: .semibold)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    return label
  }
}
