/// Distributes the objects of a document among the scenes of a storyboard. The document is that of the
/// combined nib (`StoryboardGraph`), which contains all controllers.
struct StoryboardScenes {
  /// A controller, and the objects of its nib and of its view's nib.
  struct Scene {
    /// The identifier of the controller in the storyboard's index.
    let identifier: String
    /// The number of the controller in the combined graph; `nil` if the nib does not say which object it is.
    let controller: Int?
    /// The numbers of all objects of the scene in the combined graph.
    let objects: Range<Int>
  }

  private let scenes: [Scene]
  private let entryPoint: String?

  init(_ scenes: [Scene], entryPoint: String?) {
    self.scenes = scenes
    self.entryPoint = entryPoint
  }

  /// A copy of the document with each top-level object in its scene, and with additional diagnostics.
  func storyboard(of document: NibDocument, diagnostics: [Diagnostic]) -> NibDocument {
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
    for diagnostic in diagnostics { copy.builder.report(diagnostic) }
    copy.addDiagnostics(of: document)
    return copy.builder.finish()
  }

  /// Writes the scenes, each with its objects.
  private func write(_ objects: NibElement, to copy: inout DocumentCopy) {
    let elements = objects.children.reduce(into: [Int: [NibElement]]()) { elements, element in
      if !canOmit(element) { elements[sceneIndex(of: element), default: []].append(element) }
    }
    let rewrite = copy.rewrite
    copy.builder.open("scenes")
    for (index, scene) in scenes.enumerated() {
      let responder = "first-responder-\(scene.identifier)"
      // Each scene has its own first responder.
      copy.rewrite = { element, attribute, value in
        let isResponder = value == Self.firstResponderID && Self.destinationAttributes.contains(attribute)
        return isResponder ? responder : rewrite(element, attribute, value)
      }
      copy.builder.open("scene")
      copy.builder.attribute("sceneID", scene.identifier)
      copy.builder.open("objects")
      for element in elements[index] ?? [] { copy.add(element) }
      writeFirstResponder(responder, to: &copy.builder)
      copy.builder.close()
      copy.builder.close()
    }
    copy.builder.close()
  }

  /// Writes the placeholder of First Responder.
  private func writeFirstResponder(_ id: String, to builder: inout NibDocumentBuilder) {
    builder.open("placeholder")
    builder.attribute("placeholderIdentifier", "IBFirstResponder")
    builder.attribute("id", id)
    builder.attribute("userLabel", "First Responder")
    builder.attribute("sceneMemberID", "firstResponder")
    builder.close()
  }

  /// The id of the first responder in the document of the combined nib.
  private static let firstResponderID = "-2"
  /// The attributes of a connection that contain the id of its destination.
  private static let destinationAttributes: Set<String> = ["destination", "target"]

  /// Returns the function that changes attributes for the storyboard.
  ///
  /// - Parameter destinations: the ids of the controllers, by their storyboard identifiers.
  private static func rewrite(
    _ destinations: [String: String]
  ) -> (_ element: String, _ attribute: String, _ value: String) -> String {
    { element, attribute, value in
      switch (element, attribute) {
      // In a compiled nib, segues refer to controllers by their storyboard identifiers.
      case ("segue", "destination"): destinations[value] ?? value
      case ("document", "type"): value.replacing(".CocoaTouch.XIB", with: ".CocoaTouch.Storyboard.XIB")
      default: value
      }
    }
  }

  /// The index of the scene that contains an element's object; 0 if there is none.
  private func sceneIndex(of element: NibElement) -> Int {
    guard let number = number(of: element) else { return 0 }
    return scenes.firstIndex { $0.objects.contains(number) } ?? 0
  }

  /// Whether an element is a placeholder that can be left out: one without children, or the first responder
  /// of the combined nib, because each scene gets its own first responder.
  private func canOmit(_ element: NibElement) -> Bool {
    element.isNamed("placeholder")
      && (element.children.isEmpty || element["placeholderIdentifier"] == "IBFirstResponder")
  }

  /// The number of an element's object in the combined graph, from the element's id; `nil` if the id contains no
  /// number.
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
