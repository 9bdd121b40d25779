import Testing

@testable import NibAnalysis
@testable import NibCore

/// Texts that are drawn over images, controls, lines and the edges of surfaces.
@Suite struct OverlappedContentTests {
  private static let black =
    #"<color key="backgroundColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#

  /// A label with a text of about 350 points, at the left.
  private static let long = label("A title that needs more than a hundred points")

  private static func label(_ text: String, attributes: String = "", content: String = "") -> String {
    ExplainSample.view("a", element: "label", attributes: "text=\"\(text)\" \(attributes)", content: content)
  }

  /// The constraints of a position and, if they are given, of a size.
  private static func place(
    _ id: String, _ x: Int, _ y: Int, _ width: Int? = nil, _ height: Int? = nil
  ) -> [String] {
    let lengths = [("width", width), ("height", height)].compactMap { name, value in
      value.map { ExplainSample.length(id, name, $0) }
    }
    return [ExplainSample.pin(id, "leading", x), ExplainSample.pin(id, "top", y)] + lengths
  }

  /// The findings about the texts of a tree with the given views, of which `a` is at 10, 10.
  private func findings(_ views: [String], _ constraints: [String]) -> [String] {
    let sample = ExplainSample(views, Self.place("a", 10, 10) + constraints)
    return OverlappedContent.all(in: sample.view("root")).map(\.headline)
  }

  @Test("A long text overlaps a switch, whichever of them is in front") func switches() {
    let other = ExplainSample.view("b", element: "switch")
    #expect(findings([Self.long, other], Self.place("b", 200, 5)) == ["Overlaps switch"])
    #expect(findings([other, Self.long], Self.place("b", 200, 5)) == ["Overlaps switch"])
    #expect(findings([Self.label("Hi"), other], Self.place("b", 200, 5)) == [])
  }

  @Test("A long text overlaps an image, but a caption on a large image does not") func images() {
    let other = ExplainSample.view("b", element: "imageView")
    #expect(findings([Self.long, other], Self.place("b", 200, 5, 30, 30)) == ["Overlaps image view"])
    #expect(findings([other, Self.label("Hi")], Self.place("b", 0, 0, 100, 100)) == [])
    #expect(findings([Self.label("Hi"), other], Self.place("b", 0, 0, 100, 100)) == [])
  }

  @Test("A text overlaps a line through its letters, but not one below them") func lines() {
    let line = ExplainSample.view("b", content: Self.black)
    #expect(
      findings([Self.label("Words"), line], Self.place("b", 0, 20, 200, 1)) == ["Crosses the edge of view"]
    )
    #expect(findings([Self.label("Words"), line], Self.place("b", 0, 31, 200, 1)) == [])
  }

  @Test("A text that leaves the surface behind it crosses its edge") func surfaces() {
    let card = ExplainSample.view("b", content: Self.black)
    #expect(findings([card, Self.long], Self.place("b", 0, 0, 100, 100)) == ["Crosses the edge of view"])
    #expect(findings([card, Self.label("Hi")], Self.place("b", 0, 0, 100, 100)) == [])
    // A surface in the color of the page cannot be seen.
    let white = Self.black.replacingOccurrences(of: "white=\"0\"", with: "white=\"1\"")
    let invisible = ExplainSample.view("b", content: white)
    #expect(findings([invisible, Self.long], Self.place("b", 0, 0, 100, 100)) == [])
  }

  @Test("What an opaque background hides is not overlapped") func badges() {
    let badge = Self.label("12", content: Self.black)
    let image = ExplainSample.view("b", element: "imageView")
    #expect(findings([image, badge], Self.place("b", 0, 18, 16, 30)) == [])
    #expect(
      findings([image, Self.label("12")], Self.place("b", 0, 18, 16, 30)) == ["Overlaps image view"])
  }

  @Test("Hidden views, stopped activity indicators and buttons without content are not overlapped")
  func invisible() {
    for other in [
      ExplainSample.view("b", element: "switch", attributes: "hidden=\"YES\""),
      ExplainSample.view("b", element: "activityIndicatorView"),
      ExplainSample.view("b", element: "button", attributes: "buttonType=\"custom\""),
    ] {
      #expect(findings([Self.long, other], Self.place("b", 200, 5, 40, 30)) == [])
    }
  }

  @Test("explain says how to keep a text apart from other content") func explanation() {
    let other = ExplainSample.view("b", element: "switch")
    let sample = ExplainSample(
      [Self.long, other], Self.place("a", 10, 10) + Self.place("b", 200, 5))
    let verdicts = LayoutVerdicts.all(of: sample.view("a")).map { $0.explained() }
    #expect(verdicts.map(\.id) == ["overlapped-content"])
    #expect(verdicts.first?.sentence == "Overlaps switch: 51 x 13.9 pt of the text are in the place of it.")
    #expect(
      verdicts.first?.advice == """
        Add a constraint that keeps the text apart from the switch, or limits its width. If the program shows only \
        one of them at a time, hide the other one in the document.
        """)
  }
}
