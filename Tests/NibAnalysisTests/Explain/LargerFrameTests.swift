import Foundation
import NibEditing
import Testing

@testable import NibAnalysis
@testable import NibCore

/// Larger saved frames for views that their frames place.
@Suite struct LargerFrameTests {
  /// A label that is saved 300 points wide in a root of 375 points, and becomes wider and narrower with it.
  private static func sample(width: CGFloat) -> ExplainSample {
    var options = LayoutOptions()
    options.size = CGSize(width: width, height: 200)
    let label = """
      <label text="Title" fixedFrame="YES" id="a"><rect key="frame" x="10" y="10" width="300" height="20"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/></label>
      """
    return ExplainSample([label], [], options: options)
  }

  private static func frame(_ view: UIView, width: CGFloat) -> [DocumentEdit]? {
    LargerFrame(of: view, .width, width)?.remedy.edits
  }

  @Test("A saved width grows by what the view lacks on the screen that shows it") func narrowScreen() {
    let sample = Self.sample(width: 320)
    withExtendedLifetime(sample) {
      let view = sample.view("a")
      #expect(view.frame.width == 245)
      #expect(
        Self.frame(view, width: 260) == [
          .frame(FrameEdit("a", NibRect(x: 10, y: 10, width: 315, height: 20)))
        ])
      #expect(Self.frame(view, width: 245) == nil)
    }
  }

  @Test("On the saved screen, the width is the needed one, if there is room for it") func canvas() {
    let sample = Self.sample(width: 375)
    withExtendedLifetime(sample) {
      let view = sample.view("a")
      #expect(
        Self.frame(view, width: 310) == [
          .frame(FrameEdit("a", NibRect(x: 10, y: 10, width: 310, height: 20)))
        ])
      #expect(Self.frame(view, width: 290) == nil)
      #expect(Self.frame(view, width: 380) == nil)
    }
  }
}
