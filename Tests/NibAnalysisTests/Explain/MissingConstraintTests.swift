import NibEditing
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The constraints that are proposed for open positions and lengths, and the frames from which their constants come.
@Suite struct MissingConstraintTests {
  private typealias S = ExplainSample

  /// A view without a height whose saved top, 10, is not that of its constraint.
  private static let stale = [S.pin("a", "leading", 10), S.pin("a", "top", 50), S.length("a", "width", 40)]

  private func remedies(_ id: String, _ sample: ExplainSample, _ options: LayoutOptions = LayoutOptions())
    -> [Remedy]
  {
    let view = sample.view(id)
    return ViewVerdicts(view, in: ExplainedLayout(of: view), options: options).verdicts.flatMap(\.remedies)
  }

  private func added(_ remedy: Remedy?) -> [NewConstraint] {
    (remedy?.edits ?? []).compactMap { edit in
      guard case .addConstraint(let constraint) = edit else { return nil }
      return constraint
    }
  }

  @Test("A length that is open is the saved one, and a position that constraints determine is theirs")
  func designedFrame() {
    let below = [S.pin("b", "leading", 10), S.length("b", "width", 40), S.pin("b", "bottom")]
    let sample = ExplainSample(
      [S.view("a"), S.view("b")], Self.stale + below + [S.pin("b", "top", to: "a", "bottom")])
    let first = DesignedFrames.place(of: sample.view("a"))
    #expect(first.frames.frame(of: first.view) == CGRect(x: 10, y: 50, width: 40, height: 20))
    // The bottom of this view has a place, but its top follows the open height of the other one.
    let second = DesignedFrames.place(of: sample.view("b"))
    #expect(second.frames.frame(of: second.view) == CGRect(x: 10, y: 180, width: 40, height: 20))
  }

  @Test("A length in conflict is the saved one") func conflict() {
    let heights = [S.length("a", "height", 60), S.length("a", "height", 80)]
    let sample = ExplainSample([S.view("a")], Self.stale + heights)
    let place = DesignedFrames.place(of: sample.view("a"))
    #expect(place.frames.frame(of: place.view).height == 20)
  }

  @Test(
    "Constants come from the frame that the designer saw, also in another size", arguments: [false, true])
  func constants(isLarger: Bool) throws {
    var options = LayoutOptions()
    if isLarger { options.size = CGSize(width: 600, height: 600) }
    let remedies = remedies("a", ExplainSample([S.view("a")], Self.stale, options: options), options)
    let kept = try #require(remedies.first { $0.title == "Add constraints that keep its height" })
    #expect(added(kept).map(\.constant) == ["20"])
    let pinned = try #require(remedies.first { $0.title.hasPrefix("Pin its bottom at 130") })
    #expect(added(pinned).map(\.constant) == ["130"])
  }

  @Test("A view without a width can get it from its content") func chain() throws {
    let child = S.content("c", 60, 10)
    let box = S.view("box", content: "<subviews>\(child)</subviews>").replacing(
      "<rect key=\"frame\" x=\"10\" y=\"10\" width=\"40\"",
      with: "<rect key=\"frame\" x=\"10\" y=\"10\" width=\"0\"",
      maxReplacements: 1)
    let sample = ExplainSample(
      [box],
      [
        S.pin("box", "leading", 10), S.pin("box", "top", 10), S.length("box", "height", 20),
        S.pin("c", "centerX", to: "box"), S.pin("c", "top", 5, to: "box"),
      ])
    let first = try #require(remedies("box", sample).first)
    #expect(first.title == "Pin view #c to view #box: leading 10")
    let constraint = try #require(added(first).first)
    #expect(constraint.first == .init("c", "leading") && constraint.second == .init("box", "leading"))
    #expect(added(first).count == 1)
  }

  @Test("The content of a scroll view can be as wide as the scroll view, and as high as its content")
  func scrollContent() throws {
    let content = S.view("content")
    let scroll = S.view("scroll", element: "scrollView", content: "<subviews>\(content)</subviews>")
    let frame = ["leading", "trailing", "top", "bottom"].map { S.pin("scroll", $0) }
    let edges = ["leading", "top"].map { S.pin("content", $0, 8, to: "scroll") }
    let farEdges = ["trailing", "bottom"].map { S.pin("content", $0, -8, to: "scroll") }
    let sample = ExplainSample([scroll], frame + edges + farEdges)
    let titles = remedies("scroll", sample).map(\.title)
    #expect(
      titles == [
        "Make view #content as wide as the scroll view, less 16, and give view #content the height 20",
        "Make view #content as wide as the scroll view, less 16",
        "Give view #content the height 20", "Make view #content as high as the scroll view, less 16",
      ])
    let width = try #require(added(remedies("scroll", sample).first).first)
    #expect(width.first == .init("content", "width") && width.second == .init("scroll", "width"))
    #expect(width.constant == "-16")
    // A view that follows the content has the same remedies.
    #expect(remedies("content", sample).map(\.title) == titles)
  }

  /// Constraints of a view, the advice about what they lack, and the constraints with each of which nothing is missing.
  private static let lacking: [(constraints: [String], advice: String, added: [[String]])] = {
    let (x, y) = (S.pin("a", "leading", 10), S.pin("a", "top", 10))
    let (width, height) = (S.length("a", "width", 40), S.length("a", "height", 20))
    return [
      ([x, width, S.pin("a", "centerY")], "Add a constraint for its top or height.", [[y], [height]]),
      ([x, width, S.pin("a", "bottom", -10)], "Add a constraint for its top or height.", [[y], [height]]),
      ([y, height, S.pin("a", "trailing", -10)], "Add a constraint for its left or width.", [[x], [width]]),
      (
        [S.pin("a", "centerX"), S.pin("a", "bottom", -10)],
        "Add constraints for its left or width, and for its top or height.",
        [[x, y], [x, height], [width, y], [width, height]]
      ),
      (
        [y, S.pin("a", "trailing", -10)], "Add constraints for its height, and for its left or width.",
        [[x, height], [width, height]]
      ),
      ([x, width], "Add constraints for its top and height.", [[y, height]]),
      ([x, width, y], "Add a constraint for its height.", [[height]]),
    ]
  }()

  @Test("The advice names as many constraints as are missing", arguments: lacking.indices)
  func advice(index: Int) {
    let (constraints, advice, added) = Self.lacking[index]
    func problems(_ sample: ExplainSample) -> [String] {
      NibCheck(sample.loaded.document).diagnostics.map(\.id).filter {
        ["ambiguous-layout", "constraint-conflict"].contains($0)
      }
    }
    let sample = ExplainSample([S.view("a")], constraints)
    #expect(problems(sample) == ["ambiguous-layout"])
    let view = sample.view("a")
    let verdicts = ViewVerdicts(view, in: ExplainedLayout(of: view)).verdicts
    #expect(verdicts.filter { $0.kind == CheckRule.ambiguousLayout.kind }.map(\.advice) == [advice])
    for more in added { #expect(problems(ExplainSample([S.view("a")], constraints + more)) == []) }
  }
}
