import NibCoreTestSupport
import Testing

@testable import NibCore

/// The sheets of a storyboard, laid out for a device.
@Suite struct SheetsOnDeviceTests {
  private typealias S = SmallStoryboard

  /// The size of the view of the controller `vc` and its insets on a device.
  private struct Shown: Equatable {
    var size: [CGFloat]
    var insets: [CGFloat]
  }

  /// - Parameters:
  ///   - tools: the toolsVersion of the document.
  ///   - saved: the saved size of the view.
  ///   - scenes: further scenes.
  private func shown(
    _ name: String, isLandscape: Bool? = nil, tools: Int = 21_507, saved: (Int, Int) = (414, 896),
    metrics: String = "", attributes: String = "", scenes: String = ""
  ) throws -> Shown {
    var options = LayoutOptions()
    let device = try #require(Device.named(name))
    options.device = device
    options.isLandscape = isLandscape
    let sample = CanvasSample(toolsVersion: tools, options: options)
    let scene = sample.scene(CanvasSample.root(saved.0, saved.1), metrics: metrics, attributes: attributes)
    let loaded = sample.storyboard(scene + scenes)
    let root = try #require(loaded.frame("root"))
    return Shown(size: [root.width, root.height], insets: try #require(loaded.insets("inner")))
  }

  /// A controller that presents another one.
  private func presenter(of id: String, _ attributes: String = "", kind: String = "presentation") -> String {
    let segue = S.segue(kind, to: id, attributes)
    return "<scene sceneID=\"p\"><objects>\(S.controller("p", connections: segue))</objects></scene>"
  }

  @Test(
    "A sheet begins below the status bar of a phone, and ends at the bottom of the screen",
    arguments: [
      ("iPhone 15", [393, 783], [0, 0, 34, 0]), ("iPhone 14", [390, 787], [0, 0, 34, 0]),
      ("iPhone 11", [414, 838], [0, 0, 34, 0]), ("iPhone 8", [375, 647], [0, 0, 0, 0]),
    ] as [(String, [CGFloat], [CGFloat])])
  func phones(name: String, size: [CGFloat], insets: [CGFloat]) throws {
    let expected = Shown(size: size, insets: insets)
    let style = "modalPresentationStyle=\"formSheet\""
    #expect(try shown(name, saved: (414, 838), scenes: presenter(of: "vc")) == expected)
    #expect(try shown(name, saved: (414, 838), scenes: presenter(of: "vc", style)) == expected)
    // Interface Builder drew no sheets then.
    #expect(try shown(name, tools: 14_490, scenes: presenter(of: "vc", kind: "modal")) == expected)
    // The document does not contain the segue, but the size of a sheet.
    #expect(try shown(name, saved: (414, 838)) == expected)
    let metrics = "<modalPageSheetSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    #expect(try shown(name, metrics: metrics) == expected)
  }

  @Test("A controller that covers the screen is not a sheet") func fullScreen() throws {
    let expected = Shown(size: [393, 852], insets: [59, 0, 34, 0])
    let style = "modalPresentationStyle=\"fullScreen\""
    #expect(try shown("iPhone 15", scenes: presenter(of: "vc", style)) == expected)
    #expect(try shown("iPhone 15", tools: 14_490, attributes: style, scenes: presenter(of: "vc")) == expected)
    // Another segue, or code, shows the controller over the whole screen on the canvas.
    #expect(try shown("iPhone 15", scenes: presenter(of: "vc")) == expected)
    #expect(try shown("iPhone 15", scenes: presenter(of: "vc", kind: "show")) == expected)
  }

  @Test(
    "A controller with the style of a sheet is one, even if it fills the screen on the canvas",
    arguments: ["pageSheet", "formSheet"])
  func namedStyle(style: String) throws {
    let expected = Shown(size: [393, 783], insets: [0, 0, 34, 0])
    let style = "modalPresentationStyle=\"\(style)\""
    #expect(try shown("iPhone 15", scenes: presenter(of: "vc", style)) == expected)
    #expect(try shown("iPhone 15", attributes: style, scenes: presenter(of: "vc")) == expected)
    // Only code can present the controller.
    #expect(try shown("iPhone 15", attributes: style) == expected)
    // The style has no effect on a controller that is pushed.
    let screen = Shown(size: [393, 852], insets: [59, 0, 34, 0])
    #expect(try shown("iPhone 15", attributes: style, scenes: presenter(of: "vc", kind: "push")) == screen)
  }

  @Test("In a compact height, a sheet covers the screen") func landscape() throws {
    let expected = Shown(size: [852, 393], insets: [0, 59, 21, 59])
    #expect(try shown("iPhone 15", isLandscape: true, saved: (414, 838)) == expected)
  }

  @Test("The controllers of a navigation controller in a sheet are below a higher bar")
  func navigation() throws {
    let bar = "<scene sceneID=\"n\"><objects>\(S.navigation("nav", root: "vc"))</objects></scene>"
    let scenes = bar + presenter(of: "nav")
    let phone = Shown(size: [393, 783], insets: [56, 0, 34, 0])
    #expect(try shown("iPhone 15", saved: (414, 838), scenes: scenes) == phone)
    let tablet = Shown(size: [704, 998], insets: [56, 0, 0, 0])
    #expect(try shown("iPad Pro 11", tools: 14_490, scenes: scenes) == tablet)
  }

  @Test(
    "On a tablet, sheets are in the middle of the screen",
    arguments: [
      ("iPad (9th generation)", false, [704, 992], [540, 620]),
      ("iPad Pro 12.9", false, [704, 998], [540, 620]), ("iPad Pro 12.9", true, [704, 936], [540, 620]),
    ] as [(String, Bool, [CGFloat], [CGFloat])])
  func tablets(name: String, isLandscape: Bool, page: [CGFloat], form: [CGFloat]) throws {
    let style = "modalPresentationStyle=\"formSheet\""
    let insets: [CGFloat] = [0, 0, 0, 0]
    let saved = (414, 838)
    #expect(
      try shown(name, isLandscape: isLandscape, saved: saved, scenes: presenter(of: "vc"))
        == Shown(size: page, insets: insets))
    #expect(
      try shown(name, isLandscape: isLandscape, saved: saved, scenes: presenter(of: "vc", style))
        == Shown(size: form, insets: insets))
  }
}
