import Testing

@testable import NibEditing

/// Edits write what the version of Interface Builder that saved the document would write.
@Suite struct VersionTests {
  /// The edited document as an older version saved it.
  private func text(ofVersion version: String, isMatched: Bool = true) -> String {
    EditedXib.text.replacing(#"toolsVersion="21507""#, with: #"toolsVersion="\#(version)""#)
      .replacing(#" colorMatched="YES""#, with: isMatched ? #" colorMatched="YES""# : "")
  }

  /// Lines with the ids of new objects left out.
  private func withoutID(_ lines: [String]) -> [String] {
    lines.map { $0.replacing(/\ id="[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"/, with: "") }
  }

  @Test("Numbers of colors are calibrated in documents whose colors are not matched")
  func colorsOfUnmatchedDocuments() throws {
    let old = text(ofVersion: "10117", isMatched: false)
    let nothing = #"-<nil key="textColor"/>"#
    #expect(
      try EditedXib.changes(.set(PropertyEdit("lab-el-001", "textColor", "white 0.5 1")), in: old) == [
        nothing, #"+<color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>"#,
      ])
    #expect(
      try EditedXib.changes(.set(PropertyEdit("lab-el-001", "textColor", "rgb 1 0.5 0")), in: old) == [
        nothing,
        #"+<color key="textColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>"#,
      ])
    #expect(
      try EditedXib.changes(.set(PropertyEdit("lab-el-001", "textColor", "white 0.5 1"))) == [
        nothing,
        #"+<color key="textColor" white="0.5" alpha="1" colorSpace="custom" "#
          + #"customColorSpace="genericGamma22GrayColorSpace"/>"#,
      ])
  }

  @Test(
    "The dependencies name features of constraints before Xcode 10 only, and no feature that is no longer used"
  )
  func dependencies() throws {
    let constraint = NewConstraint(
      .init("lab-el-001", "trailing"), .init("roo-t0-001", "trailingMargin"))
    let margins = #"+<capability name="Constraints to layout margins" minToolsVersion="6.0"/>"#
    let old = text(ofVersion: "14109")
    #expect(try EditedXib.changes(.addConstraint(constraint), in: old).contains(margins))
    #expect(
      try !EditedXib.changes(.addConstraint(constraint), in: text(ofVersion: "14313")).contains(margins))
    let color = PropertyEdit("lab-el-001", "textColor", "Brand")
    #expect(
      try EditedXib.changes(.set(color)).contains(
        #"+<capability name="Named colors" minToolsVersion="9.0"/>"#))
    #expect(try EditedXib.changes(.set(color), .set(PropertyEdit("lab-el-001", "textColor", nil))) == [])
  }

  @Test("New views have the attributes that the library of the version gave them")
  func library() throws {
    let button = { (version: String) in
      try EditedXib.changes(.add(NewView("button", in: "roo-t0-001")), in: text(ofVersion: version))
    }
    let old = try button("16097")
    #expect(old.contains { $0.contains(#"buttonType="roundedRect""#) })
    #expect(old.contains(#"+<rect key="frame" x="0.0" y="0.0" width="46" height="30"/>"#))
    #expect(!old.contains { $0.contains("buttonConfiguration") })
    let middle = try button("17156")
    #expect(middle.contains { $0.contains(#"buttonType="system""#) })
    #expect(!middle.contains { $0.contains("buttonConfiguration") })
    #expect(try button("21507").contains { $0.contains("buttonConfiguration") })
    #expect(try button("10117").contains { $0.contains("fixedFrame") })
    #expect(try !button("10117").contains { $0.contains("autoresizingMask") })
    #expect(try button("11201").contains { $0.contains("autoresizingMask key") })
    let background = { (version: String) in
      try EditedXib.changes(.add(NewView("view", in: "roo-t0-001")), in: text(ofVersion: version))
        .filter { $0.contains("olor") }
    }
    #expect(
      try background("14460") == [
        #"+<color key="backgroundColor" white="1" alpha="1" colorSpace="custom" "#
          + #"customColorSpace="genericGamma22GrayColorSpace"/>"#
      ])
    #expect(
      try background("16097") == [
        #"+<color key="backgroundColor" systemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor"/>"#
      ])
  }

  @Test("Labels without a color have no element that says so before Xcode 8")
  func missingTextColors() throws {
    let color = PropertyEdit("lab-el-001", "textColor", "#FF0000")
    let none = PropertyEdit("lab-el-001", "textColor", nil)
    #expect(try EditedXib.changes(.set(color), .set(none)) == [])
    #expect(
      try EditedXib.changes(.set(color), .set(none), in: text(ofVersion: "10117"))
        == [#"-<nil key="textColor"/>"#])
  }

  @Test("A constraint in the content of a cell without an id belongs to the cell")
  func contentsWithoutID() throws {
    let cell = EditedXib.text.replacing(
      #"<stackView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" axis="vertical""#,
      with: #"<view key="contentView" contentMode="scaleToFill""#)
    let text = cell.replacing("</stackView>", with: "</view>").replacing(#" id="sta-ck-001""#, with: "")
      .replacing("</imageView>", with: #"</imageView><view contentMode="scaleToFill" id="vie-w0-001"/>"#)
    let constraint = NewConstraint(.init("ima-ge-001", "trailing"), .init("vie-w0-001", "leading"))
    let changes = withoutID(try EditedXib.changes(.addConstraint(constraint), in: text))
    #expect(
      changes.last
        == #"+<constraint firstItem="ima-ge-001" firstAttribute="trailing" secondItem="vie-w0-001" "#
        + #"secondAttribute="leading"/>"#)
    #expect(!changes.contains("+<constraints>"))
  }

  @Test("A class of the target that had no module keeps its provider")
  func moduleOfTarget() throws {
    let text = EditedXib.text.replacing(
      #"customClass="Owner""#, with: #"customClass="Owner" customModuleProvider="target""#)
    #expect(
      try EditedXib.changes(.set(PropertyEdit("-1", "customModule", "App")), in: text).last
        == #"+<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" "#
        + #"customClass="Owner" customModule="App" customModuleProvider="target">"#)
  }

  @Test(
    "The name of a scene has the words of its class without the prefix",
    arguments: [
      ("FormViewController", "Form View Controller"), ("ABFormViewController", "Form View Controller"),
      ("NEP2FormViewController", "Form View Controller"),
      ("FormOTPViewController", "FormOTP View Controller"),
      ("formViewController", "Form View Controller"), ("FormVC", "FormVC"),
      ("viewController", "View Controller"),
    ])
  func sceneNames(name: String, words: String) { #expect(SceneComment.title(of: name) == words) }

  @Test("A scene is removed with the comment that has its name")
  func removesScenes() throws {
    let scene = { (number: Int) in
      """
              <!--Form View Controller-->
              <scene sceneID="sce-ne-00\(number)">
                  <objects>
                      <viewController id="con-tr-00\(number)" sceneMemberID="viewController"/>
                  </objects>
              </scene>

      """
    }
    let header =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" version=\"3.0\" "
      + "toolsVersion=\"21507\" targetRuntime=\"iOS.CocoaTouch\">\n    <scenes>\n"
    let footer = "    </scenes>\n</document>\n"
    var editor = try EditedXib.editor(header + scene(1) + scene(2) + footer)
    try editor.apply(.remove(Removal(["con-tr-002"])))
    #expect(String(decoding: editor.document.source, as: UTF8.self) == header + scene(1) + footer)
  }

  @Test("Items and attributes of a constraint have to fit only together")
  func constraintItems() throws {
    #expect(
      try EditedXib.changes(
        .set(PropertyEdit("con-st-002", "firstAttribute", "left")),
        .set(PropertyEdit("con-st-002", "secondAttribute", "left"))
      ).last
        == #"+<constraint firstItem="lab-el-001" firstAttribute="left" secondItem="saf-e0-001" "#
        + #"secondAttribute="left" constant="16" id="con-st-002"/>"#)
    #expect(
      try EditedXib.message(.set(PropertyEdit("con-st-002", "firstAttribute", "left")))
        == "'left' and 'leading' cannot be in one constraint")
  }

  @Test("Xcode 11 wrote the old names of two system colors, and components of the others")
  func systemColorsOfXcode11() throws {
    let color = { (name: String) in
      try EditedXib.changes(.set(PropertyEdit("lab-el-001", "textColor", name)), in: text(ofVersion: "16097"))
        .last
    }
    #expect(
      try color("labelColor")
        == #"+<color key="textColor" systemColor="labelColor" cocoaTouchSystemColor="darkTextColor"/>"#)
    #expect(
      try color("systemRed")
        == #"+<color key="textColor" systemColor="systemRedColor" white="0.0" alpha="1" colorSpace="custom" "#
        + #"customColorSpace="genericGamma22GrayColorSpace"/>"#)
  }

  @Test("The standard distance is written beside its mark")
  func standardDistances() throws {
    let line = { (first: NewConstraint.Anchor, second: NewConstraint.Anchor) in
      var constraint = NewConstraint(first, second)
      constraint.constant = "standard"
      return withoutID(try EditedXib.changes(.addConstraint(constraint))).last
    }
    #expect(
      try line(.init("roo-t0-001", "trailing"), .init("lab-el-001", "trailing"))
        == #"+<constraint firstAttribute="trailing" secondItem="lab-el-001" secondAttribute="trailing" "#
        + #"constant="20" symbolic="YES"/>"#)
    #expect(
      try line(.init("sta-ck-001", "top"), .init("lab-el-001", "bottom"))
        == #"+<constraint firstItem="sta-ck-001" firstAttribute="top" secondItem="lab-el-001" "#
        + #"secondAttribute="bottom" constant="8" symbolic="YES"/>"#)
    #expect(
      try EditedXib.changes(.set(PropertyEdit("con-st-001", "constant", "standard"))).last
        == #"+<constraint firstItem="lab-el-001" firstAttribute="top" secondItem="saf-e0-001" "#
        + #"secondAttribute="top" constant="8" symbolic="YES" id="con-st-001"/>"#)
  }

  @Test("Attributes of insets and masks are in their order, and an element without children has no end tag")
  func smallElements() throws {
    #expect(
      try EditedXib.changes(.set(PropertyEdit("but-to-001", "contentEdgeInsets", "1,2,3,4"))).last
        == #"+<inset key="contentEdgeInsets" minX="2" minY="1" maxX="4" maxY="3"/>"#)
    #expect(
      try EditedXib.changes(.set(PropertyEdit("but-to-001", "autoresizingMask.widthSizable", "YES"))).last
        == #"+<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxX="YES" flexibleMaxY="YES"/>"#
    )
    #expect(
      try EditedXib.changes(
        .set(PropertyEdit("but-to-001", "normal.titleColor", "#FF0000")),
        .set(PropertyEdit("but-to-001", "normal.titleColor", nil))) == [])
    #expect(
      try EditedXib.changes(.set(PropertyEdit("but-to-001", "normal.title", nil)))
        == [#"-<state key="normal" title="Button"/>"#])
    #expect(try EditedXib.changes(.set(PropertyEdit("but-to-001", "selected.title", nil))) == [])
  }
}
