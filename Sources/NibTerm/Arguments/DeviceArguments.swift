import ArgumentParser
import NibCore
import NibTools

/// The options that choose the device and settings for the layout of a document, without the text size.
struct DeviceArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("Lay out for this device. 'nibterm devices' lists the names.", valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "Set the size of the root view in points, or 'terminal' to fill the terminal.", valueName: "WxH"))
  var size: String?

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Turn landscape orientation on or off. Default: as saved, or off for another device.")
  var landscape: Bool?

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Turn dark appearance on or off. Default: as saved, or off for another device.")
  var dark: Bool?

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Turn right-to-left layout on or off. Default: the direction of the language.")
  var rtl: Bool?

  @Option(help: .language) var language: ShownLanguage?

  func validate() throws {
    if let device, Device.named(device) == nil {
      let nearest = Suggestion(Device.nearestNames(to: device)).question.map { " \($0)" } ?? ""
      throw ValidationError("No device named '\(device)'.\(nearest) 'nibterm devices' lists all devices.")
    }
    if let size, size != "terminal", CGSize(nibText: size) == nil {
      throw ValidationError(
        "'\(size)' is not a valid size; use WIDTHxHEIGHT in points, for example 375x667, or 'terminal'.")
    }
  }

  /// Whether any of these options can change the layout. `--no-rtl` does not, because it chooses the default.
  var isGiven: Bool {
    device != nil || size != nil || landscape != nil || dark != nil || rtl == true
      || language != nil
  }

  /// The options as `LoadedDocument` accepts them, with the text size of the device.
  var options: LayoutOptions {
    var options = LayoutOptions()
    options.device = device.flatMap { Device.named($0) }
    options.isLandscape = landscape
    options.size = size.flatMap { $0 == "terminal" ? TerminalSize.points : CGSize(nibText: $0) }
    options.style = dark.map { $0 ? .dark : .light }
    options.show(in: language)
    if let rtl { options.isRightToLeft = rtl }
    options.contentSize = .unspecified
    return options
  }
}
