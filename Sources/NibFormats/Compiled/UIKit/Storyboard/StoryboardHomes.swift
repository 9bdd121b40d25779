/// Assigns the elements of a storyboard to nibs.
///
/// The home of an element is the element with which its nib begins: a `<scene>`, the view of a controller, or a prototype
/// of a table or a collection.
final class StoryboardHomes {
  private let document: NibDocument
  /// The index of each element's home; -1 for elements outside of scenes.
  private var homes: [Int]
  /// The elements of each home in document order.
  private var elements: [NibElement: [NibElement]] = [:]

  init(_ document: NibDocument) {
    self.document = document
    homes = Array(repeating: -1, count: document.tree.elements.count)
    for scene in document.root.child(named: "scenes")?.children(named: "scene") ?? [] {
      assign(scene, home: scene, scene: scene)
    }
  }

  /// The home of an element; `nil` for an element outside of scenes.
  func home(of element: NibElement) -> NibElement? {
    let index = homes.indices.contains(element.index) ? homes[element.index] : -1
    return index < 0 ? nil : NibElement(document: document, index: index)
  }

  /// The elements whose home is the given one, in document order.
  func elements(of home: NibElement) -> [NibElement] { elements[home] ?? [] }

  /// Whether a home is inside the other one, or the same: a prototype is inside the nib of its table, and the nib of a
  /// view inside that of its controller.
  func isHome(_ inner: NibElement, inside outer: NibElement) -> Bool {
    var next: NibElement? = inner
    while let home = next {
      if home == outer { return true }
      next = home.parent.flatMap { self.home(of: $0) }
    }
    return false
  }

  /// Sets the home of an element and its descendants.
  private func assign(_ element: NibElement, home: NibElement, scene: NibElement) {
    var home = Self.isHome(element) ? element : home
    if element.isNamed("segue") { home = scene }
    // The guides of a controller are subviews of its view.
    if element.isNamed("layoutGuides"), let view = element.parent?.child(key: "view") { home = view }
    homes[element.index] = home.index
    elements[home, default: []].append(element)
    for child in element.children { assign(child, home: home, scene: scene) }
  }

  /// Whether an element is the main object of a nib of its own.
  private static func isHome(_ element: NibElement) -> Bool {
    guard let parent = element.parent else { return false }
    if element.key == "view" { return parent.isController && !element.isNamed("nil") }
    if parent.isNamed("prototypes") { return true }
    if parent.isNamed("cells") { return parent.parent?.isNamed("collectionView") ?? false }
    return parent.isNamed("collectionView")
      && PrototypeKeys.supplementaryKinds.contains { $0.key == element.key }
  }
}
