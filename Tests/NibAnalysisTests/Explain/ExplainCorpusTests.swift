import Foundation
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// Every view of real documents has an explanation whose numbers add up to its position.
@Suite struct ExplainCorpusTests {
  /// About forty of the smaller documents, the same in every run.
  private static let files: [String] = {
    let small = DocumentCorpus.names.filter { name in
      let path = SourcePackage.corpusFiles.appendingPathComponent(name).path
      let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
      return (size ?? .max) < 20_000
    }
    return small.enumerated().filter { $0.offset % max(1, small.count / 38) == 0 }.map(\.element)
  }()

  @Test(
    "The equations of views in real documents add up to their positions",
    .enabled(if: !files.isEmpty, "the corpus is not beside the package"))
  func sums() throws {
    for name in ExplainCorpusTests.files {
      let bytes = try DocumentCorpus.bytes(name)
      guard let document = try? NibReader.read(bytes, file: name) else { continue }
      for root in LoadedDocument(document).roots { check(root, name) }
    }
  }

  private func check(_ root: LoadedDocument.Root, _ name: String) {
    var layouts: [ObjectIdentifier: ExplainedLayout] = [:]
    for view in root.views {
      let key = ObjectIdentifier(view.nibLayoutRoot)
      let layout = layouts[key] ?? ExplainedLayout(of: view)
      layouts[key] = layout
      let description = "\(name): \(view.nibDisplayName)"
      #expect(NibExplanation(of: view, in: layout) != nil, "\(description)")
      for edge in [NibExplanation.Edge.left, .bottom, .width, .centerY] {
        guard let target = ExplainedEdge(view, edge, in: layout) else { continue }
        let fixed = DeterminedEdge(target, layout)
        guard let sum = fixed.chainValue else { continue }
        #expect(abs(sum - fixed.value) < 0.01, "\(description), \(edge): \(sum), not \(fixed.value)")
      }
    }
  }
}
