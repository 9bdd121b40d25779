import NibEditing
import Testing

@testable import NibAnalysis
@testable import NibCore

/// Remedies that are tried as a layout is shown, and with other options.
@Suite struct RemedyTrialTests {
  /// A view of 320 x 40 points with an avatar of 44 points and distances of 8 points to the top and the bottom.
  private static let document = CheckSample.document(
    "XIB",
    """
    <objects><view id="root"><rect key="frame" x="0" y="0" width="320" height="40"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="avatar">
    <rect key="frame" x="8" y="8" width="44" height="44"/><constraints>
    <constraint firstAttribute="height" constant="44" id="height"/>
    <constraint firstAttribute="width" constant="44" id="width"/></constraints></view></subviews><constraints>
    <constraint firstItem="avatar" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c1"/>
    <constraint firstItem="avatar" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c2"/>
    <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="avatar" secondAttribute="bottom" \
    constant="8" id="c3"/></constraints></view></objects>
    """, file: "Avatar.xib")

  private func after(_ edits: [DocumentEdit], of document: NibDocument = Self.document) throws -> NibDocument
  {
    var editor = try DocumentEditor(document)
    try editor.apply(edits)
    return editor.document
  }

  @Test("A constraint that conflicts only because the canvas is too small is not the one to remove")
  func smallCanvas() throws {
    let loaded = LoadedDocument(Self.document)
    let root = try #require(loaded.roots.first?.view)
    let needed = try #require(NeededSize(of: ExplainedLayout(of: root), LayoutOptions()))
    #expect(needed.size == CGSize(width: 320, height: 60))
    let remedy = try #require(needed.remedy)
    #expect(remedy.title.contains("320 x 60 on the canvas"))
    var larger = LayoutOptions()
    larger.size = needed.size
    let trials = RemedyTrials(Self.document, others: [larger], scenesOf: ["root"])
    #expect(trials.conflictsOnlyAsShown)
    let resized = trials.result(of: try after(remedy.edits))
    #expect(resized.goneCount > 0 && resized.newCount == 0 && resized.movedElsewhereCount == 0)
    let removed = trials.result(of: try after([.remove(Removal(["height"]))]))
    #expect(resized.rank.lexicographicallyPrecedes(removed.rank))
    #expect(removed.newCount > 0 || removed.movedElsewhereCount > 0)
  }

  /// A photo with the saved height of its constraint, between the edges of a higher view.
  private static let photo = CheckSample.document(
    "XIB",
    """
    <objects><view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="outer">
    <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="photo">
    <rect key="frame" x="0" y="0" width="100" height="60"/><constraints>
    <constraint firstAttribute="height" constant="60" id="size"/></constraints></view></subviews><constraints>
    <constraint firstAttribute="height" constant="100" id="h"/>
    <constraint firstAttribute="width" constant="100" id="w"/>
    <constraint firstItem="photo" firstAttribute="top" secondItem="outer" secondAttribute="top" id="p1"/>
    <constraint firstItem="photo" firstAttribute="leading" secondItem="outer" secondAttribute="leading" id="p2"/>
    <constraint firstAttribute="trailing" secondItem="photo" secondAttribute="trailing" id="p3"/>
    <constraint firstAttribute="bottom" secondItem="photo" secondAttribute="bottom" id="p4"/></constraints></view>
    </subviews><constraints>
    <constraint firstItem="outer" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
    <constraint firstItem="outer" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
    </constraints></view></objects>
    """, file: "Photo.xib")

  @Test("A size that the saved frame shows is not the one to remove") func savedSize() throws {
    let trials = RemedyTrials(Self.photo, scenesOf: ["root"])
    let size = trials.result(of: try after([.remove(Removal(["size"]))], of: Self.photo))
    let pin = trials.result(of: try after([.remove(Removal(["p4"]))], of: Self.photo))
    #expect(pin.displacedCount == 0 && pin.newCount == 0 && pin.goneCount == 1)
    let first = try #require(size.findings.new.first)
    #expect(size.words.contains("1 new finding: \(first.message)"))
    #expect(size.displacedCount > 0 && size.newCount > 0 && size.loss == .removes)
    #expect(pin.rank.lexicographicallyPrecedes(size.rank))
  }

