/// One item of a collection.
open class UICollectionViewCell: UICollectionReusableView {
  /// What holds the cell's own views; it fills the cell.
  public private(set) var contentView = UIView(frame: .zero)
  /// Kept for programs that set one; the terminal does not draw it.
  open var backgroundView: UIView?
  /// Kept; the terminal shows selection by reverse video.
  open var selectedBackgroundView: UIView?
  /// Whether it is selected.
  open var isSelected = false { didSet { setNeedsDisplay() } }
  /// Whether it is pressed.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Segues that selecting the item performs.
  var nibSegues: [NibSegue] = []

  public required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview !== self { insertSubview(contentView, at: 0) }
  }

  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .child(
        "contentView", decode: { $1.instantiation.object(for: $0) as? UIView },
        assign: { (cell: UICollectionViewCell, view: UIView) in cell.nibSetContentView(view) }),
      .handledChild("size"), .handledChild("customSize"),
    ]
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  open override func layoutSubviews() {
    contentView.frame = bounds
    super.layoutSubviews()
  }

  private func nibSetContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    insertSubview(view, at: 0)
  }
}
