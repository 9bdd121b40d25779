/// The paths of the color sets, image sets, data sets and loose image files in some folders, by name. A set is
/// found both by its name and by its path in the catalog, which catalogs with namespaces require.
struct AssetNames: Sendable {
  /// The path of each color set, by name.
  private(set) var colors: [String: String] = [:]
  /// The path of each image set, by name.
  private(set) var images: [String: String] = [:]
  /// The path of each data set, by name.
  private(set) var data: [String: String] = [:]
  /// The loose PNG and JPEG files of each image, by name; empty for an image of another format.
  private(set) var loose: [String: [ImageSet.File]] = [:]

  /// The names in all catalogs and image files of a project.
  init(_ files: ProjectFiles) {
    var walk = FolderWalk(limit: Self.maximumItemCount, depth: Self.catalogDepth)
    for catalog in files.catalogs { add(catalog: catalog, &walk) }
    // Files of one name belong together only if they are in one folder.
    var foldersOfImages: [String: String] = [:]
    for path in files.images {
      let folder = Disk.folder(of: path)
      guard let image = ImageSet.File.parsed(Disk.name(of: path), in: folder) else {
        loose[ImageSet.bareName(Disk.name(of: path)), default: []] += []
        continue
      }
      guard loose[image.name, default: []].isEmpty || foldersOfImages[image.name] == folder else { continue }
      foldersOfImages[image.name] = folder
      loose[image.name, default: []].append(image.file)
    }
  }

  /// The names in the catalogs and image files of some folders. If several sets or files have the same name, the one in
  /// the first folder is used.
  init(folders: [String]) {
    var walk = FolderWalk(limit: Self.maximumItemCount, depth: Self.catalogDepth)
    for folder in folders {
      var imagesInFolder: [String: [ImageSet.File]] = [:]
      for item in FolderWalk.items(in: folder) {
        if item.kind == .folder, item.name.hasSuffix(".xcassets") {
          add(catalog: item.path, &walk)
        } else if item.kind.isFile, let image = ImageSet.File.parsed(item.name, in: folder) {
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
}

extension AssetNames {
  /// The names that were found last, by the paths of their folders. They are found again after two seconds: while a
  /// window is resized, its document is laid out many times per second.
  static let recent = RecentValues<AssetNames>(lifetime: .seconds(2), limit: 64)
}
