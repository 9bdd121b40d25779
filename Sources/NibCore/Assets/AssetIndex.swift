import Synchronization

/// Where the colors and images of a project lie: its asset catalogs and loose pictures.
///
/// There is no compiled catalog to read outside Xcode, but the folders that it is made of lie beside the document.
struct AssetIndex: Sendable {
  /// The path of each color set by its name.
  private(set) var colors: [String: String] = [:]
  /// The path of each image set by its name.
  private(set) var images: [String: String] = [:]
  /// The loose picture files of each image by its name.
  private(set) var loose: [String: [ImageSet.File]] = [:]

  /// Nothing.
  private init() {}

  /// What lies next to the document and in the folders around it, up to the project's, and up to two folders down from
  /// each.
  /// The nearest counts where there are several of a name. A set is found by its name, and by its path in the catalog
  /// as catalogs with namespaces have it.
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

  /// Folders that may hold catalogs: the document's own and those around it up to the project's, nearest first, and
  /// what lies in each.
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

  /// The folders in a folder, without bundles and catalogs, which have a dot in their names.
  private static func inner(_ folder: String) -> [String] {
    FolderWalk.items(in: folder).filter { $0.kind == .folder && !$0.name.utf8.contains(UInt8(ascii: ".")) }
      .map(\.path)
  }
}

extension AssetIndex {
  /// How long folders count as unchanged: a window that is resized lays its document out anew many times a second.
  private static let lifetime = Duration.seconds(2)

  private struct Recent {
    var folder: String
    var index: AssetIndex
    var time: ContinuousClock.Instant
  }

  private static let recent = Mutex<Recent?>(nil)

  /// The index around a document, looked up anew after some seconds: that of all documents in its folder.
  static func recent(around file: String) -> AssetIndex {
    // What comes from elsewhere, standard input say, lies in no folder.
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
