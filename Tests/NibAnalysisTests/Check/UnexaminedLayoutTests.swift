import Testing

@testable import NibAnalysis
@testable import NibCore

/// Layouts that need too much work.
@Suite struct UnexaminedLayoutTests {
  @Test("A layout that the solver gave up is reported with its place") func incomplete() {
    let sample = ExplainSample(
      [ExplainSample.view("a")],
      [
        ExplainSample.pin("a", "leading"), ExplainSample.pin("a", "top"),
        ExplainSample.length("a", "width", 100), ExplainSample.length("a", "height", 20),
      ])
    func findings() -> [Diagnostic] {
      let document = sample.loaded.document
      let context = CheckContext(
        document, options: LayoutOptions(), project: CheckProject(), configuration: CheckConfiguration(),
        loaded: sample.loaded)
      return NibCheck(context).diagnostics.filter { $0.id == "unexamined-layout" }
    }
    #expect(findings().isEmpty)
    sample.loaded.roots[0].view.layoutState.report?.isComplete = false
    #expect(
      findings().map(\.message) == [
        "the layout of the view was given up, because solving its constraints needs too much work: its frames may be "
          + "wrong, and conflicts may be missing"
      ])
    #expect(findings().map { $0.location?.line } == [2])
    #expect(findings().map(\.severity) == [.warning])
  }
}
