import Testing

@testable import NibAnalysis
@testable import NibCore

/// Attributes and values that cannot be read.
@Suite struct ValueCheckTests {
  /// A view of 9 x 9 points with a constraint.
  private static func sized(_ constraint: String) -> String {
    "<view id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><constraints>"
      + "<constraint \(constraint) id=\"c\"/></constraints></view>"
  }

  @Test(
    "Values that cannot be read are reported with their location",
    arguments: [
      (
        "<label sparkle=\"YES\" id=\"a\"/>", "2:17",
        "'sparkle' of <label> is not supported; the default is used [unsupported-attribute]", "UILabel#a"
      ),
      (
        "<label id=\"a\"><glow/></label>", "2:24",
        "<glow> is not supported here (label/glow); it is left out [unsupported-element]", "UILabel#a"
      ),
      (
        "<label id=\"a\"><color key=\"sparkleColor\" white=\"1\"/></label>", "2:24",
        "<color> is not supported here (label/color[@key='sparkleColor']); it is left out "
          + "[unsupported-element]",
        "UILabel#a"
      ),
      (
        "<sparkler id=\"a\"/>", "2:10",
        "<sparkler> is not supported here (objects/sparkler); it is left out [unsupported-element]",
        "sparkler#a"
      ),
      (
        "<label numberOfLines=\"many\" id=\"a\"/>", "2:17",
        "'many' is not a valid value for 'numberOfLines'; the default is used [malformed-value]", "UILabel#a"
      ),
      (
        "<label id=\"a\"><color key=\"textColor\" red=\"x\" green=\"0\" blue=\"0\"/></label>", "2:47",
        "<color>: found red=\"x\", expected a number; ignored [malformed-value]", "UILabel#a"
      ),
      (
        "<label id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"5\"/></label>", "2:24",
        "<rect>: found no height, expected the attribute height; ignored [malformed-value]", "UILabel#a"
      ),
      (
        "<label id=\"a\"><rect key=\"frame\" x=\"0\" y=\"-9e307\" width=\"5\" height=\"5\"/></label>", "2:48",
        "<rect>: found y=\"-9e307\", expected a length of at most 100000000 points; ignored [malformed-value]",
        "UILabel#a"
      ),
      (
        "<label id=\"a\"><fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"1e308\"/></label>",
        "2:77",
        "<fontDescription>: found pointSize=\"1e308\", expected a length of at most 100000000 points; ignored "
          + "[malformed-value]", "UILabel#a"
      ),
      (
        "<label id=\"a\"><connections><outlet id=\"o\"/></connections></label>", "2:37",
        "<outlet> has no property; it is left out [malformed-connection]", "outlet#o < UILabel#a"
      ),
      (
        "<label id=\"a\"><constraints><constraint firstAttribute=\"girth\" id=\"c\"/></constraints></label>",
        "2:37", "'girth' is not a layout attribute; the constraint is left out [malformed-constraint]",
        "NSLayoutConstraint#c < UILabel#a"
      ),
      (
        #"<label id="a"><constraints><constraint firstAttribute="width" constant="nan" id="c"/></constraints></label>"#,
        "2:37", "'nan' is not a valid constant; the constraint is left out [malformed-constraint]",
        "NSLayoutConstraint#c < UILabel#a"
      ),
      (
        #"<label id="a"><constraints><constraint firstAttribute="width" constant="1e300" id="c"/></constraints></label>"#,
        "2:37", "'1e300' is not a valid constant; the constraint is left out [malformed-constraint]",
        "NSLayoutConstraint#c < UILabel#a"
      ),
      (
        sized(#"firstAttribute="width" constant="9" priority="1001""#), "2:88",
        "'1001' is not a priority above 0 and up to 1000; the default of 1000 is used [malformed-constraint]",
        "NSLayoutConstraint#c < UIView#a"
      ),
      (
        sized(#"firstAttribute="width" constant="9" priority="-1""#), "2:88",
        "'-1' is not a priority above 0 and up to 1000; the default of 1000 is used [malformed-constraint]",
        "NSLayoutConstraint#c < UIView#a"
      ),
    ] as [(String, String, String, String)])
  func unreadable(object: String, place: String, message: String, path: String) {
    #expect(CheckSample.xib(object) == ["S.xib:\(place): warning: \(message)", "  in \(path)"])
  }
}
