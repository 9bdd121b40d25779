/// Finds and reads storyboard files by name, in the same places as nibs.
enum StoryboardFiles {
  private static let suffix = ".storyboard"

  static func exists(_ name: String, in bundle: Bundle) -> Bool {
    NibSearchPath.folders(of: bundle).contains {
      Disk.exists($0.appendingPathComponent(name + suffix).path)
    }
  }

  /// Reads the storyboard with the given name, from the folders of the bundle or from those embedded in the program.
  /// - Throws: `NSInvalidArgumentException` with UIKit's text if there is none or it cannot be read.
  static func document(named name: String, bundle: Bundle) throws -> NibDocument {
    let bare = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    guard !bare.isEmpty, !bare.containsExactly("/") else { throw notFound(name, bundle) }
    for folder in NibSearchPath.folders(of: bundle) {
      let url = folder.appendingPathComponent(bare + suffix)
      guard let bytes = FileBytes.ifReadable(url.path) else { continue }
      return try read(bytes, file: url.path, name, bundle)
    }
    if let bytes = NibSearchPath.embedded(bare) { return try read(bytes, file: bare + suffix, name, bundle) }
    throw notFound(name, bundle)
  }

  /// The storyboard with the given name in a project; `nil` if there is none or its file cannot be opened.
  ///
  /// - Throws: `NSInvalidArgumentException` if the file is not a valid storyboard.
  static func document(named name: String, in project: ProjectFolder) throws -> NibDocument? {
    let file = name.hasSuffix(suffix) ? name : name + suffix
    guard let path = project.nearestFile(named: file), let bytes = FileBytes.ifReadable(path) else {
      return nil
    }
    return try read(bytes, file: path, name, .main)
  }

  /// Reads a storyboard, or throws UIKit's exception.
  private static func read(_ bytes: [UInt8], file: String, _ name: String, _ bundle: Bundle) throws
    -> NibDocument
  {
    do {
      return try NibReader.read(bytes, file: file)
    } catch {
      var exception = notFound(name, bundle)
      exception.hint = error.diagnostic.rendered
      throw exception
    }
  }

  /// The exception for a storyboard that is not in a bundle.
  private static func notFound(_ name: String, _ bundle: Bundle) -> NibException {
    .invalidArgument(
      "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
  }
}
