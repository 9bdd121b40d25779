/// The elements of a source document that are made from those of a compiled one.
struct SourceDraft {
  private let document: NibDocument
  private var ids = SourceIDs()
  /// The colors with names among the resources.
  private var sharedColors: [NibDraft] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: NibDocument) { self.document = document }

  /// The root element with all objects, and with the images and colors that they use.
  mutating func root() -> NibDraft {
    // References can come before the objects that they refer to, so all ids are made first.
    let elements = [document.root] + document.root.descendants
    for id in elements.compactMap(\.id) where !Self.isMade(id) { ids.keep(id) }
    ids.replace((document.connectionOrder + constraintOrder + elements.compactMap(\.id)).filter(Self.isMade))
    ids.replace(elements.compactMap { $0["sceneID"].map(Self.sceneID) })
    let root = draft(of: document.root)
    for (index, scene) in (root.child(named: "scenes")?.children ?? []).enumerated() {
      let place = NibDraft("point", key: "canvasLocation")
      place.set(["x", "y"], to: [Double(index) * Self.sceneDistance, 0])
      scene.children.append(place)
    }
    if !sharedColors.isEmpty {
      let resources = root.childAdding(named: "resources")
      resources.children += sharedColors.sorted {
        ($0.name, $0["name"] ?? "") < ($1.name, $1["name"] ?? "")
      }
    }
    return root
  }

  /// The ids of constraints, each after the id of the item that it positions, in the order of the compiled lists (see
  /// `CodedConstraintOrder`).
  private var constraintOrder: [String] {
    document.root.descendants.filter { $0.isNamed("constraint") }.flatMap { constraint in
      let view = constraint.parent?.parent?.id
      let items = [constraint["firstItem"], constraint["secondItem"]].compactMap { $0 }.filter { $0 != view }
      return items.prefix(1) + [constraint.id].compactMap { $0 }
    }
  }

  /// Whether the reader of compiled nibs made an id. The others are ids of the source, and those of placeholders (`-1`).
  private static func isMade(_ id: String) -> Bool {
    [CodedTranslation.madeID, StoryboardScenes.responderID, StoryboardScenes.exitID].contains {
      id.hasPrefix($0)
    }
  }

  /// The text for which the new id of a scene is made. The id of a scene can be equal to that of an object.
  private static func sceneID(_ id: String) -> String { "scene \(id)" }

  /// The distance between the left edges of neighboring scenes, in points: more than the width of a phone.
  private static let sceneDistance: Double = 900
  private static let references = Set(NibReference.all)

  private mutating func draft(of element: NibElement) -> NibDraft {
    let draft = NibDraft(element.name)
    for attribute in element.attributes {
      if attribute.value.unicodeScalars.contains(where: { !NibCharacterReference.isAllowed($0.value) }) {
        let text = NibDraft("string", key: attribute.name, ["base64-UTF8": "YES"])
        text.text = NibBase64.encode(Array(attribute.value.utf8))
        draft.children.append(text)
        continue
      }
      let isReference =
        ["id", "reference"].contains(attribute.name)
        || Self.references.contains { $0.element == draft.name && $0.attribute == attribute.name }
      if attribute.name == "sceneID" {
        draft["sceneID"] = ids.reference(to: Self.sceneID(attribute.value))
      } else {
        draft[attribute.name] = isReference ? ids.reference(to: attribute.value) : attribute.value
      }
    }
    draft.text = element.text
    for child in element.children {
      if child.isNamed("codedKey") {
        report(child, of: element)
      } else {
        draft.children.append(self.draft(of: child))
      }
    }
    if draft.name == "color" { moveSharedColor(draft) }
    if draft["id"] != nil {
      draft.children = ChildOrder(of: draft.name, in: document).sorted(draft.children)
    }
    return draft
  }

  /// Reports a value without a translation, unless it is a list of what the elements say themselves.
  private mutating func report(_ value: NibElement, of element: NibElement) {
    diagnostics.append(
      Diagnostic(
        .notDecompiled,
        "'\(value["name"] ?? "")' has no known form in a source document; it is left out",
        at: value.location, path: element.objectPath()))
  }

  /// Moves the value of a color with a name to the resources: of a color of an asset catalog, and of a system color since
  /// Xcode 11.
  private mutating func moveSharedColor(_ color: NibDraft) {
    let hasSystemColors = document.toolsVersion >= Self.firstWithSystemColors
    let kinds: [(attribute: String, element: String)] =
      [("name", "namedColor")] + (hasSystemColors ? [("systemColor", "systemColor")] : [])
    guard let kind = kinds.first(where: { color[$0.attribute] != nil }), color["colorSpace"] != nil,
      let name = color[kind.attribute]
    else { return }
    let names = [kind.attribute, "key"]
    if !sharedColors.contains(where: { $0.name == kind.element && $0["name"] == name }) {
      let value = NibDraft("color")
      for attribute in color.attributes where !names.contains(attribute.name) {
        value[attribute.name] = attribute.value
      }
      let resource = NibDraft(kind.element, ["name": name])
      resource.children = [value]
      sharedColors.append(resource)
    }
    for attribute in color.attributes where !names.contains(attribute.name) { color[attribute.name] = nil }
  }

  /// The version of Interface Builder since which system colors are resources (Xcode 11).
  private static let firstWithSystemColors = 15504
}

extension SourceDraft {
  /// Adds what stands at the head of a document: attributes of the root, the device and the dependencies.
  func addHead(to root: NibDraft, device: (_ width: Double, _ height: Double) -> String?) {
    root["propertyAccessControl"] = "none"
    root["colorMatched"] = "YES"
    var head: [NibDraft] = []
    if let frame = firstFrame, let id = device(frame.width, frame.height) {
      head.append(NibDraft("device", ["id": id, "orientation": "portrait", "appearance": "light"]))
    }
    let dependencies = NibDraft("dependencies")
    dependencies.children.append(
      NibDraft(
        "plugIn",
        [
          "identifier": "com.apple.InterfaceBuilder.IBCocoaTouchPlugin",
          "version": String(document.toolsVersion),
        ]))
    for capability in capabilities(root) {
      dependencies.children.append(
        NibDraft("capability", ["name": capability.name, "minToolsVersion": capability.version]))
    }
    head.append(dependencies)
    root.children = head + root.children
  }

  /// The frame of the first view that fills a screen.
  private var firstFrame: NibRect? {
    let frame = document.root.descendants.first { $0.isNamed("rect") && $0.key == "frame" }
    return frame.flatMap { NibRect($0) }
  }

  /// The features of Interface Builder without which the document cannot be opened.
  private func capabilities(_ root: NibDraft) -> [(name: String, version: String)] {
    var result: [(String, String)] = []
    if root["useSafeAreas"] == "YES" { result.append(("Safe area layout guides", "9.0")) }
    let colors = Set(sharedColors.map(\.name))
    if colors.contains("namedColor") { result.append(("Named colors", "9.0")) }
    if colors.contains("systemColor") { result.append(("System colors in document resources", "11.0")) }
    if document.toolsVersion >= 10116 { result.append(("documents saved in the Xcode 8 format", "8.0")) }
    return result
  }
}
