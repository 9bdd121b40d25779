import NibCore

/// What the nib tells assistive technologies of a view: its `<accessibility>` element.
struct LinearNote {
  var label: String?
  var hint: String?
  /// Nil: what the view's class says.
  var isElement: Bool?
  /// The words of its traits, in the order of the file.
  var traits: [String] = []

  init(_ view: UIView) {
    let element = view.nibOrigin?.element.child(key: "accessibilityConfiguration")
    label = view.accessibilityLabel ?? element.flatMap { LinearNote.text("label", of: $0) }
    hint = element.flatMap { LinearNote.text("hint", of: $0) }
    isElement = element?.child(key: "isElement")?["value"].map { $0 == "YES" }
    let words = element?.children.first { $0.isNamed("accessibilityTraits") }?.attributes ?? []
    traits = words.filter { $0.value == "YES" }.map(\.name)
  }

  /// An attribute, or the string element that stands for one of several lines.
  private static func text(_ key: String, of element: NibElement) -> String? {
    element[key] ?? element.child(key: key)?.text
  }

  /// The words that are spoken for traits; the others change what assistive technologies do, not what they
  /// say.
  private static let roles: [String: String] = [
    "button": "button", "link": "link", "image": "image", "searchField": "search field", "header": "heading",
    "adjustable": "adjustable", "keyboardKey": "key", "tabBar": "tab bar",
  ]

  /// The speech as the nib changes it: its label and hint come first, its traits replace the role that the
  /// class has.
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
