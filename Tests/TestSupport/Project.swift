import Foundation

/// Folders of the project's own source tree, for tests that read its files.
public enum Project {
  /// The folder that contains `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files of NibCore and of the targets that contain parts of its API, sorted by their paths.
  public static var sourcesOfCore: [URL] {
    let files = ["NibCore", "NibFoundation", "NibResources"].flatMap { target in
      let folder = root.appendingPathComponent("Sources").appendingPathComponent(target)
      return FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    }
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// The sample nibs, which the program embeds.
  public static let sampleNibs = root.appendingPathComponent("SampleNibs")

  /// A file or folder of `SampleNibs`, such as `Lesson/ToggleButton.xib`.
  public static func sampleNib(_ name: String) -> URL { sampleNibs.appendingPathComponent(name) }

  /// A collection of real documents beside the project. Tests that read it are skipped on machines without it.
  public static let corpusFiles = root.deletingLastPathComponent().appendingPathComponent(
    "shared/corpus/files")
}
