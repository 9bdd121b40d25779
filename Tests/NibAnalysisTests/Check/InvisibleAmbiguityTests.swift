import Testing

@testable import NibAnalysis
@testable import NibCore

/// Positions and sizes that are open, but only by so little that nobody sees it. The canvas has two pixels for each
/// point.
@Suite struct InvisibleAmbiguityTests {
  private typealias S = ExplainSample

  private func severities(_ sample: ExplainSample) -> [Diagnostic.Severity] {
    NibCheck(sample.loaded.document).diagnostics.filter { $0.id == "ambiguous-layout" }.map(\.severity)
  }

  /// A view of the given width between margins of at least 10 points in a root of 375 points.
  private func loose(width: String) -> ExplainSample {
    ExplainSample(
      [S.view("a")],
      [
        S.pin("a", "top", 10), S.length("a", "height", 20),
        S.pin("a", "leading", 10, more: "relation=\"greaterThanOrEqual\""),
        S.pin("a", "trailing", -10, more: "relation=\"lessThanOrEqual\""),
        S.length("a", "width", 0).replacing("\"0\"", with: "\"\(width)\""),
      ])
  }

  @Test("A position that can vary by at most a pixel is a note") func position() {
    #expect(severities(loose(width: "355")) == [])
    #expect(severities(loose(width: "354.5")) == [.note])
    #expect(severities(loose(width: "354")) == [.warning])
  }

  @Test("A position that only one side limits is a warning") func openSide() {
    let sample = ExplainSample(
      [S.view("a")],
      [
        S.pin("a", "top", 10), S.length("a", "height", 20), S.length("a", "width", 354),
        S.pin("a", "leading", 10, more: "relation=\"greaterThanOrEqual\""),
      ])
    #expect(severities(sample) == [.warning])
  }

  /// A view of 100 points whose bottom another constraint of the same priority wants at the given distance.
  private func tied(bottom: String) -> ExplainSample {
    ExplainSample(
      [S.view("a")],
      [
        S.pin("a", "top", 10), S.pin("a", "leading", 10), S.length("a", "width", 40),
        S.length("a", "height", 100, more: "priority=\"500\""),
        S.pin("a", "bottom", 0, more: "priority=\"500\"").replacing("\"0\"", with: "\"\(bottom)\""),
      ])
  }

  @Test("A height for which two constraints compete is a note if they are at most a pixel apart") func tie() {
    #expect(severities(tied(bottom: "-90")) == [])
    #expect(severities(tied(bottom: "-89.5")) == [.note])
    #expect(severities(tied(bottom: "-89")) == [.warning])
  }

  @Test("An explanation says it, too") func explanation() {
    let sample = loose(width: "354.5")
    let view = sample.view("a")
    let verdicts = ViewVerdicts(view, in: ExplainedLayout(of: view)).verdicts
    #expect(
      verdicts.filter { $0.id == "ambiguous-layout" }.map(\.sentence)
        == ["Undetermined by at most a pixel: no constraint determines its left."])
  }
}
