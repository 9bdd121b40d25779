import NibFormats

/// A reference of an object to another one, which an attribute with an id makes.
struct NewReference {
  private let name: String
  private let element: NibElement
  private let target: NibElement

  /// - Parameters:
  ///   - name: the attribute.
  ///   - element: the element that has the attribute.
  ///   - target: the object with the id.
  init(_ name: String, of element: NibElement, to target: NibElement) {
    (self.name, self.element, self.target) = (name, element, target)
  }

  /// Refuses an object of another kind than the attribute needs, and one that is in another place.
  func check() throws(EditError) {
    switch (element.name, name) {
    case ("segue", "destination"):
      try need(target.isSegueDestination || target.isNamed("exit"), "a controller, to which a segue leads")
    case (_, "destination"):
      guard let source = element.parent?.parent else { return }
      try Connection.checkScenes(source, target)
    case ("constraint", _):
      try need(target.isView || target.isLayoutGuide, "a view or a guide, which a constraint needs")
    case ("tableViewCell", let part):
      try need(target.isNamed(part == "imageView" ? part : "label"), "the kind of view that '\(name)' needs")
      try need(target.isInside(orEqual: element), "in the cell")
    case ("tableViewCellContentView", _):
      try need(element.parent == target, "the cell of the content view")
    case (_, "popoverAnchorView"): try need(target.isView, "a view")
    case (_, "popoverAnchorBarButtonItem"):
      try need(target.isNamed("barButtonItem"), "a bar button item")
    default: break
    }
  }

  private func need(_ condition: Bool, _ description: String) throws(EditError) {
    guard !condition else { return }
    throw EditError("\(target.name) '\(target.id ?? "")' is not \(description)")
  }
}

extension NibElement {
  /// Whether a segue can lead to the object: a controller, or a reference to one of another storyboard.
  var isSegueDestination: Bool { isController || isNamed("viewControllerPlaceholder") }

  /// Whether the element is a guide, which constraints can have instead of a view.
  var isLayoutGuide: Bool {
    ["viewLayoutGuide", "keyboardLayoutGuide", "viewControllerLayoutGuide"].contains(name)
  }
}
