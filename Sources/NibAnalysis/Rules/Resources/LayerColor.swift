import NibCore

extension CheckRule {
  static let layerColor = CheckRule(
    "layer-color", .resources, .warning,
    "A runtime attribute sets a color of a layer, which has no effect.",
    details: """
      `borderColor`, `shadowColor` and `backgroundColor` of a layer are of the type `CGColor`. A runtime attribute of the \
      type *Color* sets a `UIColor`. The program does not report it: the layer keeps the color that it had before, and a \
      border stays black.
      """,
    advice: "Set the color in code, or give the view an `@IBInspectable` property that sets it.",
    wrong: attribute("layer.borderColor"), right: attribute("backgroundColor"),
    find: { context in
      context.elements.compactMap { attribute in
        guard attribute.isNamed("userDefinedRuntimeAttribute"), attribute["type"] == "color" else {
          return nil
        }
        let keys = (attribute["keyPath"] ?? "").split(separator: ".").suffix(2).map(String.init)
        guard keys.count == 2, keys[0] == "layer", CALayer.colorKeys.contains(keys[1]) else { return nil }
        return context.finding(
          "the color has no effect: '\(keys[1])' of a layer is a CGColor, and the runtime attribute sets a UIColor",
          at: attribute, attribute: "keyPath")
      }
    })

  private static func attribute(_ keyPath: String) -> RuleExample {
    """
    <view id="card"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="color" keyPath="\(keyPath)">
          <color key="value" red="1" green="0" blue="0" alpha="1"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </view>
    """
  }
}
