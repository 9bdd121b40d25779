import NibCore

/// A folder to which the paths in reports and baselines are relative.
package struct ReportFolder: Sendable {
  /// The names of the folders from the root, without links.
  private let parts: [String]
  private let currentParts: [String]

  /// The name of standard input in source locations.
  package static let standardInput = "<standard input>"

  /// The current folder, to which the paths on the command line are relative.
  package static var current: ReportFolder { ReportFolder(".") }

  package init(_ path: String) {
    currentParts = ReportFolder.parts(of: Disk.currentFolder)
    parts =
      Disk.realPath(path).map { ReportFolder.parts(of: $0) }
      ?? ReportFolder.joined(path, to: currentParts)
  }

  /// The absolute path of a file, without `.` and `..`. Links stay as they are.
  package func absolute(_ file: String) -> String {
    ReportFolder.isInput(file)
      ? ReportFolder.standardInput : "/" + ReportFolder.joined(file, to: currentParts).joined(separator: "/")
  }

  /// The path of a file relative to this folder. Begins with `..` if the file is outside.
  package func relative(_ file: String) -> String {
    if ReportFolder.isInput(file) { return ReportFolder.standardInput }
    var target = ReportFolder.joined(file, to: currentParts)
    if !target.starts(with: parts), let folder = Disk.realPath(Disk.folder(of: file)) {
      target = ReportFolder.parts(of: folder) + [Disk.name(of: file)]
    }
    let common = zip(target, parts).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: parts.count - common)
    return (up + target[common...]).joined(separator: "/")
  }

  /// The path on disk of a file whose path is relative to this folder.
  package func path(of relative: String) -> String {
    "/" + ReportFolder.joined(relative, to: parts).joined(separator: "/")
  }

  private static func isInput(_ file: String) -> Bool { file == "-" || file == standardInput }

  /// The parts of a path, which is relative to a folder.
  private static func joined(_ path: String, to folder: [String]) -> [String] {
    var result = path.utf8.first == UInt8(ascii: "/") ? [] : folder
    for part in parts(of: path) {
      switch part {
      case ".": break
      case "..": _ = result.popLast()
      default: result.append(part)
      }
    }
    return result
  }

  private static func parts(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}
