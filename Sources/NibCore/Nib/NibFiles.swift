/// Finds and reads nib files by name (docs/behaviours.md B1-B8).
enum NibFiles {
  /// The document of a nib, from the bundle's folders or from the nibs embedded in the program.
  /// - Throws: `NibException` with UIKit's "Could not load NIB in bundle" text.
  static func document(named name: String, bundle: Bundle) throws -> NibDocument {
    if let url = find(name, in: bundle) {
      if let package = NibPackage(directory: url.path) {
        return try parse(name, bundle) { () throws(NibReadError) in try NibReader.read(package) }
      }
      return try parse(name, bundle) { () throws(NibReadError) in
        try NibReader.read(try FileBytes.readDocument(url.path), file: url.path)
      }
    }
    if let bytes = NibSearchPath.embedded(bareName(name)) {
      return try parse(bytes, file: "\(bareName(name)).xib", name: name, bundle: bundle)
    }
    throw loadingError(name, bundle, detail: nil)
  }

  /// Returns true if a nib with the given name exists.
  static func exists(_ name: String, in bundle: Bundle) -> Bool {
    find(name, in: bundle) != nil || NibSearchPath.embedded(bareName(name)) != nil
  }

  static func parse(_ bytes: [UInt8], file: String, name: String, bundle: Bundle) throws -> NibDocument {
    try parse(name, bundle) { () throws(NibReadError) in try NibReader.read(bytes, file: file) }
  }

  /// Reads a document, or throws UIKit's error about the bundle.
  private static func parse(
    _ name: String, _ bundle: Bundle, _ read: () throws(NibReadError) -> NibDocument
  ) throws -> NibDocument {
    do {
      return try read()
    } catch {
      throw loadingError(name, bundle, detail: error.diagnostic.rendered)
    }
  }

  private static func loadingError(_ name: String, _ bundle: Bundle, detail: String?) -> NibException {
    .internalInconsistency(
      "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'",
      hint: detail)
  }

  /// The file of a nib in the folders of a bundle; `nil` if there is none.
  private static func find(_ name: String, in bundle: Bundle) -> URL? {
    let bare = bareName(name)
    guard !bare.isEmpty, !bare.containsExactly("/") else { return nil }
    let names = fileNames(of: bare)
    for folder in NibSearchPath.folders(of: bundle) {
      let path = folder.path
      if let name = names.first(where: { Disk.exists("\(path)/\($0)") }) {
        return folder.appendingPathComponent(name)
      }
    }
    return nil
  }

  /// The possible file names. The variant for the current idiom comes first; the other idiom's variant is
  /// never used (docs/behaviours.md B7).
  private static func fileNames(of name: String) -> [String] {
    let modifier = NibEnvironment.current.traits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    return ["\(name)\(modifier).xib", "\(name)\(modifier).nib", "\(name).xib", "\(name).nib"]
  }

  private static func bareName(_ name: String) -> String {
    for suffix in [".xib", ".nib"] where name.hasSuffix(suffix) { return String(name.dropLast(suffix.count)) }
    return name
  }
}
