/// Facts that several rules need, by the names of the properties for them.
final class RuleFacts {
  fileprivate var values: [String: Any] = [:]
}

/// A context of rules that share facts.
protocol FactHolder {
  var facts: RuleFacts { get }
}

extension FactHolder {
  /// A fact that several rules need, and that is found when the first of them does.
  ///
  /// - Parameter name: the name of the property for the fact.
  func fact<Value>(_ name: String = #function, _ find: () -> Value) -> Value {
    if let known = facts.values[name] as? Value { return known }
    let value = find()
    facts.values[name] = value
    return value
  }
}
