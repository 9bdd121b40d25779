import Foundation
import NibCore
import NibDrawing
import NibTools
import TestSupport
import Testing

@testable import NibBrowser

/// The row "as saved" of extreme texts, for the cells of real documents.
@Suite struct SavedCellCorpusTests {
  @Test("Cells as saved have their saved size, at the top of xibs and as prototypes") func sizes() throws {
    guard DocumentCorpus.isPresent else { return print("skipped: the shared corpus was not found") }
    var count = 0
    for name in DocumentCorpus.sample(every: 12) {
      guard let document = try? NibReader.read(DocumentCorpus.bytes(name), file: name) else { continue }
      for cell in Self.cells(in: document) {
        guard let id = cell.id, let frame = cell.child(key: "frame"), let width = frame.double("width"),
          let height = frame.double("height")
        else { continue }
        var request = RowsRequest(file: name, rows: nil, cell: id, options: LayoutOptions())
        request.isStress = true
        let content: PreviewContent
        // UIKit cannot register a nib that contains other objects beside the cell.
        do { content = try request.content(document, nil) } catch is NibException { continue }
        let matrix = Matrix(
          content, MatrixRequest(), options: LayoutOptions(), TreeRenderer.forViewing(ViewingStyle()))
        let saved = try #require(matrix.cells(ofRow: 0).first)
        #expect(saved.isSaved)
        #expect(
          abs(saved.width - CGFloat(width)) < 0.01 && abs(saved.height - CGFloat(height)) < 0.01,
          "\(name) \(id): \(saved.width) x \(saved.height), saved \(width) x \(height)")
        count += 1
      }
    }
    #expect(count > 40)
  }

  /// The cells at the top of the document and the prototypes of tables and collection views, but no static rows.
  private static func cells(in document: NibDocument) -> [NibElement] {
    document.root.descendants.filter { element in
      guard element.isNamed("tableViewCell") || element.isNamed("collectionViewCell") else { return false }
      return element.parent?.parent?.isNamed("tableViewSection") == false
    }
  }
}
