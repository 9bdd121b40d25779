import Foundation
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore
@testable import NibDrawing

/// The objects that are made from a document are released with it. The browser opens many documents, and lays them
/// out again at every key press.
@Suite struct LifetimeTests {
  /// Weak references to the objects that must be released with their document.
  private final class WeakObjects {
    weak var environment: NibEnvironment?
    private var views: [WeakView] = []

    /// The classes of the views that still exist.
    var remainingViews: [String] { views.compactMap(\.view).map(nibClassName(of:)) }

    func add(_ loaded: LoadedDocument) {
      environment = loaded.environment
      views += loaded.roots.flatMap(\.views).map { WeakView(view: $0) }
    }
  }

  /// Loads, lays out, draws, resizes, checks and explains a document, and releases it.
  private func use(_ bytes: [UInt8], _ file: String) {
    let objects = WeakObjects()
    nibAutoreleasePool {
      guard let document = try? NibReader.read(bytes, file: file) else { return }
      let loaded = LoadedDocument(document)
      objects.add(loaded)
      var resized = LayoutOptions()
      resized.size = CGSize(width: 250, height: 700)
      for root in loaded.pictures {
        _ = TreeRenderer().canvas(for: root.view)
        _ = loaded.resize(root.view, for: resized)
      }
      for view in loaded.roots.flatMap(\.views).prefix(10) { _ = NibExplanation(of: view)?.rendered }
      _ = NibCheck(document).diagnostics
    }
    #expect(objects.environment == nil, "\(file)")
    #expect(objects.remainingViews.isEmpty, "\(file)")
  }

  @Test("All views of every fixture are released with its document") func fixtures() throws {
    let files = [SourcePackage.fixtures, SourcePackage.conformance].flatMap { folder in
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        ?? []
    }
    let documents = files.filter { ["xib", "storyboard"].contains($0.pathExtension) }
    #expect(documents.count > 260)
    for url in documents.sorted(by: { $0.path < $1.path }) {
      use([UInt8](try Data(contentsOf: url)), url.lastPathComponent)
    }
  }

  @Test(
    "All views of real documents are released with their document",
    .enabled(if: DocumentCorpus.isPresent, "the corpus of real documents is not beside the package"))
  func corpus() throws {
    for index in stride(from: 0, to: DocumentCorpus.names.count, by: 10) {
      let name = DocumentCorpus.names[index]
      use(try DocumentCorpus.bytes(name), name)
    }
  }
}
