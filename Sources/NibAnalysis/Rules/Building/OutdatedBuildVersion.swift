import NibCore

extension CheckRule {
  static let outdatedBuildVersion = CheckRule(
    "outdated-build-version", .building, .error, "\"Builds for\" of a document names a version before iOS 7.",
    details: """
      Xcode does not compile the document, whatever the deployment target of the project. The version is the attribute \
      `version` of `<deployment>`, a decimal number with the digits of the version in hexadecimal: 1536 is 0x0600, iOS 6.0. \
      Notes name what the document uses that this version does not have.
      """,
    advice: "Choose *Project Deployment Target* under *Builds for* in the file inspector.",
    xcode: [text], wrong: .builds(for: "1536"), right: .builds(for: nil),
    find: { context in
      guard let element = context.document.buildsForElement, let version = context.outdatedBuildVersion else {
        return []
      }
      return [
        context.finding(
          "the document is built for iOS \(version), which Xcode no longer supports: use the project's deployment target",
          xcode: text, at: element, attribute: "version",
          notes: context.notesAboutOutdatedVersion(unavailableObjects))
      ]
    })

  private static let text = "Compiling IB documents for earlier than iOS 7 is no longer supported."
}

extension RuleExample {
  /// A xib with a value of "Builds for".
  ///
  /// - Parameters:
  ///   - version: the version as documents store it; `nil` for the deployment target of the project.
  ///   - files: files of the project beside the document.
  static func builds(
    for version: String?, content: String = #"<view id="root"/>"#, files: [String: String] = [:]
  ) -> RuleExample {
    RuleExample(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
        <dependencies>
          <deployment \(version.map { "version=\"\($0)\" " } ?? "")identifier="iOS"/>
        </dependencies>
        <objects>
          \(content)
        </objects>
      </document>
      """, files: files)
  }
}
