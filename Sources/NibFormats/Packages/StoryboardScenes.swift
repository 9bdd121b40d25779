/// Distributes the objects of a compiled storyboard among scenes, as in a source. The objects are those of the combined
/// nib (`StoryboardGraph`), which contains all controllers.
struct StoryboardScenes {
  /// A controller that the storyboard's index lists, and the objects of its nib and of the nibs of views.
  struct Scene {
    /// The identifier of the controller in the index.
    let identifier: String
    /// The number of the controller in the combined graph; `nil` if the nib does not say which object it is.
    let controller: Int?
    /// The numbers of all objects of the nibs in the combined graph.
    let objects: Range<Int>
  }

  /// The texts before the id of a scene in the ids of its first responder and of its exit.
  static let responderID = "first-responder-"
  static let exitID = "exit-"

  private let scenes: [Scene]
  private let index: StoryboardIndex

  init(_ scenes: [Scene], _ index: StoryboardIndex) {
    self.scenes = scenes
    self.index = index
  }

  /// The `<scenes>` element with the elements of all objects, each in the scene of its controller, and the id of the
  /// initial controller.
  ///
  /// - Parameter topLevel: the elements of the objects that no other object contains.
  func element(_ topLevel: [NibDraft], _ translation: CodedTranslation) -> (NibDraft, initial: String?) {
    var writer = StoryboardSceneWriter(scenes, index, translation)
    for draft in topLevel { writer.add(draft) }
    return (writer.finish(), index.entryPoint.flatMap { writer.controllerID($0) })
  }
}

/// Makes the scenes of a storyboard. Controllers that others contain get scenes of their own, and the containers get
/// segues to them.
private struct StoryboardSceneWriter {
  private let scenes: [StoryboardScenes.Scene]
  private let index: StoryboardIndex
  /// The positions of the controllers in the index, by their identifiers.
  private let ranks: [String: Int]
  /// The identifiers of the controllers, by their numbers.
  private let identifiers: [Int: String]
  private let translation: CodedTranslation
  /// The elements of the scenes' objects, in the order of the scenes.
  private var contents: [(id: String, objects: [NibDraft])] = []
  /// The index in `contents` of the scene of each controller, by the id of the controller.
  private var places: [String: Int] = [:]
  /// The numbers of objects, by their elements.
  private let numbers: [ObjectIdentifier: Int]
  /// The ids of the controllers, by their identifiers in the index.
  private let controllerIDs: [String: String]
  /// The ids of the controllers that keep objects of their scene alive, by the numbers of the objects.
  private let owners: [Int: String]
  /// The elements that have no controller of their own.
  private var others: [NibDraft] = []
  private var segueCount = 0

  init(_ scenes: [StoryboardScenes.Scene], _ index: StoryboardIndex, _ translation: CodedTranslation) {
    self.scenes = scenes
    self.index = index
    ranks = index.scenes.enumerated().reduce(into: [:]) { $0[$1.element.identifier] = $1.offset }
    identifiers = scenes.reduce(into: [:]) { names, scene in
      if let controller = scene.controller { names[controller] = names[controller] ?? scene.identifier }
    }
    self.translation = translation
    numbers = translation.drafts.reduce(into: [:]) { $0[ObjectIdentifier($1.value)] = $1.key }
    controllerIDs = Self.controllerIDs(scenes, index.references, translation)
    owners = translation.drafts.keys.sorted().reduce(into: [:]) { owners, number in
      let key = "UITopLevelObjectsToKeepAliveFromStoryboard"
      for object in translation.graph.objects(in: key, of: number) {
        owners[object] = translation.id(of: number)
      }
    }
  }

  /// The ids of all controllers by the identifiers that segues use.
  private static func controllerIDs(
    _ scenes: [StoryboardScenes.Scene], _ references: [StoryboardIndex.Reference],
    _ translation: CodedTranslation
  ) -> [String: String] {
    var ids: [String: String] = [:]
    for number in translation.drafts.keys.sorted() {
      guard let name = translation.graph.string("UIStoryboardIdentifier", of: number),
        !isPlaceholder(number, translation)
      else { continue }
      ids[name] = ids[name] ?? translation.id(of: number)
    }
    for reference in references { ids[reference.identifier] = reference.id }
    for scene in scenes {
      if let controller = scene.controller { ids[scene.identifier] = translation.id(of: controller) }
    }
    return ids
  }

