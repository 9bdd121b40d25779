import NibFormats
import Synchronization

/// The findings of rules about a program itself, which are the same for all of its documents.
final class ProgramFindings: Sendable {
  private let found = Mutex<[String: [Diagnostic]]>([:])

  /// The findings of a search, which runs once for the program. It must not use other findings of the program.
  ///
  /// - Parameter name: the name of the property for the findings.
  func found(_ name: String = #function, by find: () -> [Diagnostic]) -> [Diagnostic] {
    found.withLock { found in
      if let known = found[name] { return known }
      let new = find()
      found[name] = new
      return new
    }
  }
}
