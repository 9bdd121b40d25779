import Testing

@testable import NibAnalysis
@testable import NibCore

/// Texts and controls in the parts of the screen that the device uses.
@Suite struct UnsafeAreaTests {
  /// The findings about a label and a button in a scene of an iPhone with a camera in the screen.
  private func findings(
    label: (x: Int, y: Int) = (20, 100), button: (x: Int, y: Int) = (100, 300), device: String? = nil,
    isLandscape: Bool = false, root: String = ""
  ) -> [String] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \(root)>
      <device id="retina6_12" orientation="portrait"/><scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <label text="Name" fixedFrame="YES" id="label">
      <rect key="frame" x="\(label.x)" y="\(label.y)" width="60" height="21"/></label>
      <button fixedFrame="YES" id="button"><rect key="frame" x="\(button.x)" y="\(button.y)" width="80" height="30"/>
      <state key="normal" title="Buy"/></button>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    guard let document = try? NibReader.read(Array(text.utf8), file: "S.storyboard") else {
      return ["unreadable"]
    }
    var options = LayoutOptions()
    options.device = device.flatMap { Device.named($0) }
    if isLandscape { options.isLandscape = true }
    return NibCheck(document, options: options).diagnostics.filter { $0.id == "unsafe-area" }.map {
      "\($0.severity): \($0.message)"
    }
  }

  @Test("A text under the status bar is a note on the canvas and a warning on a device") func text() {
    let message = "label \"Name\" is under the status bar and the camera: pin it to the safe area"
    #expect(findings(label: (20, 0)) == ["note: \(message)"])
    #expect(findings(label: (20, 0), device: "iPhone 15") == ["warning: \(message)"])
    #expect(findings(label: (20, 60), device: "iPhone 15") == [])
  }

  @Test("A phone with a home button has only a status bar") func homeButton() {
    #expect(
      findings(label: (20, 0), device: "iPhone SE (3rd generation)") == [
        "warning: label \"Name\" is under the status bar: pin it to the safe area"
      ])
    #expect(findings(label: (20, 20), device: "iPhone SE (3rd generation)") == [])
  }

  @Test("A button is under the home indicator if its middle is") func control() {
    #expect(
      findings(button: (100, 815), device: "iPhone 15") == [
        "warning: button \"Buy\" is under the home indicator: pin it to the safe area"
      ])
    #expect(findings(button: (100, 795), device: "iPhone 15") == [])
  }

  @Test("A text beside the camera of a phone in landscape") func landscape() {
    #expect(
      findings(device: "iPhone 15", isLandscape: true) == [
        "warning: label \"Name\" is in the area of the camera: pin it to the safe area"
      ])
  }

  @Test("A launch screen is not examined") func launchScreen() {
    #expect(findings(label: (20, 0), root: "launchScreen=\"YES\"") == [])
  }
}
