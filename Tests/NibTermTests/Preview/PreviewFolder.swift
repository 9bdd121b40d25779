import Foundation

/// A folder with nibs of `PreviewNibs`, in which a test runs `nibterm preview`.
struct PreviewFolder {
  private let folder: TemporaryFolder

  /// - Parameter nibs: the texts of nibs by their names.
  init(_ nibs: [String: String]) throws {
    folder = try TemporaryFolder(nibs)
  }

  /// Writes a text and creates the folders in its name.
  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  /// Writes a file and creates the folders in its name.
  func write(_ bytes: [UInt8], to name: String) throws { try folder.write(bytes, to: name) }

  /// Runs `nibterm preview` in a pipe.
  func run(_ arguments: String..., input: String = "") throws -> CommandRun {
    try run(arguments, input: input)
  }

  /// Runs `nibterm preview` in a pipe.
  func run(_ arguments: [String], input: String = "") throws -> CommandRun {
    try CommandRun(arguments: ["preview"] + arguments, input: input, directory: folder.path)
  }
}

extension CommandRun {
  /// The lines of the output that contain letters, without the spaces between words.
  var texts: [String] {
    lines.map { $0.split(separator: " ").joined(separator: " ") }.filter { $0.contains { $0.isLetter } }
  }

  /// The lines of the diagnostics, without the paths of objects.
  var messages: [String] {
    error.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("  ") }
  }
}
