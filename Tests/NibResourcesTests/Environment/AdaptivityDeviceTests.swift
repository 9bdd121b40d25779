import Testing

@testable import NibResources

@Suite struct AdaptivityDeviceTests {
  /// The published data of a screen: points, pixels per point, safe area in portrait (top, bottom) and
  /// landscape (sides, bottom), size classes in portrait and landscape.
  struct Row: Sendable {
    var id: String
    var width: Double
    var height: Double
    var scale: Int
    var portrait: [Double]
    var landscape: [Double]
    var classes: String

    init(
      _ id: String, _ width: Double, _ height: Double, _ scale: Int, _ portrait: [Double],
      _ landscape: [Double], _ classes: String
    ) {
      (self.id, self.width, self.height, self.scale) = (id, width, height, scale)
      (self.portrait, self.landscape, self.classes) = (portrait, landscape, classes)
    }
  }

  private static let phones: [Row] = [
    Row("retina3_5", 320, 480, 2, [20, 0], [0, 0], "CxR CxC"),
    Row("retina4_0", 320, 568, 2, [20, 0], [0, 0], "CxR CxC"),
    Row("retina4_7", 375, 667, 2, [20, 0], [0, 0], "CxR CxC"),
    Row("retina5_5", 414, 736, 3, [20, 0], [0, 0], "CxR RxC"),
    Row("retina5_9", 375, 812, 3, [44, 34], [44, 21], "CxR CxC"),
    Row("retina6_1", 414, 896, 2, [48, 34], [48, 21], "CxR RxC"),
    Row("retina6_5", 414, 896, 3, [44, 34], [44, 21], "CxR RxC"),
    Row("retina5_4", 375, 812, 3, [50, 34], [50, 21], "CxR CxC"),
    Row("retina6_0", 390, 844, 3, [47, 34], [47, 21], "CxR CxC"),
    Row("retina6_7", 428, 926, 3, [47, 34], [47, 21], "CxR RxC"),
    Row("retina6_12", 393, 852, 3, [59, 34], [59, 21], "CxR CxC"),
    Row("retina6_72", 430, 932, 3, [59, 34], [59, 21], "CxR RxC"),
    Row("retina6_3", 402, 874, 3, [62, 34], [62, 21], "CxR CxC"),
    Row("retina6_9", 440, 956, 3, [62, 34], [62, 21], "CxR RxC"),
    Row("retina6_54", 420, 912, 3, [68, 34], [68, 21], "CxR RxC"),
  ]

  private static let pads: [Row] = [
    Row("ipad9_7", 768, 1024, 2, [20, 0], [0, 0], "RxR RxR"),
    Row("ipad10_2", 810, 1080, 2, [20, 0], [0, 0], "RxR RxR"),
    Row("ipad10_5", 834, 1112, 2, [20, 0], [0, 0], "RxR RxR"),
    Row("ipad10_9rounded", 820, 1180, 2, [24, 20], [0, 20], "RxR RxR"),
    Row("ipad8_3rounded", 744, 1133, 2, [24, 20], [0, 20], "RxR RxR"),
    Row("ipad11_0rounded", 834, 1194, 2, [24, 20], [0, 20], "RxR RxR"),
    Row("ipad11_1rounded", 834, 1210, 2, [24, 20], [0, 20], "RxR RxR"),
    Row("ipad12_9", 1024, 1366, 2, [20, 0], [0, 0], "RxR RxR"),
    Row("ipad12_9rounded", 1024, 1366, 2, [24, 20], [0, 20], "RxR RxR"),
    Row("ipad13_0rounded", 1032, 1376, 2, [24, 20], [0, 20], "RxR RxR"),
  ]

