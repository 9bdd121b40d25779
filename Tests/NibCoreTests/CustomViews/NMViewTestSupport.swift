import Foundation
import NibCore

/// Nibs for the tests of NMView, which are found by name like those of a program.
enum NMNibs {
  /// Registers the nibs and the classes of the tests. A second call has no effect.
  static func register() { _ = registration }

  private static let registration: Void = {
    NibClassRegistry.registerModule(of: NMCard.self)
    NibSearchPath.embed(nibs.mapValues { Array($0.utf8) })
  }()

  private static var nibs: [String: String] {
    [
      "NMCard": card, "NMPlain": TestNib.xib("<view tag=\"5\" id=\"1\">\(rect(0, 0, 30, 40))</view>"),
      "NMNoView": TestNib.xib("<customObject id=\"1\" customClass=\"PlainObject\"/>"),
      "NMLayouts": TestNib.xib(layouts), "NMTemplateHolder": templateHolder, "NMManaged": managed,
      "NMOuter": TestNib.xib("<view id=\"1\"><subviews>\(inner("NMCard", tag: 7))</subviews></view>"),
      "NMSelfLoading": TestNib.xib("<view id=\"1\" customClass=\"NMSelfLoading\"/>"),
      "NMConstrained": TestNib.xib(constrained),
    ]
  }

  static func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// A view of another nib: green, clipped, with a tag and a mask.
  static func inner(_ name: String, tag: Int) -> String {
    """
    <view tag="\(tag)" clipsSubviews="YES" id="9" customClass="\(name)">\(rect(20, 20, 100, 100))
    <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
    <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="calibratedRGB"/></view>
    """
  }

  private static let card = TestNib.xib(
    """
    <view tag="3" id="1">\(rect(0, 0, 400, 150))
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
    <subviews><label text="on the card" tag="1" id="2">\(rect(20, 20, 360, 21))</label>
    <view tag="2" id="3">\(rect(20, 93, 37, 37))</view></subviews></view>
    """, owner: TestNib.connections("<outlet property=\"mark\" destination=\"3\" id=\"c\"/>"))

  /// A view with the ratio 0.5, and layouts with the ratios 2 and 1, of which the second is marked by its tag. The
  /// last view is not marked.
  private static let layouts = """
    <view id="1">\(rect(0, 0, 100, 200))<subviews><view tag="11" id="2">\(rect(1, 1, 10, 10))</view>
    <view tag="12" id="3">\(rect(2, 2, 20, 20))</view></subviews></view>
    <view id="4" customClass="NMViewLayoutView">\(rect(0, 0, 200, 100))
    <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="calibratedRGB"/>
    <subviews><label text="a" alpha="0.5" tag="1" id="5">\(rect(3, 3, 30, 30))</label>
    <view id="6">\(rect(4, 4, 40, 40))</view></subviews></view>
    <view tag="66768" id="7">\(rect(0, 0, 200, 200))<subviews><view id="8">\(rect(5, 5, 50, 50))</view></subviews>
    </view>
    <view id="10">\(rect(0, 0, 900, 100))<subviews><view id="11">\(rect(6, 6, 60, 60))</view></subviews></view>
    """

  private static let templateHolder = TestNib.xib(
    """
    <view id="1">\(rect(0, 0, 300, 100))<subviews><view id="2">\(rect(1, 1, 10, 10))</view></subviews></view>
    <view id="3">\(rect(0, 0, 20, 40))</view>
    """, owner: TestNib.connections("<outlet property=\"template\" destination=\"3\" id=\"c\"/>"))

  private static let managed = TestNib.xib(
    """
    <view id="1">\(rect(0, 0, 100, 50))<subviews><view id="2">\(rect(1, 1, 10, 10))</view></subviews></view>
    <view id="3" customClass="NMViewLayoutView">\(rect(0, 0, 50, 100))</view>
    <customObject id="4" customClass="NMTestManager"/>
    """, owner: TestNib.connections("<outlet property=\"layoutManager\" destination=\"4\" id=\"c\"/>"))

  private static let constrained = """
    <view id="1">\(rect(0, 0, 100, 50))
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="2">\(rect(10, 10, 80, 30))</view></subviews>
    <constraints>
    <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leading" constant="10" id="a"/>
    <constraint firstAttribute="trailing" secondItem="2" secondAttribute="trailing" constant="10" id="b"/>
    <constraint firstItem="2" firstAttribute="top" secondItem="1" secondAttribute="top" constant="10" id="d"/>
    <constraint firstAttribute="bottom" secondItem="2" secondAttribute="bottom" constant="10" id="e"/>
    </constraints></view>
    """
}

/// Counts and records the calls that it receives.
class NMCountingView: NMView {
  private(set) var calls: [String] = []

  override func createView() { calls.append("createView") }
  override func viewDidLoad() { calls.append("viewDidLoad") }
  override func layoutDidChange() {
    calls.append("layoutDidChange")
    super.layoutDidChange()
  }
  override func layoutDidChange(toAspectRatio aspectRatio: CGFloat) { calls.append("to \(aspectRatio)") }
  override func setValue(_ value: Any?, forKey key: String) throws {
    calls.append("set \(key)")
    try super.setValue(value, forKey: key)
  }
}

final class NMCard: NMCountingView { @Outlet var mark: UIView! }
final class NMLayouts: NMCountingView {}
final class NMTemplateHolder: NMCountingView { @Outlet var template: UIView! }
final class NMManaged: NMCountingView {}
final class NMOuter: NMCountingView {}
final class NMWithoutNib: NMCountingView {}
final class NMNoView: NMCountingView {}
final class NMSelfLoading: NMView {}
final class NMConstrained: NMView {}

/// A custom manager that counts its calls and returns `result`. It arranges nothing.
final class NMTestManager: NMViewLayoutManager {
  private(set) var callCount = 0
  var result = true

  override func layoutSubviews(_ view: UIView) -> Bool {
    callCount += 1
    return result
  }
}
