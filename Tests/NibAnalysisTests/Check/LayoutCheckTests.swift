import Testing

@testable import NibAnalysis
@testable import NibCore

/// Diagnostics of layouts: conflicts, ambiguity and misplaced views.
@Suite struct LayoutCheckTests {
  private typealias S = CheckSample
  private static let placed = [S.pin("a", "leading", 10), S.pin("a", "top", 10)]
  private static let sized = [S.length("a", "width", 40), S.length("a", "height", 20)]

  @Test("A layout that equals the saved frames has no diagnostics") func matchingFrames() {
    #expect(S.xib(S.view(constraints: Self.placed + Self.sized)) == [])
  }

  @Test("A conflict is reported with all of its constraints") func conflict() {
    let lines = S.xib(S.view(constraints: Self.placed + Self.sized + [S.length("a", "width", 60)]))
    #expect(
      lines == [
        "S.xib:9:1: error: 'view#a.width == 60' conflicts with the constraints below in view #root (100x100), "
          + "and is broken by 20 points: remove one of them, or lower its priority [constraint-conflict]",
        "  in NSLayoutConstraint#c5 < UIView#root",
        "  S.xib:7:1: note: view#a.width == 40",
      ])
  }

  @Test(
    "A conflict between the proportions and the margins of a stack view is explained",
    arguments: [true, false])
  func proportions(isVertical: Bool) {
    let edges = ["leading", "trailing", "top", "bottom"].map { S.pin("a", $0) }
    let content = """
      <subviews><label text="ABC" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="10" y="20" width="80" height="60"/></label></subviews>
      <edgeInsets key="layoutMargins" top="20" left="10" bottom="20" right="10"/>
      """
    let axis = isVertical ? "axis=\"vertical\" " : ""
    let lines = S.xib(
      S.view(
        element: "stackView",
        attributes: "\(axis)distribution=\"fillProportionally\" layoutMarginsRelativeArrangement=\"YES\"",
        content: content, constraints: edges))
    let (length, points) = isVertical ? ("height", 40) : ("width", 20)
    #expect(
      lines.first?.hasSuffix(
        "error: the distribution Fill Proportionally gives the views of the stack view its whole \(length), but its layout "
          + "margins leave \(points) points less: choose another distribution, or make the margins 0 [constraint-conflict]"
      )
        == true, "\(lines)")
  }

  @Test("An ambiguous view of a controller in two container views is reported once") func embeddedTwice() {
    func container(_ id: String, x: Int) -> String {
      """
      <containerView fixedFrame="YES" id="\(id)"><rect key="frame" x="\(x)" y="0" width="100" height="100"/>
      <connections><segue destination="inner" kind="embed" id="segue-\(id)"/></connections></containerView>
      """
    }
    let lines = S.storyboard(
      """
      <viewController id="outer"><view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><label text="Name" fixedFrame="YES" userLabel="Name" id="n"><rect key="frame" x="0" y="200" width="60" height="21"/>
      </label>\(container("c1", x: 0))\(container("c2", x: 200))</subviews></view></viewController>
      <viewController id="inner"><view key="view" id="view"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews><view userLabel="Name" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="40" height="20"/></view></subviews>
      <constraints><constraint id="c" \(S.pin("a", "leading", 10, to: "view"))/></constraints></view></viewController>
      """)
    #expect(lines.count { $0.contains("[ambiguous-layout]") } == 1, "\(lines)")
  }

  @Test(
    "A conflict of a controller in container views of different sizes is reported once, also if their own constraints take part",
    arguments: [true, false])
  func conflictEmbeddedTwice(isFixed: Bool) {
    func container(_ id: String, x: Int, width: Int) -> String {
      """
      <containerView \(isFixed ? "fixedFrame" : "translatesAutoresizingMaskIntoConstraints")="\(isFixed ? "YES" : "NO")"
      id="\(id)"><rect key="frame" x="\(x)" y="0" width="\(width)" height="100"/>
      <connections><segue destination="inner" kind="embed" id="segue-\(id)"/></connections></containerView>
      """
    }
    let constraints = [
      S.pin("a", "leading", 10, to: "view"), S.pin("a", "trailing", -10, to: "view"),
      S.length("a", "width", 40), S.pin("a", "top", to: "view"), S.length("a", "height", 20),
    ].enumerated().map { "<constraint id=\"k\($0.offset)\" \($0.element)/>" }
    let places =
      isFixed
      ? ""
      : """
      <constraints><constraint id="p1" \(S.pin("c1", "leading"))/><constraint id="p2" \(S.pin("c1", "top"))/>
      <constraint id="p3" \(S.length("c1", "width", 100))/><constraint id="p4" \(S.length("c1", "height", 100))/>
      <constraint id="p5" \(S.pin("c2", "leading", 150))/><constraint id="p6" \(S.pin("c2", "top"))/>
      <constraint id="p7" \(S.length("c2", "width", 150))/><constraint id="p8" \(S.length("c2", "height", 100))/></constraints>
      """
    let lines = S.storyboard(
      """
      <viewController id="outer"><view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(container("c1", x: 0, width: 100))\(container("c2", x: 150, width: 150))</subviews>\(places)</view></viewController>
      <viewController id="inner"><view key="view" id="view"><rect key="frame" x="0" y="0" width="120" height="100"/>
      <subviews><view userLabel="Name" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="10" y="0" width="40" height="20"/></view></subviews>
      <constraints>\(constraints.joined())</constraints></view></viewController>
      """)
    #expect(lines.count { $0.contains("[constraint-conflict]") } == 1, "\(lines)")
  }

  @Test("Conflicts with a constraint in common are one error") func conflictsInCommon() {
    let lines = S.xib(
      S.view(
        constraints: Self.placed + Self.sized + [S.length("a", "width", 60), S.length("a", "width", 70)]))
    #expect(lines.filter { $0.contains("error:") }.count == 1)
    #expect(lines.last == "  S.xib:10:1: note: 'view#a.width == 70' is broken too by 30 points")
  }

  /// The canvas has two pixels for each point.
  @Test(
    "A conflict that nobody sees is a note: the broken constraint is violated by at most one pixel",
    arguments: [("40.4", "note", "0.4 points"), ("40.5", "note", "0.5 points"), ("41", "error", "1 point")])
  func severity(width: String, severity: String, distance: String) throws {
    let second = "firstItem=\"a\" firstAttribute=\"width\" constant=\"\(width)\""
    let lines = S.xib(S.view(constraints: Self.placed + Self.sized + [second]))
    let first = try #require(lines.first)
    #expect(first.hasPrefix("S.xib:9:1: \(severity): 'view#a.width == \(width)' conflicts"), "\(first)")
    #expect(first.contains("is broken by \(distance): "), "\(first)")
  }

  @Test("Of conflicts with a constraint in common, those that are seen come first") func visibleConflicts() {
    let tooWide = "firstItem=\"a\" firstAttribute=\"width\" constant=\"40.5\""
    let lines = S.xib(S.view(constraints: Self.placed + Self.sized + [tooWide, S.length("a", "width", 70)]))
    #expect(lines.first?.hasPrefix("S.xib:10:1: error: 'view#a.width == 70' conflicts") == true)
    #expect(lines.last == "  S.xib:9:1: note: 'view#a.width == 40.5' is broken too by 0.5 points")
  }

  @Test("The position of a constraint that NibTerm adds is that of its view") func addedConstraint() {
    let content = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="40" height="20"/></view></subviews>
      <constraints><constraint \(S.length("b", "width", 60)) id="d1"/></constraints>
      """
    let lines = S.xib(
      S.view(element: "stackView", content: content, constraints: Self.placed + Self.sized)
    ).filter { !$0.contains("[misplaced-view]") }
    #expect(lines.first?.contains("and 'UISV-canvas-connection of stack view' is broken") == true)
    let added = lines.filter { $0.contains("note: UISV") }
    #expect(added == ["  S.xib:3:1: note: UISV-canvas-connection of stack view"])
    #expect(added.allSatisfy { $0.hasPrefix("  S.xib:3:1: note: UISV-") && !$0.contains("'") })
  }

  @Test("A conflict that a rounded multiplier causes is not reported") func roundedMultiplier() {
    let ratio = "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\""
    let lines = S.xib(
      S.view(
        constraints: Self.placed + Self.sized + [
          "\(ratio) multiplier=\"0.40005\"", "\(ratio) multiplier=\"0.41\"",
        ]))
    #expect(lines.filter { $0.contains("error:") }.count == 1)
    #expect(lines.contains { $0.contains("is broken by 0.99 points") })
  }

  @Test("A length that only a constraint with Remove at build time gives is not reported on a device")
  func removedConstraint() {
    func found(_ constraints: [String]) -> Int {
      let objects = S.view(constraints: Self.placed + [Self.sized[1]] + constraints)
      var options = LayoutOptions()
      options.device = Device.named("iPhone 15")
      return NibCheck(
        S.document("XIB", "<objects>\(objects)</objects>", file: "S.xib"), options: options,
        configuration: CheckConfiguration(only: ["ambiguous-layout"])
      ).diagnostics.count
    }
    #expect(found([]) == 1)
    #expect(found([S.length("a", "width", 60) + " placeholder=\"YES\""]) == 0)
  }

  @Test("Missing constraints make a view ambiguous in the axes that they leave open")
  func missingConstraints() {
    #expect(S.xib(S.view(constraints: Self.placed)) == ambiguous("size"))
    #expect(S.xib(S.view(constraints: Self.placed + [Self.sized[0]])) == ambiguous("height"))
    #expect(S.xib(S.view(constraints: [Self.placed[1]])) == ambiguous("horizontal position and size"))
    #expect(S.xib(S.view(constraints: Self.sized)) == ambiguous("position"))
  }

  private func ambiguous(_ property: String) -> [String] {
    [
      "S.xib:3:1: warning: the constraints do not determine the \(property) of the view: add constraints "
        + "[ambiguous-layout]", "  in UIView#a < UIView#root",
    ]
  }

  @Test("A view with an intrinsic size is not ambiguous") func intrinsicSize() {
    #expect(S.xib(S.view(element: "switch", constraints: Self.placed)) == [])
  }

  @Test(
    "A view with a fixed frame or without the check for ambiguity is not reported",
    arguments: ["fixedFrame=\"YES\"", "verifyAmbiguity=\"off\""])
  func ignoredAmbiguity(attribute: String) {
    #expect(S.xib(S.view(attributes: attribute, constraints: [])) == [])
  }

  @Test("A view without content can shrink across a stack view that does not fill it, so it is not ambiguous")
  func viewAcrossStack() {
    let content = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="5" y="0" width="30" height="20"/>
      <constraints><constraint firstAttribute="height" constant="20" id="d1"/></constraints></view></subviews>
      """
    let stack = S.view(
      element: "stackView", attributes: "axis=\"vertical\" alignment=\"center\"", content: content,
      constraints: Self.placed + Self.sized)
    #expect(S.xib(stack) == [])
  }

  @Test("A tie along a stack view is found although its views can shrink across it") func tieAlongStack() {
    let content = """
      <subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="10" y="0" width="20" height="50"/></label>
      <label text="B" translatesAutoresizingMaskIntoConstraints="NO" id="c">
      <rect key="frame" x="10" y="50" width="20" height="50"/></label></subviews>
      """
    let lines = S.xib(
      S.view(
        element: "stackView", attributes: "axis=\"vertical\" alignment=\"center\"", content: content,
        constraints: ["leading", "trailing", "top", "bottom"].map { S.pin("a", $0) }))
    #expect(
      lines.contains {
        $0.contains(
          "because 59 points of height are left over, and label \"A\" and label \"B\" have the same vertical hugging "
            + "priority (250): lower the priority of the view that should grow")
      }, "\(lines)")
  }

  @Test("If only the position of a view is verified, its size is not reported, also if it has subviews")
  func ignoredSize() {
    let inside = S.inner(["leading", "trailing", "top", "bottom"].map { S.pin("b", $0, to: "a") })
    for content in ["", inside] {
      let view = { S.view(attributes: "verifyAmbiguity=\"ignoreSizes\"", content: content, constraints: $0) }
      #expect(S.xib(view(Self.placed)) == [])
      #expect(S.xib(view([S.pin("a", "leading", 10)])).first == ambiguous("vertical position").first)
      // On a device, views without content do not have their saved sizes.
      var options = LayoutOptions()
      options.device = .named("iPhone SE")
      let document = S.document("XIB", "<objects>\(view(Self.placed))</objects>", file: "S.xib")
      #expect(!NibCheck(document, options: options).diagnostics.contains { $0.id == "ambiguous-layout" })
    }
  }

  @Test("A placeholder size in Interface Builder counts as an intrinsic size") func placeholderSize() {
    let sizes = "placeholderIntrinsicWidth=\"40\" placeholderIntrinsicHeight=\"20\""
    #expect(S.xib(S.view(attributes: sizes, constraints: Self.placed)) == [])
  }

  @Test("The content size of a scroll view can be ambiguous") func scrollViewContent() {
    let content = S.inner([
      S.length("b", "width", 40), S.length("b", "height", 20), S.pin("b", "top", to: "a"),
      S.pin("b", "leading", to: "a"),
    ])
    #expect(
      S.xib(S.view(element: "scrollView", content: content, constraints: Self.placed + Self.sized)) == [
        "S.xib:3:1: warning: the constraints do not determine the size of the content of the scroll view: "
          + "add constraints [ambiguous-layout]", "  in UIScrollView#a < UIView#root",
      ])
  }

  @Test("In a right-to-left view, leading is right, also for a saved frame that contradicts a constraint")
  func misplacedRightToLeft() {
    let lines = S.xib(
      """
      <view semanticContentAttribute="forceRightToLeft" id="root">
      <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="45" y="10" width="40" height="20"/></view></subviews>
      <constraints><constraint id="c1" \(S.pin("a", "leading", 10))/><constraint id="c2" \(S.pin("a", "top", 10))/>
      <constraint id="c3" \(S.length("a", "width", 40))/><constraint id="c4" \(S.length("a", "height", 20))/>
      </constraints></view>
      """)
    #expect(
      lines.first?.hasSuffix(
        "warning: the saved x of the view is 45, but its constraints give 50: update its frame [misplaced-view]"
      )
        == true, "\(lines)")
  }

  @Test("A saved frame that differs from the layout is reported") func misplacedView() {
    let constraints = [S.pin("a", "leading", 10), S.pin("a", "top", 12)] + Self.sized
    #expect(S.xib(S.view(constraints: constraints)) == misplaced("y", 10, 12))
  }

  @Test("Views that are misplaced only because of their superview are not reported")
  func misplacedSuperview() {
    let inner = S.inner(["leading", "trailing", "top", "bottom"].map { S.pin("b", $0, to: "a") })
    let constraints = Self.placed + [S.length("a", "width", 60), Self.sized[1]]
    #expect(S.xib(S.view(content: inner, constraints: constraints)) == misplaced("width", 40, 60))
  }

  @Test(
    "A frame that only depends on a stack view or on margins is a note, unless Interface Builder has marked it"
  )
  func uncertainFrames() throws {
    let inner = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="30" height="20"/></view></subviews>
      """
    let stack = S.xib(S.view(element: "stackView", content: inner, constraints: Self.placed + Self.sized))
    let width = "note: the saved width of the view is 30, but its constraints give 40"
    #expect(stack.contains { $0.contains(width) })
    let margin =
      "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"topMargin\" constant=\"20\""
    func findings(_ attributes: String) -> [String] {
      S.xib(S.view(attributes: attributes, constraints: [Self.placed[0], margin] + Self.sized))
    }
    #expect(findings("").contains { $0.contains("note: the saved y of the view is 10") })
    #expect(findings("misplaced=\"YES\"").contains { $0.contains("warning: the saved y of the view is 10") })
    let objects = S.view(constraints: [Self.placed[0], margin] + Self.sized)
    let document = S.document("XIB", "<objects>\(objects)</objects>", file: "S.xib")
    #expect(DocumentFix(document).bytes == document.source)
  }

  private func misplaced(_ length: String, _ saved: Int, _ solved: Int) -> [String] {
    [
      "S.xib:3:1: warning: the saved \(length) of the view is \(saved), but its constraints give \(solved): "
        + "update its frame [misplaced-view]",
      "  in UIView#a < UIView#root",
    ]
  }

  @Test("A saved frame that differs by one point is not reported") func smallDifference() {
    let constraints = [S.pin("a", "leading", 11), S.pin("a", "top", 9)] + Self.sized
    #expect(S.xib(S.view(constraints: constraints)) == [])
  }
}
