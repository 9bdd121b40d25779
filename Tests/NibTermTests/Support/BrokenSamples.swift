import Foundation
import TestSupport

/// Puts the program beside a copy of the samples in which one document is broken.
enum BrokenSamples {
  /// Copies the samples into `folder`, renames `outlet` in `file` to an outlet that its class does not have, and
  /// returns the path of the program beside them.
  ///
  /// - Parameters:
  ///   - folder: a folder on the same volume as the built program, as hard links require.
  ///   - file: the path of the document in `folder`.
  static func program(in folder: TemporaryFolder, outlet: String, of file: String) throws -> String {
    let program = folder.url.appendingPathComponent("nibterm")
    // This is a link because the system refuses to run a file that is open for writing, as a new copy can still be
    // in a child process of another test.
    try FileManager.default.linkItem(at: ElementsRun.program, to: program)
    let samples = SourcePackage.sampleNibs
    try FileManager.default.copyItem(at: samples, to: folder.url.appendingPathComponent("SampleNibs"))
    let text = try String(contentsOf: folder.url.appendingPathComponent(file), encoding: .utf8)
    try folder.write(
      text.replacingOccurrences(of: "property=\"\(outlet)\"", with: "property=\"nobody\""), to: file)
    return program.path
  }
}
