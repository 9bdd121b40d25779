import Foundation
import TestSupport
import Testing

@testable import NibTerm

/// Compares the samples' screens, drawn in both styles, with those in `Goldens`, which a reviewer accepted.
///
/// To accept: `make accept ONLY=Samples-name`.
@Suite struct SamplesGoldenTests {
  /// The screens of Elements and NMView have their own tests.
  static let samples = ["Lesson", "NibOwner", "PragmaticNib"]

  @Test("The screens of every sample look as they were accepted", arguments: samples)
  func screens(_ sample: String) throws {
    let drawn = try ["rendered", "boxes"].map { style in
      let run = try CommandRun("samples", sample, "--style", style)
      #expect(run.status == 0)
      #expect(run.error.isEmpty)
      return "\(style)\n" + run.output
    }.joined(separator: "\n")
    try AcceptedText("Samples-\(sample)").check(drawn)
  }
}
