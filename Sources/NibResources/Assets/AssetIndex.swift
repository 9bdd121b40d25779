import Synchronization

/// The paths of a project's color sets, image sets, data sets and loose image files, by name.
///
/// Compiled asset catalogs exist only inside apps that Xcode has built, so the `.xcassets` folders near the document
/// are searched instead.
struct AssetIndex: Sendable {
  /// The path of each color set, by name.
  private(set) var colors: [String: String] = [:]
  /// The path of each image set, by name.
  private(set) var images: [String: String] = [:]
  /// The path of each data set, by name.
  private(set) var data: [String: String] = [:]
  /// The loose PNG files of each image, by name; empty for an image of another format.
  private(set) var loose: [String: [ImageSet.File]] = [:]

  /// Creates an empty index.
  private init() {}

  /// Creates the index for the document at the given path; an empty one if the file does not exist.
  ///
  /// The search begins with the document's folder, the folders that contain it up to the project's folder, and two
  /// levels of subfolders in each of them. If several sets or files have the same name, the one in the nearest folder
  /// is used. Names that none of these folders has are searched for in the whole project. A set is found both by its
  /// name and by its path in the catalog, which catalogs with namespaces require.
  init(around file: String) {
    guard Disk.exists(file) else {
      self.init()
      return
    }
    let folders = Self.folders(around: file)
    self.init(folders: folders)
    add(ProjectFiles.recent(of: ProjectFolder(of: Disk.url(file))), except: Set(folders))
  }

  /// Adds the catalogs and files of a project that are not in one of the folders.
  private mutating func add(_ files: ProjectFiles, except folders: Set<String>) {
    var walk = FolderWalk(limit: Self.maximumItemCount, depth: Self.catalogDepth)
    for catalog in files.catalogs where !folders.contains(Disk.folder(of: catalog)) {
      add(catalog: catalog, &walk)
    }
    // Files of one name belong together only if they are in one folder.
    var foldersOfImages: [String: String] = [:]
    for path in files.images {
      let folder = Disk.folder(of: path)
      guard !folders.contains(folder) else { continue }
      guard let image = ImageSet.File.loose(Disk.name(of: path), in: folder) else {
        loose[ImageSet.bareName(Disk.name(of: path)), default: []] += []
        continue
      }
      guard loose[image.name, default: []].isEmpty || foldersOfImages[image.name] == folder else { continue }
      foldersOfImages[image.name] = folder
      loose[image.name, default: []].append(image.file)
    }
  }

  /// The path of the image set that a document names; `nil` if there is none.
  func imageSet(named name: String) -> String? {
    ImageSet.candidates(for: name).lazy.compactMap { images[$0] }.first
  }

  /// The loose files of the image that a document names; `nil` if there are none.
  func looseImage(named name: String) -> ImageSet? {
    ImageSet.candidates(for: name).lazy.compactMap { loose[$0] }.first.map { ImageSet(files: $0) }
  }

  /// The index of the folder with the running program's resources; an empty one if there is none.
  static var ofProgram: AssetIndex {
    let bundle = Bundle.resources
    guard bundle != .main, let folder = bundle.resourcePath else { return AssetIndex() }
    let localized = ResourceBundles.localizedFolders(in: Disk.url(folder)).map(\.path)
    return AssetIndex(folders: localized + withSubfolders(folder))
  }

  /// Creates the index of the catalogs and files in some folders, the nearest first.
  private init(folders: [String]) {
    var walk = FolderWalk(limit: Self.maximumItemCount, depth: Self.catalogDepth)
    for folder in folders {
      var imagesInFolder: [String: [ImageSet.File]] = [:]
      for item in FolderWalk.items(in: folder) {
        if item.kind == .folder, item.name.hasSuffix(".xcassets") {
          add(catalog: item.path, &walk)
        } else if item.kind.isFile, let image = ImageSet.File.loose(item.name, in: folder) {
          imagesInFolder[image.name, default: []].append(image.file)
        } else if item.kind.isFile, ImageSet.isImage(item.name) {
          imagesInFolder[ImageSet.bareName(item.name), default: []] += []
        }
      }
      loose.merge(imagesInFolder) { nearer, farther in nearer.isEmpty ? farther : nearer }
    }
  }

