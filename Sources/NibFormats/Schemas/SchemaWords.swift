/// The words of an enumeration in documents, with the numbers that compiled nibs and archives store instead of them. The
/// numbers are the raw values of UIKit's enumeration.
///
/// If several words have the same number, the first one is written for it. The numbers of an array literal are 0, 1, 2
/// and so on.
package struct SchemaWords: Sendable, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  let pairs: [(word: String, number: Int)]

  package init(arrayLiteral words: String...) {
    pairs = words.enumerated().map { ($0.element, $0.offset) }
  }

  package init(dictionaryLiteral words: (String, Int)...) { pairs = words.map { ($0.0, $0.1) } }

  /// The number of a word; nil for an unknown word.
  package func number(of word: String) -> Int? { pairs.first { $0.word == word }?.number }

  /// The word that is written for a number; nil for an unknown number.
  package func word(of number: Int) -> String? { pairs.first { $0.number == number }?.word }

  /// All words.
  package var all: [String] { pairs.map(\.word) }
}

// MARK: - Words that several properties have

extension SchemaWords {
  static let contentModes: SchemaWords = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]

  static let textAlignments: SchemaWords = ["left", "center", "right", "justified", "natural"]

  static let lineBreaks: SchemaWords = [
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
  ]

  static let accessories: SchemaWords = [
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]

  /// The choices for the behavior of a text view or text field.
  static let choices: SchemaWords = ["default", "no", "yes"]

  static let indicatorStyles: SchemaWords = [
    "whiteLarge": 0, "white": 1, "gray": 2, "medium": 100, "large": 101,
  ]

  /// The system items of bar button items.
  static let barSystemItems: SchemaWords = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
    "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
    "fastForward", "undo", "redo", "pageCurl", "close",
  ]
}
