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