  private mutating func add(catalog: String, _ walk: inout FolderWalk) {
    walk.walk(catalog) { item in
      guard item.kind == .folder else { return false }
      let inside = item.path.dropFirst(catalog.count + 1)
      if item.name.hasSuffix(".colorset") {
        Self.add(inside.dropLast(".colorset".count), at: item.path, to: &colors)
      } else if let suffix = ImageSet.setSuffixes.first(where: item.name.hasSuffix) {
        Self.add(inside.dropLast(suffix.count), at: item.path, to: &images)
      } else if item.name.hasSuffix(".dataset") {
        Self.add(inside.dropLast(".dataset".count), at: item.path, to: &data)
      } else {
        return true
      }
      return false
    }
  }

  /// Adds a set under its path in the catalog and under its name, unless a nearer set has the same path or name.
  ///
  /// - Parameters:
  ///   - pathInCatalog: the path in the catalog, without the suffix.
  ///   - path: the path on the disk.
  private static func add(_ pathInCatalog: Substring, at path: String, to sets: inout [String: String]) {
    let name = pathInCatalog.split(separator: "/").last ?? pathInCatalog
    for key in [pathInCatalog, name].map(String.init) where sets[key] == nil { sets[key] = path }
  }

  /// The maximum number of files and folders to examine in all catalogs together.
  private static let maximumItemCount = 60_000
  /// The maximum depth of folders in a catalog.
  private static let catalogDepth = 32

  /// The folders to search: the document's folder and those that contain it up to the project's folder, nearest first,
  /// each with two levels of subfolders.
  private static func folders(around file: String) -> [String] {
    let file = Disk.url(file).standardizedFileURL
    let project = ProjectFolder(of: file).root.standardizedFileURL.path
    let around = SurroundingFolders(of: file).map(\.path)
    let inside = around.prefix { $0 != project && $0.hasPrefix(project) }
    let folders = around.prefix(inside.count + 1)
    var seen: Set<String> = []
    return Array(folders.flatMap(withSubfolders).filter { seen.insert($0).inserted }.prefix(limit))
  }

  /// A folder and two levels of its subfolders.
  private static func withSubfolders(_ folder: String) -> [String] {
    let subfolders = subfolders(of: folder)
    return [folder] + subfolders + subfolders.flatMap(Self.subfolders(of:))
  }

  /// The maximum number of folders that are searched.
  private static let limit = 2000

  /// The subfolders of a folder. Folders with a dot in their names, such as bundles and catalogs, are left out.
  private static func subfolders(of folder: String) -> [String] {
    FolderWalk.items(in: folder).filter { $0.kind == .folder && !$0.name.utf8.contains(UInt8(ascii: ".")) }
      .map(\.path)
  }
}

extension AssetIndex {
  /// The time for which an index is reused. While a window is resized, its document is laid out many times per second.
  private static let lifetime = Duration.seconds(2)

  /// An index with the folder it belongs to and the time of its creation.
  private struct Recent {
    var folder: String
    var index: AssetIndex
    var time: ContinuousClock.Instant
  }

  /// The index that was created last.
  private static let recent = Mutex<Recent?>(nil)

  /// The index for a document. It is shared by all documents in a folder and created again after two seconds.
  static func recent(around file: String) -> AssetIndex {
    // A document that is not a file, such as standard input, is not in any folder.
    guard Disk.exists(file) else { return AssetIndex() }
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    let now = ContinuousClock.now
    if let last = recent.withLock({ $0 }), last.folder == folder, now - last.time < lifetime {
      return last.index
    }
    let index = AssetIndex(around: file)
    recent.withLock { $0 = Recent(folder: folder, index: index, time: now) }
    return index
  }
}
