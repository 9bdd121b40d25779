import NibAnalysis
import NibCore

/// Makes the section that lists the outlets, actions and segues from and to an object.
struct ConnectionSection {
  private let inspected: InspectedDocument

  init(_ inspected: InspectedDocument) { self.inspected = inspected }

  /// Lists the connections from the object first, then the connections to the object.
  func section(_ id: String) -> InspectorSection {
    let from = inspected.connections.connections(from: id).map {
      row($0, otherEnd: $0.destination, arrow: "→")
    }
    let to = inspected.connections.connections(to: id).map { row($0, otherEnd: $0.source, arrow: "←") }
    return InspectorSection(title: "Connections", rows: from + to + ends(id))
  }

  /// The row of a connection, which leads to the object at its other end.
  private func row(
    _ connection: ConnectionIndex.Connection, otherEnd: String, arrow: String
  ) -> InspectorRow {
    let element = connection.element
    let exists = inspected.document.object(id: otherEnd) != nil
    return InspectorRow(
      label: ConnectionSection.name(of: element),
      value: "\(arrow) " + (exists ? ObjectTitle.of(id: otherEnd, in: inspected.document) : otherEnd),
      note: ConnectionSection.kind(of: element) + (exists ? "" : ", not an object of this document"),
      kind: .link,
      target: exists ? otherEnd : nil, location: element.location, copyText: otherEnd)
  }

  /// Rows for the source and destination of a connection, because a connection with an id, such as a segue, can be
  /// inspected like an object. Empty for all other objects.
  private func ends(_ id: String) -> [InspectorRow] {
    guard let element = inspected.document.object(id: id), let list = element.parent,
      list.isNamed("connections")
    else { return [] }
    return [("from", list.parent?.id), ("to", element["destination"])].compactMap { label, end in
      end.map { end in
        InspectorRow(
          label: label, value: ObjectTitle.of(id: end, in: inspected.document), kind: .link,
          target: inspected.document.object(id: end).map { _ in end }, location: element.location,
          copyText: end)
      }
    }
  }

  /// The name of a connection: its property, selector, identifier or kind.
  private static func name(of element: NibElement) -> String {
    element["property"] ?? element["selector"] ?? element["identifier"] ?? element["relationship"]
      ?? element["kind"] ?? element.name
  }

  /// The kind of a connection in words: `outlet`, `action, touchUpInside`, `Show segue`.
  private static func kind(of element: NibElement) -> String {
    switch element.name {
    case "segue": SegueSentence.kind(of: element)
    case "outletCollection": "outlet collection"
    default: [element.name, element["eventType"]].compactMap { $0 }.joined(separator: ", ")
    }
  }
}
