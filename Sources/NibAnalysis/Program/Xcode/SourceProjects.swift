import NibCore

/// The Xcode projects in the folders of a program. A project file is read when it is first needed.
struct SourceProjects: Sendable {
  private final class Project: Sendable {
    let file: String
    private let content = NibLazy<XcodeProject>()
    private let versions = NibLazy<[IOSVersion?]>()
    private let modules = NibLazy<[Set<String>?]>()

    init(_ file: String) { self.file = file }

    /// The path of the project itself, such as `App/App.xcodeproj`.
    var path: String { Disk.folder(of: file) }

    /// The absolute path of the folder that contains the project.
    private var folder: String { SourcePlace.path(Disk.folder(of: path)) }

    func read() -> XcodeProject {
      content.get { XcodeProject(FileBytes.ifReadable(file) ?? [], in: folder) }
    }

    /// Whether the project's file contains the name of a parent folder.
    var mentionsParentFolder: Bool { FileBytes.ifReadable(file)?.contains(text: "..") ?? false }

    /// The targets that contain a file, each with the version of iOS for which it is built.
    func targets(with path: String) -> [(target: XcodeTarget, version: IOSVersion?)] {
      let targets = read().targets
      let versions = versions.get { targets.map(\.deploymentTarget) }
      return zip(targets, versions).filter { $0.0.contains(path) }
    }

    /// The apps and extensions, each with the values that a setting has in its build configurations.
    func products(with setting: String) -> [(target: XcodeTarget, values: [String])] {
      let folder = folder
      return read().targets.filter(\.isProduct).map { target in
        let values = target.configurations.map { $0.value(of: setting, ofTarget: target.name, in: folder) }
        return (target, values.compactMap { $0 })
      }
    }

    /// The versions of Swift in the configurations of the targets that contain a file; `nil` for one that is not known.
    func swiftVersions(ofTargetsWith path: String) -> [Int?] {
      let folder = folder
      return read().targets.filter { $0.contains(path) }.flatMap { target in
        target.configurations.map { configuration in
          configuration.value(of: "SWIFT_VERSION", ofTarget: target.name, in: folder)
            .flatMap { Int($0.prefix(while: \.isNumber)) }
        }
      }
    }

    /// Adds the modules of the targets that contain a file.
    func addModules(ofTargetsWith path: String, to result: inout TargetModules) {
      let targets = read().targets
      let modules = modules.get { targets.map(\.modules) }
      for (target, names) in zip(targets, modules) where target.contains(path) {
        result.isInTarget = true
        // Other modules, whose names the bundle does not show, load the documents of a bundle.
        guard let names, target.productType != "com.apple.product-type.bundle" else {
          result.isComplete = false
          continue
        }
        result.names.formUnion(names)
      }
    }
  }

  struct TargetModules {
    var names: Set<String> = []
    /// Whether a target contains the file.
    var isInTarget = false
    /// Whether all names are known.
    var isComplete = true
  }

  /// The maximum number of projects that are searched for a document, besides the nearest ones.
  private static let searchedProjects = 32

  private var all: [Project] = []
  /// The projects by the folder that contains them.
  private var projects: [String: [Project]] = [:]
  /// Whether the projects may be separate programs.
  private let areSeparate: Bool

  /// - Parameters:
  ///   - files: the paths of the project files (`project.pbxproj`).
  ///   - areSeparate: whether a project can use the classes of another one only if it refers to them.
  init(_ files: [String] = [], areSeparate: Bool = false) {
    self.areSeparate = areSeparate
    for file in files {
      let project = Project(file)
      all.append(project)
      projects[SourcePlace(file).parentFolder, default: []].append(project)
    }
  }

  var isEmpty: Bool { all.isEmpty }

  /// The folder of the nearest project around a file; `nil` if there is none.
  func folder(around file: SourcePlace) -> String? { file.folderPaths.first { projects[$0] != nil } }

