import Testing

@testable import NibAnalysis
@testable import NibCore

/// The verdicts of `explain` about views: what is wrong with them, why, and how to fix it.
@Suite struct LayoutVerdictTests {
  private static let long = "A title that needs more than a hundred points"

  /// A label with a text of about 350 points that constraints place.
  private static func label(_ attributes: String = "", text: String = long) -> String {
    let shrinking = attributes.contains("adjustsFontSizeToFit") ? "" : " adjustsFontSizeToFit=\"NO\""
    return ExplainSample.view("a", element: "label", attributes: "text=\"\(text)\" \(attributes)\(shrinking)")
  }

  /// Constraints for the left and top edge of a view.
  private static func corner(_ id: String, _ x: Int = 10, _ y: Int = 10) -> [String] {
    [ExplainSample.pin(id, "leading", x), ExplainSample.pin(id, "top", y)]
  }

  /// The verdicts about a view as sentences, each followed by its fix.
  private func lines(_ sample: ExplainSample, _ id: String = "a") -> [String] {
    LayoutVerdicts.all(of: sample.view(id)).map { $0.explained() }.flatMap { [$0.sentence, $0.advice] }
  }

  @Test("A truncated text names the constraint that limits it") func ownWidth() {
    let sample = ExplainSample([Self.label()], Self.corner("a") + [ExplainSample.length("a", "width", 100)])
    let lines = lines(sample)
    #expect(lines.count == 2)
    #expect(lines[0] == "Truncated: needs 343 pt, gets 100, because constraint k3 makes it 100 pt wide.")
    #expect(
      lines[1] == """
        Raise the constant of constraint k3 to 343, or let the text wrap (set Lines to 0), let it shrink the font \
        (Autoshrink), or shorten it.
        """)
    #expect(
      lines[1].hasSuffix(
        "or let the text wrap (set Lines to 0), let it shrink the font (Autoshrink), or shorten it."))
  }

  @Test("A view that a constant makes larger than its superview names the constraint") func excess() {
    let sample = ExplainSample(
      [ExplainSample.view("a")],
      [
        ExplainSample.pin("a", "leading", 24), ExplainSample.pin("a", "trailing", 124),
        ExplainSample.pin("a", "top", 10), ExplainSample.length("a", "height", 20),
      ])
    let lines = lines(sample)
    #expect(
      lines.contains { $0.contains("because constraint k2 (") && $0.contains(") makes it wider than ") },
      "\(lines)")
    #expect(!lines.contains { $0.contains("keep it inside") || $0.contains("instead of giving it a width") })
    #expect(lines.contains { $0.hasPrefix("Change constraint k2") })
  }

  @Test("A truncated text names the neighbor that keeps its size, with both priorities") func rival() {
    let sample = ExplainSample(
      [
        Self.label(),
        ExplainSample.content("b", 200, attributes: "horizontalCompressionResistancePriority=\"751\""),
      ],
      Self.corner("a") + [
        ExplainSample.pin("b", "leading", 8, to: "a", "trailing"), ExplainSample.pin("b", "trailing", -10),
        ExplainSample.pin("b", "top", 10),
      ])
    let lines = lines(sample)
    #expect(
      lines.first?.hasSuffix(
        "gets 147, because view #b keeps its width of 200 (compression resistance 751, its own is 750) and view #root "
          + "is only 375 pt wide.") == true)
    #expect(
      lines.last?.hasPrefix("Raise its horizontal compression resistance above 751, or let the text wrap")
        == true)
  }

  @Test("A text between two edges is limited by the view that contains it") func space() {
    let sample = ExplainSample(
      [Self.label(text: Self.long + Self.long)],
      [
        ExplainSample.pin("a", "leading", 16), ExplainSample.pin("a", "trailing", -16),
        ExplainSample.pin("a", "top", 10),
      ])
    let lines = lines(sample)
    #expect(
      lines.first?.hasSuffix(
        "gets 343, because constraints k1 and k2 keep it inside the view, which is 375 pt wide.") == true)
    #expect(
      lines.last == """
        Make room in the view, or let the text wrap (set Lines to 0), let it shrink the font (Autoshrink), or \
        shorten it.
        """)
  }

  @Test("A text in a missing font is truncated only if it is far too long, like in check") func missingFont()
  {
    let label = ExplainSample.view(
      "a", element: "label", attributes: "text=\"\(Self.long)\" adjustsFontSizeToFit=\"NO\"",
      content:
        "<fontDescription key=\"fontDescription\" name=\"Futurist\" family=\"Futurist\" pointSize=\"17\"/>")
    func first(_ width: Int) -> String {
      lines(ExplainSample([label], Self.corner("a") + [ExplainSample.length("a", "width", width)])).first
        ?? ""
    }
    #expect(first(100).hasPrefix("Truncated: needs "))
    #expect(!first(100).contains("about"))
    // The text is about 300 points wide in most fonts.
    let uncertain = stride(from: 220, to: 370, by: 10).map(first).filter {
      $0.hasPrefix("Perhaps truncated: needs about ")
    }
    #expect(!uncertain.isEmpty)
    #expect(uncertain.allSatisfy { $0.contains(" (the size of the text is an estimate), because ") })
  }

  @Test("A text with too many lines, and one that is too high, are truncated") func heights() {
    let width = [ExplainSample.length("a", "width", 100)]
    let two = ExplainSample([Self.label("numberOfLines=\"2\"")], Self.corner("a") + width)
    #expect(lines(two).first == "Truncated: needs 5 lines, gets 2, because Lines is 2.")
    #expect(lines(two).last?.hasSuffix("or to 0 for as many lines as the text needs.") == true)
    let low = ExplainSample(
      [Self.label("numberOfLines=\"0\"")],
      Self.corner("a") + width + [ExplainSample.length("a", "height", 30)])
    #expect(
      lines(low).first?.hasSuffix("of height, gets 30, because constraint k4 makes it 30 pt high.") == true)
    #expect(lines(low).last == "Raise the constant of constraint k4 to 102, or shorten the text.")
  }

  @Test("Autoshrink makes several lines fit, unless they only wrap", arguments: [0, 2])
  func autoshrink(count: Int) {
    let limits =
      Self.corner("a") + [ExplainSample.length("a", "width", 100), ExplainSample.length("a", "height", 30)]
    let label = { (mode: String, smallest: String) in
      ExplainSample(
        [
          Self.label(
            "numberOfLines=\"\(count)\" lineBreakMode=\"\(mode)\" adjustsFontSizeToFit=\"YES\" "
              + "minimumScaleFactor=\"\(smallest)\"")
        ], limits)
    }
    #expect(lines(label("tailTruncation", "0.1")).isEmpty)
    #expect(lines(label("tailTruncation", "0.9")).first?.hasPrefix("Truncated: needs ") == true)
    #expect(lines(label("wordWrap", "0.1")).first?.hasPrefix("Cut off: needs ") == true)
  }

  @Test("A text that may shrink, that wraps or that fits is not truncated") func fitting() {
    let width = Self.corner("a") + [ExplainSample.length("a", "width", 100)]
    for label in [
      Self.label("numberOfLines=\"0\""),
      Self.label("adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.2\""),
      Self.label(text: "Short"),
    ] {
      #expect(lines(ExplainSample([label], width)).isEmpty)
    }
  }

  @Test("A hidden view says whether it is hidden itself, transparent, or in a hidden view") func hidden() {
    let inner = ExplainSample.view("i", content: "")
    let box = { (attributes: String) in
      ExplainSample.view(
        "a", attributes: attributes,
        content:
          "<subviews><label text=\"Hi\" id=\"b\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"30\" height=\"20\"/>"
          + "</label></subviews>")
    }
    #expect(lines(ExplainSample([inner], []), "i").isEmpty)
    #expect(
      lines(ExplainSample([box("hidden=\"YES\"")], [])).first
        == "Hidden, because it has the attribute Hidden.")
    #expect(lines(ExplainSample([box("alpha=\"0.0\"")], [])).first == "Hidden, because it has an alpha of 0.")
    #expect(
      lines(ExplainSample([box("hidden=\"YES\" userLabel=\"Box\"")], []), "b").first
        == "Hidden, because view \"Box\", which contains it, has the attribute Hidden.")
  }

  @Test("A view behind an opaque view is hidden by it, but not behind a transparent one") func covered() {
    let color =
      "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    let cover = { (alpha: String) in
      ExplainSample.view(
        "b", attributes: "userLabel=\"Cover\" alpha=\"\(alpha)\"", content: color)
    }
    let constraints =
      Self.corner("b", 0, 0) + [
        ExplainSample.length("b", "width", 200), ExplainSample.length("b", "height", 100),
      ]
    let sample = ExplainSample([ExplainSample.content("a", 40), cover("1")], Self.corner("a") + constraints)
    #expect(
      lines(sample).first
        == "Hidden behind view \"Cover\", because the other view is opaque, covers it and is drawn later.")
    #expect(lines(sample, "b").isEmpty)
    #expect(
      lines(ExplainSample([ExplainSample.content("a", 40), cover("0.5")], Self.corner("a") + constraints))
        .isEmpty)
    #expect(
      lines(ExplainSample([cover("1"), ExplainSample.content("a", 40)], Self.corner("a") + constraints))
        .isEmpty)
  }

  @Test("A view outside its superview says how far, and which constraint places it") func outside() {
    let partly = ExplainSample([ExplainSample.content("a", 40)], Self.corner("a", 350))
    #expect(
      lines(partly) == [
        "Partly outside its superview: it ends 15 pt beyond the right edge of the view, which does not clip it, because "
          + "constraint k1 places it there: View.leading = Superview.leading + 350.",
        "Change constraint k1 so that it stays inside the view, or put it into a scroll view.",
      ])
    let completely = ExplainSample([ExplainSample.content("a", 40)], Self.corner("a", 400))
    #expect(
      lines(completely).first?.hasPrefix("Outside its superview: it ends 65 pt beyond the right edge") == true
    )
  }

  @Test("A view outside of a scroll view, or in one, is not to be put into another")
  func outsideInScrollView() {
    typealias S = ExplainSample
    let box = S.view("box", content: "<subviews>\(S.content("b", 40))</subviews>")
    let scroll = S.view(
      "s", element: "scrollView", content: "<subviews>\(S.content("a", 40))\(box)</subviews>")
    let sample = S(
      [scroll],
      ["leading", "trailing", "top", "bottom"].map { S.pin("s", $0) } + [
        S.pin("a", "leading", to: "s"), S.pin("a", "top", -40, to: "s"), S.pin("box", "leading", to: "s"),
        S.pin("box", "trailing", to: "s"), S.pin("box", "top", to: "s"), S.pin("box", "bottom", to: "s"),
        S.length("box", "width", 300), S.length("box", "height", 100), S.pin("b", "leading", to: "box"),
        S.pin("b", "top", -30, to: "box"),
      ])
    #expect(lines(sample).last == "Change constraint k6 so that it stays inside the scroll view.")
    #expect(lines(sample, "b").last == "Change constraint k14 so that it stays inside the view.")
  }

  @Test("A view without a size names the reason") func empty() {
    let zero = ExplainSample(
      [ExplainSample.content("a", 40)], Self.corner("a") + [ExplainSample.length("a", "height", 0)])
    #expect(
      lines(zero) == [
        "0 pt high, because constraint k3 makes it 0 pt high.",
        "Raise the constant of constraint k3, unless the program does.",
      ])
    let text = ExplainSample([ExplainSample.view("a", element: "label")], Self.corner("a"))
    #expect(lines(text).first == "0 pt wide and 0 pt high, because its text is empty.")
    #expect(lines(text).last == "Give it a text, unless the program does.")
    let invisible = ExplainSample(
      [ExplainSample.view("a", element: "label", attributes: "text=\"&#x200B;\"")], Self.corner("a"))
    #expect(
      lines(invisible) == [
        "0 pt wide, because its content is 0 pt wide.",
        "Give it a width with a constraint, or content that has one.",
      ])
  }

  @Test("Two texts in the same place overlap") func overlapping() {
    let second = ExplainSample.view("b", element: "label", attributes: "text=\"Second\"")
    let sample = ExplainSample(
      [Self.label(text: "First"), second], Self.corner("a") + Self.corner("b", 20, 12))
    #expect(
      lines(sample).first == "Overlaps label \"Second\": 23.5 x 18.5 pt of both texts are in the same place.")
    let apart = ExplainSample(
      [Self.label(text: "First"), second], Self.corner("a") + Self.corner("b", 100, 12))
    #expect(lines(apart).isEmpty)
  }

  @Test("A view that is too wide for a smaller screen names the screen") func smallScreens() throws {
    let document = CheckSample.document(
      "Storyboard.XIB",
      """
      <device id="retina6_12" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      \(ExplainSample.content("a", 360)) \(ExplainSample.content("b", 20))
      </subviews><constraints>
      <constraint id="k1" \(ExplainSample.pin("a", "leading"))/><constraint id="k2" \(ExplainSample.pin("a", "top", 600))/>
      <constraint id="k3" \(ExplainSample.pin("b", "leading"))/><constraint id="k4" \(ExplainSample.pin("b", "top", 600))/>
      </constraints></view></viewController></objects></scene></scenes>
      """, file: "S.storyboard")
    let loaded = LoadedDocument(document)
    let screens = SmallScreens(than: loaded, options: LayoutOptions())
    #expect(screens.names == ["iPhone SE (3rd generation)", "iPhone SE (1st generation)"])
    func sentences(_ id: String) throws -> [String] {
      let view = try #require(loaded.roots[0].views.first { $0.nibOrigin?.id == id })
      let known = Set(LayoutVerdicts.all(of: view).map { type(of: $0).kind })
      return screens.verdicts(about: view, except: known).map(\.sentence)
    }
    let wide = try sentences("a")
    #expect(
      wide.first?.hasPrefix(
        "Wider than the screen on iPhone SE (1st generation): it is 360 pt wide, the screen 320") == true)
    #expect(
      try sentences("b") == [
        "Off the screen on iPhone SE (1st generation): it ends 52 pt beyond the bottom edge, because constraint k4 places "
          + "it there: View.top = Superview.top + 600."
      ])
  }

  @Test("A view without verdicts is called right, unless its layout is ambiguous") func allClear() {
    let right = ExplainSample([Self.label(text: "Short")], Self.corner("a"))
    let verdicts = ViewVerdicts(right.view("a"), in: ExplainedLayout(of: right.view("a")))
    #expect(verdicts.allClear == "Nothing is wrong: it is visible, inside its superview, and its text fits.")
    let open = ExplainSample(
      [ExplainSample.view("a")], Self.corner("a") + [ExplainSample.length("a", "width", 10)])
    let found = ViewVerdicts(open.view("a"), in: ExplainedLayout(of: open.view("a")))
    #expect(found.allClear == nil)
    #expect(found.verdicts.map(\.sentence) == ["Not determined: no constraint determines its height."])
  }

  @Test("A view that follows the open content of a scroll view names the scroll view") func openContent() {
    let content = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="40" height="20"/></view></subviews>
      """
    let sample = ExplainSample(
      [ExplainSample.view("a", element: "scrollView", content: content)],
      Self.corner("a") + [
        ExplainSample.length("a", "width", 100), ExplainSample.length("a", "height", 50),
        ExplainSample.length("b", "width", 40), ExplainSample.length("b", "height", 20),
        ExplainSample.pin("b", "trailing", to: "a", "trailing"),
        ExplainSample.pin("b", "top", to: "a", "top"),
      ])
    func sentences(_ id: String) -> [String] {
      let found = ViewVerdicts(sample.view(id), in: ExplainedLayout(of: sample.view(id)))
      return found.verdicts.filter { $0.id == "ambiguous-layout" }.flatMap { [$0.sentence, $0.advice] }
    }
    #expect(
      sentences("b") == [
        "Not determined: its left follows the content of the scroll view, whose width no constraint determines.",
        "Add constraints for the width of the content of the scroll view.",
      ])
    #expect(
      sentences("a") == [
        "Not determined: no constraint determines the width and height of its content.",
        "Add constraints for the width and height of its content.",
      ])
  }
}
