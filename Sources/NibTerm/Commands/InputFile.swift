import NibCore

/// Reads documents for the commands; one that cannot be read costs only itself.
enum InputFile {
  /// The document at `path` (`-`: standard input), or nil after telling why on standard error.
  static func document(_ path: String) -> NibDocument? {
    guard let bytes = bytes(path) else { return nil }
    do {
      return try NibReader.read(bytes, file: path == "-" ? "<standard input>" : path)
    } catch {
      Output.error(error.diagnostic.rendered)
      return nil
    }
  }

  /// The bytes of the file at `path`, or nil after telling why on standard error.
  static func bytes(_ path: String) -> [UInt8]? {
    if path == "-" { return [UInt8](FileHandle.standardInput.readDataToEndOfFile()) }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      Output.error("\(path): error: there is no such file [no-file]")
      return nil
    }
    if isDirectory.boolValue {
      Output.error("\(path): error: this is a folder, not a document [folder]")
      return nil
    }
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      Output.error("\(path): error: the file cannot be read: \(error.localizedDescription) [unreadable]")
      return nil
    }
  }

  /// The documents that a path stands for: itself, or the nibs in that folder and below, sorted.
  static func nibs(below path: String) -> [String] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue
    else {
      return [path]
    }
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { name in
      let parts = name.split(separator: "/")
      return [".xib", ".storyboard", ".nib"].contains { name.hasSuffix($0) }
        && !parts.contains { $0.hasPrefix(".") }
    }.sorted().map { path == "." ? $0 : (path.hasSuffix("/") ? path + $0 : "\(path)/\($0)") }
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