  /// The id of the controller with an identifier; `nil` if there is none.
  func controllerID(_ identifier: String) -> String? { controllerIDs[identifier] }

  // MARK: Objects

  /// Adds an object that no other object contains.
  mutating func add(_ draft: NibDraft) {
    if isController(draft) {
      addScene(of: draft)
    } else if !canOmit(draft) {
      others.append(draft)
    }
  }

  /// Whether an element is a placeholder that can be left out: one without children, or the first responder
  /// of the combined nib, because each scene gets its own first responder.
  private func canOmit(_ draft: NibDraft) -> Bool {
    guard draft.name == "placeholder" else { return isPlaceholder(draft) }
    return draft.children.isEmpty || draft["placeholderIdentifier"] == "IBFirstResponder"
  }

  private func isController(_ draft: NibDraft) -> Bool {
    let schema = ClassSchemas.uiKit.ofElement(draft.name)
    return schema?.lineage.contains("UIViewController") == true && !isPlaceholder(draft)
  }

  /// Whether an element stands for a controller that is in another nib.
  private func isPlaceholder(_ draft: NibDraft) -> Bool {
    numbers[ObjectIdentifier(draft)].map { Self.isPlaceholder($0, translation) } ?? false
  }

  private static func isPlaceholder(_ number: Int, _ translation: CodedTranslation) -> Bool {
    translation.graph.objects[number].className == "UIStoryboardViewControllerPlaceholder"
  }

  /// Adds the scene of a controller, and those of the controllers inside it.
  private mutating func addScene(of controller: NibDraft) {
    guard let id = controller["id"], places[id] == nil else { return }
    controller["sceneMemberID"] = "viewController"
    places[id] = contents.count
    contents.append((sceneID(of: controller), [controller]))
    guard let list = controller.child(named: Self.list) else { return }
    controller.children.removeAll { $0 === list }
    let names = Self.relationships(of: controller.name, count: list.children.count)
    let segues = zip(list.children, names).compactMap { segue(to: $0, named: $1) }
    if !segues.isEmpty {
      controller.childAdding(named: "connections").children.insert(contentsOf: segues, at: 0)
    }
    for child in list.children where isController(child) && child["reference"] == nil {
      child["key"] = nil
      addScene(of: child)
    }
  }

  private static let list = "viewControllers"

  private func sceneID(of controller: NibDraft) -> String {
    let identifier = numbers[ObjectIdentifier(controller)].flatMap { identifiers[$0] }
    return identifier ?? "scene-\(controller["id"] ?? "")"
  }

  /// The relationship of a container with each of the controllers inside it.
  private static func relationships(of container: String, count: Int) -> [String] {
    switch container {
    case "navigationController": return Array(repeating: "rootViewController", count: count)
    case "splitViewController":
      let names = ["masterViewController", "supplementaryViewController", "detailViewController"]
      return count == 2 ? [names[0], names[2]] : Array(names.prefix(count))
    default: return Array(repeating: "viewControllers", count: count)
    }
  }

  /// The segue from a container to a controller inside it; `nil` if the controller is not in the storyboard.
  private mutating func segue(to child: NibDraft, named name: String) -> NibDraft? {
    let target = isPlaceholder(child) ? child["storyboardIdentifier"].flatMap { controllerIDs[$0] } : nil
    guard let id = target ?? child["reference"] ?? (isPlaceholder(child) ? nil : child["id"]) else {
      return nil
    }
    segueCount += 1
    return NibDraft(
      "segue",
      [
        "destination": id, "kind": "relationship", "relationship": name,
        "id": "\(CodedTranslation.madeID)relationship-\(segueCount)",
      ])
  }

  // MARK: Scenes

