import NibCore

extension CheckRule {
  static let launchScreenClass = CheckRule(
    "launch-screen-class", .building, .error, "An object of a launch screen has a custom class.",
    details: """
      iOS shows the launch screen before the program runs, so there are no classes of the program. Xcode does not compile \
      the document.
      """,
    advice: "Clear *Class* in the identity inspector.",
    xcode: [text], wrong: .launchScreen(controller: #"customClass="LaunchController" "#),
    right: .launchScreen(),
    find: { context in
      guard context.isLaunchScreen else { return [] }
      return context.elements.compactMap { object in
        guard let name = object["customClass"], !name.isEmpty, !object.isNamed("placeholder") else {
          return nil
        }
        return context.finding(
          "a launch screen cannot use the class '\(name)', because the program does not run yet: clear the class",
          xcode: text, at: object, attribute: "customClass")
      }
    })

  private static let text = "Launch screens may not set custom classnames"
}
