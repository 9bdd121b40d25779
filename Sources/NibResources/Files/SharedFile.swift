/// A file that several running programs can change. Each change reads and replaces the file while it has a lock, so
/// that programs do not overwrite each other's changes.
package struct SharedFile {
  /// The path of the file itself, with all links resolved.
  private let path: String

  /// Follows the links at a path to the file itself, which need not exist.
  package init(following path: String) throws(WritingFailure) {
    var path = path
    var linksLeft = 40
    while let link = try Self.target(ofLink: path) {
      linksLeft -= 1
      guard linksLeft > 0 else { throw WritingFailure(number: ELOOP) }
      path = link.beginsExactly(with: "/") ? link : Disk.path(of: link, in: Disk.folder(of: path))
    }
    self.path = path
  }

  /// The path that a link contains; `nil` for anything other than a link.
  private static func target(ofLink path: String) throws(WritingFailure) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count >= 0 else { return nil }
    // Decoding a path that is not UTF-8 would give the name of another file.
    guard let target = String(validating: bytes.prefix(count), as: UTF8.self) else {
      throw WritingFailure(number: EILSEQ)
    }
    return target
  }

  /// Changes the file's bytes while no other program can. A file that does not exist is treated as empty.
  ///
  /// - Parameter change: receives the current bytes of the file and returns the new ones. If they are equal, nothing is
  ///   written.
  package func update(_ change: ([UInt8]) -> [UInt8]) throws(WritingFailure) {
    try FolderLock.hold(onFolderOf: path) { () throws(WritingFailure) in
      let before = try bytes()
      let after = change(before)
      if after != before { try FileWriting.replace(path, with: after) }
    }
  }

  private func bytes() throws(WritingFailure) -> [UInt8] {
    do throws(FileFailure) {
      return try FileBytes.read(path)
    } catch {
      switch error.reason {
      case .missing, .missingAndNotUTF8: return []
      default: throw WritingFailure(error.diagnostic(file: path).message)
      }
    }
  }
}
