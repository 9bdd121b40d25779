/// A compiled storyboard: a folder with an index (`Info.plist`), a nib for each scene's controller, and another
/// nib for each controller's view. `document(of:)` reads it as one document with scenes.
struct StoryboardPackage {
  let index: StoryboardIndex
  /// The names of all nibs of the storyboard, sorted.
  let nibNames: [String]
  private let package: NibPackage
  private let knownNibs: Set<String>

  private static let indexFile = "Info.plist"
  /// The source file, which Xcode stores in the folder if it is configured to.
  private static let sourceFile = "designable.storyboard"

  /// Reads the document in a compiled storyboard: the source if it is in the folder, otherwise the combined
  /// nibs.
  ///
  /// - Throws: an error if the folder has no index, the index lists no controllers, or the nib of the first scene
  ///   cannot be read. In a macOS storyboard, every nib must be readable.
  static func document(of package: NibPackage) throws(NibReadError) -> NibDocument {
    if package.files.contains(sourceFile) {
      return try NibReader.read(try package.bytes(of: sourceFile), file: package.path(of: sourceFile))
    }
    let index = try index(of: package)
    guard !index.scenes.isEmpty else {
      throw package.error(
        .notANib,
        "the compiled storyboard has no controllers: the list in \(indexFile) is empty")
    }
    let storyboard = StoryboardPackage(package, index)
    let first = try storyboard.graph(ofNib: index.scenes[0].nib)
    return MacOSNibTranslator.canTranslate(first)
      ? try MacOSStoryboard(storyboard).document() : try UIKitStoryboard(storyboard).document()
  }

  private static func index(of package: NibPackage) throws(NibReadError) -> StoryboardIndex {
    guard package.files.contains(indexFile) else {
      throw package.error(
        .notANib, "the compiled storyboard has no \(indexFile), the list of its nibs")
    }
    return try StoryboardIndex(try package.bytes(of: indexFile), file: package.path(of: indexFile))
  }

  /// Reads the index and every nib of a compiled storyboard.
  ///
  /// - Throws: an error if the folder has no index, or if a nib is missing or damaged.
  fileprivate static func check(_ package: NibPackage) throws(NibReadError) {
    let storyboard = StoryboardPackage(package, try index(of: package))
    for name in storyboard.index.scenes.map(\.nib) + storyboard.nibNames {
      _ = try storyboard.graph(ofNib: name)
    }
  }

  private init(_ package: NibPackage, _ index: StoryboardIndex) {
    self.package = package
    self.index = index
    // A nib is a file or a folder.
    let names = package.files.compactMap { $0.split(separator: "/").first }.filter { $0.hasSuffix(".nib") }
    knownNibs = Set(names.map { String($0.dropLast(4)) })
    nibNames = knownNibs.sorted()
  }

  /// The path of the folder, to show in locations.
  var path: String { package.path }

  func hasNib(_ name: String) -> Bool { knownNibs.contains(storedName(of: name)) }

  /// The name under which a nib is stored: that of a nib for one kind of device if the nib itself is missing.
  func storedName(of name: String) -> String {
    if knownNibs.contains(name) { return name }
    return ["iphone", "ipad"].map { "\(name)~\($0)" }.first { knownNibs.contains($0) } ?? name
  }

  /// Reads the objects of a nib.
  ///
  /// - Throws: an error if the nib is missing or damaged.
  func graph(ofNib name: String) throws(NibReadError) -> CodedGraph {
    let (bytes, file) = try nib(name)
    return try CompiledNibReader.graph(of: bytes, file: package.path(of: file))
  }

  /// Reads the document of a single nib.
  ///
  /// - Throws: an error if the nib is missing or damaged.
  func document(ofNib name: String) throws(NibReadError) -> NibDocument {
    let (bytes, file) = try nib(name)
    return try CompiledNibReader.document(of: bytes, file: package.path(of: file))
  }

  /// The bytes of a nib, which can be a file or a folder, and the path of its file in the package.
  private func nib(_ name: String) throws(NibReadError) -> (bytes: [UInt8], file: String) {
    let file = storedName(of: name) + ".nib"
    if package.files.contains(file) { return (try package.bytes(of: file), file) }
    guard hasNib(name) else {
      let isView = !index.scenes.contains { $0.nib == name }
      throw package.error(
        .damagedNib,
        isView
          ? "the file \(file) with the view of a controller does not exist"
          : "\(Self.indexFile) names the file \(file), which does not exist")
    }
    return try package.compiledNib(in: file)
  }
}

