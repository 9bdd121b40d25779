/// A connection of a compiled macOS nib, in the form of a document.
struct MacOSNibConnection {
  /// The number of the object whose element contains the connection.
  let owner: Int
  /// The name of the element: `outlet`, `action`, `binding` or `userDefinedRuntimeAttribute`.
  let element: String
  let attributes: [(name: String, value: String)]
  /// The value of a runtime attribute; `nil` for other connections.
  let value: CodedGraph.Value?

  /// The connections that a connector of the archive contains. Empty if the class of the connector is not
  /// supported, if its name or selector is missing, or if its source or, except for an action, its destination has
  /// no id.
  static func connections(
    of connector: Int, in graph: CodedGraph, ids: [Int: String]
  ) -> [MacOSNibConnection] {
    func text(_ key: String) -> String? { graph.string(key, of: connector) }
    let source = graph.object("NSSource", of: connector)
    let destination = graph.object("NSDestination", of: connector).flatMap { ids[$0] }
    switch graph.objects[connector].className {
    case "NSNibOutletConnector":
      guard let source, ids[source] != nil, let destination, let label = text("NSLabel") else { return [] }
      return [.init(source, "outlet", [("property", label), ("destination", destination)])]
    case "NSNibControlConnector":
      guard let source, ids[source] != nil, let label = text("NSLabel") else { return [] }
      let target = destination.map { ("target", $0) }
      return [.init(source, "action", [("selector", label), target].compactMap { $0 })]
    case "NSNibBindingConnector":
      guard let source, ids[source] != nil, let destination, let binding = text("NSBinding") else {
        return []
      }
      let keyPath = ("keyPath", text("NSKeyPath") ?? "")
      return [.init(source, "binding", [("destination", destination), ("name", binding), keyPath])]
    case "NSIBUserDefinedRuntimeAttributesConnector":
      return runtimeAttributes(of: connector, in: graph, ids: ids)
    default: return []
    }
  }

  /// The runtime attributes that a connector sets, one connection for each.
  private static func runtimeAttributes(
    of connector: Int, in graph: CodedGraph, ids: [Int: String]
  ) -> [MacOSNibConnection] {
    guard let owner = graph.object("NSObject", of: connector), ids[owner] != nil else {
      return []
    }
    let paths = graph.array("NSKeyPaths", of: connector) ?? []
    let values = graph.array("NSValues", of: connector) ?? []
    return zip(paths, values).map { path, value in
      .init(owner, "userDefinedRuntimeAttribute", [("keyPath", graph.string(path) ?? "")], value: value)
    }
  }

  private init(
    _ owner: Int, _ element: String, _ attributes: [(name: String, value: String)],
    value: CodedGraph.Value? = nil
  ) {
    self.owner = owner
    self.element = element
    self.attributes = attributes
    self.value = value
  }
}
