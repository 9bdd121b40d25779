import ArgumentParser
import NibCore
import NibTools

/// `nibterm devices`: lists the devices that `--device` accepts.
struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", _superCommandName: "nibterm",
    abstract: "List the devices that --device accepts.",
    discussion: """
      Sizes are in points; a slash separates portrait from landscape. Safe area: top,bottom in portrait and \
      sides,bottom in landscape, without bars. Classes: width x height, where C is compact and R is regular. Bars: the \
      heights of the navigation bar (top) and of the tab bar (tabs). --device accepts the id or any of the names. All \
      devices have the bars, margins and controls of iOS 17, also those that only run later versions.
      """)

  private static let head = ["id", "size", "scale", "safe area", "classes", "bars: top", "tabs", "name"]

  func run() {
    let rows = [Devices.head] + Device.all.map(Devices.row)
    let widths = Devices.head.indices.dropLast().map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
      Output.line((cells + [row[widths.count]]).joined(separator: "  "))
    }
  }

  /// The columns of a device.
  private static func row(_ device: Device) -> [String] {
    if device.idiom == .terminal {
      return [device.id, "current"] + Array(repeating: "-", count: head.count - 3) + [device.name]
    }
    let orientations = [false, true]
    let rules = orientations.map { MetricRules(device: device, profile: .device, isLandscape: $0) }
    return [
      device.id, "\(number(device.width))x\(number(device.height))", "@\(device.scale)x",
      safeArea(device), pair(orientations.map { classes(device.sizeClasses(isLandscape: $0)) }),
      pair(rules.map { number($0.navigationBarHeight) }), pair(rules.map { number($0.tabBarHeight) }),
      device.name,
    ]
  }

  /// The insets in portrait and landscape.
  private static func safeArea(_ device: Device) -> String {
    let portrait = device.safeArea(isLandscape: false)
    let landscape = device.safeArea(isLandscape: true)
    let numbers = ["\(number(portrait.top)),\(number(portrait.bottom))"]
    let hasSides = device.idiom != .pad
    return pair(
      numbers + (hasSides ? ["\(number(landscape.left)),\(number(landscape.bottom))"] : numbers))
  }

  private static func classes(_ classes: SizeClasses) -> String {
    [classes.horizontal, classes.vertical].map { $0 == .compact ? "C" : "R" }.joined(separator: "x")
  }

  /// Both texts, separated by a slash, or one text if they are equal.
  private static func pair(_ texts: [String]) -> String {
    texts.first == texts.last ? texts[0] : texts.joined(separator: "/")
  }

  private static func number(_ value: CGFloat) -> String { String(Int(bounded: value)) }
}
