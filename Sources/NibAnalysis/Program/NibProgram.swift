import NibCore
import NibSources

/// The program that loads a document, as described by its source files. `check --strict` looks up the document's
/// classes, keys and actions in these files.
package struct NibProgram: Sendable {
  /// The folders that were searched for sources.
  package let folders: [String]
  /// The number of source files that were found.
  package var sourceCount: Int { scanned.count }
  /// Whether files were left out because a folder contains too many.
  package let isTruncated: Bool
  /// The module whose classes take precedence if several classes have the same name; `nil` for the module that the
  /// document names.
  let module: String?
  /// The source files, which are scanned when what they contain is first used.
  private let scanned: ScannedSources
  /// The declarations with those that a document describes; `nil` for those of the source files alone.
  private var extendedSources: SourceIndex?
  /// Whether all Swift members are visible to Objective-C without `@objc`, as before Swift 4.
  let infersObjectiveC: Bool
  /// The paths of the documents in the folders.
  let documents: [String]
  /// The names of the images and colors in the folders.
  let assets: ProjectAssets
  /// The documents and settings in the folders, as far as they name other documents.
  let files: ProgramFiles
  /// The Xcode projects in the folders.
  let projects: SourceProjects
  /// The modules of the files in the folders.
  let modules: SourceModules
  private let manifests = DeploymentManifests()
  private let libraries = MissingLibraries()
  /// Findings about the program, which rules share between its documents.
  let findings = ProgramFindings()
  /// Whether there are sources in languages that are not read, such as C#.
  private let hasOtherSources: Bool
  /// Whether the sources show what the program does not use. All of them must have been read, and they must be more
  /// than a few headers or scripts beside a program in another language.
  var showsUses: Bool { sourceCount > 0 && !isTruncated && !hasOtherSources }

  /// Creates a program from all sources in these folders and their subfolders. The sources are scanned when they are first
  /// needed. Cost: O(number of files).
  ///
  /// - Parameters:
  ///   - leavesOutProjects: whether to skip subfolders that are separate projects.
  ///   - separatesProjects: whether the Xcode projects in a folder without a workspace may be separate programs.
  ///   - isGuess: whether the folders may contain much that is not the program's, so that only a small part is searched.
  ///   - module: the module whose classes take precedence; `nil` for the module that the document names.
  package init(
    sourcesIn folders: [String] = [], leavesOutProjects: Bool = false, separatesProjects: Bool = false,
    isGuess: Bool = false, module: String? = nil
  ) {
    let limit = isGuess ? SourceFolder.guessedLimit : SourceFolder.limit
    let found = folders.map { SourceFolder($0, leavesOutProjects: leavesOutProjects, limit: limit) }
    let projects = SourceProjects(
      found.flatMap(\.projects),
      areSeparate: separatesProjects && !folders.contains(where: SourceRoot.isWorkspace))
    let outside = separatesProjects ? projects.sources(outside: folders) : []
    let paths = (found.flatMap(\.sources) + outside).uniqued()
    self.init(
      files: FilesOnDisk(paths: paths),
      folders: folders, documents: found.flatMap(\.documents),
      assets: ProjectAssets(
        catalogs: found.flatMap(\.catalogs), images: found.flatMap(\.images),
        listed: { separatesProjects ? projects.resources(outside: folders) : [] },
        isComplete: !found.contains(where: \.isTruncated)),
      isTruncated: found.contains(where: \.isTruncated),
      infersObjectiveC: SwiftVersion.isOld(in: found.flatMap(\.projects)), module: module,
      settings: found.flatMap(\.settings) + found.flatMap(\.projects),
      hasOtherSources: found.contains(where: \.hasOtherSources),
      projects: projects)
  }

  init(
    files: some RandomAccessCollection<ScannedSources.File> & Sendable, folders: [String] = [],
    documents: [String] = [],
    assets: ProjectAssets = ProjectAssets(), isTruncated: Bool = false, infersObjectiveC: Bool = false,
    module: String? = nil, settings: [String] = [], hasOtherSources: Bool = false,
    projects: SourceProjects = SourceProjects()
  ) {
    self.folders = folders
    self.documents = documents
    self.assets = assets
    self.isTruncated = isTruncated
    self.infersObjectiveC = infersObjectiveC
    self.module = module
    self.projects = projects
    modules = SourceModules(projects: projects, folders: folders)
    self.files = ProgramFiles(documents: documents, settings: settings)
    self.hasOtherSources = hasOtherSources
    scanned = ScannedSources(files) { newFolders in
      SwiftVersions(projects: projects, folders: folders, newFolders: newFolders)
    }
  }

  /// The version of iOS for which a document is built. The targets of Xcode projects that contain the document come
  /// first, then the nearest manifest of another tool, then the nearest project. `nil` if none of them names a version.
  func deploymentTarget(for document: String) -> IOSVersion? {
    projects.deploymentTarget(ofTargetsWith: document)
      ?? manifests.deploymentTarget(around: SourcePlace(document), below: folders)
      ?? projects.deploymentTarget(around: document)
  }

  /// Whether the lists of Xcode projects show which image files a document can use. For this, a target must contain the
  /// document, the program must have all its libraries, and all catalogs and folders with images must have been
  /// searched.
  func listsImages(for document: String) -> Bool {
    projects.listImages(for: document, besides: folders)
      && missingLibraries(around: document) == nil
  }

  /// The reason why libraries of the program that loads a document are not in its folders, as a clause; `nil` if there
  /// is none.
  func missingLibraries(around document: String) -> String? {
    for folder in SourcePlace(document).folderPaths(in: folders.map(SourcePlace.path)) {
      if let reason = libraries.reason(in: folder) { return reason }
    }
    return projects.useRemotePackages(for: document)
      ? "the project uses packages, which Xcode downloads to another folder" : nil
  }

  /// The folder of the project that a document belongs to; `nil` if there is none.
  package static func project(around document: String) -> String? {
    SourceRoot.folder(around: Disk.url(document))?.path
  }
}

/// What the source files contain. The first use scans all of them. Cost: O(size of the sources).
extension NibProgram {
  /// The declarations in the source files, with those that a document describes.
  var sources: SourceIndex {
    get { extendedSources ?? scanned.content.index }
    set { extendedSources = newValue }
  }

  /// The words and literals in the source files.
  var words: SourceWords { scanned.content.words }

  /// The versions of Swift of the sources.
  var swiftVersions: SwiftVersions { scanned.content.swiftVersions }

  /// Diagnostics about parts of the sources that were skipped, in the order of the files.
  package var diagnostics: [Diagnostic] { scanned.content.diagnostics }

  /// Whether the sources have been scanned, so that nothing waits for it.
  package var areSourcesScanned: Bool { scanned.isScanned }

  /// Scans the sources if that was not done before.
  package func scanSources() { _ = scanned.content }

  /// Whether the sources may refer to a resource by its name; see `SourceWords.mention(_:)`. Scans all files only if the
  /// files that contain the name do not show it.
  func mentionsName(_ name: String) -> Bool { scanned.mention(name) }
}
