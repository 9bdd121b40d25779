import Synchronization

/// A cache of the font files that have been read. A file is read again when it changes.
final class FontStore: Sendable {
  static let shared = FontStore()

  /// The reason why a file cannot be used as a font.
  struct Problem: Error, Hashable {
    var message: String
  }

  /// The names in a file, and the file itself once one of its fonts is used.
  private struct Entry {
    var stamp: FileStamp
    /// The PostScript names of the file's faces.
    var names: Result<Set<String>, Problem>
    /// The file; `nil` if no face has been used yet. The bytes of such a file are not kept in memory.
    var file: FontFile?
  }

  private let entries = Mutex<[String: Entry]>([:])

  /// The face with the given PostScript name in a file; `nil` if the file does not have it.
  ///
  /// - Throws: `Problem` if the file cannot be read, is not a font, or is damaged.
  func face(named name: String, at path: String) throws(Problem) -> FontFileFace? {
    let result = entries.withLock { entries in
      Result { () throws(Problem) in try Self.face(named: name, at: path, &entries) }
    }
    return try result.get()
  }

  /// The PostScript names of the faces in a file, sorted; empty if the file cannot be used as a font.
  func names(at path: String) -> [String] {
    entries.withLock { entries in
      _ = try? Self.face(named: "", at: path, &entries)
      return ((try? entries[path]?.names.get()) ?? []).sorted()
    }
  }

  private static func face(
    named name: String, at path: String, _ entries: inout [String: Entry]
  ) throws(Problem) -> FontFileFace? {
    guard let stamp = Disk.stamp(of: path) else { throw Problem(message: "the file is missing") }
    let entry: Entry
    var file: FontFile?
    if let oldEntry = entries[path], oldEntry.stamp == stamp {
      entry = oldEntry
      file = oldEntry.file
    } else {
      let result = Result { () throws(Problem) in try Self.file(at: path) }
      entry = Entry(stamp: stamp, names: result.map { Set($0.names) })
      file = try? result.get()
      entries[path] = entry
    }
    guard try entry.names.get().contains(name) else { return nil }
    let usedFile = if let file { file } else { try Self.file(at: path) }
    entries[path]?.file = usedFile
    do throws(FontFile.Failure) {
      return try usedFile.face(named: name)
    } catch {
      throw Problem(message: "\(error)")
    }
  }

  private static func file(at path: String) throws(Problem) -> FontFile {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileBytes.read(path, limit: FontFile.largestFile)
    } catch {
      throw Problem(message: error.diagnostic(file: path).message)
    }
    do throws(FontFile.Failure) {
      return try FontFile(bytes)
    } catch {
      throw Problem(message: "\(error)")
    }
  }
}