  @Test("A view keeps about its saved size on other screens") func otherScreens() throws {
    let document = CheckSample.document(
      "XIB",
      """
      <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="header">
      <rect key="frame" x="0" y="76" width="375" height="41"/></view></subviews><constraints>
      <constraint firstItem="header" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
      <constraint firstAttribute="trailing" secondItem="header" secondAttribute="trailing" id="c2"/>
      <constraint firstItem="header" firstAttribute="top" secondItem="root" secondAttribute="top" constant="76" id="c3"/>
      </constraints></view></objects>
      """, file: "Header.xib")
    var taller = LayoutOptions()
    taller.size = CGSize(width: 393, height: 852)
    let trials = RemedyTrials(
      document, others: [taller], scenesOf: ["root"], about: ["header"])
    var bottom = NewConstraint(.init("root", "bottom"), .init("header", "bottom"))
    bottom.constant = "550"
    var height = NewConstraint(.init("header", "height"))
    height.constant = "41"
    let pinned = trials.result(of: try after([.addConstraint(bottom)], of: document))
    let kept = trials.result(of: try after([.addConstraint(height)], of: document))
    #expect(pinned.distortion == "height 226 instead of 41" && kept.distortion == nil)
    #expect(pinned.words.contains("height 226 instead of 41 on another screen"))
    #expect(kept.rank.lexicographicallyPrecedes(pinned.rank))
  }

