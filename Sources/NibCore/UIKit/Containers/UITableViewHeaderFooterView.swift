/// A section's header or footer: a title, or whatever a subclass puts into the content view.
open class UITableViewHeaderFooterView: UIView {
  /// What it is found by when out of use; nil: never used again.
  public internal(set) var reuseIdentifier: String?
  public let contentView = UIView(frame: .zero)
  /// The title; made by the table for a data source's titles too.
  public private(set) lazy var textLabel: UILabel? = nibMakeLabel(size: 13)
  /// The smaller or right-hand text; nil for the default style.
  public private(set) lazy var detailTextLabel: UILabel? = nibMakeLabel(size: 13)

  public required init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    insertSubview(contentView, at: 0)
  }

  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .string("reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier)
    ]
  }

  open override var nibPlacesSubviews: Bool { true }

  /// Sent before a view out of use heads another section.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    contentView.frame = bounds
    for view in subviews
    where view !== contentView && view.autoresizingMask == [.flexibleWidth, .flexibleHeight] {
      view.frame = bounds
    }
    nibPlaceTitle()
    super.layoutSubviews()
  }

  /// The title stands in the last line: in the terminal a blank one above it parts grouped sections.
  private func nibPlaceTitle() {
    guard let label = textLabel, label.text?.isEmpty == false else { return }
    let rules = nibEnvironment.rules
    let side = CGFloat(rules.isTerminal ? 8 : rules.rootMargin(width: Double(bounds.width)))
    let height = label.intrinsicContentSize.height
    let y = rules.isTerminal ? bounds.height - height : (bounds.height - height) / 2
    label.frame = CGRect(x: side, y: max(0, y), width: max(0, bounds.width - 2 * side), height: height)
  }

  private func nibMakeLabel(size: CGFloat) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = UIFont.systemFont(ofSize: size, weight: .semibold)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    return label
  }
}
