/// What a document draws of a collection that is only looked at: its prototypes, one each, between the header and
/// the footer.
final class CollectionPrototypes {
  let cells: [UICollectionViewCell]
  let header: UICollectionReusableView?
  let footer: UICollectionReusableView?
  private let keepsSavedPlaces: Bool

  init(
    cells: [UICollectionViewCell], header: UICollectionReusableView?, footer: UICollectionReusableView?,
    isCanvas: Bool
  ) {
    self.cells = cells
    self.header = header
    self.footer = footer
    keepsSavedPlaces = isCanvas
  }

  /// Every view, in the order in which they stand.
  var views: [UICollectionReusableView] { [header].compactMap { $0 } + cells + [footer].compactMap { $0 } }

  /// Whether everything stays where Interface Builder saved it: on its canvas, in a collection of the saved size.
  func keepsPlaces(in collection: UICollectionView) -> Bool {
    keepsSavedPlaces && collection.nibOrigin?.savedFrame?.width == collection.bounds.width
  }

  /// The view of a part.
  func view(of part: CollectionArrangement.Part) -> UICollectionReusableView? {
    switch part {
    case .header: header
    case .item(let path): cells.indices.contains(path.item) ? cells[path.item] : nil
    case .footer: footer
    }
  }
}
