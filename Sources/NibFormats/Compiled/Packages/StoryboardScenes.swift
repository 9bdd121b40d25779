/// Converts the document of a nib that contains all controllers of a storyboard to a document with scenes.
struct StoryboardScenes {
  /// A controller, and the objects of its nibs.
  struct Scene {
    let identifier: String
    /// The number of the controller in the graph.
    let controller: Int?
    /// The numbers of all objects in the scene.
    let objects: Range<Int>
  }

  private let scenes: [Scene]
  private let entryPoint: String?

  init(_ scenes: [Scene], entryPoint: String?) {
    self.scenes = scenes
    self.entryPoint = entryPoint
  }

  /// The same document with each top-level object in its scene, and with additional diagnostics.
  func storyboard(of document: NibDocument, remarks: [Diagnostic]) -> NibDocument {
    var copy = DocumentCopy(file: document.file, kind: NibDocumentKind(document.kind.platform, .storyboard))
    let destinations = controllerIDs(in: document)
    copy.rewrite = Self.rewrite(destinations)
    copy.open(document.root)
    if let entryPoint, let id = destinations[entryPoint] {
      copy.builder.attribute("initialViewController", id)
    }
    for child in document.root.children {
      if child.isNamed("objects") { write(child, to: &copy) } else { copy.add(child) }
    }
    copy.builder.close()
    for remark in remarks { copy.builder.report(remark) }
    copy.addRemarks(of: document)
    return copy.builder.finish()
  }

  private func write(_ objects: NibElement, to copy: inout DocumentCopy) {
    let members = objects.children.reduce(into: [Int: [NibElement]]()) { members, element in
      if !isIdle(element) { members[sceneIndex(of: element), default: []].append(element) }
    }
    let rewrite = copy.rewrite
    copy.builder.open("scenes")
    for (index, scene) in scenes.enumerated() {
      let responder = "first-responder-\(scene.identifier)"
      // Each scene has its own first responder.
      copy.rewrite = { element, attribute, value in
        let isResponder = value == Self.firstResponderID && Self.ends.contains(attribute)
        return isResponder ? responder : rewrite(element, attribute, value)
      }
      copy.builder.open("scene")
      copy.builder.attribute("sceneID", scene.identifier)
      copy.builder.open("objects")
      for element in members[index] ?? [] { copy.add(element) }
      writeFirstResponder(responder, to: &copy.builder)
      copy.builder.close()
      copy.builder.close()
    }
    copy.builder.close()
  }

  private func writeFirstResponder(_ id: String, to builder: inout NibDocumentBuilder) {
    builder.open("placeholder")
    builder.attribute("placeholderIdentifier", "IBFirstResponder")
    builder.attribute("id", id)
    builder.attribute("userLabel", "First Responder")
    builder.attribute("sceneMemberID", "firstResponder")
    builder.close()
  }

  /// The id of the first responder in the document of a nib.
  private static let firstResponderID = "-2"
  /// The attributes that refer to the other end of a connection.
  private static let ends: Set<String> = ["destination", "target"]

  private static func rewrite(
    _ destinations: [String: String]
  ) -> (_ element: String, _ attribute: String, _ value: String) -> String {
    { element, attribute, value in
      switch (element, attribute) {
      // Segues refer to controllers by their identifiers in the storyboard.
      case ("segue", "destination"): destinations[value] ?? value
      case ("document", "type"): value.replacing(".CocoaTouch.XIB", with: ".CocoaTouch.Storyboard.XIB")
      default: value
      }
    }
  }

  /// The scene of an element: the one that contains its object.
  private func sceneIndex(of element: NibElement) -> Int {
    guard let number = number(of: element) else { return 0 }
    return scenes.firstIndex { $0.objects.contains(number) } ?? 0
  }

  /// Whether an element is a placeholder that can be left out: one without content, or the first responder of
  /// the nib, since each scene gets its own.
  private func isIdle(_ element: NibElement) -> Bool {
    element.isNamed("placeholder")
      && (element.children.isEmpty || element["placeholderIdentifier"] == "IBFirstResponder")
  }

  private func number(of element: NibElement) -> Int? {
    guard let id = element.id, id.hasPrefix("obj-") else { return nil }
    return Int(id.dropFirst(4))
  }

  /// The ids of all controllers, including child controllers, by their storyboard identifiers.
  private func controllerIDs(in document: NibDocument) -> [String: String] {
    var ids: [String: String] = [:]
    for element in document.root.descendants {
      if let identifier = element["storyboardIdentifier"], let id = element.id, ids[identifier] == nil {
        ids[identifier] = id
      }
    }
    for scene in scenes {
      if let controller = scene.controller { ids[scene.identifier] = "obj-\(controller)" }
    }
    return ids
  }
}
