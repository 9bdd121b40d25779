/// A reference to a scene of another storyboard (`<viewControllerPlaceholder>`) for which that scene is not loaded.
package final class StoryboardReference: UIViewController {
  /// The names of the other storyboard and its scene, such as `Main.HelpViewController`; `nil` for an empty
  /// reference.
  var nibTarget: String? {
    let element = nibOrigin?.element
    let parts = [element?["storyboardName"], element?["referencedIdentifier"]].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  override func nibMakeDefaultView() -> UIView { nibMakePlaceholderView() }
}
