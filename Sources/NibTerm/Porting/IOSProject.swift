import NibAnalysis
import NibCore
import NibSources

/// The files of an iOS app in a folder, as far as a port needs them.
struct IOSProject {
  /// The app's Swift files.
  private(set) var sources: [String] = []
  /// Nibs, storyboards, images and other files that the app reads.
  private(set) var resources: [String] = []
  /// The folders of asset catalogs.
  private(set) var catalogs: [String] = []
  /// The app's Info.plist.
  private(set) var info: String?
  /// Objective-C and C sources, which are not ported.
  private(set) var otherSources: [String] = []
  /// Links that lead out of the folder, which are not followed.
  private(set) var foreignLinks: [String] = []
  /// The path of the Xcode project that is ported; `nil` if there is none.
  private(set) var project: String?
  /// Other Xcode projects in the folder, which are not ported.
  private(set) var otherProjects: [String] = []
  /// The files that the app of the Xcode project names but that are not ported, with the reasons.
  private(set) var missing: [(path: String, reason: String)] = []
  /// Files of other kinds, which are ported if the project names them as resources.
  private var others: [String] = []
  /// The targets of the Xcode project that are not ported, because they are no part of the app.
  private(set) var otherTargets: [String] = []
  /// The name of the Xcode project, or of the folder.
  private(set) var name = ""

  /// The modules that the sources were parts of. In the package, they are one module.
  private(set) var modules: Set<String> = []

  /// The maximum number of files and folders that are visited.
  private static let limit = 60_000
  private static let depth = 20

  /// Finds the files in a folder. Tests, libraries of other people, app extensions and ported packages are left out. If
  /// there is an Xcode project, so are Swift files and resources that are no part of its app.
  ///
  /// - Parameters:
  ///   - chosen: the path of the Xcode project to port; `nil` to choose one.
  ///   - output: the folder for the package, which can be in the project.
  init(in folder: String, project chosen: String? = nil, leavingOut output: String) {
    var projects: [String] = []
    var infos: [String] = []
    let (root, output) = (Disk.resolved(folder), Disk.resolved(output))
    var walk = FolderWalk(limit: IOSProject.limit, depth: IOSProject.depth)
    walk.walk(folder) { item in
      if item.kind == .folder {
        if item.name.hasSuffix(".xcassets") {
          catalogs.append(item.path)
        } else if item.name.hasSuffix(".xcodeproj") {
          projects.append(item.path)
        }
        return !IOSProject.isForeign(item.name) && Disk.resolved(item.path) != output
          && !IOSProject.isPackageWithNibTerm(item.path)
      }
      guard IOSProject.isInside(item, of: root) else {
        foreignLinks.append(item.path)
        return false
      }
      guard item.kind.isFile else { return false }
      if item.name.hasSuffix("Info.plist") {
        infos.append(item.path)
      } else {
        add(item.path, name: item.name)
      }
      return false
    }
    project = projects.first { chosen.map(Disk.resolved) == Disk.resolved($0) } ?? likeliest(projects)
    otherProjects = projects.filter { $0 != project }
    // The folders of other projects contain copies of the app, demos and libraries.
    let ownFolder = project.map { Disk.folder(of: $0) + "/" } ?? ""
    let foreign = otherProjects.map { Disk.folder(of: $0) + "/" }.filter { !ownFolder.hasPrefix($0) }
    let name = project.map { String(Disk.name(of: $0).dropLast(".xcodeproj".count)) }
    self.name = ModuleName.module(for: name ?? Disk.name(of: root))
    leaveOut(foreign)
    leaveOutExtensions(infos.filter { path in !foreign.contains { path.hasPrefix($0) } })
    leaveOutOtherTargets(project, in: folder)
    addModules(in: root)
  }

  /// Adds the names of the package's module and of folders of Swift packages in the project (`Sources/Name`).
  private mutating func addModules(in root: String) {
    modules.insert(name)
    for path in sources {
      let folders = Disk.resolved(path).dropFirst(root.count).split(separator: "/").dropLast()
      guard let index = folders.firstIndex(of: "Sources"), index + 1 < folders.endIndex else { continue }
      modules.insert(String(folders[index + 1]))
    }
  }