  /// Whether the project in a folder cannot use the declarations in a source file, because the file belongs to a
  /// separate project. That project is the nearest one around the file, and the project in the given folder lists
  /// neither it nor the file.
  func isSeparate(_ source: String, from folder: String) -> Bool {
    guard areSeparate, let other = self.folder(around: SourcePlace(source)), other != folder,
      !other.hasPrefix(folder + "/"), !folder.hasPrefix(other + "/")
    else { return false }
    let paths = ([source] + (projects[other] ?? []).map(\.path)).map { SourcePlace.path($0).lowercased() }
    return (projects[folder] ?? []).allSatisfy { project in
      let content = project.read()
      return !content.files.isEmpty && !paths.contains(where: content.lists)
    }
  }

  /// Whether a source file is left over: the nearest projects around it do not list it.
  func isUnused(_ source: String) -> Bool {
    let place = SourcePlace(source)
    guard let folder = folder(around: place), !place.isInPackage(below: folder) else { return false }
    let path = SourcePlace.path(source).lowercased()
    return (projects[folder] ?? []).allSatisfy { project in
      let content = project.read()
      return !content.files.isEmpty && !content.lists(path)
    }
  }

  /// The name of the nearest project around a document if neither that project nor another one has a target that
  /// contains the document; otherwise, and if this is not known, `nil`.
  func projectWithoutTarget(for document: String) -> String? {
    let place = SourcePlace(document)
    guard let folder = folder(around: place), let nearest = projects[folder],
      all.count <= nearest.count + SourceProjects.searchedProjects, !place.isInPackage(below: folder),
      !nearest.contains(where: { $0.read().files.isEmpty })
    else { return nil }
    let path = SourcePlace.path(document).lowercased()
    let isMember = nearest.contains { $0.read().contains(path) } || all.contains { $0.read().contains(path) }
    return isMember ? nil : nearest[0].path.split(separator: "/").last.map(String.init)
  }

  /// The existing source files that the projects list outside of all folders around which they were searched, such as
  /// `../Shared/Card.swift`.
  ///
  /// - Parameter folders: the folders that were searched for sources.
  func sources(outside folders: [String]) -> [String] {
    let roots = folders.map { SourcePlace.path($0) + "/" }
    var seen: Set<String> = []
    // A project without such a path lists no files outside of its folder, so it need not be read.
    let projects = all.prefix(SourceProjects.searchedProjects).filter { $0.mentionsParentFolder }
    let paths = projects.flatMap { $0.read().sources }.filter { path in
      !roots.contains(where: path.hasPrefix) && seen.insert(path).inserted && Disk.exists(path)
    }
    let current = Disk.currentFolder + "/"
    return paths.prefix(SourceProjects.outsideSources).map { path in
      path.hasPrefix(current) ? String(path.dropFirst(current.count)) : path
    }
  }

  /// The maximum number of source files outside of the folders of a program.
  private static let outsideSources = 10_000

  /// The paths of the asset catalogs that the projects list, and of the folders whose whole content belongs to a project,
  /// as far as they are outside of the given folders.
  func resources(outside folders: [String]) -> [String] {
    let roots = folders.map { XcodeProject.normalized($0) + "/" }
    let projects = all.prefix(SourceProjects.searchedProjects).filter { $0.mentionsParentFolder }
    return projects.flatMap { project in
      let content = project.read()
      let listed = content.files.filter { $0.hasSuffix(".xcassets") }.sorted() + content.folders
      return listed.filter { path in !roots.contains { "\(path)/".hasPrefix($0) } }
        .map { content.spellings[$0] ?? $0 }
    }.uniqued()
  }

  // MARK: Libraries

  /// Whether a target of a project builds a module. Only the first projects are searched.
  func build(module: String) -> Bool {
    all.prefix(SourceProjects.searchedProjects).contains { $0.read().modules.contains(module) }
  }

  /// Whether the nearest project around a document links a package or framework with the given name.
  func link(_ library: String, for document: String) -> Bool {
    nearest(to: document).contains { $0.read().libraries.contains(library) }
  }

  /// Whether the nearest project around a document links packages, pods or frameworks that it does not build itself.
  func linkLibraries(for document: String) -> Bool {
    nearest(to: document).contains { !$0.read().libraries.subtracting($0.read().modules).isEmpty }
  }

  /// Whether the nearest project around a document uses packages that Xcode downloads.
  func useRemotePackages(for document: String) -> Bool {
    nearest(to: document).contains { $0.read().usesRemotePackages }
  }

