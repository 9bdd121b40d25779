import Foundation
import NibSupport

/// Writes a Swift file with the contents of sample documents: `EmbedSamplesTool FOLDER OUTPUT`.
@main enum EmbedSamplesTool {
  static func main() throws {
    guard CommandLine.arguments.count == 3 else { exit(64) }
    let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
    try source(embedding: folder).write(toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
  }

  private static func source(embedding folder: URL) throws -> String {
    let nibs = try documents(in: folder).map { name, file in "    \"\(name)\": \(try literal(of: file)),\n" }
    let elements = try literal(of: folder.appending(path: "Elements/elements.json"))
    return """
      /// The files of `SampleNibs`, for a program that is installed without them.
      enum EmbeddedSamples {
        /// The nibs and storyboards by name, without suffix.
        static let nibs: [String: String] = [
      \(nibs.joined())  ]

        /// The records of the elements, as JSON.
        static let elements = \(elements)
      }

      """
  }

  /// The documents of all samples with their names, sorted. Documents are looked up by name, so two documents with the
  /// same name are an error.
  private static func documents(in folder: URL) throws -> [(name: String, file: URL)] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }
      .filter { ["xib", "storyboard"].contains($0.pathExtension) }
    let documents = Dictionary(grouping: files) { $0.deletingPathExtension().lastPathComponent }
    return try documents.sorted { $0.key < $1.key }.map { name, files in
      guard files.count == 1 else { throw DuplicateName(files: files) }
      return (name, files[0])
    }
  }

  private struct DuplicateName: Error, CustomStringConvertible {
    let files: [URL]
    var description: String { files.map(\.path).joined(separator: " and ") + " have the same name" }
  }

  private static func literal(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8).rawLiteral
  }
}
