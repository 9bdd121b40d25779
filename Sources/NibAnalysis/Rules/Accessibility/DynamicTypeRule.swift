import NibCore

extension CheckRule {
  static let dynamicType = CheckRule(
    "dynamic-type", .accessibility, .note, isOnByDefault: false,
    "A text does not follow the text size that the user has chosen.",
    details: """
      Texts follow the user's text size if their font is a text style such as Body. They do so while the program runs \
      only if *Automatically Adjusts Font* is on, too. Buttons with a configuration do both by themselves. Programs can \
      also adjust fonts in code, so this rule is off by default.
      """,
    advice: "Choose a text style as the font, and switch on *Automatically Adjusts Font*.",
    wrong: label("", font: "type=\"system\" pointSize=\"17\""),
    right: label("adjustsFontForContentSizeCategory=\"YES\"", font: "style=\"UICTFontTextStyleBody\""),
    options: [
      Option("fixed-sizes", "Whether to report fonts with a fixed size.", standard: "true"),
      Option(
        "without-adjustment", "Whether to report text styles that do not adjust while the program runs.",
        standard: "true"),
    ],
    find: { context in
      let reportsFixed = context.option("fixed-sizes").boolean ?? true
      let reportsStatic = context.option("without-adjustment").boolean ?? true
      return context.elements.compactMap { element in
        guard let problem = element.dynamicTypeProblem else { return nil }
        guard problem == .fixedSize ? reportsFixed : reportsStatic else { return nil }
        return context.finding("\(ObjectName(element).inSentence) \(problem.text(of: element))", at: element)
      }
    })

  private static func label(_ attributes: String, font: String) -> RuleExample {
    """
    <label text="Name" \(attributes) id="name">
      <rect key="frame" x="20" y="20" width="45" height="21"/>
      <fontDescription key="fontDescription" \(font)/>
    </label>
    """
  }
}

/// The reason why a text does not follow the user's text size.
private enum DynamicTypeProblem {
  case fixedSize, noAdjustment

  /// The problem as the end of a sentence, with the advice.
  func text(of element: NibElement) -> String {
    switch self {
    case .fixedSize:
      let size = element.font?.double("pointSize").map { " of \(NibNumber.text($0)) points" } ?? ""
      return
        "has a font with a fixed size\(size): choose a text style, so that it follows the user's text size"
    case .noAdjustment:
      return
        "does not change with the user's text size while the program runs: switch on Automatically Adjusts Font"
    }
  }
}

extension NibElement {
  /// The problem of a text with the user's text size; `nil` for other elements and for texts without a problem.
  fileprivate var dynamicTypeProblem: DynamicTypeProblem? {
    let isButton = isNamed("button")
    guard isButton || isNamed("label") || isNamed("textField") || isNamed("textView") else { return nil }
    guard id != nil, child(key: "attributedText") == nil, !isInBar else { return nil }
    if isButton {
      let state = children(named: "state").first { $0.key == "normal" }
      guard let state, state["title"] != nil || state.child(key: "title") != nil,
        child(named: "buttonConfiguration") == nil
      else { return nil }
    }
    guard let font, font["style"] != nil else { return .fixedSize }
    return isButton || bool("adjustsFontForContentSizeCategory") == true ? nil : .noAdjustment
  }

  fileprivate var font: NibElement? { child(key: "fontDescription") }
}
