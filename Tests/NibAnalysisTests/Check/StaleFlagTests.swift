import Testing

@testable import NibAnalysis
@testable import NibCore

/// Marks of misplaced and ambiguous views: they are reported only if they are certainly wrong.
@Suite struct StaleFlagTests {
  private typealias S = ExplainSample

  /// The findings about marks among the given views in a view of 375 x 200 points.
  private func findings(
    _ views: [String], _ constraints: [String], options: LayoutOptions = LayoutOptions()
  ) -> [String] {
    let document = ExplainSample(views, constraints).loaded.document
    return NibCheck(document, options: options).diagnostics.filter { $0.id == "stale-flag" }.map(\.message)
  }

  /// Constraints that give a view the saved frame of the samples: 40 x 20 points at 10, 10.
  private static let frame = [
    S.pin("a", "leading", 10), S.pin("a", "top", 10), S.length("a", "width", 40), S.length("a", "height", 20),
  ]

  private static func marked(
    _ mark: String, element: String = "view", content: String = "", attributes: String = ""
  ) -> String {
    S.view("a", element: element, attributes: "\(mark)=\"YES\" \(attributes)", content: content)
  }

  private static func message(_ mark: String) -> [String] {
    ["the view is marked as \(mark), but its constraints give it the saved frame: remove the mark"]
  }

  @Test("A mark is wrong if required constraints give the view its saved frame", arguments: ViewMark.names)
  func wrong(mark: String) {
    #expect(findings([Self.marked(mark)], Self.frame) == Self.message(mark))
    // Two views that share a width are determined together.
    let shared = [
      S.pin("a", "leading", 10), S.pin("b", "leading", to: "a", "trailing"), S.pin("b", "trailing", -285),
      S.pin("a", "width", to: "b"), S.pin("a", "top", 10), S.pin("b", "top", 10),
      S.length("a", "height", 20), S.length("b", "height", 20),
    ]
    #expect(findings([Self.marked(mark), S.view("b")], shared) == Self.message(mark))
  }

  /// Constraints that do not prove the saved frame: they give another one, also by less than a point, or leave the height
  /// open, or one of them is not required, uses a margin, or is in a conflict.
  private static let uncertain: [[String]] = {
    let (x, y) = (S.pin("a", "leading", 10), S.pin("a", "top", 10))
    let (width, height) = (S.length("a", "width", 40), S.length("a", "height", 20))
    return [
      [S.pin("a", "leading", 11), y, width, height], [x, y, width],
      [x, y, width, #"firstItem="a" firstAttribute="height" constant="19.5""#],
      [
        x, #"firstItem="a" firstAttribute="top" constant="10.4" secondItem="root" secondAttribute="top""#,
        width, height,
      ],
      [x, y, S.length("a", "width", 40, more: "priority=\"999\""), height],
      [S.pin("a", "leading", 2, "leadingMargin"), y, width, height],
      [x, y, width, height, S.length("a", "width", 50)],
    ]
  }()

  @Test(
    "A mark is kept if the frame is another one, or depends on something that is not certain",
    arguments: ViewMark.names, uncertain)
  func kept(mark: String, constraints: [String]) {
    #expect(findings([Self.marked(mark)], constraints) == [])
  }

  @Test("Saved sizes of texts and of stack views prove nothing", arguments: ViewMark.names)
  func contents(mark: String) {
    let place = [S.pin("a", "leading", 10), S.pin("a", "top", 10)]
    #expect(findings([Self.marked(mark, element: "label", attributes: "text=\"Name\"")], place) == [])
    let stack = S.view("s", element: "stackView", content: "<subviews>\(Self.marked(mark))</subviews>")
    #expect(
      findings(
        [stack],
        [
          S.pin("s", "leading", 10), S.pin("s", "top", 10), S.length("a", "width", 40),
          S.length("a", "height", 20),
        ]) == [])
  }

  @Test("Views with fixed frames, frames of one pair of size classes, and insets as frames are not examined")
  func frames() {
    let fixed = """
      <view misplaced="YES" ambiguous="YES" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="10" y="10" width="40" height="20"/></view>
      """
    #expect(findings([fixed], []) == [])
    let varied = Self.marked(
      "misplaced", content: "<variation key=\"widthClass=compact\" misplaced=\"YES\"/>")
    #expect(findings([varied], Self.frame) == [])
    let inset = S.view("a", attributes: "misplaced=\"YES\"").replacing(
      "<rect key=\"frame\" x=\"10\" y=\"10\" width=\"40\" height=\"20\"/>",
      with: "<frameInset key=\"frameInset\" minX=\"10\" minY=\"10\" width=\"40\" height=\"20\"/>")
    #expect(findings([inset], Self.frame) == [])
  }

  @Test("An ambiguous view can be around or inside the marked one, or the content of a scroll view")
  func surroundings() {
    let fixed = """
      <subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="40" height="90"/></view></subviews>
      """
    let scroll = Self.marked("ambiguous", element: "scrollView", content: fixed)
    #expect(findings([scroll], Self.frame) == [])
    // Interface Builder marks scroll views without content, too.
    #expect(findings([Self.marked("ambiguous", element: "scrollView")], Self.frame) == [])
    let open = "<subviews>\(S.view("b"))</subviews>"
    #expect(findings([Self.marked("ambiguous", content: open)], Self.frame) == [])
    #expect(findings([Self.marked("misplaced", content: open)], Self.frame) == Self.message("misplaced"))
  }

  @Test("The mark is that of the canvas, whatever device the document is laid out for") func device() throws {
    let constraints = [S.pin("a", "leading", 10), S.pin("a", "top", 10), S.pin("a", "trailing", -325)]
    var options = LayoutOptions()
    let device = try #require(Device.named("iPhone 15"))
    options.device = device
    let all = constraints + [S.length("a", "height", 20)]
    #expect(findings([Self.marked("misplaced")], all, options: options) == Self.message("misplaced"))
    #expect(findings([Self.marked("ambiguous")], constraints, options: options) == [])
  }
}
