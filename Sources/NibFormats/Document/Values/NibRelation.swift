/// The relation between the two sides of a constraint: `relation="greaterThanOrEqual"`.
public enum NibRelation: String, Hashable, Sendable, CaseIterable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

extension NibElement {
  /// The relation of a constraint; equal if the attribute is absent.
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
