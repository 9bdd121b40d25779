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
        guard Self.unsupportedKinds.contains(error.diagnostic.kind) else { throw error }
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
  private static let unsupportedKinds: Set<DiagnosticKind> = [.unsupportedFormat, .notANib]

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
