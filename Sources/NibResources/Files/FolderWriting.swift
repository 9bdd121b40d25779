import Foundation

/// Writes folders of files, such as compiled storyboards, and files in the place of such folders.
package enum FolderWriting {
  /// Replaces or creates a folder as a whole: it has all the given files and no others, or it stays unchanged.
  ///
  /// - Parameters:
  ///   - path: the folder. A link stays a link; the folder that it leads to is replaced.
  ///   - isReplaceable: whether the existing folder or file at a path may be replaced.
  package static func replace(
    _ path: String, with files: [(name: String, bytes: [UInt8])],
    ifReplaceable isReplaceable: (String) -> Bool
  ) throws(WritingFailure) {
    for file in files where !isFileName(file.name) {
      throw WritingFailure("'\(VisibleText.line(file.name))' is not the name of a file in it")
    }
    let target = Disk.realPath(path) ?? path
    let exists = try check(target, isReplaceable)
    let new = try temporaryFolder(beside: target)
    do throws(WritingFailure) {
      for file in files {
        let path = Disk.path(of: file.name, in: new)
        try FileWriting.makeFolder(Disk.folder(of: path))
        try FileWriting.replace(path, with: file.bytes)
      }
      try place(new, at: target, replaces: exists)
    } catch {
      remove(new)
      throw error
    }
  }

  /// Replaces a folder with a file, or leaves it unchanged.
  ///
  /// - Parameter isReplaceable: whether the folder may be replaced.
  package static func replaceFolder(
    _ path: String, withFile bytes: [UInt8], ifReplaceable isReplaceable: (String) -> Bool
  ) throws(WritingFailure) {
    let target = Disk.realPath(path) ?? path
    _ = try check(target, isReplaceable)
    let new = try temporaryFolder(beside: target)
    defer { remove(new) }
    let file = Disk.path(of: Disk.name(of: target), in: new)
    try FileWriting.replace(file, with: bytes)
    try place(file, at: target, replaces: true)
  }

  /// The files of a folder and of the folders inside it, by their paths in it; `nil` if one of them cannot be read,
  /// or is a link, which may lead anywhere, and if the path is not that of a folder.
  package static func files(of path: String) -> [(name: String, bytes: [UInt8])]? {
    guard Disk.isFolder(path), let names = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
      return nil
    }
    var files: [(name: String, bytes: [UInt8])] = []
    for name in names.sorted() {
      let item = Disk.path(of: name, in: path)
      guard let kind = try? FileStatus(of: item, followsLinks: false).kind, kind != .link else { return nil }
      if kind == .folder { continue }
      guard let bytes = FileBytes.ifReadable(item, limit: .max) else { return nil }
      files.append((name: name, bytes: bytes))
    }
    return files
  }

  /// Whether a folder exists and contains nothing.
  package static func isEmpty(_ path: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty ?? false
  }

  /// Deletes a folder with everything in it, if that is possible.
  package static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  /// Whether a name is that of a file in the folder, or in a folder inside it.
  private static func isFileName(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return !name.utf8.contains(0)
      && parts.allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
  }

  /// Returns whether there is a folder or a file. Fails if it must not be replaced.
  private static func check(
    _ path: String, _ isReplaceable: (String) -> Bool
  ) throws(WritingFailure) -> Bool {
    guard Disk.existsOrIsLink(path) else { return false }
    guard isReplaceable(path) else {
      throw WritingFailure(
        Disk.isFolder(path) ? "it is a folder that contains other files" : "it exists, and is not a folder")
    }
    return true
  }

  /// Creates an empty folder with a new name, which other users may read as usual.
  private static func temporaryFolder(beside path: String) throws(WritingFailure) -> String {
    let template = Disk.path(of: ".\(Disk.name(of: path)).XXXXXX", in: Disk.folder(of: path))
    var name = Array(template.utf8CString)
    guard mkdtemp(&name) != nil else { throw WritingFailure(number: errno) }
    let mask = umask(0)
    umask(mask)
    let folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    chmod(folder, 0o777 & ~mask)
    return folder
  }

  /// Renames a folder or a file to the path. What was there is deleted.
  private static func place(_ new: String, at path: String, replaces: Bool) throws(WritingFailure) {
    guard replaces else {
      guard rename(new, path) == 0 else { throw WritingFailure(number: errno) }
      return
    }
    let folder = try temporaryFolder(beside: path)
    defer { remove(folder) }
    let old = Disk.path(of: Disk.name(of: path), in: folder)
    guard rename(path, old) == 0 else { throw WritingFailure(number: errno) }
    guard rename(new, path) == 0 else {
      let number = errno
      rename(old, path)
      throw WritingFailure(number: number)
    }
  }
}
