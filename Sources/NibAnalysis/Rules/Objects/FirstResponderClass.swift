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
    find: { context in
      FirstResponderClass.problems(in: context.document).map { element, problem in
        context.finding(problem, at: element, attribute: "customClass")
      }
    },
    strict: { FirstResponderClass.findings(in: $0) })

  private static func card(responder: String, view: String) -> RuleExample {
    RuleExample(
      """
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"\(responder)/>
      <view\(view) id="card"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
      """, files: ["Card.swift": "class Card: UIView {}\n"])
  }
}

/// The class of First Responder, for which no object is created.
enum FirstResponderClass {
  /// The findings of `check --strict`.
  static func findings(in context: StrictCheckContext) -> [Diagnostic] {
    problems(in: context.document).map { element, problem in
      context.diagnostic(.firstResponderClass, problem, at: element, attribute: "customClass")
    }
  }

  /// The placeholders for First Responder that have a problem.
  static func problems(in document: NibDocument) -> [(element: NibElement, problem: String)] {
    document.objectLists.flatMap { $0.children(named: "placeholder") }.compactMap { element in
      problem(of: element).map { (element, $0) }
    }
  }

  /// The problem of a placeholder; `nil` if it is not First Responder, or if its class may be meant.
  private static func problem(of element: NibElement) -> String? {
    guard element["placeholderIdentifier"] == "IBFirstResponder", let name = element["customClass"],
      !["", "UIResponder", "NSResponder", "NSObject"].contains(name)
    else { return nil }
    let isMeant = element.document.root.descendants.contains { other in
      other["destination"] == element.id || other["target"] == element.id
        || other["customClass"] == name && other != element
    }
    guard !isMeant else { return nil }
    return "the class \(name) has no effect on First Responder, which is not an object of the document: "
      + "set it on the object that should have it"
  }
}
