import Foundation
import Testing

@testable import NibCore

/// Headers, footers, measured items and backgrounds of collection views and tables, and the index of a table.
@Suite struct ElementCollectionTests {
  private final class Source: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var identifier = "item"
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "strip", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: CGFloat(16 * section), bottom: 0, right: 0) }
  }

  private func collection(_ source: Source, _ change: (UICollectionViewFlowLayout) -> Void)
    -> UICollectionView
  {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 48, height: 32)
    layout.headerReferenceSize = CGSize(width: 16, height: 16)
    layout.footerReferenceSize = CGSize(width: 8, height: 8)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    change(layout)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 160, height: 160), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "strip")
    }
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return view
  }

  private func frame(_ view: UICollectionView, _ kind: String, _ section: Int) -> CGRect? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  @Test("Each section of a collection view has a header and a footer") func headersAndFooters() {
    let source = Source()
    let view = collection(source) { _ in }
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    #expect(frame(view, header, 0) == CGRect(x: 0, y: 0, width: 160, height: 16))
    #expect(frame(view, footer, 0) == CGRect(x: 0, y: 48, width: 160, height: 8))
    #expect(frame(view, header, 1) == CGRect(x: 0, y: 56, width: 160, height: 16))
    #expect(view.contentSize == CGSize(width: 160, height: 112))
    #expect(view.visibleCells.map(\.frame.minX) == [0, 56, 112, 16, 64, 112])
  }

  @Test("In a horizontal layout, headers and footers are as high as the collection view")
  func horizontalHeaders() {
    let source = Source()
    let view = collection(source) { $0.scrollDirection = .horizontal }
    let header = UICollectionView.elementKindSectionHeader
    #expect(frame(view, header, 0) == CGRect(x: 0, y: 0, width: 16, height: 160))
    #expect(frame(view, UICollectionView.elementKindSectionFooter, 0)?.width == 8)
  }

  @Test("A pinned header stays visible while its section scrolls") func pinnedHeaders() {
    let source = Source()
    let view = collection(source) {
      $0.sectionHeadersPinToVisibleBounds = true
      $0.itemSize.height = 160
    }
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(frame(view, UICollectionView.elementKindSectionHeader, 0)?.minY == 40)
  }

  @Test("Dequeuing a cell with an unregistered identifier is an error") func unregisteredCell() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(throws: NibException.self) {
      try view.nibDequeueCell("none", for: IndexPath(item: 0, section: 0))
    }
  }

  /// A cell whose constraints require 80 x 24 points.
  private final class Wide: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addConstraint(contentView.widthAnchor.constraint(equalToConstant: 80))
      contentView.addConstraint(contentView.heightAnchor.constraint(equalToConstant: 24))
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("Items with an estimated size get the size that their constraints require") func estimatedItems() {
    let source = Source()
    let view = collection(source) { $0.estimatedItemSize = CGSize(width: 48, height: 32) }
    view.register(Wide.self, forCellWithReuseIdentifier: "wide")
    source.identifier = "wide"
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.first?.frame == CGRect(x: 0, y: 16, width: 80, height: 24))
  }

  @Test("With multiple selection, a second click on an item deselects it") func deselection() {
    let source = Source()
    let view = collection(source) { _ in }
    view.allowsMultipleSelection = true
    view.click(1, 2)
    view.click(7, 2)
    view.click(1, 2)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  // MARK: Backgrounds

  @Test("Background views fill their cell, and the selected background is visible only while selected")
  func backgrounds() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    let (plain, chosen) = (UIView(frame: .zero), UIView(frame: .zero))
    cell.selectedBackgroundView = chosen
    cell.backgroundView = plain
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(cell.subviews == [plain, chosen, cell.contentView])
    #expect(plain.frame == cell.bounds)
    #expect(chosen.isHidden)
    cell.isSelected = true
    #expect(!chosen.isHidden)
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.backgroundView = plain
    row.layoutIfNeeded()
    #expect(row.subviews.first === plain)
    #expect(plain.frame == row.bounds)
  }

  // MARK: A table's index

  private final class Letters: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
  }

  @Test("A click in a table's index scrolls to the section of the title") func sectionIndex() throws {
    let letters = Letters()
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 80), style: .plain)
    view.rowHeight = 16
    view.dataSource = letters
    view.layoutIfNeeded()
    let strip = try #require(view.nibIndexStrip)
    #expect(strip.shownTitles(rows: 5).map(\.row) == [1, 2, 3])
    #expect(strip.shownTitles(rows: 2).map(\.title) == [0, 2])
    #expect(strip.frame.height == 80)
    strip.click(0, 3)
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleRows?.first?.section == 2)
  }

  @Test("The index of a table shows the first character of a long title") func longIndexTitles() {
    let strip = SectionIndexStrip(frame: .zero)
    strip.titles = ["Apples", "Bread", "C"]
    #expect(Drawn(strip, 1, 3).rows == ["A", "B", "C"])
  }
}
