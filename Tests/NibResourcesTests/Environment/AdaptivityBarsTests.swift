import Testing

@testable import NibResources

@Suite struct AdaptivityBarsTests {
  struct Row: Sendable {
    var device: String
    var isLandscape = false
    var profile = NibEnvironment.Profile.device
    /// The heights of the navigation bar, the large title, the tab bar and the toolbar.
    var bars: [Double]
  }

  @Test(
    "The heights of bars depend on the device, its orientation and the environment's profile",
    arguments: [
      Row(device: "retina4_7", bars: [44, 52, 49, 44]),
      Row(device: "retina4_7", isLandscape: true, bars: [32, 0, 32, 32]),
      Row(device: "retina6_12", bars: [44, 52, 49, 44]),
      Row(device: "retina6_12", isLandscape: true, bars: [32, 0, 32, 32]),
      // Bars of large phones have the same heights in landscape.
      Row(device: "retina5_5", isLandscape: true, bars: [44, 52, 49, 44]),
      Row(device: "retina6_9", isLandscape: true, bars: [44, 52, 49, 44]),
      // Tablets have higher bars since iOS 12. On Interface Builder's canvas, only the navigation bar is higher.
      Row(device: "ipad9_7", bars: [50, 52, 50, 50]),
      Row(device: "ipad11_0rounded", isLandscape: true, bars: [50, 52, 50, 50]),
      Row(device: "ipad9_7", profile: .canvas(toolsVersion: 17_701), bars: [50, 52, 49, 44]),
      Row(device: "retina6_1", profile: .canvas(toolsVersion: 17_701), bars: [44, 52, 49, 49]),
      Row(device: "retina6_1", profile: .canvas(toolsVersion: 24_127), bars: [54, 52, 49, 49]),
      Row(
        device: "retina4_7", isLandscape: true, profile: .canvas(toolsVersion: 17_701), bars: [32, 0, 32, 32]),
      Row(device: "terminal", bars: [32, 0, 32, 32]),
    ])
  func heights(row: Row) throws {
    let device = try #require(Device.named(row.device))
    let rules = MetricRules(device: device, profile: row.profile, isLandscape: row.isLandscape)
    #expect(
      [rules.navigationBarHeight, rules.largeTitleHeight, rules.tabBarHeight, rules.toolbarHeight] == row.bars
    )
  }

  @Test(
    "Xcode's version determines the safe area of a canvas in landscape",
    arguments: [(17_701, 44.0), (22_154, 48)] as [(Int, CGFloat)])
  func landscapeCanvas(toolsVersion: Int, side: CGFloat) throws {
    let device = try #require(Device.named("retina6_1"))
    let rules = MetricRules(device: device, profile: .canvas(toolsVersion: toolsVersion), isLandscape: true)
    #expect(rules.safeArea == UIEdgeInsets(top: 0, left: side, bottom: 21, right: side))
  }
}
