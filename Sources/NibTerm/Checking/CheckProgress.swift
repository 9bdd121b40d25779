import NibCore
import NibScreen
import NibTools

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
  /// The maximum width of the bar in columns.
  private static let maximumWidth = 30
  /// The minimum width of the bar. If there is less room, only the numbers are shown.
  private static let minimumWidth = 5

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
    send("\r\u{1B}[K" + line(done))
  }

  /// The bar and the numbers. They fit on one line of the terminal, because only one line is removed.
  private func line(_ done: Int) -> String {
    let numbers = "\(done) of \(count) documents"
    let columns = Terminal.sizeOfErrors?.columns ?? TerminalSize.fallback.columns
    // Four columns are for the brackets, a space, and the last column, at which some terminals break the line.
    let width = min(CheckProgress.maximumWidth, columns - numbers.count - 4)
    guard width >= CheckProgress.minimumWidth else { return String(numbers.prefix(max(0, columns - 1))) }
    let filled = width * done / count
    let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled)
    return "[\(bar)] \(numbers)"
  }

  /// Removes the line, so that other text can be written.
  func hide() {
    guard isShown else { return }
    isShown = false
    send("\r\u{1B}[K")
  }

  private func send(_ text: String) { _ = FileWriting.send(Array(text.utf8), to: STDERR_FILENO) }
}
