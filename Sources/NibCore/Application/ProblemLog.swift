import Synchronization

/// The log of a running program. It contains problems that UIKit writes to the console before it continues, such as a
/// runtime attribute that a class does not have, or conflicting constraints.
///
/// Each problem is written once, however often it occurs. Reports are kept until the log is opened, so that the
/// caller that runs the program decides where they are written. Reports are for the author of the program, unlike
/// diagnostics, which describe a document to a tool.
package final class ProblemLog: Sendable {
  /// Writes one report: one or more lines, without a line break at the end.
  package typealias Writer = @Sendable (String) -> Void

  /// The log of the process. Until it is opened, it collects nothing in tools that only view documents
  /// (`NibLoadingMode.standard` is lenient).
  package static let standard = ProblemLog()

  /// The log that running code reports to.
  @TaskLocal package static var current = ProblemLog.standard

  /// The maximum number and length of reports, which limit the output of programs that run for days.
  private static let mostReports = 500
  private static let longestReport = 20_000

  private struct State {
    var writer: Writer?
    var waiting: [String] = []
    /// The hashes of the keys that have been reported.
    var reported: Set<Int> = []
  }

  private let state = Mutex(State())

  /// Creates a log that has not been opened.
  package init() {}

  /// Writes the reports collected so far, and then each new one immediately. Only the first call has an
  /// effect.
  package func open(_ writer: @escaping Writer) {
    let waiting = state.withLock { state -> [String] in
      guard state.writer == nil else { return [] }
      state.writer = writer
      defer { state.waiting = [] }
      return state.waiting
    }
    for report in waiting { writer(report) }
  }

  /// Reports a problem unless the same text was reported before.
  package func report(_ text: String) { report(text, key: text) }

  /// - Parameter key: a text that is equal for equal problems.
  private func report(_ text: @autoclosure () -> String, key: String) {
    let hash = key.hashValue
    let count = state.withLock { state -> Int? in
      guard state.writer != nil || NibLoadingMode.standard == .strict,
        state.reported.count <= ProblemLog.mostReports, state.reported.insert(hash).inserted
      else { return nil }
      return state.reported.count
    }
    guard let count else { return }
    let isLast = count > ProblemLog.mostReports
    write(isLast ? "There are more problems. They are not reported." : shortened(text()))
  }

  private func shortened(_ text: String) -> String {
    guard text.utf8.count > ProblemLog.longestReport else { return text }
    return String(decoding: text.utf8.prefix(ProblemLog.longestReport), as: UTF8.self) + "…"
  }

  private func write(_ report: String) {
    let writer = state.withLock { state -> Writer? in
      if state.writer == nil { state.waiting.append(report) }
      return state.writer
    }
    writer?(report)
  }
}

// MARK: - What is reported

extension ProblemLog {
  /// The ids of diagnostics that UIKit logs too.
  private static let loggedIDs: Set<String> = [
    "outlet", "runtime-attribute", "unknown-class", "zero-row-height",
  ]

  /// Reports a diagnostic of loading, with its place in the document, if UIKit logs it or if an object was
  /// left out. Addresses of objects are omitted, so that every run of a program writes the same report.
  func report(_ diagnostic: Diagnostic, key: String? = nil) {
    guard diagnostic.severity == .error || ProblemLog.loggedIDs.contains(diagnostic.id) else { return }
    let place = diagnostic.location.map { "\n    \($0)" } ?? ""
    let text = diagnostic.message.withoutAddresses + place
    report(text, key: key ?? text)
  }

  /// Reports conflicting constraints. The same conflict is reported only once, even if the size of the view
  /// or the constants of its constraints change.
  func report(_ conflict: LayoutReport.Conflict) {
    let constraints = conflict.constraints.map {
      "\($0.nibOrigin?.element.document.file ?? "") \($0.nibShape)"
    }
    let members = constraints.isEmpty ? conflict.descriptions : constraints
    report(conflict.message, key: members.joined(separator: "\n"))
  }
}
