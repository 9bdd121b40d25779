/// A view that a collection view reuses for other content: a cell, a header or a footer.
///
/// Collection views create views of registered classes with `init(frame:)`, and views of registered nibs with
/// `init?(coder:)`.
open class UICollectionReusableView: UIView {
  /// The identifier under which a collection view reuses this view; `nil` for a view that is not reused.
  open internal(set) var reuseIdentifier: String?

  package override class var nibKind: NibKind { .cell }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UICollectionReusableView, CollectionReusableViewWord>.table(
        .string(.reuseIdentifier, \.reuseIdentifier), .handled(.collectionReusableView))
  }

  /// Called before the view is reused for other content.
  open func prepareForReuse() {}

  /// Called with the attributes of the layout after the view got its frame.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the size that the view needs. Called if the layout only estimates the size; of the
  /// result, only the estimated dimensions are used.
  ///
  /// The default measures the constraints of the view, or of a cell's content view.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let size = nibPreferredSize(for: layoutAttributes) { layoutAttributes.frame.size = size }
    return layoutAttributes
  }

  /// The size that the view needs; `nil` for the estimated size.
  func nibPreferredSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    nibMeasuresContent ? nibFittingSize(of: attributes) : nil
  }

  /// Whether the view has constraints that determine its size.
  var nibMeasuresContent: Bool { nibUsesConstraints }
}
