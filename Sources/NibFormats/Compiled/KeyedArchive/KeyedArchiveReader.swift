/// Reads archives of NSKeyedArchiver, the format of compiled nibs before iOS 6 and macOS 10.13.
///
/// The archive is a property list with the object table `$objects` and the top-level values `$top`. References (UIDs)
/// are indexes into the table. An entry of the table that is a plain value, such as a string or a number, does not
/// become an object of the graph. Each reference to it is replaced by the value.
enum KeyedArchiveReader {
  /// Whether the bytes are a property list. Not every property list is a keyed archive.
  static func canRead(_ bytes: [UInt8]) -> Bool {
    BinaryPropertyList.canRead(bytes) || XMLPropertyList.canRead(bytes)
  }

  /// Reads the objects of an archive. Object 0 contains the values of `$top`. O(size of the file), in time
  /// and memory.
  ///
  /// - Parameter file: the name to show in locations.
  /// - Throws: an error with one diagnostic: `damaged-nib` with the byte offset, or `not-a-nib` for a
  ///   property list that is not a keyed archive.
  static func graph(of bytes: [UInt8], file: String) throws(NibReadError) -> CodedGraph {
    let list = try PropertyList.read(bytes, file: file)
    guard let objects = list.items(of: list.value("$objects", of: list.root)),
      let top = list.value("$top", of: list.root)
    else {
      let form = BinaryPropertyList.canRead(bytes) ? "a binary" : "an XML"
      throw NibReadError(.propertyList(form, file: file))
    }
    do {
      var unarchiver = KeyedUnarchiver(list, objects: objects, limit: bytes.count)
      return try unarchiver.graph(top: top)
    } catch {
      throw error.error(file: file)
    }
  }
}

extension Diagnostic {
  /// The error for a property list that is not a nib. `form` is "an XML" or "a binary".
  static func propertyList(_ form: String, file: String) -> Diagnostic {
    Diagnostic(
      .notANib, "this is \(form) property list, not an Interface Builder document",
      at: SourceLocation(file: file, line: 1, column: 1))
  }
}
