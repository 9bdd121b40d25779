import Foundation
import TestSupport
import Testing

/// Text that a reviewer accepted, in a file: what is drawn must be the same. `make accept ONLY=name` accepts what is
/// drawn now.
struct AcceptedText {
  let name: String
  let file: URL

  /// The golden of that name.
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

  /// Fails where `drawn` is not what was accepted, and shows it.
  func check(_ drawn: String) throws {
    let wanted = ProcessInfo.processInfo.environment["NIBTERM_ACCEPT"]
    if wanted == "*" || wanted == name { try Data(drawn.utf8).write(to: file) }
    let accepted = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(drawn == accepted, "to accept: make accept ONLY=\(name)\n\(drawn)")
  }
}
