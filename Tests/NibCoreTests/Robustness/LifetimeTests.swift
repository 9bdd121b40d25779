import Foundation
import Testing

@testable import NibAnalysis
@testable import NibCore
@testable import NibDrawing

/// All objects of a document are released with it. A browser opens thousands of documents, and lays them out
/// again at every key press.
@Suite struct LifetimeTests {
  /// The objects that must not outlive their document.
  private final class Remains {
    weak var environment: NibEnvironment?
    private var views: [WeakView] = []

    /// The classes of the views that still exist.
    var left: [String] { views.compactMap(\.view).map(nibClassName(of:)) }

    func note(_ canvas: NibCanvas) {
      environment = canvas.environment
      views += canvas.roots.flatMap(\.views).map { WeakView(view: $0) }
    }
  }

  /// Loads, lays out, draws, resizes, checks and explains a document, and releases it.
  private func use(_ bytes: [UInt8], _ file: String) {
    let remains = Remains()
    nibAutoreleasePool {
      guard let document = try? NibReader.read(bytes, file: file) else { return }
      let canvas = NibCanvas(document)
      remains.note(canvas)
      var resized = NibCanvas.Options()
      resized.size = CGSize(width: 250, height: 700)
      for root in canvas.composedRoots {
        _ = TreeRenderer().canvas(for: root.view)
        _ = canvas.resize(root.view, for: resized)
      }
      for view in canvas.roots.flatMap(\.views).prefix(10) { _ = NibExplanation(of: view)?.rendered }
      _ = NibCheck(document).diagnostics
    }
    #expect(remains.environment == nil, "\(file)")
    #expect(remains.left.isEmpty, "\(file)")
  }

  @Test func ofFixturesNothingIsLeft() throws {
    let fixtures = DocumentSamples.testsFolder.appendingPathComponent("Fixtures")
    let files = FileManager.default.enumerator(at: fixtures, includingPropertiesForKeys: nil)
    let documents = (files?.compactMap { $0 as? URL } ?? []).filter {
      ["xib", "storyboard"].contains($0.pathExtension)
    }
    #expect(documents.count > 100)
    for url in documents.sorted(by: { $0.path < $1.path }) {
      use([UInt8](try Data(contentsOf: url)), url.lastPathComponent)
    }
  }

  @Test func ofRealDocumentsNothingIsLeft() throws {
    guard DocumentCorpus.isPresent else {
      print("skipped: the shared corpus is not here")
      return
    }
    for index in stride(from: 0, to: DocumentCorpus.names.count, by: 10) {
      let name = DocumentCorpus.names[index]
      use(try DocumentCorpus.bytes(name), name)
    }
  }
}
