import NibCore

/// Finds actions whose target does not have the method, and segues whose controller does not have the method that
/// creates the destination. UIKit raises an exception when such an action is sent (docs/behaviours.md A10) or such
/// a segue is performed.
struct ActionCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let context: StrictCheckContext

  init(_ context: StrictCheckContext) {
    self.context = context
    for (action, _) in context.connections("action") {
      guard let selector = action["selector"],
        let target = (action["destination"] ?? action["target"]).flatMap(context.document.object(id:)),
        // The first responder is known only when the action is sent. If no object in the responder chain has the method,
        // nothing happens.
        target["placeholderIdentifier"] != "IBFirstResponder"
      else { continue }
      check(selector, of: target, at: action, "selector")
    }
    for (segue, source) in context.connections("segue") {
      guard let selector = segue["destinationCreationSelector"],
        let controller = source.nibScene?.nibController
      else { continue }
      check(selector, of: controller, at: segue, "destinationCreationSelector")
    }
  }

  private mutating func check(
    _ selector: String, of target: NibElement, at element: NibElement, _ attribute: String
  ) {
    guard !context.isRunning(target), let found = context.objectClass(of: target), found.unknown == nil
    else { return }
    var notes = context.notes(on: found)
    switch context.table.method(selector, in: found.name) {
    case .found, .unknown: return
    case .absent: break
    case .hidden(let member): notes.append(member.note(without: "@IBAction"))
    }
    var diagnostic = context.diagnostic(
      "unrecognized-selector", .warning,
      "-[\(found.name) \(selector)]: unrecognized selector sent to instance 0x0", at: element,
      attribute: attribute, notes: notes)
    diagnostic.missingMember = MissingMember(.method, selector, of: found.name, owner: target.index)
    diagnostics.append(diagnostic)
  }
}

extension NibElement {
  /// The scene that contains this element of a storyboard; nil outside a scene.
  var nibScene: NibElement? {
    var current: NibElement? = self
    while let element = current, !element.isNamed("scene") { current = element.parent }
    return current
  }

  /// The controller of this scene; nil if the scene has none.
  var nibController: NibElement? {
    child(named: "objects")?.children.first { $0["sceneMemberID"] == "viewController" }
      ?? child(named: "objects")?.children.first { $0.isController }
  }
}
