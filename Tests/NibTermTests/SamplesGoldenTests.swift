import Foundation
import Testing

@testable import NibTerm

/// Every sample's screens, drawn in both styles, must look as a reviewer accepted them in `Goldens`.
///
/// To accept: `make accept ONLY=Samples-name`.
@Suite struct SamplesGoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  /// The Elements and NMView's screens have tests of their own.
  static let samples = ["Lesson", "NibOwner", "PragmaticNib"]

  @Test("every sample has accepted screens", arguments: samples)
  func screens(_ sample: String) throws {
    let drawn = try ["rendered", "boxes"].map { style in
      let run = try CommandRun("samples", sample, "--style", style)
      #expect(run.status == 0)
      #expect(run.error.isEmpty)
      return "\(style)\n" + run.output
    }.joined(separator: "\n")
    let name = "Samples-\(sample)"
    let golden = Self.folder.appendingPathComponent("\(name).txt")
    if Self.accepts(name) { try Data(drawn.utf8).write(to: golden) }
    let accepted = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
    #expect(drawn == accepted, "to accept: make accept ONLY=\(name)\n\(drawn)")
  }

  private static func accepts(_ name: String) -> Bool {
    guard let wanted = ProcessInfo.processInfo.environment["NIBTERM_ACCEPT"] else { return false }
    return wanted == "*" || wanted == name
  }
}
