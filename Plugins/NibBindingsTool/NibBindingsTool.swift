import Foundation
import NibFormats
import NibSources

/// Writes the bindings of a module: `NibBindingsTool OUTPUT FILE...`. The files are the module's sources and nibs.
///
/// Problems are written to standard error in the form of compiler warnings. A nib that cannot be read is an error.
@main enum NibBindingsTool {
  static func main() throws {
    guard let output = CommandLine.arguments.dropFirst().first else { exit(64) }
    var words = SourceWords()
    var names = NibNames()
    var sources: [SourceFile] = []
    var documents: [String: (path: String, text: String)] = [:]
    for path in CommandLine.arguments.dropFirst(2) {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      if path.hasSuffix(".swift") {
        sources.append(SourceFile(bytes, file: path, .swift, words: &words))
      } else {
        names.add(try read(bytes, path))
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        if let other = documents[name], rank(other.path) <= rank(path) { continue }
        documents[name] = (path, String(decoding: bytes, as: UTF8.self))
      }
    }
    let bindings = ModuleBindings(sources, words: words, names: names)
    for diagnostic in bindings.diagnostics { write(diagnostic) }
    let text = bindings.source(embedding: documents.mapValues(\.text))
    try text.write(toFile: output, atomically: true, encoding: .utf8)
  }

  private static func read(_ bytes: [UInt8], _ path: String) throws -> NibDocument {
    do {
      return try NibReader.read(bytes, file: path)
    } catch {
      write(error.diagnostic)
      exit(1)
    }
  }

  /// The order in which localized versions of a nib are preferred: the program contains one of them.
  private static func rank(_ path: String) -> Int {
    let folder = URL(filePath: path).deletingLastPathComponent().lastPathComponent
    return ["Base.lproj": 0, "en.lproj": 1][folder] ?? (folder.hasSuffix(".lproj") ? 3 : 2)
  }

  private static func write(_ diagnostic: Diagnostic) {
    FileHandle.standardError.write(Data((diagnostic.rendered + "\n").utf8))
  }
}