  // MARK: Targets

  /// The apps and extensions whose property list, or whose build setting for the property list, names a storyboard.
  func products(naming storyboard: NamedStoryboard) -> [XcodeTarget] {
    let file = SourcePlace.path(storyboard.file)
    var found: [XcodeTarget] = []
    for project in all.prefix(SourceProjects.searchedProjects) {
      if !file.hasSuffix(".pbxproj") {
        let folder = Disk.folder(of: project.path)
        for (target, values) in project.products(with: "INFOPLIST_FILE") {
          let paths = values.map { $0.hasPrefix("/") ? $0 : Disk.path(of: $0, in: folder) }
          if paths.contains(where: { SourcePlace.path($0) == file }) { found.append(target) }
        }
      } else if SourcePlace.path(project.file) == file {
        for (target, values) in project.products(with: "INFOPLIST_KEY_" + storyboard.key)
        where values.contains(storyboard.name) {
          found.append(target)
        }
      }
    }
    return found
  }

  /// The property lists that the build settings of the apps with a document name, also if they do not exist.
  func propertyLists(ofAppsWith document: String) -> [String] {
    let path = XcodeProject.normalized(document)
    return found(for: document) { project -> [String] in
      let folder = Disk.folder(of: project.path)
      let apps = project.products(with: "INFOPLIST_FILE").filter {
        $0.target.isApp && $0.target.contains(path)
      }
      return apps.flatMap(\.values).map { $0.hasPrefix("/") ? $0 : Disk.path(of: $0, in: folder) }
    }
  }

  /// Whether the projects list a file with a name, ignoring case.
  func listFile(named name: String) -> Bool {
    let ending = "/" + name.lowercased()
    return all.prefix(SourceProjects.searchedProjects).contains { project in
      project.read().files.contains { $0.hasSuffix(ending) }
    }
  }

  /// The names of the image files that the projects list, in lowercase, without the scale and the kind of device.
  var listedImages: Set<String> {
    let files = all.prefix(SourceProjects.searchedProjects).map { $0.read().files }.joined()
    return Set(files.filter(ImageSet.isImage).map { ImageSet.bareName(Disk.name(of: $0)) })
  }

  /// Whether the projects list all images that a document can use, apart from the images in the given folders. For
  /// this, a target must contain the document, and no project may list an asset catalog or a folder outside of the
  /// given folders.
  func listImages(for document: String, besides folders: [String]) -> Bool {
    guard all.count <= SourceProjects.searchedProjects, !targets(with: document).isEmpty else { return false }
    let roots = folders.map { XcodeProject.normalized($0) + "/" }
    return all.allSatisfy { project in
      let content = project.read()
      return !content.files.contains { $0.hasSuffix(".xcassets") }
        && content.folders.allSatisfy { folder in roots.contains { "\(folder)/".hasPrefix($0) } }
    }
  }

  /// The places at which the nearest projects around a document are damaged, so that nothing is known about them.
  func damages(around document: String) -> [SourceLocation] {
    nearest(to: document).compactMap { project in
      project.read().damagedOffset.map { offset in
        NibLineTable.location(of: offset, in: FileBytes.ifReadable(project.file) ?? [], file: project.file)
      }
    }
  }

  /// The lowest version of iOS for which a target that contains a document is built; `nil` if no target contains the
  /// document, or if the version is not known.
  func deploymentTarget(ofTargetsWith document: String) -> IOSVersion? {
    targets(with: document).compactMap(\.version).min()
  }

  /// The lowest version of iOS in the settings of the nearest projects around a document.
  func deploymentTarget(around document: String) -> IOSVersion? {
    nearest(to: document).flatMap { $0.read().configurations }.compactMap(\.deploymentTarget).min()
  }

  /// Whether a target contains two documents. True if no target contains the first one, because tools other than Xcode
  /// build it then.
  func shareTarget(_ document: String, _ other: String) -> Bool {
    let targets = targets(with: document).map(\.target)
    let path = XcodeProject.normalized(other)
    return targets.isEmpty || targets.contains { $0.contains(path) }
  }

