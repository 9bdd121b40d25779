import Foundation
import NibFormats
import NibSources

/// Writes the bindings of a module: `NibBindingsTool OUTPUT FILE...`. The files are the module's sources, its nibs and
/// its Info.plist.
///
/// Problems are written to standard error in the form of compiler warnings. A nib that cannot be read is an error.
@main enum NibBindingsTool {
  static func main() throws {
    guard let output = CommandLine.arguments.dropFirst().first else { exit(64) }
    var words = SourceWords()
    var names = NibNames()
    var sources: [SourceFile] = []
    var documents: [String: (path: String, text: String)] = [:]
    var mainInfo: [String: String] = [:]
    for path in CommandLine.arguments.dropFirst(2) {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      if path.hasSuffix(".swift") {
        sources.append(SourceFile(bytes, file: path, .swift, words: &words))
      } else if path.hasSuffix(".plist") {
        mainInfo = try self.mainInfo(Data(bytes))
      } else {
        names.add(try read(bytes, path))
        let name = URL(filePath: path).deletingPathExtension().lastPathComponent
        if let other = documents[name], rank(other.path) <= rank(path) { continue }
        documents[name] = (path, String(decoding: bytes, as: UTF8.self))
      }
    }
    let bindings = ModuleBindings(sources, words: words, names: names)
    for diagnostic in bindings.diagnostics { write(diagnostic) }
    let text = bindings.source(embedding: documents.mapValues(\.text), mainInfo: mainInfo)
    try text.write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// The values of an Info.plist that say how the program starts. Those of the scene are in nested dictionaries.
  private static func mainInfo(_ data: Data) throws -> [String: String] {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] ?? [:]
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    let all = list.merging(scenes?.first ?? [:]) { value, _ in value }
    let keys = ["UIMainStoryboardFile", "NSMainNibFile", "UISceneDelegateClassName", "UISceneStoryboardFile"]
    return Dictionary(
      uniqueKeysWithValues: keys.compactMap { key in (all[key] as? String).map { (key, $0) } })
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
