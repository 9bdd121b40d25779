import Synchronization

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

  private static func find(_ name: String, in bundle: Bundle) -> URL? {
    let bare = bareName(name)
    guard !bare.isEmpty, !bare.containsExactly("/") else { return nil }
    let names = candidates(bare)
    for folder in NibSearchPath.folders(of: bundle) {
      let path = folder.path
      let found = names.first { Disk.exists("\(path)/\($0)") }
      if let found { return folder.appendingPathComponent(found) }
    }
    return nil
  }

  /// The possible file names. The variant for the current idiom comes first; the other idiom's variant is
  /// never used (docs/behaviours.md B7).
  private static func candidates(_ name: String) -> [String] {
    let modifier = NibEnvironment.current.traits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    return ["\(name)\(modifier).xib", "\(name)\(modifier).nib", "\(name).xib", "\(name).nib"]
  }

  private static func bareName(_ name: String) -> String {
    for suffix in [".xib", ".nib"] where name.hasSuffix(suffix) { return String(name.dropLast(suffix.count)) }
    return name
  }
}

/// The folders and embedded nibs in which nibs are looked up by name.
public enum NibSearchPath {
  private struct State {
    var folders: [URL] = []
    var sources: [@Sendable (String) -> [UInt8]?] = []
  }

  private static let state = Mutex(State())

  /// Adds a folder that is searched for the nibs of every bundle, after the bundle's own folders.
  public static func add(folder: URL) {
    state.withLock { $0.folders.append(folder) }
  }

  /// Adds nibs that are embedded in the program, by their names without a suffix. A nib is used if no file with its
  /// name is found.
  package static func embed(_ nibs: [String: [UInt8]]) { embed { nibs[$0] } }

  /// Adds a function that returns the bytes of nibs embedded in the program. It is called if no file with a nib's name
  /// is found.
  ///
  /// - Parameter source: returns the bytes of the nib or storyboard with the given name, which has no suffix,
  ///   or `nil` for an unknown name. If several sources know a name, the one added last is used.
  public static func embed(_ source: @escaping @Sendable (_ name: String) -> [UInt8]?) {
    state.withLock { $0.sources.append(source) }
  }

  static func embedded(_ name: String) -> [UInt8]? {
    state.withLock { $0.sources }.reversed().lazy.compactMap { $0(name) }.first
      ?? BoundMembers.document(named: name).map { Array($0.utf8) }
  }

  /// The folders in which nibs of a bundle are searched for, in the order of docs/behaviours.md B3 and B8: SwiftPM's folders
  /// with the resources of the program's modules, the bundle itself, each with the folders of languages in it first, and the
  /// folders that were added with `add(folder:)`.
  static func folders(of bundle: Bundle, owner: ResourceOwner = .running) -> [URL] {
    var roots: [URL] = []
    if let resources = bundle.resourceURL { roots.append(resources) }
    if bundle.bundleURL != bundle.resourceURL { roots.append(bundle.bundleURL) }
    let own = roots.flatMap { ResourceBundles.folders(beside: $0, of: owner) }
    return own.flatMap { ResourceBundles.localizedFolders(in: $0) + [$0] }
      + roots.flatMap(ResourceBundles.localizedFolders) + roots + state.withLock { $0.folders }
  }
}
