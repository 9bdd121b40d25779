/// A document that is a folder: `X.nib/` with a file for each system version, or `X.storyboardc/` with a nib for
/// each controller.
///
/// The package itself touches no disk: whoever makes one says what files there are, and how they are read.
public struct NibPackage {
  /// The folder, as it is to be shown in locations; without a slash at its end.
  public let path: String
  /// The files below the folder, as paths from it, sorted.
  let files: [String]
  private let contents: (String) throws(NibReadError) -> [UInt8]

  /// A package of these files.
  ///
  /// - Parameters:
  ///   - path: the folder, to be shown in locations.
  ///   - files: the files below the folder, as paths from it, in any order.
  ///   - contents: the bytes of one of them, by that path.
  package init(
    path: String, files: [String], contents: @escaping (String) throws(NibReadError) -> [UInt8]
  ) {
    self.path = path
    self.files = files.sorted()
    self.contents = contents
  }

  /// Whether folders of that name are documents, by the ends of names that Xcode gives them.
  package static func isPackage(named name: String) -> Bool {
    let bare = name.hasSuffix("/") ? String(name.dropLast()) : name
    return [".nib", ".xib", ".storyboardc"].contains { bare.hasSuffix($0) && bare.count > $0.count }
  }

  /// The bytes of a file of the package.
  func bytes(of file: String) throws(NibReadError) -> [UInt8] { try contents(file) }

  /// The place of a file, to be shown in locations.
  func place(of file: String) -> String { "\(path)/\(file)" }

  /// The error that the package as a whole gives no document.
  func error(_ id: String, _ message: String) -> NibReadError {
    NibReadError(Diagnostic(id, .error, message, at: SourceLocation(file: path, line: 1, column: 1)))
  }
}

extension NibReader {
  /// The document that a package holds.
  ///
  /// - Throws: when there is no document to return, with one diagnostic that says why.
  public static func read(_ package: NibPackage) throws(NibReadError) -> NibDocument {
    let isStoryboard = package.path.hasSuffix(".storyboardc")
    return isStoryboard ? try StoryboardPackage.document(of: package) : try package.nibDocument(in: "")
  }
}
