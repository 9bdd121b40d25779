import NibCore

extension CheckRule {
  static let launchScreenAttribute = CheckRule(
    "launch-screen-attribute", .building, .error,
    "An object of a launch screen has user-defined runtime attributes.",
    details: "iOS shows the launch screen before the program runs. Xcode does not compile the document.",
    advice: "Remove the attributes in the identity inspector.",
    xcode: [text],
    wrong: .launchScreen(
      content: """
        <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                  <real key="value" value="8"/>
                </userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
        """), right: .launchScreen(),
    find: { context in
      guard context.isLaunchScreen else { return [] }
      return context.elements.compactMap { list in
        guard list.isNamed("userDefinedRuntimeAttributes"), !list.children.isEmpty, let object = list.parent
        else { return nil }
        return context.finding(
          "\(ObjectName(object).inSentence) of a launch screen cannot have runtime attributes: remove them",
          xcode: text, at: list)
      }
    })

  private static let text = "Launch screens may not contain user-defined runtime attributes"
}
