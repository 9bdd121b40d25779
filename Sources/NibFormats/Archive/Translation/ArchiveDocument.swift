import NibSupport

/// Makes the `<document>` around the objects of an archive.
struct ArchiveDocument {
  private let archive: Archive
  private let root: NibElement

  init(_ archive: Archive, root: NibElement) {
    self.archive = archive
    self.root = root
  }

  /// The `<document>` element that contains these objects.
  func element(objects: [DraftElement]) -> DraftElement {
    var draft = DraftElement("document", at: root.offset)
    for (name, value) in attributes { draft.set(name, value) }
    if archive.kind.platform == .iOS { draft.children.append(device) }
    draft.append(ArchiveClasses.elements(archive), in: "classes")
    draft.append(objects, in: "objects")
    draft.append(images, in: "resources")
    for field in archive.data.fields where !translated.contains(field.key) {
      draft.children.append(ArchiveKept.element(field.element, name: field.key))
    }
    return draft
  }

  private var attributes: [(String, String)] {
    let values: [(String, String?)] = [
      ("type", archive.type), ("version", root["version"]),
      ("toolsVersion", archive.data["IBDocument.InterfaceBuilderVersion"]?.attributeText),
      ("systemVersion", archive.data["IBDocument.SystemVersion"]?.attributeText),
      ("targetRuntime", targetRuntime),
      ("useAutolayout", archive.data["IBDocument.UseAutolayout"]?.attributeText ?? "NO"),
    ]
    return values.compactMap { name, value in value.map { (name, $0) } }
  }

  /// The keys whose content the document expresses in another way.
  private let translated: Set<String> = [
    "IBDocument.RootObjects", "IBDocument.Objects", "IBDocument.Classes", "IBDocument.SystemVersion",
    "IBDocument.InterfaceBuilderVersion", "IBDocument.UseAutolayout", "IBDocument.LastKnownImageSizes",
    "IBDocument.TargetRuntimeIdentifier",
  ]

  private var targetRuntime: String {
    switch archive.kind.platform {
    case .iOS: archive.isPad ? "iOS.CocoaTouch.iPad" : "iOS.CocoaTouch"
    default: "MacOSX.Cocoa"
    }
  }

  /// The screen that the document was designed on.
  private var device: DraftElement {
    let roots = archive.topLevel
    let isTall = roots.contains { root in
      root["IBUISimulatedDestinationMetrics"].map(ArchiveMetrics.isTall) ?? false
    }
    let turned = roots.lazy.compactMap { $0["IBUISimulatedOrientationMetrics"] }
      .compactMap { ArchiveMetrics.orientation($0) }.contains { $0.hasPrefix("landscape") }
    return DraftElement(
      "device",
      [
        "id": archive.isPad ? "ipad9_7" : isTall ? "retina4_0" : "retina3_5",
        "orientation": turned ? "landscape" : "portrait",
      ])
  }

  private var images: [DraftElement] {
    (archive.data["IBDocument.LastKnownImageSizes"]?.entries ?? []).map { name, value in
      var draft = DraftElement("image", at: value.element.offset, ["name": name])
      let size = value.string.flatMap { NibDecimal.list($0, count: 2) } ?? []
      for (name, length) in zip(["width", "height"], size) { draft.set(name, NibNumber.exact(length)) }
      return draft
    }
  }
}

/// Translates the descriptions of the project's classes: their superclasses, actions, and outlets with their
/// types.
enum ArchiveClasses {
  /// One `<class>` for each description. A class can have several.
  static func elements(_ archive: Archive) -> [DraftElement] {
    let describer = archive.data["IBDocument.Classes"]
    let lists = ["referencedPartialClassDescriptions", "referencedPartialClassDescriptionsV3.2+"]
    return lists.flatMap { describer?[$0]?.items ?? [] }.compactMap(element)
  }

  private static func element(_ description: ArchiveValue) -> DraftElement? {
    guard let name = description["className"]?.string else { return nil }
    var draft = DraftElement("class", at: description.element.offset, ["className": name])
    if let parent = description["superclassName"]?.string { draft.set("superclassName", parent) }
    if let source = description["sourceIdentifier"] { draft.children.append(self.source(source)) }
    draft.append(
      relationships("action", description["actions"]) + relationships("outlet", description["outlets"]),
      in: "relationships")
    return draft
  }

  private static func source(_ value: ArchiveValue) -> DraftElement {
    var draft = DraftElement("source", at: value.element.offset, key: "sourceIdentifier")
    if let type = value["majorKey"]?.string { draft.set("type", type) }
    if let path = value["minorKey"]?.string { draft.set("relativePath", path) }
    return draft
  }

  private static func relationships(_ kind: String, _ value: ArchiveValue?) -> [DraftElement] {
    (value?.entries ?? []).map { name, type in
      var draft = DraftElement("relationship", at: type.element.offset, ["kind": kind, "name": name])
      if let type = type.string { draft.set("candidateClass", type) }
      return draft
    }
  }
}
