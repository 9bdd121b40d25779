import Foundation
import NibCore
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibCells
@testable import NibTools

/// Shows the objects of many real documents in the inspector, except for most constraints.
@Suite struct InspectorCorpusTests {
  private static let folder = SourcePackage.corpusFiles

  /// About 24 documents, evenly spaced in the sorted list of those with less than 14,000 bytes.
  private static let documents: [URL] = {
    let keys: [URLResourceKey] = [.fileSizeKey]
    let all =
      (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)?.compactMap { $0 as? URL }
      ?? []).filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    let small = all.filter { url in
      (try? url.resourceValues(forKeys: Set(keys)).fileSize).map { $0 < 14_000 } ?? false
    }
    return stride(from: 0, to: small.count, by: max(1, small.count / 24)).map { small[$0] }
  }()

  @Test("L11: The inspector shows the objects of real documents without control characters")
  func sweep() throws {
    guard !Self.documents.isEmpty else {
      print("skipped: the shared corpus was not found")
      return
    }
    for url in Self.documents {
      guard
        let document = try? NibReader.read([UInt8](try Data(contentsOf: url)), file: url.lastPathComponent)
      else { continue }
      let loaded = LoadedDocument(document)
      let inspected = InspectedDocument(loaded, pictures: Picture.all(of: loaded))
      let tree = OutlineTree(loaded, diagnostics: loaded.diagnostics)
      for (index, node) in tree.nodes.enumerated() where node.kind != .constraint || index % 8 == 0 {
        draw(InspectorContent(node.objectID, in: inspected), url)
      }
    }
  }

  private func draw(_ content: InspectorContent, _ url: URL) {
    var pane = InspectorList()
    pane.show(content)
    let canvas = CellCanvas(size: CellSize(columns: 36, rows: 12))
    pane.update(for: canvas.size, Theme())
    pane.draw(on: canvas, in: canvas.bounds, hasFocus: true)
    for row in content.sections.flatMap(\.rows) where row.target != nil {
      #expect(!row.value.isEmpty, "\(url.lastPathComponent): \(content.id)")
    }
    let text = TextExport().rows(of: canvas).joined()
    #expect(
      !text.unicodeScalars.contains { $0.properties.generalCategory == .control },
      "\(url.lastPathComponent): \(content.id)")
  }
}
