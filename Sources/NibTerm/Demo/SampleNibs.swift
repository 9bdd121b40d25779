import NibCore

/// The nibs and data that come with the program: in its folder of samples if there is one, else inside itself.
enum SampleNibs {
  /// Lets every nib of the samples be found by name, and the demo's classes by theirs. A second call does nothing.
  static func register() { _ = registration }

  private static let registration: Void = {
    if let folder { NibSearchPath.add(folder: folder) }
    NibSearchPath.embed(EmbeddedSamples.nibs.mapValues { Array($0.utf8) })
    NibClassRegistry.registerModule(of: ElementView.self)
  }()

  /// The records of the 118 elements, as JSON.
  static var elements: Data {
    let file = folder?.appendingPathComponent("elements.json")
    return file.flatMap { FileManager.default.contents(atPath: $0.path) }
      ?? Data(EmbeddedSamples.elements.utf8)
  }

  /// Beside the program, where `make install` puts it, or in the package that the program was built in.
  static let folder: URL? = {
    let program = Bundle.main.bundleURL.resolvingSymlinksInPath()
    var candidates = [
      program.appendingPathComponent("SampleNibs"),
      program.appendingPathComponent("../share/nibterm/SampleNibs").standardizedFileURL,
    ]
    if let build = program.pathComponents.lastIndex(of: ".build") {
      let package = program.pathComponents[1..<build].reduce(URL(fileURLWithPath: "/")) {
        $0.appendingPathComponent($1)
      }
      candidates.append(package.appendingPathComponent("SampleNibs"))
    }
    return candidates.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("ElementsTabs.xib").path)
    }
  }()
}
