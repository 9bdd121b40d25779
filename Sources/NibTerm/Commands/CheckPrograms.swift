import NibCore

/// The programs that documents belong to: each project's sources are read once.
struct CheckPrograms {
  private let folders: [String]
  private let module: String?
  private var known: [[String]: NibProgram] = [:]

  /// - Parameter folders: where the sources of all documents lie; empty: each document's project.
  init(folders: [String], module: String?) {
    self.folders = folders
    self.module = module
  }

  /// Relative to the current folder if it is in there, as documents are told, too.
  private static func shortened(_ path: String) -> String {
    let current = FileManager.default.currentDirectoryPath
    if path == current { return "." }
    return path.hasPrefix(current + "/") ? String(path.dropFirst(current.count + 1)) : path
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The program that loads a document. Standard input belongs to the current folder's project.
  mutating func program(around file: String) -> NibProgram {
    let place = folders.isEmpty ? [CheckPrograms.shortened(NibProgram.folder(around: file))] : folders
    if let program = known[place] { return program }
    let program = NibProgram(sourcesIn: place, module: module)
    known[place] = program
    return program
  }
}
