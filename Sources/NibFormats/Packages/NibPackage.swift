import NibSupport

/// A document that is a folder: `X.nib/` with a file for each system version, or `X.storyboardc/` with a nib
/// for each controller.
///
/// The package does not access the disk itself. Its creator provides the list of files and a function that
/// reads them.
package struct NibPackage {
  /// The path of the folder, without a trailing slash. It is shown in source locations.
  package let path: String
  /// The paths of the files, relative to the folder, sorted.
  let files: [String]
  private let contents: (String) throws(NibReadError) -> [UInt8]

  /// Creates a package from its files.
  ///
  /// - Parameters:
  ///   - path: the path of the folder, without a trailing slash, to show in source locations.
  ///   - files: the paths of the files, relative to the folder, in any order.
  ///   - contents: returns the bytes of the file with the given path.
  package init(
    path: String, files: [String], contents: @escaping (String) throws(NibReadError) -> [UInt8]
  ) {
    self.path = path
    self.files = files.sorted()
    self.contents = contents
  }

  func bytes(of file: String) throws(NibReadError) -> [UInt8] { try contents(file) }

  /// The path of a file of the package, to show in source locations.
  func path(of file: String) -> String { "\(path)/\(file)" }

  /// Returns an error about the package as a whole, whose diagnostic has the given kind and message.
  func error(_ kind: DiagnosticKind, _ message: String) -> NibReadError {
    NibReadError(Diagnostic(kind, message, at: SourceLocation(file: path, line: 1, column: 1)))
  }
}

extension NibReader {
  /// Reads the document in a package.
  ///
  /// - Throws: an error with the reason as its diagnostic, if the package cannot be read.
  package static func read(_ package: NibPackage) throws(NibReadError) -> NibDocument {
    let isStoryboard = DocumentName.isStoryboard(package.path)
    return isStoryboard ? try StoryboardPackage.document(of: package) : try package.nibDocument(in: "")
  }
}

extension NibPackage {
  /// Reads the nib in a folder of the package: the most preferred file (see `NibPackageMember`) that has a
  /// supported format.
  ///
  /// - Parameter folder: the path of the folder in the package; empty for the package itself.
  /// - Throws: an error if there is no such file, or if it is damaged.
  func nibDocument(in folder: String) throws(NibReadError) -> NibDocument {
    var unreadable: NibReadError?
    for member in members(in: folder) {
      do {
        return try NibReader.read(try bytes(of: member.file), file: path(of: member.file))
      } catch {
        guard Self.unsupported.contains(error.diagnostic.kind) else { throw error }
        unreadable = unreadable ?? error
      }
    }
    throw unreadable ?? noNibError(in: folder)
  }

  /// Reads the most preferred file in a folder of the package that is a compiled nib. Returns its bytes and its path in
  /// the package.
  func compiledNib(in folder: String) throws(NibReadError) -> (bytes: [UInt8], file: String) {
    for member in members(in: folder) {
      let bytes = try bytes(of: member.file)
      if CompiledNibReader.canRead(bytes) { return (bytes, member.file) }
    }
    throw noNibError(in: folder)
  }

  /// The kinds of errors that mean that the format of a file is not supported. Any other error means that the file is
  /// damaged.
  private static let unsupported: Set<DiagnosticKind> = [.unsupportedFormat, .notANib]

  /// The files of a folder that contain the nib, the most preferred first.
  private func members(in folder: String) -> [NibPackageMember] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let inside = files.filter {
      $0.beginsExactly(with: prefix) && !$0.utf8.dropFirst(prefix.utf8.count).contains(UInt8(ascii: "/"))
    }
    return inside.compactMap { NibPackageMember($0) }.sorted()
  }

  private func noNibError(in folder: String) -> NibReadError {
    error(
      .notANib,
      "found no nib in the folder\(folder.isEmpty ? "" : " \(folder)"), expected for example runtime.nib or "
        + "keyedobjects.nib")
  }
}

/// One of several files of a `.nib` folder that contain the same nib. Files are compared by preference: the preferred
/// file is less than the others.
///
/// Xcode writes one compiled file for each group of system versions: `runtime.nib` or `objects.nib` for the oldest
/// ones, `objects-8.0+.nib` or `keyedobjects-110000.nib` for newer ones. It can also add the source of these files,
/// `designable.nib`.
struct NibPackageMember: Comparable {
  /// The path of the file in the package.
  let file: String
  /// The position of this kind of file in the order of preference, the most preferred first.
  private let rank: Int
  /// The components of the system version in the name, the most significant first; empty if there is none.
  private let version: [Int]

  /// Parses the path of a file. Fails for a file that does not contain the nib, such as `classes.nib`.
  init?(_ file: String) {
    self.file = file
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    let version = Self.version(in: name)
    let kind = version == nil ? name : Self.anyVersion
    guard let rank = Self.preferredNames.firstIndex(of: kind) else { return nil }
    self.rank = rank
    self.version = version ?? []
  }

  /// Whether `a` is preferred to `b`. Of two files with a version, the newer one is preferred.
  static func < (a: NibPackageMember, b: NibPackageMember) -> Bool {
    if a.rank != b.rank { return a.rank < b.rank }
    if a.version != b.version { return b.version.lexicographicallyPrecedes(a.version) }
    return a.file < b.file
  }

  /// The names of the files, the most preferred first. The source is preferred, because it contains ids and labels that
  /// the compiled files lack.
  private static let preferredNames = [
    "designable.nib", "designable.xib", anyVersion, "runtime.nib", "keyedobjects.nib", "objects.nib",
  ]
  /// Stands for all files with a version in their name.
  private static let anyVersion = "objects-VERSION.nib"

  /// The version in a file name: `[8, 0]` for `objects-8.0+.nib`.
  private static func version(in name: String) -> [Int]? {
    for prefix in ["objects-", "keyedobjects-"] where name.hasPrefix(prefix) && name.hasSuffix(".nib") {
      let text = name.dropFirst(prefix.count).dropLast(4)
      let parts = (text.hasSuffix("+") ? text.dropLast() : text).split(separator: ".").map { Int($0) }
      let numbers = parts.compactMap { $0 }
      return numbers.isEmpty || numbers.count != parts.count ? nil : numbers
    }
    return nil
  }
}
