/// One item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the cell's own views; it fills the cell.
  public private(set) var contentView = UIView(frame: .zero)
  /// The view behind the content, which fills the cell.
  open var backgroundView: UIView? { didSet { nibReplaceBackground(oldValue, with: backgroundView) } }
  /// The view between background and content while the cell is selected or pressed.
  open var selectedBackgroundView: UIView? {
    didSet { nibReplaceBackground(oldValue, with: selectedBackgroundView, above: backgroundView) }
  }
  /// Whether the cell is selected.
  open var isSelected = false { didSet { nibStateDidChange() } }
  /// Whether the cell is pressed.
  open var isHighlighted = false { didSet { nibStateDidChange() } }
  /// The segues that selecting the item performs.
  var nibSegues: [NibSegue] = []
  /// The size that a nib gives this prototype; `nil` means the layout's item size.
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

  /// The attributes of a cell, in addition to those of every reusable view.
  package override class var nibAttributes: [NibAttribute] {
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

  /// Clears selection and highlight.
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

/// A view in a collection that can be reused for other content: a header, a footer or a cell.
///
/// Collections make views of registered classes with `init(frame:)`, and views of registered nibs with
/// `init?(coder:)`.
open class UICollectionReusableView: UIView {
  /// The identifier under which a collection finds the view for reuse; `nil` for a view that is not reused.
  public internal(set) var reuseIdentifier: String?

  /// An empty view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override class var nibKind: NibKind { .cell }

  /// The attributes of a reusable view, in addition to those of every view.
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .string("reuseIdentifier", \UICollectionReusableView.reuseIdentifier),
      .handled("collectionReusableView"),
    ]
  }

  /// Called before the view is reused for other content.
  open func prepareForReuse() {}
}
