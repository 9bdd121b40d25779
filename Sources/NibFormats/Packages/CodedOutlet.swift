/// An outlet of a compiled UIKit nib.
struct CodedOutlet {
  let label: String
  let destination: Int
  /// Whether the outlet connects the nib's owner, a controller, to its view.
  let isOwnersView: Bool

  /// Reads a connection; `nil` if the value is not an outlet connection.
  init?(_ value: CodedGraph.Value, in graph: CodedGraph) {
    guard let connection = graph.object(value),
      graph.objects[connection].className == "UIRuntimeOutletConnection",
      let label = graph.string("UILabel", of: connection),
      let destination = graph.object("UIDestination", of: connection)
    else { return nil }
    self.label = label
    self.destination = destination
    let source = graph.object("UISource", of: connection)
    isOwnersView = label == "view" && source.flatMap { graph.proxyIdentifier(of: $0) } == "IBFilesOwner"
  }

  static func all(in graph: CodedGraph) -> [CodedOutlet] {
    (graph.array("UINibConnectionsKey", of: graph.root) ?? []).compactMap {
      CodedOutlet($0, in: graph)
    }
  }
}
