import NibFormats
import Synchronization

/// The findings of rules about a program itself, which are the same for all of its documents.
final class ProgramFindings: Sendable {
  private let findings = Mutex<[String: [Diagnostic]]>([:])

  /// The findings of a search, which runs once for the program. The search must not use other findings of the program.
  ///
  /// - Parameter name: the name of the property for the findings.
  func once(_ name: String = #function, _ search: () -> [Diagnostic]) -> [Diagnostic] {
    findings.withLock { findings in
      if let known = findings[name] { return known }
      let found = search()
      findings[name] = found
      return found
    }
  }
}
