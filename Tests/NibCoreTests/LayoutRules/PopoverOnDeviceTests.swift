import Foundation
import NibCoreTestSupport
import Testing

@testable import NibCore

/// Scenes that are shown in popovers, laid out for a device.
@Suite struct PopoverOnDeviceTests {
  private typealias S = SmallStoryboard
  private static let style = #"modalPresentationStyle="popover""#

  /// A controller whose view `b-view` has the given size, and contains a view `b-inner` that fills the safe area.
  private func shown(_ attributes: String, _ width: Int, _ height: Int) -> String {
    """
    <viewController title="b" id="b" \(attributes)><view key="view" id="b-view">
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="b-inner"><rect key="frame" x="0" y="0" width="9" height="9"/>
    </view></subviews><viewLayoutGuide key="safeArea" id="b-safe"/>
    <constraints>\(CanvasSample.pins("b-inner", "b-safe"))</constraints></view></viewController>
    """
  }

  /// The document of a controller with segues to `b`, laid out for an iPhone 15.
  private func loaded(
    _ segues: [String], _ attributes: String = "", _ width: Int = 200, _ height: Int = 100,
    initial: String = "a"
  ) throws -> LoadedDocument {
    var options = LayoutOptions()
    options.device = Device.named("iPhone 15")
    let presenter = S.controller("a", views: S.button("go", segues.joined()))
    let document = try S.document([presenter, shown(attributes, width, height)], initial: initial)
    return LoadedDocument(document, options: options)
  }

  @Test(
    "A popover keeps its size on a device, and has no safe area of the screen",
    arguments: [
      ([S.segue("popoverPresentation", to: "b")], ""), ([S.segue("popover", to: "b")], ""),
      ([S.segue("presentation", to: "b", style)], ""), ([S.segue("presentation", to: "b")], style),
      ([], style),
      ([S.segue("popoverPresentation", to: "b"), S.segue("presentation", to: "b", style)], ""),
    ] as [([String], String)])
  func popovers(segues: [String], attributes: String) throws {
    let loaded = try loaded(segues, attributes)
    #expect(loaded.frame("b-view")?.size == CGSize(width: 200, height: 100))
    #expect(loaded.insets("b-inner") == [0, 0, 0, 0])
  }

  @Test("A scene that is also shown in another way has the safe area of the screen") func otherWays() throws {
    let popover = S.segue("popoverPresentation", to: "b")
    for segues in [[popover, S.segue("show", to: "b")], [S.segue("show", to: "b", Self.style)]] {
      #expect(try loaded(segues).insets("b-inner") == [59, 0, 34, 0])
    }
    #expect(try loaded([popover], initial: "b").insets("b-inner") == [59, 0, 34, 0])
  }

  @Test("A popover whose view has the size of the canvas fills the screen of a device") func fullSize() throws
  {
    let loaded = try loaded([S.segue("popoverPresentation", to: "b")], "", 375, 667)
    #expect(loaded.frame("b-view")?.size == CGSize(width: 393, height: 852))
    #expect(loaded.insets("b-inner") == [59, 0, 34, 0])
  }
}
