import NibCore
import NibScreen
import Synchronization

/// The problems that a screen has reported while it ran, such as classes of its app that are not known.
final class RunReports: Sendable {
  private let reports = Mutex<[String]>([])

  var all: [String] { reports.withLock { $0 } }

  func add(_ report: String) { reports.withLock { $0.append(report) } }
}

extension Command {
  static let runProblems = Command(
    "list the problems that the running screen reported", id: "run-problems", keys: "!", in: .run,
    synonyms: "log console unknown class warnings", unless: \.reasonForNoRunProblems
  ) { $0.panel = $0.runProblemsPanel }
}

extension Browser {
  fileprivate var reasonForNoRunProblems: String? {
    work.runReports.all.isEmpty ? "No screen has reported a problem." : nil
  }

  /// The list of the problems that the last run reported.
  var runProblemsPanel: TextPanel {
    let reports = work.runReports.all
    let lines = reports.flatMap { report in
      report.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
        TextPanel.Line(
          text: VisibleText.line(String(line)), style: index == 0 ? state.theme.warning : state.theme.quiet)
      }
    }
    return TextPanel("Reported while the screen ran: \(NibNumber.count(reports.count, "problem"))", lines)
  }

  /// Opens a log for a run that the browser lists. With a single log, a problem that occurs in several runs would be
  /// reported only once. Scripted runs write the problems to standard error.
  func openRunLog() -> ProblemLog {
    let (log, reports) = (ProblemLog(), RunReports())
    work.runReports = reports
    if setup.findsSynchronously {
      ProgramLog.open(log)
    } else {
      ProgramLog.open(log) { reports.add($0) }
    }
    return log
  }

  /// Says how many problems the run reported that has just ended.
  func announceRunProblems() {
    let count = work.runReports.all.count
    guard count > 0 else { return }
    showMessage("The screen reported \(NibNumber.count(count, "problem")) while it ran (! lists them).")
  }
}
