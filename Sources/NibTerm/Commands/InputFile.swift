import NibCore

/// Reads documents for the commands; one that cannot be read costs only itself.
enum InputFile {
  /// The document at `path` (`-`: standard input), or nil after telling why on standard error.
  static func document(_ path: String) -> NibDocument? {
    do {
      return try read(path)
    } catch {
      Output.error(error.diagnostic.rendered)
      return nil
    }
  }

  /// The document at `path` (`-`: standard input): a file, or a folder that is one document.
  static func read(_ path: String) throws(NibReadError) -> NibDocument {
    if path != "-" { SampleNibs.register(forDocument: path) }
    if let package = NibPackage(directory: path) { return try NibReader.read(package) }
    return try NibReader.read(try bytes(path), file: path == "-" ? "<standard input>" : path)
  }

  /// The bytes of the file at `path` (`-`: standard input).
  private static func bytes(_ path: String) throws(NibReadError) -> [UInt8] {
    if path == "-" { return [UInt8](FileHandle.standardInput.readDataToEndOfFile()) }
    guard FileManager.default.fileExists(atPath: path) else {
      throw error(path, "no-file", "there is no such file")
    }
    if isDirectory(path) { throw error(path, "folder", "this is a folder, not a document") }
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let reason {
      throw error(path, "unreadable", "the file cannot be read: \(reason.localizedDescription)")
    }
  }

  /// The documents that a path stands for: itself, or the nibs in that folder and below, in the order of
  /// `FolderSearch`. Folders that cannot be searched are told on standard error.
  ///
  /// - Parameter respectsIgnore: whether what git ignores is left out.
  static func nibs(below path: String, respectsIgnore: Bool) -> [String] {
    guard isFolder(path) else { return [path] }
    return FolderSearch(root: path, respectsIgnore: respectsIgnore).flatMap { folder in
      if let remark = folder.remark { Output.error(remark.diagnostic(below: path).rendered) }
      return folder.documents.map { FolderPath.join(path, $0) }
    }
  }

  /// Whether a path is a folder to look for documents in: one that is no document itself.
  static func isFolder(_ path: String) -> Bool { isDirectory(path) && !NibPackage.isPackage(named: path) }

  /// Whether an error says that there are no bytes to read, not what is wrong with them.
  static func isUnreadable(_ error: NibReadError) -> Bool {
    ["no-file", "folder", "unreadable"].contains(error.diagnostic.id)
  }

  private static func isDirectory(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  private static func error(_ path: String, _ id: String, _ message: String) -> NibReadError {
    NibReadError(Diagnostic(id, .error, message, at: SourceLocation(file: path, line: 0, column: 0)))
  }
}

/// Standard output and standard error, text that came from files made harmless.
enum Output {
  static func line(_ text: String) { write(text + "\n", to: FileHandle.standardOutput) }

  static func error(_ text: String) { write(sanitized(text) + "\n", to: FileHandle.standardError) }

  /// Writes without adding or changing anything; a closed pipe ends the program quietly.
  static func write(_ text: String, to handle: FileHandle = .standardOutput) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      exit(0)
    }
  }

  /// Control characters as visible signs, so that no file can send escape sequences to the terminal.
  static func sanitized(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          guard scalar != "\n", scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) else {
            return scalar
          }
          return scalar.value < 0x20 ? Unicode.Scalar(0x2400 + scalar.value) ?? "?" : "?"
        }))
  }
}
