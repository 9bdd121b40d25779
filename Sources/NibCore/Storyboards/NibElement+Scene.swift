extension NibDocument {
  /// The scenes of a storyboard; empty for other documents.
  package var scenes: [NibElement] { root.children(named: "scene", inside: "scenes") }
}

extension NibElement {
  /// The scene that contains this element of a storyboard; `nil` outside a scene.
  package var nibScene: NibElement? {
    sequence(first: self, next: \.parent).first { $0.isNamed("scene") }
  }

  /// The main object of this scene: its controller, or a reference to another storyboard; `nil` if the scene has
  /// neither.
  package var nibController: NibElement? {
    // In storyboards of macOS, the first responder is an object like any other, and can come first.
    let objects = children(inside: "objects").filter { !$0.isNamed("placeholder") && !$0.isNamed("exit") }
    return objects.first { $0["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.isController && !$0.isNamed("searchDisplayController") } ?? objects.first
  }

  package var segues: [NibElement] { descendants.filter { $0.isNamed("segue") } }
}
