extension Bundle {
  /// The bundle with the program's resources: the folder that SwiftPM makes beside the program, or the main bundle if there
  /// is none.
  ///
  /// `.copy("Resources")` in the manifest makes a folder `Resources` in the bundle, and `.process("data.json")` puts the file
  /// into the bundle itself. Files in both places are found. On Linux, the main bundle is the folder of the program, which
  /// also contains what the compiler built.
  public static let resources: Bundle = {
    let beside = Bundle.main.resourceURL.map { NibSearchPath.resourceBundles(beside: $0) } ?? []
    guard let folder = NibSearchPath.programBundle(in: beside) else { return .main }
    return Bundle(path: folder.path) ?? .main
  }()
}

extension NibSearchPath {
  /// The folder with the program's own resources: the one that is named after the program, otherwise the first one with a
  /// folder `Resources`, otherwise the first one. In tests, the program is the test runner.
  ///
  /// - Parameter folders: the result of `resourceBundles(beside:)`.
  static func programBundle(
    in folders: [URL], of program: String = ProcessInfo.processInfo.processName
  ) -> URL? {
    folders.first { $0.deletingPathExtension().lastPathComponent.hasSuffix("_" + program) }
      ?? folders.first { $0.lastPathComponent == "Resources" }?.deletingLastPathComponent() ?? folders.first
  }
}
