import Foundation
import Testing

@testable import NibCore

@Suite struct ControlsTests {
  // MARK: Switch

  @Test("A switch draws its knob at the side of its state") func switchDrawing() {
    let view = UISwitch()
    #expect(Drawn(view, 6).rows == ["(○   )"])
    view.isOn = true
    #expect(Drawn(view, 6).rows == ["(━━━●)"])
    #expect(Drawn(view, 6).asciiRows == ["(===*)"])
    #expect(Drawn(view, 6, focused: true).reversed == "(━━━●)")
    #expect(Drawn(view, 8, 3, style: .boxes).rows == ["        ", " (━━━●) ", "        "])
  }

  @Test("Keys and clicks toggle an enabled switch and send its action") func switchToggles() {
    let view = UISwitch()
    let log = view.logged()
    view.sendKeys(.enter)
    #expect(view.isOn)
    view.frame.size = view.intrinsicContentSize
    view.sendKeys(.character(" "))
    view.click(2)
    #expect(view.isOn)
    #expect(log.count == 3)
    view.setOn(false, animated: true)
    #expect(log.count == 3)
    view.isEnabled = false
    #expect(!view.sendKeys(.enter))
    #expect(!view.isOn)
    #expect(Drawn(view, 6).dim == "(○   )")
  }

  @Test(
    "A switch's size on the canvas depends on the Xcode version, and is one row in the terminal",
    arguments: [(13_196, 51, 31), (24_127, 63, 28), (22_684, 51, 31)] as [(Int, CGFloat, CGFloat)])
  func switchSizes(toolsVersion: Int, width: CGFloat, height: CGFloat) {
    let view = NibEnvironment.$current.withValue(canvasEnvironment(toolsVersion)) { UISwitch() }
    #expect(view.intrinsicContentSize == CGSize(width: width, height: height))
    #expect(view.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 48, height: 16))
    #expect(UISwitch().alignmentRectInsets == .zero)
  }

  // MARK: Slider

  @Test(
    "A slider draws its knob at its value",
    arguments: [(0, "●─────────"), (0.5, "━━━━━●────"), (1, "━━━━━━━━━●")] as [(Float, String)])
  func sliderDrawing(value: Float, expected: String) {
    let view = UISlider()
    view.value = value
    #expect(Drawn(view, 10).rows == [expected])
  }

  @Test("A transparent part of a track is not drawn") func transparentTrack() {
    let slider = UISlider()
    slider.value = 0.5
    slider.maximumTrackTintColor = UIColor(white: 0, alpha: 0)
    #expect(Drawn(slider, 10).rows.map { $0.trimmingCharacters(in: .whitespaces) } == ["━━━━━●"])
    let progress = UIProgressView()
    progress.progress = 0.5
    progress.trackTintColor = .clear
    #expect(Drawn(progress, 8).rows.map { $0.trimmingCharacters(in: .whitespaces) } == ["━━━━"])
  }

  @Test("A slider's value stays between its limits, and its minimum never exceeds its maximum")
  func sliderLimits() {
    let view = UISlider()
    view.minimumValue = 5
    #expect(view.maximumValue == 5)
    #expect(view.value == 5)
    view.maximumValue = 10
    view.value = 20
    #expect(view.value == 10)
    view.maximumValue = 2
    #expect(view.minimumValue == 2)
    view.value = .nan
    #expect(view.value == 2)
  }

  @Test("The arrow keys move a slider in steps, and Home and End move it to its limits") func sliderKeys() {
    let view = UISlider()
    let log = view.logged()
    view.sendKeys(.right, .right, .left)
    #expect(abs(view.value - 0.05) < 1e-6)
    view.sendKeys(.end, .right)
    #expect(view.value == 1)
    view.sendKeys(.home)
    #expect(view.value == 0)
    #expect(log.count == 5)
    #expect(!view.sendKeys(.enter) || log.count == 5)
  }

