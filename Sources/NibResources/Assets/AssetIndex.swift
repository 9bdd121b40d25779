/// The color sets, image sets, data sets and loose image files that a document can use.
///
/// Compiled asset catalogs exist only inside apps that Xcode has built, so the `.xcassets` folders near the document
/// are searched instead. The search begins with the document's folder, the folders that contain it up to the project's
/// folder, and two levels of subfolders in each of them. If several sets or files have the same name, the one in the
/// nearest folder is used. Names that none of these folders has are searched for in the whole project.
struct AssetIndex: Sendable {
  /// The names in the folders, the nearest first. The documents of a project share them.
  let parts: [AssetNames]

  /// The index for the document at the given path; an empty one if the file does not exist. Changes of the files become
  /// visible after two seconds, or later if the project is so large that searching it takes long.
  static func recent(around file: String) -> AssetIndex {
    // A document that is not a file, such as standard input, is not in any folder.
    guard Disk.exists(file) else { return AssetIndex(parts: []) }
    let file = Disk.url(Disk.resolved(file), isDirectory: false)
    let project = ProjectFolder(of: file)
    let root = project.root.standardizedFileURL.path
    let around = SurroundingFolders(of: file).map(\.path)
    let inside = around.prefix { $0 != root && $0.hasPrefix(root) }
    let near = around.prefix(inside.count + 1).map { folder in
      AssetNames.recent.value(folder) { AssetNames(folders: withSubfolders(folder)) }
    }
    let others = AssetNames.recent.value("all files in \(root)") {
      AssetNames(ProjectFiles.recent(of: project))
    }
    return AssetIndex(parts: near + [others])
  }

  /// The index of the folder with the running program's resources; an empty one if there is none.
  static var ofProgram: AssetIndex {
    let bundle = Bundle.resources
    guard bundle != .main, let folder = bundle.resourcePath else { return AssetIndex(parts: []) }
    let localized = ResourceBundles.localizedFolders(in: Disk.url(folder)).map(\.path)
    return AssetIndex(parts: [AssetNames(folders: localized + withSubfolders(folder))])
  }

  /// The names of one kind of assets, sorted, without the paths in catalogs.
  func names<Value>(_ kind: KeyPath<AssetNames, [String: Value]>) -> [String] {
    Set(parts.flatMap { $0[keyPath: kind].keys }).filter { !$0.contains("/") }.sorted()
  }

  /// The path of the color set with the given name; `nil` if there is none.
  func colorSet(named name: String) -> String? { parts.lazy.compactMap { $0.colors[name] }.first }

  /// The path of the data set with the given name; `nil` if there is none.
  func dataSet(named name: String) -> String? { parts.lazy.compactMap { $0.data[name] }.first }

  /// The path of the image set that a document names; `nil` if there is none.
  func imageSet(named name: String) -> String? {
    ImageSet.candidates(for: name).lazy.compactMap { name in
      parts.lazy.compactMap { $0.images[name] }.first
    }.first
  }

  /// The loose files of the image that a document names; `nil` if there are none. If there are files of several formats,
  /// those with the suffix of the name are used, otherwise the PNG files.
  func looseImage(named name: String) -> ImageSet? {
    let files = ImageSet.candidates(for: name).lazy.compactMap { name in
      let found = parts.lazy.compactMap { $0.loose[name] }
      return found.first { !$0.isEmpty } ?? found.first
    }.first
    let format = ImageFormat(suffixOf: name) ?? .png
    return files.map { files in
      let preferred = files.filter { $0.format == format }
      return ImageSet(files: preferred.isEmpty ? files : preferred)
    }
  }

  /// A folder and two levels of its subfolders.
  private static func withSubfolders(_ folder: String) -> [String] {
    let subfolders = subfolders(of: folder)
    return Array(([folder] + subfolders + subfolders.flatMap(Self.subfolders(of:))).prefix(limit))
  }

  /// The maximum number of folders that are searched together.
  private static let limit = 2000

  /// The subfolders of a folder. Folders with a dot in their names, such as bundles and catalogs, are left out.
  private static func subfolders(of folder: String) -> [String] {
    FolderWalk.items(in: folder).filter { $0.kind == .folder && !$0.name.utf8.contains(UInt8(ascii: ".")) }
      .map(\.path)
  }
}
