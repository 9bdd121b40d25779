import Synchronization

/// The folders and embedded nibs in which nibs are looked up by name.
public enum NibSearchPath {
  private struct State {
    /// The folders that were added, in the order of the search.
    var folders: [URL] = []
    /// Functions that return the bytes of an embedded nib by its name. The last one is asked first.
    var embeddedNibs: [@Sendable (String) -> [UInt8]?] = []
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
    state.withLock { $0.embeddedNibs.append(source) }
  }

  /// The bytes of an embedded nib or storyboard; `nil` if there is none with the name. Documents that the build plugin
  /// embeds come last.
  static func embedded(_ name: String) -> [UInt8]? {
    state.withLock { $0.embeddedNibs }.reversed().lazy.compactMap { $0(name) }.first
      ?? BoundMembers.document(named: name).map { Array($0.utf8) }
  }

  /// The folders in which nibs of a bundle are searched for, in the order of docs/behaviours.md B3 and B8: SwiftPM's
  /// folders with the resources of the program's modules, then the bundle itself, then the folders that were added with
  /// `add(folder:)`. Before each of the first two, the folders of languages in it are searched.
  static func folders(of bundle: Bundle, owner: ResourceOwner = .running) -> [URL] {
    var bundleFolders: [URL] = []
    if let resources = bundle.resourceURL { bundleFolders.append(resources) }
    if bundle.bundleURL != bundle.resourceURL { bundleFolders.append(bundle.bundleURL) }
    let moduleFolders = bundleFolders.flatMap { ResourceBundles.folders(beside: $0, of: owner) }
    let foldersOfModules = moduleFolders.flatMap { ResourceBundles.localizedFolders(in: $0) + [$0] }
    let foldersOfBundle = bundleFolders.flatMap(ResourceBundles.localizedFolders) + bundleFolders
    let addedFolders = state.withLock { $0.folders }
    return foldersOfModules + foldersOfBundle + addedFolders
  }
}