  @Test("A constraint that only conflicts while its view is hidden gets a lower priority") func hiddenView()
    throws
  {
    let rule = CheckRule.hiddenViewConflict
    let document = try NibReader.read(Array(try #require(rule.wrong).document.utf8), file: "Hidden.xib")
    let finding = try #require(NibCheck(document).diagnostics.first { $0.kind == rule.kind })
    let remedies = FindingRemedies.remedies(of: finding, in: ElementPlaces(document), [], LayoutOptions())
    #expect(remedies.first?.title.hasPrefix("Lower the priority of height = 44") == true)
    #expect(remedies.first?.edits == [.set(PropertyEdit("c1", "priority", "999"))])
    let trials = RemedyTrials(document, scenesOf: ["details"])
    let lowered = trials.result(of: try after(remedies[0].edits, of: document))
    let removed = trials.result(of: try after([.remove(Removal(["c1"]))], of: document))
    #expect(lowered.loss == .weakens && removed.loss == .removes)
    #expect(lowered.rank.lexicographicallyPrecedes(removed.rank))
  }

  @Test("A remedy that leaves its problem is not taken for one that solves it") func unsolved() throws {
    let document = CheckSample.document(
      "XIB",
      """
      <objects><view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
      <label text="100%" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" fixedFrame="YES" id="label">
      <rect key="frame" x="0" y="0" width="30" height="24"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      </subviews></view></objects>
      """, file: "Label.xib")
    let trials = RemedyTrials(document, scenesOf: ["root"], about: ["label"])
    let problem = FindingIdentity(rule: CheckRule.truncatedText.id, object: "label")
    let wrapped = try after([.set(PropertyEdit("label", "numberOfLines", "0"))], of: document)
    #expect(trials.result(of: wrapped, solving: problem).isUnsolved)
    #expect(trials.result(of: wrapped, solving: problem).words.hasPrefix("does not solve the problem"))
    let wider = try after(
      [.frame(FrameEdit("label", NibRect(x: 0, y: 0, width: 80, height: 24)))], of: document)
    #expect(!trials.result(of: wider, solving: problem).isUnsolved)
  }

  @Test("A conflict of the canvas has the correct size as its first remedy, besides another conflict")
  func canvasSize() throws {
    let document = CheckSample.document(
      "XIB",
      """
      <objects><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="200"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="199.5"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="0" width="320" height="140"/><constraints>
      <constraint firstAttribute="width" constant="158" id="w"/>
      <constraint firstAttribute="height" constant="140" id="h"/></constraints></view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c1"/>
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c2"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="c3"/>
      <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="c4"/></constraints>
      </tableViewCellContentView></tableViewCell></objects>
      """, file: "Cell.xib")
    let loaded = LoadedDocument(document)
    let finding = try #require(
      NibCheck(document).diagnostics.first { $0.kind == CheckRule.canvasConflict.kind })
    let remedies = FindingRemedies.remedies(
      of: finding, in: ElementPlaces(document), loaded.roots.flatMap(\.view.nibTree), LayoutOptions())
    #expect(remedies.first?.title.contains("on the canvas") == true)
  }

  @Test("The remedy of a connection to an object that does not exist removes it") func danglingOutlet() throws
  {
    let document = CheckSample.document(
      "XIB",
      """
      <objects><view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/><connections>
      <outlet property="title" destination="gone" id="out"/></connections></view></objects>
      """, file: "Outlet.xib")
    let finding = try #require(NibCheck(document).diagnostics.first { $0.kind == .danglingReference })
    let remedies = FindingRemedies.remedies(of: finding, in: ElementPlaces(document), [], LayoutOptions())
    #expect(remedies.map(\.title) == ["Remove the outlet 'title', whose object does not exist"])
    #expect(remedies.first?.edits == [.remove(Removal(["out"]))])
  }

  @Test("The remedy of a segue with a method that the class lacks removes the method, and not the segue")
  func missingMethodOfSegue() throws {
    let document = CheckSample.document(
      "Storyboard.XIB",
      """
      <scenes><scene sceneID="s1"><objects><viewController id="form" customClass="Form"><connections>
      <segue destination="next" kind="show" destinationCreationSelector="makeNext:" id="segue"/></connections>
      </viewController></objects></scene><scene sceneID="s2"><objects><viewController id="next"/></objects></scene>
      </scenes>
      """, file: "Main.storyboard")
    let source = "import UIKit\n@objc(Form) class Form: UIViewController {}\n"
    let program = NibProgram(files: [("Form.swift", Array(source.utf8))])
    let rule = CheckRule.unrecognizedSelector.kind
    let finding = try #require(
      NibStrictCheck(document, program: program).diagnostics.first { $0.kind == rule })
    let remedies = FindingRemedies.remedies(of: finding, in: ElementPlaces(document), [], LayoutOptions())
    #expect(remedies.map(\.title) == ["Remove the segue's method 'makeNext:', which the class lacks"])
    #expect(remedies.map(\.edits) == [[.set(PropertyEdit("segue", "destinationCreationSelector", nil))]])
    let problem = FindingRemedies.problem(of: try #require(remedies.first), for: finding)
    #expect(problem == FindingIdentity(rule: rule.id, object: "segue"))
    let changed = try after(remedies[0].edits, of: document)
    #expect(changed.object(id: "segue")?["destination"] == "next")
    #expect(!NibStrictCheck(changed, program: program).diagnostics.contains { $0.kind == rule })
    // The connections of a class that is not found are not removed.
    var other = finding
    other.missingMember = nil
    #expect(FindingRemedies.remedies(of: other, in: ElementPlaces(document), [], LayoutOptions()) == [])
  }

  @Test("The remedies of a constraint with an object that does not exist remove it, or all of them")
  func danglingConstraints() throws {
    let document = CheckSample.document(
      "XIB",
      """
      <objects><view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/><constraints>
      <constraint firstItem="gone" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
      <constraint firstItem="gone" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="c2"/>
      </constraints><variation key="default"><mask key="constraints"><exclude reference="lost"/></mask></variation>
      <connections><outlet property="title" destination="gone" id="out"/></connections></view></objects>
      """, file: "Dangling.xib")
    let findings = NibCheck(document).diagnostics.filter { $0.kind == .danglingReference }
    let remedies = findings.map {
      FindingRemedies.remedies(of: $0, in: ElementPlaces(document), [], LayoutOptions())
    }
    let all = "Remove the 3 references to 'gone', which does not exist"
    #expect(
      remedies.map { $0.map(\.title) } == [
        ["Remove the constraint 'gone.top = Superview.top', whose object does not exist", all],
        ["Remove the constraint 'gone.bottom = Superview.bottom', whose object does not exist", all],
        ["Remove the reference of <exclude>, whose object does not exist"],
        ["Remove the outlet 'title', whose object does not exist", all],
      ])
    let trials = RemedyTrials(document, scenesOf: ["root"])
    func trial(_ remedy: Remedy, _ finding: Diagnostic) throws -> RemedyTrials.Result {
      trials.result(of: try after(remedy.edits, of: document), solving: finding.identity)
    }
    let one = try trial(remedies[0][0], findings[0])
    let three = try trial(remedies[0][1], findings[0])
    #expect(one.goneCount == 1 && three.goneCount == 3 && !one.isUnsolved)
    #expect(three.rank.lexicographicallyPrecedes(one.rank))
    #expect(one.words.contains("1 finding gone") && three.words.contains("3 findings gone"))
    let excluded = try trial(remedies[2][0], findings[2])
    #expect(excluded.goneCount == 1 && excluded.newCount == 0)
  }

