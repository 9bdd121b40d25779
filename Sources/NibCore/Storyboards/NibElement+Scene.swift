extension NibElement {
  /// The scene that contains this element of a storyboard; nil outside a scene.
  package var nibScene: NibElement? {
    var current: NibElement? = self
    while let element = current, !element.isNamed("scene") { current = element.parent }
    return current
  }

  /// The controller of this scene; nil if the scene has none.
  package var nibController: NibElement? {
    child(named: "objects")?.children.first { $0["sceneMemberID"] == "viewController" }
      ?? child(named: "objects")?.children.first { $0.isController }
  }
}
