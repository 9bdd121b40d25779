import Foundation
import TestSupport
import Testing

/// A text file that a reviewer accepted. Drawings must equal it. `make accept ONLY=name` accepts the current
/// drawing.
struct AcceptedText {
  let name: String
  let file: URL

  /// The golden with the given name.
  init(_ name: String) {
    self.init(
      name,
      in: Project.root.appendingPathComponent("Tests/NibTermTests/Goldens/\(name).txt"))
  }

  /// Another file of the repository.
  init(_ name: String, in file: URL) {
    self.name = name
    self.file = file
  }

  /// Records an issue that shows `drawn` if it differs from the accepted text.
  func check(_ drawn: String) throws {
    let wanted = ProcessInfo.processInfo.environment["NIBTERM_ACCEPT"]
    if wanted == "*" || wanted == name { try Data(drawn.utf8).write(to: file) }
    let accepted = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(drawn == accepted, "to accept: make accept ONLY=\(name)\n\(drawn)")
  }
}
