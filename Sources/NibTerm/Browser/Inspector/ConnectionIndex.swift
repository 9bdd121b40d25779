import NibCore

/// Every outlet, action and segue of a document, by both of its ends.
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

  /// Those that begin at an object, in document order.
  func connections(from id: String) -> [Connection] { outgoing[id] ?? [] }

  /// Those that end at an object, in document order.
  func connections(to id: String) -> [Connection] { incoming[id] ?? [] }
}
