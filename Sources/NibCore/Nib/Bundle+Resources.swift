import Synchronization

extension Bundle {
  /// The bundle with the program's resources: the folder that SwiftPM makes beside the program for its module, or the main
  /// bundle if there is none.
  ///
  /// `.copy("Resources")` in the manifest makes a folder `Resources` in the bundle, and `.process("data.json")` puts the file
  /// into the bundle itself. Files in both places are found. On Linux, the main bundle is the folder of the program, which
  /// also contains what the compiler built.
  ///
  /// In tests, the program is that of the tests. The bundle is then that of the module that was registered first with
  /// `NibClassRegistry.registerModule(of:)`, otherwise one of the package with the tests. Code of a package with several
  /// modules with resources uses ``resources(of:)``.
  public static var resources: Bundle { bundle(of: ResourceOwner()) ?? .main }

  /// The bundle with the resources of the module that declares a class, or the main bundle if the module has none.
  public static func resources(of type: AnyClass) -> Bundle {
    guard let module = NibClassRegistry.module(of: type) else { return .main }
    return bundle(of: ResourceOwner(program: module, modules: []), onlyOwn: true) ?? .main
  }

  private static func bundle(of owner: ResourceOwner, onlyOwn: Bool = false) -> Bundle? {
    let folders = Bundle.main.resourceURL.map { NibSearchPath.resourceBundles(beside: $0, of: owner) } ?? []
    guard let folder = NibSearchPath.programBundle(in: folders, of: owner, onlyOwn: onlyOwn) else {
      return nil
    }
    return known.withLock { known in
      if let bundle = known[folder.path] { return bundle }
      known[folder.path] = Bundle(path: folder.path)
      return known[folder.path]
    }
  }

  /// The bundles that were made, by their paths: UIKit's functions return the same object for a bundle each time.
  private static let known = Mutex<[String: Bundle]>([:])
}

extension NibSearchPath {
  /// The folder with the owner's resources: the first one if it is the owner's, otherwise the first one with a folder
  /// `Resources`, otherwise the first one.
  ///
  /// - Parameters:
  ///   - folders: the result of `resourceBundles(beside:of:)`.
  ///   - onlyOwn: whether the folders of other modules are left out.
  static func programBundle(in folders: [URL], of owner: ResourceOwner, onlyOwn: Bool = false) -> URL? {
    if let first = folders.first, owner.owns(first.lastPathComponent) { return first }
    if onlyOwn { return nil }
    return folders.first { $0.lastPathComponent == "Resources" }?.deletingLastPathComponent() ?? folders.first
  }
}

/// Whose resources are searched: those of a program and of the modules in which its classes are searched.
struct ResourceOwner {
  /// The name of the program, or of a module. In tests, it is the name of a package with `PackageTests` at its end.
  var program = ProcessInfo.processInfo.processName
  /// The modules that were registered, in order.
  var modules = NibClassRegistry.registeredModules

  /// Whether a folder, such as `Package_Module.resources`, belongs to the program, one of the modules or the tested package.
  func owns(_ folder: String) -> Bool { rank(of: folder) < ranks.count }

  /// Sorts names of folders: the program's own first, then those of the modules, then those of the tested package, then
  /// others. Folders of equal rank keep their order.
  func sorted(_ folders: [String]) -> [String] {
    let ranked = folders.enumerated().map { (rank: rank(of: $1), index: $0, name: $1) }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.name)
  }

  private func rank(of folder: String) -> Int {
    let name = ResourceOwner.moduleName(String(folder.prefix { $0 != "." }))
    return ranks.firstIndex { $0(name) } ?? ranks.count
  }

  /// Whether a name has each of the ranks, the first one first.
  private var ranks: [(String) -> Bool] {
    var ranks = ([program] + modules).map(ResourceOwner.moduleName).map { module in
      { (name: String) in name.hasSuffix("_" + module) }
    }
    if let end = program.range(of: "PackageTests") {
      let package = ResourceOwner.moduleName(String(program[..<end.lowerBound]))
      ranks.append { $0 == "\(package)_\(package)" }
      ranks.append { $0.hasPrefix(package + "_") && !$0.hasSuffix("Tests") }
      ranks.append { $0.hasPrefix(package + "_") }
    }
    return ranks
  }

  /// The name that a module has in code if its target or package has the given name.
  private static func moduleName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
