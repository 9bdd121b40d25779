/// A screen that NibTerm can lay out for: size, scale and safe area in points.
public struct Device: Hashable, Sendable {
  /// The id that Interface Builder writes in `<device id=...>`, or NibTerm's own short name.
  public var id: String
  /// The marketing names, for people and for `--device`.
  public var name: String
  /// Portrait size in points.
  public var width: Double
  public var height: Double
  /// Pixels a point.
  public var scale: Int
  public var idiom: Idiom
  /// Top and bottom safe-area insets in portrait.
  public var safeTop: Double
  public var safeBottom: Double
  /// Left and right safe-area inset in landscape.
  public var safeSide: Double
  /// Bottom safe-area inset in landscape.
  public var safeBottomLandscape: Double
  /// Whether the width class is regular in landscape (large phones).
  public var isWideInLandscape: Bool

  public enum Idiom: Hashable, Sendable { case phone, pad, terminal }

  init(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Int = 2, _ idiom: Idiom = .phone,
    top: Double = 20, bottom: Double = 0, side: Double = 0, bottomLandscape: Double = 0, wide: Bool = false
  ) {
    self.id = id
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.idiom = idiom
    safeTop = top
    safeBottom = bottom
    safeSide = side
    safeBottomLandscape = bottomLandscape
    isWideInLandscape = wide
  }
}

extension Device {
  /// Every device, oldest first. Sizes and safe areas: FACTS 4.5.
  public static let all: [Device] = phones + pads + [terminal]

  private static let phones: [Device] = [
    Device("retina3_5", "iPhone 4s", 320, 480),
    Device("retina4_0", "iPhone SE (1st generation), 5s", 320, 568),
    Device("retina4_7", "iPhone 8, SE (2nd, 3rd generation)", 375, 667),
    Device("retina5_5", "iPhone 8 Plus", 414, 736, scale: 3, wide: true),
    Device(
      "retina5_9", "iPhone X, XS, 11 Pro", 375, 812, scale: 3, top: 44, bottom: 34, side: 44,
      bottomLandscape: 21),
    Device(
      "retina6_1", "iPhone XR, 11", 414, 896, top: 44, bottom: 34, side: 44, bottomLandscape: 21, wide: true),
    Device(
      "retina6_5", "iPhone XS Max, 11 Pro Max", 414, 896, scale: 3, top: 44, bottom: 34, side: 44,
      bottomLandscape: 21, wide: true),
    Device(
      "retina5_4", "iPhone 12 mini, 13 mini", 375, 812, scale: 3, top: 50, bottom: 34, side: 50,
      bottomLandscape: 21),
    Device(
      "retina6_0", "iPhone 12, 13, 14", 390, 844, scale: 3, top: 47, bottom: 34, side: 47, bottomLandscape: 21
    ),
    Device(
      "retina6_7", "iPhone 12 Pro Max, 13 Pro Max, 14 Plus", 428, 926, scale: 3, top: 47, bottom: 34,
      side: 47,
      bottomLandscape: 21, wide: true),
    Device(
      "retina6_12", "iPhone 14 Pro, 15, 16", 393, 852, scale: 3, top: 59, bottom: 34, side: 59,
      bottomLandscape: 21),
    Device(
      "retina6_72", "iPhone 14 Pro Max, 15 Plus, 16 Plus", 430, 932, scale: 3, top: 59, bottom: 34, side: 59,
      bottomLandscape: 21, wide: true),
    Device(
      "retina6_3", "iPhone 16 Pro, 17", 402, 874, scale: 3, top: 62, bottom: 34, side: 62, bottomLandscape: 21
    ),
    Device(
      "retina6_9", "iPhone 16 Pro Max, 17 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34, side: 62,
      bottomLandscape: 21, wide: true),
  ]

  private static let pads: [Device] = [
    Device("ipad9_7", "iPad 9.7, mini", 768, 1024, .pad),
    Device("ipad10_2", "iPad 10.2", 810, 1080, .pad),
    Device("ipad10_5", "iPad Pro 10.5, Air 3", 834, 1112, .pad),
    Device(
      "ipad10_9rounded", "iPad Air 4, 10th generation", 820, 1180, .pad, top: 24, bottom: 20,
      bottomLandscape: 20),
    Device("ipad11_0rounded", "iPad Pro 11", 834, 1194, .pad, top: 24, bottom: 20, bottomLandscape: 20),
    Device("ipad12_9", "iPad Pro 12.9 (1st, 2nd generation)", 1024, 1366, .pad),
    Device("ipad12_9rounded", "iPad Pro 12.9", 1024, 1366, .pad, top: 24, bottom: 20, bottomLandscape: 20),
  ]

  /// The terminal itself: a program that runs here has as much room as the window gives it, a pixel is a
  /// cell, and every font is one cell a character.
  public static let terminal = Device(
    "terminal", "the terminal itself", 640, 384, scale: 1, .terminal, top: 0)

  /// The device with that id, or one of whose names matches (case and spaces aside); nil if none does.
  public static func named(_ text: String) -> Device? {
    let wanted = text.folded
    return all.first { $0.id == text } ?? all.last { $0.matches(wanted) }
  }

  private func matches(_ wanted: String) -> Bool {
    guard !wanted.isEmpty else { return false }
    if id.folded == wanted { return true }
    let family = name.prefix { !$0.isNumber }.split(separator: " ").first.map(String.init) ?? ""
    return name.split(separator: ",").contains { part in
      let own = String(part).folded
      return own == wanted || (family + own).folded == wanted
    }
  }
}

extension String {
  /// Lower case, letters and digits only.
  fileprivate var folded: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
