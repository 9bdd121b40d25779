/// The scenes of some storyboards that a segue action makes, and the containers whose first controller is such a scene.
///
/// The class of such a scene often has an initializer with data, and its `init?(coder:)` ends the program.
struct ScenesOfSegueActions {
  /// The ids of the controllers, by the name of their storyboard.
  private var ids: [String: Set<String>] = [:]

  /// Finds the scenes in the storyboards with the given names.
  init(in storyboards: [String: NibDocument]) {
    for (name, storyboard) in storyboards {
      for segue in storyboard.root.segues {
        guard segue["destinationCreationSelector"] != nil, let destination = segue["destination"] else {
          continue
        }
        add(destination, in: name, of: storyboards)
        // The container is not made without its first controller.
        if segue["kind"] == "relationship", let container = segue.nibScene?.nibController?.id {
          add(container, in: name, of: storyboards)
        }
      }
    }
  }

  /// Whether the controller with an id in a storyboard is one of these scenes or containers.
  func contains(_ controller: String, in storyboard: String) -> Bool {
    ids[storyboard]?.contains(controller) ?? false
  }

  /// Adds the scene of a controller. A storyboard reference stands for a scene of the storyboard that it names.
  private mutating func add(_ controller: String, in name: String, of storyboards: [String: NibDocument]) {
    guard let object = storyboards[name]?.object(id: controller), object.isNamed("viewControllerPlaceholder")
    else {
      ids[name, default: []].insert(controller)
      return
    }
    let other = object["storyboardName"] ?? name
    let scenes = storyboards[other]?.objectLists.flatMap(\.children) ?? []
    let sceneID =
      object["referencedIdentifier"].map { identifier in
        scenes.first { $0["storyboardIdentifier"] == identifier }?.id
      } ?? storyboards[other]?.root["initialViewController"]
    if let sceneID { ids[other, default: []].insert(sceneID) }
  }
}
