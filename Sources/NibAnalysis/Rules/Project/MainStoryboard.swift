import NibCore

extension CheckRule {
  static let mainStoryboard = CheckRule(
    "main-storyboard", .project, .warning,
    "A property list names a storyboard with which the app starts, but it has no initial view controller.",
    details: """
      The rule looks at `UIMainStoryboardFile`, `UISceneStoryboardFile`, `UILaunchStoryboardName` and \
      `NSExtensionMainStoryboard`, in property lists and in the settings of Xcode projects. An app with such a main \
      storyboard shows a black screen. If several storyboards have the name, the one nearest to the property list is \
      meant.
      """,
    advice: "Turn *Is Initial View Controller* on for one controller.",
    wrong: app(""), right: app("initialViewController=\"first\""),
    find: { context in
      guard context.document.kind.container == .storyboard, let files = context.projectFiles,
        (context.document.root["initialViewController"] ?? "").isEmpty
      else { return [] }
      let file = context.document.file
      let name = DocumentName.nibName(of: file)
      let entry = files.settings.namedStoryboards(name).first {
        files.isNearest(file, to: SourcePlace($0.file))
      }
      guard let entry else { return [] }
      let text =
        entry.key == "UIMainStoryboardFile"
        ? " (UIKit: \"Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the "
          + "designated entry point is not set?\")" : ""
      return [
        context.finding(
          "\(entry.key) names this storyboard, but it has no initial view controller: turn on 'Is Initial View "
            + "Controller' for one\(text)", at: context.document.root,
          notes: [Diagnostic.Note("named in \(entry.file)")])
      ]
    })

  private static func app(_ attributes: String) -> RuleExample {
    RuleExample(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(attributes)>
      <scenes>
      <scene sceneID="s"><objects>
        <viewController storyboardIdentifier="first" id="first" sceneMemberID="viewController"/>
      </objects></scene>
      </scenes>
      </document>
      """, name: "Main.storyboard",
      files: [
        "Info.plist": """
        <plist version="1.0"><dict>
          <key>UIMainStoryboardFile</key><string>Main</string>
        </dict></plist>

        """
      ])
  }
}
