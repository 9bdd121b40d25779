import NibCore

extension CheckRule {
  static let unsupportedElement = CheckRule(
    "unsupported-element", .vocabulary, .warning,
    "NibTerm does not know an element, or does not expect it there.",
    details: """
      The element is left out, with everything in it. Only an object with a frame, or one that is called a controller or \
      gesture recognizer, is loaded with a class of UIKit's instead, which the message names. Each kind of element is \
      reported once for a document; a note lists the other lines.
      """,
    advice: "This is a typing error, or a new element of Interface Builder. If it is new, please report it.",
    wrong: "<view id=\"v\"><rects key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></view>",
    right: "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"10\" height=\"10\"/></view>",
    find: { context in
      // Loading reports known elements in lists of objects (`misplaced-element`).
      let words = context.unknownWords.filter { $0.attribute == nil && !$0.element.isMisplacedInList }
      return words.joined { word in
        let result = word.standIn.map { "\($0) is used instead" } ?? "it is left out"
        return context.finding(
          "<\(word.element.name)> is not supported here (\(word.path)); \(result)", at: word.element)
      }
    })
}
