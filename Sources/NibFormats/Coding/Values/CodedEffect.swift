/// Translates the effects of visual effect views: a blur effect, or a vibrancy effect for a blur effect.
enum CodedEffect {
  /// The words for the styles of blur effects, with UIKit's numbers.
  private static let styles: KeyValuePairs<String, Int64> = [
    "extraLight": 0, "light": 1, "dark": 2, "extraDark": 3, "regular": 4, "prominent": 5,
    "systemUltraThinMaterial": 6, "systemThinMaterial": 7, "systemMaterial": 8, "systemThickMaterial": 9,
    "systemChromeMaterial": 10, "systemUltraThinMaterialLight": 11, "systemThinMaterialLight": 12,
    "systemMaterialLight": 13, "systemThickMaterialLight": 14, "systemChromeMaterialLight": 15,
    "systemUltraThinMaterialDark": 16, "systemThinMaterialDark": 17, "systemMaterialDark": 18,
    "systemThickMaterialDark": 19, "systemChromeMaterialDark": 20,
  ]
  private static let blurKey = "UIBlurEffectStyle"
  /// The key of a style that depends on the appearance.
  private static let automaticKey = "UIBlurEffectAutomaticStyle"
  private static let lightStyle: Int64 = 1
  private static let vibrancyKey = "UIVibrancyEffectBlurStyle"

  /// The element of an effect; `nil` if the value is not an object. Any effect other than a vibrancy effect is
  /// translated as a blur effect.
  static func draft(of value: CodedGraph.Value, in graph: CodedGraph) -> NibDraft? {
    guard let effect = graph.object(value) else { return nil }
    let isVibrancy = graph.objects[effect].className == "UIVibrancyEffect"
    let automatic = graph.int(automaticKey, of: effect)
    let number = automatic ?? graph.int(isVibrancy ? vibrancyKey : blurKey, of: effect) ?? 0
    let blur = NibDraft("blurEffect", at: graph.objects[effect].offset)
    blur["style"] = styles.first { $0.value == number }?.key
    guard isVibrancy else { return blur }
    let vibrancy = NibDraft("vibrancyEffect", at: graph.objects[effect].offset)
    vibrancy.children = [blur]
    return vibrancy
  }

  /// The effect of an element. If its style is unknown, reports a diagnostic and returns `nil`.
  static func value(of element: NibElement, _ objects: CodedObjects) -> CodedGraph.Value? {
    let isVibrancy = element.isNamed("vibrancyEffect")
    let blur = isVibrancy ? element.child(named: "blurEffect") : element
    if isVibrancy { UncompiledParts(elements: ["blurEffect"]).report(element, to: objects) }
    if let blur { UncompiledParts(attributes: ["style"]).report(blur, to: objects) }
    let word = blur?["style"] ?? "extraLight"
    guard let style = styles.first(where: { $0.key == word })?.value else {
      objects.report(
        .malformedValue, "'\(word)' is not a blur style; the effect is left out", at: element.location,
        in: element)
      return nil
    }
    if isVibrancy { return objects.object("UIVibrancyEffect", [(vibrancyKey, .integer(style))]) }
    // Systems before iOS 10 do not know the style that depends on the appearance, and use the light one.
    let isAutomatic = word == "regular"
    return objects.object(
      "UIBlurEffect",
      isAutomatic
        ? [(automaticKey, .integer(style)), (blurKey, .integer(lightStyle))] : [(blurKey, .integer(style))])
  }
}
