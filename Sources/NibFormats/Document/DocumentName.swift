/// Recognizes documents by the endings of their names. Upper and lower case are the same, as on macOS.
package enum DocumentName {
  /// The endings of the names of documents: those that Interface Builder writes, and those that are compiled.
  package static let suffixes = [".xib", ".storyboard", ".nib", ".storyboardc"]

  /// The endings of the documents that Interface Builder writes.
  package static let sourceSuffixes = [".xib", ".storyboard"]

  /// The endings of storyboards, compiled or not.
  package static let storyboardSuffixes = [".storyboard", ".storyboardc"]

  /// Endings without their dots, as options of a shell's completion have them.
  package static func extensions(_ suffixes: [String]) -> [String] { suffixes.map { String($0.dropFirst()) } }

  package static func isDocument(_ path: String) -> Bool { ends(path.utf8, in: suffixes) }

  /// Whether a path is that of a document that can be a single file. A compiled storyboard is always a folder.
  package static func isFile(_ path: String) -> Bool { ends(path.utf8, in: [".xib", ".storyboard", ".nib"]) }

  /// Whether a path is that of a document that Interface Builder writes.
  package static func isSource(_ path: String) -> Bool { ends(path.utf8, in: sourceSuffixes) }

  /// Whether a path is that of a storyboard, compiled or not.
  package static func isStoryboard(_ path: String) -> Bool { ends(path.utf8, in: storyboardSuffixes) }

  /// Whether a folder with a path is a document: `X.nib`, `X.xib` or `X.storyboardc`.
  package static func isPackage(_ path: String) -> Bool {
    endsAfterName(path.utf8, in: [".nib", ".xib", ".storyboardc"])
  }

  /// Whether a path, in UTF-8, has one of the given endings after a name. A folder that is named only `.nib` is hidden,
  /// and not a document.
  private static func endsAfterName(
    _ path: some BidirectionalCollection<UInt8>, in suffixes: [String]
  ) -> Bool {
    let slash = UInt8(ascii: "/")
    let name = path.reversed().drop { $0 == slash }.prefix { $0 != slash }
    return suffixes.contains { $0.utf8.count < name.count && ends(path, in: [$0]) }
  }

  /// Whether a path, in UTF-8, has one of the given endings, which are in lower case. Slashes at the end are ignored.
  @inlinable
  package static func ends(_ path: some BidirectionalCollection<UInt8>, in suffixes: [String]) -> Bool {
    var path = path[...]
    while path.last == UInt8(ascii: "/") { path.removeLast() }
    return suffixes.contains { suffix in
      guard let start = path.index(path.endIndex, offsetBy: -suffix.utf8.count, limitedBy: path.startIndex)
      else { return false }
      return path[start...].lazy.map(lowercased).elementsEqual(suffix.utf8)
    }
  }

  /// The name without the ending of a document. Cost: O(length).
  package static func withoutSuffix(_ name: String, _ suffixes: [String] = suffixes) -> String {
    let suffix = suffixes.first { ends(name.utf8, in: [$0]) }
    return String(Substring(name.utf8.dropLast(suffix?.utf8.count ?? 0)))
  }

  @usableFromInline
  package static func lowercased(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}
