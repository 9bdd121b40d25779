import Synchronization

extension Bundle {
  /// The bundle with the program's resources: the folder that SwiftPM makes beside the program for its module, or the
  /// main bundle if there is none.
  ///
  /// `.copy("Resources")` in the manifest makes a folder `Resources` in the bundle, and `.process("data.json")` puts
  /// the file into the bundle itself. Files in both places are found. On Linux, the main bundle is the folder of the
  /// program, which also contains what the compiler built.
  ///
  /// In tests, the program is the test runner. The bundle is then that of the module that was registered first with
  /// `NibClassRegistry.registerModule(of:)`. If none was registered, it is a bundle of the package that contains the
  /// tests. If several modules of a package have resources, use `resources(of:)`.
  public static var resources: Bundle { ResourceBundles.bundle(of: .running) ?? .main }
}

/// The folders in which SwiftPM puts the resources of modules.
package enum ResourceBundles {
  /// The bundle of an owner's resources; `nil` if there is none. Folders of other programs are never used.
  package static func bundle(of owner: ResourceOwner) -> Bundle? {
    let folders = Bundle.main.resourceURL.map { self.folders(beside: $0, of: owner) } ?? []
    guard let folder = folders.first else { return nil }
    return bundles.withLock { bundles in
      if let bundle = bundles[folder.path] { return bundle }
      let bundle = Bundle(path: folder.path)
      bundles[folder.path] = bundle
      return bundle
    }
  }

  /// The bundles that were made, by their paths: UIKit's functions return the same object for a bundle each time.
  private static let bundles = Mutex<[String: Bundle]>([:])

  /// The folders beside the program in which SwiftPM puts the resources of an owner's modules, for example
  /// `Package_Module.resources`, with the folder `Resources` in each of them. They have the order of `ResourceOwner`.
  package static func folders(beside folder: URL, of owner: ResourceOwner = .running) -> [URL] {
    owner.owned(names.value(in: folder.path))
      .map { folder.appendingPathComponent($0) }
      .flatMap { [$0, $0.appendingPathComponent("Resources")] }
      .filter { Disk.isFolder($0.path) }
  }

  /// The folders with localized files in a folder, in the order in which they are searched: those of the preferred
  /// languages, of English and of `Base`.
  package static func localizedFolders(in folder: URL) -> [URL] {
    // Foundation on Linux cannot reliably report a bundle's development region, which is nearly always English.
    let languages =
      Locale.preferredLanguages.flatMap { [$0, String($0.prefix { $0 != "-" })] } + ["en", "Base"]
    return languages.map { folder.appendingPathComponent("\($0).lproj") }.filter { Disk.exists($0.path) }
  }

  /// The names of the folders with resources of modules in a folder. Every view controller looks for its nib, and the
  /// folder with the program, such as `/usr/bin`, can have thousands of files.
  private static let names = FolderFact { names in
    names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
  }
}
