@testable import NibAnalysis
@testable import NibCore

/// Small documents and programs, and the results of checking them strictly.
enum StrictSample {
  /// The diagnostics of a strict check of a xib with the given objects, which begin in line 2. The note about
  /// the sources is left out.
  ///
  /// - Parameter classes: the document's own descriptions of the program's classes.
  static func xib(
    _ objects: String, file: String = "App/Card.xib", _ sources: [(String, String)] = [],
    infersObjectiveC: Bool = false, classes: String = ""
  ) -> [String] {
    let described = classes.isEmpty ? "" : "<classes>\(classes)</classes>"
    return lines("XIB", "<objects>\(objects)</objects>\(described)", file, sources, infersObjectiveC)
  }

  /// The same for a storyboard with the given objects in one scene.
  static func storyboard(_ objects: String, _ sources: [(String, String)] = []) -> [String] {
    let scenes = "<scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes>"
    return lines("Storyboard.XIB", scenes, "App/Main.storyboard", sources, false)
  }

  private static func lines(
    _ type: String, _ content: String, _ file: String, _ sources: [(String, String)], _ infersObjectiveC: Bool
  ) -> [String] {
    let program = NibProgram(
      files: sources.map { ($0.0, Array($0.1.utf8)) }, documents: [], infersObjectiveC: infersObjectiveC)
    return NibStrictCheck(CheckSample.document(type, content, file: file), program: program).diagnostics
      .filter { $0.id != "program-sources" }.map(line)
  }

  /// `severity id: message`, then the notes, each with the file and line of its location.
  private static func line(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.severity) \(diagnostic.id): \(diagnostic.message)"
      + diagnostic.notes.map { " | \($0.message)\($0.location.map { " \($0.file):\($0.line)" } ?? "")" }
      .joined()
  }

  /// A view of the given class. `content` is inserted before its connections.
  static func view(
    _ customClass: String, id: String = "v", module: String? = nil, connections: String = "",
    content: String = ""
  ) -> String {
    let attributes = module.map { " customModule=\"\($0)\" customModuleProvider=\"target\"" } ?? ""
    return """
      <view id="\(id)" customClass="\(customClass)"\(attributes)>\
      <rect key="frame" x="0" y="0" width="9" height="9"/>\
      \(content)<connections>\(connections)</connections></view>
      """
  }

  static func outlet(_ property: String, to destination: String, kind: String = "outlet") -> String {
    "<\(kind) property=\"\(property)\" destination=\"\(destination)\" id=\"o-\(property)-\(destination)\"/>"
  }

  static func owner(_ customClass: String? = nil, connections: String = "") -> String {
    let attribute = customClass.map { " customClass=\"\($0)\"" } ?? ""
    return """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(attribute)>\
      <connections>\(connections)</connections></placeholder>
      """
  }

  static let label = "<label id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"

  /// UIKit's message for a missing key.
  static func undefined(_ key: String, _ name: String) -> String {
    "error undefined-key: [<\(name) 0x0> setValue:forUndefinedKey:]: "
      + "this class is not key value coding-compliant for the key \(key)."
  }
}
