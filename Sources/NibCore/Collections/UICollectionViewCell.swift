/// One item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// What holds the cell's own views; it fills the cell.
  public private(set) var contentView = UIView(frame: .zero)
  /// What lies behind the content and fills the cell.
  open var backgroundView: UIView? { didSet { nibReplaceBackground(oldValue, with: backgroundView) } }
  /// What lies between background and content while the cell is selected or pressed.
  open var selectedBackgroundView: UIView? {
    didSet { nibReplaceBackground(oldValue, with: selectedBackgroundView, above: backgroundView) }
  }
  /// Whether it is selected.
  open var isSelected = false { didSet { nibStateDidChange() } }
  /// Whether it is pressed.
  open var isHighlighted = false { didSet { nibStateDidChange() } }
  /// Segues that selecting the item performs.
  var nibSegues: [NibSegue] = []
  /// The size that a nib gave this prototype; nil: the layout's.
  private(set) var nibCustomSize: CGSize?

  /// A cell without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// A cell from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview !== self { insertSubview(contentView, at: 0) }
    nibStateDidChange()
  }

  /// The rows of a cell, after those of every view of a collection.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .object("contentView", \UICollectionViewCell.nibArchivedContent),
      .object("backgroundView", \UICollectionViewCell.backgroundView),
      .object("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
      .value("customSize", \UICollectionViewCell.nibCustomSize) { (size: NibSize) in
        CGSize(width: size.width, height: size.height)
      },
      .handledChild("size"),
    ]
  }

  /// Takes selection and highlight away.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  /// Content and backgrounds fill the cell.
  open override func layoutSubviews() {
    contentView.frame = bounds
    nibPlaceBackground(backgroundView)
    nibPlaceBackground(selectedBackgroundView)
    super.layoutSubviews()
  }

  private func nibStateDidChange() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    setNeedsDisplay()
  }

  private var nibArchivedContent: UIView? {
    get { contentView }
    set { newValue.map(nibSetContentView) }
  }

  private func nibSetContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    insertSubview(
      view, at: subviews.prefix { $0 === backgroundView || $0 === selectedBackgroundView }.count)
  }
}

/// A view of a collection that is used again for other content: a header, a footer or a cell.
///
/// Collections make views of registered classes with `init(frame:)`, and views of registered nibs with `init?(coder:)`.
open class UICollectionReusableView: UIView {
  /// What it is found by when out of use; nil: never used again.
  public internal(set) var reuseIdentifier: String?

  /// An empty view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rows of a view of a collection, after those of every view.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .string("reuseIdentifier", \UICollectionReusableView.reuseIdentifier),
      .handled("collectionReusableView"),
    ]
  }

  /// Sent before a view out of use shows something else.
  open func prepareForReuse() {}
}
