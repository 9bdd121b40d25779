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

/// The data that all screens of the demo share: the elements and the favourites.
final class ElementsStore {
  /// The elements in the order of the data.
  let elements: [Element]
  let favorites: Favorites

  init(elements: [Element], favorites: Favorites) {
    self.elements = elements
    self.favorites = favorites
  }

  /// Reads a JSON array of records. A record that is not a valid element is skipped, and the others are still read.
  ///
  /// - Throws: `DecodingError` if the data is not a JSON array.
  static func elements(in data: Data) throws -> [Element] {
    try JSONDecoder().decode([Record].self, from: data).compactMap(\.element)
  }

  private struct Record: Decodable {
    let element: Element?

    init(from decoder: any Decoder) {
      do {
        element = try Element(from: decoder)
      } catch {
        element = nil
      }
    }
  }
}

/// The first tab: all elements.
final class AllElementsController: ElementsTableController {}

/// The second tab: the same table and the same cell, with only the noble gases.
final class NobleGasesController: ElementsTableController {
  override func includes(_ element: Element) -> Bool { element.group == 18 }
}
