import Testing

@testable import NibAnalysis
@testable import NibCore

/// Layouts that are open because demands have equal priorities, in contrast to those without enough constraints.
@Suite struct PriorityTieTests {
  private typealias S = ExplainSample

  /// The findings of `ambiguous-layout`, without their places.
  private func findings(_ sample: ExplainSample) -> [String] {
    NibCheck(sample.loaded.document).diagnostics.filter { $0.id == "ambiguous-layout" }.map {
      $0.message.replacing("the constraints do not determine the ", with: "")
    }
  }

  /// The verdicts of `explain` about a view that is not determined, each followed by its fix.
  private func verdicts(_ sample: ExplainSample, _ id: String) -> [String] {
    let view = sample.view(id)
    return ViewVerdicts(view, in: ExplainedLayout(of: view)).verdicts.filter { $0.id == "ambiguous-layout" }
      .flatMap { [$0.sentence, $0.advice] }
  }

  /// A column of views between the top and the bottom of the root.
  private func column(_ views: [String], gap: Int = 10) -> [String] {
    let links = zip(views, views.dropFirst()).map { S.pin($1, "top", gap, to: $0, "bottom") }
    return [S.pin(views[0], "top", gap)] + links + [S.pin(views[views.count - 1], "bottom", -gap)]
      + views.map { S.pin($0, "leading", 10) }
  }

