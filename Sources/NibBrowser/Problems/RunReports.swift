import Synchronization

/// The problems that a screen has reported while it ran, such as classes of its app that are not known.
final class RunReports: Sendable {
  private let reports = Mutex<[String]>([])

  var all: [String] { reports.withLock { $0 } }

  func add(_ report: String) { reports.withLock { $0.append(report) } }
}
