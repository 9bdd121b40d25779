/// A document that is a folder: `X.nib/` with a file for each system version, or `X.storyboardc/` with a nib
/// for each controller.
///
/// The package does not access the disk itself. Its creator provides the list of files and a function that
/// reads them.
package struct NibPackage {
  /// The path of the folder, for locations; without a trailing slash.
  package let path: String
  /// The paths of the files, relative to the folder, sorted.
  let files: [String]
  private let contents: (String) throws(NibReadError) -> [UInt8]

  /// Creates a package from its files.
  ///
  /// - Parameters:
  ///   - path: the folder, for locations.
  ///   - files: the paths of the files, relative to the folder, in any order.
  ///   - contents: returns the bytes of the file with the given path.
  package init(
    path: String, files: [String], contents: @escaping (String) throws(NibReadError) -> [UInt8]
  ) {
    self.path = path
    self.files = files.sorted()
    self.contents = contents
  }

  /// Whether a folder with this name is a document, according to the extensions that Xcode uses.
  package static func isPackage(named name: String) -> Bool {
    let bare = name.hasSuffix("/") ? String(name.dropLast()) : name
    return [".nib", ".xib", ".storyboardc"].contains { bare.hasSuffix($0) && bare.count > $0.count }
  }

  /// The bytes of a file in the package.
  func bytes(of file: String) throws(NibReadError) -> [UInt8] { try contents(file) }

  /// The path of a file, for locations.
  func place(of file: String) -> String { "\(path)/\(file)" }

  /// The error that the package as a whole cannot be read as a document.
  func error(_ id: String, _ message: String) -> NibReadError {
    NibReadError(Diagnostic(id, .error, message, at: SourceLocation(file: path, line: 1, column: 1)))
  }
}

extension NibReader {
  /// Reads the document in a package.
  ///
  /// - Throws: an error with one diagnostic that gives the reason, if there is no document to return.
  package static func read(_ package: NibPackage) throws(NibReadError) -> NibDocument {
    let isStoryboard = package.path.hasSuffix(".storyboardc")
    return isStoryboard ? try StoryboardPackage.document(of: package) : try package.nibDocument(in: "")
  }
}
