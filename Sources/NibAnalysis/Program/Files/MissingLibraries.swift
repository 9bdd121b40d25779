import NibCore

/// Finds libraries of a program whose sources are not in its folders, because tools download them before the program is
/// built. Each folder is read once.
final class MissingLibraries: Sendable {
  private let reasons = NibLazyValues<String, String?>()

  /// The largest size of a list of libraries that is read, in bytes.
  private static let maximumSize = 1 << 20

  /// The reason that the lists of libraries in a folder show; `nil` if there is none.
  func reason(in folder: String) -> String? { reasons.get(folder, Self.read) }

  /// The reason why libraries of a folder are missing; `nil` if none are.
  private static func read(_ folder: String) -> String? {
    func text(_ name: String) -> String {
      let bytes = FileBytes.ifReadable(Disk.path(of: name, in: folder), limit: maximumSize)
      return String(decoding: bytes ?? [], as: UTF8.self)
    }
    let names = FolderWalk.names(in: folder)
    if names.contains("Podfile"), text("Podfile").contains(/(?m)^[ \t]*pod[ \t(]/), !hasPods(in: folder) {
      return "Podfile lists pods, but they are not in the folder Pods"
    }
    if names.contains("Cartfile"), !names.contains("Carthage"),
      text("Cartfile").contains(/(?m)^[ \t]*(?:github|git|binary)[ \t]/)
    {
      return "Cartfile lists libraries, but there is no folder Carthage"
    }
    if names.contains("Package.swift"), text("Package.swift").contains(/\.package\([^()]*url:/) {
      return "Package.swift lists packages, which Swift downloads to another folder"
    }
    guard names.contains(".gitmodules") else { return nil }
    let submodules = text(".gitmodules").matches(of: /(?m)^[ \t]*path[ \t]*=[ \t]*([^\r\n]+)/).map(\.output.1)
    let missing = submodules.first { FolderWalk.names(in: Disk.path(of: String($0), in: folder)).isEmpty }
    return missing.map { "the submodule \($0) is not there" }
  }

  /// Whether the folder `Pods` in a folder contains pods.
  private static func hasPods(in folder: String) -> Bool {
    let pods = Disk.path(of: "Pods", in: folder)
    return FolderWalk.names(in: pods).contains { name in
      ![".lock", ".xcodeproj"].contains { name.hasSuffix($0) }
        && SourceModules.pod(of: "\(pods)/\(name)/x") != nil
    }
  }
}
