import NibCore

extension CheckRule {
  static let unavailableAttribute = CheckRule(
    "unavailable-attribute", .building, .warning,
    "The document sets an attribute to a value that the deployment target does not have.",
    details: """
      Xcode compiles the document, but the attribute has no effect, or another one, on old versions of iOS. The deployment \
      target is that of `unavailable-object`. Reported once per document and attribute.
      """,
    advice: "Raise the deployment target, or choose another value.",
    xcode: attributes.map(\.text),
    wrong: .builds(for: "4608", content: spinner("large")),
    right: .builds(for: "4608", content: spinner("whiteLarge")),
    find: { context in context.findings(about: attributes) })

  private static let attributes = [
    Availability(
      IOSVersion(8), "constraints to layout margins",
      "Layout attributes relative to the layout margin on iOS versions prior to 8.0"
    ) { element in
      element.isConstraint { $0.hasSuffix("Margin") || $0.hasSuffix("WithinMargins") }
    },
    Availability(
      IOSVersion(8), "constraints to the first baseline", "First baseline layout attribute before iOS 8.0"
    ) { element in
      element.isConstraint { $0 == "firstBaseline" }
    },
    Availability(
      IOSVersion(8), "labels with several lines and an automatic preferred width",
      "Automatic Preferred Max Layout Width is not available on iOS versions prior to 8.0"
    ) { $0.hasAutomaticPreferredWidth },
    Availability(
      IOSVersion(11), "texts in the style Large Title", "Large Title font text style before iOS 11.0"
    ) {
      $0["style"] == "UICTFontTextStyleTitle0"
    },
    Availability(IOSVersion(13), "activity indicators in the style Large", "Large Style before iOS 13.0") {
      $0.isNamed("activityIndicatorView") && $0["style"] == "large"
    },
  ]

  private static func spinner(_ style: String) -> String {
    #"<activityIndicatorView style="\#(style)" id="spinner"/>"#
  }
}

extension NibElement {
  /// Whether the element is a constraint with an attribute that fulfills a condition.
  fileprivate func isConstraint(withAttribute isIncluded: (String) -> Bool) -> Bool {
    isNamed("constraint")
      && [self["firstAttribute"], self["secondAttribute"]].contains { $0.map(isIncluded) ?? false }
  }

  /// Whether the element is a label of several lines that Auto Layout gives the width at which it breaks lines.
  fileprivate var hasAutomaticPreferredWidth: Bool {
    isNamed("label") && (self["numberOfLines"] ?? "1") != "1" && self["preferredMaxLayoutWidth"] == nil
      && document.root["useAutolayout"] == "YES"
  }
}
