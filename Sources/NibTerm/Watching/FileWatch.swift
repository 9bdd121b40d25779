/// Tells from what is seen of a file now and then what happened to it.
///
/// A state counts once it is seen twice in a row. So a file that is being written is told when it is complete, and
/// an editor that puts a new file in the place of the old one does not seem to delete it.
struct FileWatch {
  enum Event: Equatable, Sendable { case changed, deleted, reappeared }

  /// The state that was told last.
  private var told: FileState
  /// Another that was seen once.
  private var candidate: FileState?

  /// - Parameter state: what is known already, of when the file was read.
  init(_ state: FileState) { told = state }

  /// Whether something is going on that the next look will make clear.
  var isSettling: Bool { candidate != nil }

  /// Takes in what is seen now.
  mutating func see(_ state: FileState) -> Event? {
    guard state != .unreachable else { return nil }
    guard state != told, state == candidate else {
      candidate = state == told ? nil : state
      return nil
    }
    let wasMissing = told == .missing
    told = state
    candidate = nil
    if state == .missing { return .deleted }
    return wasMissing ? .reappeared : .changed
  }
}
