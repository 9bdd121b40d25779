import NibAnalysis
import NibCore
import NibTools

/// The tables of the inspector that do not depend on a layout, so that they are made once for each document.
final class InspectedConnections {
  let connections: ConnectionIndex
  /// The constraints of which each object is an item, by the object's id.
  let constraintsByItem: [String: [NibElement]]

  init(_ document: NibDocument) {
    connections = ConnectionIndex(document)
    var constraints: [String: [NibElement]] = [:]
    for element in document.root.descendants where element.isNamed("constraint") {
      for id in Set(ConstraintSentence.items(of: element)) { constraints[id, default: []].append(element) }
    }
    constraintsByItem = constraints
  }
}
