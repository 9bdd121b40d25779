import NibCore
import Synchronization

/// The nibs and data that come with the program. They are read from its samples folder if there is one, and
/// otherwise from the program itself.
///
/// The samples' nibs and classes are registered only on request. Otherwise a document that is not a sample
/// could be given a sample's class because one of its own classes has the same name.
enum SampleNibs {
  /// Prepares for running a sample: registers all nibs by name. A second call has no effect.
  static func register() {
    _ = nibs
    if let folder {
      know(in: folder)
    } else {
      for type in named { NibClassRegistry.register(type) }
    }
  }

  /// Prepares for showing a document: if it is in a samples folder, registers the samples' classes and nibs.
  static func register(forDocument path: String) {
    let file = Disk.url(Disk.resolved(path), isDirectory: false)
    if let samples = SurroundingFolders(of: file).first(where: isSamples) {
      return open(samples)
    }
    NibClassRegistry.hideModule(of: ElementView.self, fromDocument: path)
  }

  /// Registers classes and nibs for the documents in a samples folder, which can be the program's own or a
  /// copy.
  ///
  /// The nibs of the classes are loaded from the program's own folder, so classes are registered for that
  /// folder too. A program without a samples folder loads them from the document's folder, because its
  /// embedded nibs are in no folder that could be registered.
  private static func open(_ samples: URL) {
    _ = nibs
    know(in: samples)
    if let folder { return know(in: folder) }
    guard opened.withLock({ $0.insert(samples.path).inserted }) else { return }
    for folder in subfolders(of: samples) { NibSearchPath.add(folder: folder) }
  }

  /// The paths of the folders from which nibs are loaded because the program has no samples folder.
  private static let opened = Mutex<Set<String>>([])

  /// Registers the samples' classes for the documents in a folder, for every module that the documents name
  /// and for none.
  private static func know(in folder: URL) {
    NibClassRegistry.registerModule(of: ElementView.self, forDocumentsIn: folder)
  }

  /// The classes of nibs that name no module. They are registered by name for embedded nibs, which are in no
  /// folder.
  private static let named: [AnyClass] = [
    CustomObjCView.self, NMViewAppDelegate.self, LoadFromNIBController.self, LoadFromNIBView.self,
    LoadFromCodeController.self, LoadFromCodeView.self, LayoutSupportController.self, TestLayoutsView.self,
    AutomaticLayoutChangesController.self, AutomaticLayoutChangesView.self, GridLayoutController.self,
    GridLayoutView.self, ViewTemplatesController.self, ViewTemplatesView.self,
  ]

  private static let nibs: Void = {
    for folder in folder.map(subfolders) ?? [] { NibSearchPath.add(folder: folder) }
    NibSearchPath.embed { name in EmbeddedSamples.nibs[name].map { Array($0.utf8) } }
  }()

  // MARK: Other nibs for the same classes

  private static let preferred = Mutex<[URL]>([])

  /// Gives the nibs in a folder and its subfolders priority over the samples' nibs with the same names. Call
  /// this before `register()`.
  static func prefer(_ folder: URL) {
    let folders = subfolders(of: folder)
    for folder in folders { NibSearchPath.add(folder: folder) }
    know(in: folder)
    preferred.withLock { $0 += folders }
  }

  /// The name under which a sample's storyboard is registered. Apps call their storyboard `Main`, but there
  /// are several samples.
  static func storyboard(_ name: String) -> String {
    let hasMain = preferred.withLock { $0 }.contains {
      Disk.exists($0.appendingPathComponent("Main.storyboard").path)
    }
    return hasMain ? "Main" : name
  }

  // MARK: Places

  /// The records of the 118 elements, as JSON.
  static var elements: Data {
    let file = folder?.appendingPathComponent("Elements/elements.json")
    return file.flatMap { FileBytes.ifReadable($0.path).map { Data($0) } }
      ?? Data(EmbeddedSamples.elements.utf8)
  }

  /// The samples folder: beside the program, where `make install` puts it, or in the package in which the
  /// program was built.
  static let folder: URL? = {
    let program = Disk.url(Disk.resolved(Bundle.main.bundleURL.path), isDirectory: true)
    var candidates = [
      program.appendingPathComponent("SampleNibs"),
      program.appendingPathComponent("../share/nibterm/SampleNibs").standardizedFileURL,
    ]
    if let build = program.pathComponents.lastIndex(of: ".build") {
      let package = program.pathComponents[1..<build].reduce(Disk.url("/")) {
        $0.appendingPathComponent($1)
      }
      candidates.append(package.appendingPathComponent("SampleNibs"))
    }
    return candidates.first(where: isSamples)
  }()

  private static func isSamples(_ folder: URL) -> Bool {
    Disk.exists(folder.appendingPathComponent("Elements/ElementsTabs.xib").path)
  }

  /// A folder and all folders in it, in the order of their paths.
  private static func subfolders(of folder: URL) -> [URL] {
    subfolders(ofPath: folder.path).map { Disk.url($0, isDirectory: true) }
  }

  private static func subfolders(ofPath path: String) -> [String] {
    let names = (try? FolderListing(of: path))?.folders ?? []
    return [path] + names.flatMap { subfolders(ofPath: "\(path)/\($0)") }
  }
}
