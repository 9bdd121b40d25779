import NibAnalysis
import NibCompare
import NibCore
import NibScreen
import NibTools

/// Finds what follows from an edit, and says it in the status line. Outside scripted runs, it is found on another thread,
/// because both versions are laid out and checked. Edits that are made before the answer is known are taken together.
final class EditConsequences {
  private let session: BrowserSession
  private let problems: DocumentProblems
  private let work = LatestWork(named: "consequences")
  private var timer: LoopTimer?
  /// The edits whose consequences are not known yet: the document before the first and after the last of them; `nil` if there
  /// are none.
  private var unreported: (old: NibDocument, new: NibDocument)?

  /// The time from an edit until the search for its consequences begins, so that it does not delay the next keys.
  private static let delay = Duration.milliseconds(120)

  init(_ session: BrowserSession, problems: DocumentProblems) {
    (self.session, self.problems) = (session, problems)
  }

  /// Reports what follows from an edit, and from those before it whose consequences are not known yet.
  ///
  /// - Parameters:
  ///   - words: the beginning of the report; can be empty.
  ///   - namesChanges: whether the report contains the changes. Otherwise, the words say enough about them.
  func report(from old: NibDocument, to new: NibDocument, words: String, namesChanges: Bool = true) {
    let prefix = words.isEmpty ? "" : words + ": "
    guard session.loop != nil, !session.setup.findsSynchronously else {
      return find(from: old, to: new, namesChanges: namesChanges) { [session] in
        session.showMessage(prefix + $0)
      }
    }
    let start = unreported.flatMap { $0.new === old ? $0.old : nil } ?? old
    session.showMessage((words.isEmpty ? "edited" : words) + "; looking for what follows…")
    let shown = session.message
    find(from: start, to: new, namesChanges: namesChanges) { [weak self] answer in
      guard let self else { return }
      unreported = nil
      // Another message is newer.
      guard session.message == nil || session.message == shown else { return }
      session.showMessage(prefix + answer)
    }
    unreported = (start, new)
  }

  /// Says how to save the frames of other views that are out of date; empty if there are none. Of those that were out of date
  /// before, only the certain ones count.
  private static func staleFrames(_ report: DiffReport, _ key: String) -> String {
    let kept = (report.findings?.kept ?? []).flatMap(\.single).filter { $0.severity >= .warning }
    let findings = kept + (report.findings?.new ?? []).flatMap(\.single)
    let count = findings.count { $0.kind == CheckRule.misplacedView.kind }
    guard count > 0 else { return "" }
    return "; \(NibNumber.count(count, "saved frame")) elsewhere out of date (\(key) updates all)"
  }

  /// Finds what follows from an edit, unless it is asked for another one soon. In scripted runs, finds it at once.
  func find(
    from old: NibDocument, to new: NibDocument, namesChanges: Bool = true, _ show: @escaping (String) -> Void
  ) {
    if let timer = timer.take() { session.loop?.cancel(timer) }
    work.cancel()
    unreported = nil
    let (options, find) = (session.settings.options, session.setup.configuration)
    let (findings, project) = (problems.known, problems.project)
    let key = session.setup.bindings.shortcut(of: "update-frames")
    let sentence: @Sendable () -> String = {
      let configuration = find(new.file) ?? CheckConfiguration()
      let report = DiffReport(
        editing: old, to: new, options: options, project: project, configuration: configuration,
        known: findings)
      let consequences = report.consequencesInWords
      let words =
        namesChanges ? report.sentence : consequences.isEmpty ? "nothing else changes" : consequences
      return words + EditConsequences.staleFrames(report, key)
    }
    guard let loop = session.loop, !session.setup.findsSynchronously else { return show(sentence()) }
    timer = loop.schedule(after: Self.delay) { [weak self] in
      self?.work.start(sentence) { answer in
        show(answer)
        self?.session.loop?.setNeedsDisplay()
      }
    }
  }
}
