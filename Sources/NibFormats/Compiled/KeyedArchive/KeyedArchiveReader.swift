/// Reads archives of NSKeyedArchiver, the form of compiled nibs before iOS 6 and macOS 10.13.
///
/// The archive is a property list with the table `$objects` and the top-level values `$top`. References
/// (UIDs) are indexes into the table. Objects that are plain property list values (strings, numbers) become
/// values of the graph, at each reference to them; objects of the graph always have a class.
enum KeyedArchiveReader {
  /// Whether the bytes may contain a keyed archive, which means that they are a property list.
  static func isContent(of bytes: [UInt8]) -> Bool {
    BinaryPropertyList.isContent(of: bytes) || XMLPropertyList.isContent(of: bytes)
  }

  /// The objects of an archive; object 0 holds the values of `$top`. O(size of the file), in time and memory.
  ///
  /// - Parameter file: the name to show in locations.
  /// - Throws: one diagnostic: `damaged-nib` with the byte offset, or `not-a-nib` for another property list.
  static func graph(of bytes: [UInt8], file: String) throws(NibReadError) -> CodedGraph {
    let list = try PropertyList.read(bytes, file: file)
    guard let objects = list.items(of: list.value("$objects", of: list.root)),
      let top = list.value("$top", of: list.root)
    else {
      let form = BinaryPropertyList.isContent(of: bytes) ? "binary" : "XML"
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
  /// The error for a property list that is not a nib. `form` is "XML" or "binary".
  static func propertyList(_ form: String, file: String) -> Diagnostic {
    Diagnostic(
      "not-a-nib", .error, "\(form) property list, not an Interface Builder document",
      at: SourceLocation(file: file, line: 1, column: 1))
  }
}
