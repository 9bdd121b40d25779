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
      context.unknownWords.filter { $0.attribute != nil }.joined { word in
        let (element, attribute) = (word.element, word.attribute ?? "")
        return context.finding(
          "'\(attribute)' of <\(element.name)> is not supported; the default is used", at: element,
          attribute: attribute)
      }
    })
}
