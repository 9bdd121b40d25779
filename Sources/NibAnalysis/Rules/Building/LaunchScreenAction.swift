import NibCore

extension CheckRule {
  static let launchScreenAction = CheckRule(
    "launch-screen-action", .building, .warning, "An object of a launch screen sends actions.",
    details: """
      iOS shows a picture of the launch screen before the program runs, so nothing can be tapped and nobody receives the \
      action. Reported once per document.
      """,
    advice:
      "Remove the connections. If the document is shown while the program runs, turn *Use as Launch Screen* off.",
    wrong: .launchScreen(content: button(action)), right: .launchScreen(content: button("")),
    find: { context in
      guard context.isLaunchScreen else { return [] }
      let actions = context.elements.filter { $0.isNamed("action") }
      guard !actions.isEmpty else { return [] }
      return [
        context.joined(actions, "another action is here") { action in
          context.finding(
            "a launch screen cannot send the action '\(action["selector"] ?? "")', because the program does not run yet: "
              + "remove the connection", at: action)
        }
      ]
    })

  private static let action = """

      <connections>
        <action selector="start:" destination="launch" eventType="touchUpInside" id="a"/>
      </connections>
    """

  private static func button(_ connections: String) -> String {
    """
    <subviews>
            <button id="start"><rect key="frame" x="20" y="100" width="80" height="44"/>\(connections)</button>
          </subviews>
    """
  }
}
