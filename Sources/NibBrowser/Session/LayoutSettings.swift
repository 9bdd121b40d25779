import NibCore
import NibTools

/// The settings with which the browser lays out documents. Initially, they are those of the command line; commands
/// change them.
struct LayoutSettings {
  private(set) var options: LayoutOptions
  /// The name of the device as the user typed or chose it; `nil` for the document's own device. One device can have
  /// several names.
  private(set) var deviceName: String?
  private let initialOptions: LayoutOptions
  private let initialDeviceName: String?

  init(_ options: LayoutOptions, deviceName: String? = nil) {
    self.options = options
    self.deviceName = deviceName ?? options.device?.shownName
    initialOptions = options
    initialDeviceName = self.deviceName
  }

  /// Whether anything differs from the way the document was saved.
  var isChanged: Bool { !differences.isEmpty }

  /// The differences in few words: devices have their brief names.
  var briefly: String {
    differences.map { $0 == deviceName ? Device.briefName($0) : $0 }.joined(separator: ", ")
  }

  /// The differences from the way the document was saved, as the status line shows them.
  var differences: [String] {
    var words: [String] = []
    if let deviceName { words.append(deviceName) }
    if let isLandscape = options.isLandscape { words.append(isLandscape ? "landscape" : "portrait") }
    if let size = options.size { words.append(size.nibText) }
    if let style = options.style { words.append(style == .dark ? "dark" : "light") }
    if options.contentSize != .unspecified { words.append("text \(options.contentSize.nibShortName)") }
    if let language = options.language { words.append(language.name) }
    if options.isRightToLeft != (options.language?.isRightToLeft ?? false) {
      words.append(options.isRightToLeft ? "right-to-left" : "left-to-right")
    }
    if let classes = options.sizeClasses {
      words.append("w\(classes.horizontal.letter) h\(classes.vertical.letter)")
    }
    return words
  }

  /// The devices that the command `device` steps through: one for each kind of screen.
  static let commonDeviceNames = [
    "iPhone SE (1st generation)", "iPhone SE (3rd generation)", "iPhone 16", "iPhone 17 Pro Max",
    "iPad mini (A17 Pro)", "iPad Pro 11 (4th generation)", "iPad Air 13 (M3)",
  ]

  static var commonDevices: [Device] { commonDevices(for: nil) }

  /// The common devices that can show a document.
  static func commonDevices(for document: NibDocument?) -> [Device] {
    names(for: document).compactMap { Device.named($0) }
  }

  private static func names(for document: NibDocument?) -> [String] {
    document?.kind.platform == .tvOS ? Device.appleTV.names : commonDeviceNames
  }

  /// All names of devices that can show a document, with the sizes of their screens in points.
  static func deviceChoices(for document: NibDocument?) -> [(name: String, size: String)] {
    Device.all.filter { $0.idiom != .terminal && document?.suits($0) ?? true }.flatMap { device in
      let size = CGSize(width: device.width, height: device.height).nibText
      return device.names.map { (name: $0, size: size) }
    }
  }

  /// Chooses the next common device that can show a document; after the last one, the document's own.
  mutating func nextDevice(for document: NibDocument?) {
    let names = LayoutSettings.names(for: document)
    let next = deviceName.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    choose(next < names.count ? names[next] : nil)
  }

  /// The name of the device for which a document is laid out; `nil` for its own device, also if the chosen one cannot show
  /// it.
  func deviceName(for document: NibDocument?) -> String? {
    guard let document, let device = options.device else { return deviceName }
    return document.suits(device) ? deviceName : nil
  }

  /// Lays out for the device with the given name; `nil` for the document's own device.
  mutating func choose(_ name: String?) {
    options.device = name.flatMap { Device.named($0) }
    deviceName = options.device == nil ? nil : name
    options.size = nil
  }

  mutating func toggleOrientation(from isLandscape: Bool) {
    options.isLandscape = !isLandscape
    options.size = nil
  }

  mutating func toggleAppearance(from isDark: Bool) { options.style = isDark ? .light : .dark }

  mutating func toggleDirection() { options.isRightToLeft.toggle() }

  /// Shows the texts of a language, in its direction; `nil` for the development language.
  mutating func show(in language: ShownLanguage?) { options.show(in: language) }

  /// Changes to the next larger or smaller text size, if there is one.
  mutating func stepTextSize(by step: Int) {
    if let next = nextTextSize(by: step) { options.contentSize = next }
  }

  /// The text size that is the given number of steps larger, or smaller if the number is negative; `nil` if there is
  /// none.
  func nextTextSize(by step: Int) -> UIContentSizeCategory? {
    let sizes = UIContentSizeCategory.nibOrdered
    let current = options.contentSize == .unspecified ? UIContentSizeCategory.large : options.contentSize
    guard let index = sizes.firstIndex(of: current), sizes.indices.contains(index + step) else { return nil }
    return sizes[index + step]
  }

  /// Chooses the next size classes, in the order (horizontal x vertical): compact x compact, compact x regular, regular
  /// x compact, regular x regular, those of the device.
  mutating func nextSizeClasses() {
    let pairs: [SizeClasses?] = [
      SizeClasses(horizontal: .compact, vertical: .compact),
      SizeClasses(horizontal: .compact, vertical: .regular),
      SizeClasses(horizontal: .regular, vertical: .compact),
      SizeClasses(horizontal: .regular, vertical: .regular), nil,
    ]
    let index = pairs.firstIndex(of: options.sizeClasses) ?? pairs.count - 1
    options.sizeClasses = pairs[(index + 1) % pairs.count]
  }

  /// Gives the root views a size in points, from 1 x 1 to 100,000 x 100,000; `nil` for the size that the
  /// document or the device gives them.
  mutating func resize(to size: CGSize?) {
    options.size = size.map {
      CGSize(width: min(max(1, $0.width), 100_000), height: min(max(1, $0.height), 100_000))
    }
  }

  /// Restores the settings of the command line. If they are in effect already, restores those of the saved
  /// document.
  mutating func reset() {
    let before = differences
    (options, deviceName) = (initialOptions, initialDeviceName)
    if differences == before { (options, deviceName) = (LayoutOptions(), nil) }
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var letter: String {
    switch self {
    case .compact: "C"
    case .regular: "R"
    default: "-"
    }
  }
}
