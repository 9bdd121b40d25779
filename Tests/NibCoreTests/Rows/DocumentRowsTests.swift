import Testing

@testable import NibCore

/// docs/behaviours.md K: details of modern documents.
@Suite struct DocumentRowsTests {
  @Test("K1: Placeholders are recognized by their identifiers, and File's Owner can contain connections")
  func placeholders() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="own" customClass="TestOwner"><connections>
      <outlet property="view" destination="v" id="c"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="first" customClass="UIResponder"/>
      <view id="v" tag="3"/></objects></document>
      """
    let owner = TestOwner()
    let objects = try UINib(data: Data(text.utf8), bundle: nil).nibInstantiate(withOwner: owner)
    #expect(objects.count == 1)
    #expect(owner.view?.tag == 3)
  }

  @Test("K2: The keyed content view in a cell's element becomes the cell's contentView")
  func contentView() throws {
    let nib = makeNib(
      """
      <tableViewCell id="c"><tableViewCellContentView key="contentView" tableViewCell="c" id="v" tag="4">
      <subviews><label id="l" text="x"/></subviews></tableViewCellContentView></tableViewCell>
      """)
    let cell = try #require(try nib.nibInstantiate(withOwner: nil).first as? UITableViewCell)
    #expect(cell.contentView.tag == 4)
    #expect(cell.contentView.subviews.count == 1)
    #expect(cell.contentView.superview === cell)
  }

  @Test(
    "K3: Colors are read in every form that the seeds contain",
    arguments: [
      ("white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"", UIColor(white: 1, alpha: 1)),
      (
        "red=\"1\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"calibratedRGB\"",
        UIColor(red: 1, green: 0, blue: 1, alpha: 1)
      ),
      (
        "red=\"0\" green=\"1\" blue=\"0\" alpha=\"0.5\" colorSpace=\"deviceRGB\"",
        UIColor(red: 0, green: 1, blue: 0, alpha: 0.5)
      ),
      (
        "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"",
        UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      ),
      (
        "white=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
        UIColor(white: 0, alpha: 1)
      ),
      ("systemColor=\"systemRedColor\"", .systemRed),
      ("cocoaTouchSystemColor=\"darkTextColor\"", .darkText),
    ] as [(String, UIColor)])
  func colors(attributes: String, color: UIColor) throws {
    let nib = makeNib("<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>")
    let view = try #require(try nib.nibInstantiate(withOwner: nil).first as? UIView)
    #expect(view.backgroundColor == color)
    #expect(nib.nibDiagnostics == [])
  }

  @Test("K3: A <nil> element in place of a color means the default") func nilColor() throws {
    let nib = makeNib(
      "<label id=\"l\" text=\"x\"><nil key=\"textColor\"/><nil key=\"highlightedColor\"/></label>")
    let label = try #require(try nib.nibInstantiate(withOwner: nil).first as? UILabel)
    #expect(label.textColor == UILabel().textColor)
    #expect(label.highlightedTextColor == nil)
  }

  @Test("K4: Device, adaptation, capabilities, canvas locations and simulated metrics cause no diagnostics")
  func documentSettings() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11542" \
      systemVersion="15G1108" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
      useTraitCollections="YES" colorMatched="YES"><device id="retina4_7" orientation="portrait">
      <adaptation id="fullscreen"/></device><dependencies><deployment identifier="iOS"/>
      <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="11524"/>
      <capability name="Aspect ratio constraints" minToolsVersion="5.1"/></dependencies><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <point key="canvasLocation" x="28" y="53.5"/></view></objects></document>
      """
    let loaded = LoadedDocument(try NibReader.read(Array(text.utf8), file: "K4.xib"))
    #expect(loaded.diagnostics.map(\.message) == [])
    #expect(loaded.environment.screenSize == CGSize(width: 375, height: 667))
    #expect(loaded.environment.device.scale == 2)
  }

  @Test("K5: The common controls are loaded with their attributes") func controls() throws {
    let nib = makeNib(
      """
      <stackView axis="vertical" id="s"><subviews>
      <button id="b"><state key="normal" title="Press"/></button>
      <segmentedControl selectedSegmentIndex="1" id="g"><segments><segment title="A"/><segment title="B"/></segments>
      </segmentedControl><switch on="YES" id="w"/><slider value="0.25" maxValue="1" id="l"/>
      <textView text="long" id="t"/><scrollView id="r"/><progressView progress="0.5" id="p"/></subviews></stackView>
      """)
    let stack = try #require(try nib.nibInstantiate(withOwner: nil).first as? UIStackView)
    let views = stack.arrangedSubviews
    #expect(
      views.map { "\(type(of: $0))" } == [
        "UIButton", "UISegmentedControl", "UISwitch", "UISlider", "UITextView", "UIScrollView",
        "UIProgressView",
      ])
    #expect((views[0] as? UIButton)?.title(for: .normal) == "Press")
    #expect((views[1] as? UISegmentedControl)?.titleForSegment(at: 1) == "B")
    #expect((views[2] as? UISwitch)?.isOn == true)
    #expect((views[3] as? UISlider)?.value == 0.25)
    #expect((views[4] as? UITextView)?.text == "long")
    #expect((views[6] as? UIProgressView)?.progress == 0.5)
    #expect(nib.nibDiagnostics == [])
  }

  @Test("K6: User labels name objects in object paths") func userLabels() throws {
    let text = TestNib.xib(
      "<view id=\"v\"><subviews><label id=\"l\" userLabel=\"Symbol\" text=\"S\"/></subviews></view>")
    let document = try NibReader.read(Array(text.utf8), file: "K6.xib")
    let path = try #require(document.object(id: "l")).nibObjectPath
    #expect("\(path)".contains("Symbol"))
  }

  @Test("K7: Carriage returns, comments, a standalone declaration and long decimals are accepted")
  func spellings() throws {
    let text = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>", "<!-- a comment -->",
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"><objects>",
      "<view id=\"v\"><color key=\"backgroundColor\" red=\"1\" green=\"0.071597105699999997\" blue=\"1\"",
      " alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/><!-- - --></view></objects></document>",
    ].joined(separator: "\r\n")
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    let view = try #require(try nib.nibInstantiate(withOwner: nil).first as? UIView)
    #expect(view.backgroundColor == UIColor(red: 1, green: 0.071597105699999997, blue: 1, alpha: 1))
  }

  @Test("K8: A storyboard's scenes are the roots to draw") func storyboard() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="a"><scenes>
      <scene sceneID="1"><objects><viewController id="a"><view key="view" id="v"/></viewController>
      </objects></scene><scene sceneID="2"><objects><viewController id="b"><view key="view" id="w"/></viewController>
      </objects></scene></scenes></document>
      """
    let loaded = LoadedDocument(try NibReader.read(Array(text.utf8), file: "K8.storyboard"))
    #expect(loaded.roots.map(\.id) == ["v", "w"])
  }
}
