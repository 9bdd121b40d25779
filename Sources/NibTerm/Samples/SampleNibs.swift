import NibCore
import Synchronization

/// The nibs and data of the samples. They are read from the program's samples folder if there is one, and otherwise
/// from the copies that the program contains.
///
/// The nibs and classes are registered only on request. Otherwise a view of a document that is not a sample could get a
/// class of the samples that has the same name as the document's class.
enum SampleNibs {
  /// Prepares for running a sample: registers its nibs and classes. A second call has no effect.
  static func register() {
    registerNibs()
    if let folder {
      registerClasses(forDocumentsIn: folder)
    } else {
      for type in classesWithoutModule { NibClassRegistry.register(type) }
    }
  }

  /// Prepares for showing a document. If it is in a samples folder, registers the samples' classes and nibs. Otherwise
  /// hides the samples' classes from it.
  static func register(forDocument path: String) {
    let file = Disk.url(Disk.resolved(path), isDirectory: false)
    if let samples = SurroundingFolders(of: file).first(where: isSamples) {
      return registerClasses(forSamplesIn: samples)
    }
    NibClassRegistry.hideModule(of: ElementView.self, fromDocument: path)
  }

  /// Registers classes and nibs for the documents in a samples folder, which can be the program's own folder or a copy.
  ///
  /// The nibs of the classes are loaded from the program's own folder, so the classes are registered for that folder
  /// too. A program without a samples folder loads these nibs from the document's folder, because classes cannot be
  /// registered for nibs without a folder.
  private static func registerClasses(forSamplesIn samples: URL) {
    registerNibs()
    registerClasses(forDocumentsIn: samples)
    if let folder { return registerClasses(forDocumentsIn: folder) }
    guard searchedFolders.withLock({ $0.insert(samples.path).inserted }) else { return }
    for folder in subfolders(of: samples) { NibSearchPath.add(folder: folder) }
  }

  /// The paths of the samples folders that were added to the search path because the program has no samples folder.
  private static let searchedFolders = Mutex<Set<String>>([])

  /// Registers the samples' classes for the documents in a folder, regardless of the module that the documents name.
  private static func registerClasses(forDocumentsIn folder: URL) {
    NibClassRegistry.registerModule(of: ElementView.self, forDocumentsIn: folder)
  }

  /// The classes that nibs name without a module. They are registered by name for embedded nibs, which are not in a
  /// folder.
  private static let classesWithoutModule: [AnyClass] = [
    CustomObjCView.self, NMViewAppDelegate.self, LoadFromNIBController.self, LoadFromNIBView.self,
    LoadFromCodeController.self, LoadFromCodeView.self, LayoutSupportController.self, TestLayoutsView.self,
    AutomaticLayoutChangesController.self, AutomaticLayoutChangesView.self, GridLayoutController.self,
    GridLayoutView.self, ViewTemplatesController.self, ViewTemplatesView.self,
  ]

  /// Adds the samples' nibs to the search path. A second call has no effect.
  private static func registerNibs() { _ = nibRegistration }

  /// Its initializer registers the nibs, so that they are registered once.
  private static let nibRegistration: Void = {
    for folder in folder.map(subfolders) ?? [] { NibSearchPath.add(folder: folder) }
    NibSearchPath.embed { name in EmbeddedSamples.nibs[name].map { Array($0.utf8) } }
  }()

  // MARK: Other nibs for the same classes

  /// The folders that were given to `prefer`, and their subfolders.
  private static let preferred = Mutex<[URL]>([])

  /// Gives the nibs in a folder and its subfolders priority over the samples' nibs with the same names. Call
  /// this before `register()`.
  static func prefer(_ folder: URL) {
    let folders = subfolders(of: folder)
    for folder in folders { NibSearchPath.add(folder: folder) }
    registerClasses(forDocumentsIn: folder)
    preferred.withLock { $0 += folders }
  }

  /// The name under which a sample's storyboard is found: `Main` if a preferred folder contains a storyboard with that
  /// name, which most apps use, and otherwise the given name.
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

  /// A folder and all its subfolders, each before its own subfolders.
  private static func subfolders(of folder: URL) -> [URL] {
    subfolders(ofPath: folder.path).map { Disk.url($0, isDirectory: true) }
  }

  private static func subfolders(ofPath path: String) -> [String] {
    let names = (try? FolderListing(of: path))?.folders ?? []
    return [path] + names.flatMap { subfolders(ofPath: "\(path)/\($0)") }
  }
}