/// Combines the nibs of a compiled macOS storyboard into one document, with a scene for each nib. The nibs of
/// the controllers that the index lists come first.
struct MacOSStoryboard {
  private let storyboard: StoryboardPackage

  /// The attributes that contain the id of an object in the same nib.
  private static let references: Set<String> = ["id", "object", "destination", "target"]

  init(_ storyboard: StoryboardPackage) { self.storyboard = storyboard }

  /// Builds the document. Each id is prefixed with the name of its nib, because the same ids occur in several
  /// nibs.
  ///
  /// - Throws: an error if one of the nibs is missing or damaged.
  func document() throws(NibReadError) -> NibDocument {
    let listed = storyboard.index.scenes.map(\.nib)
    let listedNibs = Set(listed)
    var copy = DocumentCopy(file: storyboard.path, kind: NibDocumentKind(.macOS, .storyboard))
    copy.builder.open("document")
    copy.builder.attribute("targetRuntime", "MacOSX.Cocoa")
    copy.builder.open("scenes")
    for nib in listed + storyboard.nibNames.filter({ !listedNibs.contains($0) }) {
      let document = try storyboard.document(ofNib: nib)
      let ids = document.idIndex
      copy.rewrite = { _, attribute, value in
        Self.references.contains(attribute) && ids[text: value] != nil ? "\(nib).\(value)" : value
      }
      copy.builder.open("scene")
      copy.builder.attribute("sceneID", nib)
      for child in document.root.children { copy.add(child) }
      copy.builder.close()
      copy.addDiagnostics(of: document)
    }
    copy.builder.close()
    copy.builder.close()
    return copy.builder.finish()
  }
}

/// The `Info.plist` of a compiled storyboard, which lists the controllers and their nibs.
struct StoryboardIndex {
  /// A controller: its identifier, and the name of the nib that contains it, without the extension.
  struct Scene: Hashable {
    let identifier: String
    let nib: String
  }

  /// A controller of another storyboard.
  struct Reference {
    /// The identifier by which segues and containers refer to the controller.
    let identifier: String
    /// The name of the other storyboard; `nil` for this one.
    let storyboard: String?
    /// The identifier of the controller there; `nil` for the initial one.
    let controller: String?
    /// The identifier of the bundle with the other storyboard; `nil` for that of this one.
    let bundle: String?

    /// The id that the reference had in the source, as far as its identifier tells it.
    var id: String {
      let prefix = ViewControllerWord.schema.name + "-"
      return identifier.hasPrefix(prefix) ? String(identifier.dropFirst(prefix.count)) : identifier
    }
  }

  /// The controllers of other storyboards, in the order of their identifiers.
  let references: [Reference]
  /// The controllers: the initial one first, then the others in the order of their identifiers.
  let scenes: [Scene]
  /// The identifier of the initial controller; `nil` if the storyboard has none.
  let entryPoint: String?

  /// - Throws: an error if the property list is damaged, or does not belong to a storyboard.
  init(_ bytes: [UInt8], file: String) throws(NibReadError) {
    let list = try PropertyList.read(bytes, file: file)
    func value(_ key: String) -> Int? {
      // The keys of UIKit and AppKit differ only in their prefix.
      list.value("UI" + key, of: list.root) ?? list.value("NS" + key, of: list.root)
    }
    guard let table = value("ViewControllerIdentifiersToNibNames") else {
      throw NibReadError(
        Diagnostic(
          .notANib,
          "the property list has no UIViewControllerIdentifiersToNibNames, so it is "
            + "not from a storyboard",
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
    let others =
      value("ViewControllerIdentifiersToExternalStoryboardReferences").map { list.pairs(of: $0) } ?? []
    references = others.map { pair in
      func text(_ key: String) -> String? { list.string(list.value("UIReferenced" + key, of: pair.value)) }
      return Reference(
        identifier: pair.key, storyboard: text("StoryboardName"), controller: text("ControllerIdentifier"),
        bundle: text("BundleIdentifier"))
    }.sorted { $0.identifier < $1.identifier }
  }
}

extension NibPackage {
  /// Reads everything in a compiled storyboard.
  ///
  /// - Throws: an error if the folder has no index, or if a nib is missing or damaged.
  package func checkStoryboard() throws(NibReadError) { try StoryboardPackage.check(self) }
}

extension NibReader {
  /// Whether the bytes of an `Info.plist` are those of a compiled storyboard's index.
  package static func isStoryboardIndex(_ bytes: [UInt8]) -> Bool {
    (try? StoryboardIndex(bytes, file: "Info.plist")) != nil
  }
}
