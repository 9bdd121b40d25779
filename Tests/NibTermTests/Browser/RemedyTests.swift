import Foundation
import NibCore
import NibScreen
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTerm

/// Remedies and the answers to edits in the browser, on a screen in memory.
@Suite struct RemedyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open(_ objects: String, selecting id: String? = nil) throws -> BrowserScript {
    let path = try folder.write(SmallNibs.document(objects), to: "Remedy.xib")
    let script = BrowserScript(path, CellSize(columns: 160, rows: 45))
    script.browser.session.select(id)
    return script
  }

  private func edited(_ script: BrowserScript) -> String {
    String(decoding: script.browser.session.open?.document?.source ?? [], as: UTF8.self)
  }

  /// A box with two widths, and a constraint and an outlet with an object that does not exist.
  private static let box = """
    <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="20" y="80" width="100" height="40"/><constraints>
    <constraint firstAttribute="width" constant="100" id="wid"/>
    <constraint firstAttribute="width" constant="90" id="win"/>
    <constraint firstAttribute="height" constant="40" id="hei"/></constraints></view></subviews><constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="lea"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="80" id="top"/>
    <constraint firstItem="gone" firstAttribute="top" secondItem="box" secondAttribute="bottom" id="c1"/>
    </constraints><connections><outlet property="title" destination="lost" id="out"/></connections></view>
    """

  @Test("The list of remedies and the preview of one count the same views and findings") func sameCounts()
    throws
  {
    let script = try open(Self.box, selecting: "box")
    script.type("3 X")
    #expect(script.contains("1 view laid out differently, as saved; 1 finding"))
    script.type("Enter")
    #expect(script.contains("10 wider; 1 finding gone: "))
    #expect(!script.contains("new finding") && !script.contains("new note"))
  }

  @Test("A constraint and an outlet with an object that does not exist can be removed") func dangling() throws
  {
    for (id, title) in [("c1", "Remove the constraint"), ("out", "Remove the outlet 'title'")] {
      let script = try open(Self.box, selecting: id)
      script.type("3 X")
      #expect(script.contains(title))
      #expect(script.contains("1 finding gone"))
      script.type("Enter")
      #expect(!edited(script).contains("id=\"\(id)\""))
      script.type("u")
      #expect(edited(script).contains("id=\"\(id)\""))
    }
  }

  @Test("A cell that is too low on the canvas gets its height first") func lowCell() throws {
    let edges = ["leading", "top"].map { edge in
      """
      <constraint firstItem="box" firstAttribute="\(edge)" secondItem="content" secondAttribute="\(edge)" id="\(edge)"/>
      <constraint firstAttribute="\(edge == "top" ? "bottom" : "trailing")" secondItem="box" \
      secondAttribute="\(edge == "top" ? "bottom" : "trailing")" id="far-\(edge)"/>
      """
    }
    let script = try open(
      """
      <tableViewCell rowHeight="44" id="cell"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0.0" y="0.0" width="375" height="100"/><constraints>
      <constraint firstAttribute="height" constant="100" id="height"/></constraints></view></subviews>
      <constraints>\(edges.joined())</constraints></tableViewCellContentView></tableViewCell>
      """, selecting: "content")
    script.type("3 X Enter Enter")
    #expect(edited(script).contains("id=\"height\""))
    #expect(edited(script).contains("rowHeight=\"100\""))
  }

  @Test("Frames follow an edit of a scene that a navigation controller shows") func embeddedScene() throws {
    let path = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="navigation"><scenes>
      <scene sceneID="s1"><objects><navigationController id="navigation" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/></navigationBar>
      <connections><segue destination="controller" kind="relationship" relationship="rootViewController" id="root"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="controller" sceneMemberID="viewController">
      <view key="view" id="view"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="80" width="100" height="40"/><constraints>
      <constraint firstAttribute="width" constant="90" id="wid"/>
      <constraint firstAttribute="width" constant="100" id="win"/>
      <constraint firstAttribute="height" constant="40" id="hei"/></constraints></view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="view" secondAttribute="leading" constant="20" id="lea"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="view" secondAttribute="top" constant="80" id="top"/>
      </constraints></view></viewController></objects></scene></scenes></document>
      """, to: "Embedded.storyboard")
    let script = BrowserScript(path, CellSize(columns: 160, rows: 45))
    script.browser.session.select("win")
    script.type("3 X")
    #expect(script.contains("1 finding") && !script.contains("2 findings"))
    script.type("Esc")
    script.browser.session.select("win")
    script.type("Delete Enter")
    #expect(!edited(script).contains("id=\"win\""))
    #expect(edited(script).contains("x=\"20\" y=\"80\" width=\"90\" height=\"40\""))
    #expect(!script.status.contains("new note"))
  }

  /// Two labels with saved frames that their constraints do not give.
  private static let misplaced = """
    <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>
    <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="one">
    <rect key="frame" x="50" y="60" width="299" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="two">
    <rect key="frame" x="50" y="90" width="299" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
    <constraint firstItem="one" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
    <constraint firstItem="one" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c2"/>
    <constraint firstItem="two" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c3"/>
    <constraint firstItem="two" firstAttribute="top" secondItem="root" secondAttribute="top" constant="80" id="c4"/>
    </constraints></view>
    """

  @Test("Each of several findings that are reported together has a remedy of its own") func joinedFindings()
    throws
  {
    let script = try open(Self.misplaced)
    script.type("3 X")
    #expect(script.contains("Problems with remedies 2"))
    script.type("Down Enter")
    #expect(script.contains("Update the frame of label \"Label\""))
    #expect(edited(script).contains("x=\"16\" y=\"80\" width=\"41.5\""))
    #expect(edited(script).contains("x=\"50\" y=\"60\" width=\"299\""))
    script.type("Enter")
    #expect(script.browser.session.selected == "two")
    script.browser.session.select(nil)
    script.type("X")
    #expect(script.contains("Update the frame of label \"One\""))
    script.type("Enter A-F")
    #expect(script.contains("All saved frames are right."))
  }

  @Test("Without a selection, notes that can be fixed are offered, too") func notes() throws {
    let script = try open(
      """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="20" y="50" width="100" height="40"/>
      <constraints><constraint firstAttribute="width" constant="100" id="wid"/>
      <constraint firstAttribute="height" constant="40" id="hei"/></constraints></view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c1"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="c2"/>
      </constraints><freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """)
    script.type("3 !")
    #expect(script.contains("show 1 note"))
    script.type("Esc X Enter")
    #expect(edited(script).contains("x=\"20\" y=\"8\" width=\"100\" height=\"40\""))
  }

  @Test("Constraints that conflict with the size on the canvas are one problem, with the size as its remedy")
  func canvasConflicts() throws {
    let script = try open(
      """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="81" height="82"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="icon"><rect key="frame" x="8" y="8" width="66" height="66"/>
      <constraints><constraint firstAttribute="width" constant="34" id="wid"/>
      <constraint firstAttribute="width" secondItem="icon" secondAttribute="height" id="square"/></constraints></view>
      </subviews><constraints>
      <constraint firstItem="icon" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c1"/>
      <constraint firstAttribute="trailing" secondItem="icon" secondAttribute="trailing" constant="8" id="c2"/>
      <constraint firstItem="icon" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c3"/>
      <constraint firstAttribute="bottom" secondItem="icon" secondAttribute="bottom" constant="8" id="c4"/></constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
      """)
    script.type("3 X")
    #expect(!script.contains("Problems with remedies 2"))
    script.type("Enter")
    let text = edited(script)
    #expect(text.contains("width=\"50\" height=\"50\""))
    #expect(text.contains("id=\"wid\"") && text.contains("id=\"square\""))
  }

  @Test("Without a selection, problems that only the chosen device causes are offered, too") func ofLayout()
    throws
  {
    let script = try open(
      """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="414" height="736"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="400" height="40"/>
      <constraints><constraint firstAttribute="width" constant="400" id="wid"/>
      <constraint firstAttribute="height" constant="40" id="hei"/></constraints></view></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
      <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="14" id="c2"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="c3"/></constraints></view>
      """)
    script.type("3 X")
    #expect(script.status.contains("No problem of the document has a remedy"))
    script.browser.session.change { $0.choose("iPhone SE") }
    script.type("X")
    #expect(script.contains("Remedies") || script.contains("Problems with remedies"))
  }

  @Test("A device's name without a generation is the newest in the list of devices, as in the arguments")
  func deviceName() throws {
    let script = try open(Self.box)
    script.type("3 D type:iPhone Space type:SE Enter")
    #expect(script.browser.session.settings.deviceName == "iPhone SE (3rd generation)")
    #expect(script.browser.session.settings.deviceName == Device.named("iPhone SE")?.shownName)
  }

  @Test("All constraints with a view that is not installed have one remedy") func uninstalledView() throws {
    let script = try open(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0" y="0" width="40" height="40"/></view>
      </subviews><constraints>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="k"/>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="m"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="box"/></mask></variation></view>
      """, selecting: "m")
    script.type("X")
    #expect(script.contains("Turn off Installed of 2 constraints"))
    #expect(!script.contains("Turn off Installed of View"))
  }

  @Test("A text that needs more lines than its fixed frame has room for gets both") func fixedFrame() throws {
    let script = try open(
      """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>
      <label fixedFrame="YES" text="A text that is much too long for two lines" numberOfLines="2" \
      adjustsFontSizeToFit="NO" id="label"><rect key="frame" x="16" y="16" width="128" height="42"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view>
      """, selecting: "label")
    script.type("3 X")
    #expect(script.contains(", and make it ") && !script.contains("does not solve"))
    script.type("Enter Enter")
    #expect(!edited(script).contains("numberOfLines=\"2\"") && !edited(script).contains("height=\"42\""))
    #expect(edited(script).contains("x=\"16\" y=\"16\" width=\"128\""))
  }

  @Test("One document has the problems of its project, and a connection that a class lacks can be removed")
  func missingOutlet() throws {
    let path = try folder.write(
      SmallNibs.label("Hello").replacing(
        "userLabel=\"File's Owner\"/>",
        with: """
          customClass="Form"><connections><outlet property="titel" destination="label" id="out"/></connections>\
          </placeholder>
          """), to: "Form.xib")
    try folder.write("import UIKit\nclass Form: UIViewController {}\n", to: "Form.swift")
    let script = BrowserScript(path, CellSize(columns: 160, rows: 45)) { $0.readsSources = true }
    script.type("3 !")
    #expect(script.contains("titel"))
    script.type("Esc")
    script.browser.session.select("out")
    script.type("X")
    #expect(script.contains("Remove the outlet 'titel', which the class lacks"))
    script.type("Enter")
    #expect(!edited(script).contains("titel"))
  }

  @Test("Remedies are tried in the language in which the problem is shown") func language() throws {
    let path = try folder.write(
      SmallNibs.document(
        """
        <view id="root"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
        <label fixedFrame="YES" text="Name" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" id="label">
        <rect key="frame" x="5" y="78" width="90" height="19"/>
        <fontDescription key="fontDescription" type="system" pointSize="12"/></label></subviews></view>
        """), to: "Base.lproj/Name.xib")
    try folder.write("\"label.text\" = \"Name des Taxons\";\n", to: "de.lproj/Name.strings")
    let script = BrowserScript(path, CellSize(columns: 160, rows: 45))
    script.browser.session.change { $0.show(in: ShownLanguage("de")) }
    script.browser.session.select("label")
    script.type("3 X")
    #expect(!script.contains("Let the text wrap (set Lines to 0)"))
    script.type("Enter")
    #expect(!edited(script).contains("numberOfLines=\"0\"") && !edited(script).contains("width=\"90\""))
  }
}
