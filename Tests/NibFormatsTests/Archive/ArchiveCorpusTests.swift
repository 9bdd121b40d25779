import TestSupport
import Testing

@testable import NibFormats

/// Archives of the corpus of real documents.
@Suite(.enabled(if: DocumentCorpus.isPresent, "the corpus is not beside the package"))
struct ArchiveCorpusTests {
  @Test("J1: Every archive of the corpus is read without diagnostics") func reading() throws {
    for name in try DocumentCorpus.archives() {
      let document = try NibReader.read(try DocumentCorpus.bytes(name), file: name)
      #expect(
        document.diagnostics.filter { $0.id != "unsupported-platform" }.map(\.rendered) == [], "\(name)")
    }
  }
}
