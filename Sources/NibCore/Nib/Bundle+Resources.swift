extension Bundle {
  /// The bundle with the program's resources: the folder that SwiftPM makes beside the program, or the main bundle if there
  /// is none.
  ///
  /// `.copy("Resources")` in the manifest makes a folder `Resources` in the bundle, and `.process("data.json")` puts the file
  /// into the bundle itself. If there are both, Foundation finds only the files in the folder, and the others are reported
  /// in the log of the program. On Linux, the main bundle is the folder of the program, which also contains what the
  /// compiler built.
  public static let resources: Bundle = {
    let beside = Bundle.main.resourceURL.map { NibSearchPath.resourceBundles(beside: $0) } ?? []
    guard let folder = NibSearchPath.programBundle(in: beside) else { return .main }
    if let problem = NibSearchPath.hiddenResources(in: folder.path) { ProblemLog.standard.report(problem) }
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

  /// A report of the files in a bundle that Foundation does not find, because they are beside its folder `Resources`; `nil`
  /// if there are none.
  static func hiddenResources(in folder: String) -> String? {
    let names = FolderWalk.names(in: folder).filter { !$0.hasPrefix(".") }
    let hidden = names.filter { $0 != "Resources" && !$0.hasSuffix(".lproj") && $0 != "Info.plist" }
    guard names.contains("Resources"), let first = hidden.first else { return nil }
    return "Bundle.resources finds only the files in the folder Resources; move \(first) into that folder"
  }
}
