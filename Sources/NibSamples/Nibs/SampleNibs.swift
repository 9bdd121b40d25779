import NibCore
import Synchronization

/// The nibs and data of the samples. They are read from the program's samples folder if there is one, and otherwise
/// from the copies that the program contains.
///
/// The nibs and classes are registered only on request. Otherwise a view of a document that is not a sample could get a
/// class of the samples that has the same name as the document's class.
package enum SampleNibs {
  /// Prepares for running a sample: registers its nibs and classes. A second call has no effect.
  package static func register() {
    registerNibs()
    if let folder {
      registerClasses(forDocumentsAt: folder)
    } else {
      // The embedded nibs are in no folder.
      NibClassRegistry.registerModule(of: SampleModule.self)
    }
  }

  /// Prepares for showing a document. A document in the program's samples folder, or an exact copy of a sample's
  /// document, can use the classes of the samples. Other documents cannot, so that they do not run code of the samples.
  package static func register(forDocument path: String) {
    let file = Disk.url(Disk.resolved(path), isDirectory: false)
    if let folder, file.path.hasPrefix(folder.path + "/") { return register() }
    guard let sampleText = EmbeddedSamples.nibs[file.deletingPathExtension().lastPathComponent],
      let bytes = FileBytes.ifReadable(file.path), bytes.elementsEqual(sampleText.utf8)
    else { return }
    register()
    registerClasses(forDocumentsAt: file)
  }

  /// Registers the samples' classes for a document or for those in a folder, regardless of the module that they name.
  private static func registerClasses(forDocumentsAt place: URL) {
    NibClassRegistry.registerModule(of: SampleModule.self, forDocumentsAt: place)
  }

  /// Adds the samples' nibs to the search path. A second call has no effect.
  private static func registerNibs() { _ = nibRegistration }

  /// Registers the nibs when it is first used. The initializer of a static property runs only once.
  private static let nibRegistration: Void = {
    for folder in folder.map(subfolders) ?? [] { NibSearchPath.add(folder: folder) }
    NibSearchPath.embed { name in EmbeddedSamples.nibs[name].map { Array($0.utf8) } }
  }()

  /// The folders that were given to `prefer`, and their subfolders.
  private static let preferredFolders = Mutex<[URL]>([])

  /// Gives the nibs in a folder and its subfolders priority over the samples' nibs with the same names. Call
  /// this before `register()`.
  package static func prefer(_ folder: URL) {
    let folders = subfolders(of: folder)
    for folder in folders { NibSearchPath.add(folder: folder) }
    registerClasses(forDocumentsAt: folder)
    preferredFolders.withLock { $0 += folders }
  }

  /// The name under which a sample's storyboard is found: `Main` if a preferred folder contains a storyboard with that
  /// name, which most apps use, and otherwise the given name.
  static func storyboard(_ name: String) -> String {
    let hasMain = preferredFolders.withLock { $0 }.contains {
      Disk.exists($0.appendingPathComponent("Main.storyboard").path)
    }
    return hasMain ? "Main" : name
  }

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
    var paths = [folder.path]
    var walk = FolderWalk(limit: 1_000_000, depth: 64)
    walk.walk(folder.path) { item in
      guard item.kind == .folder, !DocumentName.isPackage(item.name) else { return false }
      paths.append(item.path)
      return true
    }
    return paths.map { Disk.url($0, isDirectory: true) }
  }
}

/// Stands for the module of the samples, whose classes documents name.
private final class SampleModule {}
