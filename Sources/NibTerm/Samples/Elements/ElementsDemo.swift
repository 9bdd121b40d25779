import NibCore

/// The Elements demo: two tabs, each a stack over a table of elements, all from nibs.
enum ElementsDemo {
  /// Makes the first screen.
  ///
  /// - Parameter favorites: the path of the file of the favourites.
  /// - Throws: `NibException` when a nib is missing or wrong, `DecodingError` when the elements are no JSON.
  static func makeRootController(favorites: String? = Favorites.userFile()) throws -> UIViewController {
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

/// What all screens of the demo share: the elements, and which of them are favourites.
final class ElementsStore {
  /// In the order of their numbers, or as the data has them.
  let elements: [Element]
  let favorites: Favorites

  init(elements: [Element], favorites: Favorites) {
    self.elements = elements
    self.favorites = favorites
  }

  /// Reads a JSON array of records. A record that is no element is left out and costs only itself.
  ///
  /// - Throws: `DecodingError` when the data is no JSON array.
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

/// The second tab: the same table and the same cell with only a few of the elements.
final class NobleGasesController: ElementsTableController {
  override func includes(_ element: Element) -> Bool { element.group == 18 }
}
