import ArgumentParser
import NibCore
import NibTools

/// The options that choose the device and settings for the layout of a document. All commands that draw or lay out
/// documents have these options.
struct LayoutArguments: ParsableArguments {
  @OptionGroup var deviceArguments: DeviceArguments

  @Option(
    help: ArgumentHelp(
      "Set the Dynamic Type size: XS, S, M, L, XL, XXL, XXXL or AX1 to AX5.", valueName: "size"))
  var textSize: String?

  func validate() throws {
    if let textSize, UIContentSizeCategory(nibShortName: textSize.uppercased()) == nil {
      throw ValidationError(
        "'\(textSize)' is not a valid text size; use XS, S, M, L, XL, XXL, XXXL or AX1 to AX5.")
    }
  }

  /// The name of the device as the user gave it; `nil` for the document's own device.
  var device: String? { deviceArguments.device }

  /// Whether any of these options can change the layout.
  var isGiven: Bool { deviceArguments.isGiven || textSize != nil }

  /// The options as `LoadedDocument` accepts them.
  var options: LayoutOptions {
    var options = deviceArguments.options
    let category = textSize.flatMap { UIContentSizeCategory(nibShortName: $0.uppercased()) }
    options.contentSize = category ?? .unspecified
    return options
  }
}
