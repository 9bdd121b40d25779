import Synchronization

/// The colors of the asset catalogs in the project that a document belongs to.
///
/// There is no compiled catalog to read outside Xcode, but the folders that it is made of lie beside the document.
/// They are looked for when the first named color is asked for: next to the document and in the folders around it, up
/// to the project's, and one folder down from each.
public final class AssetCatalogs: Sendable {
  private let file: String
  private let state = Mutex(State())

  private struct State {
    /// The path of each color set by its name; nil until looked for.
    var paths: [String: String]?
    /// Colors that were asked for; nil for names without one.
    var colors: [String: UIColor?] = [:]
  }

  /// The catalogs around the document at that path; none when there is no such file.
  public init(around file: String) { self.file = file }

  /// The color set of that name with its light and dark values; nil when no catalog has a usable one.
  public func color(named name: String) -> UIColor? {
    state.withLock { state in
      if let known = state.colors[name] { return known }
      let paths = state.paths ?? Self.colorSets(around: file)
      state.paths = paths
      let color = paths[name].flatMap { FileManager.default.contents(atPath: $0 + "/Contents.json") }
        .flatMap { ColorSet(json: $0)?.color }
      state.colors[name] = color
      return color
    }
  }

  // MARK: Looking

  /// The nearest color set of each name, also by its path in the catalog as catalogs with namespaces have it.
  private static func colorSets(around file: String) -> [String: String] {
    guard FileManager.default.fileExists(atPath: file) else { return [:] }
    var found: [String: String] = [:]
    for catalog in folders(around: file).flatMap({ children(of: $0) { $0.hasSuffix(".xcassets") } }) {
      let sets = (try? FileManager.default.subpathsOfDirectory(atPath: catalog)) ?? []
      for path in sets.sorted() where path.hasSuffix(".colorset") {
        let name = String(path.dropLast(".colorset".count))
        let bare = name.split(separator: "/").last.map(String.init) ?? name
        for key in [name, bare] where found[key] == nil { found[key] = catalog + "/" + path }
      }
    }
    return found
  }

  /// Folders that may hold catalogs: the document's own and those around it up to the project's, nearest first, and
  /// what lies in each.
  private static func folders(around file: String) -> [String] {
    let file = URL(fileURLWithPath: file).standardizedFileURL
    let project = ProjectFolder(of: file).root.standardizedFileURL.path
    var folders = [file.deletingLastPathComponent().path]
    while let folder = folders.last, folder != project, folder.hasPrefix(project) {
      folders.append(URL(fileURLWithPath: folder).deletingLastPathComponent().path)
    }
    return folders.flatMap { [$0] + children(of: $0) { !$0.contains(".") } }
  }

  /// Names with a dot in them are files: none is opened to find that out.
  private static func children(of folder: String, where isWanted: (String) -> Bool) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { isWanted($0) && !$0.hasPrefix(".") }.sorted().map { folder + "/" + $0 }
  }
}
