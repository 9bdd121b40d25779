import Testing

@testable import NibAnalysis
@testable import NibCore

/// The reasons that determine an edge.
@Suite struct ExplainChainTests {
  private typealias S = ExplainSample

  private let row = ExplainSample(
    [S.content("a", 60), S.content("b", 80)],
    [
      S.pin("a", "leading", 16), S.pin("a", "top", 20), S.pin("b", "leading", 10, to: "a", "trailing"),
      S.pin("b", "trailing", -16), S.pin("b", "centerY", to: "a"),
      S.length("b", "width", 100, more: "priority=\"500\""),
    ])

  @Test(
    "The first equation gives an edge relative to a neighbor, the superview or the content",
    arguments: [
      (NibExplanation.Edge.left, ["left 16 = superview left + 16"]),
      (.leading, ["leading 16 = superview leading + 16"]),
      (.top, ["top 20 = superview top + 20"]),
      (.right, ["right 249 = view#b left 259 - 10"]),
      (.height, ["height 20 = 20 (content height of view#a)"]),
    ])
  func firstEquation(edge: NibExplanation.Edge, equation: [String]) {
    #expect(Array(row.lines("a", edge, .equation).prefix(1)) == equation)
  }

  @Test(
    "A bound that is reached is named, not the saved size that only the canvas keeps", arguments: [40, 30])
  func reachedBound(width: Int) {
    let sample = ExplainSample(
      [S.view("a")],
      [
        S.pin("a", "leading", 16), S.pin("a", "top", 20), S.length("a", "height", 20),
        S.pin("a", "width", more: "priority=\"999\""),
        S.length("a", "width", width, more: "relation=\"lessThanOrEqual\""),
      ])
    #expect(sample.lines("a", .width, .equation) == ["width \(width) = \(width)"])
    #expect(sample.lines("a", .width, .reason) == ["constraint k5 (required): view#a.width <= \(width)"])
    #expect(
      sample.lines("a", .width, .change).contains(
        "without constraint k5, the width would be 375, not \(width)"))
  }

  @Test("The numbers of an equation add up to the value of the edge") func sums() {
    #expect(
      row.lines("b", .right, .equation) == [
        "right 359 = superview right 375 - 16", "right 359 = 375 (width of view#root) - 16 (constraint k4)",
      ])
    #expect(
      row.lines("b", .bottom, .equation) == [
        "bottom 40 = 20 (constraint k2) + 0.5*20 (content height of view#a) "
          + "+ 0.5*20 (content height of view#b)"
      ])
  }

  @Test("The reasons of an edge are listed from the view outward") func reasonOrder() {
    #expect(
      row.lines("b", .right, .reason) == [
        "constraint k4 (required): view#b.trailing == view#root.trailing - 16",
        "the canvas gives view #root the width 375",
      ])
  }

  @Test("A reason has the id and the location of its constraint") func reasonLocation() throws {
    let explanation = try #require(NibExplanation(of: row.view("a"), edge: .left))
    let reason = try #require(explanation.sentences.first { $0.kind == .reason })
    #expect(reason.objectID == "k1")
    #expect(reason.location?.description == "S.xib:6:1")
    #expect(explanation.value == 16)
  }

  @Test("A required constraint explains an edge rather than an optional one with the same value")
  func requiredReasons() {
    let sample = ExplainSample(
      [S.content("a", 60), S.view("b")],
      [
        S.pin("a", "leading"), S.pin("a", "width", to: "b"), S.length("b", "width", 60), S.pin("a", "top"),
        S.pin("b", "leading"), S.pin("b", "top", 50),
      ])
    #expect(
      sample.lines("a", .width, .equation) == [
        "width 60 = view#b width 60", "width 60 = 60 (constraint k3)",
      ])
  }

  @Test("A centered view is explained by half the widths of its superview and its content") func centers() {
    let sample = ExplainSample([S.content("a", 75)], [S.pin("a", "centerX"), S.pin("a", "top")])
    #expect(sample.lines("a", .centerX, .equation).first == "centerX 187.5 = superview centerX 187.5")
    #expect(
      sample.lines("a", .left, .equation) == [
        "left 150 = 0.5*375 (width of view#root) - 0.5*75 (content width of view#a)"
      ])
  }

  @Test("An equation contains the multiplier of its constraint") func multipliers() {
    let sample = ExplainSample(
      [S.content("a", 75)],
      [S.pin("a", "leading"), S.pin("a", "top"), S.pin("a", "width", 5, more: "multiplier=\"0.2\"")])
    #expect(
      sample.lines("a", .width, .equation) == [
        "width 80 = 0.2*superview width 375 + 5",
        "width 80 = 5 (constraint k3) + 0.2*375 (width of view#root)",
      ])
  }

  @Test("The explanation of a frame has an equation and reasons for each of its four values")
  func wholeFrame() throws {
    let explanation = try #require(NibExplanation(of: row.view("a")))
    #expect(
      explanation.rendered == """
        the frame of view #a is 16,20,233,20 in view #root  [S.xib:3:1]
        left 16 = superview left + 16
          constraint k1 (required): view#a.leading == view#root.leading + 16  [S.xib:6:1]
        top 20 = superview top + 20
          constraint k2 (required): view#a.top == view#root.top + 20  [S.xib:7:1]
        width 233 = 375 (width of view#root) - 16 (constraint k1) - 10 (constraint k3) \
        - 16 (constraint k4) - 100 (constraint k6)
          constraint k1 (required): view#a.leading == view#root.leading + 16  [S.xib:6:1]
          constraint k3 (required): view#b.leading == view#a.trailing + 10  [S.xib:8:1]
          constraint k4 (required): view#b.trailing == view#root.trailing - 16  [S.xib:9:1]
          the canvas gives view #root the width 375  [S.xib:2:10]
          constraint k6 (priority 500): view#b.width == 100  [S.xib:11:1]
        height 20 = 20 (content height of view#a)
          the placeholder in Interface Builder gives view#a the height 20 (hugging 250, resistance 750)  [S.xib:3:1]

        """)
  }

  @Test("The canvas gives a root view its position and size") func rootView() {
    #expect(
      row.lines("root", .width, .headline, .reason) == [
        "width of view #root is 375",
        "view #root is the root of its tree: the canvas gives it its position and size",
      ])
  }
}