  /// The names of a target that contains a document and of one that contains some of the files, if no target contains the
  /// document together with one of them. `nil` if one does, if a library or bundle that other targets use contains one of
  /// them, or if this is not known.
  func owners(of files: [String], apartFromThoseOf document: String) -> (ofDocument: String, ofFiles: String)?
  {
    guard all.count <= SourceProjects.searchedProjects else { return nil }
    let paths = files.map(XcodeProject.normalized)
    let own = targets(with: document).map(\.target)
    let owners = all.flatMap { project in paths.flatMap { project.targets(with: $0) } }.map(\.target)
    guard let first = own.first, let owner = owners.first,
      (own + owners).allSatisfy(\.hasOwnResources),
      !own.contains(where: { target in paths.contains(where: target.contains) })
    else { return nil }
    return (first.name, owner.name)
  }

  /// The names of the asset catalogs that the targets with a document contain and that are not there, because a step of
  /// the build makes them or because they were not copied. Sorted.
  func missingCatalogs(ofTargetsWith document: String) -> [String] {
    let own = targets(with: document).map(\.target)
    guard !own.isEmpty else { return [] }
    let names = all.prefix(SourceProjects.searchedProjects).flatMap { project -> [String] in
      let content = project.read()
      let listed = content.files.filter { path in
        path.hasSuffix(".xcassets") && own.contains { $0.contains(path) }
      }
      return listed.map { content.spellings[$0] ?? $0 }.filter { !Disk.isFolder($0) }.map {
        Disk.name(of: $0)
      }
    }
    return Set(names).sorted()
  }

  /// The modules of all targets, of any project, that contain a file.
  func modules(of file: String) -> TargetModules {
    let path = XcodeProject.normalized(file)
    var result = TargetModules()
    guard all.count <= SourceProjects.searchedProjects else {
      result.isComplete = false
      return result
    }
    for project in all { project.addModules(ofTargetsWith: path, to: &result) }
    return result
  }

  /// The versions of Swift with which targets compile a file.
  enum TargetVersions {
    /// The main versions, one for each configuration of each target that contains the file.
    case known([Int])
    case noTarget, unknown
  }

  /// The versions of Swift with which the targets of all projects compile a file.
  func swiftVersions(of file: String) -> TargetVersions {
    guard all.count <= SourceProjects.searchedProjects else { return .unknown }
    let path = XcodeProject.normalized(file)
    let versions = all.flatMap { $0.swiftVersions(ofTargetsWith: path) }
    if versions.isEmpty { return .noTarget }
    let known = versions.compactMap(\.self)
    return known.count == versions.count ? .known(known) : .unknown
  }

  /// The projects with a target that contains a document, each with the path of its file: the nearest ones, or else any.
  func owners(of document: String) -> [(file: String, content: XcodeProject)] {
    let path = XcodeProject.normalized(document)
    return found(for: document) { project in
      let content = project.read()
      return content.contains(path) ? [(file: project.file, content: content)] : []
    }
  }

  private func targets(with document: String) -> [(target: XcodeTarget, version: IOSVersion?)] {
    let path = XcodeProject.normalized(document)
    return found(for: document) { $0.targets(with: path) }
  }

  /// What the nearest projects around a document have, or else what any project has. Only the first projects are searched.
  private func found<Result>(for document: String, _ find: (Project) -> [Result]) -> [Result] {
    let found = nearest(to: document).flatMap(find)
    return found.isEmpty ? all.prefix(SourceProjects.searchedProjects).flatMap(find) : found
  }

  private func nearest(to document: String) -> [Project] {
    folder(around: SourcePlace(document)).flatMap { projects[$0] } ?? []
  }
}

extension SourcePlace {
  /// Whether a folder around the file, up to the given one, has a manifest from which tools other than Xcode build the
  /// sources in the folder.
  fileprivate func isInPackage(below folder: String) -> Bool {
    folderPaths.prefix { $0.hasPrefix(folder) }.contains { SourcePlace.isPackage.value(in: "/\($0)") }
  }

  /// Whether a folder has a manifest from which tools other than Xcode build the sources in it.
  private static let isPackage = FolderFact { names in
    names.contains { $0 == "Package.swift" || $0.hasSuffix(".podspec") }
  }
}
