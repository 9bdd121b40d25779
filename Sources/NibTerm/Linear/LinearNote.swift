import NibCore

/// The nib's information for assistive technologies about a view: its `<accessibility>` element.
struct LinearNote {
  var label: String?
  var hint: String?
  /// Whether the view is an accessibility element; nil for the default of its class.
  var isElement: Bool?
  /// The words for its traits, in file order.
  var traits: [String] = []

  init(_ view: UIView) {
    let element = view.nibOrigin?.element.child(key: "accessibilityConfiguration")
    label = view.accessibilityLabel ?? element.flatMap { LinearNote.text("label", of: $0) }
    hint = element.flatMap { LinearNote.text("hint", of: $0) }
    isElement = element?.child(key: "isElement")?["value"].map { $0 == "YES" }
    let words = element?.children.first { $0.isNamed("accessibilityTraits") }?.attributes ?? []
    traits = words.filter { $0.value == "YES" }.map(\.name)
  }

  /// The value of an attribute, or of the string element that replaces it if the value has several lines.
  private static func text(_ key: String, of element: NibElement) -> String? {
    element[key] ?? element.child(key: key)?.text
  }

  /// The spoken words for traits. Other traits change what assistive technologies do, not what they say.
  private static let roles: [String: String] = [
    "button": "button", "link": "link", "image": "image", "searchField": "search field", "header": "heading",
    "adjustable": "adjustable", "keyboardKey": "key", "tabBar": "tab bar",
  ]

  /// The speech with the nib's changes: its label and hint take precedence, and its traits replace the role
  /// of the class.
  func changing(_ speech: LinearSpeech) -> LinearSpeech {
    var speech = speech
    if let label { speech.label = label }
    speech.hint = hint ?? speech.hint
    if traits.contains("selected") { speech.isSelected = true }
    if traits.contains("notEnabled") { speech.isDimmed = true }
    let roles = traits.compactMap { LinearNote.roles[$0] }
    if !roles.isEmpty { speech.role = roles.joined(separator: ", ") }
    return speech
  }
}
