/// An outlet of a compiled UIKit nib.
struct CodedOutlet {
  let label: String
  let destination: Int
  /// Whether the outlet connects the nib's owner to its view.
  let isOwnersView: Bool

  /// Reads a connection; nil if the value is not an outlet connection.
  init?(_ value: CodedGraph.Value, in graph: CodedGraph) {
    guard let connection = graph.object(value),
      graph.objects[connection].className == "UIRuntimeOutletConnection",
      let label = graph.string(graph.value("UILabel", of: connection)),
      let destination = graph.object(graph.value("UIDestination", of: connection))
    else { return nil }
    self.label = label
    self.destination = destination
    let source = graph.object(graph.value("UISource", of: connection))
    isOwnersView = label == "view" && source.flatMap { graph.proxyIdentifier(of: $0) } == "IBFilesOwner"
  }

  /// All outlets of a nib.
  static func all(in graph: CodedGraph) -> [CodedOutlet] {
    (graph.array(graph.value("UINibConnectionsKey", of: graph.root)) ?? []).compactMap {
      CodedOutlet($0, in: graph)
    }
  }
}

extension CodedGraph {
  /// The identifier of a placeholder in a UIKit nib, for example `IBFilesOwner`; nil for any other object.
  func proxyIdentifier(of object: Int) -> String? {
    guard objects[object].className == "UIProxyObject" else { return nil }
    return string(value("UIProxiedObjectIdentifier", of: object))
  }
}
