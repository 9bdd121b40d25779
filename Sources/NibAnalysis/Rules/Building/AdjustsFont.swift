import NibCore

extension CheckRule {
  static let adjustsFont = CheckRule(
    "adjusts-font", .building, .warning,
    "*Automatically Adjusts Font* is on for a text whose font is not a text style.",
    details: """
      Only text styles such as Body follow the text size that the user has chosen, so the setting has no effect. The rule \
      `dynamic-type` reports all texts that do not follow it.
      """,
    advice: "Choose a text style as the font, or turn *Automatically Adjusts Font* off.",
    xcode: [text], wrong: label(#"type="system" pointSize="17""#),
    right: label(#"style="UICTFontTextStyleBody""#),
    find: { context in
      context.elements.compactMap { view in
        guard view["adjustsFontForContentSizeCategory"] == "YES",
          let font = view.child(key: "fontDescription"),
          !(font["style"] ?? "").hasPrefix("UICTFontTextStyle")
        else { return nil }
        return context.finding(
          "\(ObjectName(view).inSentence) cannot adjust its font, because the font is not a text style: choose one such as Body",
          xcode: text, at: view, attribute: "adjustsFontForContentSizeCategory")
      }
    })

  private static let text = "Automatically Adjusts Font requires using a Dynamic Type text style"

  private static func label(_ font: String) -> RuleExample {
    """
    <label text="Name" adjustsFontForContentSizeCategory="YES" id="name">
      <rect key="frame" x="20" y="20" width="45" height="21"/>
      <fontDescription key="fontDescription" \(font)/>
    </label>
    """
  }
}
