/// Reads a compiled storyboard: a folder with an index (`Info.plist`), a nib for each controller, and another one
/// for each controller's view. They become one document with scenes.
struct StoryboardPackage {
  let index: StoryboardIndex
  /// The names of all nibs of the storyboard, sorted.
  let nibNames: [String]
  private let package: NibPackage
  private let knownNibs: Set<String>

  private static let indexFile = "Info.plist"
  /// The source, which Xcode leaves in the folder if it is told to.
  private static let sourceFile = "designable.storyboard"

  static func document(of package: NibPackage) throws(NibReadError) -> NibDocument {
    if package.files.contains(sourceFile) {
      return try NibReader.read(try package.bytes(of: sourceFile), file: package.place(of: sourceFile))
    }
    guard package.files.contains(indexFile) else {
      throw package.error(
        "not-a-nib", "compiled storyboard without \(indexFile), which says what nibs there are")
    }
    let bytes = try package.bytes(of: indexFile)
    let index = try StoryboardIndex(bytes, file: package.place(of: indexFile))
    guard !index.scenes.isEmpty else {
      throw package.error("not-a-nib", "compiled storyboard without controllers: \(indexFile) names none")
    }
    let storyboard = StoryboardPackage(package, index)
    let first = try storyboard.graph(ofNib: index.scenes[0].nib)
    return MacOSNibTranslator.isContent(first)
      ? try MacOSStoryboard(storyboard).document() : try UIKitStoryboard(storyboard).document()
  }

  private init(_ package: NibPackage, _ index: StoryboardIndex) {
    self.package = package
    self.index = index
    // A nib is a file or a folder.
    let names = package.files.compactMap { $0.split(separator: "/").first }.filter { $0.hasSuffix(".nib") }
    knownNibs = Set(names.map { String($0.dropLast(4)) })
    nibNames = knownNibs.sorted()
  }

  /// The folder, to be shown in locations.
  var path: String { package.path }

  /// Whether there is a nib of that name.
  func hasNib(_ name: String) -> Bool { knownNibs.contains(name) }

  /// The objects of a nib, which can be a file or a folder of its own.
  ///
  /// - Throws: if there is none, or if it is damaged.
  func graph(ofNib name: String) throws(NibReadError) -> CodedGraph {
    let (bytes, file) = try nib(name)
    return try CompiledNibReader.graph(of: bytes, file: package.place(of: file))
  }

  /// The document of a nib by itself.
  func document(ofNib name: String) throws(NibReadError) -> NibDocument {
    let (bytes, file) = try nib(name)
    return try CompiledNibReader.document(of: bytes, file: package.place(of: file))
  }

  private func nib(_ name: String) throws(NibReadError) -> (bytes: [UInt8], file: String) {
    let file = name + ".nib"
    if package.files.contains(file) { return (try package.bytes(of: file), file) }
    guard hasNib(name) else {
      throw package.error("damaged-nib", "\(Self.indexFile) names \(file): no such file")
    }
    return try package.compiledNib(in: file)
  }
}

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

/// The `Info.plist` of a compiled storyboard: which nib holds which controller.
struct StoryboardIndex {
  /// A controller: what it is called, and the nib that holds it.
  struct Scene: Hashable {
    let identifier: String
    let nib: String
  }

  /// The scenes: the first one that appears, then the others by their identifiers.
  let scenes: [Scene]
  /// The identifier of the controller that appears first.
  let entryPoint: String?

  /// - Throws: if the property list is damaged, or if it is no storyboard's.
  init(_ bytes: [UInt8], file: String) throws(NibReadError) {
    let list = try PropertyList.read(bytes, file: file)
    func value(_ key: String) -> Int? {
      // UIKit's and AppKit's keys differ in their prefix.
      list.value("UI" + key, of: list.root) ?? list.value("NS" + key, of: list.root)
    }
    guard let table = value("ViewControllerIdentifiersToNibNames") else {
      throw NibReadError(
        Diagnostic(
          "not-a-nib", .error, "property list without UIViewControllerIdentifiersToNibNames: no storyboard's",
          at: SourceLocation(file: file, line: 1, column: 1)))
    }
    let entryPoint = list.string(value("StoryboardDesignatedEntryPointIdentifier"))
    scenes = list.pairs(of: table)
      .compactMap { pair in list.string(pair.value).map { Scene(identifier: pair.key, nib: $0) } }
      .sorted { a, b in
        let (isEntryA, isEntryB) = (a.identifier == entryPoint, b.identifier == entryPoint)
        return isEntryA != isEntryB ? isEntryA : a.identifier < b.identifier
      }
    self.entryPoint = entryPoint
  }
}
