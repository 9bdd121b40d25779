import NibCore

extension CheckRule {
  package static let unrecognizedSelector = CheckRule(
    "unrecognized-selector", .loading, .warning, "The target of an action has no such method.",
    details: """
      The exception is raised when the action is sent. Actions to First Responder are not reported, because they are \
      dropped if no responder has the method. Since Swift 3, the label of the first parameter is part of the selector: \
      `save(sender:)` is `saveWithSender:`, and only `save(_ sender:)` is `save:`. Both are accepted if the version of \
      Swift is not known.
      """,
    advice: "Remove the connection, or write the method. If it exists, `@IBAction` is missing.",
    wrong: action("saev:"), right: action("save:"),
    strict: { ActionCheck($0).diagnostics })

  private static func action(_ selector: String) -> RuleExample {
    RuleExample(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Form"/>
      <button id="button"><rect key="frame" x="0" y="0" width="80" height="44"/>
        <connections>
          <action selector="\(selector)" destination="-1" eventType="touchUpInside" id="a"/>
        </connections>
      </button>
      """,
      files: [
        "Form.swift": "class Form: NSObject {\n  @IBAction func save(_ sender: Any) {}\n}\n"
      ])
  }
}

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
        // The first responder is known only when the action is sent. If no object in the responder chain has the
        // method, nothing happens.
        target["placeholderIdentifier"] != "IBFirstResponder"
      else { continue }
      check(selector, of: target, at: action, "selector")
    }
    for (segue, source) in context.connections("segue") {
      guard let selector = segue["destinationCreationSelector"],
        let controller = source.nibScene?.nibController,
        // The method for the first controller of a container may be that of the controller that shows the container.
        segue["kind"] != "relationship" || context.program.sources.methods(withSelector: selector).isEmpty
      else { continue }
      check(selector, of: controller, at: segue, "destinationCreationSelector")
    }
  }

  /// Reports a selector that the class of a target does not have.
  private mutating func check(
    _ selector: String, of target: NibElement, at element: NibElement, _ attribute: String
  ) {
    guard !context.isRunning(target), let targetClass = context.objectClass(of: target),
      targetClass.unknown == nil
    else { return }
    var notes = context.notes(on: targetClass)
    switch context.table.method(selector, in: targetClass.name) {
    case .found, .unknown: return
    case .absent: break
    case .hidden(let member): notes.append(member.note(without: "@IBAction"))
    }
    var diagnostic = context.diagnostic(
      .unrecognizedSelector,
      "-[\(targetClass.name) \(selector)]: unrecognized selector sent to instance 0x0", at: element,
      attribute: attribute, notes: notes)
    diagnostic.missingMember = MissingMember(
      .method, selector, of: targetClass.name, ownerElement: target.index)
    diagnostics.append(context.allowingExtensions(diagnostic, of: targetClass))
  }
}
