/// A section's header or footer: a title, or whatever a subclass puts into the content view.
open class UITableViewHeaderFooterView: UIView {
  /// What it is found by when out of use; nil: never used again.
  public internal(set) var reuseIdentifier: String?
  /// What holds the view's own views; it fills the view.
  public private(set) var contentView = UIView(frame: .zero)
  /// What lies behind the content and fills the view.
  open var backgroundView: UIView? { didSet { nibReplaceBackground(oldValue, with: backgroundView) } }
  /// The title; made by the table for a data source's titles too.
  public private(set) lazy var textLabel: UILabel? = nibMakeLabel(size: 13)
  /// The smaller or right-hand text; nil for the default style.
  public private(set) lazy var detailTextLabel: UILabel? = nibMakeLabel(size: 13)

  /// An empty view.
  public init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    addSubview(contentView)
  }

  /// A view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview !== self { insertSubview(contentView, at: 0) }
  }

  /// The rows of a header or footer, after those of every view.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .string("reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier),
      .object("contentView", \UITableViewHeaderFooterView.nibArchivedContent),
      .object("backgroundView", \UITableViewHeaderFooterView.backgroundView),
    ]
  }

  /// Its content is laid out by itself.
  open override var nibPlacesSubviews: Bool { true }

  /// Sent before a view out of use heads another section.
  open func prepareForReuse() {}

  /// Content and background fill the view; the title has a place of its own.
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

  private var nibTitleMargin: CGFloat {
    let rules = nibEnvironment.rules
    return CGFloat(rules.isTerminal ? 8 : rules.rootMargin(width: Double(bounds.width)))
  }

  /// The height that the title wants at a width, with the space above and below it.
  func nibTitleHeight(forWidth width: CGFloat) -> CGFloat {
    guard let label = textLabel else { return 0 }
    let space: CGFloat = nibEnvironment.rules.isTerminal ? 0 : 12
    let room = max(1, width - 2 * nibTitleMargin)
    return space + (label.nibContentHeight(forWidth: room) ?? label.intrinsicContentSize.height)
  }

  /// The title stands in the last lines: in the terminal a blank one above it parts grouped sections.
  private func nibPlaceTitle() {
    guard let label = textLabel, label.text?.isEmpty == false else { return }
    let isTerminal = nibEnvironment.rules.isTerminal
    let width = max(0, bounds.width - 2 * nibTitleMargin)
    let wish = label.nibContentHeight(forWidth: max(1, width)) ?? label.intrinsicContentSize.height
    let height = min(wish, max(label.intrinsicContentSize.height, bounds.height))
    let y = isTerminal ? bounds.height - height : (bounds.height - height) / 2
    label.frame = CGRect(x: nibTitleMargin, y: max(0, y), width: width, height: height)
  }

  private func nibMakeLabel(size: CGFloat) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = UIFont.systemFont(ofSize: size, weight: .semibold)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    return label
  }
}
