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