  @Test("Of two changes that cause no problem, the one that solves more problems comes first")
  func moreSolved()
    throws
  {
    // The autoresizing mask places the image in conflict with all of its constraints.
    let document = CheckSample.document(
      "XIB",
      """
      <objects><view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
      <imageView fixedFrame="YES" id="image"><rect key="frame" x="16" y="11" width="300" height="100"/><constraints>
      <constraint firstAttribute="height" constant="100" id="h"/></constraints></imageView>
      </subviews><constraints>
      <constraint firstItem="image" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c1"/>
      <constraint firstItem="image" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c2"/>
      <constraint firstAttribute="trailing" secondItem="image" secondAttribute="trailing" constant="8" id="c3"/>
      </constraints></view></objects>
      """, file: "Image.xib")
    let findings = NibCheck(document).diagnostics.filter { $0.kind == CheckRule.constraintConflict.kind }
    let finding = try #require(findings.first)
    let remedies = FindingRemedies.remedies(of: finding, in: ElementPlaces(document), [], LayoutOptions())
    let mask = try #require(remedies.first { $0.title.hasPrefix("Let only constraints place") })
    let removal = try #require(remedies.first { $0.title.hasPrefix("Remove") })
    let trials = RemedyTrials(document, scenesOf: ["root"])
    let unmasked = try after(mask.edits, of: document)
    let following = CanvasScenes(document, of: ["root"]).edits(following: unmasked)
    let masked = trials.result(of: try after(following, of: unmasked), solving: finding.identity)
    let removed = trials.result(of: try after(removal.edits, of: document), solving: finding.identity)
    #expect(masked.goneCount >= findings.count && findings.count > 1 && masked.newCount == 0)
    #expect(removed.goneCount == 1 && removed.newCount == 0)
    #expect(masked.rank.lexicographicallyPrecedes(removed.rank))
  }

