/// An entry of a folder as the system lists it. It is valid only while the folder is being read.
///
/// All searches read folders with this type and follow the same rule: a link to a file is treated as the file, and a
/// link to a folder is never entered. A search therefore visits each folder of a project once, and never leaves the
/// project.
package struct FolderEntry {
  package enum Kind: Hashable, Sendable {
    case file, folder
    case linkedFile
    case linkedFolder
    /// A pipe, a socket, a device, or a link whose target does not exist.
    case other

    package var isFile: Bool { self == .file || self == .linkedFile }
  }

  /// The bytes of the name as the system stores it.
  package let bytes: UnsafeBufferPointer<UInt8>
  /// The type in the folder's listing, such as `DT_REG`.
  private let type: Int
  /// The descriptor of the open folder.
  private let folder: Int32

  /// Reads a folder's entries in the system's order, without `.` and `..`.
  package static func forEach(
    in path: String, _ body: (FolderEntry) -> Void
  ) throws(FolderFailure) {
    guard !path.utf8.contains(0) else { throw FolderFailure(ENOENT) }
    if let reason = AccessScope.reason(against: path) { throw FolderFailure(reason: reason) }
    guard let stream = opendir(path) else { throw FolderFailure(errno) }
    defer { closedir(stream) }
    errno = 0
    while let entry = readdir(stream) {
      let type = Int(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          let bytes = UnsafeBufferPointer(start: $0, count: strlen($0))
          guard !bytes.elementsEqual(".".utf8), !bytes.elementsEqual("..".utf8) else { return }
          body(FolderEntry(bytes: bytes, type: type, folder: dirfd(stream)))
        }
      }
      errno = 0
    }
    if errno != 0 { throw FolderFailure(errno) }
  }

  /// The name; `nil` if it is not UTF-8.
  package var name: String? { String(validating: bytes, as: UTF8.self) }

  /// Whether the name begins with a dot.
  package var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// True if the listing itself identifies the entry as a file. This needs no system call, and it is enough for most
  /// entries.
  package var isKnownFile: Bool { type == Int(DT_REG) }

  /// The kind of the entry. A system call is needed only for links, and on file systems whose listings do not
  /// contain the kind.
  package var kind: Kind {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK), Int(DT_UNKNOWN): kindFromStatus
    default: .other
    }
  }

  /// The kind according to the entry's status, and that of its target if it is a link.
  private var kindFromStatus: Kind {
    let entryMode = mode(AT_SYMLINK_NOFOLLOW)
    let isLink = entryMode == S_IFLNK
    switch isLink ? mode(0) : entryMode {
    case S_IFREG: return isLink ? .linkedFile : .file
    case S_IFDIR: return isLink ? .linkedFolder : .folder
    default: return .other
    }
  }

  /// The file type bits of the entry's mode; 0 if the system cannot determine them.
  private func mode(_ flags: Int32) -> mode_t {
    bytes.withMemoryRebound(to: CChar.self) { name in
      var status = stat()
      guard let start = name.baseAddress, fstatat(folder, start, &status, flags) == 0 else { return 0 }
      return status.st_mode & S_IFMT
    }
  }
}

/// The reason why a folder could not be listed.
package struct FolderFailure: Error, Equatable {
  package let reason: String

  fileprivate init(_ number: Int32) { reason = String(cString: strerror(number)) }

  fileprivate init(reason: String) { self.reason = reason }
}
