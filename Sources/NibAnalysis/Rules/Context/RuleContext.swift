import NibCore

/// The parameter of the functions of rules: the rule that is running, and the facts that rules share.
protocol RuleContext {
  /// The rule whose function is running; `nil` between rules.
  var rule: CheckRule? { get }
  /// The facts that have been determined so far.
  var facts: RuleFacts { get }
}

/// Facts that several rules need, by the names of the properties for them.
final class RuleFacts {
  fileprivate var values: [String: Any] = [:]
}

extension RuleContext {
  /// A fact that several rules need. The fact is determined once, when the first rule needs it.
  ///
  /// - Parameter name: the name of the property for the fact.
  func fact<Value>(_ name: String = #function, _ determine: () -> Value) -> Value {
    if let known = facts.values[name] as? Value { return known }
    let value = determine()
    facts.values[name] = value
    return value
  }

  /// The kind of the rule that is running.
  var kind: DiagnosticKind { runningRule.kind }

  private var runningRule: CheckRule {
    guard let rule else { preconditionFailure("findings belong to rules") }
    return rule
  }

  /// A finding of the rule that is running, at an element or one of its attributes.
  ///
  /// - Parameter severity: the severity; `nil` for that of the rule.
  func finding(
    severity: Diagnostic.Severity? = nil, _ message: String, at element: NibElement, attribute: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    diagnostic(runningRule, severity: severity, message, at: element, attribute: attribute, notes: notes)
  }

  /// A finding for each element that has the same text in an attribute as an element before it.
  ///
  /// - Parameters:
  ///   - text: the kind of the text, such as `reuse identifier`.
  ///   - owner: the kind of the elements, such as `scene`.
  func repetitions(
    of attribute: String, _ text: String, of owner: String, in elements: some Sequence<NibElement>
  ) -> [Diagnostic] {
    var first: [ExactText: NibElement] = [:]
    return elements.compactMap { element in
      guard let value = element[attribute], !value.isEmpty else { return nil }
      guard let other = first[text: value] else {
        first[text: value] = element
        return nil
      }
      return finding(
        "the \(text) '\(value)' belongs to another \(owner), too: rename one of them", at: element,
        attribute: attribute, notes: [Diagnostic.Note("the other \(owner) is here", at: other.location)])
    }
  }

  /// A finding of the given rule at an element, or at one of its attributes. For searches that several rules share.
  ///
  /// - Parameter severity: the severity; `nil` for that of the rule.
  func diagnostic(
    _ rule: CheckRule, severity: Diagnostic.Severity? = nil, _ message: String, at element: NibElement,
    attribute: String? = nil, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      rule.kind, severity: severity, message,
      at: attribute.flatMap(element.location(ofAttribute:)) ?? element.location,
      path: element.nibObjectPath, notes: notes)
  }
}
