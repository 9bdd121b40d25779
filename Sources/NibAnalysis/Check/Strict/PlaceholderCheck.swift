import NibCore

/// Finds external objects that no source file passes to a nib (docs/behaviours.md A28), and File's Owners that have
/// outlets but no class (A7).
struct PlaceholderCheck {
  private(set) var diagnostics: [Diagnostic] = []

  init(_ context: StrictCheckContext) {
    for element in context.document.objectLists.flatMap({ $0.children(named: "placeholder") }) {
      guard let identifier = element["placeholderIdentifier"] else { continue }
      switch identifier {
      case "IBFilesOwner": checkOwner(element, context)
      case "IBFirstResponder":
        if let problem = FirstResponderClass.problem(of: element) {
          diagnostics.append(
            context.diagnostic(
              "first-responder-class", .warning, problem, at: element, attribute: "customClass"))
        }
      case "IBExit": break
      default: checkExternal(element, identifier, context)
      }
    }
  }

  private mutating func checkExternal(
    _ element: NibElement, _ identifier: String, _ context: StrictCheckContext
  ) {
    guard !context.program.sources.externalObjects.contains(identifier) else { return }
    diagnostics.append(
      context.diagnostic(
        "external-object", .warning,
        "Could not find an external object named '\(identifier)' for the nib '\(context.nibName)'. No "
          + "source file passes one in the options under UINib.OptionsKey.externalObjects.",
        at: element, attribute: "placeholderIdentifier"))
  }

  private mutating func checkOwner(_ element: NibElement, _ context: StrictCheckContext) {
    let outlets = element.child(named: "connections")?.children.filter { $0["property"] != nil } ?? []
    guard let outlet = outlets.first, let key = outlet["property"], element["customClass"] == nil else {
      return
    }
    diagnostics.append(
      context.diagnostic(
        "file-owner", .note,
        "File's Owner has outlets, but no class. If the owner is nil or lacks the key, UIKit raises "
          + NibException.undefinedKey(key, ofClass: "NSObject"), at: outlet, attribute: "property"))
  }
}
