import NibCore

extension CheckRule {
  static let unlistedImage = CheckRule(
    "unlisted-image", .building, .warning, "An image is not in the document's list of resources.",
    details: """
      Interface Builder saves each image that a document uses under `<resources>`, with its size, which views have while \
      the image is not found. A missing entry is usually the result of a merge. Each image is reported once. Symbols of \
      the system are not examined.
      """,
    advice: "Open and save the document in Interface Builder, or add `<image>` to `<resources>`.",
    wrong: view(resources: ""),
    right: view(
      resources: """

          <resources>
            <image name="Logo" width="64" height="64"/>
          </resources>
        """),
    find: { context in
      let images = context.document.root.children(named: "image", inside: "resources")
      let listedNames = Set(images.compactMap { $0["name"] })
      return context.imageUses.compactMap { use in
        guard !listedNames.contains(use.name) else { return nil }
        return context.finding(
          "the image '\(use.name)' is not in the document's <resources>: add an <image> with its name and size",
          at: use.element, attribute: use.attribute)
      }
    })

  private static func view(resources: String) -> RuleExample {
    RuleExample(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch">
        <objects>
          <imageView image="Logo" id="logo"><rect key="frame" x="0" y="0" width="64" height="64"/></imageView>
        </objects>\(resources)
      </document>
      """)
  }
}
