import Testing

@testable import NibAnalysis
@testable import NibCore

/// Features that documents cannot use before some version of iOS.
@Suite struct AvailabilityTests {
  @Test(
    "A feature is reported only for versions before the one that has it",
    arguments: [
      (
        "unavailable-object", "<view id=\"v\"><viewLayoutGuide key=\"safeArea\" id=\"g\"/></view>",
        IOSVersion(9)
      ),
      ("unavailable-object", "<wkWebView id=\"v\"/>", IOSVersion(11)),
      ("unavailable-object", "<stackView id=\"v\"/>", IOSVersion(9)),
      (
        "unavailable-object",
        "<scrollView id=\"v\"><viewLayoutGuide key=\"contentLayoutGuide\" id=\"g\"/></scrollView>",
        IOSVersion(11)
      ),
      (
        "unavailable-object",
        "<scrollView id=\"v\"><viewLayoutGuide key=\"frameLayoutGuide\" id=\"g\"/></scrollView>",
        IOSVersion(11)
      ),
      ("unavailable-object", "<view id=\"v\"/>", IOSVersion(6)),
      (
        "unavailable-attribute",
        "<view id=\"v\"><constraints><constraint firstAttribute=\"leadingMargin\" id=\"k\"/></constraints></view>",
        IOSVersion(8)
      ),
      (
        "unavailable-attribute",
        "<view id=\"v\"><constraints><constraint secondAttribute=\"centerXWithinMargins\" id=\"k\"/></constraints></view>",
        IOSVersion(8)
      ),
      (
        "unavailable-attribute",
        "<view id=\"v\"><constraints><constraint firstAttribute=\"firstBaseline\" id=\"k\"/></constraints></view>",
        IOSVersion(8)
      ),
      ("unavailable-attribute", "<label numberOfLines=\"0\" id=\"v\"/>", IOSVersion(8)),
      (
        "unavailable-attribute",
        "<label id=\"v\"><fontDescription style=\"UICTFontTextStyleTitle0\"/></label>", IOSVersion(11)
      ),
      ("unavailable-attribute", "<activityIndicatorView style=\"large\" id=\"v\"/>", IOSVersion(13)),
    ])
  func versions(rule: String, objects: String, first: IOSVersion) throws {
    let older = IOSVersion(first.major - 1, 9)
    #expect(try Self.count(rule, objects, older) == 1)
    #expect(try Self.count(rule, objects, first) == 0 && Self.count(rule, objects, nil) == 0)
  }

  @Test(
    "Similar things that old versions have are not reported",
    arguments: [
      "<label numberOfLines=\"1\" id=\"v\"/>",
      "<label numberOfLines=\"2\" preferredMaxLayoutWidth=\"100\" id=\"v\"/>",
      "<label id=\"v\"/>", "<activityIndicatorView style=\"whiteLarge\" id=\"v\"/>", "<webView id=\"v\"/>",
      "<label id=\"v\"><fontDescription style=\"UICTFontTextStyleBody\"/></label>",
      "<view id=\"v\"><constraints><constraint firstAttribute=\"baseline\" id=\"k\"/></constraints></view>",
    ])
  func others(objects: String) throws {
    for rule in ["unavailable-object", "unavailable-attribute"] {
      #expect(try Self.count(rule, objects, IOSVersion(7)) == 0)
    }
  }

  @Test("What a version lacks that Xcode no longer supports is a note about the version") func outdated()
    throws
  {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><dependencies>
      <deployment version="1280" identifier="iOS"/></dependencies><objects>
      <stackView id="v"/></objects></document>
      """
    let document = try NibReader.read(Array(text.utf8), file: "S.xib")
    let rules: Set<String> = ["outdated-build-version", "unavailable-object"]
    let found = NibCheck(document, configuration: CheckConfiguration(only: rules)).diagnostics
    #expect(found.map(\.id) == ["outdated-build-version", "unavailable-object"])
    #expect(found.first?.notes.count == 1)
    #expect(found.first?.notes.first?.message.contains("Auto Layout on iOS Versions prior to 6.0") ?? false)
    #expect(found.last?.message.contains("UIStackView before iOS 9.0") ?? false)
  }

  @Test("Push segues are deprecated since iOS 8") func push() throws {
    let segue =
      "<viewController id=\"a\"><connections><segue kind=\"push\" id=\"s\"/></connections></viewController>"
    for (target, count) in [(nil, 1), (IOSVersion(8), 1), (IOSVersion(7, 1), 0)] as [(IOSVersion?, Int)] {
      #expect(try Self.count("push-segue", segue, target) == count)
    }
  }

  @Test("Documents for tvOS have no version of iOS") func television() throws {
    let type = "com.apple.InterfaceBuilder.AppleTV.XIB"
    #expect(try Self.count("unavailable-object", "<stackView id=\"v\"/>", IOSVersion(8), type: type) == 0)
  }

  private static func count(
    _ rule: String, _ objects: String, _ target: IOSVersion?,
    type: String = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  ) throws -> Int {
    let text =
      "<document type=\"\(type)\" useAutolayout=\"YES\"><objects>\(objects)</objects>"
      + "</document>"
    let document = try NibReader.read(Array(text.utf8), file: "S.xib")
    return NibCheck(document, configuration: CheckConfiguration(only: [rule], deploymentTarget: target))
      .diagnostics
      .count
  }
}
