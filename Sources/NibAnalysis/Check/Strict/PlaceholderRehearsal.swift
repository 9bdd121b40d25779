import NibCore

/// Finds external objects that the program must provide (docs/behaviours.md A28), and owners whose class is
/// not known (A7).
struct PlaceholderRehearsal {
  private(set) var diagnostics: [Diagnostic] = []

  init(_ rehearsal: Rehearsal) {
    for element in rehearsal.document.objectLists.flatMap({ $0.children(named: "placeholder") }) {
      guard let identifier = element["placeholderIdentifier"] else { continue }
      switch identifier {
      case "IBFilesOwner": checkOwner(element, rehearsal)
      case "IBFirstResponder", "IBExit": break
      default: checkExternal(element, identifier, rehearsal)
      }
    }
  }

  private mutating func checkExternal(_ element: NibElement, _ identifier: String, _ rehearsal: Rehearsal) {
    guard !rehearsal.program.sources.externalObjects.contains(identifier) else { return }
    diagnostics.append(
      rehearsal.diagnostic(
        "external-object", .warning,
        "Could not find an external object named '\(identifier)' for the nib '\(rehearsal.nibName)'. No "
          + "source passes one in the options under UINib.OptionsKey.externalObjects.",
        at: element, attribute: "placeholderIdentifier"))
  }

  private mutating func checkOwner(_ element: NibElement, _ rehearsal: Rehearsal) {
    let outlets = element.child(named: "connections")?.children.filter { $0["property"] != nil } ?? []
    guard let outlet = outlets.first, let key = outlet["property"], element["customClass"] == nil else {
      return
    }
    diagnostics.append(
      rehearsal.diagnostic(
        "file-owner", .note,
        "File's Owner has connections, but no class. If the owner is nil or lacks the key, UIKit raises "
          + NibException.undefinedKey(key, ofClass: "NSObject"), at: outlet, attribute: "property"))
  }
}
