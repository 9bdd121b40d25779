import NibCore

extension CheckRule {
  static let firstResponderClass = CheckRule(
    "first-responder-class", .objects, .warning,
    "A custom class is set on First Responder, which is not an object of the document.",
    details: """
      The class has no effect, and was probably meant for the view. Not reported if actions are connected to First \
      Responder, or if another object has the class.
      """,
    advice: "Set the class on the object that should have it.",
    wrong: card(responder: " customClass=\"Card\"", view: ""),
    right: card(responder: " customClass=\"UIResponder\"", view: " customClass=\"Card\""),
    find: { findings($0, $0.document) },
    strict: { findings($0, $0.document) })

  private static func findings(_ context: some RuleContext, _ document: NibDocument) -> [Diagnostic] {
    document.objectLists.flatMap { $0.children(named: "placeholder") }.compactMap { element in
      element.firstResponderProblem.map {
        context.diagnostic(.firstResponderClass, $0, at: element, attribute: "customClass")
      }
    }
  }

  private static func card(responder: String, view: String) -> RuleExample {
    RuleExample(
      """
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"\(responder)/>
      <view\(view) id="card"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
      """, files: ["Card.swift": "class Card: UIView {}\n"])
  }
}

extension NibElement {
  /// The problem of a placeholder; `nil` if it is not First Responder, or if its class may have been set on purpose.
  fileprivate var firstResponderProblem: String? {
    guard self["placeholderIdentifier"] == "IBFirstResponder", let name = self["customClass"],
      !["", "UIResponder", "NSResponder", "NSObject"].contains(name)
    else { return nil }
    let isIntended = document.root.descendants.contains { other in
      other["destination"] == id || other["target"] == id || other["customClass"] == name && other != self
    }
    guard !isIntended else { return nil }
    return "the class \(name) has no effect on First Responder, which is not an object of the document: "
      + "set it on the object that should have it"
  }
}
