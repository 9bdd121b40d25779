import Testing

@testable import NibAnalysis
@testable import NibCore

/// The reasons that `explain` gives for a view outside another view, and for frames that no constraint determines.
@Suite struct EdgeCauseTests {
  private static let long = "A title that needs much more than three hundred points, also in a small font"

  /// The causes and fixes of the verdicts that the view is outside the root view.
  private func lines(_ sample: ExplainSample, _ id: String = "a") -> [String] {
    LayoutVerdicts.all(of: sample.view(id)).filter { $0 is OutsideView }.map { $0.explained() }
      .flatMap { [$0.cause ?? "", $0.advice] }
  }

  private func pinned(_ id: String, _ x: Int = 40) -> [String] {
    [ExplainSample.pin(id, "leading", x), ExplainSample.pin(id, "top", 10)]
  }

  private func stack(_ content: String, axis: String = "vertical", spacing: Int = 8) -> String {
    ExplainSample.view(
      "s", element: "stackView",
      attributes: "axis=\"\(axis)\" alignment=\"top\" spacing=\"\(spacing)\" userLabel=\"List\"",
      content: "<subviews>\(content)</subviews>")
  }

  @Test("The content of an arranged view is the reason that it and its stack view are too wide")
  func wideContent() {
    let label = ExplainSample.view("a", element: "label", attributes: "text=\"\(Self.long)\"")
    let sample = ExplainSample([stack(label)], pinned("s"))
    let own = lines(sample)
    #expect(own.first == "its content is 569.5 pt wide")
    #expect(
      own.last
        == "Pin both of its sides and lower its horizontal compression resistance, so that it stays inside the view, or put "
        + "it into a scroll view.")
    let ofStack = lines(sample, "s")
    #expect(
      ofStack.first
        == "label \"A title that needs much more …\" keeps its width of 569.5 (compression resistance 750)")
    #expect(ofStack.first?.contains("constraint k1") == false)
  }

  @Test("A view at the end of a stack view is outside because the stack view is") func arranged() {
    let views = ExplainSample.content("b", 40) + ExplainSample.content("a", 40)
    let sample = ExplainSample([stack(views, axis: "horizontal", spacing: 400)], pinned("s"))
    #expect(
      lines(sample) == [
        "stack view \"List\", which contains it, ends there too",
        "Move stack view \"List\", or make it smaller, so that it stays inside the view, or put it into a scroll view.",
      ])
  }

  @Test("A view in a view that is outside names that view") func insideOutside() {
    let inner =
      "<subviews><view fixedFrame=\"YES\" id=\"a\"><rect key=\"frame\" x=\"5\" y=\"5\" width=\"30\" height=\"10\"/></view></subviews>"
    let sample = ExplainSample(
      [ExplainSample.view("b", attributes: "userLabel=\"Box\"", content: inner)],
      pinned("b", 360) + [ExplainSample.length("b", "width", 36), ExplainSample.length("b", "height", 20)])
    #expect(lines(sample).first == "view \"Box\", which contains it, ends there too")
    #expect(
      lines(sample, "b").first == "constraint k1 places it there: Box.leading = Superview.leading + 360")
  }

  @Test(
    "Only a view with an autoresizing mask or a fixed frame is kept in its place by the mask",
    arguments: ["", "fixedFrame=\"YES\""])
  func mask(attributes: String) {
    let frame = "<rect key=\"frame\" x=\"350\" y=\"10\" width=\"40\" height=\"20\"/>"
    let placed = ExplainSample(["<view \(attributes) id=\"a\">\(frame)</view>", ExplainSample.view("b")], [])
    #expect(lines(placed).first == "its autoresizing mask keeps its place from Interface Builder")
    let open = ExplainSample(
      ["<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\">\(frame)</view>"],
      [ExplainSample.length("a", "width", 40), ExplainSample.length("a", "height", 20)])
    #expect(lines(open).first == "nothing determines its right edge")
  }

  @Test("A view with a fixed width that is too large names the constraint for the width") func fixedWidth() {
    let sample = ExplainSample(
      [ExplainSample.view("a")],
      pinned("a") + [ExplainSample.length("a", "width", 500), ExplainSample.length("a", "height", 20)])
    #expect(lines(sample).first == "constraint k3 makes it 500 pt wide")
    #expect(
      lines(sample).last
        == "Change constraint k3 so that it stays inside the view, or put it into a scroll view.")
  }

  // MARK: Views that others place

  /// Objects with a view `v` that its superview or the cell around it places.
  static let placed = [
    "<tableView id=\"t\">\(frame(300))<view key=\"tableHeaderView\" id=\"v\">\(frame(30))</view></tableView>",
    cell("Default", "<label text=\"Title\" id=\"v\">\(frame(20))</label>", "textLabel=\"v\""),
    cell(
      "Subtitle",
      "<label text=\"A\" id=\"t\">\(frame(20))</label><label text=\"B\" id=\"v\">\(frame(20))</label>",
      "textLabel=\"t\" detailTextLabel=\"v\""),
    """
    <collectionViewCell id="c">\(frame(80))
    <view key="contentView" id="v">\(frame(80))<autoresizingMask key="autoresizingMask"/></view></collectionViewCell>
    """,
    """
    <tableViewCell id="c">\(frame(80))
    <tableViewCellContentView key="contentView" id="v">\(frame(80))</tableViewCellContentView></tableViewCell>
    """,
  ]

  private static func frame(_ height: Int) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"\(height)\"/>"
  }

  private static func cell(_ style: String, _ labels: String, _ attributes: String) -> String {
    """
    <tableViewCell style="IBUITableViewCellStyle\(style)" \(attributes) id="c">\(frame(44))
    <tableViewCellContentView key="contentView" tableViewCell="c" id="w">\(frame(44))
    <subviews>\(labels)</subviews></tableViewCellContentView></tableViewCell>
    """
  }

  @Test("A view that its superview or its cell places says so", arguments: placed)
  func placer(object: String) throws {
    let loaded = LoadedDocument(CheckSample.document("XIB", "<objects>\(object)</objects>", file: "S.xib"))
    let view = try #require(loaded.roots.flatMap(\.views).first { $0.nibOrigin?.id == "v" })
    let reasons = NibExplanation(of: view)?.sentences.dropFirst().map(\.text) ?? []
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasSuffix(" itself, without constraints") == true)
    #expect(reasons.contains { $0.contains("mask") } == false)
    let placer = try #require(view.nibPlacer)
    #expect(placer === view.nibWithAncestors.first { $0 is UITableView || $0.nibOrigin?.id == "c" })
  }
}