  /// The Xcode project that is probably meant: one with Swift files in its folder and an app for iOS, if there is one.
  /// Of several, it is the one with most nibs in its folder, then the one whose folder is the least deep, then the
  /// first in the order of their paths.
  private func likeliest(_ projects: [String]) -> String? {
    guard projects.count > 1 else { return projects.first }
    let nibs = resources.filter(DocumentName.isSource)
    let ranked = projects.map { project in
      let folder = Disk.folder(of: project) + "/"
      let isInside = { (path: String) in path.hasPrefix(folder) }
      let hasSources = sources.contains(where: isInside)
      return (
        path: project,
        rank: [
          hasSources ? 0 : 1, IOSProject.hasIOSApp(project) ? 0 : 1, -nibs.count(where: isInside),
          project.split(separator: "/").count,
        ]
      )
    }
    return ranked.min { a, b in
      a.rank == b.rank ? a.path < b.path : a.rank.lexicographicallyPrecedes(b.rank)
    }?.path
  }

  /// Whether a target of an Xcode project builds an app for iOS.
  private static func hasIOSApp(_ project: String) -> Bool {
    let bytes = FileBytes.ifReadable(project + "/project.pbxproj") ?? []
    return XcodeProject(bytes, in: Disk.resolved(Disk.folder(of: project))).hasIOSApp
  }

  /// Sorts a file into the lists by its name.
  private mutating func add(_ path: String, name: String) {
    switch name.split(separator: ".").last.map({ $0.lowercased() }) {
    case "swift"? where name != "Package.swift": sources.append(path)
    case "m"?, "mm"?, "c"?, "cpp"?: otherSources.append(path)
    case let suffix? where IOSProject.resourceSuffixes.contains(suffix): resources.append(path)
    default: others.append(path)
    }
  }

  private static let resourceSuffixes: Set<String> = [
    "xib", "storyboard", "nib", "png", "jpg", "jpeg", "gif", "pdf", "json", "jsonl", "plist", "txt", "csv",
    "md", "html",
    "xml", "strings", "stringsdict", "ttf", "otf", "rtf", "db", "sqlite",
  ]

  /// Whether an entry is no link, or a link to something in the folder.
  static func isInside(_ item: FolderWalk.Item, of root: String) -> Bool {
    guard item.kind == .linkedFile || item.kind == .linkedFolder else { return true }
    return Disk.realPath(item.path).map { $0.hasPrefix(root + "/") } ?? false
  }

  /// Whether a folder is a package that `port` or `new` has written.
  private static func isPackageWithNibTerm(_ folder: String) -> Bool {
    let bytes = FileBytes.ifReadable(folder + "/Package.swift") ?? []
    return String(decoding: bytes, as: UTF8.self).contains(".plugin(name: \"NibBindings\"")
  }

  /// Folders with tests, other people's code or what tools have built.
  private static func isForeign(_ name: String) -> Bool {
    if foreignFolders.contains(name) || name.hasSuffix("Tests") || name == "Tests" { return true }
    return foreignSuffixes.contains { name.hasSuffix($0) }
  }