  @Test("Dragging a slider sends an action for each change, or a single action if it is not continuous")
  func sliderDrag() {
    let view = UISlider(frame: CGRect(x: 0, y: 0, width: 88, height: 16))
    let log = view.logged()
    let end = CGPoint(x: 84, y: 8)
    #expect(view.nibMouse(MouseEvent(.press, column: 5, row: 0), at: CGPoint(x: 44, y: 8)))
    #expect(view.value == 0.5)
    #expect(view.nibMouse(MouseEvent(.drag, column: 10, row: 0), at: end))
    #expect(view.value == 1)
    #expect(log.count == 2)
    #expect(view.nibMouse(MouseEvent(.release, column: 10, row: 0), at: end))
    #expect(!view.nibMouse(MouseEvent(.drag, column: 5, row: 0), at: end))
    view.isContinuous = false
    view.click(0)
    #expect(view.value == 0)
    #expect(log.count == 3)
  }

  @Test(
    "A slider's height and alignment insets on the canvas depend on the Xcode version",
    arguments: [(13_196, 31, 2), (24_128, 34, 0)] as [(Int, CGFloat, CGFloat)])
  func sliderSizes(toolsVersion: Int, height: CGFloat, side: CGFloat) {
    let view = NibEnvironment.$current.withValue(canvasEnvironment(toolsVersion)) { UISlider() }
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
    #expect(
      view.alignmentRectInsets == UIEdgeInsets(top: 0, left: side, bottom: side / 2, right: side))
  }

  // MARK: Stepper

  @Test("Keys and clicks change a stepper's value within its limits, or around them if it wraps")
  func stepper() {
    let view = UIStepper()
    let log = view.logged()
    view.maximumValue = 2
    view.sendKeys(.right, .character("+"), .up)
    #expect(view.value == 2)
    #expect(log.count == 2)
    #expect(Drawn(view, 9).rows == ["[ − │ + ]"])
    #expect(Drawn(view, 9).dim == " + ")
    view.wraps = true
    view.sendKeys(.right)
    #expect(view.value == 0)
    view.sendKeys(.left)
    #expect(view.value == 2)
    view.click(1)
    #expect(view.value == 1)
    view.click(7)
    #expect(view.value == 2)
  }

  // MARK: Page control

  @Test("A page control draws a dot per page, or the page number if the dots do not fit") func pageControl() {
    let view = UIPageControl()
    view.numberOfPages = 3
    view.currentPage = 1
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 16))
    #expect(Drawn(view, 7).rows == [" ○ ● ○ "])
    #expect(Drawn(view, 4).rows == ["2/3 "])
    let log = view.logged()
    view.sendKeys(.right, .right, .left)
    #expect(view.currentPage == 1)
    #expect(log.count == 2)
    view.currentPage = 9
    #expect(view.currentPage == 2)
    view.numberOfPages = 1
    #expect(view.currentPage == 0)
    #expect(!view.canBecomeFocused)
    view.hidesForSinglePage = true
    #expect(Drawn(view, 3).rows == ["   "])
  }

  @Test(
    "A page control's size on the canvas depends on the Xcode version",
    arguments: [
      (14_490, 3, 39, 37), (17_701, 3, 121.45, 27.3), (21_507, 3, 347.0 / 3, 26), (24_765, 3, 73, 26),
      (24_765, 6, 126, 26),
    ] as [(Int, Int, CGFloat, CGFloat)])
  func pageControlSizes(toolsVersion: Int, pages: Int, width: CGFloat, height: CGFloat) {
    let control = NibEnvironment.$current.withValue(canvasEnvironment(toolsVersion)) { UIPageControl() }
    let size = control.size(forNumberOfPages: pages)
    #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9)
  }

  // MARK: Progress, activity, placeholders

  @Test(
    "A progress view fills the part of its width that corresponds to its progress",
    arguments: [
      (0, "────────"), (0.5, "━━━━────"), (0.55, "━━━━╸───"), (1, "━━━━━━━━"), (2, "━━━━━━━━"),
    ] as [(Float, String)])
  func progressDrawing(progress: Float, expected: String) {
    let view = UIProgressView()
    view.progress = progress
    #expect(Drawn(view, 8).rows == [expected])
  }

  @Test("A progress view in ASCII draws a partly filled cell as a filled one") func asciiProgress() {
    let view = UIProgressView()
    view.progress = 0.55
    #expect(Drawn(view, 8).asciiRows == ["=====---"])
  }

  @Test("An activity indicator that does not animate is hidden if it hides when stopped")
  func activityIndicator() throws {
    let view = UIActivityIndicatorView(style: .large)
    #expect(view.isHidden)
    view.startAnimating()
    #expect(!view.isHidden)
    #expect(Drawn(view, 3).rows == [" ✱ "])
    view.hidesWhenStopped = false
    view.stopAnimating()
    #expect(!view.isHidden)
    #expect(Drawn(view, 3).rows == [" ◌ "])
    let objects = try loadedObjects(
      """
      <activityIndicatorView style="whiteLarge" hidesWhenStopped="YES" animating="YES" id="a"/>
      <activityIndicatorView style="gray" id="b"/>
      <activityIndicatorView hidesWhenStopped="YES" id="c"/>
      """)
    let views = objects.compactMap { $0 as? UIActivityIndicatorView }
    #expect(views.map(\.isAnimating) == [true, false, false])
    #expect(views.map(\.isHidden) == [false, false, true])
    #expect(views.map(\.intrinsicContentSize.width) == [37, 20, 37])
  }

  @Test("Views of other frameworks are drawn as placeholders with their class names")
  func placeholders() throws {
    let objects = try loadedObjects(
      """
      <mapView mapType="satellite" showsUserLocation="YES" id="a"/><wkWebView id="b"/><arscnView id="c"/>
      <glkView enableSetNeedsDisplay="NO" id="d"/><mtkView paused="YES" id="e"/><webView id="f"/>
      <sceneKitView sceneName="x" id="g"/><skView id="h"/><arskView id="i"/>
      """)
    let names = [
      "MKMapView", "WKWebView", "ARSCNView", "GLKView", "MTKView", "UIWebView", "SCNView", "SKView",
      "ARSKView",
    ]
    #expect(objects.map { String(describing: type(of: $0)) } == names)
    #expect(Drawn(MKMapView(), 13, 3).rows[1] == "┆ MKMapView ┆")
    #expect(Drawn(MKMapView(), 13, 3, style: .boxes).rows[1] == "             ")
  }

  @Test("A visual effect view is loaded with its content view and its effect")
  func visualEffectView() throws {
    let objects = try loadedObjects(
      """
      <visualEffectView id="a"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <view key="contentView" id="b"><rect key="frame" x="0" y="0" width="100" height="50"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      <blurEffect style="dark"/></visualEffectView>
      """)
    let view = try #require(objects.first as? UIVisualEffectView)
    #expect(view.subviews == [view.contentView])
    #expect(view.contentView.nibOrigin?.id == "b")
    #expect((view.effect as? UIBlurEffect)?.nibStyle == "dark")
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.contentView.frame.width == 200)
    let made = UIVisualEffectView(effect: nil)
    #expect(made.contentView.superview === made)
  }

  // MARK: Documents

  @Test("Switches, sliders, steppers, page controls and progress views decode their attributes")
  func decodedAttributes() throws {
    let objects = try loadedObjects(
      """
      <switch on="YES" title="Wi-Fi" contentHorizontalAlignment="center" id="a">
      <color key="onTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></switch>
      <slider value="150" minValue="100" maxValue="200" continuous="NO" maximumValueImage="hare" catalog="system" id="b"/>
      <stepper value="7" minimumValue="5" maximumValue="10" stepValue="0.5" id="c"/>
      <pageControl currentPage="2" numberOfPages="4" hidesForSinglePage="YES" id="d"/>
      <progressView progress="0.25" progressViewStyle="bar" id="e"/>
      """)
    let toggle = try #require(objects.first as? UISwitch)
    #expect(toggle.isOn)
    #expect(toggle.onTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let slider = try #require(objects[1] as? UISlider)
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [100, 150, 200])
    #expect(!slider.isContinuous)
    #expect(slider.maximumValueImage?.isSymbolImage == true)
    let stepper = try #require(objects[2] as? UIStepper)
    #expect(
      [stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue] == [5, 7, 10, 0.5])
    let pages = try #require(objects[3] as? UIPageControl)
    #expect(pages.currentPage == 2)
    #expect(pages.numberOfPages == 4)
    #expect((objects[4] as? UIProgressView)?.progress == 0.25)
  }
}
