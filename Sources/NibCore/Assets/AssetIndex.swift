import Synchronization

/// The locations of a project's colors and images: its asset catalogs and loose image files.
///
/// Outside Xcode there is no compiled catalog to read, but the folders from which it is compiled are near the
/// document.
struct AssetIndex: Sendable {
  /// The path of each color set by its name.
  private(set) var colors: [String: String] = [:]
  /// The path of each image set by its name.
  private(set) var images: [String: String] = [:]
  /// The loose picture files of each image by its name.
  private(set) var loose: [String: [ImageSet.File]] = [:]

  /// Creates an empty index.
  private init() {}

  /// Searches the folder of the document, the folders around it up to the project's, and up to two levels
  /// below each of them.
  /// If several sets or files have the same name, the nearest one counts. A set is found both by its name and
  /// by its path in the catalog, which catalogs with namespaces use.
  init(around file: String) {
    guard Disk.exists(file) else { return }
    var walk = FolderWalk(limit: Self.mostItems, depth: Self.catalogDepth)
    for folder in Self.folders(around: file) {
      var found: [String: [ImageSet.File]] = [:]
      for item in FolderWalk.items(in: folder) {
        if item.kind == .folder, item.name.hasSuffix(".xcassets") {
          add(catalog: item.path, &walk)
        } else if item.kind.isFile, let picture = ImageSet.File.loose(item.name, in: folder) {
          found[picture.name, default: []].append(picture.file)
        }
      }
      loose.merge(found) { nearer, _ in nearer }
    }
  }

  private mutating func add(catalog: String, _ walk: inout FolderWalk) {
    walk.walk(catalog) { item in
      guard item.kind == .folder else { return false }
      let inside = item.path.dropFirst(catalog.count + 1)
      if item.name.hasSuffix(".colorset") {
        Self.add(inside.dropLast(".colorset".count), at: item.path, to: &colors)
      } else if item.name.hasSuffix(".imageset") {
        Self.add(inside.dropLast(".imageset".count), at: item.path, to: &images)
      } else {
        return true
      }
      return false
    }
  }

  private static func add(_ name: Substring, at path: String, to sets: inout [String: String]) {
    for key in [name, name.split(separator: "/").last ?? name].map(String.init) where sets[key] == nil {
      sets[key] = path
    }
  }

  /// The largest number of files and folders that are looked at in all catalogs together.
  private static let mostItems = 60_000
  /// The largest number of folders inside each other that are read in a catalog.
  private static let catalogDepth = 32

  /// The folders that may contain catalogs: the document's own folder and those around it up to the
  /// project's, nearest first, each with its subfolders.
  private static func folders(around file: String) -> [String] {
    let file = Disk.url(file).standardizedFileURL
    let project = ProjectFolder(of: file).root.standardizedFileURL.path
    let around = SurroundingFolders(of: file).map(\.path)
    let inside = around.prefix { $0 != project && $0.hasPrefix(project) }
    let folders = around.prefix(inside.count + 1)
    var seen: Set<String> = []
    let all = folders.flatMap { folder in
      let inner = inner(folder)
      return [folder] + inner + inner.flatMap(Self.inner)
    }
    return Array(all.filter { seen.insert($0).inserted }.prefix(limit))
  }

  /// The largest number of folders that are searched.
  private static let limit = 2000

  /// The subfolders of a folder. Bundles and catalogs, which have a dot in their names, are left out.
  private static func inner(_ folder: String) -> [String] {
    FolderWalk.items(in: folder).filter { $0.kind == .folder && !$0.name.utf8.contains(UInt8(ascii: ".")) }
      .map(\.path)
  }
}

extension AssetIndex {
  /// The time for which an index is reused. Resizing a window repeats the layout of its document many times a
  /// second.
  private static let lifetime = Duration.seconds(2)

  private struct Recent {
    var folder: String
    var index: AssetIndex
    var time: ContinuousClock.Instant
  }

  private static let recent = Mutex<Recent?>(nil)

  /// The index around a document, rebuilt after some seconds. All documents in a folder share one index.
  static func recent(around file: String) -> AssetIndex {
    // A document from elsewhere, such as standard input, is not in any folder.
    guard Disk.exists(file) else { return AssetIndex() }
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    let now = ContinuousClock.now
    let known = recent.withLock { $0 }
    if let known, known.folder == folder, now - known.time < lifetime { return known.index }
    let index = AssetIndex(around: file)
    recent.withLock { $0 = Recent(folder: folder, index: index, time: now) }
    return index
  }
}
