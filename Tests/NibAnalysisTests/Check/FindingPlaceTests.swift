import Foundation
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The places of all findings in real documents: file, line, column and object.
@Suite struct FindingPlaceTests {
  /// The diagnostics about a whole document.
  private static let ofDocument: Set<String> = [
    "unsupported-platform", "program-sources", "deep-source", "unreadable-font", "unsearched-fonts",
  ]

  /// The findings of both checks that have no line, no column, or no object.
  private static func findingsWithoutPlace(_ document: NibDocument) -> [String] {
    let found = NibCheck(document).diagnostics + NibStrictCheck(document).diagnostics
    return found.filter { finding in
      guard let place = finding.location, place.file == document.file, place.line > 0, place.column > 0 else {
        return true
      }
      return finding.path.steps.isEmpty && !ofDocument.contains(finding.id)
    }.map(\.rendered)
  }

  private static func documents(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? []).filter { ["xib", "storyboard"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }

  // SampleNibs is left out: its classes, which load further nibs, may be part of the test process.
  @Test(
    "Every finding in the project's own documents has a file, a line, a column and an object",
    arguments: ["Tests/Fixtures", "Conformance"])
  func ownDocuments(folder: String) throws {
    let files = Self.documents(in: SourcePackage.root.appendingPathComponent(folder))
    #expect(!files.isEmpty)
    for file in files {
      guard let document = try? NibReader.read([UInt8](Data(contentsOf: file)), file: file.path) else {
        continue
      }
      #expect(Self.findingsWithoutPlace(document) == [])
    }
  }

  @Test(
    "Every finding in the corpus has a file, a line, a column and an object",
    .enabled(if: DocumentCorpus.isPresent, "the corpus is not beside the package"))
  func corpus() throws {
    for name in DocumentCorpus.sample(every: 36) {
      guard let document = try? NibReader.read(DocumentCorpus.bytes(name), file: name) else { continue }
      #expect(Self.findingsWithoutPlace(document) == [], "\(name)")
    }
  }
}
