import Testing

@testable import NibCore

/// A data source with a number of plain cells in each section, and labels as supplementary views.
private final class PlainItems: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  /// The heights of the cells by item; cells without one have no constraints.
  var heights: [Int: CGFloat] = [:]

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    guard let height = heights[indexPath.item] else { return cell }
    let inner = UIView(frame: .zero)
    inner.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.heightAnchor.constraint(equalToConstant: height),
      inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    return cell
  }
}

/// A collection view that keeps its data source.
private final class FilledCollection: UICollectionView {
  var items: PlainItems? { didSet { dataSource = items } }
}

/// The background of a section.
private final class SectionBackground: UICollectionReusableView {}

/// The arrangement of compositional layouts.
@Suite struct CompositionalLayoutTests {
  private typealias Size = NSCollectionLayoutSize

  private static func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: Size(widthDimension: width, heightDimension: height))
  }

  private static func row(
    _ items: NSCollectionLayoutItem..., height: NSCollectionLayoutDimension = .absolute(40)
  ) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: height), subitems: items)
  }

  /// A collection view of 320 x 320 points after its layout.
  private func collection(
    _ layout: UICollectionViewCompositionalLayout, _ items: PlainItems
  ) -> UICollectionView {
    let view = FilledCollection(
      frame: CGRect(x: 0, y: 0, width: 320, height: 320), collectionViewLayout: layout)
    view.items = items
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ section: NSCollectionLayoutSection, _ count: Int) -> [CGRect] {
    let items = PlainItems([count])
    return collection(UICollectionViewCompositionalLayout(section: section), items).nibArrangement.items
      .map(\.frame)
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("A group repeats its items while they fit, and a section repeats the group") func grid() {
    let section = NSCollectionLayoutSection(
      group: Self.row(Self.item(.fractionalWidth(0.25), .fractionalHeight(1))))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 0, trailing: 20)
    #expect(
      frames(section, 5) == [0, 1, 2, 3].map { Self.rect(20 + 70 * $0, 5, 70, 40) } + [
        Self.rect(20, 55, 70, 40)
      ])
  }

  @Test("Thirds of a width fill it, although their sum is rounded") func thirds() {
    let section = NSCollectionLayoutSection(
      group: Self.row(Self.item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))))
    #expect(frames(section, 4).filter { $0.minY == 0 }.count == 3)
  }

  @Test("A number of equal items shares the length and the spaces of the group") func equalItems() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitem: Self.item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    group.interItemSpacing = .fixed(20)
    #expect(
      frames(NSCollectionLayoutSection(group: group), 3) == [
        Self.rect(0, 0, 150, 40), Self.rect(170, 0, 150, 40), Self.rect(0, 40, 150, 40),
      ])
  }

  @Test("Flexible spaces take the free length, fixed edge spaces are added, insets make cells smaller")
  func spaces() {
    let item = Self.item(.absolute(60), .fractionalHeight(1))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: nil, trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Size(widthDimension: .absolute(200), heightDimension: .absolute(40)), subitems: [item])
    group.interItemSpacing = .flexible(8)
    #expect(
      frames(NSCollectionLayoutSection(group: group), 2) == [
        Self.rect(14, 2, 52, 36), Self.rect(144, 2, 52, 36),
      ])
  }

  @Test("Groups contain groups") func nested() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Size(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)),
      subitem: Self.item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let section = NSCollectionLayoutSection(
      group: Self.row(Self.item(.fractionalWidth(0.5), .fractionalHeight(1)), column, height: .absolute(80)))
    #expect(
      frames(section, 4) == [
        Self.rect(0, 0, 160, 80), Self.rect(160, 0, 160, 40), Self.rect(160, 40, 160, 40),
        Self.rect(0, 80, 160, 80),
      ])
  }

  @Test("The places of a custom group come from the program") func custom() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: Self.rect(0, 0, 50, 50)),
        NSCollectionLayoutGroupCustomItem(frame: Self.rect(width - 50, 50, 50, 50)),
      ]
    }
    #expect(
      frames(NSCollectionLayoutSection(group: group), 3) == [
        Self.rect(0, 0, 50, 50), Self.rect(270, 50, 50, 50), Self.rect(0, 100, 50, 50),
      ])
  }

  @Test("Estimated heights are measured, and a row is as high as its highest cell") func estimated() {
    let size = Size(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let items = PlainItems([3])
    items.heights = [0: 48, 1: 64]
    let view = collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), items)
    #expect(
      view.nibArrangement.items.map(\.frame) == [
        Self.rect(0, 0, 160, 48), Self.rect(160, 0, 160, 64), Self.rect(0, 64, 160, 30),
      ])
    #expect(view.contentSize == CGSize(width: 320, height: 94))
  }

  @Test("Headers, footers, badges and backgrounds have their own places") func supplementary() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Size(widthDimension: .absolute(10), heightDimension: .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(group: Self.row(item))
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    let bar = Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: bar, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: bar, elementKind: "end", alignment: .bottom),
    ]
    section.decorationItems = [.background(elementKind: "card")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(SectionBackground.self, forDecorationViewOfKind: "card")
    let view = collection(layout, PlainItems([1, 1]))
    let first = IndexPath(item: 0, section: 0)
    #expect(view.nibArrangement.sections[1].items == [Self.rect(10, 112, 300, 40)])
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: first)?.frame == Self.rect(10, 0, 300, 20))
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: "end", at: first)?.frame
        == Self.rect(10, 68, 300, 20))
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: first)?.frame
        == Self.rect(300, 24, 10, 10))
    let backgrounds = view.subviews.prefix(2).compactMap { ($0 as? SectionBackground)?.frame }
    #expect(Set(backgrounds.map(\.minY)) == [20, 108])
    #expect(backgrounds.allSatisfy { $0.size == CGSize(width: 320, height: 48) })
    #expect(view.supplementaryView(forElementKind: "badge", at: first)?.frame == Self.rect(300, 24, 10, 10))
    #expect(view.contentSize.height == 176)
  }

  @Test("A pinned header stays visible until its section ends") func pinned() {
    let section = NSCollectionLayoutSection(
      group: Self.row(Self.item(.fractionalWidth(1), .fractionalHeight(1))))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let view = collection(UICollectionViewCompositionalLayout(section: section), PlainItems([10, 10]))
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(view.nibArrangement.sections[0].header?.minY == 100)
    view.contentOffset.y = 415
    view.layoutIfNeeded()
    #expect(view.nibArrangement.sections[0].header?.minY == 400)
    #expect(view.nibArrangement.sections[1].header?.minY == 420)
  }

  @Test("Sections come from a closure and have spaces between them") func provider() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let isWide = environment.container.effectiveContentSize.width > 300
        let height: CGFloat = index == 0 ? isWide ? 50 : 10 : 30
        return NSCollectionLayoutSection(
          group: Self.row(Self.item(.fractionalWidth(1), .fractionalHeight(1)), height: .absolute(height)))
      }, configuration: configuration)
    #expect(
      collection(layout, PlainItems([1, 1])).nibArrangement.items.map(\.frame) == [
        Self.rect(0, 0, 320, 50), Self.rect(0, 66, 320, 30),
      ])
  }

  @Test("A horizontal layout puts its groups beside each other") func horizontal() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Size(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1)),
      subitem: Self.item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: configuration)
    let view = collection(layout, PlainItems([3]))
    #expect(
      view.nibArrangement.items.map(\.frame) == [
        Self.rect(0, 0, 100, 160), Self.rect(0, 160, 100, 160), Self.rect(100, 0, 100, 160),
      ])
    #expect(view.contentSize == CGSize(width: 200, height: 320))
  }

  @Test(
    "A section that scrolls on its own moves when the cursor leaves its visible part",
    arguments: [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 180.0), (.groupPaging, 180),
      (.paging, 20), (.groupPagingCentered, 140),
    ])
  func orthogonal(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, place: Double
  ) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Size(widthDimension: .absolute(140), heightDimension: .absolute(40)),
      subitems: [Self.item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    let view = collection(UICollectionViewCompositionalLayout(section: section), PlainItems([6, 2]))
    #expect(view.nibArrangement.sections[0].items[3].minX == 420)
    #expect(view.nibArrangement.sections[1].items[0] == Self.rect(0, 40, 140, 40))
    #expect(view.contentSize == CGSize(width: 320, height: 80))
    view.nibMoveCursor(to: IndexPath(item: 3, section: 0))
    let frame = view.nibArrangement.sections[0].items[3]
    if behavior == .continuous { #expect(frame.maxX == 320) }
    if behavior == .groupPaging { #expect(frame.minX == 0) }
    if behavior == .groupPagingCentered { #expect(frame.midX == 160) }
    if behavior == .paging { #expect(frame.minX == 100) }
    #expect(view.nibArrangement.sections[1].items[0].minX == 0)
    view.nibMoveCursor(to: IndexPath(item: 0, section: 0))
    #expect(view.nibArrangement.sections[0].items[0].minX == (behavior == .groupPagingCentered ? 90 : 0))
  }

  @Test("A layout without items or with an empty group is empty") func empty() {
    let section = NSCollectionLayoutSection(group: Self.row())
    #expect(frames(section, 3) == [])
    #expect(
      frames(NSCollectionLayoutSection(group: Self.row(Self.item(.absolute(0), .absolute(0)))), 0) == [])
  }
}