  @Test("Two contents that are too high for their space compete with their compression resistance")
  func compression() {
    let sample = ExplainSample([S.content("a", 60, 100), S.content("b", 60, 120)], column(["a", "b"]))
    let reason =
      "because view #a and view #b have the same vertical compression resistance priority (750)"
    #expect(
      findings(sample) == [
        "vertical positions and heights of 2 views in the view, because 50 points of height are missing, and view #a and "
          + "view #b have the same vertical compression resistance priority (750): lower the priority of the view that "
          + "should shrink"
      ])
    #expect(
      verdicts(sample, "b") == [
        "Not determined: its top and height can vary, \(reason).", "Change the priority of one of them.",
      ])
    #expect(
      sample.lines("a", .height, .ambiguity) == [
        "the height of view #a is not determined: any value from 50 to 100",
        "view #a and view #b have the same vertical compression resistance priority (750); "
          + "change the priority of one of them",
      ])
  }

  @Test("A space that is at most a pixel too small is a note") func pixel() {
    func severities(_ bottom: String) -> [Diagnostic.Severity] {
      let constraints = column(["a", "b"]).map { $0.replacing("\"-10\"", with: "\"\(bottom)\"") }
      let sample = ExplainSample([S.content("a", 60, 100), S.content("b", 60, 70)], constraints)
      return NibCheck(sample.loaded.document).diagnostics.filter { $0.id == "ambiguous-layout" }.map(
        \.severity)
    }
    #expect(severities("-10") == [])
    #expect(severities("-10.5") == [.note])
    #expect(severities("-11") == [.warning])
  }

  @Test("Less than a point that the rounding of contents to pixels leaves is a note") func rounding() {
    func sample(_ bottom: String) -> ExplainSample {
      let constraints = column(["a", "b"]).map { $0.replacing("\"-10\"", with: "\"\(bottom)\"") }
      return ExplainSample([S.content("a", 60, 100), S.content("b", 60, 70)], constraints)
    }
    func severities(_ bottom: String) -> [Diagnostic.Severity] {
      NibCheck(sample(bottom).loaded.document).diagnostics.filter { $0.id == "ambiguous-layout" }.map(
        \.severity)
    }
    // The canvas has two pixels for each point, so that the two contents can leave up to a point.
    #expect(severities("-10.67") == [.note])
    #expect(severities("-9.33") == [.note])
    #expect(severities("-11") == [.warning])
    #expect(
      verdicts(sample("-10.67"), "b").first?.hasPrefix(
        "Undetermined by less than a point: its top and height can vary, because view #a and view #b have")
        == true)
  }

  @Test("Three contents that are too small compete with their hugging, and a fourth one does not")
  func hugging() {
    let views = ["a", "b", "c"].map { S.content($0, 60, 20) }
    let strong = S.content("d", 60, 20, attributes: "verticalHuggingPriority=\"251\"")
    let sample = ExplainSample(views + [strong], column(["a", "b", "c", "d"]))
    #expect(
      verdicts(sample, "a").first
        == "Not determined: its height can vary, because view #a, view #b and view #c have the same vertical hugging "
        + "priority (250).")
    #expect(verdicts(sample, "d") == [])
  }

  @Test("Contents with different priorities determine the layout") func differentPriorities() {
    let weak = S.content("b", 60, 120, attributes: "verticalCompressionResistancePriority=\"749\"")
    let sample = ExplainSample([S.content("a", 60, 100), weak], column(["a", "b"]))
    #expect(findings(sample) == [])
  }

  @Test(
    "Required contents compete like others", arguments: ["Hugging", "CompressionResistance"], [999, 1000])
  func requiredContents(kind: String, priority: Int) throws {
    let attributes = ["Hugging", "CompressionResistance"].map { "vertical\($0)Priority=\"\(priority)\"" }
    let height = kind == "Hugging" ? 40 : 120
    func content(_ id: String, _ attributes: [String] = attributes) -> String {
      S.content(id, 60, height, attributes: attributes.joined(separator: " "))
    }
    let words = kind == "Hugging" ? "hugging" : "compression resistance"
    let sample = ExplainSample([content("a"), content("b")], column(["a", "b"]))
    let found = try #require(findings(sample).first)
    #expect(
      found.contains("view #a and view #b have the same vertical \(words) priority (\(priority))"), "\(found)"
    )
    let view = sample.view("a")
    let titles = ViewVerdicts(view, in: ExplainedLayout(of: view)).verdicts.flatMap(\.remedies).map(\.title)
    let effect = kind == "Hugging" ? "grow" : "shrink"
    #expect(titles.contains("Let view #a \(effect) first (vertical \(words) \(priority - 1))"), "\(titles)")
    // The layout is determined if one of them is weaker, or if there is only one.
    let weaker = attributes.map { $0.replacing("\"\(priority)\"", with: "\"\(priority - 1)\"") }
    #expect(findings(ExplainSample([content("a"), content("b", weaker)], column(["a", "b"]))) == [])
    #expect(findings(ExplainSample([content("a")], column(["a"]))) == [])
  }

  @Test("Constraints of equal priority compete, too") func constraints() {
    let sample = ExplainSample(
      [S.view("a")],
      [
        S.pin("a", "leading"), S.pin("a", "top"), S.length("a", "height", 20),
        S.length("a", "width", 100, more: "priority=\"700\""),
        S.length("a", "width", 200, more: "priority=\"700\""),
      ])
    #expect(
      findings(sample) == [
        "horizontal position or width of the view, because constraint k4 (view#a.width == 100) and constraint k5 "
          + "(view#a.width == 200) have the same priority (700): change the priority of one of them"
      ])
  }

  @Test("A content and a constraint of equal priority compete") func contentAndConstraint() {
    let sample = ExplainSample(
      [S.content("a", 60)],
      [
        S.pin("a", "leading"), S.pin("a", "top"), S.length("a", "width", 100, more: "priority=\"250\""),
      ])
    #expect(
      verdicts(sample, "a").first?.hasSuffix(
        "because constraint k3 (view#a.width == 100) and the horizontal hugging of view #a have the same priority "
          + "(250).") == true)
  }

  @Test("In a stack view, contents compete, and views without content lack a constraint")
  func stackViews() {
    func sample(_ views: [String]) -> ExplainSample {
      let stack = S.view(
        "s", element: "stackView", content: "<subviews>\(views.joined())</subviews>")
      let size = [S.length("s", "width", 300), S.length("s", "height", 20)]
      return ExplainSample([stack], [S.pin("s", "leading"), S.pin("s", "top")] + size)
    }
    #expect(
      findings(sample([S.content("a", 60), S.content("b", 60)])) == [
        "horizontal positions and widths of 2 views in the stack view, because 180 points of width are left over, and "
          + "view #a and view #b have the same horizontal hugging priority (250): lower the priority of the view that "
          + "should grow"
      ])
    // The stack view fills its width, so that the width of one of them determines that of the other.
    #expect(findings(sample([S.view("a"), S.view("b")])) == ["width of the view: add constraints"])
  }

  @Test(
    "Stack views that should both be only as large as their views need compete",
    arguments: [
      ("horizontal", "height", "alignment=\"center\"", "high", "vertical"),
      ("vertical", "width", "alignment=\"leading\"", "wide", "horizontal"),
    ])
  func fittingStackViews(axis: String, length: String, alignment: String, size: String, outerAxis: String) {
    func stack(_ id: String, _ attributes: String, _ views: [String]) -> String {
      S.view(
        id, element: "stackView", attributes: attributes,
        content: "<subviews>\(views.joined())</subviews>")
    }
    let inner = ["i", "j"].map { id in
      stack(id, "axis=\"\(axis)\" \(alignment)", [S.content("\(id)1", 20), S.content("\(id)2", 20)])
    }
    let sample = ExplainSample(
      [stack("s", "axis=\"\(outerAxis)\"", inner)],
      ["leading", "trailing", "top", "bottom"].map { S.pin("s", $0) })
    let tie =
      "stack view #i and stack view #j should be only as \(size) as their views need, with the same priority "
      + "(UISV-spanning-fit, 51)"
    // The views inside each of them compete along the other axis.
    #expect(
      findings(sample).first
        == "\(outerAxis) positions and \(length)s of 2 views in the stack view, because \(tie): add a constraint for "
        + "the \(length) of one of them")
    #expect(verdicts(sample, "i").first?.contains(tie) == true)
    #expect(verdicts(sample, "i").dropFirst().first == "Add a constraint for the \(length) of one of them.")
  }

  @Test("A tie on one axis and a missing constraint on the other are two findings") func bothAxes() {
    let sample = ExplainSample(
      [S.content("a", 60), S.content("b", 80)],
      [
        S.pin("a", "leading"), S.pin("b", "leading", to: "a", "trailing"), S.pin("b", "trailing"),
        S.pin("b", "top"),
      ])
    #expect(
      findings(sample).filter { $0.hasPrefix("vertical") }.map { $0.hasSuffix("add constraints") } == [true])
    #expect(
      findings(sample).filter { !$0.hasPrefix("vertical") } == [
        "horizontal positions and widths of 2 views in the view, because 235 points of width are left over, and view #a "
          + "and view #b have the same horizontal hugging priority (250): lower the priority of the view that should grow"
      ])
    #expect(verdicts(sample, "a").count == 4)
  }

  @Test("A view without constraints in a layout with a tie still lacks constraints") func unrelated() {
    let views = [S.content("a", 60, 100), S.content("b", 60, 120), S.content("c", 60)]
    let sample = ExplainSample(views, column(["a", "b"]))
    #expect(verdicts(sample, "c").last == "Add constraints for its left and top.")
  }
}
