import Foundation
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The findings of `check` about the fonts of a document's project.
@Suite struct FontCheckTests {
  private let folder: TemporaryFolder
  private let small = FontBuilder("Small-Regular", ["A": 1000, "V": 2000])

  init() throws { folder = try TemporaryFolder([".git/HEAD": ""]) }

  /// The diagnostics with an id of a document with labels in the given fonts. It lists the file Tall.ttf for one of them.
  private func diagnostics(_ id: String, _ fonts: [String], toolsVersion: Int = 22505) throws -> [Diagnostic]
  {
    let labels = fonts.enumerated().map { index, font in
      """
      <label text="AVA" id="label\(index)">
      <fontDescription key="fontDescription" name="\(font)" family="Small" pointSize="10"/></label>
      """
    }
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <customFonts key="customFonts"><array key="Tall.ttf"><string>Tall-Bold</string></array></customFonts>
      <objects><stackView axis="vertical" id="root"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews>\(labels.joined())</subviews></stackView></objects></document>
      """
    let path = try folder.write(xib, to: "App/Views/Label.xib")
    return NibCheck(try NibReader.read([UInt8](xib.utf8), file: path)).diagnostics.filter { $0.id == id }
  }

  @Test("Each font that is not in the project is listed once, with its file and how it is measured")
  func missing() throws {
    try folder.write(small.bytes, to: "Small.ttf")
    let found = try diagnostics(
      "missing-font", ["Small-Regular", "Tall-Bold", "Menlo-Regular", "Tall-Bold", "Tall-Thin"])
    #expect(
      found.map(\.message) == [
        "the project does not contain the font 'Tall-Bold' (Tall.ttf); the sizes of its texts are estimated",
        "the project does not contain the font 'Tall-Thin'; the sizes of its texts are estimated",
      ])
    #expect(found.map(\.severity) == [.note, .note])
    #expect(found.map { $0.path.steps.first?.id } == ["label1", "label4"])
    #expect(
      try diagnostics("missing-font", ["Tall-Thin"], toolsVersion: 15705).map(\.message) == [
        "the project does not contain the font 'Tall-Thin'; Interface Builder measured it as Helvetica Neue"
      ])
  }

  @Test("A missing font of a text in another view does not hide an ambiguity") func ambiguityElsewhere()
    throws
  {
    func label(_ id: String, x: Int, y: Int, width: Int, _ attributes: String, _ font: String) -> String {
      """
      <label text="One" horizontalHuggingPriority="251" \(attributes) id="\(id)">
      <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="21"/><fontDescription key="fontDescription" \(font)/></label>
      """
    }
    func found(font: String) throws -> [String] {
      let system = #"type="system" pointSize="17""#
      let own = #"translatesAutoresizingMaskIntoConstraints="NO""#
      let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="root">
        <rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
        <stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="16" y="16" width="268" height="21"/><subviews>
        \(label("a", x: 0, y: 0, width: 130, own, system))\(label("b", x: 138, y: 0, width: 130, own, system))
        </subviews></stackView>
        \(label("c", x: 16, y: 120, width: 100, "fixedFrame=\"YES\"", font))</subviews><constraints>
        <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
        <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" constant="16" id="c2"/>
        <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" constant="16" id="c3"/>
        </constraints></view></objects></document>
        """
      let path = try folder.write(xib, to: "App/Views/Stack.xib")
      let findings = NibCheck(try NibReader.read([UInt8](xib.utf8), file: path)).diagnostics
      return findings.map(\.id).filter { ["ambiguous-layout", "missing-font"].contains($0) }
    }
    #expect(try found(font: #"type="system" pointSize="17""#) == ["ambiguous-layout"])
    #expect(
      Set(try found(font: #"name="Lato-Bold" family="Lato" pointSize="14""#)) == [
        "ambiguous-layout", "missing-font",
      ])
  }

  @Test("If only a part of the project was searched, the font is perhaps in the rest") func perhapsMissing()
    throws
  {
    try folder.write("", to: "App/Views/\(String(repeating: "F/", count: 70))Deep.txt")
    #expect(
      try diagnostics("missing-font", ["Tall-Bold"]).map(\.message) == [
        "the font 'Tall-Bold' (Tall.ttf) was not found, but perhaps it is in the part of the project that was not "
          + "searched; the sizes of its texts are estimated"
      ])
  }

  // MARK: unregistered-font

  /// The findings of `unregistered-font` in its wrong example, with other files of the project.
  private func unregistered(_ files: [String: String]) throws -> [String] {
    let wrong = try #require(CheckRule.unregisteredFont.wrong)
    let example = RuleExample(wrong.content, files: wrong.files.merging(files) { $1 })
    return try CheckRuleTests.findings(in: example, only: .unregisteredFont).map(\.message)
  }

  @Test("A font file that no property list names is reported with the place to add it") func unlisted() throws
  {
    let found = try unregistered([:])
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "the app does not load the font file 'Brand.ttf', so that iOS uses the system font in place of 'Brand-Bold': add "
          + "the file to UIAppFonts (Fonts provided by application) in ") == true)
    #expect(found.first?.hasSuffix("Info.plist") == true)
  }

  @Test(
    "A font file is not reported if a list contains it, code registers it, or the list is not known",
    arguments: [
      ["Other/Extension-Info.plist": plist("<array><string>Fonts/brand.ttf</string></array>")],
      [
        "App.swift": "func load(_ url: URL) { CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) }"
      ],
      ["Info.plist": "bplist00"], ["Info.plist": plist("<array><string>$(FONT)</string></array>")],
      ["Info.plist": "<plist version=\"1.0\"><dict/></plist>"],
      ["project.yml": "info: {UIAppFonts: [Brand.ttf]}"],
    ])
  func registered(files: [String: String]) throws { #expect(try unregistered(files) == []) }

  @Test("The property list of the app that contains the document is named, and must exist")
  func ownPropertyList()
    throws
  {
    let name = try #require(CheckRule.unregisteredFont.wrong).name
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A); };
        G = { isa = PBXGroup; children = (x); sourceTree = "<group>"; };
        x = { isa = PBXFileReference; path = \(name); sourceTree = "<group>"; };
        A = { isa = PBXNativeTarget; name = App; buildPhases = (R); buildConfigurationList = L;
              productType = "com.apple.product-type.application"; };
        R = { isa = PBXResourcesBuildPhase; files = (b); };
        b = { isa = PBXBuildFile; fileRef = x; };
        L = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = "Own/Info.plist"; }; };
      }; }
      """
    let files = ["App.xcodeproj/project.pbxproj": project]
    #expect(try unregistered(files) == [])
    let own = ["Own/Info.plist": Self.plist("<array><string>Other.ttf</string></array>")]
    let found = try unregistered(files.merging(own) { $1 })
    #expect(found.first?.hasSuffix("Own/Info.plist") == true)
  }

  private static func plist(_ fonts: String) -> String {
    "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>A</string><key>UIAppFonts</key>\(fonts)</dict></plist>"
  }

  @Test("The lists of Xcode 6 and 7 name the files of fonts, too") func mutableLists() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="7706">
      <customFonts key="customFonts"><mutableArray key="Tall.ttf"><string>Tall</string></mutableArray></customFonts>
      <objects/></document>
      """
    #expect(try NibReader.read([UInt8](text.utf8), file: "S.xib").fontFiles(for: "Tall") == ["Tall.ttf"])
  }

  @Test("A font file that cannot be read is reported once, with its path") func damaged() throws {
    try folder.write(Array(small.bytes.prefix(300)), to: "Fonts/Small.ttf")
    let found = try diagnostics("unreadable-font", ["Small-Regular", "Small-Bold"])
    #expect(found.map { $0.location?.file.dropFirst(folder.path.count + 1) } == ["Fonts/Small.ttf"])
    #expect(found.map(\.severity) == [.warning])
  }
}
