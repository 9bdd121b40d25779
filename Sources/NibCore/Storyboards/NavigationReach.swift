/// Finds the controllers of a storyboard that can be reached from the initial controller, but are certainly not inside a
/// navigation controller.
package struct NavigationReach {
  /// The ids of the controllers that are certainly not in a navigation controller, unless code puts them there.
  private let outside: Set<String>

  package init(_ document: NibDocument) {
    var segues: [String: [NibElement]] = [:]
    var entries: [String] = []
    for scene in document.scenes {
      guard let controller = scene.nibController, let id = controller.id else { continue }
      let sceneSegues = scene.segues
      segues[id] = sceneSegues
      if controller.canLeadIntoNavigation(sceneSegues) { entries.append(id) }
      // The class of a custom segue may show the destination in a navigation controller.
      entries += sceneSegues.filter { $0["kind"] == "custom" }.compactMap { $0["destination"] }
    }
    let presenting: Set<String> = ["presentation", "modal", "popoverPresentation", "popover", "unwind"]
    let inside = NavigationReach.reached(from: entries, by: segues) { !presenting.contains($0["kind"] ?? "") }
    let initial = document.root["initialViewController"].map { [$0] } ?? []
    outside = NavigationReach.reached(from: initial, by: segues) { $0["kind"] != "unwind" }.subtracting(
      inside)
  }

  /// Whether the controller with the given id is certainly not in a navigation controller, unless code puts it there.
  package func isOutside(_ id: String) -> Bool { outside.contains(id) }

  /// The ids of the given controllers, and of the controllers to which they lead by segues that `follows` accepts.
  private static func reached(
    from start: [String], by segues: [String: [NibElement]], follows: (NibElement) -> Bool
  ) -> Set<String> {
    var reached = Set(start)
    var pending = start
    while let id = pending.popLast() {
      for segue in segues[id] ?? [] where follows(segue) {
        if let destination = segue["destination"], reached.insert(destination).inserted {
          pending.append(destination)
        }
      }
    }
    return reached
  }
}

extension NibElement {
  /// Whether the controller, and those that its segues show in its place, can be inside a navigation controller: it is
  /// one, creates one, or has an identifier by which code can find it and put it into one.
  fileprivate func canLeadIntoNavigation(_ segues: [NibElement]) -> Bool {
    switch name {
    case "navigationController", "splitViewController": return true
    // The tab More has a navigation controller.
    case "tabBarController" where segues.count(where: { $0["relationship"] == "viewControllers" }) > 5:
      return true
    default: return !(self["storyboardIdentifier"] ?? "").isEmpty
    }
  }
}
