/// How a constraint's two sides compare: `relation="greaterThanOrEqual"`.
public enum NibRelation: String, Hashable, Sendable, CaseIterable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

extension NibElement {
  /// A constraint's relation; absent means equal.
  public func relation() throws(NibValueError) -> NibRelation {
    try choice("relation", of: NibRelation.self) ?? .equal
  }

  /// A layout priority from 0 to 1000 (required), nil if absent.
  public func priority(_ attribute: String = "priority") throws(NibValueError) -> Double? {
    guard let value = try number(attribute) else { return nil }
    guard (0...1000).contains(value) else {
      throw malformed(attribute, expected: "a priority from 0 to 1000")
    }
    return value
  }
}
