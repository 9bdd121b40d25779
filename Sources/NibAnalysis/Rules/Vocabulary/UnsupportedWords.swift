import NibCore

extension CheckRule {
  static let unsupportedAttribute = CheckRule(
    "unsupported-attribute", .vocabulary, .warning, "NibTerm does not know an attribute.",
    details: "Each attribute of an element is reported once for a document; a note lists the other lines.",
    advice:
      "This is a typing error, or a new attribute of Interface Builder. If it is new, please report it.",
    wrong: "<label text=\"Name\" textAligment=\"center\" id=\"name\"/>",
    right: "<label text=\"Name\" textAlignment=\"center\" id=\"name\"/>",
    find: { context in
      groups(of: context.unknownWords.filter { $0.attribute != nil }).map { words in
        joined(words) { word in
          let (element, attribute) = (word.element, word.attribute ?? "")
          return context.finding(
            "'\(attribute)' of <\(element.name)> is not supported; the default is used", at: element,
            attribute: attribute)
        }
      }
    })

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
      return groups(of: words).map { words in
        joined(words) { word in
          let result = word.standIn.map { "\($0) is used instead" } ?? "it is left out"
          return context.finding(
            "<\(word.element.name)> is not supported here (\(word.path)); \(result)", at: word.element)
        }
      }
    })

  /// The words that mean the same, in the order of their first occurrences. One that NibTerm does not know is usually
  /// repeated in all objects of a kind, and is one finding.
  private static func groups(of words: [NibUnreadWord]) -> [[NibUnreadWord]] {
    var places: [[String]: Int] = [:]
    var groups: [[NibUnreadWord]] = []
    for word in words {
      let place = places[[word.path, word.standIn ?? ""], default: groups.count]
      places[[word.path, word.standIn ?? ""]] = place
      if place == groups.count { groups.append([]) }
      groups[place].append(word)
    }
    return groups
  }

  /// One diagnostic for the words of a group, in which a note counts those after the first.
  private static func joined(_ words: [NibUnreadWord], _ finding: (NibUnreadWord) -> Diagnostic) -> Diagnostic
  {
    finding(words[0]).with(words.dropFirst().map { Diagnostic.Companion(finding($0), .count) })
  }
}
