import Foundation

/// Folders of the project's own source tree, for tests that read its files.
public enum Project {
  /// The folder that holds `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The sample nibs that the program carries.
  public static let sampleNibs = root.appendingPathComponent("SampleNibs")

  /// A file or folder of `SampleNibs`, such as `Lesson/ToggleButton.xib`.
  public static func sampleNib(_ name: String) -> URL { sampleNibs.appendingPathComponent(name) }

  /// The real documents beside the project. Most machines lack this folder; tests that read it are skipped.
  public static let corpusFiles = root.deletingLastPathComponent().appendingPathComponent(
    "shared/corpus/files")
}
