import NibCore

extension CheckRule {
  static let targetRuntime = CheckRule(
    "target-runtime", .building, .error, "The target runtime of a document is not one that Xcode knows.",
    details:
      "This is the attribute `targetRuntime` of `<document>`. Programs that write documents can get it wrong.",
    advice: "Write `iOS.CocoaTouch`.",
    xcode: [text], wrong: document("AppleCocoaTouch"), right: document("iOS.CocoaTouch"),
    find: { context in
      let root = context.document.root
      guard let runtime = root["targetRuntime"], !runtimes.contains(runtime) else { return [] }
      return [
        context.finding(
          "'\(runtime)' is not a target runtime that Xcode knows: use 'iOS.CocoaTouch'", xcode: text,
          at: root, attribute: "targetRuntime")
      ]
    })

  private static let text = "Unknown target runtime"

  private static let runtimes: Set<String> = [
    "iOS.CocoaTouch", "iOS.CocoaTouch.iPad", "AppleTV", "MacOSX.Cocoa", "watchKit",
  ]

  private static func document(_ runtime: String) -> RuleExample {
    RuleExample(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="\(runtime)">
        <objects>
          <view id="root"/>
        </objects>
      </document>
      """)
  }
}
