import NibCore

extension CheckRule {
  package static let missingImage = CheckRule(
    "missing-image", .resources, .warning,
    "An image is neither in an asset catalog nor a file of the project, or only in a catalog of another target.",
    details: """
      All asset catalogs of the project are searched, with their namespaces. The image files in its folders and in the \
      lists of its Xcode projects count, too, as *Copy Bundle Resources* contains them, and those in folders that a project \
      lists elsewhere. In a project without catalogs, nothing is reported if no target contains the document, or if \
      libraries of the project are not there. If the target of the document contains a catalog that is not there, one note \
      names it, and the images that may be in it. Images of the system (SF Symbols) are not examined.
      """,
    advice: "Add the image, or correct its name.",
    wrong: imageView("Aple"), right: imageView("Apple"),
    find: { context in
      guard let program = context.project.program, program.assets.names.isComplete else { return [] }
      let assets = program.assets
      let images = assets.names.images
      let uses = context.imageUses.filter { !assets.hasFile($0.name) }
      let sets = { (use: ImageUses.Use) in images[use.name] ?? images[ImageSet.bareName(use.name)] }
      let unusable = uses.compactMap { use -> Diagnostic? in
        guard let sets = sets(use) else { return nil }
        let reason =
          sets.allSatisfy(isDamaged)
          ? "in a set that cannot be used, because its Contents.json cannot be read"
          : context.reason(unavailable: sets)
        return reason.map { reason in
          context.finding("the image '\(use.name)' is \(reason)", at: use.element, attribute: use.attribute)
        }
      }
      let missing = uses.filter { sets($0) == nil }
      guard !missing.isEmpty, assets.hasCatalogs || program.listsImages(for: context.document.file) else {
        return unusable
      }
      let names = assets.hasCatalogs ? Set(images.keys) : assets.files
      let listed = program.projects.listedImages
      let unlisted = missing.filter {
        !listed.contains(ImageSet.bareName(Disk.name(of: $0.name)).lowercased())
      }
      if let first = unlisted.first,
        let note = context.noteOnMissingCatalogs(
          "images", unlisted.map(\.name).uniqued(), at: first.element, attribute: first.attribute)
      {
        return unusable + [note]
      }
      return unusable
        + unlisted.map { use in
          context.finding(
            "no image named '\(use.name)' in the project\(assetHint(for: use.name, in: names))",
            at: use.element, attribute: use.attribute)
        }
    })

  /// Whether the description of an image set is there but cannot be read.
  private static func isDamaged(_ set: String) -> Bool {
    let contents = set + "/Contents.json"
    guard set.hasSuffix(".imageset"), Disk.exists(contents) else { return false }
    // A pipe or a folder is never read.
    guard let bytes = FileBytes.ifReadable(contents) else { return true }
    return ImageSet(json: Data(bytes), folder: set) == nil
  }

  /// The end of a message, with the name that was probably intended; empty if there is no similar name.
  static func assetHint(for name: String, in names: Set<String>) -> String {
    let last = Disk.name(of: name)
    // The same set in another namespace is more likely than a similar name.
    let nearest = names.filter { Disk.name(of: $0) == last }.min() ?? names.nearest(to: name)
    return nearest.map { ". Did you mean '\($0)'?" } ?? ""
  }

  private static func imageView(_ name: String) -> RuleExample {
    RuleExample(
      """
      <imageView image="\(name)" id="picture"><rect key="frame" x="0" y="0" width="20" height="20"/></imageView>
      """, files: ["Assets.xcassets/Apple.imageset/Contents.json": "{\"images\": []}"])
  }
}

extension CheckContext {
  /// The first use of each image in the document, without images of the system.
  var imageUses: [ImageUses.Use] { fact { ImageUses(self).all } }
}

/// The first use of each image in a document, without images of the system.
struct ImageUses {
  struct Use {
    let name: String
    let element: NibElement
    let attribute: String
  }

  /// The uses in document order, followed by images that are only listed in the document's resources.
  private(set) var all: [Use] = []
  private var seen: Set<String> = []

  /// The attributes whose value is the name of an image.
  private static let attributes = [
    "image", "highlightedImage", "backgroundImage", "selectedImage", "landscapeImage",
    "largeContentSizeImage",
    "background", "disabledBackground", "shadowImage", "backIndicatorImage",
    "backIndicatorTransitionMaskImage",
    "minimumValueImage", "maximumValueImage", "minimumTrackImage", "maximumTrackImage", "thumbImage",
    "progressImage", "trackImage", "onImage", "offImage", "incrementImage", "decrementImage", "dividerImage",
    "selectionIndicatorImage", "scopeBarBackgroundImage", "searchFieldBackgroundImage",
  ]

  init(_ context: CheckContext) {
    let document = context.document
    let resources = document.root.children(named: "image", inside: "resources")
    // Images of the system, and images with content, which are stored in the document itself.
    let isKnown = { (image: NibElement) in image["catalog"] == "system" || !image.children.isEmpty }
    let own = Set(resources.filter { !isKnown($0) }.compactMap { $0["name"] })
    let known = Set(resources.filter(isKnown).compactMap { $0["name"] }).subtracting(own)
    let attributes = Self.attributes.filter { document.tree.names.id(of: $0, in: document.tree.bytes) != nil }
    for element in context.elements where element["catalog"] != "system" {
      for attribute in attributes {
        guard let name = element[attribute], !known.contains(name) else { continue }
        add(name, element, attribute)
      }
      if element.isNamed("userDefinedRuntimeAttribute"), element["type"] == "image",
        let name = element["value"], !known.contains(name)
      {
        add(name, element, "value")
      }
    }
    for image in resources where !isKnown(image) { image["name"].map { add($0, image, "name") } }
  }

  private mutating func add(_ name: String, _ element: NibElement, _ attribute: String) {
    // Accessibility traits have an attribute 'image' too, with a Boolean value.
    guard !name.isEmpty, name != "YES", name != "NO", seen.insert(name).inserted else { return }
    all.append(Use(name: name, element: element, attribute: attribute))
  }
}
