import NibCore

extension CheckRule {
  static let enableAutolayout = CheckRule(
    "enable-autolayout", .style, .warning, isOnByDefault: false, "A document does not use Auto Layout.",
    advice: "Turn *Use Auto Layout* on in Interface Builder's file inspector.",
    wrong: document("useTraitCollections=\"YES\""),
    right: document("useAutolayout=\"YES\" useTraitCollections=\"YES\""),
    find: { context in
      let root = context.document.root
      guard context.document.kind.container != .nib, root["useAutolayout"] != "YES" else { return [] }
      return [
        context.finding(
          "the document does not use Auto Layout; turn it on in the file inspector", at: root,
          attribute: "useAutolayout")
      ]
    })

  static let useTraitCollections = CheckRule(
    "use-trait-collections", .style, .warning, isOnByDefault: false,
    "A document does not use trait collections, or uses them although it should not.",
    advice: "Change *Use Trait Variations* in Interface Builder's file inspector.",
    wrong: document("useAutolayout=\"YES\""),
    right: document("useAutolayout=\"YES\" useTraitCollections=\"YES\""),
    options: [
      Option("enabled", "Whether documents must use trait collections: true or false.", standard: "true")
    ],
    find: { context in
      let root = context.document.root
      let isWanted = context.option("enabled").boolean ?? true
      guard context.document.kind.container != .nib, (root["useTraitCollections"] == "YES") != isWanted else {
        return []
      }
      return [
        context.finding(
          isWanted
            ? "the document does not use trait collections; turn on 'Use Trait Variations' in the file inspector"
            : "the document uses trait collections; turn off 'Use Trait Variations' in the file inspector",
          at: root, attribute: "useTraitCollections")
      ]
    })

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
      let wanted = Device.named(option)?.id ?? option
      guard context.document.kind.container != .nib else { return [] }
      guard let device = root.child(named: "device"), let id = device["id"] else {
        return [
          context.finding(
            "the document names no device; choose \(deviceTitle(wanted)) in 'View as', and save it", at: root)
        ]
      }
      guard id != wanted else { return [] }
      return [
        context.finding(
          "the document was saved for \(deviceTitle(id)); choose \(deviceTitle(wanted)) in 'View as'",
          at: device,
          attribute: "id")
      ]
    })

  /// The name of a device for messages: `iPhone 8 (retina4_7)`.
  private static func deviceTitle(_ id: String) -> String {
    Device.named(id).map { "\($0.shownName) (\(id))" } ?? "'\(id)'"
  }

  /// A document without objects whose root has the given attributes.
  private static func document(_ attributes: String, device: String = "retina4_7") -> RuleExample {
    RuleExample(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" \(attributes)>
        <device id="\(device)" orientation="portrait" appearance="light"/>
        <objects>
          <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        </objects>
      </document>
      """)
  }
}
