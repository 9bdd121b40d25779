import Testing

@testable import NibAnalysis
@testable import NibCore

/// Unsatisfied constraints, inequalities that hold with a margin, and the effects of changes.
@Suite struct ExplainLostTests {
  private typealias S = ExplainSample

  private let sample = ExplainSample(
    [S.content("a", 60)],
    [
      S.pin("a", "leading", 16), S.pin("a", "top"), S.length("a", "width", 80, more: "priority=\"800\""),
      S.length("a", "width", 100, more: "priority=\"250\""),
      S.pin("a", "trailing", -16, more: "relation=\"lessThanOrEqual\""),
    ])

  @Test("An unsatisfied constraint is explained by the constraint with the higher priority")
  func unsatisfiedConstraints() {
    #expect(
      sample.lines("a", .width, .lost) == [
        "constraint k4 (priority 250): view#a.width == 100: it is off by 20: the left side is too "
          + "small because of constraint k3 (priority 800); its own priority 250 is lower than the 800 of "
          + "constraint k3",
        "the placeholder in Interface Builder gives view#a the width 60 (hugging 250, resistance 750): "
          + "it is stretched by 20 because of constraint k3 (priority 800); its own priority 250 is lower than "
          + "the 800 of constraint k3",
      ])
  }

  @Test("A satisfied inequality shows its distance from its limit") func slack() {
    #expect(
      sample.lines("a", .right, .slack) == [
        "constraint k5 (required): view#a.trailing <= view#root.trailing - 16, which holds with 263 "
          + "to spare"
      ])
  }

  @Test("Suggested changes are listed with their effect on the value") func changes() {
    #expect(
      sample.lines("a", .width, .change) == [
        "raise the constant of constraint k3 from 80 to 81: the width would be 81, not 80",
        "without constraint k3, nothing would determine the width",
        "raise the priority of constraint k4 to 801: it would hold, and the width would be 100, not 80",
      ])
    #expect(
      sample.lines("a", .left, .change).first
        == "raise the constant of constraint k1 from 16 to 17: the left would be 17, not 16")
  }

  @Test("A single constraint is explained by its state and the effect of its removal")
  func singleConstraint() {
    #expect(
      sample.lines(constraint: "k5") == [
        "slack: it holds with 263 to spare", "change: without constraint k5, every frame would stay the same",
      ])
    #expect(
      sample.lines(constraint: "k1") == [
        "note: it holds", "change: without constraint k1, view #a would be ambiguous horizontally",
      ])
    #expect(
      sample.lines(constraint: "k4").first == """
        lost: constraint k4 (priority 250): view#a.width == 100: it is off by 20: the left side is too small \
        because of constraint k3 (priority 800); its own priority 250 is lower than the 800 of constraint k3
        """)
    #expect(sample.lines(constraint: "k9") == [])
  }
}
