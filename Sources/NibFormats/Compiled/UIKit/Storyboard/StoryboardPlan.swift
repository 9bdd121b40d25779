/// The controllers of a storyboard, and the names of their nibs.
struct StoryboardPlan {
  /// The controllers of all scenes, in document order, also those that only stand for a controller of another storyboard.
  let controllers: [NibElement]
  private let document: NibDocument
  /// The controllers that are the destination of a segue that creates them.
  private let destinations: Set<NibElement>
  private let known: Set<NibElement>
  /// The controllers whose class has no known form in nibs, such as one that hosts views of SwiftUI. They are left out.
  let uncompiled: [NibElement]
  /// The segues by which a container would contain itself.
  let endlessRelationships: [NibElement]

  init(_ document: NibDocument) {
    self.document = document
    let scenes = document.root.child(named: "scenes")?.children(named: "scene") ?? []
    controllers = scenes.compactMap { Self.controller(of: $0) }
    // Gesture recognizers and other objects beside a controller have segues, too.
    let segues = controllers.compactMap(\.parent).flatMap(\.descendants).filter {
      $0.isNamed("segue") && $0["relationship"] == nil
    }
    destinations = Set(segues.compactMap { $0["destination"].flatMap { document.object(id: $0) } })
    known = Set(controllers)
    uncompiled = controllers.filter {
      !$0.isNamed(Self.reference) && ClassSchemas.uiKit.ofElement($0.name) == nil
    }
    let relationships = controllers.reduce(into: [:]) { $0[$1] = Self.relationshipSegues(of: $1) }
    endlessRelationships = Self.endless(controllers, relationships, in: document)
  }

  /// The segues of a container to the controllers inside it, in document order.
  private static func relationshipSegues(of controller: NibElement) -> [NibElement] {
    controller.children(inside: "connections").filter { $0["kind"] == "relationship" }
  }

  /// The segues that lead from a controller to itself or back to one that leads to it.
  ///
  /// - Parameter segues: the segues of each controller.
  static func endless(
    _ controllers: [NibElement], _ segues: [NibElement: [NibElement]], in document: NibDocument
  ) -> [NibElement] {
    var result: [NibElement] = []
    var finished: Set<NibElement> = []
    // The controllers on the way to the current one, each with its segues that are left.
    for start in controllers where !finished.contains(start) {
      var path = [(controller: start, rest: (segues[start] ?? [])[...])]
      var onPath: Set<NibElement> = [start]
      while var last = path.popLast() {
        guard let segue = last.rest.popFirst() else {
          onPath.remove(last.controller)
          finished.insert(last.controller)
          continue
        }
        path.append(last)
        guard let target = segue["destination"].flatMap({ document.object(id: $0) }) else { continue }
        if onPath.contains(target) {
          result.append(segue)
        } else if !finished.contains(target) {
          onPath.insert(target)
          path.append((target, (segues[target] ?? [])[...]))
        }
      }
    }
    return result
  }

  /// The controller of a scene; `nil` if it has none.
  static func controller(of scene: NibElement) -> NibElement? {
    let objects = scene.children(inside: "objects")
    return objects.first { $0.isController || $0.isNamed("viewControllerPlaceholder") }
  }

  /// The other objects of the scene of a controller, which are not placeholders.
  static func otherObjects(of controller: NibElement) -> [NibElement] {
    (controller.parent.map { Array($0.children) } ?? []).filter {
      $0 != controller && !$0.isNamed("placeholder") && !$0.isNamed("exit") && !$0.isEditorOnly
    }
  }

  /// The controller that is shown when the storyboard is loaded; `nil` if there is none, or none with a form in nibs.
  var initial: NibElement? {
    let named = document.root["initialViewController"].flatMap { document.object(id: $0) }
    return named.flatMap { uncompiled.contains($0) ? nil : $0 }
  }

  /// The controllers that can be created by themselves, which have nibs of their own. Other controllers are only in the
  /// nibs of the controllers that contain them, or nowhere.
  /// Of several controllers with the same identifier, it is the first.
  var entries: [NibElement] {
    var known: Set<String> = []
    let uncompiled = Set(uncompiled)
    return controllers.filter {
      !isReference($0) && !uncompiled.contains($0) && isEntry($0)
        && known.insert(identifier(of: $0)).inserted
    }
  }

  /// The controllers of other storyboards to which this one refers.
  var references: [NibElement] { controllers.filter { isReference($0) } }

  /// Whether an element is a controller of a scene, or stands for one of another storyboard.
  func contains(_ element: NibElement) -> Bool { known.contains(element) }

  func isReference(_ controller: NibElement) -> Bool { controller.isNamed(Self.reference) }

  /// The element that stands for a controller of another storyboard.
  private static let reference = "viewControllerPlaceholder"

  /// Whether code or the system can create a controller without a segue.
  func isInstantiable(_ controller: NibElement) -> Bool {
    controller == initial || !(controller["storyboardIdentifier"] ?? "").isEmpty
  }

  func isEntry(_ controller: NibElement) -> Bool {
    isInstantiable(controller) || destinations.contains(controller)
  }

  /// The identifier by which a controller is created; also the name of its nib.
  func identifier(of controller: NibElement) -> String {
    if let name = controller["storyboardIdentifier"], !name.isEmpty { return name }
    return "\(Self.className(of: controller))-\(controller.id ?? "")"
  }

  /// The name of UIKit's class of a controller.
  private static func className(of controller: NibElement) -> String {
    if controller.isNamed("viewControllerPlaceholder") { return ViewControllerWord.schema.name }
    let known = ClassSchemas.uiKit.ofElement(controller.name)?.name
    return known ?? "UI" + controller.name.prefix(1).uppercased() + controller.name.dropFirst()
  }

  /// The names of the relationships of a container, in the order in which the container lists the controllers.
  static let relationships = [
    "rootViewController", "viewControllers", "masterViewController", "supplementaryViewController",
    "detailViewController",
  ]

  /// The controllers inside a container, in its order.
  func children(of controller: NibElement) -> [NibElement] {
    let segues = Self.relationshipSegues(of: controller).filter { !endlessRelationships.contains($0) }
    return Self.relationships.flatMap { name in
      segues.filter { $0["relationship"] == name }.compactMap { $0["destination"] }
        .compactMap { document.object(id: $0) }
    }
  }
}
