import Foundation
import TestSupport
import Testing

/// A golden: a text file that a reviewer accepted and that a drawing must equal. `make accept ONLY=name` replaces it
/// with the current drawing.
struct AcceptedText {
  let name: String
  let file: URL

  /// The file with the given name in `Goldens`.
  init(_ name: String) {
    self.init(
      name,
      in: Project.root.appendingPathComponent("Tests/NibTermTests/Goldens/\(name).txt"))
  }

  /// A file elsewhere in the repository.
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
