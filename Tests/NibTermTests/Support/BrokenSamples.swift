import Foundation
import TestSupport

/// A copy of the program beside samples, one of which is broken.
enum BrokenSamples {
  /// The path of a program in `folder`, beside a copy of the samples in which an unknown outlet replaces
  /// `outlet` in `file`.
  ///
  /// - Parameter folder: on the same volume as the built program.
  static func program(in folder: TemporaryFolder, outlet: String, of file: String) throws -> String {
    let program = folder.url.appendingPathComponent("nibterm")
    // A copy that is being written cannot be run, nor while another test's child still holds it open.
    try FileManager.default.linkItem(at: ElementsRun.program, to: program)
    let samples = Project.sampleNibs
    try FileManager.default.copyItem(at: samples, to: folder.url.appendingPathComponent("SampleNibs"))
    let text = try String(contentsOf: folder.url.appendingPathComponent(file), encoding: .utf8)
    try folder.write(
      text.replacingOccurrences(of: "property=\"\(outlet)\"", with: "property=\"nobody\""), to: file)
    return program.path
  }
}
