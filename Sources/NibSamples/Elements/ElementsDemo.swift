import NibCore

/// The Elements demo: two tabs, each a navigation controller with a table of chemical elements. All screens are loaded
/// from nibs.
package enum ElementsDemo {
  /// Creates the first screen.
  ///
  /// - Parameters:
  ///   - favorites: the path of the file of the favourites.
  ///   - startsWithTable: whether the first screen is the periodic table. The list is behind it.
  /// - Throws: `NibException` if a nib is missing or malformed, `DecodingError` if the elements are not valid
  ///   JSON.
  package static func makeRootController(
    favorites: String? = Favorites.userFile(), startsWithTable: Bool = false
  ) throws -> UIViewController {
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
    if startsWithTable, let stack = tabs.viewControllers?.first as? UINavigationController {
      stack.pushViewController(PeriodicTableController(store: store), animated: false)
    }
    return tabs
  }
}
