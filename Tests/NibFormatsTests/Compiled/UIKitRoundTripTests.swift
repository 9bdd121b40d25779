import TestSupport
import Testing

@testable import NibFormats

/// Documents of the corpus that are compiled to the bytes of a nib and read back have the same objects, values
/// and connections. `UIKitFramesTests` compares their frames.
@Suite struct UIKitRoundTripTests {
  /// The iOS xibs of the corpus that were saved in the format of Xcode 4.5 or later.
  static func xibs() throws -> [NibDocument] {
    try DocumentCorpus.modernXibs().map { try NibReader.read(try DocumentCorpus.bytes($0), file: $0) }
      .filter { $0.kind == NibDocumentKind(.iOS, .xib) }
  }

  /// Compiles a document and reads the compiled nib back.
  static func compiled(_ document: NibDocument) throws -> NibDocument {
    let bytes = try NibCompiler.compile(document).bytes
    return try UIKitNibTranslator.document(
      of: try NIBArchiveReader.graph(of: bytes, file: document.file), file: document.file, source: bytes)
  }

  @Test(
    "Every xib of the corpus is read back with all parts that a compiled nib can store",
    .enabled(if: DocumentCorpus.isPresent, "the corpus of real documents is not beside the package"))
  func corpus() throws {
    let xibs = try Self.xibs()
    #expect(!xibs.isEmpty)
    for document in xibs { try Self.compare(document) }
  }

  @Test(
    "The scenes of storyboards are read back unchanged, each as a separate xib",
    .enabled(if: DocumentCorpus.isPresent, "the corpus of real documents is not beside the package"))
  func scenes() throws {
    for name in DocumentCorpus.sample(every: 12) where name.hasSuffix(".storyboard") {
      let document = try NibReader.read(try DocumentCorpus.bytes(name), file: name)
      guard document.kind == NibDocumentKind(.iOS, .storyboard) else { continue }
      for scene in document.root.descendants where scene.isNamed("scene") {
        let xib = Self.xib(of: scene, in: document)
        let problems = try NibCompiler.compile(xib).diagnostics.map(\.id)
        if problems.allSatisfy({ $0 == DiagnosticKind.catalogColor.id }) { try Self.compare(xib) }
      }
    }
  }

  /// The objects of a scene as a document, without the parts that only storyboards have.
  private static func xib(of scene: NibElement, in document: NibDocument) -> NibDocument {
    let name = "\(document.file) \(scene["sceneID"] ?? "")"
    var copy = DocumentCopy(file: name, kind: NibDocumentKind(.iOS, .xib))
    copy.open(document.root)
    copy.builder.open("objects")
    for object in scene.child(named: "objects")?.children.map({ $0 }) ?? [] { add(object, to: &copy) }
    copy.builder.close()
    for resources in document.root.children(named: "resources") { copy.add(resources) }
    copy.builder.close()
    return copy.builder.finish()
  }

  private static func add(_ element: NibElement, to copy: inout DocumentCopy) {
    let isUnwinding = element["destination"].flatMap { element.document.object(id: $0) }?.isNamed("exit")
    let isInCollection = element.parent?.isNamed("collectionView") == true
    let omitted =
      ["exit", "segue", "prototypes"] + (isInCollection ? ["cells", "collectionReusableView"] : [])
    guard !omitted.contains(element.name), isUnwinding != true else { return }
    copy.open(element)
    for child in element.children { add(child, to: &copy) }
    copy.builder.close()
  }

  private static func compare(_ document: NibDocument) throws {
    // A color without a value is left out.
    let colors = try NibCompiler.compile(document).diagnostics
      .filter { $0.id == DiagnosticKind.catalogColor.id }
    let before = UIKitSignature(document, without: colors.compactMap(\.location)).lines
    let after = UIKitSignature(try compiled(document)).lines
    let lost = difference(before, after)
    let added = difference(after, before)
    #expect(
      lost.isEmpty && added.isEmpty, "\(document.file): lost \(lost.prefix(6)), added \(added.prefix(6))")
  }

  /// The lines of the first list that the second one lacks, counting duplicates.
  private static func difference(_ lines: [String], _ others: [String]) -> [String] {
    var counts = others.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return lines.filter { line in
      counts[line, default: 0] -= 1
      return counts[line, default: 0] < 0
    }
  }
}
