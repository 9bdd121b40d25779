import Foundation
import TestSupport
import Testing

@testable import NibCore
@testable import NibFormats

/// The layout of xibs that are compiled and read back.
@Suite struct UIKitFramesTests {
  @Test(
    "A compiled xib of the corpus is laid out to the same frames as its source",
    .enabled(if: DocumentCorpus.isPresent, "the corpus of real documents is not beside the package"))
  func equalFrames() throws {
    var compared = 0
    // An evenly spaced selection, because laying out all documents takes long in debug builds.
    let step = DocumentCorpus.isWhole ? 1 : 6
    for (index, name) in try DocumentCorpus.modernXibs().enumerated() where index % step == 0 {
      let document = try NibReader.read(try DocumentCorpus.bytes(name), file: name)
      guard document.kind == NibDocumentKind(.iOS, .xib), try isStoredCompletely(document) else { continue }
      let options = Self.options(for: document)
      let source = Self.withoutSimulatedMetrics(document)
      // Which of several constraints in conflict is broken depends on their order, which nibs do not keep.
      let layouts = CheckedLayout.all(in: LoadedDocument(source, options: options))
      guard layouts.allSatisfy({ $0.report.conflicts.isEmpty }) else { continue }
      let frames = Self.frames(of: source, options)
      let compiledFrames = Self.frames(of: try Self.compiled(document), options)
      #expect(frames == compiledFrames, "\(document.file)")
      compared += 1
    }
    #expect(compared > 0)
  }

  /// The nib of a document, with what nibs do not contain although sizes depend on it: the sizes of images, and the version
  /// of Interface Builder.
  private static func compiled(_ document: NibDocument) throws -> NibDocument {
    let nib = try NibReader.read(NibCompiler.compile(document).bytes, file: document.file)
    var copy = DocumentCopy(file: nib.file, kind: nib.kind)
    copy.rewrite = { element, attribute, value in
      (element, attribute) == ("document", "toolsVersion") ? String(document.toolsVersion) : value
    }
    copy.open(nib.root)
    for child in nib.root.children where !child.isNamed("resources") { copy.add(child) }
    for resources in document.root.children(named: "resources") { copy.add(resources) }
    copy.builder.close()
    return copy.builder.finish()
  }

  /// Whether a compiled nib stores everything on which sizes depend: the document has no sizes that only
  /// Interface Builder's canvas uses, and every part has a known form.
  private func isStoredCompletely(_ document: NibDocument) throws -> Bool {
    let words = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
    return try !document.root.descendants.contains { element in words.contains { element[$0] != nil } }
      && !NibCompiler.compile(document).diagnostics.contains { $0.id == "not-compiled" }
  }

  /// Options with the device for which a document was designed, and the size of its root if it has only one. A
  /// compiled nib names no device, and without the size a root with the width of a screen would be resized.
  private static func options(for document: NibDocument) -> LayoutOptions {
    var options = LayoutOptions()
    let id = document.root.child(named: "device")?.id ?? "retina4_7"
    options.device = Device.all.first { $0.id == id }
    let roots = document.root.child(named: "objects")?.children.compactMap { $0.child(key: "frame") } ?? []
    if roots.count == 1 {
      options.size = NibRect(roots[0]).map { CGSize(width: $0.width, height: $0.height) }
    }
    return options
  }

  /// A copy of a document without simulated bars and screens, which a compiled nib does not contain, and which change
  /// the safe areas.
  private static func withoutSimulatedMetrics(_ document: NibDocument) -> NibDocument {
    var copy = DocumentCopy(file: document.file, kind: document.kind)
    add(document.root, to: &copy)
    return copy.builder.finish()
  }

  private static func add(_ element: NibElement, to copy: inout DocumentCopy) {
    copy.open(element)
    for child in element.children where child.key?.hasPrefix("simulated") != true { add(child, to: &copy) }
    copy.builder.close()
  }

  private static func frames(of document: NibDocument, _ options: LayoutOptions) -> [String] {
    LoadedDocument(document, options: options).roots.flatMap(\.views).map { view in
      "\(nibClassName(of: view)) \(view.frame)"
    }
  }
}
