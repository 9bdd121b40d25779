import ArgumentParser
import NibCore

/// `nibterm devices`: what `--device` knows.
struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "List the devices that layouts can be made for.")

  func run() {
    let rows = [["id", "size", "scale", "safe area", "name"]] + Device.all.map(Devices.row)
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
      Output.line((cells + [row[4]]).joined(separator: "  "))
    }
  }

  private static func row(_ device: Device) -> [String] {
    if device.idiom == .terminal { return [device.id, "as large as it is", "-", "-", device.name] }
    return [
      device.id, "\(Int(device.width))x\(Int(device.height))", "@\(device.scale)x",
      "top \(Int(device.safeTop)), bottom \(Int(device.safeBottom))", device.name,
    ]
  }
}
