/// Assigns the connections of a storyboard to nibs.
///
/// A connection between objects of two nibs is in the inner one: an outlet from a controller to a subview is in the nib of
/// the view.
final class StoryboardConnections {
  typealias Connection = (source: NibElement, element: NibElement)

  private var connections: [NibElement: [Connection]] = [:]
  /// Warnings about connections that no nib can contain.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: NibDocument, _ homes: StoryboardHomes) {
    for list in document.root.descendants where list.isNamed("connections") {
      guard let source = list.parent, let home = homes.home(of: source) else { continue }
      for connection in list.children where connection["relationship"] == nil {
        add((source, connection), from: home, document, homes)
      }
    }
  }

  /// The connections of the nib that begins with the given element.
  func connections(of home: NibElement) -> [Connection] { connections[home] ?? [] }

  private func add(
    _ connection: Connection, from source: NibElement, _ document: NibDocument, _ homes: StoryboardHomes
  ) {
    // The object to which a segue's source is connected is the segue.
    let isSegue = connection.element.isNamed("segue")
    let end =
      isSegue ? connection.element : connection.element["destination"].flatMap { document.object(id: $0) }
    let target = end.flatMap { homes.home(of: $0) } ?? source
    if homes.isHome(source, inside: target) {
      connections[source, default: []].append(connection)
    } else if homes.isHome(target, inside: source), !Self.isPrototype(target) {
      connections[target, default: []].append(connection)
    } else {
      diagnostics.append(
        Diagnostic(
          .notCompiled,
          "the connection leads to an object that is loaded separately, in another scene or a prototype; it is left "
            + "out",
          at: connection.element.location, path: connection.element.objectPath()))
    }
  }

  /// Whether a home is that of a prototype, of which there can be any number of copies.
  private static func isPrototype(_ home: NibElement) -> Bool { !home.isNamed("scene") && home.key != "view" }
}
