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
    guard FileManager.default.fileExists(atPath: file) else { return }
    for folder in Self.folders(around: file) {
      var found: [String: [ImageSet.File]] = [:]
      for name in Self.names(in: folder) {
        if name.hasSuffix(".xcassets") {
          add(catalog: folder + "/" + name)
        } else if let picture = ImageSet.File.loose(name, in: folder) {
          found[picture.name, default: []].append(picture.file)
        }
      }
      loose.merge(found) { nearer, _ in nearer }
    }
  }

  private mutating func add(catalog: String) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: catalog)) ?? []
    for path in paths.sorted() {
      if path.hasSuffix(".colorset") {
        Self.add(path.dropLast(".colorset".count), at: catalog + "/" + path, to: &colors)
      } else if path.hasSuffix(".imageset") {
        Self.add(path.dropLast(".imageset".count), at: catalog + "/" + path, to: &images)
      }
    }
  }

  private static func add(_ name: Substring, at path: String, to sets: inout [String: String]) {
    for key in [name, name.split(separator: "/").last ?? name].map(String.init) where sets[key] == nil {
      sets[key] = path
    }
  }

  /// Folders that may hold catalogs: the document's own and those around it up to the project's, nearest first, and
  /// what lies in each.
  private static func folders(around file: String) -> [String] {
    let file = URL(fileURLWithPath: file).standardizedFileURL
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

  /// Beyond so many folders the search ends: it is for projects, not for disks.
  private static let limit = 2000

  /// Names with a dot in them are files: none is opened to find that out.
  private static func inner(_ folder: String) -> [String] {
    names(in: folder).filter { !$0.utf8.contains(UInt8(ascii: ".")) }.map { folder + "/" + $0 }
  }

  private static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
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
    guard FileManager.default.fileExists(atPath: file) else { return AssetIndex() }
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    let now = ContinuousClock.now
    let known = recent.withLock { $0 }
    if let known, known.folder == folder, now - known.time < lifetime { return known.index }
    let index = AssetIndex(around: file)
    recent.withLock { $0 = Recent(folder: folder, index: index, time: now) }
    return index
  }
}
