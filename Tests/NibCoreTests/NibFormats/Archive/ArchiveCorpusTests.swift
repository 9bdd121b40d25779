import Foundation
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore
@testable import NibDrawing
@testable import NibFormats

/// Archives of the corpus of real documents.
@Suite(.enabled(if: DocumentCorpus.isPresent, "the corpus is not beside the package"))
struct ArchiveCorpusTests {
  private static func archives() throws -> [(name: String, document: NibDocument)] {
    try DocumentCorpus.names.compactMap { name in
      let bytes = try DocumentCorpus.bytes(name)
      guard bytes.prefix(400).contains(UInt8(ascii: "a")), isArchive(bytes) else { return nil }
      return (name, try NibReader.read(bytes, file: name))
    }
  }

  private static func isArchive(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(400), as: UTF8.self).contains("<archive ")
  }

  @Test("J1: Every archive of the corpus is read without diagnostics and has an outline")
  func reading() throws {
    let archives = try Self.archives()
    #expect(!archives.isEmpty)
    for (name, document) in archives {
      #expect(
        document.diagnostics.filter { $0.id != "unsupported-platform" }.map(\.rendered) == [], "\(name)")
      #expect(!NibOutline(document).text().isEmpty)
    }
  }

  @Test("I1: Without constraints every view has its saved frame") func frames() throws {
    var count = 0
    for (name, document) in try Self.archives() where document.root["useAutolayout"] == "NO" {
      for view in LoadedDocument(document).roots.flatMap(\.views) {
        count += 1
        #expect(view.frame == view.nibOrigin?.savedFrame, "\(name) \(view.nibOrigin?.id ?? "")")
      }
    }
    #expect(count > 0)
  }
}
