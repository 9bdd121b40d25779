import NibCore

/// Reads documents for the commands; one that cannot be read costs only itself.
enum InputFile {
  /// The document at `path` (`-`: standard input), or nil after telling why on standard error.
  static func document(_ path: String) -> NibDocument? {
    do {
      return try read(path)
    } catch {
      Output.error(error.diagnostic)
      return nil
    }
  }

  /// The document at `path` (`-`: standard input): a file, or a folder that is one document.
  static func read(_ path: String) throws(NibReadError) -> NibDocument {
    if path != "-" { SampleNibs.register(forDocument: path) }
    if let package = NibPackage(directory: path) { return try NibReader.read(package) }
    return try NibReader.read(try bytes(path), file: name(path))
  }

  /// The bytes of the file at `path` (`-`: standard input).
  private static func bytes(_ path: String) throws(NibReadError) -> [UInt8] {
    guard path == "-" else { return try FileBytes.readDocument(path, acceptsPipe: true) }
    do throws(FileFailure) {
      return try FileBytes.readStandardInput()
    } catch {
      throw NibReadError(error.diagnostic(file: name(path)))
    }
  }

  /// What a path is called in locations.
  private static func name(_ path: String) -> String { path == "-" ? "<standard input>" : path }

  /// The documents that a path stands for: itself, or the nibs in that folder and below, in the order of
  /// `FolderSearch`. Folders that cannot be searched are told on standard error.
  ///
  /// - Parameter respectsIgnore: whether what git ignores is left out.
  static func nibs(below path: String, respectsIgnore: Bool) -> [String] {
    guard isFolder(path) else { return [path] }
    return FolderSearch(root: path, respectsIgnore: respectsIgnore).flatMap { folder in
      for remark in folder.remarks { Output.error(remark.diagnostic(below: path)) }
      return folder.documents.map { FolderPath.join(path, $0) }
    }
  }

  /// Whether a path is a folder to look for documents in: one that is no document itself.
  static func isFolder(_ path: String) -> Bool { Disk.isFolder(path) && !NibPackage.isPackage(named: path) }

  /// Whether an error says that there are no bytes to read, not what is wrong with them.
  static func isUnreadable(_ error: NibReadError) -> Bool {
    FileFailure.ids.contains(error.diagnostic.id)
  }
}
