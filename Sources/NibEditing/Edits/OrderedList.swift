import NibFormats

/// The objects of a list whose order has a meaning: subviews, rows, sections, tabs, items of bars, cells, the objects of an
/// outlet collection, and the top-level objects of a xib. Constraints, scenes and other connections have none.
struct OrderedList {
  /// The element that contains the members, in whose order they are.
  let list: NibElement
  let members: [NibElement]

  /// - Returns: `nil` if the order of the objects around the element has no meaning.
  init?(of member: NibElement) {
    guard let list = member.parent else { return nil }
    let isMember: (NibElement) -> Bool
    switch list.name {
    case "connections":
      guard let group = OrderedList.group(of: member) else { return nil }
      isMember = { OrderedList.group(of: $0) == group }
    case "objects":
      guard list.parent?.isNamed("document") == true, !member.isNamed("placeholder") else { return nil }
      isMember = { !$0.isNamed("placeholder") }
    case let name where OrderedList.names.contains(name): isMember = { _ in true }
    default: return nil
    }
    self.list = list
    members = list.children.filter(isMember)
  }

  /// The names of lists whose children are their members.
  private static let names: Set<String> = barItems.union([
    "subviews", "sections", "cells", "prototypes", "children", "gestureRecognizers",
  ])

  /// The lists of bar items, between which items can be moved.
  static let barItems: Set<String> = [
    "items", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems",
  ]

  /// The array to which a connection belongs; `nil` if it is in none.
  private static func group(of connection: NibElement) -> String? {
    switch connection.name {
    case "outletCollection": connection["property"]
    case "segue" where connection["relationship"] == "viewControllers": "viewControllers"
    default: nil
    }
  }
}
