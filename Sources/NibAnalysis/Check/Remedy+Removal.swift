import NibCore
import NibEditing

extension Remedy {
  /// The removal of what has no effect, according to a finding: a connection to another scene, or a color of a layer. `nil` for
  /// other findings.
  static func removing(_ finding: Diagnostic, in places: ElementPlaces) -> Remedy? {
    switch finding.kind {
    case CheckRule.connectionToOtherScene.kind: removingConnection(finding, in: places)
    case CheckRule.layerColor.kind: removingColor(finding, in: places)
    default: nil
    }
  }

  private static func removingConnection(_ finding: Diagnostic, in places: ElementPlaces) -> Remedy? {
    guard let (connection, attribute) = finding.attribute(in: places), let id = connection.id, !id.isEmpty
    else { return nil }
    let reason = "whose object is in another scene"
    // A segue keeps its destination.
    guard attribute.hasPrefix("popover") else {
      return Remedy("Remove the \(connection.nameOfConnection), \(reason)", [.remove(Removal([id]))])
    }
    return Remedy(
      "Remove the anchor of the \(connection.nameOfConnection), \(reason)",
      [.set(PropertyEdit(id, attribute, nil))])
  }

  private static func removingColor(_ finding: Diagnostic, in places: ElementPlaces) -> Remedy? {
    guard let element = finding.attribute(in: places)?.element, let path = element["keyPath"],
      let id = element.parent?.parent?.id, !id.isEmpty
    else { return nil }
    return Remedy(
      "Remove the runtime attribute '\(path)', which has no effect",
      [.set(PropertyEdit(id, "runtime.\(path)", nil))])
  }
}
