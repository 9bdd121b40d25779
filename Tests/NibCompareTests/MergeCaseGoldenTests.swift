import Foundation
import TestSupport
import Testing

@testable import NibCompare
@testable import NibCore

/// Every folder in `Tests/MergeCases` is a case of a merge: three versions of a document, and the accepted merged document
/// and report.
///
/// A new case fails until its result is accepted with `make accept ONLY=name`.
@Suite struct MergeCaseGoldenTests {
  @Test("Every case is merged as accepted, in both directions", arguments: MergeCase.names)
  func merged(_ name: String) throws {
    let example = MergeCase(name)
    let merge = try example.merge(example.ours, example.theirs)
    let exchanged = try example.merge(example.theirs, example.ours)
    let report = "\(example.rule)\n\n\(merge.report)\nexchanged:\n\(exchanged.report)"
    let other = exchanged.bytes == merge.bytes ? [] : exchanged.bytes
    if AcceptedText.isAccepting(name) {
      try example.write(merge.bytes, to: example.document("merged"))
      try example.write(other, to: example.document("exchanged"))
      try example.write(Array(report.utf8), to: "report.txt")
    }
    let hint: Comment = "to accept: make accept ONLY=\(name)"
    #expect(report == MergeCase.text(example.bytes("report.txt")), hint)
    #expect(MergeCase.text(merge.bytes) == MergeCase.text(example.bytes(example.document("merged"))), hint)
    #expect(MergeCase.text(other) == MergeCase.text(example.bytes(example.document("exchanged"))), hint)
  }

  @Test("The changes of both versions are found as accepted", arguments: MergeCase.names)
  func changes(_ name: String) throws {
    let example = MergeCase(name)
    guard !example.base.isEmpty else { return }
    let text = try [("ours", example.ours), ("theirs", example.theirs)].map { title, version in
      "\(title):\n\(try example.changes(to: version))"
    }.joined(separator: "\n")
    if AcceptedText.isAccepting(name) { try example.write(Array(text.utf8), to: "changes.txt") }
    #expect(text == MergeCase.text(example.bytes("changes.txt")), "to accept: make accept ONLY=\(name)")
  }

  @Test("Merged with the base, each version keeps its bytes", arguments: MergeCase.names)
  func base(_ name: String) throws {
    let example = MergeCase(name)
    guard !example.base.isEmpty else { return }
    for version in [example.ours, example.theirs] {
      for (ours, theirs) in [(version, example.base), (example.base, version)] {
        let merge = try DocumentMerge(elementsOf: example.base, ours, theirs)
        #expect(MergeCase.text(merge.bytes) == MergeCase.text(version))
        #expect(merge.conflicts.isEmpty && merge.notes.isEmpty)
      }
    }
  }

  @Test("Every case states its rule in a sentence", arguments: MergeCase.names) func rule(_ name: String) {
    let rule = MergeCase(name).rule
    #expect(rule.count > 20 && rule.hasSuffix("."))
  }

  @Test("The folder of cases is found") func folder() { #expect(MergeCase.names.count >= 120) }
}

/// One folder of `Tests/MergeCases`.
private struct MergeCase {
  private static let all = SourcePackage.tests.appendingPathComponent("MergeCases")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: all.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }()

  private let folder: URL
  /// The extension of the names of its documents.
  private let kind: String

  init(_ name: String) {
    folder = MergeCase.all.appendingPathComponent(name)
    let storyboard = folder.appendingPathComponent("ours.storyboard")
    kind = FileManager.default.fileExists(atPath: storyboard.path) ? "storyboard" : "xib"
  }

  /// The common ancestor; empty if both versions added the document.
  var base: [UInt8] { bytes(document("base")) }
  var ours: [UInt8] { bytes(document("ours")) }
  var theirs: [UInt8] { bytes(document("theirs")) }

  /// The rule that the case shows: the first line of its report.
  var rule: String {
    MergeCase.text(bytes("report.txt")).split(separator: "\n").first.map { String($0) } ?? ""
  }

  func document(_ name: String) -> String { "\(name).\(kind)" }

  /// The bytes of a file of the case; none if it is missing.
  func bytes(_ name: String) -> [UInt8] {
    (try? Data(contentsOf: folder.appendingPathComponent(name))).map { [UInt8]($0) } ?? []
  }

  /// Writes a file of the case, or removes it if there is nothing to write.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = folder.appendingPathComponent(name)
    if !bytes.isEmpty {
      try Data(bytes).write(to: url)
    } else if FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
    }
  }

  /// The merged document with its frames, and the report about it, as `nibterm merge` writes them.
  func merge(_ ours: [UInt8], _ theirs: [UInt8]) throws -> (bytes: [UInt8], report: String) {
    let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
    let check = MergeCheck(merge.bytes, versions: [ours, theirs], file: document("merged"))
    var lines = merge.notes.map { "note: \($0)" }
    if check.correctedFrames > 0 { lines.append("note: computed frames: \(check.correctedFrames)") }
    lines += check.findings.map(\.rendered)
    lines += merge.conflicts.map { "line \($0.line): \($0.sentence)" }
    if lines.isEmpty { lines = ["no conflicts"] }
    return (check.bytes, lines.map { $0 + "\n" }.joined())
  }

  /// The changes from the base to a version, one per line, and the noise.
  func changes(to version: [UInt8]) throws -> String {
    let old = try NibReader.read(base, file: document("base"))
    let new = try NibReader.read(version, file: document("base"))
    let noise = ComparedNibs.noise(old, new)
    return (ComparedNibs.changes(old, new) + (noise.isEmpty ? [] : ["noise: \(noise)"])).map { $0 + "\n" }
      .joined()
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
