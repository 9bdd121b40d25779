/// The elements of a source document that are made from those of a compiled one.
struct SourceDraft {
  private let document: NibDocument
  private var ids = SourceIDs()
  private var systemColors: [NibDraft] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: NibDocument) { self.document = document }

  /// The root element with all objects, and with the images and colors that they use.
  mutating func root() -> NibDraft {
    // References can come before the objects that they refer to, so all ids are made first.
    for element in [document.root] + document.root.descendants {
      for word in Self.identities {
        if let id = element[word] { ids.add(id) }
      }
    }
    let root = draft(of: document.root)
    for (index, scene) in (root.child(named: "scenes")?.children ?? []).enumerated() {
      let place = NibDraft("point", key: "canvasLocation")
      place.set(["x", "y"], to: [Double(index) * Self.sceneDistance, 0])
      scene.children.append(place)
    }
    if !systemColors.isEmpty {
      let resources = root.childAdding(named: "resources")
      resources.children += systemColors.sorted { ($0["name"] ?? "") < ($1["name"] ?? "") }
    }
    return root
  }

  /// The attributes that name an object. All others that contain an id are references.
  private static let identities = ["id", "sceneID"]
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
      let isIdentity = Self.identities.contains(attribute.name)
      let isReference = Self.references.contains {
        $0.element == draft.name && $0.attribute == attribute.name
      }
      draft[attribute.name] = isIdentity || isReference ? ids.reference(to: attribute.value) : attribute.value
    }
    draft.text = element.text
    for child in element.children {
      if child.isNamed("codedKey") {
        report(child, of: element)
      } else {
        draft.children.append(self.draft(of: child))
      }
    }
    if draft.name == "color" { moveSystemColor(draft) }
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

  /// Moves the value of a system color to the resources, where Interface Builder keeps it since Xcode 11.
  private mutating func moveSystemColor(_ color: NibDraft) {
    guard let name = color["systemColor"], document.toolsVersion >= Self.firstWithSystemColors else { return }
    let key = color["key"]
    if !systemColors.contains(where: { $0["name"] == name }) {
      let value = NibDraft("color")
      for attribute in color.attributes where attribute.name != "systemColor" && attribute.name != "key" {
        value[attribute.name] = attribute.value
      }
      let resource = NibDraft("systemColor", ["name": name])
      resource.children = [value]
      systemColors.append(resource)
    }
    for attribute in color.attributes where attribute.name != "key" { color[attribute.name] = nil }
    color["key"] = key
    color["systemColor"] = name
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
    if !systemColors.isEmpty { result.append(("System colors in document resources", "11.0")) }
    if document.toolsVersion >= 10116 { result.append(("documents saved in the Xcode 8 format", "8.0")) }
    return result
  }
}
