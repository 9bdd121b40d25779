import Testing

@testable import NibCompare
@testable import NibCore

/// Values and constraints that are written differently and mean the same.
@Suite struct SameValueTests {
  /// The tolerance is a ten-thousandth of the number, but at least 0.000001 and at most 0.0001.
  @Test(
    "Numbers are near if they differ by no more than their rounding",
    arguments: [
      ("1", "1.00005", true), ("1", "1.0002", false), ("10000", "10000.00005", true),
      ("10000", "10000.01", false),
      ("0.001", "0.0010005", true), ("0.001", "0.001002", false), ("0", "-0.0", true), ("1e3", "1000", true),
      ("1e20", "1.00001e20", true), ("1e20", "1.001e20", false), ("nan", "nan", false), ("inf", "inf", false),
      ("1,000", "1000", false), ("", "0", false),
    ])
  func numbers(old: String, new: String, areNear: Bool) {
    #expect(NearValues.areNear(old, new) == areNear)
    #expect(NearValues.areNear(new, old) == areNear)
  }

  /// The equation of a constraint in the view `root`.
  private func equation(_ attributes: String, newID: (String) -> String = { $0 }) throws -> ConstraintEquation
  {
    let document = try ComparedNibs.document("", constraints: "<constraint \(attributes) id=\"c\"/>")
    let element = try #require(document.root.descendants.first { $0.isNamed("constraint") })
    return ConstraintEquation(element, owner: "root", newID: newID)
  }

  @Test("The sides of a constraint with a constant for a size class are not exchanged") func variation()
    throws
  {
    func equation(_ sides: String, constant: Int) throws -> ConstraintEquation {
      let constraint = """
        <constraint \(sides) constant="\(constant)" id="c">
        <variation key="widthClass=compact" constant="4"/></constraint>
        """
      let element = try #require(
        try ComparedNibs.document("", constraints: constraint).root.descendants.first {
          $0.isNamed("constraint")
        })
      return ConstraintEquation(element, owner: "root") { $0 }
    }
    #expect(try equation(Self.leading, constant: 20) == equation(Self.leading, constant: 20))
    #expect(try equation(Self.leading, constant: 20) != equation(Self.exchanged, constant: -20))
  }

  private static let leading =
    #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading""#
  private static let exchanged =
    #"firstItem="root" firstAttribute="leading" secondItem="a" secondAttribute="leading""#
  private static let ratio =
    #"firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width""#

  @Test(
    "Equations that mean the same are equal",
    arguments: [
      // a = root + 20 and root = a - 20
      (leading + #" constant="20""#, exchanged + #" constant="-20""#, true),
      (leading + #" constant="20""#, exchanged + #" constant="20""#, false),
      // a >= root + 20 and root <= a - 20
      (
        leading + #" relation="greaterThanOrEqual" constant="20""#,
        exchanged + #" relation="lessThanOrEqual" constant="-20""#, true
      ),
      (leading + #" relation="greaterThanOrEqual""#, exchanged + #" relation="greaterThanOrEqual""#, false),
      (leading, leading + #" priority="1000""#, true), (leading, leading + #" priority="999""#, false),
      (leading, leading + #" multiplier="1""#, true),
      (ratio + #" multiplier="50%""#, ratio + #" multiplier="1:2""#, true),
      (ratio + #" multiplier="0.5""#, ratio + #" multiplier="1:2""#, true),
      (ratio + #" multiplier="0.5""#, ratio + #" multiplier="2""#, false),
      (leading, leading + #" symbolic="NO""#, true), (leading, leading + #" symbolic="YES""#, false),
      (
        #"firstAttribute="width" constant="4""#, #"firstItem="root" firstAttribute="width" constant="4""#,
        true
      ),
      (leading, leading + #" identifier="edge""#, false),
    ])
  func equations(old: String, new: String, areEqual: Bool) throws {
    let isEqual = try equation(old) == equation(new)
    #expect(isEqual == areEqual)
    #expect(try equation(old).isNear(equation(new)) == areEqual)
  }

  @Test("An equation has the new ids of its items") func newIDs() throws {
    let renamed = try equation(Self.leading) { $0 == "a" ? "b" : $0 }
    #expect(try renamed == equation(Self.leading.replacing("\"a\"", with: "\"b\"")))
    #expect(try renamed != equation(Self.leading))
  }

  @Test("Constants that differ by less than a thousandth are near") func constants() throws {
    let old = try equation(Self.leading + #" constant="20""#)
    #expect(try old.isNear(equation(Self.leading + #" constant="20.0009""#)))
    #expect(try old.isNear(equation(Self.leading + #" constant="20.002""#)) == false)
  }

  @Test(
    "Attributes that contain ids do not count in signatures, but texts that look like ids do",
    arguments: [
      ("destination", "7", true), ("id", "x", true), ("imageView", "G3a-p1-jLE", true),
      ("customReference", "G3a-p1-jLE", true), ("text", "G3a-p1-jLE", false), ("title", "G3a-p1-jLE", false),
      ("tag", "7", false), ("userLabel", "abc-de-fgh1", false), ("userLabel", "abcd-e-fgh", false),
    ])
  func references(name: String, value: String, isReference: Bool) {
    #expect(ContentSignatures.isReference(name, value) == isReference)
  }
}
