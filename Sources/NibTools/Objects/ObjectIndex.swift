import NibCore
import Synchronization

/// The texts of all documents of a project. They are read document by document, and again when documents change.
///
/// Can be used on any thread.
final class ObjectIndex: Sendable {
  fileprivate struct State {
    var snapshot = IndexSnapshot()
    /// The states of the documents when they were last read; `nil` if they have not been read.
    var states: [FileState?] = []
    /// Whether the attempt to read each document failed.
    var isUnreadable: [Bool] = []
    /// The number of the next document to read or to compare with the disk.
    var next = 0
    var byteCount = 0
    var isActive = false

    mutating func restart() { next = 0 }
  }

  private let read: @Sendable (_ path: String) -> DocumentTexts?
  private let fileState: @Sendable (_ path: String) -> FileState
  private let state = Mutex(State())

  /// The time between two comparisons of the documents with the disk.
  private static let pause = Duration.seconds(2)
  /// The approximate limit of the memory for texts, in bytes. Documents that would exceed the limit are not searched.
  private static let maximumByteCount = 400 << 20

  /// - Parameters:
  ///   - read: returns the texts of the document at a path; `nil` if it cannot be read.
  ///   - fileState: returns the current state of a document.
  init(
    read: @escaping @Sendable (_ path: String) -> DocumentTexts?,
    fileState: @escaping @Sendable (_ path: String) -> FileState
  ) {
    self.read = read
    self.fileState = fileState
  }

  /// The documents in a folder; paths are relative to it.
  convenience init(root: String, edited: EditedDocuments = EditedDocuments()) {
    self.init(
      read: { path in
        nibAutoreleasePool {
          // A document that cannot be read is counted. `check` reports the reason.
          (try? edited.read(Disk.path(of: path, in: root))).map { DocumentTexts.of($0) }
        }
      },
      fileState: { edited.fileState(of: Disk.path(of: $0, in: root)) })
  }

  /// The texts that have been read so far.
  var snapshot: IndexSnapshot { state.withLock { $0.snapshot } }

  /// Sets the documents to read, in the order of the list of documents. Documents that were read before are kept.
  ///
  /// - Parameter open: the document whose objects come first among equal results.
  func setDocuments(_ paths: [String], open: String?) {
    state.withLock { state in
      state.snapshot.open = open.flatMap { paths.firstIndex(of: $0) }
      guard state.snapshot.paths != paths else { return }
      let old = state
      let numbers = Dictionary(old.snapshot.paths.enumerated().map { ($1, $0) }) { first, _ in first }
      let known = paths.map { numbers[$0] }
      state.snapshot.paths = paths
      state.snapshot.documents = known.map { $0.flatMap { old.snapshot.documents[$0] } }
      state.states = known.map { $0.flatMap { old.states[$0] } }
      state.isUnreadable = known.map { $0.map { old.isUnreadable[$0] } ?? false }
      state.snapshot.generation += 1
      state.byteCount = state.snapshot.documents.reduce(0) { $0 + ($1?.byteCount ?? 0) }
      state.countProgress()
      state.restart()
    }
  }

  /// Starts or stops reading. While it is active, changed documents are read again.
  func set(isActive: Bool) {
    state.withLock {
      $0.isActive = isActive
      if isActive { $0.restart() }
    }
  }

  /// Reads the next document that is new or has changed.
  ///
  /// - Returns: whether the snapshot has changed, and the next step.
  func step() -> (isChanged: Bool, next: Worker.Next) {
    guard let (number, path, lastState) = take() else { return (false, pauseBeforeNextStep()) }
    // Get the state before reading the document, so that a write in between causes another reading.
    let newState = fileState(path)
    guard newState != lastState, newState != .unreachable || lastState == nil else { return (false, .goOn) }
    let texts = newState == .missing ? nil : read(path)
    state.withLock { $0.set(texts, newState, at: number, path, limit: Self.maximumByteCount) }
    return (true, .goOn)
  }

  private func take() -> (number: Int, path: String, state: FileState?)? {
    state.withLock { state in
      guard state.isActive, state.next < state.snapshot.paths.count else { return nil }
      defer { state.next += 1 }
      return (state.next, state.snapshot.paths[state.next], state.states[state.next])
    }
  }

  private func pauseBeforeNextStep() -> Worker.Next {
    state.withLock {
      guard $0.isActive, !$0.snapshot.paths.isEmpty else { return .wait }
      $0.restart()
      return .sleep(Self.pause)
    }
  }

  /// Reads all documents now.
  func readAll() {
    set(isActive: true)
    while step().next == .goOn {}
  }
}

extension ObjectIndex.State {
  /// Stores the texts of a document that was read, unless the list of documents has changed meanwhile.
  fileprivate mutating func set(
    _ texts: DocumentTexts?, _ fileState: FileState, at number: Int, _ path: String, limit: Int
  ) {
    guard snapshot.paths.indices.contains(number), snapshot.paths[number] == path else { return }
    let change = (texts?.byteCount ?? 0) - (snapshot.documents[number]?.byteCount ?? 0)
    let fits = byteCount + change <= limit
    if fits { byteCount += change }
    if states[number] == nil { snapshot.progress.done += 1 }
    snapshot.progress.unreadable += (texts == nil ? 1 : 0) - (isUnreadable[number] ? 1 : 0)
    snapshot.documents[number] = fits ? texts : nil
    states[number] = fileState
    isUnreadable[number] = texts == nil
  }

  fileprivate mutating func countProgress() {
    snapshot.progress = IndexProgress(
      documents: snapshot.paths.count, done: states.count { $0 != nil },
      unreadable: isUnreadable.count { $0 })
  }
}
