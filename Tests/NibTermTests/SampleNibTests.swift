import Foundation
import Testing

@testable import NibCore
@testable import NibTerm

/// The sample nibs' saved frames are what their constraints give, as in a document that Interface Builder
/// saved.
@Suite struct SampleNibTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../SampleNibs").standardized

  static let names: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".xib") }.sorted()
  }()

  @Test("saved frames are solved frames", arguments: names)
  func frames(_ name: String) throws {
    SampleNibs.register()
    let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
    let canvas = NibCanvas(try NibReader.read([UInt8](data), file: name))
    #expect(!canvas.roots.isEmpty)
    for root in canvas.roots {
      for view in root.views {
        guard let saved = view.nibOrigin?.savedFrame else { continue }
        #expect(
          distance(view.frame, saved) <= 0.51, "\(name): \(view.nibDisplayName) \(view.frame), saved \(saved)"
        )
      }
      #expect(root.view.nibLayoutReport?.conflicts.isEmpty ?? true)
    }
  }

  private func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
  }
}
