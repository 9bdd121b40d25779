import NibCoreTestSupport
import Testing

@testable import NibCore

/// A controller that shows three items.
final class NumbersController: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath) }
}

/// Controllers whose view is a collection view.
@Suite struct CollectionControllerTests {
  private static func scene(_ attributes: String = "", view: String) -> String {
    """
    <collectionViewController id="numbers" \(SmallStoryboard.custom("NumbersController")) \(attributes)>\
    \(view)</collectionViewController>
    """
  }

  private static let collection = """
    <collectionView key="view" dataMode="prototypes" id="cv">\
    <rect key="frame" x="0" y="0" width="375" height="667"/>\
    <collectionViewFlowLayout key="collectionViewLayout" id="l">\
    <size key="itemSize" width="48" height="32"/></collectionViewFlowLayout>\
    <cells><collectionViewCell reuseIdentifier="number" id="p">\
    <rect key="frame" x="0" y="0" width="48" height="32"/>\
    <view key="contentView" id="pv"><rect key="frame" x="0" y="0" width="48" height="32"/></view>\
    </collectionViewCell></cells></collectionView>
    """

  private func controller(_ attributes: String = "") throws -> NumbersController {
    let scene = Self.scene(attributes, view: Self.collection)
    let storyboard = try SmallStoryboard.storyboard([scene], initial: "numbers")
    return try #require(storyboard.instantiateInitialViewController() as? NumbersController)
  }

  @Test("A storyboard's controller shows its items with the storyboard's layout and cells")
  func storyboard() throws {
    let controller = try controller()
    let window = UIWindow.phone(showing: controller)
    let collection = try #require(controller.collectionView)
    #expect(collection.window === window)
    #expect(collection.dataSource === controller && collection.delegate === controller)
    let sizes = collection.visibleCells.map(\.frame.size)
    #expect(sizes == Array(repeating: CGSize(width: 48, height: 32), count: 3))
    #expect(collection.visibleCells.allSatisfy { $0.reuseIdentifier == "number" })
  }

  @Test(
    "The selection is cleared when the view appears, unless the nib says otherwise", arguments: [true, false])
  func selection(clears: Bool) throws {
    let controller = try controller(clears ? "" : "clearsSelectionOnViewWillAppear=\"NO\"")
    #expect(controller.clearsSelectionOnViewWillAppear == clears)
    let collection = try #require(controller.collectionView)
    _ = UIWindow.phone(showing: controller)
    let path = IndexPath(item: 1, section: 0)
    collection.selectItem(at: path, animated: false)
    #expect(collection.indexPathsForSelectedItems == [path])
    controller.viewWillAppear(false)
    #expect(collection.indexPathsForSelectedItems == (clears ? [] : [path]))
  }

  @Test("A controller created in code has a collection view with the screen's size and the given layout")
  func madeInCode() throws {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let collection = try #require(controller.collectionView)
    #expect(collection.collectionViewLayout === layout)
    #expect(collection.frame.size == controller.nibEnvironment.screenSize)
    #expect(collection.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(collection.dataSource === controller && collection.delegate === controller)
  }

  @Test("Without overrides, there is one section without items") func defaults() throws {
    let controller = UICollectionViewController(nibName: nil, bundle: nil)
    let window = UIWindow.phone(showing: controller)
    window.layoutIfNeeded()
    let collection = try #require(controller.collectionView)
    #expect(collection.numberOfSections == 1)
    #expect(collection.numberOfItems(inSection: 0) == 0)
    #expect(collection.visibleCells.isEmpty)
  }

  @Test("A view that is not a collection view is not used as one") func anotherView() throws {
    let scene = Self.scene(view: "<view key=\"view\" id=\"v\"/>")
    let storyboard = try SmallStoryboard.storyboard([scene], initial: "numbers", mode: .lenient)
    let controller = try #require(storyboard.instantiateInitialViewController() as? NumbersController)
    controller.viewWillAppear(false)
    #expect(controller.collectionView == nil)
    #expect(controller.isViewLoaded)
  }
}
