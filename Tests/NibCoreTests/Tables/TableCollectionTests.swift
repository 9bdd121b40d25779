import Testing

@testable import NibCore

@Suite struct TableCollectionTests {
  private final class Source: UICollectionViewDataSource {
    let count: Int
    private(set) var asked = 0
    init(_ count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      asked += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  private func collection(_ source: Source, _ change: (UICollectionViewFlowLayout) -> Void = { _ in })
    -> UICollectionView
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 96, height: 48)
    layout.minimumLineSpacing = 16
    layout.minimumInteritemSpacing = 8
    change(layout)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 160), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  @Test("A vertical flow layout places items in lines and spreads full lines over the width")
  func verticalFlow() {
    let source = Source(5)
    let view = collection(source)
    #expect(
      view.visibleCells.map(\.frame.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 112, y: 0), CGPoint(x: 224, y: 0), CGPoint(x: 0, y: 64),
        CGPoint(x: 112, y: 64),
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 112))
    #expect(view.visibleCells[0].contentView.frame == CGRect(x: 0, y: 0, width: 96, height: 48))
  }

  @Test("The items of a last line are in the columns of the lines above, unless their sizes differ")
  func lastLine() {
    let single = collection(Source(2)) { $0.itemSize.width = 200 }
    #expect(single.visibleCells.map(\.frame.minX) == [60, 60])
    var flow = ItemFlow(extent: 320, isVertical: true)
    let metrics = ItemFlow.SectionMetrics(lineSpacing: 16, itemSpacing: 8)
    let sizes = Array(repeating: CGSize(width: 96, height: 48), count: 5)
    flow.add(metrics, sizes: sizes + [CGSize(width: 96, height: 64)], isGrid: true)
    #expect(flow.arrangement.sections[0].items.map(\.minX) == [0, 112, 224, 0, 104, 208])
  }

  @Test("The content view of a cell with constraints is as large as the cell, also between rows")
  func contentSize() {
    NibEnvironment.$current.withValue(NibEnvironment(device: .terminal)) {
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 10, width: 100, height: 60))
      let label = UILabel()
      cell.contentView.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame == cell.bounds)
    }
  }

  @Test("A horizontal flow layout places items in columns") func horizontalFlow() {
    let source = Source(4)
    let view = collection(source) { $0.scrollDirection = .horizontal }
    #expect(view.visibleCells.map(\.frame.minX) == [0, 0, 0, 112])
    #expect(view.contentSize == CGSize(width: 208, height: 160))
  }

  @Test("Only visible items have cells, and scrolling reuses them") func visibleItems() {
    let source = Source(600)
    let view = collection(source)
    #expect(view.visibleCells.count == 9)
    view.contentOffset.y = 64 * 100
    view.layoutIfNeeded()
    #expect(source.asked == 18)
    #expect(view.nibPool.unusedCount(view.nibPoolKey(UICollectionView.nibCellKind, "item")) == 0)
  }

  @Test("D22: Wrong registrations raise UIKit's errors word for word") func wrongRegistrations() {
    let source = Source(0)
    let view = collection(source)
    let path = IndexPath(item: 0, section: 0)
    func reason(_ identifier: String) -> String? {
      do {
        _ = try view.nibDequeueCell(identifier, for: path)
        return nil
      } catch { return (error as? NibException)?.reason }
    }
    #expect(
      reason("X")
        == "could not dequeue a view of kind: UICollectionElementKindCell with identifier X - must register "
        + "a nib or a class for the identifier or connect a prototype cell in a storyboard")
    view.register(makeNib("<view id=\"a\"/>"), forCellWithReuseIdentifier: "X")
    #expect(
      reason("X")
        == "invalid nib registered for identifier (X) - nib must contain exactly one top level object which "
        + "must be a UICollectionReusableView instance")
  }
}
