/// The words of an enumeration in documents, with the numbers that compiled nibs and archives store instead of them.
/// The numbers are the raw values of UIKit's enumeration.
///
/// If several words have the same number, the first one is written for it. The numbers of an array literal are 0, 1, 2
/// and so on.
package struct SchemaWords: Sendable, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  let pairs: [(word: String, number: Int)]

  package init(arrayLiteral words: String...) {
    pairs = words.enumerated().map { ($0.element, $0.offset) }
  }

  package init(dictionaryLiteral words: (String, Int)...) { pairs = words.map { ($0.0, $0.1) } }

  /// The number of a word; `nil` for an unknown word.
  package func number(of word: String) -> Int? { pairs.first { $0.word == word }?.number }

  /// The word that is written for a number; `nil` for an unknown number.
  package func word(of number: Int) -> String? { pairs.first { $0.number == number }?.word }

  package var all: [String] { pairs.map(\.word) }
}

extension SchemaWords {
  /// The words whose bits are set in a mask. The numbers of the words are the positions of their bits.
  func words(inMask mask: Int) -> [String] { pairs.filter { mask >> $0.number & 1 == 1 }.map(\.word) }

  /// The mask with the bit of each word for which an element has an attribute with the value `YES`.
  package func mask(of element: NibElement) -> Int64 {
    pairs.reduce(into: 0) { mask, pair in
      if element.bool(pair.word) == true { mask |= 1 << pair.number }
    }
  }
}

extension SchemaWords {
  static let contentModes: SchemaWords = [
    "scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4, "top": 5,
    "bottom": 6, "left": 7, "right": 8, "topLeft": 9, "topRight": 10, "bottomLeft": 11, "bottomRight": 12,
    // Some versions of Interface Builder wrote these.
    "TopLeft": 9, "TopRight": 10,
  ]

  package static let textAlignments: SchemaWords = ["left", "center", "right", "justified", "natural"]

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

  static let barSystemItems: SchemaWords = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
    "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
    "fastForward", "undo", "redo", "pageCurl", "close",
  ]

  /// The line break modes of paragraph styles, whose names differ from those of labels.
  package static let paragraphLineBreaks: SchemaWords = [
    "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle",
  ]

  /// The base writing directions of paragraph styles.
  package static let writingDirections: SchemaWords = ["natural": -1, "leftToRight": 0, "rightToLeft": 1]

  /// The attributes that constraints can refer to.
  package static let layoutAttributes: SchemaWords = [
    "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7, "height": 8,
    "centerX": 9, "centerY": 10, "baseline": 11, "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14,
    "topMargin": 15, "bottomMargin": 16, "leadingMargin": 17, "trailingMargin": 18,
    "centerXWithinMargins": 19, "centerYWithinMargins": 20,
    // A synonym of "baseline".
    "lastBaseline": 11,
  ]

  /// The events of controls. The numbers are the positions of the events' bits.
  package static let controlEvents: SchemaWords = [
    "touchDown": 0, "touchDownRepeat": 1, "touchDragInside": 2, "touchDragOutside": 3, "touchDragEnter": 4,
    "touchDragExit": 5, "touchUpInside": 6, "touchUpOutside": 7, "touchCancel": 8, "valueChanged": 12,
    "primaryActionTriggered": 13, "menuActionTriggered": 14, "editingDidBegin": 16, "editingChanged": 17,
    "editingDidEnd": 18, "editingDidEndOnExit": 19,
  ]

  /// The kinds of data that a text view turns into links. The numbers are the positions of their bits.
  static let dataDetectors: SchemaWords = [
    "phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber",
    "lookupSuggestion",
  ]

  /// The parts of an autoresizing mask. The numbers are the positions of their bits.
  package static let autoresizingMask: SchemaWords = [
    "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
  ]
}
