#if os(Linux)
  import CXattr
#endif

/// The extended attributes of open files, to which access control lists belong.
enum ExtendedAttributes {
  /// Gives a file the extended attributes of another one, and no others.
  ///
  /// - Returns: whether both files then have the same ones.
  static func copy(from source: Int32, to target: Int32) -> Bool {
    #if os(Linux)
      let wanted = values(of: source)
      for name in values(of: target).keys where wanted[name] == nil { _ = fremovexattr(target, name) }
      for (name, value) in wanted { _ = fsetxattr(target, name, value, value.count, 0) }
      return values(of: target) == wanted
    #else
      return fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL)) == 0
    #endif
  }

  #if os(Linux)
    /// All attributes by name; empty if the file system has none.
    private static func values(of file: Int32) -> [String: [UInt8]] {
      let size = flistxattr(file, nil, 0)
      guard size > 0 else { return [:] }
      var list = [CChar](repeating: 0, count: size)
      let count = flistxattr(file, &list, size)
      guard count > 0 else { return [:] }
      let names = list.prefix(count).split(separator: 0).map { name in
        String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
      return Dictionary(names.map { ($0, value(of: $0, file)) }) { first, _ in first }
    }

    private static func value(of name: String, _ file: Int32) -> [UInt8] {
      let size = fgetxattr(file, name, nil, 0)
      guard size > 0 else { return [] }
      var bytes = [UInt8](repeating: 0, count: size)
      let count = fgetxattr(file, name, &bytes, size)
      return Array(bytes.prefix(max(0, count)))
    }
  #endif
}
