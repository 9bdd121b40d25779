import NibCore
import NibScreen
import Synchronization

/// The problems that the last run of a screen reported, such as classes of its app that are not known.
final class RunLog {
  private let session: BrowserSession
  /// The reports of the last run. Each run has a list of its own, because an earlier run can still add reports.
  private var reportList = ReportList()
  /// The path of the document whose screen ran last.
  private var path: String?

  init(_ session: BrowserSession) { self.session = session }

  static let commands = [
    Command<RunLog>(
      "list the problems that the running screen reported", id: "run-problems", keys: "!", in: .run,
      synonyms: "log console unknown class warnings",
      unless: { $0.reports.isEmpty ? "No screen has reported a problem." : nil },
      action: { $0.show() })
  ]

  var reports: [String] { reportList.all }

  /// The reports of the last run if the open document is the one that ran.
  var reportsOfOpenDocument: [String] { path == session.open?.path ? reports : [] }

  /// Opens a log for the problems of one run, which the browser lists afterwards. Each run has its own log, because a
  /// log reports a problem only once. Scripted runs write the problems to standard error.
  func open() -> ProblemLog {
    let (log, list) = (ProblemLog(), ReportList())
    (reportList, path) = (list, session.open?.path)
    if session.setup.findsSynchronously {
      ProgramLog.open(log)
    } else {
      ProgramLog.open(log) { list.add($0) }
    }
    return log
  }

  /// Shows the number of problems that the last run reported in the status line, if there were any.
  func announce() {
    let count = reports.count
    guard count > 0 else { return }
    session.showMessage(
      "The screen reported \(NibNumber.count(count, "problem")) while it ran (! lists them).")
  }

  /// Lists the problems that the last run reported.
  func show() {
    let reports = reports
    let lines = reports.flatMap { report in
      report.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
        TextPanel.Line(
          text: VisibleText.line(String(line)),
          style: index == 0 ? session.theme.warning : session.theme.quiet)
      }
    }
    session.panel = TextPanel(
      "Reported while the screen ran: \(NibNumber.count(reports.count, "problem"))", lines)
  }

  /// The reports of one run. The threads of the program add them.
  private final class ReportList: Sendable {
    private let reports = Mutex<[String]>([])

    var all: [String] { reports.withLock { $0 } }

    func add(_ report: String) { reports.withLock { $0.append(report) } }
  }
}
