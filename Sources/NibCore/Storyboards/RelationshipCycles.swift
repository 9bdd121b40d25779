/// The relationship segues with which container controllers contain themselves, directly or through others: a
/// navigation controller that is its own root, or tab bar controllers that contain each other.
///
/// A `LoadedDocument` loads each scene by itself and does not follow these segues, so they are found in the document.
struct RelationshipCycles {
  /// The segue that closes each cycle, in the order of the search.
  private(set) var closingSegues: [NibElement] = []
  /// The relationship segues of each controller, by its id.
  private var segues: [String: [NibElement]] = [:]
  /// The states of the controllers that the search has reached, by their ids.
  private var states: [String: State] = [:]

  private enum State {
    /// The controller is on the path that the search follows now, so a segue to it closes a cycle.
    case onPath
    /// All segues from the controller have been followed.
    case finished
  }

  /// Searches from the initial controller, and then from the other controllers, in document order.
  ///
  /// - Parameters:
  ///   - segues: the relationship segues of the document.
  ///   - scenes: the object lists of the scenes from which the search starts.
  init(_ segues: [NibElement], in document: NibDocument, from scenes: [NibElement]) {
    for segue in segues {
      if let id = segue.parent?.parent?.id { self.segues[id, default: []].append(segue) }
    }
    let ids = scenes.flatMap { $0.children.compactMap(\.id) }
    let initial = document.root["initialViewController"]
    for id in ids.filter({ $0 == initial }) + ids { search(from: id) }
  }

  /// Follows the segues from a controller, depth first. The path is a list, because it can be very long.
  private mutating func search(from start: String) {
    guard states[start] == nil else { return }
    states[start] = .onPath
    var path = [(id: start, next: 0)]
    while let last = path.last {
      guard let segue = segues[last.id]?.dropFirst(last.next).first else {
        states[last.id] = .finished
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      guard let id = segue["destination"] else { continue }
      switch states[id] {
      case nil:
        states[id] = .onPath
        path.append((id: id, next: 0))
      case .onPath?: closingSegues.append(segue)
      case .finished?: break
      }
    }
  }
}
