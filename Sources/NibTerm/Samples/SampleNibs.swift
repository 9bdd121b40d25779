import NibCore
import Synchronization

/// The nibs and data that come with the program: in its folder of samples if there is one, else inside itself.
///
/// Nibs and classes of the samples are known only once somebody asks for them here, so that a stranger's document
/// never meets a class of ours that happens to have the name of one of its own.
enum SampleNibs {
  /// Prepares for running a sample: all nibs can be found by name. A second call has no effect.
  static func register() {
    _ = nibs
    if let folder {
      know(in: folder)
    } else {
      for type in named { NibClassRegistry.register(type) }
    }
  }

  /// Prepares for showing a document: if it is in a folder of samples, its classes and their nibs can be
  /// found.
  static func register(forDocument path: String) {
    let file = Disk.url(Disk.resolved(path), isDirectory: false)
    if let samples = SurroundingFolders(of: file).first(where: isSamples) {
      return open(samples)
    }
    NibClassRegistry.hideModule(of: ElementView.self, fromDocument: path)
  }

  /// Lets the documents in a folder of samples be shown, be it the program's own or another copy.
  ///
  /// The nibs of their classes come from the program's own folder, so those know the classes too. A program that lies
  /// alone takes them from where the document lies: those inside itself lie in no folder that could be known.
  private static func open(_ samples: URL) {
    _ = nibs
    know(in: samples)
    if let folder { return know(in: folder) }
    guard opened.withLock({ $0.insert(samples.path).inserted }) else { return }
    for folder in subfolders(of: samples) { NibSearchPath.add(folder: folder) }
  }

  /// The paths of folders that nibs are taken from for want of one of the program's own.
  private static let opened = Mutex<Set<String>>([])

  /// Documents in that folder know the samples' classes, whatever module they name, or none.
  private static func know(in folder: URL) {
    NibClassRegistry.registerModule(of: ElementView.self, forDocumentsIn: folder)
  }

  /// Classes of nibs that name no module, for nibs inside the program, which lie in no folder.
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

  /// Prefers the nibs in a folder, and below it, to the samples' own of the same name. Call before `register()`.
  static func prefer(_ folder: URL) {
    let folders = subfolders(of: folder)
    for folder in folders { NibSearchPath.add(folder: folder) }
    know(in: folder)
    preferred.withLock { $0 += folders }
  }

  /// The name to look a sample's storyboard up by: an app calls its own `Main`, and of samples there are several.
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

  /// Beside the program, where `make install` puts it, or in the package that the program was built in.
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
