@testable import NibAnalysis
@testable import NibCore

/// Small documents, and the findings of single rules in them.
enum RuleSample {
  /// The ids of the objects that a rule reports in a root view of 320 x 480 points with the given subviews.
  static func ids(
    _ rule: String, _ subviews: String, options: [String: RuleValue] = [:]
  ) -> [String] {
    findings(rule, view(subviews), options: options).compactMap { $0.path.steps.first?.id }
  }

  /// The messages of a rule about the same document.
  static func messages(_ rule: String, _ subviews: String, options: [String: RuleValue] = [:]) -> [String] {
    findings(rule, view(subviews), options: options).map(\.message)
  }

  /// The findings of a rule in a xib with the given objects.
  static func findings(_ rule: String, _ objects: String, options: [String: RuleValue] = [:]) -> [Diagnostic]
  {
    let document = CheckSample.document("XIB", "<objects>\(objects)</objects>", file: "S.xib")
    let settings = CheckConfiguration.RuleSettings(isOn: true, options: options)
    return NibCheck(
      document, configuration: CheckConfiguration(rules: [rule: settings], only: [rule])
    ).diagnostics
  }

  /// A white root view of 320 x 480 points.
  static func view(_ subviews: String) -> String {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
    <subviews>\(subviews)</subviews>
    \(color("backgroundColor", white: 1))</view>
    """
  }

  /// A view with a frame.
  static func element(
    _ name: String, _ id: String, _ frame: (Double, Double, Double, Double), _ attributes: String = "",
    _ content: String = ""
  ) -> String {
    """
    <\(name) fixedFrame="YES" \(attributes) id="\(id)">
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
    \(content)</\(name)>
    """
  }

  /// A gray with an opacity.
  static func color(_ key: String, white: Double, alpha: Double = 1) -> String {
    "<color key=\"\(key)\" red=\"\(white)\" green=\"\(white)\" blue=\"\(white)\" alpha=\"\(alpha)\" "
      + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
  }
}
