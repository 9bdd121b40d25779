import NibCore
import NibScreen

/// A line on the terminal that shows how many documents have been checked. It appears after a second, and only if
/// standard error is a terminal.
final class CheckProgress {
  private let count: Int
  private let isOnTerminal = isatty(STDERR_FILENO) == 1
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant?
  private var isShown = false

  /// The time before the line appears.
  private static let delay = Duration.seconds(1)
  /// The minimum time between two changes of the line.
  private static let interval = Duration.milliseconds(100)
  /// The width of the bar in columns.
  private static let width = 30

  /// - Parameter count: the number of all documents.
  init(count: Int) { self.count = count }

  /// Shows the number of documents that have been checked.
  func show(_ done: Int) {
    guard isOnTerminal, count > 1 else { return }
    let now = ContinuousClock.now
    guard now - start > CheckProgress.delay else { return }
    if isShown, let lastShown, now - lastShown < CheckProgress.interval { return }
    lastShown = now
    isShown = true
    let filled = CheckProgress.width * done / count
    let bar =
      String(repeating: "=", count: filled) + String(repeating: " ", count: CheckProgress.width - filled)
    send("\r\u{1B}[K[\(bar)] \(done) of \(count) documents")
  }

  /// Removes the line, so that other text can be written.
  func hide() {
    guard isShown else { return }
    isShown = false
    send("\r\u{1B}[K")
  }

  private func send(_ text: String) { _ = FileWriting.send(Array(text.utf8), to: STDERR_FILENO) }
}
