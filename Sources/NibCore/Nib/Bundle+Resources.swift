extension Bundle {
  /// The bundle with the program's resources: the one that SwiftPM makes beside the program and that has a folder
  /// `Resources`, or the main bundle if there is none.
  ///
  /// On Linux, the main bundle is the folder of the program, which also contains what the compiler built.
  public static let resources: Bundle = {
    let folders = Bundle.main.resourceURL.map { NibSearchPath.resourceBundles(beside: $0) } ?? []
    let folder = folders.first { $0.lastPathComponent == "Resources" }
    return folder.flatMap { Bundle(path: $0.deletingLastPathComponent().path) } ?? .main
  }()
}
