import Testing

@testable import NibCore

/// Attributes with a property of their own.
private final class TiltedAttributes: UICollectionViewLayoutAttributes {
  var tilt = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TiltedAttributes)?.tilt = tilt
    return copy
  }
}

/// A row of items that snaps to multiples of 100 points.
private final class SnappingLayout: UICollectionViewFlowLayout {
  private(set) var velocities: [CGPoint] = []

  override class var layoutAttributesClass: AnyClass { TiltedAttributes.self }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.map { attributes in
      let copy = attributes.copy() as? TiltedAttributes
      copy?.tilt = attributes.indexPath.item
      copy?.alpha = 0.5
      return copy ?? attributes
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    velocities.append(velocity)
    return CGPoint(x: (proposedContentOffset.x / 100).rounded(.up) * 100, y: proposedContentOffset.y)
  }
}

/// A cell that remembers its attributes and has a fixed height.
private final class AttributedCell: UICollectionViewCell {
  var tilt: Int?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    tilt = (layoutAttributes as? TiltedAttributes)?.tilt
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size = CGSize(width: 90, height: 33)
    return attributes
  }
}

private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// The attributes that layouts and cells exchange.
@Suite struct LayoutAttributesTests {
  private let items = Items()

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 60), collectionViewLayout: layout)
    view.register(AttributedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    return view
  }

  private func snapping() -> SnappingLayout {
    let layout = SnappingLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 60, height: 40)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test("A cell gets the attributes of its layout, with properties of their own") func apply() {
    let cells = collection(snapping()).visibleCells.compactMap { $0 as? AttributedCell }
    #expect(cells.map(\.tilt) == [0, 1, 2, 3])
    #expect(cells.map(\.alpha) == [0.5, 0.5, 0.5, 0.5])
  }

  @Test("The layout chooses where the cursor's scrolling ends") func target() {
    let layout = snapping()
    let view = collection(layout)
    view.nibMoveCursor(to: IndexPath(item: 3, section: 0))
    #expect(view.contentOffset == CGPoint(x: 100, y: 0))
    #expect(layout.velocities == [CGPoint(x: 1, y: 0)])
    // A result that would scroll back is not used.
    view.nibMoveCursor(to: IndexPath(item: 0, section: 0))
    #expect(view.contentOffset == .zero)
  }

  @Test("A cell can choose its size where the layout estimates it") func preferred() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 20)
    let view = collection(layout)
    #expect(view.nibArrangement.items[0].frame.size == CGSize(width: 90, height: 33))
    layout.estimatedItemSize = .zero
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.nibArrangement.items[0].frame.size == CGSize(width: 50, height: 50))
  }

  @Test("A copy of attributes has their values") func copies() {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "kind", with: IndexPath(item: 2, section: 1))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy !== attributes)
    #expect(copy?.frame == attributes.frame)
    #expect(copy?.representedElementKind == "kind")
    #expect(copy?.representedElementCategory == .supplementaryView)
    #expect(copy?.indexPath == IndexPath(item: 2, section: 1))
  }
}
