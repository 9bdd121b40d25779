import Testing

@testable import NibAnalysis
@testable import NibCore

/// The rules about controls that overlap, and about reuse identifiers, beyond their examples.
@Suite struct OverlapRuleTests {
  private typealias S = RuleSample
  private static let title = "<state key=\"normal\" title=\"OK\"/>"

  private static func button(
    _ id: String, _ frame: (Double, Double, Double, Double), _ attributes: String = ""
  ) -> String { S.element("button", id, frame, attributes, title) }

  @Test(
    "Two controls that overlap in part are reported at the one behind",
    arguments: [
      (Self.button("b", (60, 0, 100, 50)), ["a"]), (Self.button("b", (99.5, 0, 100, 50)), []),
      (Self.button("b", (60, 0, 100, 50), "hidden=\"YES\""), []),
      (Self.button("b", (60, 0, 100, 50), "alpha=\"0.0\""), []),
      (Self.button("b", (60, 0, 100, 50), "enabled=\"NO\""), []),
      (Self.button("b", (40, 0, 100, 50)), []), (Self.button("b", (0, 0, 100, 50)), []),
      (Self.button("b", (10, 10, 20, 20)), []),
      (
        S.element(
          "view", "v", (50, 0, 200, 200), "", "<subviews>\(Self.button("b", (10, 0, 100, 50)))</subviews>"),
        ["a"]
      ),
      (
        S.element(
          "scrollView", "v", (50, 0, 200, 200), "",
          "<subviews>\(Self.button("b", (10, 0, 100, 50)))</subviews>"), []
      ),
    ])
  func overlaps(other: String, ids: [String]) {
    #expect(S.ids("overlapping-controls", Self.button("a", (0, 0, 100, 50)) + other) == ids)
  }

  @Test("The finding names both controls and their common area") func message() {
    let content = Self.button("a", (0, 0, 100, 50)) + Self.button("b", (90, 40, 100, 50))
    #expect(
      S.messages("overlapping-controls", content) == [
        "button \"OK\" #b covers 10 x 10 points of button \"OK\" #a, which cannot be tapped there: move them apart"
      ])
    #expect(S.ids("overlapping-controls", content, options: ["tolerance": "12"]) == [])
    #expect(S.ids("overlapping-controls", content, options: ["largest-share": "0.01"]) == [])
  }

  @Test("The points of a slider beside its alignment rectangle can lie under another control") func slider() {
    // In an older canvas, the frame of a slider extends 2 points past both ends of the alignment rectangle.
    let slider = S.element("slider", "s", (10, 10, 104, 31), "opaque=\"NO\"")
    #expect(S.ids("overlapping-controls", slider + Self.button("b", (112, 10, 60, 31))) == [])
    #expect(S.ids("overlapping-controls", slider + Self.button("b", (100, 10, 60, 31))) == ["s"])
  }

  @Test("Only the prototypes of one table or collection need different reuse identifiers")
  func reuseIdentifiers() {
    func cells(_ list: String, _ table: String, _ name: String) -> String {
      let cells = ["c", "d"].map { "<\(name) reuseIdentifier=\"A\" id=\"\($0)\"/>" }.joined()
      return S.element(table, "t", (0, 0, 320, 480), "", "<\(list)>\(cells)</\(list)>")
    }
    #expect(
      S.ids("duplicate-reuse-identifier", cells("prototypes", "tableView", "tableViewCell")) == ["d"])
    #expect(
      S.ids("duplicate-reuse-identifier", cells("cells", "collectionView", "collectionViewCell")) == ["d"])
    let section = "<tableViewSection id=\"s\"><cells>"
    let fixed = cells("prototypes", "tableView", "tableViewCell")
      .replacing("<prototypes>", with: "<sections>" + section)
      .replacing("</prototypes>", with: "</cells></tableViewSection></sections>")
    #expect(S.ids("duplicate-reuse-identifier", fixed) == [])
  }
}
