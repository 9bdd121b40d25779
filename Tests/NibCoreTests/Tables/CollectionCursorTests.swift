import Testing

@testable import NibCore

/// A layout with items at given places on a grid of 40 x 40 points, and a header.
private final class PlacesLayout: UICollectionViewLayout {
  var places: [(column: Int, row: Int)] = []
  var preparations = 0

  override func prepare() { preparations += 1 }

  override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 400) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: 0))
    header.frame = CGRect(x: 200, y: 0, width: 80, height: 20)
    return places.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) } + [
      header
    ]
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let place = places[indexPath.item]
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: place.column * 40, y: place.row * 40, width: 40, height: 40)
    attributes.isHidden = place.column < 0
    return attributes
  }
}

/// A collection view with a layout of its own, and what its delegate was told.
private final class PlacesController: UICollectionViewController {
  let count: Int
  var moves: [Int] = []
  var selected: [Int] = []

  init(_ places: [(column: Int, row: Int)]) {
    count = places.count
    let layout = PlacesLayout()
    layout.places = places
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
  }
  override func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    if let path = context.nextFocusedIndexPath { moves.append(path.item) }
  }
}

/// Layouts that a program defines, and the cursor that keys move through the items.
@Suite struct CollectionCursorTests {
  /// Items in two rows with gaps. The item 5 is not shown.
  private static let places: [(column: Int, row: Int)] = [(0, 0), (3, 0), (0, 1), (1, 1), (3, 2), (-1, 3)]

  private func shown() -> (controller: PlacesController, window: UIWindow) {
    let controller = PlacesController(Self.places)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    NibEnvironment.$current.withValue(NibEnvironment(device: .terminal)) {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      window.nibUpdateFocus()
    }
    return (controller, window)
  }

  @Test("A layout of the program determines the frames of items and headers, and which items are shown")
  func layout() throws {
    let (controller, _) = shown()
    let collection = try #require(controller.collectionView)
    #expect(
      collection.visibleCells.map(\.frame.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 120, y: 0), CGPoint(x: 0, y: 40), CGPoint(x: 40, y: 40),
        CGPoint(x: 120, y: 80),
      ])
    #expect(collection.contentSize == CGSize(width: 400, height: 400))
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 200, y: 0, width: 80, height: 20))
    #expect((collection.collectionViewLayout as? PlacesLayout)?.preparations ?? 0 > 0)
  }

  /// Keys, and the cursor's item after them. The cursor begins at item 0.
  @Test(
    "Keys move the cursor to the nearest item in their direction, over gaps",
    arguments: [
      ([KeyPress.Key.right], 1), ([.down, .right], 3), ([.down, .down], 4), ([.end], 4), ([.end, .up], 1),
      ([.end, .home], 0), ([.character("j"), .character("l"), .character("h")], 2), ([.left, .left], 0),
    ])
  func keys(keys: [KeyPress.Key], item: Int) throws {
    let (controller, window) = shown()
    let collection = try #require(controller.collectionView)
    #expect(collection.nibCursor == IndexPath(item: 0, section: 0))
    for key in keys { window.nibSend(.key(KeyPress(key))) }
    let path = IndexPath(item: item, section: 0)
    #expect(collection.nibCursor == path)
    #expect(collection.cellForItem(at: path)?.nibIsUnderCursor == true)
    #expect(collection.visibleCells.filter(\.nibIsUnderCursor).count == 1)
    #expect(controller.moves.last ?? 0 == item)
    #expect(controller.selected.isEmpty)
  }

  @Test("Enter selects the item under the cursor") func selecting() throws {
    let (controller, window) = shown()
    window.nibSend(.key(KeyPress(.right)))
    window.nibSend(.key(KeyPress(.enter)))
    #expect(controller.selected == [1])
  }

  @Test("A flow layout whose subclass changes attributes has the changed frames") func flowSubclass() throws {
    final class ShiftedFlow: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] { attributes.frame.origin.y += 100 }
        return all
      }
    }
    let controller = PlacesController([(0, 0), (0, 0)])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    controller.loadViewIfNeeded()
    controller.collectionView.collectionViewLayout = ShiftedFlow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.collectionView.visibleCells.map(\.frame.minY) == [100, 100])
  }

  @Test("If a collection view does not allow focus, keys do not move its cursor") func withoutFocus() throws {
    let (controller, window) = shown()
    let collection = try #require(controller.collectionView)
    collection.allowsFocus = false
    window.nibSend(.key(KeyPress(.right)))
    #expect(collection.nibCursor == IndexPath(item: 0, section: 0))
    #expect(collection.nibItemKey(KeyPress(.right)))
    #expect(collection.nibCursor == IndexPath(item: 1, section: 0))
  }
}
