import Synchronization

/// The log of a running program. It contains problems that UIKit writes to the console before it continues, such as
/// conflicting constraints, or a runtime attribute that a class does not have.
///
/// Each problem is written once, even if it occurs often. Reports are stored until the log is opened, so that the code
/// that runs the program decides where they are written. Reports are meant for the author of the program, unlike
/// diagnostics, which tools show for a document.
package final class ProblemLog: Sendable {
  /// Writes one report: one or more lines, without a line break at the end.
  package typealias Writer = @Sendable (String) -> Void

  /// The log of the process. Before it is opened, it stores reports only in running programs, and not in tools that
  /// view documents (where `NibLoadingMode.standard` is lenient).
  package static let standard = ProblemLog()

  /// The log to which the current task reports.
  @TaskLocal package static var current = ProblemLog.standard

  /// The maximum number of reports, which limits the output of programs that run for days.
  private static let maximumReportCount = 500
  /// The maximum length of a report in UTF-8 bytes.
  private static let longestReport = 20_000

  private struct State {
    /// The writer; `nil` until the log is opened.
    var writer: Writer?
    /// The reports that will be written when the log is opened.
    var waiting: [String] = []
    /// The hashes of the keys that have been reported.
    var reported: Set<Int> = []
  }

  private let state = Mutex(State())

  /// Creates a log that has not been opened.
  package init() {}

  /// Writes the stored reports, and from then on each new report immediately. Only the first call has an effect.
  package func open(_ writer: @escaping Writer) {
    let waiting = state.withLock { state -> [String] in
      guard state.writer == nil else { return [] }
      state.writer = writer
      defer { state.waiting = [] }
      return state.waiting
    }
    for report in waiting { writer(report) }
  }

  /// Whether reports are written or stored. Tools that view documents do neither until they open the log.
  package var isListening: Bool {
    NibLoadingMode.standard == .strict || state.withLock { $0.writer != nil }
  }

  /// Reports a problem, unless the same text has been reported already.
  package func report(_ text: String) { report(text, key: text) }

  /// Reports a problem, unless a problem with the same key has been reported already.
  ///
  /// - Parameter key: a text that is equal for equal problems.
  package func report(_ text: @autoclosure () -> String, key: String) {
    guard isListening else { return }
    let hash = key.hashValue
    let count = state.withLock { state -> Int? in
      guard state.reported.count <= ProblemLog.maximumReportCount, state.reported.insert(hash).inserted
      else { return nil }
      return state.reported.count
    }
    guard let count else { return }
    let isLast = count > ProblemLog.maximumReportCount
    write(isLast ? "There are more problems. They are not reported." : shortened(text()))
  }

  /// Writes a message of the program itself, even if it was written before. Until the log is opened, at most 500
  /// messages are stored.
  func write(message: String) {
    let isStored = state.withLock { $0.writer != nil || $0.waiting.count < ProblemLog.maximumReportCount }
    if isStored { write(shortened(message)) }
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
