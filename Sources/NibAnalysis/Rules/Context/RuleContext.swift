import NibCore

/// What the functions of rules get: the rule that is running, and the facts that rules share.
protocol RuleContext {
  /// The rule whose function is running; `nil` between rules.
  var rule: CheckRule? { get }
  var facts: RuleFacts { get }
}

/// Facts that several rules need, by the names of the properties for them.
final class RuleFacts {
  fileprivate var values: [String: Any] = [:]
}

extension RuleContext {
  /// A fact that several rules need, and that is found when the first of them does.
  ///
  /// - Parameter name: the name of the property for the fact.
  func fact<Value>(_ name: String = #function, _ find: () -> Value) -> Value {
    if let known = facts.values[name] as? Value { return known }
    let value = find()
    facts.values[name] = value
    return value
  }

  /// The kind of the rule that is running.
  var kind: DiagnosticKind {
    guard let rule else { preconditionFailure("findings belong to rules") }
    return rule.kind
  }

  /// A finding of the rule that is running, at an element or one of its attributes.
  ///
  /// - Parameter severity: the severity; `nil` for that of the rule.
  func finding(
    severity: Diagnostic.Severity? = nil, _ message: String, at element: NibElement, attribute: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      kind, severity: severity, message,
      at: attribute.flatMap(element.location(ofAttribute:)) ?? element.location,
      path: element.nibObjectPath, notes: notes)
  }
}
