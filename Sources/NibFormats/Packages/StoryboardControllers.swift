/// The controllers in the nib of a scene of a compiled storyboard.
struct StoryboardControllers {
  private let graph: CodedGraph
  /// The controller to which the nib belongs; `nil` if the nib does not say which object it is.
  let main: Int?
  /// The controllers inside the main controller, and inside these.
  let contained: [Int]

  init(_ graph: CodedGraph) {
    self.graph = graph
    let outlet = CodedOutlet.all(in: graph).first { $0.label == "sceneViewController" }
    let main = outlet?.destination
    self.main = main
    contained = graph.objects.indices.filter {
      $0 != main && graph.object("UIParentViewController", of: $0) != nil
    }
  }

  /// The text by which a controller is found in several nibs: the name of the nib of its view, or its storyboard
  /// identifier, or those of the controllers inside it. `nil` for a controller without any of them.
  ///
  /// A controller that has a nib of its own is also in the nib of the container that contains it.
  func signature(of controller: Int) -> String? {
    var visited: Set<Int> = []
    return signature(of: controller, &visited)
  }

  /// The largest number of controllers inside a container that are examined. Real containers have a few.
  private static let limit = 200

  private func signature(of controller: Int, _ visited: inout Set<Int>) -> String? {
    guard visited.count < Self.limit, visited.insert(controller).inserted else { return nil }
    if let nib = graph.string("UINibName", of: controller) { return "nib " + nib }
    if let name = graph.string("UIStoryboardIdentifier", of: controller) { return "identifier " + name }
    let children = graph.objects(in: "UIViewControllers", of: controller)
    let texts = children.map { signature(of: $0, &visited) }
    guard !texts.isEmpty, !texts.contains(nil) else { return nil }
    return "container (" + texts.compactMap { $0 }.joined(separator: ", ") + ")"
  }

  /// The objects that are in the nib only because of the given controllers: these, and what only they refer to.
  func objects(onlyOf controllers: Set<Int>) -> Set<Int> {
    guard !controllers.isEmpty else { return [] }
    let all = reachable(from: Array(controllers), without: [])
    return all.subtracting(reachable(from: [main].compactMap { $0 }, without: controllers))
  }

  /// The keys of references from a controller to its container, and from the bar of a container to the items of the
  /// controllers inside it.
  private static let ignoredKeys: Set<String> = ["UIParentViewController", "UIItems"]

  /// The objects to which some objects refer, directly or not, and these themselves, without what `ignoredKeys` name.
  private func reachable(from start: [Int], without excluded: Set<Int>) -> Set<Int> {
    var found = Set(start).subtracting(excluded)
    var next = Array(found)
    while let object = next.popLast() {
      for entry in graph.objects[object].entries where !Self.ignoredKeys.contains(entry.key) {
        guard let target = graph.object(entry.value), target != graph.root, !excluded.contains(target),
          found.insert(target).inserted
        else { continue }
        next.append(target)
      }
    }
    return found
  }
}
