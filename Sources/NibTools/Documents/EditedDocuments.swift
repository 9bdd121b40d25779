import NibCore
import Synchronization

/// Documents with edits that are not written to their files, for threads that read documents. Can be used on any thread.
package final class EditedDocuments: Sendable {
  private struct State {
    /// The documents by their paths, and the number of times that any has changed when each was set.
    var documents: [String: (document: NibDocument, number: Int)] = [:]
    var number = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// Sets the document that is read instead of a file; `nil` to read the file.
  package func set(_ document: NibDocument?, at path: String) {
    state.withLock { state in
      state.number += 1
      state.documents[path] = document.map { ($0, state.number) }
    }
  }

  /// Reads the document at a path, or returns the edited one.
  package func read(_ path: String) throws(NibReadError) -> NibDocument {
    if let edited = state.withLock({ $0.documents[path]?.document }) { return edited }
    return try InputFile.read(path)
  }

  /// The state of the document at a path, which differs whenever its content can differ.
  func fileState(of path: String) -> FileState {
    if let number = state.withLock({ $0.documents[path]?.number }) {
      return .exists(FileState.Stamp(size: -1, seconds: Int64(number)))
    }
    return FileState(ofDocument: path)
  }
}