  @Test("A finding about views in a container has the remedies of the views") func tiedViews() throws {
    typealias S = ExplainSample
    let box = S.view(
      "box", content: "<subviews>\(S.content("a", 60, 100))\(S.content("b", 60, 120))</subviews>")
    let sample = ExplainSample(
      [box],
      ["leading", "trailing", "top", "bottom"].map { S.pin("box", $0) } + [
        S.pin("a", "top", 10, to: "box"), S.pin("b", "top", 10, to: "a", "bottom"),
        S.pin("b", "bottom", -10, to: "box"), S.pin("a", "leading", 10, to: "box"),
        S.pin("b", "leading", 10, to: "box"),
      ])
    let document = sample.loaded.document
    let finding = try #require(
      NibCheck(document).diagnostics.first { $0.kind == CheckRule.ambiguousLayout.kind })
    #expect(finding.path.steps.first?.id == "box")
    let views = sample.loaded.roots.flatMap(\.view.nibTree)
    let remedies = FindingRemedies.remedies(
      of: finding, in: ElementPlaces(document), views, LayoutOptions())
    #expect(
      remedies.map(\.title).contains("Let view #a keep its height (vertical compression resistance 751)"))
    #expect(remedies.map(\.title).contains("Let view #b shrink first (vertical compression resistance 749)"))
    let trials = RemedyTrials(document, scenesOf: ["root"])
    for remedy in remedies {
      let result = trials.result(of: try after(remedy.edits, of: document), solving: finding.identity)
      #expect(!result.isUnsolved, "\(remedy.title)")
    }
  }

  @Test("A remedy that leaves all axes of an ambiguity open does not solve it") func openAxes() throws {
    typealias S = ExplainSample
    let contents = ["a", "b", "c"].map { S.content($0, 60, 100) }.joined()
    let sample = ExplainSample(
      [S.view("box", content: "<subviews>\(contents)</subviews>")],
      ["leading", "trailing", "top", "bottom"].map { S.pin("box", $0) } + [
        S.pin("a", "top", 10, to: "box"), S.pin("b", "top", 10, to: "a", "bottom"),
        S.pin("c", "top", 10, to: "b", "bottom"), S.pin("c", "bottom", -10, to: "box"),
        S.pin("a", "leading", 10, to: "box"), S.pin("b", "leading", 10, to: "box"),
        S.pin("c", "leading", 10, to: "box"),
      ])
    let document = sample.loaded.document
    let finding = try #require(
      NibCheck(document).diagnostics.first { $0.kind == CheckRule.ambiguousLayout.kind })
    let trials = RemedyTrials(document, scenesOf: ["root"], about: [finding.identity.object])
    func isUnsolved(_ priority: String) throws -> Bool {
      let edit = PropertyEdit("a", priority, "751")
      return trials.result(of: try after([.set(edit)], of: document), solving: finding.identity).isUnsolved
    }
    // Two of the three views still compete.
    #expect(try isUnsolved("verticalCompressionResistancePriority"))
    #expect(try isUnsolved("horizontalHuggingPriority"))
    let fixed = try after(
      ["a", "b"].map { .set(PropertyEdit($0, "verticalCompressionResistancePriority", "751")) }
        + [.set(PropertyEdit("b", "verticalCompressionResistancePriority", "752"))], of: document)
    #expect(!trials.result(of: fixed, solving: finding.identity).isUnsolved)
  }

  @Test("What has no effect can be removed", arguments: [CheckRule.connectionToOtherScene, .layerColor])
  func withoutEffect(rule: CheckRule) throws {
    let document = try NibReader.read(Array(try #require(rule.wrong).document.utf8), file: "Wrong.xib")
    let finding = try #require(NibCheck(document).diagnostics.first { $0.kind == rule.kind })
    let remedies = FindingRemedies.remedies(of: finding, in: ElementPlaces(document), [], LayoutOptions())
    #expect(remedies.count == 1 && remedies.first?.title.hasPrefix("Remove the ") == true)
    let changed = try after(try #require(remedies.first).edits, of: document)
    #expect(!NibCheck(changed).diagnostics.contains { $0.kind == rule.kind })
  }

  @Test("Constraints with an object that is not there when they are added have remedies that solve them")
  func unpreparedConstraints() throws {
    for rule in [CheckRule.effectViewConstraint, CheckRule.uninstalledItem] {
      let document = try NibReader.read(Array(try #require(rule.wrong).document.utf8), file: "Wrong.xib")
      let finding = try #require(NibCheck(document).diagnostics.first { $0.kind == rule.kind })
      let root = try #require(LoadedDocument(document).roots.first)
      let remedies = FindingRemedies.remedies(of: finding, in: ElementPlaces(document), [], LayoutOptions())
      let trials = RemedyTrials(document, scenesOf: [root.id])
      let result = trials.result(
        of: try after(try #require(remedies.first).edits, of: document), solving: finding.identity)
      #expect(!result.isUnsolved && result.newCount == 0 && result.movedCount == 0, "\(result.words)")
    }
  }

  @Test("A scroll view whose content lacks both lengths has a remedy with constraints for both")
  func openContent()
    throws
  {
    typealias S = ExplainSample
    let scroll = S.view(
      "scroll", element: "scrollView", content: "<subviews>\(S.content("label", 43, 21))</subviews>")
    let sample = ExplainSample(
      [scroll],
      [
        S.pin("scroll", "leading", 50), S.pin("scroll", "trailing", -50), S.pin("scroll", "top", 50),
        S.pin("scroll", "bottom", -50), S.pin("label", "top", 20, to: "scroll"),
        S.pin("label", "trailing", -25, to: "scroll"),
      ])
    let view = sample.view("scroll")
    let remedies = ViewVerdicts(view, in: ExplainedLayout(of: view)).verdicts.flatMap(\.remedies)
    let document = sample.loaded.document
    let problem = FindingIdentity(rule: CheckRule.ambiguousLayout.id, object: "scroll")
    let result = RemedyTrials(document, scenesOf: ["root"]).result(
      of: try after(try #require(remedies.first).edits, of: document), solving: problem)
    #expect(result.goneCount == 1 && result.newCount == 0 && !result.isUnsolved)
  }

  @Test("A view without a width that is pinned at its far edge gets one") func invisibleView() throws {
    typealias S = ExplainSample
    let box = S.view("box").replacing("width=\"40\"", with: "width=\"0\"")
    let sample = ExplainSample(
      [box], [S.pin("box", "leading", 10), S.pin("box", "top", 10), S.length("box", "height", 20)])
    let view = sample.view("box")
    let remedies = ViewVerdicts(view, in: ExplainedLayout(of: view)).verdicts.flatMap(\.remedies)
    #expect(remedies.map(\.title) == ["Pin its right at 10 to the view"])
    let solved = LoadedDocument(try after(remedies[0].edits, of: sample.loaded.document))
    let frame = solved.roots.flatMap(\.views).first { $0.nibOrigin?.id == "box" }?.frame
    #expect(frame == CGRect(x: 10, y: 10, width: 355, height: 20))
  }

  @Test("The mark of a content view is removed with the conflict of its content") func markOfContent() throws
  {
    let old = CheckSample.document(
      "XIB",
      """
      <objects><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" ambiguous="YES" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="60"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="0" width="40" height="40"/><constraints>
      <constraint firstAttribute="width" constant="40" id="w"/>
      <constraint firstAttribute="height" constant="40" id="h"/>
      <constraint firstAttribute="height" constant="30" id="h2"/></constraints></view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c1"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="content" secondAttribute="top" id="c2"/>
      </constraints></tableViewCellContentView></tableViewCell></objects>
      """, file: "Cell.xib")
    let new = try after([.remove(Removal(["h2"]))], of: old)
    #expect(SolvedMarks.edits(from: old, to: new) == [.unmark(MarkRemoval("content", "ambiguous"))])
    #expect(SolvedMarks.edits(from: old, to: old).isEmpty)
  }

  @Test("Rows below a gap follow the row above, also in later sections") func staleRows() throws {
    func cell(_ id: String, _ y: Int, _ height: Int) -> String {
      """
      <tableViewCell id="\(id)"><rect key="frame" x="0" y="\(y)" width="320" height="\(height)"/></tableViewCell>
      """
    }
    func document(_ height: Int) -> NibDocument {
      CheckSample.document(
        "XIB",
        """
        <objects><tableView dataMode="static" id="table"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <sections><tableViewSection id="s1"><cells>\(cell("a", 28, height))\(cell("b", 108, 44))</cells>
        </tableViewSection><tableViewSection id="s2"><cells>\(cell("c", 172, 44))\(cell("d", 216, 44))</cells>
        </tableViewSection></sections></tableView></objects>
        """, file: "Rows.xib")
    }
    #expect(StaleRows.edits(in: document(80)) { _ in true }.isEmpty)
    let edits = StaleRows.edits(in: document(60)) { _ in true }
    #expect(edits.map(\.view) == ["b", "c", "d"])
    #expect(edits.map(\.frame.y) == [88, 152, 196])
  }

  @Test("A computed length is saved as Interface Builder writes it") func wholeNumbers() {
    #expect(NibRect(CGRect(x: 0.5, y: 0, width: 149.99999999999997, height: 150)).width == 150)
  }

  @Test("The demands of a tie can get a priority that is higher or lower by one") func ties() {
    typealias S = ExplainSample
    let sample = ExplainSample(
      [S.content("a", 60, 100), S.content("b", 60, 120)],
      [
        S.pin("a", "top", 10), S.pin("b", "top", 10, to: "a", "bottom"), S.pin("b", "bottom", -10),
        S.pin("a", "leading", 10), S.pin("b", "leading", 10),
      ])
    let view = sample.view("a")
    let remedies = ViewVerdicts(view, in: ExplainedLayout(of: view)).verdicts.flatMap(\.remedies)
    #expect(
      remedies.map(\.title).filter { $0.hasPrefix("Let ") } == [
        "Let view #a keep its height (vertical compression resistance 751)",
        "Let view #b keep its height (vertical compression resistance 751)",
        "Let view #a shrink first (vertical compression resistance 749)",
        "Let view #b shrink first (vertical compression resistance 749)",
      ])
  }

  @Test("The size of a root view and the height of a cell can be changed, that of a screen cannot")
  func resizes()
    throws
  {
    let loaded = LoadedDocument(Self.document)
    let root = try #require(loaded.roots.first?.view)
    let move = try FrameMove(of: root, by: CGSize(width: 0, height: 8), isResize: true)
    #expect(move.edits == [.frame(FrameEdit("root", NibRect(x: 0, y: 0, width: 320, height: 48)))])
    #expect(throws: FrameMove.Refusal.self) {
      try FrameMove(of: root, by: CGSize(width: 0, height: 8), isResize: false)
    }
    let cell = CheckSample.document(
      "XIB",
      """
      <objects><tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="320" height="59.5"/></tableViewCellContentView></tableViewCell></objects>
      """, file: "Cell.xib")
    let cells = LoadedDocument(cell)
    let view = try #require(cells.roots.first?.view)
    let taller = try FrameMove(of: view, by: CGSize(width: 0, height: 8), isResize: true)
    #expect(taller.edits == [.set(PropertyEdit("cell", "rowHeight", "68"))])
  }
}
