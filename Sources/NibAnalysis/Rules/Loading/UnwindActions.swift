import NibCore
import NibSources

extension CheckRule {
  static let unwindAction = CheckRule(
    "unwind-action", .loading, .warning, "No class in the sources has the method of an unwind segue.",
    details: """
      UIKit looks for a controller with the method when the segue is performed. If it finds none, nothing happens. A \
      method of Swift also needs `@IBAction` or `@objc`.
      """,
    advice: "Write the method in the controller to which the segue leads back, or correct the selector.",
    wrong: unwind("unwindToLits:"), right: unwind("unwindToList:"),
    strict: { context in
      guard context.program.showsUses else { return [] }
      return context.connections("segue").compactMap { segue, _ in context.problem(ofUnwindSegue: segue) }
    })

  private static func unwind(_ selector: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <viewController customClass="List" id="list" sceneMemberID="viewController">
          <view key="view" id="view"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
          <connections>
            <segue destination="exit" kind="unwind" unwindAction="\(selector)" id="segue"/>
          </connections>
        </viewController>
        <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
      </objects></scene>
      """,
      files: [
        "List.swift": """
        class List: UIViewController {
          @IBAction func unwindToList(_ segue: UIStoryboardSegue) {}
        }

        """
      ])
  }
}

extension StrictCheckContext {
  /// The finding about a segue whose action no controller has, or has without `@IBAction`.
  fileprivate func problem(ofUnwindSegue segue: NibElement) -> Diagnostic? {
    guard let selector = segue["unwindAction"], !selector.isEmpty else { return nil }
    let candidates = program.sources.methods(withSelector: selector)
    let methods = candidates.filter { program.swiftVersions.canHave(selector, $0) }
    guard !methods.contains(where: { $0.isExposed || program.infersObjectiveC }) else { return nil }
    if let hidden = methods.first {
      return finding(
        "UIKit does not find the method '\(selector)' of this unwind segue, so that nothing happens: mark the method "
          + "with @IBAction", at: segue, attribute: "unwindAction",
        notes: [HiddenMember(location: hidden.location).note(without: "@IBAction")])
    }
    return finding(
      "no class has the method '\(selector)' of this unwind segue, so that nothing happens: write the method in the "
        + "controller to which the segue leads back, or correct the selector", at: segue,
      attribute: "unwindAction",
      notes: candidates.first.map { [HiddenMember(renamed: $0).note(without: "@IBAction")] } ?? [])
  }
}
