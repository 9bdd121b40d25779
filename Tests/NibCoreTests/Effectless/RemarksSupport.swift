import NibCore
import Synchronization

/// The reports that are written to the log while `body` runs.
func remarks(_ body: () throws -> Void) rethrows -> [String] {
  let log = ProblemLog()
  let written = WrittenRemarks()
  log.open { written.add($0) }
  try ProblemLog.$current.withValue(log, operation: body)
  return written.all
}

private final class WrittenRemarks: Sendable {
  private let lines = Mutex<[String]>([])
  func add(_ text: String) { lines.withLock { $0.append(text) } }
  var all: [String] { lines.withLock { $0 } }
}
