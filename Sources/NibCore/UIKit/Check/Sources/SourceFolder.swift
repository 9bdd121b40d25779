/// The source files and documents in a folder and below, in the order of their paths.
struct SourceFolder {
  /// Beyond so many entries the search ends: it is for projects, not for disks.
  static let limit = 60_000
  /// So many folders are searched one inside the other.
  static let depth = 16

  /// Files that may declare classes.
  private(set) var sources: [String] = []
  /// Documents of Interface Builder.
  private(set) var documents: [String] = []
  /// Xcode's project files.
  private(set) var projects: [String] = []
  /// Whether there was more than the limit lets in.
  private(set) var isCut = false
  private let leavesOutProjects: Bool
  private var entries = 0
  private var searched: Set<FolderIdentity> = []

  /// - Parameter leavesOutProjects: whether folders below that are projects of their own are not searched.
  init(_ path: String, leavesOutProjects: Bool = false) {
    self.leavesOutProjects = leavesOutProjects
    scan(path, depth: 0)
  }

  private mutating func scan(_ folder: String, depth: Int) {
    // Links are followed; a folder that several lead to is searched once.
    guard depth < SourceFolder.depth, !isCut, let identity = FolderIdentity(folder),
      searched.insert(identity).inserted
    else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if leavesOutProjects, depth > 0, names.contains(where: SourceRoot.isSignOfProject) { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      entries += 1
      guard entries <= SourceFolder.limit else {
        isCut = true
        return
      }
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if SourceLanguage(fileName: name) != nil, !SourceFolder.isFolder(path) {
        sources.append(path)
      } else if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
        documents.append(path)
      } else if name == "project.pbxproj" {
        projects.append(path)
      } else if SourceFolder.mayBeFolder(name) {
        scan(path, depth: depth + 1)
      }
    }
  }

  /// There are projects called `SQLite.swift`.
  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Most files have an extension that no folder has; asking the disk for each takes longer than all else.
  private static func mayBeFolder(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return !plainFiles.contains(name) }
    let ending = name[name.index(after: dot)...]
    return !fileEndings.contains(ending.lowercased())
  }

  private static let plainFiles: Set<String> = [
    "node_modules", "DerivedData", "Makefile", "LICENSE", "Podfile",
  ]

  private static let fileEndings: Set<String> = [
    "c", "cpp", "cc", "hpp", "png", "jpg", "jpeg", "gif", "pdf", "svg", "json", "plist", "strings", "md",
    "txt",
    "html", "css", "js", "ts", "py", "rb", "sh", "xml", "yml", "yaml", "ttf", "otf", "wav", "mp3", "mp4",
    "mov",
    "xcassets", "a", "dylib", "zip", "gz", "lock", "xcconfig", "entitlements", "stringsdict", "modulemap",
  ]
}
