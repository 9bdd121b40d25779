extension Device {
  /// All devices: the phones from oldest to newest, then the tablets, the television and the terminal.
  ///
  /// Sources of sizes, scales and safe areas: docs/uikit-facts.md 4.5, the canvases that Interface Builder
  /// saved, and for newer devices the values that Apple and testers published. Devices with the same values share
  /// a row.
  package static let all: [Device] = phones + pads + [appleTV, terminal]

  private static let phones: [Device] = [
    homeButtonPhone("retina3_5", 320, 480, ["iPhone 4", "iPhone 4s"]),
    homeButtonPhone(
      "retina4_0", 320, 568, ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE (1st generation)"]),
    homeButtonPhone(
      "retina4_7", 375, 667,
      [
        "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ]),
    homeButtonPhone(
      "retina5_5", 414, 736, scale: 3, ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
    phone("retina5_9", 375, 812, top: 44, ["iPhone X", "iPhone XS", "iPhone 11 Pro"]),
    phone("retina6_1", 414, 896, scale: 2, top: 48, ["iPhone XR", "iPhone 11"]),
    phone("retina6_5", 414, 896, top: 44, ["iPhone XS Max", "iPhone 11 Pro Max"]),
    phone("retina5_4", 375, 812, top: 50, ["iPhone 12 mini", "iPhone 13 mini"]),
    phone(
      "retina6_0", 390, 844, top: 47,
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]),
    phone("retina6_7", 428, 926, top: 47, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
    phone(
      "retina6_12", 393, 852, top: 59, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
    phone(
      "retina6_72", 430, 932, top: 59,
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
    phone("retina6_3", 402, 874, top: 62, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
    phone("retina6_9", 440, 956, top: 62, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
    phone("retina6_54", 420, 912, top: 68, ["iPhone Air"]),
  ]

  private static let pads: [Device] = [
    homeButtonPad(
      "ipad9_7", 768, 1024,
      [
        "iPad (3rd generation)", "iPad (4th generation)", "iPad (5th generation)", "iPad (6th generation)",
        "iPad Air (1st generation)", "iPad Air (2nd generation)", "iPad mini (2nd generation)",
        "iPad mini (3rd generation)", "iPad mini (4th generation)", "iPad mini (5th generation)",
        "iPad Pro 9.7",
      ]),
    homeButtonPad(
      "ipad10_2", 810, 1080, ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]),
    homeButtonPad("ipad10_5", 834, 1112, ["iPad Pro 10.5", "iPad Air (3rd generation)"]),
    pad(
      "ipad10_9rounded", 820, 1180,
      [
        "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad Air 11 (M2)", "iPad Air 11 (M3)",
        "iPad (10th generation)", "iPad (A16)",
      ]),
    pad("ipad8_3rounded", 744, 1133, ["iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
    pad(
      "ipad11_0rounded", 834, 1194,
      [
        "iPad Pro 11 (1st generation)", "iPad Pro 11 (2nd generation)", "iPad Pro 11 (3rd generation)",
        "iPad Pro 11 (4th generation)",
      ]),
    pad("ipad11_1rounded", 834, 1210, ["iPad Pro 11 (M4)", "iPad Pro 11 (M5)"]),
    homeButtonPad(
      "ipad12_9", 1024, 1366, ["iPad Pro 12.9 (1st generation)", "iPad Pro 12.9 (2nd generation)"]),
    pad(
      "ipad12_9rounded", 1024, 1366,
      [
        "iPad Pro 12.9 (3rd generation)", "iPad Pro 12.9 (4th generation)", "iPad Pro 12.9 (5th generation)",
        "iPad Pro 12.9 (6th generation)", "iPad Air 13 (M2)", "iPad Air 13 (M3)",
      ]),
    pad("ipad13_0rounded", 1032, 1376, ["iPad Pro 13 (M4)", "iPad Pro 13 (M5)"]),
  ]

  /// An Apple TV. Views have the same size in points on screens with 1080 and with 2160 lines.
  package static let appleTV = Device(
    "appleTV", ["Apple TV"], 1920, 1080, scale: 1, .tv, top: 60, bottom: 60, side: 80)

  /// The terminal itself. The size here is that of a window of 80 x 24 cells; a running program uses the size of its
  /// window. Frames are rounded to whole cells, and every character of every font has the size of a cell:
  /// 8 x 16 points.
  package static let terminal = Device(
    "terminal", ["the terminal itself"], 640, 384, scale: 1, .terminal, top: 0)

  /// A phone with a home button. Only the status bar takes space, and in landscape nothing does.
  private static func homeButtonPhone(
    _ id: String, _ width: Double, _ height: Double, scale: Int = 2, _ names: [String]
  ) -> Device {
    Device(id, names, width, height, scale: scale)
  }

  /// A phone without a home button. The camera's inset (`top`, in points) applies to the top in portrait and to both
  /// sides in landscape. The home indicator takes 34 points in portrait and 21 in landscape.
  private static func phone(
    _ id: String, _ width: Double, _ height: Double, scale: Int = 3, top: Double, _ names: [String]
  ) -> Device {
    Device(id, names, width, height, scale: scale, top: top, bottom: 34, side: top, bottomLandscape: 21)
  }

  private static func homeButtonPad(
    _ id: String, _ width: Double, _ height: Double, _ names: [String]
  ) -> Device {
    Device(id, names, width, height, .pad)
  }

  private static func pad(_ id: String, _ width: Double, _ height: Double, _ names: [String]) -> Device {
    Device(id, names, width, height, .pad, top: 24, bottom: 20, bottomLandscape: 20)
  }
}
