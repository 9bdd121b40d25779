import NibSupport

/// Makes the `<document>` around the objects of an archive, with the classes of the project that the archive
/// describes.
struct ArchiveDocument {
  private let archive: Archive
  private let root: NibElement
  /// The keys that have a translation. All others are preserved as `<archivedKey>`.
  private let translatedKeys: Set<String> = [
    "IBDocument.RootObjects", "IBDocument.Objects", "IBDocument.Classes", "IBDocument.SystemVersion",
    "IBDocument.InterfaceBuilderVersion", "IBDocument.UseAutolayout", "IBDocument.LastKnownImageSizes",
    "IBDocument.TargetRuntimeIdentifier",
  ]

  init(_ archive: Archive, root: NibElement) {
    self.archive = archive
    self.root = root
  }

  /// The `<document>` element that contains these objects.
  func element(objects: [NibDraft]) -> NibDraft {
    let draft = NibDraft("document", at: root.offset)
    for (name, value) in attributes { draft[name] = value }
    if archive.kind.platform == .iOS { draft.children.append(device) }
    draft.append(ArchiveClasses.elements(archive), in: "classes")
    draft.append(objects, in: "objects")
    draft.append(images, in: "resources")
    for field in archive.data.fields where !translatedKeys.contains(field.key) {
      let preserved = UntranslatedKey.element(field.element, name: field.key)
      // These keys describe the installation of Interface Builder and the state of its windows.
      if field.key.hasPrefix("IB") { preserved.markEditorOnly() }
      draft.children.append(preserved)
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

  private var targetRuntime: String {
    switch archive.kind.platform {
    case .iOS: archive.isPad ? "iOS.CocoaTouch.iPad" : "iOS.CocoaTouch"
    default: "MacOSX.Cocoa"
    }
  }

  /// The screen that the document was designed on.
  private var device: NibDraft {
    let roots = archive.topLevel
    let isTall = roots.contains { root in
      root["IBUISimulatedDestinationMetrics"].map(ArchiveMetrics.isTall) ?? false
    }
    let isLandscape = roots.lazy.compactMap { $0["IBUISimulatedOrientationMetrics"] }
      .compactMap { ArchiveMetrics.orientation($0) }.contains { $0.hasPrefix("landscape") }
    let phone = isTall ? "retina4_0" : "retina3_5"
    return NibDraft(
      "device",
      [
        "id": archive.isPad ? "ipad9_7" : phone,
        "orientation": isLandscape ? "landscape" : "portrait",
      ])
  }

  private var images: [NibDraft] {
    (archive.data["IBDocument.LastKnownImageSizes"]?.entries ?? []).map { name, value in
      let draft = NibDraft("image", ["name": name], at: value.element.offset)
      draft.set(NibSize.names, to: value.string.flatMap { NibDecimal.list($0, count: 2) } ?? [])
      return draft
    }
  }
}

/// Translates the descriptions of the project's classes: their superclasses, actions, and outlets with their
/// types.
enum ArchiveClasses {
  /// One `<class>` for each description. A class can have several descriptions.
  static func elements(_ archive: Archive) -> [NibDraft] {
    let describer = archive.data["IBDocument.Classes"]
    let lists = ["referencedPartialClassDescriptions", "referencedPartialClassDescriptionsV3.2+"]
    return lists.flatMap { describer?[$0]?.items ?? [] }.compactMap(element)
  }

  /// The description of a class of the project; `nil` if it has no name.
  private static func element(_ description: ArchiveValue) -> NibDraft? {
    guard let name = description["className"]?.string else { return nil }
    let draft = NibDraft("class", ["className": name], at: description.element.offset)
    if let parent = description["superclassName"]?.string { draft["superclassName"] = parent }
    if let source = description["sourceIdentifier"] { draft.children.append(self.source(source)) }
    draft.append(
      relationships("action", description["actions"]) + relationships("outlet", description["outlets"]),
      in: "relationships")
    return draft
  }

  private static func source(_ value: ArchiveValue) -> NibDraft {
    let draft = NibDraft("source", key: "sourceIdentifier", at: value.element.offset)
    if let type = value["majorKey"]?.string { draft["type"] = type }
    if let path = value["minorKey"]?.string { draft["relativePath"] = path }
    return draft
  }

  private static func relationships(_ kind: String, _ value: ArchiveValue?) -> [NibDraft] {
    (value?.entries ?? []).map { name, type in
      let draft = NibDraft("relationship", ["kind": kind, "name": name], at: type.element.offset)
      if let type = type.string { draft["candidateClass"] = type }
      return draft
    }
  }
}
