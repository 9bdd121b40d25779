import Testing

@testable import NibAnalysis
@testable import NibCore

/// The rule about lists and properties that an object has twice.
@Suite struct DuplicatePartTests {
  private func messages(_ content: String) -> [String] {
    RuleSample.findings("duplicate-part", #"<view id="v">\#(content)</view>"#).map(\.message)
  }

  @Test("A second list, and a second value of a property, are reported") func parts() {
    #expect(messages(#"<subviews><view id="a"/></subviews><constraints/>"#) == [])
    #expect(
      messages(#"<subviews><view id="a"/></subviews><subviews><view id="b"/></subviews>"#) == [
        "<view> has <subviews> twice, and only the first is used: merge them into one"
      ])
    let rect = #"<rect key="frame" x="0" y="0" width="1" height="1"/>"#
    #expect(
      messages(rect + rect) == [
        #"<view> has key="frame" twice, and only the first is used: merge them into one"#
      ])
  }

  @Test("Members of lists and variations can be repeated") func members() {
    #expect(messages(#"<subviews><view id="a"/><view id="b"/></subviews>"#) == [])
    #expect(messages(#"<variation key="default"/><variation key="default"/>"#) == [])
  }

  @Test("Two scenes have different ids") func scenes() {
    func ids(_ second: String) -> [Int] {
      let scenes = ["s", second].map { "<scene sceneID=\"\($0)\"><objects/></scene>\n" }.joined()
      return NibCheck(
        CheckSample.document("Storyboard.XIB", "<scenes>\(scenes)</scenes>", file: "S.storyboard"),
        configuration: CheckConfiguration(only: ["duplicate-part"])
      ).diagnostics.compactMap(\.location?.line)
    }
    #expect(ids("t") == [])
    #expect(ids("s") == [3])
  }
}
