import NibCore

/// The file with the browser's memory of a project, in `nibterm/projects` in the user's state folder.
///
/// Several running browsers can share the file: it is locked while a change is applied to its current content.
struct MemoryFile {
  /// The absolute path of the project's folder, or of a single document outside a project.
  let project: String
  private let path: String

  /// The maximum number of projects. When a project is added to the maximum number, the file that was not written for
  /// the longest time is deleted.
  static let maximumProjectCount = 200
  /// The maximum size of a file in bytes. A larger file was not written by this program.
  private static let maximumSize = 1 << 20

  private struct Content: Codable {
    /// The version of the format.
    var version = 1
    var project: String
    var memory: ProjectMemory
  }

  /// The file of the project around a folder or document; `nil` if the environment determines no state folder.
  init?(opened path: String, environment: EnvironmentVariables = .ofProcess) {
    guard let folder = UserFolders(environment: environment).state else { return nil }
    project = MemoryFile.project(around: path)
    let name = StableHash(project.utf8).hexadecimal + ".json"
    self.path = Disk.path(of: name, in: Disk.path(of: "nibterm/projects", in: folder))
  }

  /// The folder of the Git repository around a folder or document. Without one, the folder or document itself.
  private static func project(around path: String) -> String {
    repository(around: path) ?? Disk.resolved(path)
  }

  /// The folder of the Git repository around a folder or document; `nil` without one.
  static func repository(around path: String) -> String? {
    let opened = Disk.resolved(path)
    let folder = Disk.isFolder(opened) ? opened : Disk.folder(of: opened)
    return SurroundingFolders(from: Disk.url(folder, isDirectory: true)).first { folder in
      Disk.existsOrIsLink(Disk.path(of: ".git", in: folder.path))
    }?.path
  }

  /// Reads the file. The memory is empty if the file does not exist. It is also empty if the file cannot be read, which
  /// is reported as a problem.
  func read() -> (memory: ProjectMemory, problem: Diagnostic?) {
    guard Disk.exists(path) else { return (ProjectMemory(), nil) }
    do throws(FileFailure) {
      switch content(of: try FileBytes.read(path, limit: MemoryFile.maximumSize)) {
      case .own(let memory): return (memory, nil)
      case .broken: return (ProjectMemory(), problem("its file is not valid, and is replaced"))
      case .foreign: return (ProjectMemory(), problem("its file is that of another project or version"))
      }
    } catch {
      return (ProjectMemory(), problem(error.diagnostic(file: path).message))
    }
  }

  private func problem(_ reason: String) -> Diagnostic {
    Diagnostic(
      .memory, "the remembered view is ignored: \(reason)",
      at: SourceLocation(file: path))
  }

  private enum Reading {
    case own(ProjectMemory)
    /// The bytes are not what this program writes.
    case broken
    /// The bytes are those of another project, or of a later version of this program.
    case foreign
  }

  /// Reads the bytes of the file. The version and the project come first, because the rest of another version can be
  /// different.
  private func content(of bytes: [UInt8]) -> Reading {
    struct Header: Decodable {
      let version: Int
      let project: String
    }
    let (decoder, data) = (JSONDecoder(), Data(bytes))
    guard let header = try? decoder.decode(Header.self, from: data) else { return .broken }
    guard header.version == 1, header.project == project else { return .foreign }
    guard let content = try? decoder.decode(Content.self, from: data) else { return .broken }
    return .own(content.memory)
  }

  /// Changes the memory in the file while the file is locked. A file of another project or version stays as it is.
  ///
  /// - Throws: the reason why the file was not written.
  func update(_ change: (inout ProjectMemory) -> Void) throws(WritingFailure) {
    let folder = Disk.folder(of: path)
    try FileWriting.makeFolder(folder)
    if !Disk.exists(path) { removeOldest(in: folder) }
    try SharedFile(following: path).update { bytes in
      var memory = ProjectMemory()
      switch content(of: bytes) {
      case .own(let stored): memory = stored
      case .broken: break
      case .foreign: return bytes
      }
      change(&memory)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      guard let data = try? encoder.encode(Content(project: project, memory: memory)) else { return bytes }
      return Array(data) + Array("\n".utf8)
    }
  }

  /// Deletes the files that were not written for the longest time, so that there is room for another one.
  private func removeOldest(in folder: String) {
    var files: [(path: String, time: Int64)] = []
    try? FolderEntry.forEach(in: folder) { entry in
      guard let name = entry.name, name.count == 21, name.hasSuffix(".json") else { return }
      let path = Disk.path(of: name, in: folder)
      files.append((path, Disk.stamp(of: path)?.seconds ?? 0))
    }
    files.sort { ($0.time, $0.path) < ($1.time, $1.path) }
    for file in files.prefix(max(0, files.count - MemoryFile.maximumProjectCount + 1)) {
      FileWriting.remove(file.path)
    }
  }
}

extension DiagnosticKind {
  static let memory = DiagnosticKind(
    "memory", .warning, "The file with the remembered view of a project is not valid.")
}
