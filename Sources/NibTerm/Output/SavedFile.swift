import ArgumentParser
import NibCore
import NibTools

/// The file that a command writes for an option such as `-o`. The file is written completely or not at all.
///
/// Documents of Interface Builder are never replaced. These are files with the suffix `.xib` or `.storyboard`, and the
/// document that the bytes were made from, however its path is spelled. Only a new document can be written.
struct SavedFile {
  let path: String
  /// The noun for the content in messages.
  let content: Content
  /// The option of the command that names the file.
  var option = "-o"

  /// Whether this is a file, and not standard output.
  var isFile: Bool { path != "-" }

  /// The kind of output that a command writes.
  enum Content: String {
    case nib, drawing, translations
    /// A compiled storyboard, which is a folder.
    case storyboard = "compiled storyboard"
    /// A document of Interface Builder, which must not exist yet.
    case source = "document"
  }

  /// The reason why a file is not written.
  enum Failure: Error, Hashable {
    /// The file is the document that the bytes were made from.
    case source
    /// The document that the bytes were made from is a folder, and the file would be in it.
    case insideSource
    /// The file would have this name, which has the suffix of a document.
    case documentName(String)
    /// The document would be written over this file.
    case exists(String)
    /// The file cannot be written.
    case writing(WritingFailure)

    /// The message, without a full stop.
    ///
    /// - Parameter option: the option that names the file.
    func message(of content: Content, option: String) -> String {
      let noun = "the \(content.rawValue)"
      switch self {
      case .source: return "\(noun) would be written over the document; name another file with \(option)"
      case .insideSource:
        return
          "\(noun) would be written into the document, which is a folder; name a file outside it with \(option)"
      case .documentName(let name):
        let other =
          switch content {
          case .nib: "a file that ends in .nib"
          case .storyboard: "a folder that ends in .storyboardc"
          default: "another file"
          }
        return "\(noun) cannot be written: '\(name)' is the name of a document; name \(other)"
      case .exists(let name):
        return "\(noun) cannot be written: '\(name)' exists already; name another file with \(option)"
      case .writing(let failure):
        return "\(noun) cannot be written: \(failure.reason)"
          + (failure.isOfWrongKind ? "; name a file, or '-' for standard output" : "")
      }
    }

    var kind: DiagnosticKind {
      switch self {
      case .source, .insideSource: .sameFile
      case .documentName, .exists, .writing: .unwritable
      }
    }
  }

  /// Writes the file, or standard output if the path is `-`. A terminal gets the texts of documents with their control
  /// characters made visible; files and other programs get the bytes.
  ///
  /// - Parameter sources: the paths of the documents that the bytes were made from; `-` is standard input.
  /// - Throws: `ExitCode` with the given status after reporting the problem on standard error.
  func write(_ bytes: [UInt8], madeFrom sources: [String], failureStatus: Int32 = 1) throws {
    guard isFile else {
      let isOnTerminal = (content == .translations || content == .source) && isatty(STDOUT_FILENO) == 1
      return isOnTerminal ? Output.write(String(decoding: bytes, as: UTF8.self)) : Output.write(bytes)
    }
    do {
      try save(bytes, madeFrom: sources)
    } catch {
      Output.error(diagnostic(error))
      throw ExitCode(failureStatus)
    }
  }

  /// Writes the file. A compiled nib can take the place of one that is a folder.
  func save(_ bytes: [UInt8], madeFrom sources: [String]) throws(Failure) {
    try check(madeFrom: sources)
    do throws(WritingFailure) {
      if content == .nib, CompiledNibs.isNibFolder(path) {
        try FolderWriting.replaceFolder(path, withFile: bytes, ifReplaceable: CompiledNibs.isNibFolder)
      } else {
        try FileWriting.replace(path, with: bytes)
      }
    } catch {
      throw .writing(error)
    }
  }

  /// Writes a compiled storyboard or a nib that is a folder, as a whole or not at all. What is anything else is not
  /// replaced.
  func save(_ files: [NibCompiler.File], madeFrom sources: [String]) throws(Failure) {
    try check(madeFrom: sources)
    do throws(WritingFailure) {
      try FolderWriting.replace(
        path, with: files.map { ($0.name, $0.bytes) },
        ifReplaceable: content == .nib ? CompiledNibs.isNib : CompiledNibs.isStoryboard)
    } catch {
      throw .writing(error)
    }
  }

  /// The diagnostic for a failure.
  func diagnostic(_ failure: Failure) -> Diagnostic {
    Diagnostic(
      failure.kind, failure.message(of: content, option: option), at: SourceLocation(file: path))
  }

  /// Fails if the file must not be written.
  private func check(madeFrom sources: [String]) throws(Failure) {
    for source in sources { try check(madeFrom: source) }
    try checkName()
  }

  /// Fails if the file is the document, or would be inside it.
  private func check(madeFrom source: String) throws(Failure) {
    if let before = try? FileStatus(of: path), before.isSame(as: SavedFile.status(ofSource: source)) {
      throw .source
    }
    // Links are followed.
    let target = Disk.realPath(path) ?? path
    if !Disk.isFolder(path), SavedFile.isPath(target, inside: source) { throw .insideSource }
  }

  /// Fails if the file, or the target of a link, has the name of a document. A new document must not exist.
  private func checkName() throws(Failure) {
    if content == .source {
      let status = try? FileStatus(of: path, followsLinks: false)
      if let status, [.regular, .link].contains(status.kind) { throw .exists(Disk.name(of: path)) }
      return
    }
    for path in [path, Disk.realPath(path) ?? path] where DocumentName.isSource(path) {
      throw .documentName(Disk.name(of: path))
    }
  }

  private static func status(ofSource path: String) -> FileStatus? {
    path == "-" ? try? FileStatus(ofOpen: STDIN_FILENO) : try? FileStatus(of: path)
  }

  /// Whether the source is a folder and the path is inside it.
  private static func isPath(_ path: String, inside source: String) -> Bool {
    guard Disk.isFolder(source), let outer = Disk.realPath(source),
      let inner = Disk.realPath(Disk.folder(of: path))
    else { return false }
    return "\(inner)/".utf8.starts(with: "\(outer)/".utf8)
  }
}

extension DiagnosticKind {
  static let sameFile = DiagnosticKind(
    "same-file", .error, "The file to write is the document that is read.",
    advice: "Name another file with `-o`.")

  static let unwritable = DiagnosticKind(
    "unwritable", .error, "A file cannot be written, or must not be.",
    advice: "Name a file that ends in `.nib`, or `-` for standard output.")
}
