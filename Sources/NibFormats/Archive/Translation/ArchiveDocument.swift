/// The document around the objects of an archive.
struct ArchiveDocument {
  private let archive: Archive
  private let root: NibElement

  init(_ archive: Archive, root: NibElement) {
    self.archive = archive
    self.root = root
  }

  /// The `<document>` that holds these objects.
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

  /// What is said otherwise in the document.
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

  /// The screen that the document was drawn on.
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
      let size = value.string.flatMap { ArchiveNumber.list($0, count: 2) } ?? []
      for (name, length) in zip(["width", "height"], size) { draft.set(name, ArchiveNumber.text(length)) }
      return draft
    }
  }
}
