import NibCore

extension CheckRule {
  static let viewAsDevice = CheckRule(
    "view-as-device", .style, .warning, isOnByDefault: false,
    "A document was not saved for the device that the project has chosen.",
    details: """
      If everyone uses the same device in *View as*, frames in documents change only if the layout changes.
      """,
    advice: "Choose the device in *View as* below Interface Builder's canvas, and save the document.",
    wrong: document("useAutolayout=\"YES\"", device: "retina6_1"), right: document("useAutolayout=\"YES\""),
    options: [
      Option(
        "device", "The device, by its id in documents or by its name, such as `retina6_12` or `iPhone 15`.",
        standard: "retina4_7")
    ],
    find: { context in
      let root = context.document.root
      let option = context.option("device").text ?? ""
      let chosen = Device.named(option)
      let expected = chosen?.id ?? option
      let title = chosen.map(deviceTitle) ?? "'\(option)'"
      guard context.document.kind.container != .nib else { return [] }
      guard let device = root.child(named: "device"), let id = device["id"] else {
        return [
          context.finding(
            "the document names no device; choose \(title) in 'View as', and save it",
            at: root)
        ]
      }
      guard id != expected else { return [] }
      return [
        context.finding(
          "the document was saved for \(Device.named(id).map(deviceTitle) ?? "'\(id)'"); choose \(title) in 'View as'",
          at: device, attribute: "id")
      ]
    })

  /// The name of a device for messages: `iPhone 8 (retina4_7)`.
  private static func deviceTitle(_ device: Device) -> String { "\(device.shownName) (\(device.id))" }
}
