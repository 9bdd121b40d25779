import NibCore

/// What a screen reader says when it stops at something.
struct LinearSpeech: Equatable {
  /// What it is called: its accessibility label, else its text.
  var label: String?
  /// What it holds: an entered text, on or off, a number.
  var value: String?
  /// What can be done with it: "button", "switch"; nothing for plain text.
  var role: String?
  /// Its place among its like: "tab 2 of 4".
  var position: String?
  /// What the hint of the nib adds.
  var hint: String?
  /// The name of the picture that it shows in place of a text.
  var picture: String?
  var isSelected = false
  /// Whether it is there, but disabled.
  var isDimmed = false
  /// Whether it must have a label to be understood: text fields say their value or placeholder, texts
  /// themselves.
  var needsLabel = true

  /// Whether people who only hear it cannot know what it is.
  var isUnlabeled: Bool { needsLabel && shown(label) == nil }

  /// Whether something can be done with it.
  var isControl: Bool { role.map { $0 != "image" && $0 != "heading" } ?? false }

  /// The line, in the order in which VoiceOver speaks. Never empty.
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

  /// Text in one line; nil if there is none.
  private func shown(_ text: String?) -> String? {
    let words = (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  /// A text that says everything by itself.
  static func text(_ text: String?, role: String? = nil) -> LinearSpeech {
    LinearSpeech(label: text, role: role, needsLabel: false)
  }

  /// Something called by its label, else its title, else its symbol: symbols of Apple's library have names
  /// that are spoken, other pictures have not.
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
