import NibCore

extension CheckRule {
  static let useBaseClass = CheckRule(
    "use-base-class", .style, .warning, isOnByDefault: false,
    "An object is neither of a base class of the project nor of one of its subclasses.",
    details: "Subclasses are recognized if the project contains their sources.",
    advice: "Choose one of the base classes as the custom class.",
    wrong: titleLabel(""), right: titleLabel("customClass=\"AppLabel\""),
    options: [
      Option(
        "classes",
        "The base classes to use instead of a class of UIKit: the name of that class, and below it a list of classes.",
        standard: .members([:]))
    ],
    find: { context in
      let classes = context.option("classes").members.mapValues(\.texts)
      guard !classes.isEmpty else { return [] }
      return context.elements.compactMap { element in
        guard element.id != nil else { return nil }
        let builtIn = NibClassRegistry.className(ofElement: element.name)
        guard let bases = classes[builtIn] else { return nil }
        let names = bases.joined(separator: ", ")
        guard let custom = element["customClass"] else {
          return context.finding(
            "\(builtIn) is used directly; use one of these classes: \(names)", at: element)
        }
        let table = context.classes?.table
        guard !bases.contains(where: { $0 == custom || table?.isKind(custom, of: $0) ?? false }) else {
          return nil
        }
        return context.finding(
          "\(custom) is not a subclass of a base class for \(builtIn); use one of these classes: \(names)",
          at: element, attribute: "customClass")
      }
    })

  private static func titleLabel(_ attributes: String) -> RuleExample {
    RuleExample(
      "<label text=\"Title\" id=\"title\" \(attributes)/>",
      options: ["classes": .members(["UILabel": ["AppLabel"]])])
  }
}