  @Test(
    "Each device has the screen size, scale, safe areas and size classes that Apple publishes",
    arguments: phones + pads)
  func screens(row: Row) throws {
    let device = try #require(Device.all.first { $0.id == row.id })
    #expect([device.width, device.height] == [row.width, row.height])
    #expect(device.scale == row.scale)
    let portrait = device.safeArea(isLandscape: false)
    let landscape = device.safeArea(isLandscape: true)
    #expect([portrait.top, portrait.bottom].map(Double.init) == row.portrait)
    #expect(portrait.left == 0 && portrait.right == 0)
    #expect([landscape.left, landscape.bottom].map(Double.init) == row.landscape)
    #expect(landscape.left == landscape.right)
    let classes = [false, true].map { text(device.sizeClasses(isLandscape: $0)) }
    #expect(classes.joined(separator: " ") == row.classes)
  }

  @Test("An Apple TV has one orientation, a safe area on all sides and regular size classes")
  func television() {
    let device = Device.appleTV
    #expect((device.width, device.height, device.scale) == (1920, 1080, 1))
    for isLandscape in [false, true] {
      #expect(device.screenSize(isLandscape: isLandscape) == CGSize(width: 1920, height: 1080))
      #expect(
        device.safeArea(isLandscape: isLandscape) == UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80))
      #expect(text(device.sizeClasses(isLandscape: isLandscape)) == "RxR")
    }
    #expect(Device.named("Apple TV") == device)
  }

  @Test("The tables of this suite list every device in order") func completeTables() {
    let known = (Self.phones + Self.pads).map(\.id) + ["appleTV", "terminal"]
    #expect(Device.all.map(\.id) == known)
  }

  private func text(_ classes: SizeClasses) -> String {
    [classes.horizontal, classes.vertical].map { $0 == .compact ? "C" : "R" }.joined(separator: "x")
  }

  // MARK: Windows

  struct Window: Sendable {
    var device: String
    var isLandscape: Bool
    var size: (Double, Double)
    var classes: String
  }

  /// Split View of tablets, and windows on a phone.
  private static let windows: [Window] = [
    Window(device: "ipad9_7", isLandscape: true, size: (320, 768), classes: "CxR"),
    Window(device: "ipad9_7", isLandscape: true, size: (507, 768), classes: "CxR"),
    Window(device: "ipad9_7", isLandscape: true, size: (694, 768), classes: "RxR"),
    Window(device: "ipad9_7", isLandscape: false, size: (438, 1024), classes: "CxR"),
    Window(device: "ipad11_0rounded", isLandscape: true, size: (592, 834), classes: "CxR"),
    Window(device: "ipad11_0rounded", isLandscape: true, size: (809, 834), classes: "RxR"),
    Window(device: "ipad12_9", isLandscape: false, size: (639, 1366), classes: "CxR"),
    Window(device: "ipad12_9", isLandscape: true, size: (678, 1024), classes: "RxR"),
    Window(device: "retina6_12", isLandscape: false, size: (320, 80), classes: "CxR"),
    Window(device: "retina6_12", isLandscape: true, size: (320, 80), classes: "CxC"),
    Window(device: "retina6_12", isLandscape: false, size: (1024, 768), classes: "RxR"),
    Window(device: "terminal", isLandscape: false, size: (320, 160), classes: "CxC"),
    Window(device: "terminal", isLandscape: false, size: (376, 800), classes: "CxR"),
    Window(device: "terminal", isLandscape: false, size: (640, 384), classes: "RxR"),
  ]

  @Test("The size classes of a window depend on its device, orientation and size", arguments: windows)
  func windowSizeClasses(row: Window) throws {
    let device = try #require(Device.named(row.device) ?? (row.device == "terminal" ? .terminal : nil))
    let size = CGSize(width: row.size.0, height: row.size.1)
    #expect(text(device.sizeClasses(isLandscape: row.isLandscape, window: size)) == row.classes)
  }

  // MARK: Names

  @Test(
    "A device is found by its id, by the name of a model, or by a short form of that name",
    arguments: [
      ("retina6_1", "retina6_1"), ("RETINA6_1", "retina6_1"), ("iPhone 13 mini", "retina5_4"),
      ("iphone13MINI", "retina5_4"), ("13 mini", "retina5_4"), ("SE 3", "retina4_7"),
      ("iPhone SE (2nd generation)", "retina4_7"), ("iPhone SE", "retina4_7"), ("iPhone SE 1", "retina4_0"),
      ("iPhone 16e", "retina6_0"), ("17 Pro Max", "retina6_9"), ("iPhone Air", "retina6_54"),
      ("iPad", "ipad10_9rounded"), ("iPad mini", "ipad8_3rounded"), ("iPad mini 5", "ipad9_7"),
      ("iPad Air 4", "ipad10_9rounded"), ("iPad Air 13 (M3)", "ipad12_9rounded"),
      ("ipad pro 12.9-inch (2nd generation)", "ipad12_9"), ("iPad Pro 12.9", "ipad12_9rounded"),
      ("iPad Pro 11", "ipad11_1rounded"), ("iPad Pro 11-inch (3rd generation)", "ipad11_0rounded"),
      ("iPad Pro 12.9\"", "ipad12_9rounded"), ("terminal", "terminal"),
    ])
  func lookUp(name: String, id: String) { #expect(Device.named(name)?.id == id) }

  @Test(
    "An empty, unknown or incomplete name finds no device",
    arguments: ["", " ", "toaster", "iPhone", "Pro", "iPhone 99", "../x", "x/", "@x", "iPhone 15!"])
  func unknownNames(name: String) {
    #expect(Device.named(name) == nil)
  }

  @Test(
    "The nearest id or model name is suggested for a misspelled one",
    arguments: [
      ("iphoen 15 pro", "iPhone 15 Pro"), ("iPhone 12 maxi", "iPhone 12 mini"), ("retina6_11", "retina6_1"),
      ("ipad pro 12,8 6", "iPad Pro 12.9 (6th generation)"), ("toaster", nil), ("", nil),
      ("../x", "iPhone X"),
    ])
  func suggestions(typed: String, nearest: String?) {
    #expect(Device.nearestNames(to: typed).first == nearest)
  }

  @Test(
    "For an iPhone that is too new, the newest iPhones are suggested",
    arguments: [
      ("iPhone 99", ["", " Pro", " Pro Max"]), ("iPhone 44 Pro", [" Pro", "", " Pro Max"]),
      ("iPhone", ["", " Pro", " Pro Max"]),
    ])
  func newestPhones(typed: String, models: [String]) throws {
    let generations = Device.all.flatMap(\.names).filter { $0.hasPrefix("iPhone ") }
      .compactMap { Int($0.dropFirst("iPhone ".count).prefix { $0.isNumber }) }
    let newest = try #require(generations.max())
    #expect(Device.nearestNames(to: typed) == models.map { "iPhone \(newest)\($0)" })
  }

  @Test("For an iPhone that does not exist, those with the nearest numbers are suggested") func nearPhones() {
    #expect(Device.nearestNames(to: "iPhone 9") == ["iPhone 8", "iPhone 7", "iPhone 6"])
  }

  @Test("Each model name belongs to exactly one device and finds it") func uniqueNames() {
    let names = Device.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    for device in Device.all where device.idiom != .terminal {
      #expect(device.names.allSatisfy { Device.named($0) == device })
    }
  }

  @Test("The displayed name of a device lists its models") func displayNames() throws {
    #expect(try #require(Device.named("13 mini")).name == "iPhone 12 mini, 13 mini")
    #expect(Device.terminal.name == "the terminal itself")
  }

  @Test("A device is shown with the name with which it was chosen, which does not make it another device")
  func chosenNames() {
    #expect(Device.named("iPhone 15")?.shownName == "iPhone 15")
    #expect(Device.named("iphone 16")?.shownName == "iPhone 16")
    #expect(Device.named("iPhone 15") == Device.named("iPhone 16"))
    #expect(Device.named("SE 2")?.shownName == "iPhone SE (2nd generation)")
    #expect(Device.named("iPhone SE")?.shownName == "iPhone SE (3rd generation)")
  }

  @Test("Each device has one short name that no other device has") func shownNames() {
    let names = Device.all.map { Device.briefName($0.shownName) }
    #expect(Set(names).count == names.count)
    #expect(Device.named("retina6_0")?.shownName == "iPhone 16e")
    #expect(Device.briefName("iPhone SE (3rd generation)") == "iPhone SE 3")
  }
}
