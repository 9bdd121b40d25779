/// A file of a `.nib` folder that contains the nib, ordered by preference.
///
/// Xcode writes one file for each group of system versions: `runtime.nib` or `objects.nib` for the oldest,
/// `objects-8.0+.nib` or `keyedobjects-110000.nib` for newer ones, and `designable.nib` as their source.
struct NibPackageMember: Comparable {
  /// The path of the file in the package.
  let file: String
  private let rank: Int
  /// The components of the system version in the name, the most significant first.
  private let version: [Int]

  /// Parses the name of a file; nil if the file contains no objects, such as `classes.nib`.
  init?(_ file: String) {
    self.file = file
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    if let known = Self.plainNames.firstIndex(of: name) {
      rank = known
      version = []
    } else if let found = Self.version(in: name) {
      rank = Self.versionedRank
      version = found
    } else {
      return nil
    }
  }

  /// Compares by preference.
  static func < (a: NibPackageMember, b: NibPackageMember) -> Bool {
    if a.rank != b.rank { return a.rank < b.rank }
    if a.version != b.version { return b.version.lexicographicallyPrecedes(a.version) }
    return a.file < b.file
  }

  /// File names without a version. The source is preferred, because it contains ids and labels that the
  /// compiled files lack. Files for a minimum system version come between it and the files for all versions.
  private static let plainNames = [
    "designable.nib", "designable.xib", "", "runtime.nib", "keyedobjects.nib", "objects.nib",
  ]
  private static let versionedRank = 2

  /// The version in a file name: `[8, 0]` for `objects-8.0+.nib`.
  private static func version(in name: String) -> [Int]? {
    for prefix in ["objects-", "keyedobjects-"] where name.hasPrefix(prefix) && name.hasSuffix(".nib") {
      let text = name.dropFirst(prefix.count).dropLast(4)
      let parts = (text.hasSuffix("+") ? text.dropLast() : text).split(separator: ".").map { Int($0) }
      let known = parts.compactMap { $0 }
      return known.isEmpty || known.count != parts.count ? nil : known
    }
    return nil
  }
}

extension NibPackage {
  /// Reads the nib in a folder of the package ("" for the package's own folder): the first of its files, in
  /// order of preference, that has a supported format.
  ///
  /// - Throws: an error if there is none, or if that file is damaged.
  func nibDocument(in folder: String) throws(NibReadError) -> NibDocument {
    var unreadable: NibReadError?
    for member in try members(in: folder) {
      do {
        return try NibReader.read(try bytes(of: member.file), file: place(of: member.file))
      } catch {
        guard Self.otherFormats.contains(error.diagnostic.id) else { throw error }
        unreadable = unreadable ?? error
      }
    }
    throw unreadable ?? noMembers(in: folder)
  }

  /// The compiled nib in a folder of the package, and the file that contains it.
  func compiledNib(in folder: String) throws(NibReadError) -> (bytes: [UInt8], file: String) {
    for member in try members(in: folder) {
      let bytes = try bytes(of: member.file)
      if CompiledNibReader.isContent(of: bytes) { return (bytes, member.file) }
    }
    throw noMembers(in: folder)
  }

  /// Ids of errors that mean that the format of a file is not supported, not that the file is damaged.
  private static let otherFormats: Set<String> = ["unsupported-format", "not-a-nib"]

  private func members(in folder: String) throws(NibReadError) -> [NibPackageMember] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let inside = files.filter { $0.hasPrefix(prefix) && !$0.dropFirst(prefix.count).contains("/") }
    return inside.compactMap { NibPackageMember($0) }.sorted()
  }

  private func noMembers(in folder: String) -> NibReadError {
    error(
      "not-a-nib",
      "found no nib in the folder\(folder.isEmpty ? "" : " \(folder)"), expected for example runtime.nib or "
        + "keyedobjects.nib")
  }
}
