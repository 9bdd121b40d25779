import ArgumentParser
import NibCore
import NibScreen

/// The options that say what a document is laid out for; shared by every command that draws or measures.
struct CanvasOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Lay out for this device; 'nibterm devices' lists them.", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("The root view's size in points, or 'terminal'.", valueName: "WxH"))
  var size: String?

  @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: "Landscape orientation.")
  var landscape = false

  @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: "Dark appearance.")
  var dark = false

  @Flag(inversion: .prefixedNo, exclusivity: .chooseLast, help: "Right-to-left layout.")
  var rtl = false

  @Option(
    help: ArgumentHelp("Dynamic Type size: XS, S, M, L, XL, XXL, XXXL, AX1 ... AX5.", valueName: "size"))
  var textSize: String?

  func validate() throws {
    if let device, Device.named(device) == nil {
      let nearest = Device.nearestName(to: device).map { " Did you mean '\($0)'?" } ?? ""
      throw ValidationError("There is no device '\(device)'.\(nearest) 'nibterm devices' lists them all.")
    }
    if let size, size != "terminal", CanvasOptions.parse(size) == nil {
      throw ValidationError(
        "'\(size)' is no size: write WIDTHxHEIGHT in points, such as 375x667, or 'terminal'.")
    }
    if let textSize, UIContentSizeCategory(nibShortName: textSize.uppercased()) == nil {
      throw ValidationError("'\(textSize)' is no text size: XS, S, M, L, XL, XXL, XXXL, AX1 ... AX5.")
    }
  }

  /// Whether any of them was given.
  var isGiven: Bool { device != nil || size != nil || landscape || dark || rtl || textSize != nil }

  /// The options as the library takes them.
  var canvas: NibCanvas.Options {
    var options = NibCanvas.Options()
    options.device = device.flatMap { Device.named($0) }
    options.isLandscape = landscape ? true : nil
    options.size = size.flatMap { $0 == "terminal" ? TerminalSize.points : CanvasOptions.parse($0) }
    options.style = dark ? .dark : nil
    options.isRightToLeft = rtl
    let category = textSize.flatMap { UIContentSizeCategory(nibShortName: $0.uppercased()) }
    options.contentSize = category ?? .unspecified
    return options
  }

  /// `375x667` as a size; nil for anything else or for lengths no canvas has.
  static func parse(_ text: String) -> CGSize? {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), width > 0,
      height > 0,
      width <= 100_000, height <= 100_000
    else { return nil }
    return CGSize(width: width, height: height)
  }
}

/// How large the terminal at standard output is.
enum TerminalSize {
  /// What counts without a terminal: the classic size.
  static let fallback = CellSize(columns: 80, rows: 24)

  /// The size in cells.
  static var cells: CellSize {
    guard let size = Terminal.size, size.columns > 0, size.rows > 0 else { return fallback }
    return CellSize(columns: size.columns, rows: size.rows)
  }

  /// The size in points, at the standard scale.
  static var points: CGSize {
    let size = CellGrid.standard.points(of: cells)
    return CGSize(width: size.width, height: size.height)
  }
}
