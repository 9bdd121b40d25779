import Foundation
import TestSupport
import Testing

@testable import NibCore
@testable import NibSamples

/// The nibs of the samples: their frames, their names, and the copies that the program embeds.
@Suite struct SampleNibTests {
  private static let folder = SourcePackage.sampleNibs

  static let names: [String] = {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }()

  @Test("Saved frames are equal to the frames from the constraints", arguments: names)
  func frames(_ name: String) throws {
    SampleNibs.register()
    let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
    let loaded = LoadedDocument(try NibReader.read([UInt8](data), file: name))
    #expect(!loaded.roots.isEmpty)
    for root in loaded.roots {
      for view in root.views {
        guard let saved = view.nibOrigin?.savedFrame else { continue }
        #expect(
          distance(view.frame, saved) <= 0.51, "\(name): \(view.nibDisplayName) \(view.frame), saved \(saved)"
        )
      }
      #expect(root.view.nibLayoutReport?.conflicts.isEmpty ?? true)
    }
  }

  @Test("L12: Names of documents are unique, and the program embeds all documents unchanged")
  func embedded() throws {
    let names = Self.names.map { ($0 as NSString).lastPathComponent as NSString }.map(\.deletingPathExtension)
    #expect(EmbeddedSamples.nibs.keys.sorted() == names.sorted())
    for (file, name) in zip(Self.names, names) {
      #expect(try text(of: file) == EmbeddedSamples.nibs[name])
    }
    #expect(try text(of: "Elements/elements.json") == EmbeddedSamples.elements)
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(file), encoding: .utf8)
  }

  private func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
    max(abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width), abs(a.height - b.height))
  }
}
