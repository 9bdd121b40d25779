/// The name of a scene for people. Lists, outlines, maps and headings all show this name.
package struct SceneName: Hashable, Sendable {
  /// The label in Interface Builder, the title or the title in the navigation bar; `nil` if the controller has none.
  package let title: String?
  /// The storyboard identifier or the custom class; `nil` if the controller has neither.
  private let identity: String?
  /// The name of the element in words, such as `Table View Controller`.
  private let kind: String
  /// The name of the scene that a container shows first; `nil` if only the container has a name of its own.
  private let shownName: String?
  /// Whether the controller or a scene that it shows has a title, an identifier or a class. The name is only the kind
  /// otherwise.
  private let isNamed: Bool
  /// The container in one or two words, such as `navigation`; `nil` for a scene that contains no other scene.
  private let container: String?

  /// The name of a controller without the scenes that it contains.
  package init(_ controller: NibElement) { self.init(controller, showing: nil) }

  /// - Parameter shown: the name of the scene that the controller shows first, if it is a container.
  init(_ controller: NibElement, showing shown: SceneName?) {
    let item = controller.child(key: "navigationItem")?["title"]
    title = SceneName.first([controller["userLabel"], controller["title"], item])
    if controller.isNamed("viewControllerPlaceholder") {
      let reference = [controller["storyboardName"], controller["referencedIdentifier"]].compactMap { $0 }
      identity = SceneName.first([reference.joined(separator: ": ")])
    } else {
      identity = SceneName.first([controller["storyboardIdentifier"], controller["customClass"]])
    }
    kind = PlainName.words(controller.name)
    let hasOwnName = title != nil || identity != nil
    shownName = shown.flatMap { $0.isNamed || !hasOwnName ? $0.plain : nil }
    isNamed = hasOwnName || shown?.isNamed ?? false
    container = shown == nil ? nil : SceneName.containers[controller.name]
  }

  /// The name without the kind of the container.
  package var plain: String { shownName ?? title ?? identity ?? kind }

  /// The name of the controller itself; `nil` if it has neither a title nor an identifier nor a class.
  package var own: String? { title ?? identity }

  /// The name, with the kind of the container if there is one: `Menu (navigation)`.
  package var full: String { container.map { "\(plain) (\($0))" } ?? plain }

  private static let containers = [
    "navigationController": "navigation", "tabBarController": "tabs", "splitViewController": "split view",
    "pageViewController": "pages",
  ]

  /// The first text that is not empty.
  private static func first(_ texts: [String?]) -> String? {
    texts.lazy.compactMap { $0.map(PlainName.oneLine) }.first { !$0.isEmpty }
  }
}

extension UIViewController {
  /// The name of the scene. A container has the name of the scene that it shows first. A controller that is not in a
  /// document has its title or the name of its class.
  var nibSceneName: String {
    let name = nibOrigin == nil ? title : sceneName(depth: 0)?.full
    return name ?? nibClassName(of: self)
  }

  private func sceneName(depth: Int) -> SceneName? {
    guard let element = nibOrigin?.element else { return nil }
    let container = depth < UIViewController.deepestContainer ? self as? NibContainerController : nil
    let shown = container?.nibChildrenToShow.first
    return SceneName(element, showing: shown?.sceneName(depth: depth + 1))
  }

  /// The number of containers inside each other whose names are examined.
  private static var deepestContainer: Int { 16 }
}
