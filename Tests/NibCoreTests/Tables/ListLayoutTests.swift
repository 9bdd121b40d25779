import Testing

@testable import NibCore

/// A list of texts, as iOS programs write it.
private final class ListController: UIViewController {
  private(set) var collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var source: UICollectionViewDiffableDataSource<String, String>?
  let accessories: [UICellAccessory]
  var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  var deleted: [IndexPath] = []

  init(_ accessories: [UICellAccessory] = []) {
    self.accessories = accessories
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Remove") { _, _, done in
          self?.deleted.append(path)
          done(true)
        }
      ])
    }
    collection = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [accessories] cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Fruit"
      view.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    source?.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["a"])
    snapshot.appendItems(["Apple", "Pear"])
    source?.apply(snapshot)
  }
}

/// Lists in collection views.
@Suite struct ListLayoutTests {
  private func cell(_ screen: ShownScreen, _ item: Int) -> UICollectionViewListCell? {
    (screen.window.rootViewController as? ListController)?.collection.cellForItem(
      at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  @Test("A list has one row of cells for each item, below its header") func rows() throws {
    let controller = ListController()
    let screen = ShownScreen(controller)
    let arrangement = controller.collection.nibArrangement
    let header = try #require(arrangement.sections.first?.header)
    #expect(header.height == 16)
    #expect(arrangement.items.map(\.frame.height) == [32, 32])
    #expect(arrangement.items.map(\.frame.minY) == [header.maxY, header.maxY + 32])
    #expect(arrangement.items[0].frame.width == controller.collection.bounds.width - 16)
    #expect(cell(screen, 0)?.nibStandardBackground == .secondarySystemGroupedBackground)
    #expect(controller.collection.backgroundColor == .systemGroupedBackground)
  }

  @Test("Accessories are at the edges, and make the content narrower") func accessories() throws {
    let shown = ListController([
      .checkmark(), .label(text: "12"), .delete(), .disclosureIndicator(displayed: .whenNotEditing),
    ])
    let screen = ShownScreen(shown)
    let first = try #require(cell(screen, 0))
    let labels = first.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    #expect(Set(labels.map(\.text)) == ["✓", "12", "›"])
    #expect(first.contentView.frame.minX == 0)
    #expect(labels.allSatisfy { $0.frame.minX >= first.contentView.frame.maxX })
    shown.collection.isEditing = true
    first.setNeedsLayout()
    first.layoutIfNeeded()
    #expect(first.contentView.frame.minX > 0)
    #expect(first.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.count == 3)
  }

  @Test("While a list is edited, its cells show their controls, and Enter uses them instead of choosing")
  func editing() throws {
    let controller = ListController([.delete(), .disclosureIndicator(displayed: .whenNotEditing)])
    let screen = ShownScreen(controller)
    let path = IndexPath(item: 1, section: 0)
    let collection = controller.collection
    collection.nibMoveCursor(to: path)
    let shown = {
      let labels = cell(screen, 1)?.subviews.compactMap { $0 as? UILabel } ?? []
      return labels.filter { !$0.isHidden }.map(\.text)
    }
    #expect(shown() == ["›"])
    collection.isEditing = true
    screen.window.layoutIfNeeded()
    #expect(shown() == ["⊖"])
    #expect(cell(screen, 1)?.configurationState.isEditing == true)
    #expect(collection.nibEnterVerb == "delete")
    screen.press(.enter)
    #expect(screen.sheet?.actions.map(\.title) == ["Remove", "Cancel"])
    #expect(collection.indexPathsForSelectedItems == [])
    screen.press(.enter)
    #expect(controller.deleted == [path])
    collection.isEditing = false
    screen.window.layoutIfNeeded()
    #expect(shown() == ["›"])
    screen.press(.enter)
    #expect(collection.indexPathsForSelectedItems == [path])
  }

  @Test("Several items can be marked while a list is edited, and lose their marks afterwards") func marks() {
    let controller = ListController([.multiselect()])
    let screen = ShownScreen(controller)
    let collection = controller.collection
    collection.allowsMultipleSelectionDuringEditing = true
    collection.isEditing = true
    for item in [0, 1] {
      collection.nibMoveCursor(to: IndexPath(item: item, section: 0))
      screen.press(.enter)
    }
    #expect(collection.indexPathsForSelectedItems?.count == 2)
    #expect(cell(screen, 0)?.subviews.compactMap { ($0 as? UILabel)?.text } == ["◉"])
    collection.isEditing = false
    #expect(collection.indexPathsForSelectedItems == [])
    #expect(cell(screen, 0)?.subviews.compactMap { ($0 as? UILabel)?.text } == ["○"])
  }

  @Test("The key m shows the swipe actions of an item") func swipes() {
    let controller = ListController()
    let screen = ShownScreen(controller)
    controller.collection.nibMoveCursor(to: IndexPath(item: 1, section: 0))
    #expect(controller.collection.nibOffersMenu)
    screen.press(.character("m"))
    #expect(screen.sheet?.actions.map(\.title) == ["Remove", "Cancel"])
    screen.press(.enter)
    #expect(controller.deleted == [IndexPath(item: 1, section: 0)])
  }
}
