import NibCore

/// The parts of the line that a screen reader speaks at a stop, from the properties of UIKit's accessibility API.
struct LinearSpeech {
  /// The accessibility label, or otherwise the text in the view.
  var label: String?
  /// The value: an entered text, on or off, or a number.
  var value: String?
  /// The role, such as "button" or "switch"; `nil` for plain text.
  var role: String?
  /// The position in a group, such as "2 of 4".
  var position: String?
  /// The hint from the nib or program.
  var hint: String?
  /// The name of the image that is shown instead of a text.
  var imageName: String?
  var isSelected = false
  /// Whether the element is disabled.
  var isDimmed = false
  /// Whether listeners need a label to know what the element is. Texts do not need a label, and neither do text fields,
  /// which have a value or placeholder.
  var needsLabel = true

  /// The speech for a view, a bar item or an accessibility element.
  ///
  /// - Parameter view: the view whose only accessibility element is `object`, if any. The label, hint and traits that
  ///   are set on the view apply to the element.
  init(_ object: any NibAccessible, of view: UIView? = nil) {
    let accessibility = object.nibAccessibility ?? .separate
    let settings = view?.nibAccessibilitySettings
    let traits = settings?.traits ?? object.accessibilityTraits
    // Traits that are set replace those of the class. The reader still says the role and state of the class if
    // the new traits have no role.
    let allTraits = traits.union(accessibility.traits)
    label = settings?.label ?? object.accessibilityLabel
    value = LinearSpeech.spoken(object.accessibilityValue, allTraits)
    role = LinearSpeech.role(of: traits) ?? LinearSpeech.role(of: accessibility.traits)
    position = accessibility.position
    hint = settings?.hint ?? object.accessibilityHint
    imageName = accessibility.imageName
    isSelected = allTraits.contains(.selected)
    isDimmed = allTraits.contains(.notEnabled)
    needsLabel = accessibility.needsLabel
  }

  /// Whether the element lacks a label, so that listeners cannot know what it is.
  var isUnlabeled: Bool { needsLabel && oneLine(label) == nil }

  /// Whether the user can operate the element.
  var isControl: Bool { role.map { $0 != "image" && $0 != "heading" } ?? false }

  /// The spoken line, in VoiceOver's order. Never empty.
  var text: String {
    let parts = [
      isSelected ? "selected" : nil, name, oneLine(value), role, isDimmed ? "dimmed" : nil, position,
      oneLine(hint),
    ]
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    return text.isEmpty ? "no label" : text
  }

  private var name: String? {
    if let label = oneLine(label) { return label }
    guard needsLabel else { return nil }
    return imageName.map { "no label (image \($0))" } ?? "no label"
  }

  /// The text on one line; `nil` if it is empty.
  private func oneLine(_ text: String?) -> String? {
    let words = (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  /// The traits that are roles, with the spoken words, in the order in which they are spoken.
  private static let roles: [(trait: UIAccessibilityTraits, word: String)] = [
    (.nibRow, "row"), (.nibTab, "tab"), (.nibBackButton, "back button"), (.nibTextField, "text field"),
    (.nibSecureTextField, "secure text field"), (.toggleButton, "switch"), (.button, "button"),
    (.link, "link"), (.image, "image"), (.keyboardKey, "key"), (.searchField, "search field"),
    (.adjustable, "adjustable"), (.tabBar, "tab bar"), (.header, "heading"),
  ]

  /// The words for an element's role; `nil` if none of its traits is a role.
  private static func role(of traits: UIAccessibilityTraits) -> String? {
    // A toggle button is a switch.
    let named = traits.contains(.toggleButton) ? traits.subtracting(.button) : traits
    let words = roles.filter { named.contains($0.trait) }.map(\.word)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// The value in words: UIKit's values of a switch are 1 and 0.
  private static func spoken(_ value: String?, _ traits: UIAccessibilityTraits) -> String? {
    guard traits.contains(.toggleButton) else { return value }
    switch value {
    case "1": return "on"
    case "0": return "off"
    default: return value
    }
  }
}