  private static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "build", "DerivedData", "node_modules", "SourcePackages", "vendor", "fastlane",
    "docs",
  ]
  private static let foreignSuffixes = [
    ".xcassets", ".xcdatamodeld", ".xcodeproj", ".xcworkspace", ".playground", ".framework", ".xcframework",
    ".bundle",
  ]

  /// Chooses the app's Info.plist, and leaves out the folders of app extensions and watch apps.
  private mutating func leaveOutExtensions(_ infos: [String]) {
    for path in infos {
      let bytes = FileBytes.ifReadable(path) ?? []
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.contains("NSExtension") || text.contains("WKWatchKitApp") || text.contains("WKApplication")
      else {
        choose(path, text: text)
        continue
      }
      let folder = Disk.folder(of: path) + "/"
      sources.removeAll { $0.hasPrefix(folder) }
      resources.removeAll { $0.hasPrefix(folder) }
    }
  }

  /// Chooses an Info.plist as that of the app. Other property lists can have names that end in the same way, such as
  /// `GoogleService-Info.plist`; they are resources.
  private mutating func choose(_ path: String, text: String) {
    let isOfApp = Disk.name(of: path) == "Info.plist" || text.contains("<key>CFBundle")
    if info == nil, isOfApp { info = path } else if !isOfApp { resources.append(path) }
  }

  /// Removes the files in folders.
  private mutating func leaveOut(_ folders: [String]) {
    let isInside = { (path: String) in folders.contains { path.hasPrefix($0) } }
    sources.removeAll(where: isInside)
    resources.removeAll(where: isInside)
    catalogs.removeAll(where: isInside)
    otherSources.removeAll(where: isInside)
    others.removeAll(where: isInside)
  }

  /// The suffixes of files that are linked, or only used to build the app, so that a package does not need them.
  private static let builtSuffixes = [
    ".framework", ".xcframework", ".tbd", ".dylib", ".a", ".app", ".appex", ".h", ".hpp", ".pch",
    ".modulemap", ".xcconfig", ".entitlements",
  ]

  private static func isBuilt(_ path: String) -> Bool { builtSuffixes.contains(where: path.hasSuffix) }

  /// Finds the files that the project names but that are not ported.
  ///
  /// - Parameters:
  ///   - named: the absolute paths of the files that the project names.
  ///   - found: the paths of the files and catalogs that were found in the folder.
  private mutating func findMissing(_ named: [String], among found: [String], in folder: String) {
    let root = Disk.resolved(folder)
    let known = Set(found.map { Disk.resolved($0).lowercased() })
    for path in named {
      let form = Disk.resolved(path).lowercased()
      // A folder is ported with the files in it.
      if known.contains(form) || known.contains(where: { $0.hasPrefix(form + "/") }) { continue }
      let isInside = path.hasPrefix(root + "/")
      let reason: String
      if !Disk.exists(path) {
        let same = found.first { Disk.name(of: $0) == Disk.name(of: path) }
        reason = "was not found" + (same.map { "; there is \($0)" } ?? "")
      } else {
        reason =
          isInside ? "is of a kind or in a folder that is not copied" : "is outside of the folder of the app"
      }
      missing.append((isInside ? folder + path.dropFirst(root.count) : path, reason))
    }
  }

  /// Leaves out Swift files and resources that neither the project's app nor one of its frameworks contains. Of several
  /// nibs with one name, only that of a target is in the app.
  private mutating func leaveOutOtherTargets(_ project: String?, in folder: String) {
    guard let project else { return }
    let read = XcodeProject(
      FileBytes.ifReadable(project + "/project.pbxproj") ?? [], in: Disk.resolved(Disk.folder(of: project)))
    modules = read.modules
    guard !read.members.isEmpty || !read.folders.isEmpty else { return }
    let app = read.app(preferring: Disk.name(of: project).split(separator: ".").first.map(String.init) ?? "")
    let keeps = { (path: String) in
      let path = Disk.resolved(path).lowercased()
      return app?.contains(path) ?? read.contains(path)
    }
    let kept = sources.filter(keeps)
    guard !kept.isEmpty else { return }
    let named = (app?.files ?? read.members).compactMap { read.spellings[$0] }.filter {
      !IOSProject.isBuilt($0)
    }
    let all = sources + resources + otherSources + others + catalogs + [info].compactMap { $0 }
    sources = kept
    let copied = resources.filter(keeps)
    if !copied.isEmpty { resources = copied }
    resources += others.filter { keeps($0) && !IOSProject.isBuilt($0) && !Disk.name(of: $0).hasPrefix(".") }
    findMissing(named.sorted(), among: all, in: folder)
    otherTargets = app?.others ?? []
    if let app, otherTargets.contains(where: { ModuleName.module(for: $0) == name }) {
      name = ModuleName.module(for: app.name)
    }
  }
}
