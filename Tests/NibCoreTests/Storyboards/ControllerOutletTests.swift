import Testing

@testable import NibCore

/// The outlets that UIKit's own controllers have.
@Suite struct ControllerOutletTests {
  /// The outlets that Interface Builder offers, by class.
  private static let outlets: KeyValuePairs<String, [String]> = [
    "UIViewController": ["view", "searchDisplayController"],
    "UITableViewController": ["view", "tableView", "refreshControl", "searchDisplayController"],
    "UICollectionViewController": ["view", "collectionView"],
    "UINavigationController": ["view", "delegate"], "UITabBarController": ["view", "delegate"],
    "UISplitViewController": ["view", "delegate"],
    "UIPageViewController": ["view", "delegate", "dataSource"],
    "UISearchDisplayController": [
      "delegate", "searchBar", "searchContentsController", "searchResultsDataSource", "searchResultsDelegate",
    ],
  ]

  @Test(
    "Loading and check --strict know every outlet of UIKit's controllers", arguments: outlets.map { $0.key })
  func known(name: String) throws {
    let type = try #require(NibClassRegistry.builtInClass(named: name) as? any NibDecodable.Type)
    let keys = ControllerOutletTests.outlets.first { $0.key == name }?.value ?? []
    let table = NibAttributeTable.table(of: type)
    #expect(keys.filter { table.property($0) == nil } == [])
  }

  private func scene(_ controller: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"
      targetRuntime="iOS.CocoaTouch" initialViewController="C"><scenes>
    <scene sceneID="S"><objects>\(controller)</objects></scene></scenes></document>
    """
  }

  private func controller(_ text: String) throws -> UIViewController {
    let storyboard = UIStoryboard(
      nibDocument: try NibReader.read(Array(scene(text).utf8), file: "S.storyboard"))
    storyboard.nibMode = .strict
    return try #require(try storyboard.nibInitialController())
  }

  @Test("The outlet tableView refers to the table, and viewDidLoad runs once") func tableView() throws {
    let controller = try controller(
      """
      <tableViewController id="C"><tableView key="view" id="T"/>
      <connections><outlet property="tableView" destination="T" id="o"/></connections></tableViewController>
      """)
    let table = try #require(controller as? UITableViewController)
    #expect(!table.isViewLoaded)
    #expect(table.tableView === table.view && table.tableView.dataSource === table)
  }

  @Test("The outlet collectionView refers to the collection view, which can be replaced")
  func collectionView()
    throws
  {
    let controller = try controller(
      """
      <collectionViewController id="C"><collectionView key="view" id="V">
      <collectionViewFlowLayout key="collectionViewLayout" id="L"/></collectionView>
      <connections><outlet property="collectionView" destination="V" id="o"/></connections>
      </collectionViewController>
      """)
    let collection = try #require(controller as? UICollectionViewController)
    #expect(collection.collectionView === collection.view)
    let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.collectionView = other
    #expect(collection.view === other)
  }
}
