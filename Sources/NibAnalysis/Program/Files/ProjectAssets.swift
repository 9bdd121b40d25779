import NibCore

/// The names of the images and colors in a project. The asset catalogs are searched when a name is first needed.
final class ProjectAssets: Sendable {
  /// The names that documents can use.
  struct Names: Sendable {
    /// The paths of the sets with each image. The names have their namespaces.
    var images: [String: [String]] = [:]
    /// The paths of the sets with each color. The names have their namespaces.
    var colors: [String: [String]] = [:]
    /// The loose image files in folders that an Xcode project lists outside of the project's folder, as in
    /// `ProjectAssets.files`.
    var files: Set<String> = []
    /// Whether the names of all catalogs and folders were read.
    var isComplete = true
  }

  var hasCatalogs: Bool { !catalogs.isEmpty }
  /// The names of loose image files: each with and without the extension, the scale and the kind of device.
  let files: Set<String>
  var names: Names { cache.get(findNames) }

  private let catalogs: [String]
  private let listedPaths: @Sendable () -> [String]
  private let isComplete: Bool
  private let cache = NibLazy<Names>()

  /// - Parameters:
  ///   - catalogs: the paths of asset catalogs.
  ///   - images: the names of loose image files.
  ///   - listed: returns the paths of the catalogs and folders that Xcode projects list outside of the project's folder.
  ///   - isComplete: whether these are all catalogs and images of the project.
  init(
    catalogs: [String] = [], images: [String] = [], listed: @escaping @Sendable () -> [String] = { [] },
    isComplete: Bool = true
  ) {
    self.catalogs = catalogs
    self.listedPaths = listed
    self.isComplete = isComplete
    files = ProjectAssets.names(ofFiles: images)
  }

  /// The names under which documents can name image files: with and without the extension, the scale and the kind of
  /// device.
  private static func names(ofFiles images: [String]) -> Set<String> {
    images.reduce(into: []) { $0.formUnion([$1, ImageSet.bareName($1)]) }
  }

  /// Whether the project contains a loose file for an image name, which may have an extension and folders.
  func hasFile(_ name: String) -> Bool {
    let bare = ImageSet.bareName(Disk.name(of: name))
    return files.contains(bare) || names.files.contains(bare)
  }

  /// The maximum number of files and folders to examine in all catalogs together.
  private static let limit = 200_000
  /// The maximum depth of folders in a catalog.
  private static let depth = 32

  /// The names of the assets in catalogs, and of listed files, with the namespaces of their folders.
  private func findNames() -> Names {
    var names = Names(isComplete: isComplete)
    var walk = FolderWalk(limit: ProjectAssets.limit, depth: ProjectAssets.depth)
    var catalogs = self.catalogs
    for path in listedPaths() {
      // Nothing is known about a folder that is not there.
      guard Disk.isFolder(path) else {
        names.isComplete = false
        continue
      }
      if path.hasSuffix(".xcassets") {
        catalogs.append(path)
      } else {
        names.files.formUnion(ProjectAssets.names(ofFiles: ProjectAssets.images(in: path, &walk, &catalogs)))
      }
    }
    for catalog in catalogs { ProjectAssets.add(catalog, to: &names, &walk) }
    if walk.isTruncated { names.isComplete = false }
    return names
  }

  /// The names of the image files in a folder. Adds the asset catalogs in it to a list.
  private static func images(in folder: String, _ walk: inout FolderWalk, _ catalogs: inout [String])
    -> [String]
  {
    var images: [String] = []
    walk.walk(folder) { item in
      guard item.kind == .folder else {
        if item.kind.isFile, ImageSet.isImage(item.name) { images.append(item.name) }
        return false
      }
      let isCatalog = item.name.hasSuffix(".xcassets")
      if isCatalog { catalogs.append(item.path) }
      return !isCatalog
    }
    return images
  }

  /// Adds the images and colors in a catalog.
  private static func add(_ catalog: String, to names: inout Names, _ walk: inout FolderWalk) {
    // The namespace of each folder, by its path.
    var namespaces = [catalog: ""]
    walk.walk(catalog) { item in
      guard item.kind == .folder else { return false }
      let namespace = namespaces[Disk.folder(of: item.path)] ?? ""
      if let name = item.name.withoutSuffix(".colorset") {
        names.colors[namespace + name, default: []].append(item.path)
      } else if let name = ImageSet.setSuffixes.lazy.compactMap(item.name.withoutSuffix).first {
        names.images[namespace + name, default: []].append(item.path)
      } else {
        namespaces[item.path] = isNamespace(item.path) ? "\(namespace)\(item.name)/" : namespace
        return true
      }
      return false
    }
  }

  /// Whether the names of the sets in a folder of a catalog begin with the folder's name.
  private static func isNamespace(_ folder: String) -> Bool {
    guard let bytes = FileBytes.ifReadable(folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }

    var properties: Properties?
  }
}

extension String {
  /// The text before a suffix; `nil` if the text does not end with it.
  fileprivate func withoutSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : nil
  }
}
