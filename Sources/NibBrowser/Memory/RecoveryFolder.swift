import NibCore

/// The folder with edits that are not written to their files yet, so that they survive the end of the program. Each running
/// browser has a file of its own for each document.
package struct RecoveryFolder: Sendable {
  private let path: String
  /// The number of this process.
  private let process: Int32

  /// Edits of a document that were not written.
  struct Edits: Codable, Hashable {
    /// The version of the format.
    var version = 1
    /// The absolute path of the document.
    var document: String
    /// The process whose browser made the edits.
    var process: Int32
    /// The time of the last edit, in seconds since 1970.
    var time: Double
    /// The bytes of the file when it was read.
    var file: Data
    /// The bytes with the edits.
    var edited: Data
  }

  /// The maximum size of a file in bytes. A larger file was not written by this program.
  private static let maximumSize = 1 << 28

  /// The folder in the user's state folder; `nil` if the environment determines none.
  package init?(environment: EnvironmentVariables = .ofProcess) {
    guard let state = UserFolders(environment: environment).state else { return nil }
    self.init(path: Disk.path(of: "nibterm/recovery", in: state))
  }

  /// - Parameter process: the number of the process that makes the edits.
  init(path: String, process: Int32 = getpid()) {
    (self.path, self.process) = (path, process)
  }

  // MARK: Writing

  /// Stores the edits of a document, in place of those that this process stored before.
  ///
  /// - Returns: the reason why they cannot be stored; `nil` if they are.
  func save(_ document: String, file: [UInt8], edited: [UInt8]) -> String? {
    let edits = Edits(
      document: Disk.resolved(document), process: process, time: Date().timeIntervalSince1970,
      file: Data(file), edited: Data(edited))
    guard let data = try? JSONEncoder().encode(edits) else { return "they cannot be encoded" }
    do throws(WritingFailure) {
      try FileWriting.makeFolder(path)
      try FileWriting.replace(fileName(of: edits), with: Array(data))
      return nil
    } catch {
      return error.reason
    }
  }

  /// Deletes the edits of a document that this process stored.
  func remove(_ document: String) {
    FileWriting.remove(fileName(ofDocument: Disk.resolved(document), process))
  }

  /// Deletes edits that were found.
  func remove(_ edits: Edits) { FileWriting.remove(fileName(of: edits)) }

  private func fileName(of edits: Edits) -> String { fileName(ofDocument: edits.document, edits.process) }

  private func fileName(ofDocument document: String, _ process: Int32) -> String {
    Disk.path(of: "\(StableHash(document.utf8).hexadecimal)-\(process).json", in: path)
  }

  // MARK: Finding

  /// The edits that processes which have ended left behind, the last ones first.
  var left: [Edits] { left(inFilesNamed: "") }

  /// - Parameter prefix: the beginning of the names of the files.
  private func left(inFilesNamed prefix: String) -> [Edits] {
    var found: [Edits] = []
    try? FolderEntry.forEach(in: path) { entry in
      guard let name = entry.name, name.hasPrefix(prefix), name.hasSuffix(".json"),
        let bytes = FileBytes.ifReadable(Disk.path(of: name, in: path), limit: RecoveryFolder.maximumSize),
        let edits = try? JSONDecoder().decode(Edits.self, from: Data(bytes)), edits.version == 1,
        !RecoveryFolder.isRunning(edits.process)
      else { return }
      found.append(edits)
    }
    return found.sorted { ($1.time, $0.document) < ($0.time, $1.document) }
  }

  /// The edits of a document that a process which has ended left behind; `nil` if there are none.
  func left(of document: String) -> Edits? {
    let document = Disk.resolved(document)
    let prefix = StableHash(document.utf8).hexadecimal
    return left(inFilesNamed: prefix).first { $0.document == document }
  }

  private static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }
}
