import NibCore

/// The parts of what a screen reader says at a stop.
struct LinearSpeech: Equatable {
  /// The name: the accessibility label, or otherwise the text.
  var label: String?
  /// The value: an entered text, on or off, or a number.
  var value: String?
  /// The role, such as "button" or "switch"; nil for plain text.
  var role: String?
  /// The position in a group, such as "tab 2 of 4".
  var position: String?
  /// The hint from the nib.
  var hint: String?
  /// The name of the image that is shown instead of a text.
  var picture: String?
  var isSelected = false
  /// Whether the element is disabled.
  var isDimmed = false
  /// Whether the element needs a label to be understood. Text fields, which have a value or placeholder, and
  /// texts do not.
  var needsLabel = true

  /// Whether the element lacks a label, so that listeners cannot know what it is.
  var isUnlabeled: Bool { needsLabel && shown(label) == nil }

  /// Whether the user can operate the element.
  var isControl: Bool { role.map { $0 != "image" && $0 != "heading" } ?? false }

  /// The spoken line, in VoiceOver's order. Never empty.
  var text: String {
    let parts = [
      isSelected ? "selected" : nil, name, shown(value), role, isDimmed ? "dimmed" : nil, position,
      shown(hint),
    ]
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    return text.isEmpty ? "no label" : text
  }

  private var name: String? {
    if let label = shown(label) { return label }
    guard needsLabel else { return nil }
    return picture.map { "no label (image \($0))" } ?? "no label"
  }

  /// The text on one line; nil if it is empty.
  private func shown(_ text: String?) -> String? {
    let words = (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  /// Speech for a text that needs no label.
  static func text(_ text: String?, role: String? = nil) -> LinearSpeech {
    LinearSpeech(label: text, role: role, needsLabel: false)
  }

  /// Speech for an element named by its label, or else its title, or else its symbol. The names of symbols in
  /// Apple's library are spoken; those of other images are not.
  static func named(
    _ label: String?, title: String?, image: UIImage?, role: String, isDimmed: Bool = false
  ) -> LinearSpeech {
    var speech = LinearSpeech(label: label ?? title, role: role, isDimmed: isDimmed)
    guard speech.isUnlabeled, let name = image?.nibName else { return speech }
    if image?.isSymbolImage == true {
      speech.label = name.split(separator: ".").joined(separator: " ")
    } else {
      speech.picture = name
    }
    return speech
  }
}
