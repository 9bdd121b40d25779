import Testing

@testable import NibAnalysis
@testable import NibCore

/// Constraints for which UIKit raises an exception, because their attributes do not fit together.
@Suite struct IllegalConstraintTests {
  private typealias S = CheckSample

  private static func ids(_ constraint: String) -> [String] {
    let constraints = [
      S.pin("a", "leading", 10), S.length("a", "width", 40), S.length("a", "height", 20), constraint,
    ]
    let document = S.document("XIB", "<objects>\(S.view(constraints: constraints))</objects>", file: "S.xib")
    let strict = NibStrictCheck(document).diagnostics.filter { $0.id == "illegal-constraint" }
    let found = NibCheck(document).diagnostics
    #expect(strict.map(\.message) == found.filter { $0.id == "illegal-constraint" }.map(\.message))
    return found.map { "\($0.severity) \($0.id)" }
  }

  private static func pair(_ first: String, _ second: String, _ rest: String = "") -> String {
    "firstItem=\"a\" firstAttribute=\"\(first)\" secondItem=\"root\" secondAttribute=\"\(second)\" \(rest)"
  }

  @Test(
    "A position is equal to a constant, to a length, or to a position of another kind",
    arguments: [
      "firstItem=\"a\" firstAttribute=\"top\" constant=\"10\"",
      pair("centerY", "centerY", "multiplier=\"0\""), pair("top", "top", "multiplier=\"0:1\""),
      pair("centerY", "height", "multiplier=\"0.3\""), pair("top", "leading"), pair("centerX", "centerY"),
      pair("left", "leading"), pair("trailingMargin", "right"), pair("height", "bottom"),
    ])
  func illegal(constraint: String) {
    let found = Self.ids(constraint)
    #expect(found.contains("error illegal-constraint"))
    #expect(!found.contains("warning misplaced-view") && !found.contains("warning ambiguous-layout"))
  }

  @Test(
    "Other pairs are legal",
    arguments: [
      pair("top", "top", "constant=\"10\""), pair("top", "centerY"), pair("left", "centerX"),
      pair("trailing", "centerX"), pair("leading", "leadingMargin"), pair("left", "right"),
      pair("bottom", "lastBaseline"),
      pair("width", "height", "multiplier=\"0.4\""),
      pair("width", "width", "multiplier=\"0\" constant=\"40\""),
      "firstItem=\"a\" firstAttribute=\"width\" secondAttribute=\"height\"",
      "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" constant=\"10\"",
    ])
  func legal(constraint: String) { #expect(!Self.ids(constraint).contains("error illegal-constraint")) }

  @Test("A constraint that is not installed is not created") func uninstalled() {
    let found = Self.ids("firstItem=\"a\" firstAttribute=\"top\" constant=\"10\" installed=\"NO\"")
    #expect(!found.contains("error illegal-constraint"))
  }
}
