/// Which document is to be checked next, and which need no check because they are as they were.
struct MarkQueue {
  private var documents: [String] = []
  /// Those of them that others may refer to.
  private(set) var storyboards: [String] = []
  /// The first document that was not looked at since the list was set.
  private var next = 0
  /// Documents that come first, the next one last.
  private var urgent: [String] = []
  /// Those that were asked for last, to be looked at now and then.
  private(set) var watched: [String] = []
  /// The states that documents had when they were checked.
  private var checked: [String: FileState] = [:]

  init() {}

  /// Sets all documents. What is known about those that are no longer among them is forgotten.
  mutating func setDocuments(_ paths: [String]) {
    let present = Set(paths)
    checked = checked.filter { present.contains($0.key) }
    watched = watched.filter(present.contains)
    urgent = urgent.filter(present.contains)
    documents = paths
    storyboards = paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".storyboardc") }
    next = 0
  }

  /// Puts documents before all others.
  mutating func prioritise(_ paths: [String]) {
    watched = paths
    urgent = paths.reversed()
  }

  /// Has documents checked again, whatever their state.
  mutating func forget(_ paths: [String]) {
    for path in paths { checked[path] = nil }
    urgent += paths.reversed()
  }

  /// The next document to look at; nil if all have been.
  mutating func take() -> String? {
    if let path = urgent.popLast() { return path }
    guard next < documents.count else { return nil }
    next += 1
    return documents[next - 1]
  }

  /// Puts those that were asked for last before all others once more; false if there are none.
  mutating func lookAgain() -> Bool {
    urgent = watched.reversed()
    return !watched.isEmpty
  }

  /// Whether a document must be checked that is in this state now.
  func isNews(_ path: String, _ state: FileState) -> Bool { checked[path] != state }

  /// Remembers the state of a document that was checked.
  mutating func setChecked(_ path: String, _ state: FileState) { checked[path] = state }
}
