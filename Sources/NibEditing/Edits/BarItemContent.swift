import NibFormats

/// The content of a bar button item or tab bar item: that of a system item, or a title and images of its own. Interface
/// Builder saves only one of them.
enum BarItemContent {
  private static let system = "systemItem"
  private static let own = ["title", "image", "landscapeImage", "selectedImage", "catalog"]

  /// The changes that follow from the new value of a property: an item with a title or an image is none of the system, and an
  /// item of the system has neither.
  static func changes(following name: String, _ value: String?, of element: NibElement) -> [PartChange] {
    guard value != nil, element.isNamed("barButtonItem") || element.isNamed("tabBarItem") else { return [] }
    if name == system {
      return own.flatMap { name -> [PartChange] in [.attribute(name, nil), .child(key: name, nil)] }
    }
    return own.contains(name) ? [.attribute(system, nil)] : []
  }
}
