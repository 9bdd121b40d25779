import NibCore
import NibEditing
import Synchronization

/// The edits that a server has written, so that clients can take them back. It ends with the server.
///
/// The steps are those of `DocumentEditor`. An edit can be taken back as long as nothing else has changed the file.
final class MCPHistory: Sendable {
  private struct Steps {
    /// The bytes of the file after the last edit.
    var bytes: [UInt8]
    var changes: [TextChange]
  }

  private let documents = Mutex<[String: Steps]>([:])

  /// The maximum number of edits of a file that can be taken back.
  private static let maximum = 100

  /// Remembers that an edit has been written.
  func add(_ path: String, from old: [UInt8], to new: [UInt8]) {
    let change = TextChange(from: old, to: new)
    guard !change.isEmpty else { return }
    documents.withLock { documents in
      // Another program has changed the file since the edit before.
      var steps = documents[path].flatMap { $0.bytes == old ? $0 : nil } ?? Steps(bytes: old, changes: [])
      steps.bytes = new
      steps.changes = Array((steps.changes + [change]).suffix(MCPHistory.maximum))
      documents[path] = steps
    }
  }

  /// Takes the last edit of a file back, and returns the number of those that are left.
  func undo(_ path: String) throws(MCPProblem) -> Int {
    guard let steps = documents.withLock({ $0[path] }), let last = steps.changes.last else {
      throw MCPProblem("this server has written no edit of '\(path)' that is left to take back")
    }
    let old = last.undone(in: steps.bytes)
    do throws(WritingFailure) {
      try FileWriting.replace(path, with: old, ifStill: steps.bytes)
    } catch {
      throw MCPProblem("the edit of '\(path)' cannot be taken back: \(error.reason)")
    }
    documents.withLock { $0[path] = Steps(bytes: old, changes: steps.changes.dropLast()) }
    return steps.changes.count - 1
  }
}
