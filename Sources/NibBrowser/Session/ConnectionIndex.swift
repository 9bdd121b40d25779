import NibCore

/// An index of the outlets, actions and segues of a document by source and by destination.
struct ConnectionIndex {
  /// A connection from one object to another.
  struct Connection {
    let element: NibElement
    let source: String
    let destination: String
  }

  private var outgoing: [String: [Connection]] = [:]
  private var incoming: [String: [Connection]] = [:]

  /// Cost: O(size of the document).
  init(_ document: NibDocument) {
    for list in document.root.descendants where list.isNamed("connections") {
      guard let source = list.parent?.id else { continue }
      for element in list.children {
        let destination = element["destination"] ?? element["target"] ?? ""
        let connection = Connection(element: element, source: source, destination: destination)
        outgoing[source, default: []].append(connection)
        incoming[destination, default: []].append(connection)
      }
    }
  }

  /// The connections from an object, in document order.
  func connections(from id: String) -> [Connection] { outgoing[id] ?? [] }

  /// The connections to an object, in document order.
  func connections(to id: String) -> [Connection] { incoming[id] ?? [] }
}
