/// Makes one outline of the nibs of a compiled macOS storyboard: a scene for each nib, controllers first.
struct MacOSStoryboard {
  private let storyboard: StoryboardPackage

  /// Attributes that name objects of the same nib.
  private static let references: Set<String> = ["id", "object", "destination", "target"]

  init(_ storyboard: StoryboardPackage) { self.storyboard = storyboard }

  /// The document, of kind storyboard. Ids have the nib's name before them, since each nib counts anew.
  ///
  /// - Throws: if one of the nibs is missing or damaged.
  func document() throws(NibReadError) -> NibDocument {
    let listed = storyboard.index.scenes.map(\.nib)
    let isListed = Set(listed)
    var copy = DocumentCopy(file: storyboard.path, kind: NibDocumentKind(.macOS, .storyboard))
    copy.builder.open("document")
    copy.builder.attribute("targetRuntime", "MacOSX.Cocoa")
    copy.builder.open("scenes")
    for nib in listed + storyboard.nibNames.filter({ !isListed.contains($0) }) {
      let document = try storyboard.document(ofNib: nib)
      let ids = document.idIndex
      copy.rewrite = { _, attribute, value in
        Self.references.contains(attribute) && ids[value] != nil ? "\(nib).\(value)" : value
      }
      copy.builder.open("scene")
      copy.builder.attribute("sceneID", nib)
      for child in document.root.children { copy.add(child) }
      copy.builder.close()
      copy.addRemarks(of: document)
    }
    copy.builder.close()
    copy.builder.close()
    return copy.builder.finish()
  }
}
