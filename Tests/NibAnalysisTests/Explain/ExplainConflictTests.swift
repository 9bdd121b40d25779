import Testing

@testable import NibAnalysis
@testable import NibCore

/// Explanations of constraints that cannot all be satisfied.
@Suite struct ExplainConflictTests {
  private typealias S = ExplainSample

  @Test("I8: A conflict is explained by its constraints, of which one is broken") func equations() {
    let sample = ExplainSample(
      [S.view("a")],
      [
        S.pin("a", "leading", 16), S.pin("a", "trailing", -16), S.length("a", "width", 100),
        S.pin("a", "top"),
      ])
    #expect(
      sample.lines("a", .left, .conflict) == [
        "constraint k2 needs view#a.right - view#root.right == -16; the others make it -259 = 16 (constraint k1) "
          + "+ 100 (constraint k3) - 375 (width of view#root)",
        "broken by 243 points: constraint k2 (required): view#a.trailing == view#root.trailing - 16",
        "kept: constraint k1 (required): view#a.leading == view#root.leading + 16",
        "kept: constraint k3 (required): view#a.width == 100",
        "if any one of these 3 were removed, the others could all be satisfied",
      ])
    #expect(sample.lines("a", .top, .conflict) == [])
    #expect(
      sample.lines(constraint: "k2").first == """
        conflict: constraint k2 needs view#a.right - view#root.right == -16; the others make it -259 = 16 \
        (constraint k1) + 100 (constraint k3) - 375 (width of view#root)
        """)
  }

  @Test("Each conflict of a view is a verdict of its own") func severalConflicts() {
    let sample = ExplainSample(
      [S.view("a")],
      [
        S.pin("a", "leading", 16), S.pin("a", "top", 16), S.length("a", "width", 100),
        S.length("a", "width", 60),
        S.length("a", "height", 20), S.length("a", "height", 40),
      ])
    let view = sample.view("a")
    let verdicts = ViewVerdicts(view, in: ExplainedLayout(of: view)).verdicts.filter {
      $0.kind == CheckRule.constraintConflict.kind
    }
    #expect(verdicts.count == 2)
    #expect(Set(verdicts.compactMap(\.detail)).count == 2)
    #expect(verdicts.allSatisfy { $0.headline == "In conflict" && !$0.remedies.isEmpty })
  }

  @Test(
    "A conflict that the rounding of a multiplier can cause is neither a finding nor explained",
    arguments: [(100.0001, false), (100.001, false), (100.009, false), (100.02, true)])
  func roundingErrors(width: Double, isReported: Bool) {
    let width = #"firstItem="a" firstAttribute="width" constant="\#(width)""#
    let sample = ExplainSample(
      [S.view("a")],
      [
        S.pin("a", "leading"), S.pin("a", "top"), S.length("a", "width", 100), S.length("a", "height", 20),
        width,
      ])
    #expect(sample.lines("a", .width, .conflict).count == (isReported ? 4 : 0))
    let findings = NibCheck(sample.loaded.document).diagnostics.filter { $0.id == "constraint-conflict" }
    #expect(findings.count == (isReported ? 1 : 0))
  }

  @Test("I8: Inequalities in a conflict give a lower or an upper bound") func bounds() {
    let sample = ExplainSample(
      [S.view("a")],
      [
        S.pin("a", "leading", 300, more: "relation=\"greaterThanOrEqual\""), S.pin("a", "trailing", -5),
        S.length("a", "width", 100, more: "relation=\"greaterThanOrEqual\""), S.pin("a", "top"),
      ])
    #expect(
      sample.lines("a", .width, .conflict).first
        == "constraint k2 needs view#a.right - view#root.right == -5; the others make it at least 25 = "
        + "300 (constraint k1) + 100 (constraint k3) - 375 (width of view#root)")
  }

  @Test("I8, I12: A length that would be negative is explained as a conflict") func negativeLengths() {
    let sample = ExplainSample(
      [S.view("a")], [S.pin("a", "leading", 300), S.pin("a", "trailing", -100), S.pin("a", "top")])
    #expect(
      sample.lines("a", .width, .conflict) == [
        "constraint k2 needs view#a.right - view#root.right == -100; the others make it at least -75 = "
          + "300 (constraint k1) - 375 (width of view#root)",
        "broken by 65 points: constraint k2 (required): view#a.trailing == view#root.trailing - 100",
        "kept: constraint k1 (required): view#a.leading == view#root.leading + 300",
        "kept: the width of view#a cannot be negative",
        "if any one of these 2 constraints were removed, the others could all be satisfied",
      ])
  }

  @Test("A conflict that nobody sees comes after those that are seen, and the verdict about it says so")
  func visibility() {
    let placed = [S.pin("a", "leading", 16), S.pin("a", "top"), S.length("a", "width", 40)]
    // The canvas has two pixels for each point.
    let tooWide = "firstItem=\"a\" firstAttribute=\"width\" constant=\"40.5\""
    let both = ExplainSample([S.view("a")], placed + [tooWide, S.length("a", "width", 70)])
    #expect(
      both.lines("a", .width, .conflict).filter { $0.hasPrefix("broken") } == [
        "broken by 30 points: constraint k5 (required): view#a.width == 70",
        "broken by 0.5 points: constraint k4 (required): view#a.width == 40.5",
      ])
    let invisible = ExplainSample([S.view("a")], placed + [tooWide])
    let verdicts = [both, invisible].map { sample in
      ViewVerdicts(sample.view("a"), in: ExplainedLayout(of: sample.view("a"))).verdicts
        .filter { $0.kind == CheckRule.constraintConflict.kind }.map(\.sentence)
    }
    let small =
      "In conflict by at most a pixel: constraint k4 needs view#a.width == 40.5; the others make it 40 = 40 (constraint k3)."
    #expect(
      verdicts == [
        [
          "In conflict: constraint k5 needs view#a.width == 70; the others make it 40 = 40 (constraint k3).",
          small,
        ],
        [small],
      ])
  }
}