  /// The `<scenes>` element. Call it once, after all objects have been added.
  mutating func finish() -> NibDraft {
    // A controller that is not in the list of its nib's objects.
    for scene in scenes {
      if let draft = scene.controller.flatMap({ translation.drafts[$0] }), isController(draft) {
        addScene(of: draft)
      }
    }
    for draft in others { place(draft) }
    let referenceStart = contents.count
    for reference in index.references {
      contents.append((reference.identifier, [Self.element(of: reference)]))
    }
    let order = contents.indices.map { (rank: rank(of: $0, before: referenceStart), scene: $0) }
      .sorted { ($0.rank, $0.scene) < ($1.rank, $1.scene) }.map(\.scene)
    let element = NibDraft("scenes")
    element.children = order.map { scene(contents[$0]) }
    return element
  }

  /// The place of a scene in the index; that of the scene before it for a controller inside a container.
  private func rank(of scene: Int, before references: Int) -> Int {
    guard scene < references else { return ranks.count }
    for place in stride(from: scene, through: 0, by: -1) {
      if let rank = ranks[contents[place].id] { return rank }
    }
    return ranks.count
  }

  /// Adds an object to the scene of the controller that keeps it alive, or else of the controller of its nib.
  private mutating func place(_ draft: NibDraft) {
    let number = numbers[ObjectIdentifier(draft)]
    let owner = number.flatMap { owners[$0] }
    let scene = scenes.first { number.map($0.objects.contains) ?? false } ?? scenes.first
    let id = owner ?? scene?.controller.map { translation.id(of: $0) }
    if contents.isEmpty { contents.append((scene?.identifier ?? "", [])) }
    contents[id.flatMap { places[$0] } ?? 0].objects.append(draft)
  }

  /// The element of a controller in another storyboard.
  private static func element(of reference: StoryboardIndex.Reference) -> NibDraft {
    let draft = NibDraft("viewControllerPlaceholder")
    if reference.id == reference.identifier { draft["storyboardIdentifier"] = reference.identifier }
    draft["storyboardName"] = reference.storyboard
    draft["referencedIdentifier"] = reference.controller
    draft["bundleIdentifier"] = reference.bundle
    draft["id"] = reference.id
    draft["sceneMemberID"] = "viewController"
    return draft
  }

  /// The element of a scene, with its first responder, and with its exit if a segue unwinds.
  private func scene(_ content: (id: String, objects: [NibDraft])) -> NibDraft {
    let objects = NibDraft("objects")
    objects.children = content.objects
    let responder = NibDraft(
      "placeholder",
      [
        "placeholderIdentifier": "IBFirstResponder", "id": StoryboardScenes.responderID + content.id,
        "userLabel": "First Responder", "sceneMemberID": "firstResponder",
      ])
    let exit = NibDraft(
      "exit", ["id": StoryboardScenes.exitID + content.id, "userLabel": "Exit", "sceneMemberID": "exit"])
    var unwinds = false
    for object in content.objects {
      connect(object, responder: responder["id"] ?? "", exit: exit["id"] ?? "", unwinds: &unwinds)
    }
    objects.children += unwinds ? [responder, exit] : [responder]
    let scene = NibDraft("scene", ["sceneID": content.id])
    scene.children = [objects]
    return scene
  }

  /// The id of the first responder in the combined nib.
  private static let firstResponderID = "-2"

  /// Replaces the destinations of the connections inside an element: the first responder by that of the scene, the
  /// identifiers of controllers by their ids.
  private func connect(_ element: NibDraft, responder: String, exit: String, unwinds: inout Bool) {
    for child in element.children { connect(child, responder: responder, exit: exit, unwinds: &unwinds) }
    for word in ["destination", "target"] where element[word] == Self.firstResponderID {
      element[word] = responder
    }
    guard element.name == "segue", let kind = element["kind"], kind != "relationship" else { return }
    if kind == "unwind" {
      unwinds = true
      element["destination"] = exit
    } else if let target = element["destination"].flatMap({ controllerIDs[$0] }) {
      element["destination"] = target
    }
  }
}
