import NibCore

extension CheckRule {
  static let unlistedColor = CheckRule(
    "unlisted-color", .building, .error, "A named color is not in the document's list of resources.",
    details: """
      Interface Builder saves each named color that a document uses under `<resources>`, with its value. Without this \
      entry, Xcode neither opens nor compiles the document, even if an asset catalog contains the color. This is usually \
      the result of a merge. Each color is reported once. Colors of the system are not examined.
      """,
    advice: "Add `<namedColor>` to `<resources>`: copy it from a document that uses the color.",
    wrong: view(resources: ""),
    right: view(
      resources: """

          <resources>
            <namedColor name="Brand"><color red="0" green="0.5" blue="1" alpha="1" colorSpace="calibratedRGB"/></namedColor>
          </resources>
        """),
    find: { context in
      let root = context.document.root
      var known = Set(root.children(named: "namedColor", inside: "resources").compactMap(\.assetName))
      return context.elements.compactMap { color in
        // The tint color of the document itself is not compiled.
        guard color.isNamed("color"), color["catalog"] == nil, let name = color.assetName, !name.isEmpty,
          color.parent != root, known.insert(name).inserted
        else { return nil }
        return context.finding(
          "the color '\(name)' is not in the document's <resources>, so Xcode cannot open the document: "
            + "add a <namedColor> with this name", at: color, attribute: "name")
      }
    })

  private static func view(resources: String) -> RuleExample {
    RuleExample(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch">
        <objects>
          <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
            <color key="backgroundColor" name="Brand"/>
          </view>
        </objects>\(resources)
      </document>
      """)
  }
}
