import Foundation

/// The files of NibTerm's own package, for tests that read them.
public enum SourcePackage {
  /// The folder that contains `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder `Tests`.
  public static let tests = root.appendingPathComponent("Tests")

  /// The Swift files of NibCore and of the targets that contain parts of its API, sorted by their paths.
  public static var sourcesOfCore: [URL] {
    let files = ["NibCore", "NibFoundation", "NibResources"].flatMap { target in
      let folder = root.appendingPathComponent("Sources").appendingPathComponent(target)
      return FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
    }
    return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// The names of the classes that these files declare, sorted.
  public static func classesOfCore() throws -> [String] {
    var names: Set<String> = []
    for file in sourcesOfCore {
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(text.matches(of: /(?:^|\n)(?:open |public |final )*class (\w+)/).map { String($0.1) })
    }
    return names.sorted()
  }

  /// The sample nibs, which the program embeds.
  public static let sampleNibs = root.appendingPathComponent("SampleNibs")

  /// A file or folder of `SampleNibs`, such as `Lesson/ToggleButton.xib`.
  public static func sampleNib(_ name: String) -> URL { sampleNibs.appendingPathComponent(name) }

  /// The documents that several targets read.
  public static let fixtures = tests.appendingPathComponent("Fixtures")

  /// The paths in `fixtures` of the documents in one of its folders, such as `Views/Labels.xib`, sorted.
  public static func fixtures(in folder: String) -> [String] {
    let path = fixtures.appendingPathComponent(folder).path
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.map { "\(folder)/\($0)" }
      .sorted()
  }

  /// The bytes of a file in `fixtures`.
  public static func fixture(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: fixtures.appendingPathComponent(name)))
  }

  /// The documents of the conformance suite and their index.
  public static let conformance = root.appendingPathComponent("Conformance")

  /// A collection of real documents beside the package. Tests that read it are skipped on machines without it.
  public static let corpusFiles = root.deletingLastPathComponent().appendingPathComponent(
    "shared/corpus/files")
}
