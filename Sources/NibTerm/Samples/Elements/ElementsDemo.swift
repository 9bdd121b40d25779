import NibCore

/// The Elements demo: two tabs, each a stack over a table of elements, all from nibs.
enum ElementsDemo {
  /// Makes the first screen.
  ///
  /// - Parameter favorites: the file of the favourites.
  /// - Throws: `NibException` when a nib is missing or wrong, `DecodingError` when the elements are no JSON.
  static func makeRootController(favorites: URL = Favorites.userFile()) throws -> UIViewController {
    SampleNibs.register()
    let elements = try ElementsStore.elements(in: SampleNibs.elements)
    let store = ElementsStore(elements: elements, favorites: Favorites(file: favorites))
    let nib = UINib(nibName: "ElementsTabs", bundle: .main)
    guard let tabs = try nib.nibInstantiate(withOwner: nil).first as? UITabBarController else {
      throw NibException(name: "NSGenericException", reason: "ElementsTabs.xib has no tab bar controller.")
    }
    for case let stack as UINavigationController in tabs.viewControllers ?? [] {
      (stack.topViewController as? ElementsTableController)?.store = store
    }
    return tabs
  }
}
